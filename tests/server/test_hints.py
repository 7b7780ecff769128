"""Hints: the table decides whether there are any, and at the end everybody learns who took how many."""

from typing import Any

import msgspec
import pytest

from spielwerk.server.table import Setup
from tests.server.support import Person, Server, play_on, wait_until


def allowed(server: Server, seats: list[str], **more: Any) -> bool:
    table = server.open("verlagswelt", seats, **more)["table"]
    return bool(server.http.get(f"/api/tables/{table}").json()["hints"])


def asked(people: list[Person]) -> Person:
    """Whoever is to decide."""
    people[0].wait(lambda: people[0].position["actors"])
    one = people[int(people[0].position["actors"][0])]
    one.wait(lambda: one.is_asked)
    return one


def kinds(server: Server, id: str) -> list[str]:
    return [row.kind for row in server.do(server.hub.store.events(id))]


def test_against_bots_alone_there_are_hints_between_people_there_are_none(server: Server) -> None:
    assert allowed(server, ["me", "bot"])
    assert allowed(server, ["bot", "bot"])
    assert not allowed(server, ["me", "person"])
    assert not allowed(server, ["me", "person", "bot"])


@pytest.mark.parametrize("hints", [True, False])
def test_whoever_opens_the_table_may_decide_otherwise(server: Server, hints: bool) -> None:
    assert allowed(server, ["me", "bot"], hints=hints) is hints
    assert allowed(server, ["me", "person"], hints=hints) is hints


def test_a_table_without_hints_refuses_them(server: Server) -> None:
    people = server.people("verlagswelt", 2)
    one = asked(people)
    answer = one.ask("hint")
    assert (answer["type"], answer["code"]) == ("problem", "no_hints")
    assert "without hints" in answer["message"]
    assert "hinted" not in kinds(server, one.id)


def test_what_was_used_is_shown_at_the_end_and_not_before(server: Server) -> None:
    people = server.people("verlagswelt", 2, hints=True)
    watcher = Person(server, people[0].id)
    one = asked(people)
    other = people[1 - one.seat]
    for person in (*people, watcher):
        person.quiet()
    seen = {person: len(person.raw) for person in (other, watcher)}
    changed = server.hub.rooms[one.id].table.changed
    for _ in range(2):  # the same decision counts once
        assert one.ask("hint")["type"] == "hints"
    for person, before in seen.items():
        assert person.quiet() == [] and len(person.raw) == before
    assert server.hub.rooms[one.id].table.changed == changed
    assert kinds(server, one.id).count("hinted") == 1
    assert one.table["hinted"] is None
    play_on(people, seed=4)
    for person in people:
        person.wait(lambda: person.is_over)  # noqa: B023
        assert person.table["hinted"] == [int(seat == one.seat) for seat in range(2)]


def test_what_was_used_outlives_a_restart(server: Server) -> None:
    ann, ben = people = server.people("verlagswelt", 2, hints=True)
    one = asked(people)
    one.ask("hint")
    changed = server.hub.rooms[one.id].table.changed
    for person in people:
        person.close()
    wait_until(lambda: not server.hub.rooms[one.id].connections)
    server.call(lambda: server.hub.drop(server.hub.rooms[one.id]))
    ann, ben = people = [Person(server, person.id, person.token) for person in (ann, ben)]
    table = server.hub.rooms[ann.id].table
    assert [len(decisions) for decisions in table.hinted] == [int(seat == one.seat) for seat in range(2)]
    assert table.changed == changed
    people[one.seat].ask("hint")
    assert kinds(server, ann.id).count("hinted") == 1


def test_a_rematch_keeps_the_setting(server: Server) -> None:
    ann, ben = people = server.people("verlagswelt", 2, hints=True)
    play_on(people, seed=2)
    for person in people:
        person.wait(lambda: person.is_over)  # noqa: B023
    ben.ask("vote", offer=ann.ask("rematch")["offer"], agree=True)
    ann.wait(lambda: ann.table["rematch"])
    assert server.http.get(f"/api/tables/{ann.table['rematch']}").json()["hints"] is True


def test_tables_from_before_the_option_keep_their_hints() -> None:
    kept = b"""{"id": "t", "game": "verlagswelt", "rules": 1, "content": "", "seats": [], "options": {}, "seed": 1,
               "salt": "", "public": false, "clock": null, "created": 0.0, "host": null}"""
    assert msgspec.json.decode(kept, type=Setup).hints
