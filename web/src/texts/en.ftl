# The page, without the words of the single games.
loading = Setting the table …
offline = The server does not answer. Please try again in a moment.
close = Close
back = Back
confirm = Confirm
guest = Guest
language = Language
percent = { $number }%
show-all = Show all { $count }

# Lobby
lobby-tagline = Five board games, one table.
lobby-name = Your name
lobby-mine = My games
lobby-games = What shall we play?
lobby-open = Open tables
lobby-unofficial = An unofficial project by fans, not connected with the publishers and authors of the printed games; rules in our own words, drawings of our own.
lobby-fonts = Typefaces:
game-seats = { $seats } players
game-minutes = about { $minutes } minutes
game-teams = teams
game-printed = Board game by { $designers }
game-preparing = is being prepared …
game-failed = This game could not be prepared; the log of the server says why.
play-now = Play now
invite-friends = Invite friends
table-your-turn = Your turn
table-open = { $count ->
    [one] 1 open seat
   *[other] { $count } open seats
}
table-over = over
table-place = over, place { $place }
table-place-stand-in = over, stand-in placed { $place }
table-waits = waiting for { $names }

new-seats = How many at the table?
new-who = Who sits where?
new-seat = Seat { $seat }
new-me = Me
new-person = Somebody with the link
new-bot = Bot: { $name } (level { $level })
new-level = How strong are the bots?
new-options = Variants and house rules
new-clock = Time to think
clock-none = no clock
clock-fast = brisk: 5 minutes plus 10 seconds per turn
clock-calm = relaxed: 20 minutes plus 30 seconds per turn
clock-days = over days: 3 days plus 12 hours per turn
clock-days-left = { $days } days
clock-told = { $budget }, plus { $increment } per turn
new-hints = Allow hints
new-hints-why = A bot tells on request what it would do. At the end everybody sees who asked how often.
new-public = List it among the open tables
new-begin = Let’s go
new-open = Open the table

# Settings
settings = Settings
settings-name = Your name
settings-theme = Brightness
theme-system = like the device
theme-light = light
theme-dark = dark
settings-sound = Sounds
settings-motion = Motion
settings-confirm = Play cards only after confirming
settings-notify = Notify me when it is my turn
settings-keys = Keys
keys-step = from one choice to the next
keys-choose = choose, confirm
keys-drop = think again
keys-undo = take back
keys-hint = hint
keys-help = help on the next thing on the table
keys-rule = the rule behind it

# Waiting room
room-waiting = The game begins as soon as everybody is here.
room-seats = At the table
room-open = open seat
room-sit = Sit here
room-join = Join
room-start = Begin now, bots fill up
room-leave = Give up the seat
room-begins = The game begins by itself when all seats are taken.
hints = Hints
hints-allowed = allowed
hints-none = not allowed
origin = Continuation
origin-move = from move { $move }, against bots
origin-go = To this move of the earlier game
origin-why = This game goes on from an earlier one.
take-backs = with take-backs
take-backs-why = Such games count in no statistics.
invite-link = Invitation link
invite-copy = Copy link
invite-copied = Copied ✓
invite-share = Share …
invite-text = Come to my table!
invite-lonely = So far the link leads to the table on this computer alone. For others in the network:
invite-qr = QR code of the invitation link

# Seats
seat-you = that’s you
seat-bot = bot, { $level }
seat-stand-in = bot stands in
seat-here = is here
seat-away = is away
seat-team = team { $team }
seat-deciding = deciding

# At the table
to-lobby = To the lobby
watchers = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}
you-watch = You are watching
prompt = Decision
prompt-actions = Options
prompt-yours = It is your turn.
prompt-confirm = { $action }?
prompt-waiting = { $count ->
    [one] It is { $names }’s turn …
   *[other] Still deciding: { $names } …
}
prompt-also = { $count ->
    [one] { $names } is deciding at the same time.
   *[other] { $names } are deciding at the same time.
}
prompt-over = The game is over: { $ending }
prompt-price = Price { $price }
prompt-fold = Show or hide the choices
prompt-nobody = One moment …
undo = Take back
undo-ask = Ask to take back
hint = Hint
hint-thinking = thinking …
hint-says = Hint: { $action }. Chance of winning about { $chance }
log = Log
log-all = All { $count } lines
log-jump = Jump to step { $step }
chat = Chat
chat-say = Say something …
chat-send = Send
chat-empty = Quiet so far.
side = Log and chat
rules = Rules
rules-clauses = Rules:
rules-ledger = Every rule in detail
rules-search = Search
menu = Table
menu-seat-link = Play on with another device
menu-seat-link-field = Link to my seat
menu-seat-link-qr = QR code of my seat
menu-seat-link-why = Open this link there. Whoever has it plays for you: keep it to yourself.
menu-leave = Stand up, a bot plays on
menu-return = Take the seat back
menu-replace = Let a bot play
stand-in-plays = A bot is playing for you.
connection-lost = The connection is gone, we keep trying. Your moves are not lost.
offer = Request
offer-undo = { $name } would like to take back the last move.
offer-replace = { $name } proposes that a bot plays for { $seat }.
offer-rematch = { $name } would like to play again.
offer-waiting = Still missing: { $names }
offer-yes = Agree
offer-no = Decline
offer-withdraw = Withdraw
offer-made = The others are being asked.
notify-turn = Your turn
title-turn = Your turn
table-wrong-token = This seat key does not fit this table.
table-watch = Watch
table-gone = There is no such table.
table-failed = The table cannot be opened. Please reload the page.

# Afterwards
result-you-won = You have won!
result-won = { $count ->
    [0] The game is over
    [one] { $names } has won
   *[other] { $names } have won
}
result-stand-in = { $name }’s stand-in
result-stand-in-won = Your stand-in has won
result-stand-in-played = A bot finished the game for you.
result-place = Place
result-placed = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
result-part = Scoring
result-score = Result
rematch = Play again
rematch-go = To the new game
branch = Play on from a move, against bots
replay = Replay
download = Download
chart = The score over time
chart-click = a click leads to that moment
chart-moves = { $moves } steps
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-move = Step
replay-of = { $step } of { $steps }
replay-eyes = Through whose eyes
replay-public = what everybody saw
replay-link = Link to this move
replay-resume = Play on from here
replay-branch = Play on from here against bots
replay-leave = Back to the game
seed = Check the chance
seed-right = correct
seed-wrong = wrong
seed-why = All throws and cards follow from one number. Its fingerprint stood here from the start, the number itself is shown at the end: SHA-256 of “salt:number”.
seed-value = Number
seed-salt = Salt

# The plain board
plain-yes = yes
