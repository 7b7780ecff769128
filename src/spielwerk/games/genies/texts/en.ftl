# Genies
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
question-choose-focus = Which discipline shall be your focus?
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
   *[no] { $seat } has handed in the bids.
}
event-bids-revealed = All bids are in and are revealed.
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
event-overtook = { $card }: { $you ->
    [yes] position { $position } goes to you although you are not alone in front.
   *[no] position { $position } goes to { $seat } even without the only highest bid.
}
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
} back ({ $you ->
    [yes] you have
   *[no] now
} { $left }).
event-held-back = { $you ->
    [yes] You hold { $card } back for now.
   *[no] { $seat } shows { $card } and holds it back for now.
}
event-discarded = { $card } is discarded.
event-carried = { $genius } is offered again next round at position { $position }.
event-removed = Nobody hired { $genius }, who leaves the game.
event-scoring = Scoring of the phase { $phase }.
event-honoured = { $card } goes to { $genius } ({ $you ->
    [yes] your academy
   *[no] { $seat }
}), now { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}.
event-discipline = { $discipline }: { $first } for first place, { $second } for second.
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
event-tie-geniuses = Equal stars, so the number of geniuses counts: { $you ->
    [yes] you have
   *[no] { $seat } has
} { $geniuses }.
event-tie-best = Equally many geniuses too, so the strongest one counts: { $you ->
    [yes] yours has
   *[no] that of { $seat } has
} { $stars ->
    [one] 1 star.
   *[other] { $stars } stars.
}
event-tie-action-stars = The strongest is equal too, so stars from action cards count: { $you ->
    [yes] you have
   *[no] { $seat } has
} { $stars }.
event-tie-remains = These are equal as well: { $you ->
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
refused-sheet-full = all five bids are written; hand them in or go back
refused-sheet-empty = there is nothing to change before position A
refused-sheet-not-full = the bid for position { $position } is still missing
refused-not-your-genius = this genius is not in your academy
refused-wrong-discipline = this card does not count for the discipline of this genius

ending-finished = three scorings played

label-academies = Academies
label-asked = Waiting for
label-asking-card = Action card
label-bids = Bids
label-cards = Cards
label-chips = Chips
label-committed = has committed
label-discipline = Discipline
label-disciplines = Disciplines
label-display = Display A to E
label-focus = Focus
label-geniuses = Geniuses
label-hand = Hand
label-hand-size = Cards in hand
label-id = Who
label-most = at most
label-open = Open cards
label-phase = Phase
label-place = place
label-points = Points
label-position = position
label-prizes = Scoring (1st, 2nd place)
label-removed = Out of the game
label-round = Round
label-sheet = Your bid sheet
label-spent = Action cards used
label-stars = stars
label-to-come = Still to come

# Levels of the bots, the weakest first
level-1 = Student
level-2 = Assistant
level-3 = Professor
level-4 = Nobel laureate
