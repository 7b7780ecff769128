"""Nothing that a seat may not know reaches it: looked for on the wire, in every kind of message.

Noninterference: two games that differ only in what a seat cannot know must look the same to it, byte for byte.
"""

import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spielwerk.core.game import State
from spielwerk.core.records import one
from spielwerk.core.rng import RNG, start_stream
from spielwerk.server.viewer_log import ViewerLogs, visible_log
from tests.server.support import Person, Server, play_on

HIDDEN = ("genies", "masterminds", "zenith")
"""Games with facts that not everybody knows."""
SEED = 20_260_701


@pytest.fixture
def same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table gets the same seed, salt and first moment, so that only choices make a difference."""
    monkeypatch.setattr("spielwerk.server.new_table.secrets.randbelow", lambda _: SEED)
    monkeypatch.setattr("spielwerk.server.new_table.secrets.token_hex", lambda _: "5a17" * 8)


def everything(server: Server, table: str, token: str | None, options: list[str]) -> str:
    """Every kind of message that this viewer can get without changing anything, with what must differ taken out."""
    person = Person(server, table, token)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    for action in options:
        person.ask("why", key="w", action=action)
    person.ask("play", key="p", decision="0" * 16, action=0)
    person.ask("vote", key="v", offer=99, agree=True)
    person.ask("replace", key="r", seat=1 - max(person.seat, 0))
    person.send({"type": "language", "language": "de"})
    person.take()
    person.send("{nonsense")
    person.take()
    person.send({"type": "ping"})
    person.take()
    person.close()
    path = f"/api/tables/{table}"
    steps = person.position["step"]
    answers = [
        server.http.get(f"{path}{rest}", headers=headers).text
        for rest in ("", "/update?language=en", f"/steps/{steps}", f"/steps/{steps // 2}", "/history", "/save")
    ]
    if token:
        answers.append(server.post("/api/mine", {"tokens": [token]}).text)
    return "\n".join(_stripped(text, table) for text in [*person.raw, *answers])


def _stripped(text: str, table: str) -> str:
    """Without times, who is connected at the moment, and the table's id."""

    def strip(value: Any) -> Any:
        if isinstance(value, dict):
            passing = ("now", "at", "created", "changed", "since", "connected", "watchers")
            return {key: strip(item) for key, item in value.items() if key not in passing}
        return [strip(item) for item in value] if isinstance(value, list) else value

    return json.dumps(strip(json.loads(text))).replace(table, "TABLE")


def twins(game: str, seats: int, choices: random.Random) -> Iterator[tuple[State, Any, Any, int, int]]:
    """Positions of a random game with two choices of a seat between which another seat cannot tell the difference."""
    from tests.support import game as load

    state = load(game).new(seats, SEED)
    while not state.over:
        actor = choices.choice(state.actors())
        options = choices.sample(state.legal(actor), min(8, len(state.legal(actor))))
        for viewer in [seat for seat in range(seats) if seat != actor]:
            for first, second in itertools.combinations(options, 2):
                if is_secret(state, first, second, actor, viewer):
                    yield state.copy(), first, second, actor, viewer
                    break
        state.play(choices.choice(state.legal(actor)), actor)


