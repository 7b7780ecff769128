"""What people see of a state. Reads only what `hide` has left."""

from typing import Annotated, Any

import msgspec

from spielwerk.core.action_space import Action
from spielwerk.core.bits import NO_CARD, has_card
from spielwerk.core.content import Content
from spielwerk.core.view_fields import AT_STAKE, PRICE, SeatNumber
from spielwerk.core.views import Refusal, counts, open_task, question
from spielwerk.games.zenith.actions import DEVELOP, LEAD, RECRUIT
from spielwerk.games.zenith.describe import effect_text
from spielwerk.games.zenith.holdings import hand_limit, is_team_game, member_of, party_of
from spielwerk.games.zenith.offers import may_recruit_at, price_of_card
from spielwerk.games.zenith.state import LEVELS, NO_TOKEN, NOBODY, PARTIES, PLANETS, Badge, Member, Side, Task
from spielwerk.games.zenith.technology import price_of_level

__all__ = ["PartyView", "PlanetView", "SeatView", "View", "effect_text", "parts", "refusal", "view"]

PARTY_NAMES = ("white", "black")


class PlanetView(msgspec.Struct, frozen=True):
    """One track."""

    planet: str
    position: int | None
    """Above 0 toward white, below 0 toward black; None while the disc is missing."""
    token: str | None


class PartyView(msgspec.Struct, frozen=True):
    """One side of the board."""

    party: str
    credits: int
    zenithium: int
    badge: str | None
    """`silver` or `gold`, if this party holds it."""
    levels: dict[str, int]
    discs: dict[str, int]
    """Won discs by planet, without those of which there are none."""
    columns: dict[str, list[str]]
    """Cards at each planet from the bottom up; the last one is on top."""


class SeatView(msgspec.Struct, frozen=True):
    """One person."""

    seat: SeatNumber
    party: str
    member: str | None
    """In a team: at the side of the `technology` or of the `status` board."""
    hand_size: int
    hand_limit: int
    hand: list[str]
    """The cards that the viewer knows: the own hand, and cards passed to the partner."""
    given: list[str]
    """Of these, the ones that the partner passed."""
    deciding_mulligan: bool


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: SeatNumber
    party: str
    active: SeatNumber
    turn: int
    second_member: bool
    question: str | None
    """What is being decided, or None."""
    asked: list[SeatNumber]
    """The seats that decide."""
    planets: list[PlanetView]
    sides: dict[str, str]
    """Which side of each people's technology part is up."""
    technology_tokens: dict[str, str | None]
    supply: dict[str, int]
    """Kinds of the face-down tokens (known by counting), without their order."""
    used_tokens: dict[str, int]
    parties: list[PartyView]
    seats: list[SeatView]
    marked: Annotated[list[str], AT_STAKE]
    """Own cards marked for the mulligan."""
    prices: Annotated[dict[str, int], PRICE]
    """What each own hand card costs to recruit now."""
    deck_size: int
    discards: list[str]
    winner: str | None


def view(content: Content, s: Any, seat: int) -> View:
    """The table as this seat sees it."""
    peoples = content.names["people"]
    return View(
        seat=seat,
        party=PARTY_NAMES[s.party],
        active=int(s.active),
        turn=int(s.turn),
        second_member=bool(s.second),
        question=question(s, Task),
        asked=_asked(s),
        planets=[_planet(content, s, planet) for planet in range(PLANETS)],
        sides={people: _side(content, people, int(s.sides[number])) for number, people in enumerate(peoples)},
        technology_tokens={people: _token(content, s, PLANETS + number) for number, people in enumerate(peoples)},
        supply=counts(content, "bonus", s.supply),
        used_tokens=counts(content, "bonus", s.used),
        parties=[_party(content, s, party) for party in range(PARTIES)],
        seats=[_seat(content, s, owner) for owner in range(s.seats)],
        marked=_cards(content, s.players[seat].marked) if seat >= 0 else [],
        prices=_prices(content, s, seat) if seat >= 0 else {},
        deck_size=int(s.deck_size),
        discards=_cards(content, s.discards),
        winner=PARTY_NAMES[s.winner] if s.winner != NOBODY else None,
    )


def _planet(content: Content, s: Any, planet: int) -> PlanetView:
    there = s.missing >> planet & 1 == 0
    position = int(s.positions[planet]) if there else None
    return PlanetView(content.names["planet"][planet], position, _token(content, s, planet))


def _token(content: Content, s: Any, place: int) -> str | None:
    kind = int(s.places[place])
    return None if kind == NO_TOKEN else content.names["bonus"][kind]


def _side(content: Content, people: str, side: int) -> str:
    rows = content.tables["tech_side"].values()
    first = side == Side.FIRST_GAME
    return next(str(row.id) for row in rows if row.people == people and row.first_game == first)


