"""Who may know what: exactly what the public record lets a seat deduce, and nothing more (ledger, section 9)."""

import random
from itertools import permutations
from typing import Any

import pytest

from spielwerk.core.game import State
from spielwerk.core.records import duplicate, one
from spielwerk.core.rng import RNG, start_stream
from spielwerk.core.rules import SPECTATOR
from spielwerk.games.masterminds.state import AGENTS, UNKNOWN
from tests.masterminds.builder import A, B, Masterminds, table
from tests.support import game

SAMPLES = 600


def deals(t: Masterminds, seat: int, owner: int, samples: int = SAMPLES) -> dict[tuple[Any, ...], int]:
    """What resampling for a seat makes of another player's agents: places in the order of the cities, supply, top."""
    rng = one(RNG)
    found: dict[tuple[Any, ...], int] = {}
    start_stream(rng, 1, 0)
    for _ in range(samples):
        record = duplicate(t.s)
        t.game.rules.resample(t.game.content.record, record, seat, rng)
        key = describe(t, record, owner)
        found[key] = found.get(key, 0) + 1
    return found


def describe(t: Masterminds, record: Any, owner: int) -> tuple[Any, ...]:
    names = t.game.content.names["agent"]
    placed = [p for place in record.cities for p in place.stack[: place.height] if p.owner == owner]
    player = record.players[owner]
    supply = frozenset(names[agent] for agent in range(AGENTS) if player.supply >> agent & 1)
    return (*(names[p.agent] for p in placed), supply, names[player.top] if player.top >= 0 else None)


def test_face_down_agents_may_be_any_of_the_batch() -> None:
    t = table(2).stack("rome", (B, "henchman")).stack("london", (B, "engineer")).top(B, "saboteur").begin(A)
    found = deals(t, A, B)
    agents = t.game.content.names["agent"]
    expected = {
        (first, second, frozenset(agents) - {first, second}, top) for first, second, top in permutations(agents, 3)
    }
    assert set(found) == expected and len(expected) == 60
    assert max(found.values()) < 40, "evenly: ten of each"


def test_the_owner_remembers() -> None:
    t = table(2).stack("rome", (B, "henchman")).top(B, "saboteur").begin(A)
    assert len(deals(t, B, B, 20)) == 1
    assert t.state.hidden(B).record.players[B].top == t.index("agent", "saboteur")


def test_a_reshuffle_tells_which_agents_are_where() -> None:
    """The open discard of saboteur and engineer became the supply: the rest must be in the stacks, and vice versa."""
    t = table(2).discard(A, "saboteur", "engineer").stack("rome", (A, "number_two")).stack("paris", (A, "henchman"))
    t.begin(A).place("london").play("draw(engineer)")
    found = deals(t, B, A)
    stacked = {key[:3] for key in found}
    assert stacked == set(permutations(("number_two", "henchman", "daredevil")))
    assert {key[3:] for key in found} == {
        (frozenset({"saboteur", "engineer"}), "saboteur"),
        (frozenset({"saboteur", "engineer"}), "engineer"),
    }
    london = t.state.view(B).cities[0].stack[0]
    assert london.agent is None and london.could_be == ["number_two", "henchman", "daredevil"]
    assert t.state.view(B).lairs[A].supply_could_be == ["saboteur", "engineer"]


def test_a_batch_of_one_is_known_to_all() -> None:
    t = table(2).discard(A, "saboteur").stack("rome", (A, "number_two")).stack("paris", (A, "henchman"))
    t.stack("moscow", (A, "daredevil")).scientists(A, 0).begin(A).place("london").play("draw(saboteur)")
    t.place("moscow").draw()
    t.place("washington").draw()
    washington = t.state.view(B).cities[2].stack[0]
    assert washington.could_be == ["saboteur"], "the only agent of the second shuffle"
    assert {key[2] for key in deals(t, B, A, 50)} == {"saboteur"}


