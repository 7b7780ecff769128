# Zenith
idea = Pull the discs of five planets to your side: three of one, four different ones or any five of them win.

option-animod-side = Animod technology
option-animod-side-s = side S
option-animod-side-d = side D
option-animod-side-random = drawn by lot
option-human-side = Human technology
option-human-side-u = side U
option-human-side-o = side O
option-human-side-random = drawn by lot
option-robot-side = Robot technology
option-robot-side-n = side N
option-robot-side-p = side P
option-robot-side-random = drawn by lot
option-handicap = Head start: whoever has the second turn gets influence on Terra, Mars and Venus
option-team-resources = Starting supply in the team game
option-team-resources-per-team = per team
option-team-resources-per-person = per person

question-mulligan = Which cards do you want to exchange?
question-choose-first = Who of your team plays first?
question-choose-card = Which card do you play, and what for?
question-choose-influence = On which planet?
question-choose-row = Where does the row lie?
question-choose-recenter = Which disc goes to the middle space?
question-choose-transfer = At which planet does a diplomat change sides?
question-choose-exile = At which planet is a diplomat exiled?
question-choose-discard = Which hand card do you discard?
question-choose-exchange = Do you accept the offer?
question-choose-tier = Which tier do you take?
question-choose-option = What do you choose?
question-choose-develop = Which technology do you develop?
question-choose-token = Which bonus token do you take?
question-choose-pass = Which card do you pass on?

action-done = done
action-decline = decline
action-accept = accept
action-tier = tier { $tier }
action-option = option { $option }
action-first = { $seat } plays first
action-planet = { $planet }
action-row = { $from ->
    [0] row that hangs over the edge before planet 1
   *[other] row from planet { $from } on
}
action-people = develop { $people }
action-planet-token = take the bonus token of { $planet }
action-people-token = take the bonus token of the technology { $people }
action-card = { $card }
action-recruit = recruit { $card }
action-develop = discard { $card } and develop a technology
action-lead = discard { $card } and take the Leader badge

