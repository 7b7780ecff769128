# Genies
game-name = Genies
idea = Bid in secret for the greatest minds of all time and make your academy the best in as many disciplines as you can.

option-bid-limit = A single bid
option-bid-limit-chips = at most the chips you own
option-bid-limit-none = as high as you like (void if you cannot pay it)
option-carry-packages = If a package is unsold
option-carry-packages-split = its cards are spread out one by one
option-carry-packages-keep = it moves on as a whole
option-hold-evaluation-cards = Auction cards may be held back in the first round of a phase
option-full-tie = A complete tie in a discipline
option-full-tie-lowest-place = counts as the lowest place shared
option-full-tie-highest-place = counts as the highest place shared
option-chips-public = Chips are open

question-bid = How many chips do you bid?
question-choose-stars = Which of your geniuses receives the stars?
question-choose-focus = Which discipline will be your focus?
question-choose-use = Use this card now?

action-bid = { $chips ->
    [0] no bid
    [one] bid 1 chip
   *[other] bid { $chips } chips
}
action-back = back one position
action-commit = hand in the bids
action-focus = focus on { $discipline }
action-honour = honour { $genius }
action-use = use it
action-hold = hold it back

event-round = Round { $number } ({ $phase }) begins.
event-cards-dealt = { $cards ->
    [one] Everybody receives 1 new action card.
   *[other] Everybody receives { $cards } new action cards.
}
event-dealt = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} the action card { $card }.
event-income = { $chips ->
    [one] Everybody receives 1 chip.
   *[other] Everybody receives { $chips } chips.
}
event-gained = { $card } brings { $you ->
    [yes] you
   *[no] { $seat }
} { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} from the bank.
event-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
event-focused = { $you ->
    [yes] You name
   *[no] { $seat } names
} { $discipline } as the focus of this phase.
event-turned-up = Position { $position }: { $genius } is turned up.
event-cannot-bid = { $you ->
    [yes] You have no chips and
   *[no] { $seat } has no chips and
} cannot bid.
event-committed = { $you ->
    [yes] You have handed in your bids.
   *[no] { $seat } has handed in their bids.
}
event-bids-revealed = All bids are in and are now revealed.
event-bid = { $position }: { $you ->
    [yes] you bid
   *[no] { $seat } bids
} { $chips }.
event-void-bid = { $position }: { $you ->
    [yes] you bid { $chips }, but have
   *[no] { $seat } bids { $chips }, but has
} only { $left } left; the bid is void.
event-stalemate = { $position }: stalemate at { $chips }; nobody wins the position.
event-no-bid = { $position }: no valid bid.
event-overtook = { $card }: position { $position } goes to { $you ->
    [yes] you
   *[no] { $seat }
} even without the sole highest bid.
event-cheaper = { $card }: { $you ->
    [yes] you pay
   *[no] { $seat } pays
} only { $price } instead of { $bid }.
event-awarded = { $you ->
    [yes] You win
   *[no] { $seat } wins
} { $position } and { $you ->
    [yes] pay
   *[no] pays
} { $price ->
    [one] 1 chip
   *[other] { $price } chips
} ({ $left } left).
event-hired = { $genius } joins { $you ->
    [yes] your academy.
   *[no] the academy of { $seat }.
}
event-refunded = { $card }: { $you ->
    [yes] you get
   *[no] { $seat } gets
} { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
} back (now { $left }).
event-held-back = { $you ->
    [yes] You hold { $card } back for now.
   *[no] { $seat } shows { $card } and holds it back for now.
}
event-discarded = { $card } is discarded.
event-carried = { $genius } is offered again next round at position { $position }.
event-removed = Nobody hires { $genius }; the card leaves the game.
event-scoring = Scoring of phase { $phase }.
event-honoured = { $card } goes to { $genius } ({ $you ->
    [yes] your academy
   *[no] { $seat }
}), now { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
event-discipline = { $discipline }: { $first ->
    [one] 1 point
   *[other] { $first } points
} for first place, { $second } for second.
event-strength = { $you ->
    [yes] You have
   *[no] { $seat } has
} { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} with { $geniuses ->
    [one] 1 genius.
   *[other] { $geniuses } geniuses.
}
event-tie-geniuses = Level on stars, so the number of geniuses counts: { $you ->
    [yes] you have
   *[no] { $seat } has
} { $geniuses }.
event-tie-best = Level on geniuses too, so the strongest one counts: { $you ->
    [yes] yours has
   *[no] that of { $seat } has
} { $stars ->
    [one] 1 star.
   *[other] { $stars } stars.
}
event-tie-action-stars = Level on the strongest too, so the stars from action cards count: { $you ->
    [yes] you have
   *[no] { $seat } has
} { $stars }.
event-tie-remains = Level on these as well: { $you ->
    [yes] you share
   *[no] { $seat } shares
} the place in { $discipline }.
event-placed = { $you ->
    [yes] You take
   *[no] { $seat } takes
} place { $place } in { $discipline }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-focus-scored = { $you ->
    [yes] Your focus
   *[no] The focus of { $seat }
}, { $discipline } ({ $place ->
    [0] no genius
   *[other] place { $place }
}), brings { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-bonus = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $card } ({ $count } counted): { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-lost = { $you ->
    [yes] You could not play { $card } and lose
   *[no] { $seat } could not play { $card } and loses
} the card.
event-won = { $you ->
    [yes] You win
   *[no] { $seat } wins
} with { $points ->
    [one] 1 point!
   *[other] { $points } points!
}

refused-bid-too-high = you can bid at most { $most }
    .clauses = G-24 G:A-02
refused-sheet-full = all five bids are written; hand them in or go back
    .clauses = G-20 G-25
refused-sheet-empty = no position comes before A
refused-sheet-not-full = the bid for position { $position } is still missing
    .clauses = G-20 G-23
refused-not-your-genius = this genius is not in your academy
    .clauses = G-62 G:A-11
refused-wrong-discipline = this card does not apply to the discipline of this genius
    .clauses = G-62

ending-finished = three scorings played

label-academies = Academies
label-asked = Waiting for
label-asking-card = Action card
label-bids = Bids
label-cards = Cards
label-chips = Chips
label-committed = Handed in
label-discipline = Discipline
label-disciplines = Disciplines
label-display = Display A to E
label-focus = Focus
label-geniuses = Geniuses
label-group = Group
label-hand = Hand
label-hand-size = Cards in hand
label-humanities = Humanities
label-id = Who
label-most = At most
label-natural-sciences = Natural sciences
label-open = Open cards
label-phase = Phase
label-place = Place
label-points = Points
label-position = Position
label-prizes = Scoring (1st, 2nd place)
label-removed = Out of the game
label-round = Round
label-rounds = Rounds
label-sheet = Your bid sheet
label-spent = Discarded action cards
label-stars = Stars
label-to-come = Still to come

# Points at the end
part-earlier-and-bonus = Scorings 1 and 2, all bonus points
part-philosophy = Scoring 3: philosophy
part-psychology = Scoring 3: psychology
part-literature = Scoring 3: literature
part-economics = Scoring 3: economics
part-mathematics = Scoring 3: mathematics
part-physics = Scoring 3: physics
part-chemistry = Scoring 3: chemistry
part-biology = Scoring 3: biology

# Rules help
topic-goal = Hire great minds and earn points with them in three scorings. Whoever has the most points in the end wins.
    .title = Goal
    .clauses = G-91 G-93
topic-round = Each of the six rounds consists of the display, secret bids and their evaluation. Two rounds form a phase, which begins with new action cards and ends with a scoring.
    .title = Rounds and phases
    .clauses = G-05 G-06 G-10 G-11
topic-display = Every round brings a new genius to each position from A to E. Where one from the round before still lies, they form a package that is only sold together.
    .title = Display
    .clauses = G-12 G-14 G-21 G-42
topic-bids = Everybody writes a number for each position, at the same time and in secret; 0 means no bid. A single bid may not exceed your chips, but all of them together may.
    .title = Bids
    .clauses = G-20 G-22 G-23 G-24 G-25
topic-evaluation = From A to E the highest bid that is still covered wins, and it is paid at once. If you spend a lot early on, you may be unable to pay for later positions.
    .title = Evaluation
    .clauses = G-30 G-31 G-32 G-33 G-34 G-35 G-39 G-56
topic-stalemate = If the highest valid bids are equal, or there is none, nobody wins the position. Its geniuses move left and are offered again next round; after the last round they leave the game.
    .title = Stalemate
    .clauses = G-36 G-37 G-38 G-41 G-43 G-45 G-46
topic-chips = Before each round you receive new chips: 30, 20, 15 or 12 with two, three, four or five players. What you save you keep; at the end chips are worth nothing.
    .title = Chips
    .clauses = G-05 G-08 G-40 G-92
topic-hand = Each card works at the start of the phase, in the evaluation or in the scoring, and must be played as soon as it can do something. What is still in hand at the end of the phase is lost.
    .title = Action cards
    .clauses = G-50 G-51 G-52 G-53 G-55 G-57 G-59 G-60 G-61
topic-focus = With a Focus Area card you name a discipline at the start of the phase, before any genius is turned up. In the scoring it brings you 2 points in first place and 1 point in second.
    .title = Focus
    .clauses = G-58 G-83
topic-stars = The stars of all your geniuses in a discipline add up to your strength there. Before a scoring, star cards give one of your geniuses more stars, which stay until the end of the game.
    .title = Stars
    .clauses = G-54 G-62 G-72
topic-disciplines = In each of the eight disciplines it counts who has the most stars and who the second-most. Without a genius there you get nothing.
    .title = Disciplines
    .clauses = G-71 G-72 G-73 G-78 G-81
topic-place = With equal stars the number of geniuses counts first, then the strongest genius, then the stars from action cards. Those who are still level share the lowest of the places they cover.
    .title = Place and ties
    .clauses = G-73 G-74 G-75 G-76 G-77 G-79
topic-prizes = After rounds 2, 4 and 6 every discipline pays points for first and second place, as many as the scoring table shows for this phase.
    .title = Scoring
    .clauses = G-11 G-70 G-71 G-73
topic-points = You earn points for places in the disciplines and as a bonus from action cards. You keep them to the end.
    .title = Points
    .clauses = G-63 G-80 G-82
topic-end = The game ends after the scoring of round 6. With equal points the victory is shared.
    .title = End of the game
    .clauses = G-90 G-91 G-92 G-93
topic-options = Before the game you can agree on bids without a limit, packages that stay together, auction cards that may wait, the highest place for a complete tie, or hidden chips.
    .title = Variants
    .clauses = G:A-02 G:A-04 G:A-09 G:A-13 G:A-16

# Levels of the bots, the weakest first
level-1 = Student
level-2 = Assistant
level-3 = Professor
level-4 = Nobel laureate