def test_a_recycled_agent_is_kept_and_narrows_nothing_else() -> None:
    t = table(2).discard(A, "saboteur", "engineer").begin(A).play("recycle(engineer)", "place(rome)")
    found = deals(t, B, A)
    assert {key[0] for key in found} == {"engineer"}
    assert {key[1] for key in found} == {frozenset({"number_two", "henchman", "daredevil"})}
    assert len({key[2] for key in found}) == 3
    assert t.state.hidden(SPECTATOR).record.cities[4].stack[0].agent == t.index("agent", "engineer")


def test_agents_below_the_one_at_work_stay_unknown() -> None:
    t = table(2).resolve("moscow", (B, "daredevil"), (B, "henchman"), (A, "number_two"))
    pile = t.state.hidden(A).record.pile
    assert pile.stack[0].agent == t.index("agent", "daredevil") and pile.stack[1].agent == UNKNOWN
    assert pile.stack[2].agent == t.index("agent", "number_two")
    assert t.state.view(A).pile.agents[1].could_be == ["number_two", "henchman", "saboteur", "engineer"]


def test_the_chosen_city_does_not_tell_the_agent_before_it_is_placed() -> None:
    t = table(2).codex(A, 5).begin(A).play("place(rome)")
    assert t.state.view(B).question == "choose_agent" and t.colours("rome") == []
    t.play("send(engineer)")
    hidden = t.state.hidden(B).record
    assert hidden.cities[4].stack[0].agent == UNKNOWN
    assert not any("engineer" in event.args.values() for event in t.state.events(B) if event.kind != "drew")


@pytest.mark.parametrize("sent", ["daredevil", "engineer"])
def test_nobody_can_tell_whether_the_top_agent_was_sent(sent: str) -> None:
    """With five codex markers another agent may have gone; a look at the top follows in either case (M:A-40)."""
    t = table(2).codex(A, 5).top(A, "daredevil").begin(A).play("place(rome)", f"send({sent})")
    hidden = t.state.hidden(B)
    assert hidden.record.players[A].top == UNKNOWN and t.state.actors() == []
    assert len(t.chances()) == (4 if sent == "daredevil" else 1)
    t.draw()
    assert t.lair(A).top == ("number_two" if sent == "daredevil" else "daredevil")


def test_nothing_of_a_hidden_agent_stays_behind_in_the_record() -> None:
    """Two games that differ in what A sent look the same to B, byte for byte."""
    states = []
    for agent in ("henchman", "engineer"):
        t = table(2).top(A, agent).begin(A).play("place(rome)", "draw(saboteur)")
        states.append(t.state.hidden(B).record.tobytes())
    assert states[0] == states[1]


def possible_deals(t: Masterminds, owner: int) -> set[tuple[Any, ...]]:
    """All ways to lay one player's agents that fit the public record, found from the log alone.

    Follows every world at once: an order of the supply per shuffle, cut down by what is turned up or recycled.
    """
    agents = t.game.content.names["agent"]
    worlds: set[tuple[tuple[str, ...], tuple[tuple[str, str], ...]]]  # supply, what was placed where in order
    worlds = {(order, ()) for order in permutations(agents)}
    discard: set[str] = set()
    pile: list[str] = []
    recycled: str | None = None
    for event in t.state.events(SPECTATOR):
        if event.kind == "resolving":
            pile = [str(event.args["city"])]
        if event.seat != owner:
            continue
        if event.kind == "recycled":
            recycled = str(event.args["agent"])
            discard.discard(recycled)
        elif event.kind == "placed" or event.kind == "placed-under":
            city = str(event.args["city"])
            if recycled is not None:
                worlds = {(supply, (*placed, (city, recycled))) for supply, placed in worlds}
                recycled = None
            else:
                worlds = {(supply[1:], (*placed, (city, supply[0]))) for supply, placed in worlds}
        elif event.kind == "agent":
            seen = str(event.args["agent"])
            worlds = {
                (supply, _without(placed, pile[0], seen))
                for supply, placed in worlds
                if _first(placed, pile[0]) == seen
            }
            discard.add(seen)
        elif event.kind == "reshuffled":
            worlds = {(order, placed) for _, placed in worlds for order in permutations(sorted(discard))}
            discard = set()
    return {(frozenset(placed), frozenset(supply), supply[0] if supply else None) for supply, placed in worlds}


