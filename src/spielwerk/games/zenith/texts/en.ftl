# Zenith
game-name = Zenith
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
question-choose-first = Which of you plays first?
question-choose-card = Which card do you play, and for what?
question-choose-influence = Which planet gets the influence?
question-choose-row = Where shall the row lie?
question-choose-recenter = Which disc goes to the middle space?
question-choose-transfer = At which planet does a diplomat change sides?
question-choose-exile = At which planet is a diplomat exiled?
question-choose-discard = Which hand card do you discard?
question-choose-exchange = Do you accept the offer?
question-choose-tier = Which offer do you accept?
question-choose-option = What do you choose?
question-choose-develop = Which technology do you develop?
question-choose-token = Which bonus token do you take?
question-choose-pass = Which card do you pass on?

action-done = done
action-decline = decline
action-accept = accept
action-tier = offer { $tier }
action-option = option { $option }
action-first = { $seat } plays first
action-planet = { $planet }
action-row = { $from ->
    [0] row from Mercury on, its first place hanging over the edge
    [1] row from Mercury on
    [2] row from Venus on
    [3] row from Terra on
    [4] row from Mars on
   *[other] row from Jupiter on
}
action-people = develop the technology of the { $people }
action-planet-token = take the bonus token of { $planet }
action-people-token = take the bonus token of the { $people }
action-card = { $card }
action-recruit = recruit { $card }
action-develop = discard { $card } and develop a technology
action-lead = discard { $card } and take the Leader badge