def _party(content: Content, s: Any, party: int) -> PartyView:
    side = s.parties[party]
    badge = Badge(s.badge_side).name.lower() if s.badge_owner == party else None
    planets = content.names["planet"]
    return PartyView(
        party=PARTY_NAMES[party],
        credits=int(side.credits),
        zenithium=int(side.zenithium),
        badge=badge,
        levels={people: int(side.levels[number]) for number, people in enumerate(content.names["people"])},
        discs=counts(content, "planet", side.discs),
        columns={planet: _column(content, s, int(side.tops[number])) for number, planet in enumerate(planets)},
    )


def _column(content: Content, s: Any, top: int) -> list[str]:
    cards: list[str] = []
    while top != NO_CARD:
        cards.insert(0, content.names["card"][top])
        top = int(s.below[top])
    return cards


def _seat(content: Content, s: Any, seat: int) -> SeatView:
    player = s.players[seat]
    return SeatView(
        seat=seat,
        party=PARTY_NAMES[party_of(seat)],
        member=Member(member_of(seat)).name.lower() if is_team_game(s) else None,
        hand_size=int(player.hand_size),
        hand_limit=int(hand_limit(content.record, s, seat)),
        hand=_cards(content, player.hand),
        given=_cards(content, player.given),
        deciding_mulligan=question(s, Task) == "mulligan" and bool(s.undecided >> seat & 1),
    )


def _prices(content: Content, s: Any, seat: int) -> dict[str, int]:
    names, hand = content.names["card"], s.players[seat].hand
    return {
        names[card]: int(price_of_card(content.record, s, party_of(seat), card))
        for card in range(len(names))
        if has_card(hand, card)
    }


def _cards(content: Content, cards: Any) -> list[str]:
    return [name for card, name in enumerate(content.names["card"]) if has_card(cards, card)]


def _asked(s: Any) -> list[int]:
    asked = question(s, Task)
    if asked == "mulligan":
        return [seat for seat in range(s.seats) if s.undecided >> seat & 1]
    if asked is None or not asked.startswith("choose"):
        return []
    return [int(open_task(s).seat)]


def parts(content: Content, s: Any, seat: int) -> dict[str, int]:
    """Discs won by planet, which decide the game; partners share them (Z-02, Z-03, Z-04, Z:A-18, Z:A-33)."""
    discs = s.parties[party_of(seat)].discs
    return {planet: int(count) for planet, count in zip(content.names["planet"], discs, strict=True)}


def refusal(content: Content, s: Any, seat: int, action: Action) -> Refusal | None:
    """Why an action of the question asked is not among the options; None if it answers another question."""
    asked = question(s, Task)
    if action.kind == "card" and asked in ("mulligan", "choose_discard", "choose_pass"):
        return _card_refusal(content, s, seat, action)
    if action.kind == "planet" and asked is not None:
        return _PLANET_REFUSALS.get(asked)
    if asked != "choose_card" or action.kind not in ("recruit", "develop", "lead"):
        return None
    first = {"recruit": RECRUIT, "develop": DEVELOP, "lead": LEAD}[action.kind]
    card = action.number - first
    if card >= content.record.card_count:
        return "no-such-card", {}
    if not has_card(s.players[seat].hand, card):
        return "not-in-hand", {}
    return (
        _recruit_refusal(content, s, seat, card)
        if action.kind == "recruit"
        else _develop_refusal(content, s, seat, card)
    )


_PLANET_REFUSALS: dict[str, Refusal] = {
    "choose_influence": ("no-such-disc", {}),
    "choose_recenter": ("no-such-disc", {}),
    "choose_transfer": ("no-such-column", {}),
    "choose_exile": ("no-such-column", {}),
}


def _card_refusal(content: Content, s: Any, seat: int, action: Action) -> Refusal:
    hand = s.players[seat].hand
    in_hand = action.args[0] in _cards(content, hand)
    return ("marked-in-order", {}) if in_hand else ("not-in-hand", {})


def _recruit_refusal(content: Content, s: Any, seat: int, card: int) -> Refusal:
    c, party = content.record, party_of(seat)
    if not may_recruit_at(c, s, seat, c.cards[card].planet):
        planet = content.names["planet"][c.cards[card].planet]
        return "wrong-planet", {"planet": content.tables["planet"][planet].name_en}
    price = int(price_of_card(c, s, party, card))
    return "too-expensive", {"price": price, "credits": int(s.parties[party].credits)}


def _develop_refusal(content: Content, s: Any, seat: int, card: int) -> Refusal:
    c, party = content.record, party_of(seat)
    people = c.cards[card].people
    if s.parties[party].levels[people] == LEVELS:
        return "last-level", {}
    price = int(price_of_level(c, s, party, people, 0))
    return "too-little-zenithium", {"price": price, "zenithium": int(s.parties[party].zenithium)}