def _first(placed: tuple[tuple[str, str], ...], city: str) -> str | None:
    return next((agent for place, agent in placed if place == city), None)


def _without(placed: tuple[tuple[str, str], ...], city: str, agent: str) -> tuple[tuple[str, str], ...]:
    left = list(placed)
    left.remove((city, agent))
    return tuple(left)


@pytest.mark.parametrize("seed", range(6))
def test_resampling_reaches_exactly_the_worlds_that_fit_the_log(seed: int) -> None:
    """Against an independent count: all orders of all shuffles, filtered by what everybody saw."""
    t = table(2)  # fortress and flyer: nobody places under, nobody has five codex markers at first
    choices = random.Random(seed)
    while t.state.view().turn < 28 and max(sum(lair.codex) for lair in t.state.view().lairs) < 5:
        t.settle()
        t.play(choices.choice([option for option in t.options() if "rome" not in option]))
        t.settle()
    names = t.game.content.names["agent"]
    cities = t.game.content.names["city"]
    for owner in (A, B):
        rng, found = one(RNG), set()
        start_stream(rng, seed, 0)
        for _ in range(1500):
            record = duplicate(t.s)
            t.game.rules.resample(t.game.content.record, record, 1 - owner, rng)
            placed = frozenset(
                (cities[number], names[p.agent])
                for number, place in enumerate(record.cities)
                for p in place.stack[: place.height]
                if p.owner == owner
            )
            pile = record.pile
            placed |= {
                (cities[pile.city], names[p.agent]) for p in pile.stack[pile.next : pile.height] if p.owner == owner
            }
            player = record.players[owner]
            supply = frozenset(names[agent] for agent in range(AGENTS) if player.supply >> agent & 1)
            found.add((placed, supply, names[player.top] if player.top >= 0 else None))
        assert found == possible_deals(t, owner)


def positions(seats: int, seed: int, every: int) -> list[State]:
    state, found = game("masterminds").new(seats=seats, seed=seed), []
    choices = random.Random(seed)
    while not state.over:
        if choices.randrange(every) == 0:
            found.append(state.copy())
        state.play(choices.choice(state.legal()))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_resampled_positions_look_the_same_and_are_consistent(seats: int) -> None:
    """Noninterference, and every agent of everybody lies in exactly one place."""
    rng = one(RNG)
    start_stream(rng, 5, 0)
    for seed in range(3):
        for state in positions(seats, seed, every=9):
            rules, content = state.game.rules, state.game.content.record
            for seat in range(SPECTATOR, seats):
                other = state.copy()
                rules.resample(content, other.record, seat, rng)
                assert other.hidden(seat) == state.hidden(seat) and other.view(seat) == state.view(seat)
                for owner in range(seats):
                    check_consistent(other.record, owner)
                assert [other.legal(actor) for actor in state.actors() if actor == seat] == [
                    state.legal(actor) for actor in state.actors() if actor == seat
                ]


def check_consistent(record: Any, owner: int) -> None:
    """Every agent is in exactly one place, and the top one is in the supply."""
    player = record.players[owner]
    placed = [p.agent for place in record.cities for p in place.stack[: place.height] if p.owner == owner]
    shown = max(record.pile.next - 1, 0)
    pile = [p.agent for p in record.pile.stack[shown : record.pile.height] if p.owner == owner]
    sets = [[a for a in range(AGENTS) if mask >> a & 1] for mask in (player.supply, player.discard)]
    everywhere = [*placed, *pile, *sets[0], *sets[1]]
    assert sorted(set(everywhere)) == list(range(AGENTS)) and len(everywhere) - len(set(everywhere)) <= 1
    assert len(sets[0]) == player.supply_size
    assert player.top in sets[0] or (player.top == -1 and not sets[0])