@pytest.mark.parametrize("game", HIDDEN)
def test_two_games_that_a_seat_cannot_tell_apart_look_the_same_to_it(
    server: Server, game: str, same_chance: None
) -> None:
    """The same game twice, but somebody chose otherwise where a seat could not see it."""
    choices = random.Random(7)
    found = list(itertools.islice(twins(game, 2, choices), 12))
    assert found, "no secret choice in a whole game?"
    for state, first, second, actor, viewer in choices.sample(found, min(3, len(found))):
        seen = []
        for action in (first, second):
            people = server.people(game, 2)
            replay(people, state)
            people[actor].wait(lambda: people[actor].is_asked)  # noqa: B023
            assert people[actor].play(action.number)["type"] == "done"
            for person in people:
                person.close()
            own = [str(option) for option in state.game.actions.all(state.game.content.names)]
            seen.append(everything(server, people[0].id, people[viewer].token, own[:: max(1, len(own) // 12)]))
            secret_to_all = is_secret(state, first, second, actor, -1)
            seen.append(everything(server, people[0].id, None, []) if secret_to_all else "")
        assert_same(seen[0], seen[2])
        assert_same(seen[1], seen[3])


def test_who_took_back_a_sealed_choice_looks_like_who_did_not(server: Server, same_chance: None) -> None:
    """Once somebody chose at once, once somebody chose otherwise, took it back and chose anew."""
    choices = random.Random(3)
    found = [twin for twin in itertools.islice(twins("genies", 2, choices), 12) if is_secret(*twin[:4], -1)]
    for state, first, second, actor, viewer in choices.sample(found, 2):
        seen = []
        for detour in (False, True):
            people = server.people("genies", 2)
            replay(people, state)
            mover = people[actor]
            mover.wait(lambda: mover.is_asked)  # noqa: B023
            if detour:
                before = mover.position
                assert mover.play(second.number)["type"] == "done"
                mover.wait(lambda: mover.position["undo"] == "free" and mover.position != before)  # noqa: B023
                assert mover.ask("undo")["type"] == "done"
                mover.wait(lambda: mover.is_asked and mover.position["view"] == before["view"])  # noqa: B023
            assert mover.play(first.number)["type"] == "done"
            for person in people:
                person.close()
            seen.append([everything(server, mover.id, token, []) for token in (people[viewer].token, None)])
        for straight, detoured in zip(*seen, strict=True):
            assert_same(straight, detoured)


def assert_same(first: str, second: str) -> None:
    for one_line, other in itertools.zip_longest(first.splitlines(), second.splitlines(), fillvalue=""):
        if one_line != other:
            same = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one_line, other, strict=False))
            start = max(0, len(list(same)) - 150)
            raise AssertionError(f"{one_line[start : start + 300]}\n≠ {other[start : start + 300]}")


def is_secret(state: State, first: Any, second: Any, actor: int, viewer: int) -> bool:
    """Can the viewer not tell which of the two was chosen, neither from the table nor from the log?"""
    worlds = [state.copy() for _ in range(2)]
    for world, action in zip(worlds, (first, second), strict=True):
        world.play(action, actor)
    return worlds[0].hidden(viewer) == worlds[1].hidden(viewer) and (
        visible_log(worlds[0], viewer) == visible_log(worlds[1], viewer)
    )


def replay(people: list[Person], state: State) -> None:
    """Bring a table to this position."""
    for move in state.moves:
        person = people[move.seat]
        person.wait(lambda: person.is_asked)  # noqa: B023
        before = person.position["decision"]
        assert person.play(move.action.number)["type"] == "done"
        person.wait(lambda: person.position["decision"] != before)  # noqa: B023


@pytest.mark.parametrize("game", HIDDEN)
def test_whatever_a_seat_does_not_know_may_be_otherwise(server: Server, game: str) -> None:
    """Behind the scenes all that a seat does not know is drawn anew; it must not notice."""
    people = server.people(game, 2)
    rng = one(RNG)
    start_stream(rng, 5, 0)
    for round in range(4):
        play_on(people, seed=round, decisions=12)
        if people[0].is_over:
            break
        table = server.hub.rooms[people[0].id].table
        for viewer in (-1, 0, 1):
            token = people[viewer].token if viewer >= 0 else None
            before = without_replay(everything(server, people[0].id, token, []))
            real, real_chronicle = table.state, table.viewer_logs
            assert real is not None
            server.call(lambda: swap(server, people[0].id, otherwise(real, viewer, rng)))  # noqa: B023
            after = without_replay(everything(server, people[0].id, token, []))
            server.call(lambda: swap(server, people[0].id, real))  # noqa: B023
            table.viewer_logs = real_chronicle
            assert_same(before, after)


def without_replay(messages: str) -> str:
    """Past steps come from the moves, which were not drawn anew."""
    return "\n".join(line for line in messages.splitlines() if not line.startswith('{"table": "TABLE", "steps"'))


def otherwise(state: State, viewer: int, rng: Any) -> State:
    """The same for this viewer, all else drawn anew; log entries for others say something else."""
    other = state.copy()
    state.game.rules.resample(state.game.content.record, other.record, viewer, rng)
    log = [batch.copy() for batch in state.log]
    for batch in log:
        for entry in batch:
            sees = entry["audience"] == 127 if viewer < 0 else bool(entry["audience"] >> viewer & 1)
            if not sees:
                entry["a"], entry["b"], entry["c"] = 1, 1, 1
    other.log = log
    return other


def swap(server: Server, table: str, state: State) -> None:
    room = server.hub.rooms[table]
    room.table.state = state
    room.table.viewer_logs = ViewerLogs()
    room.table.viewer_logs.grow(state)
    room._rendered.clear()


@pytest.mark.parametrize("game", HIDDEN)
def test_no_secret_of_another_seat_stands_on_the_wire(server: Server, game: str) -> None:
    people = server.people(game, 2)
    watcher = Person(server, people[0].id)
    play_on(people, seed=11, decisions=60)
    assert not people[0].is_over
    watcher.quiet()
    setup = server.hub.rooms[people[0].id].table.setup
    for person in (*people, watcher):
        own = person.token
        texts = [*person.raw, everything(server, person.id, own, [])]
        secrets = [one.token for one in people if one.token != own] + [str(setup.seed), setup.salt]
        for text, secret in itertools.product(texts, secrets):
            assert secret is None or secret not in text


def test_hands_of_others_are_empty_on_the_wire(server: Server) -> None:
    people = server.people("zenith", 2)
    watcher = Person(server, people[0].id)
    play_on(people, seed=1, decisions=40)
    watcher.quiet()
    checked = 0
    for person in (*people, watcher):
        for text in person.raw:
            position = json.loads(text).get("position")
            if position and not position["results"]:
                checked += 1
                for seat in position["view"]["seats"]:
                    assert (seat["seat"] == position["seat"]) or seat["hand"] == []
    assert checked > 20


def test_tokens_are_hashed_at_rest_and_in_no_log(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with Server(folder) as server:
        people = server.people("verlagswelt", 2)
        play_on(people, seed=1, decisions=5)
        server.http.get(f"/api/tables/{people[0].id}/update", headers={"Authorization": f"Bearer {people[0].token}"})
        for person in people:
            person.close()
    kept = b"".join(file.read_bytes() for file in folder.iterdir())
    logged = "".join(capfd.readouterr())
    assert "table_opened" in logged and "/update" in logged, "nothing was logged, so nothing was looked at"
    for person in people:
        assert person.token is not None and person.token.encode() not in kept
        assert person.token not in logged and person.id not in logged


def test_a_rival_cannot_count_sealed_choices_in_the_list_of_games(server: Server) -> None:
    """What a list tells stays as it was, byte for byte, until everybody can notice something."""
    people = server.people("genies", 3)
    for person in people:
        person.quiet(0.1)
    sealed = 0
    for _ in range(60):
        actor = next(person for person in people if person.is_asked)
        rivals = [person for person in people if person is not actor]
        before = [server.post("/api/mine", {"tokens": [rival.token]}).content for rival in rivals]
        step = actor.position["step"]
        assert actor.play()["type"] == "done"
        for person in people:
            person.quiet(0.05)
        if actor.position["step"] == step:
            sealed += 1
            assert [server.post("/api/mine", {"tokens": [rival.token]}).content for rival in rivals] == before
        if sealed >= 4:
            break
    assert sealed >= 4, "no sealed choice in sixty moves?"
    changed = server.hub.rooms[people[0].id].table.changed
    server.call(lambda: server.hub.drop(server.hub.rooms[people[0].id]))
    server.http.get(f"/api/tables/{people[0].id}")
    assert server.hub.rooms[people[0].id].table.changed == changed, "the same after reading it from disk"