event-first-party = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-side-laid = { $side } is up.
event-planet-token-laid = Bonus token on { $planet }: { $bonus }.
event-people-token-laid = Bonus token at the technology { $people }: { $bonus }.
event-mulliganed = { $cards ->
    [0] { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } all cards.
    [one] { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } 1 card.
   *[other] { $you ->
        [yes] You exchange
       *[no] { $seat } exchanges
    } { $cards } cards.
}
event-turn = { $you ->
    [yes] Turn { $number }: it is your turn.
   *[no] Turn { $number }: it is the turn of { $seat }.
}
event-plays-first = { $you ->
    [yes] You play first in your team.
   *[no] { $seat } plays first in the team.
}
event-no-card = { $you ->
    [yes] You have no card and miss the turn.
   *[no] { $seat } has no card and misses the turn.
}
event-recruited = { $you ->
    [yes] You recruit
   *[no] { $seat } recruits
} { $card } at { $planet } for { $price ->
    [one] 1 credit
   *[other] { $price } credits
}.
event-developed = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card } to develop a technology.
event-led = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card } to take the lead.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }.
event-level-reached = { $you ->
    [yes] You reach
   *[no] { $seat } reaches
} level { $level } of the technology { $people } for { $price } zenithium.
event-row-prize = { $you ->
    [yes] All your peoples are at level { $level }: row prize { $level } follows afterwards.
   *[no] All peoples of { $seat } are at level { $level }: row prize { $level } follows afterwards.
}
event-influence = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $influence } influence on { $planet } (the disc stands at { $position } for { $you ->
    [yes] you
   *[no] { $seat }
}).
event-influence-lost = { $influence } influence on { $planet } is lost { $you ->
    [yes] to you
   *[no] to { $seat }
}: there is no disc.
event-recentered = { $you ->
    [yes] You move
   *[no] { $seat } moves
} the disc of { $planet } to the middle space.
event-disc-won = { $you ->
    [yes] You win
   *[no] { $seat } wins
} a disc of { $planet } (discs in all: { $discs }).
event-token-taken = { $you ->
    [yes] You receive
   *[no] { $seat } receives
} the bonus token { $bonus }.
event-tokens-shuffled = The supply was empty: { $tokens ->
    [one] 1 discarded bonus token is
   *[other] { $tokens } discarded bonus tokens are
} shuffled anew.
event-gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $what ->
    [0] { $amount ->
        [one] 1 credit
       *[other] { $amount } credits
    }
   *[other] { $amount } zenithium
}.
event-paid = { $you ->
    [yes] You pay
   *[no] { $seat } pays
} { $what ->
    [0] { $amount ->
        [one] 1 credit
       *[other] { $amount } credits
    }
   *[other] { $amount } zenithium
}.
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $what ->
    [0] { $amount ->
        [one] 1 credit
       *[other] { $amount } credits
    }
   *[other] { $amount } zenithium
} from { $other-you ->
    [yes] you
   *[no] { $other }
}.
event-gave = { $you ->
    [yes] You give
   *[no] { $seat } gives
} { $other-you ->
    [yes] you
   *[no] { $other }
} { $what ->
    [0] { $amount ->
        [one] 1 credit
       *[other] { $amount } credits
    }
   *[other] { $amount } zenithium
}.
event-badge-taken = { $you ->
    [yes] You now hold
   *[no] { $seat } now holds
} the Leader badge, { $side ->
    [0] silver
   *[other] gold
} side up.
event-badge-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} the Leader badge, gold side up.
event-badge-given = { $you ->
    [yes] You give
   *[no] { $seat } gives
} { $other-you ->
    [yes] you
   *[no] { $other }
} the Leader badge.
event-mobilised = { $you ->
    [yes] You mobilise
   *[no] { $seat } mobilises
} { $card } at { $planet }.
event-transferred = { $card } changes sides at { $planet }, from { $other-you ->
    [yes] you
   *[no] { $other }
} to { $you ->
    [yes] you
   *[no] { $seat }
}.
event-exiled = { $you ->
    [yes] You exile
   *[no] { $seat } exiles
} { $card } at { $planet } ({ $other-you ->
    [yes] your side
   *[no] side of { $other }
}).
event-declined = { $you ->
    [yes] You decline.
   *[no] { $seat } declines.
}
event-passed = { $you ->
    [yes] You pass
   *[no] { $seat } passes
} { $other-you ->
    [yes] you
   *[no] { $other }
} a hand card, face down.
event-passed-card = Passed from { $you ->
    [yes] you
   *[no] { $seat }
} to { $other-you ->
    [yes] you
   *[no] { $other }
}: { $card }.
event-drew-card = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card }.
event-refilled = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} ({ $hand } in hand).
event-reshuffled = The deck is empty: { $cards ->
    [one] 1 card of the discard pile is
   *[other] { $cards } cards of the discard pile are
} shuffled anew.
event-new-disc = { $planet } has a disc again, on the middle space.
event-won = { $you ->
    [yes] You have won with { $discs } discs after { $turns } turns!
   *[no] { $seat } has won with { $discs } discs after { $turns } turns!
}
event-exhausted = After { $turns } turns nobody can go on. { $you ->
    [yes] You win with { $discs } discs.
   *[no] { $seat } wins with { $discs } discs.
}
event-drawn = After { $turns } turns nobody can go on and both sides stand equal: a draw.

refused-not-in-hand = this card is not in your hand
refused-too-expensive = the price is { $price }, you have { $credits } credits
refused-wrong-planet = only your partner may recruit at { $planet }
refused-last-level = this technology has reached its last level
refused-too-little-zenithium = the next level costs { $price } zenithium, you have { $zenithium }
refused-marked-in-order = cards are picked in their order; this one has been passed over
refused-no-such-disc = this planet has no disc that could be chosen here
refused-no-such-column = there is no card that could be chosen here

ending-absolute = absolute victory
ending-democratic = democratic victory
ending-absolute-democratic = absolute and democratic victory
ending-popular = popular victory
ending-absolute-popular = absolute and popular victory
ending-democratic-popular = democratic and popular victory
ending-absolute-democratic-popular = all three victories at once
ending-exhausted = no cards left
ending-turn-limit = too many turns