event-first-party = { $you ->
    [yes] You begin.
   *[no] { $seat } begins.
}
event-side-laid = In play: { $side }.
event-planet-token-laid = Bonus token on { $planet }: { $bonus }.
event-people-token-laid = Bonus token at the technology of the { $people }: { $bonus }.
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
    [yes] Turn { $number }: you play.
   *[no] Turn { $number }: { $seat } plays.
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
} { $card } to take the Leader badge.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $card }.
event-level-reached = { $you ->
    [yes] You reach
   *[no] { $seat } reaches
} level { $level } of the technology of the { $people } for { $price } zenithium.
event-row-prize = { $you ->
    [yes] All your peoples have reached level { $level }: row prize { $level } follows at the end.
   *[no] All peoples of { $seat } have reached level { $level }: row prize { $level } follows at the end.
}
event-influence = { $you ->
    [yes] You gain
   *[no] { $seat } gains
} { $influence } influence on { $planet } (the disc { $position ->
    [0] lies on the middle space
   *[other] stands at { $position } for { $you ->
        [yes] you
       *[no] { $seat }
    }
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
} the bonus token “{ $bonus }”.
event-tokens-shuffled = The supply was empty: { $tokens ->
    [one] 1 discarded bonus token is
   *[other] { $tokens } discarded bonus tokens are
} reshuffled.
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
event-took = { $amount ->
    [0] { $other-you ->
        [yes] You have
       *[no] { $other } has
    } no { $what ->
        [0] credits
       *[other] zenithium
    } to take.
   *[other] { $you ->
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
}
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
} reshuffled.
event-new-disc = { $planet } has a disc again, on the middle space.
event-won = { $you ->
    [yes] You have won with { $discs } discs after { $turns } turns!
   *[no] { $seat } has won with { $discs } discs after { $turns } turns!
}
event-exhausted = After { $turns } turns the game cannot go on. { $you ->
    [yes] You win
   *[no] { $seat } wins
} with { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}.
event-drawn = After { $turns } turns the game cannot go on, and both sides stand equal: a draw.

refused-not-in-hand = this card is not in your hand
    .clauses = Z-31
refused-too-expensive = the price is { $price }, and you have { $credits ->
    [0] no credits
    [one] only 1 credit
   *[other] only { $credits } credits
}
    .clauses = Z-39 Z-40
refused-wrong-planet = only your partner may recruit at { $planet }
    .clauses = Z-82 Z-83
refused-last-level = this technology has reached its last level
    .clauses = Z-51
refused-too-little-zenithium = the next level costs { $price } zenithium, and you have { $zenithium ->
    [0] none
   *[other] only { $zenithium }
}
    .clauses = Z-50
refused-marked-in-order = cards are picked in their order; this one has been passed over
    .clauses = Z-19
refused-no-such-disc = this planet has no disc that could be chosen here
    .clauses = Z-28 Z:A-07 Z:A-09 Z:A-10
refused-no-such-column = there is no card that could be chosen here
    .clauses = Z-34 Z-35 Z-36

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
    [ref_cost] {" "}for each credit of that card's printed cost
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
effect-ladder = Optional, one of the offers: { $offers }
effect-offer = { $cost } ⇒ { $gain }
effect-when-badge = If you hold the Leader badge: { $then }
effect-when-credits = If you have at least { $credits } credits: { $then }
effect-choose = Choose: { $options }

label-asked = Asked
label-badge = Badge
label-black = Black
label-columns = Columns
label-cost = Cost
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
label-people = People
label-planet = Planet
label-planets = Planets
label-position = Disc
label-position-shown = { $sign ->
    [plus] White { $size }
    [minus] Black { $size }
   *[zero] centre
}
label-prices = Prices of your cards
label-seats = Players
label-second-member = Second team member
label-sides = Technology sides
label-silver = silver
label-status = status board
label-supply = Bonus tokens face down
label-technology = technology board
label-technology-tokens = Bonus tokens of the technologies
label-token = Bonus token
label-used-tokens = Bonus tokens used
label-white = White
label-zenithium = Zenithium

# What decides the game
part-mercury = Discs of Mercury
part-venus = Discs of Venus
part-terra = Discs of Terra
part-mars = Discs of Mars
part-jupiter = Discs of Jupiter

# Topics of the rules help
topic-goal = Win influence discs: 3 of one planet, 4 of different planets or any 5 of them, and the game is yours on the spot.
    .title = Goal
    .clauses = Z-01 Z-02 Z-03 Z-04 Z-05
topic-turn = You play exactly one hand card: to recruit a diplomat, to develop a technology or to take the lead. Then you refill your hand, and where a disc is missing a new one goes on the middle space.
    .title = The turn
    .clauses = Z-30 Z-31 Z-32
topic-recruit = Lay the card on your column at its planet and pay its cost, 1 credit less for each card that already lies there. Then all its effects apply from left to right, first always 1 influence on its planet.
    .title = Recruiting
    .clauses = Z-37 Z-39 Z-40 Z-41 Z-42 Z-43
topic-levels = Discard a card and pay as much zenithium as the number of its people's next level; then the new level and all below it apply. Once all three peoples are at level 1, 2 or 3, you gain 1, 2 or 3 influence on top.
    .title = Developing a technology
    .clauses = Z-49 Z-50 Z-51 Z-52 Z-53 Z-55 Z-56 Z-57 Z-58 Z-60
topic-badge = Discard a card and take the badge, along with 1 zenithium (robot), 3 credits (human) or 2 mobilised diplomats (animod). Its silver side allows 5 hand cards; receive it once more and it turns to gold, which allows 6.
    .title = Leader badge
    .clauses = Z-61 Z-62 Z-63 Z-64 Z-65 Z-66 Z-67 Z-68
topic-moving = Mobilising lays the top card of the deck on your column, exiling discards the top card of a column, transferring brings an opposing card to your column. Their effects never apply on the way.
    .title = Moving cards
    .clauses = Z-33 Z-34 Z-35 Z-36
topic-planets = Each influence pulls the planet's disc one space toward you. From the middle space it is 4 steps to your control zone; what goes beyond is lost.
    .title = Planets and influence
    .clauses = Z-21 Z-22 Z-24 Z-26 Z-28
topic-discs = A disc in your control zone is yours for good. The first of each planet brings its bonus token; the next one lies ready only at the end of the turn.
    .title = Discs won
    .clauses = Z-23 Z-25 Z-26 Z-27 Z-87
topic-columns = At each planet you have a column of cards; the last one laid is on top. Each card there makes the next one 1 credit cheaper, and only the top one can be exiled or change sides.
    .title = Columns
    .clauses = Z-29 Z-36 Z-38 Z-39 Z-43
topic-credits = Credits pay for diplomats. You begin with 12; the supply never runs out.
    .title = Credits
    .clauses = Z-13 Z-14 Z-40 Z-89
topic-zenithium = Zenithium pays for technologies: for each level as much as its number says. You begin with 1.
    .title = Zenithium
    .clauses = Z-13 Z-14 Z-50 Z-89
topic-token = A bonus token applies at once and is then discarded. You get one with the first disc of a planet, with level 2 of a technology if you are the first there, or by an effect.
    .title = Bonus tokens
    .clauses = Z-25 Z-44 Z-45 Z-46 Z-47 Z-48 Z-53
topic-hand = At the end of your turn you draw up to 4 cards, with the silver badge up to 5, with the gold one up to 6. If you have more, you keep them; before the first turn you may exchange cards once.
    .title = Hand
    .clauses = Z-15 Z-19 Z-20 Z-69 Z-70 Z-72
topic-team = With four players a team shares everything but the hands, and both members take a whole turn, one after the other. At the technology board you recruit only at Mercury, Venus and Terra, at the status board only at Terra, Mars and Jupiter.
    .title = Team game
    .clauses = Z-73 Z-75 Z-77 Z-78 Z-79 Z-80 Z-82 Z-83 Z-85 Z-86
topic-end = The deciding disc ends the game at once. If nobody has a card any more, most discs win, then most different planets.
    .title = End of the game
    .clauses = Z-05 Z-06 Z:A-18
topic-variants = Each part of the technology board has two sides; S-U-N is meant for a first game. With the head start, whoever has the second turn already has influence on Terra, Mars and Venus.
    .title = Variants
    .clauses = Z-08 Z-16 Z-17 Z-18 Z-74 Z:A-03

# Levels of the bots, the weakest first
level-1 = Cadet
level-2 = Pilot
level-3 = Commander
level-4 = Grand admiral