effect-then = , then{" "}
effect-and = {" "}and{" "}
effect-or = {" "}OR{" "}
effect-repeat = { $times } times: { $inner }
effect-influence = { $to ->
    [opp] The opponent gains { $n } influence on { $planet }
   *[me] { $n } influence on { $planet }
}
effect-influence-ref = { $to ->
    [opp] The opponent gains { $n } influence on that card's planet
   *[me] { $n } influence on that card's planet
}
effect-influence-choice = { $to ->
    [opp] The opponent gains { $n } influence on
   *[me] { $n } influence on
} { $different ->
    [yes] 1 different planet
   *[no] 1 planet
} of your choice{ $start ->
    [center] {" "}whose disc lies on the middle space
    [opp_side] {" "}whose disc lies on the opponent's side
   *[any] {""}
}{ $exclude ->
    [none] {""}
   *[other] {" "}(not { $exclude })
}
effect-influence-row = Influence { $pattern } on { $planets } neighbouring planets{ $overhang ->
    [0] {""}
   *[other] {" "}(one end may hang over the edge and is lost)
}
effect-recenter = Move 1 disc from the opponent's side to the middle space
effect-gain = { $to ->
    [opp] The opponent gains
   *[me] Gain
} { $what ->
    [credits] { $n ->
        [one] 1 credit
       *[other] { $n } credits
    }
   *[zenithium] { $n } zenithium
}{ $times ->
    [own_colours] {" "}per colour among your columns
    [opp_colours] {" "}per colour among the opponent's columns
    [techs_started] {" "}per people whose technology you have at level 1 or higher
    [ref_cost] {" "}per credit printed on that card
   *[once] {""}
}
effect-take = Take { $what ->
    [credits] { $n ->
        [one] 1 credit
       *[other] { $n } credits
    }
   *[zenithium] { $n } zenithium
} from the opponent
effect-pay = Pay { $what ->
    [credits] { $n ->
        [one] 1 credit
       *[other] { $n } credits
    }
   *[zenithium] { $n } zenithium
}
effect-give = Give the opponent { $what ->
    [badge] the Leader badge
    [credits] { $n ->
        [one] 1 credit
       *[other] { $n } credits
    }
   *[zenithium] { $n } zenithium
}
effect-badge = Take the Leader badge{ $side ->
    [gold] , gold side up
   *[step] {""}
}
effect-mobilise = Mobilise { $n ->
    [one] 1 diplomat
   *[other] { $n } diplomats
}
effect-transfer = Transfer { $n ->
    [one] 1 opposing diplomat
   *[other] { $n } opposing diplomats
}{ $where ->
    [planet] {" "}at { $planet }
   *[choice] { $different ->
        [yes] {" "}at a different planet
       *[no] {""}
    }
}{ $exclude ->
    [none] {""}
   *[other] {" "}(not at { $exclude })
}
effect-exile-own = Exile { $n ->
    [one] 1 of your own diplomats
   *[other] { $n } of your own diplomats
}{ $where ->
    [planet] {" "}at { $planet }
   *[choice] { $different ->
        [yes] {" "}at a different planet
       *[no] {""}
    }
}{ $exclude ->
    [none] {""}
   *[other] {" "}(not at { $exclude })
}
effect-exile-opp = Exile { $n ->
    [one] 1 opposing diplomat
   *[other] { $n } opposing diplomats
}{ $where ->
    [planet] {" "}at { $planet }
   *[choice] { $different ->
        [yes] {" "}at a different planet
       *[no] {""}
    }
}{ $exclude ->
    [none] {""}
   *[other] {" "}(not at { $exclude })
}
effect-discard = { $n ->
    [all] Discard your whole hand
    [one] Discard 1 hand card
   *[other] Discard { $n } hand cards
}
effect-bonus-token = { $pool ->
    [boards] Take 1 face-up bonus token from the boards and apply it
   *[supply] Draw 1 bonus token from the supply and apply it
}
effect-develop = Optional: Develop { $which ->
    [choice] any technology
    [lowest] your lowest technology
   *[named] the technology of the { $people }
} { $discount ->
    [all] for free
    [0] at its full price
   *[other] for { $discount } zenithium less
}
effect-pass-cards = Give your partner up to { $max } hand cards
effect-exchange = Optional: { $offer }
effect-ladder = Optional, one tier: { $offers }
effect-offer = { $cost } ⇒ { $gain }
effect-when-badge = If you hold the Leader badge: { $then }
effect-when-credits = If you have at least { $credits } credits: { $then }
effect-choose = Choose: { $options }

label-asked = Asked
label-badge = Badge
label-black = Black
label-columns = Columns
label-credits = Credits
label-deciding-mulligan = still choosing
label-deck-size = Cards in the deck
label-discards = Discard pile
label-discs = Discs won
label-given = passed by the partner
label-gold = gold
label-hand = Hand
label-hand-limit = Hand limit
label-hand-size = Cards in hand
label-levels = Technology levels
label-marked = Marked for exchange
label-member = Side of the table
label-parties = Parties
label-party = Party
label-planet = Planet
label-planets = Planets
label-position = Disc
label-prices = Prices of your cards
label-seats = Persons
label-second-member = Second member
label-sides = Technology sides
label-silver = silver
label-status = status board
label-supply = Tokens face down
label-technology = technology board
label-technology-tokens = Tokens of the technologies
label-token = Bonus token
label-used-tokens = Tokens used
label-white = White
label-zenithium = Zenithium

# Levels of the bots, the weakest first
level-1 = Cadet
level-2 = Pilot
level-3 = Commander
level-4 = Grand admiral
