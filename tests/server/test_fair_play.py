"""Nobody learns the future: absence, take-backs, finished games, and refusals."""

from pathlib import Path
from typing import Any

import pytest

from spielwerk.core import save as saves
from spielwerk.core.game import State
from tests.server.support import Person, Server, play_on
from tests.support import game


def alone(server: Server, id: str, seats: int = 2, **more: Any) -> Person:
    seated = server.open(id, ["me", *["bot"] * (seats - 1)], **more)
    person = Person(server, seated["table"], seated["token"])
    person.wait(lambda: person.is_asked)
    return person


def live(server: Server, person: Person) -> State:
    state = server.hub.rooms[person.id].table.state
    assert state is not None
    return state


def bids_of_bots(server: Server, person: Person) -> list[Any]:
    return [entry["args"] for entry in person.log if entry["kind"] == "bid" and entry["seat"] != person.seat]


def test_absence_opens_no_way_to_look_ahead_and_come_back(folder: Path) -> None:
    """Ann calls a stand-in for Ben, who lost his connection: nothing before that moment can be taken back."""
    with Server(folder, away_seconds=0.0) as server:
        ann, ben = server.people("verlagswelt", 2, options={"first_player": "0"})
        play_on([ann, ben], seed=1, decisions=8)
        ben.close()
        ann.wait(lambda: not ann.table["seats"][1]["connected"])
        assert ann.ask("replace", seat=1, level=1)["type"] == "done"
        step = ann.position["step"]
        assert ann.ask("undo", step=step - 1)["code"] == "nothing_to_undo"
        play_on([ann], seed=2, decisions=3)
        ann.wait(lambda: ann.is_asked)
        offer = ann.ask("undo")
        assert offer.get("offer") is not None, "Ben counts as a person: he is asked, though he is away"
        assert ann.ask("undo", step=0)["code"] in ("nothing_to_undo", "already_offered")
        play_on([ann], seed=3)
        assert ann.position["undo"] == "none"
        assert ann.ask("undo")["code"] == "nothing_to_undo"
        assert ann.ask("undo", step=0)["code"] == "nothing_to_undo"


def test_who_returns_to_a_finished_game_does_not_take_its_result(folder: Path) -> None:
    with Server(folder) as server:
        ann, ben = server.people("verlagswelt", 2)
        assert ben.ask("leave", level=1)["type"] == "done"
        play_on([ann], seed=4)
        assert ben.ask("return")["code"] == "not_running"
        ben.wait(lambda: ben.is_over)
        assert ben.table["seats"][1]["stand_in"]


def test_dice_fall_anew_after_a_take_back(server: Server) -> None:
    """Many take-backs over the same throw: it does not always show the same."""
    person = alone(server, "verlagswelt", options={"first_player": "0"})
    thrown = set()
    for _ in range(12):
        before = len(person.log)
        person.play(person.named("pass"))
        person.wait(lambda: person.is_asked and len(person.log) > before)  # noqa: B023
        thrown.add(str([entry["args"] for entry in person.log[before:] if entry["kind"] == "threw"]))
        assert person.ask("undo", step=0)["type"] == "done"
        person.wait(lambda: person.is_asked and person.position["step"] == 0)
    assert len(thrown) > 1
    assert person.table["take_backs"] == 12


def test_opened_bids_are_made_anew_after_a_take_back(server: Server) -> None:
    """Who saw the others' bids and takes their own back meets new ones: the old are forgotten with it."""
    person = alone(server, "genies", 3)
    play_to_reveal(person)
    table = server.hub.rooms[person.id].table
    opened = [made for made in table.moves if made.sealed and made.move.seat != person.seat]
    assert opened and person.ask("undo")["type"] == "done"
    assert not any(made is old for made in table.moves for old in opened)
    assert table.take_backs == 1
    assert len(live(server, person).reseeds) == 1


def play_to_reveal(person: Person) -> None:
    """Answer, bidding nothing, until the bids of one round lie open."""

    def is_open() -> bool:
        return any(entry["kind"] == "bids-revealed" for entry in person.log)

    while not is_open():
        before = person.position["decision"]
        texts = [action["text"] for action in person.position["actions"]]
        person.play(person.named("commit" if "commit" in texts else texts[0]))
        person.wait(lambda: is_open() or (person.is_asked and person.position["decision"] != before))  # noqa: B023


def test_what_told_nothing_is_taken_back_without_a_mark(server: Server) -> None:
    person = alone(server, "genies", 2)
    while not live(server, person).sealed:
        before = person.position["decision"]
        person.play()
        person.wait(lambda: person.is_asked and person.position["decision"] != before)  # noqa: B023
    person.play()
    assert person.ask("undo")["type"] == "done"
    person.quiet()
    assert person.table["take_backs"] == 0


def test_a_game_with_take_backs_replays_from_its_save_and_from_disk(folder: Path) -> None:
    with Server(folder) as server:
        person = alone(server, "verlagswelt", options={"first_player": "0"})
        play_on([person], seed=5, decisions=5)
        person.wait(lambda: person.is_asked)
        assert person.ask("undo", step=1)["type"] == "done"
        person.wait(lambda: person.is_asked)
        play_on([person], seed=6)
        document = saves.Save(**server.http.get(f"/api/tables/{person.id}/save").json())
        assert document.reseeds and saves.verify(game("verlagswelt"), document).over
        person.close()
    with Server(folder) as server:
        results = server.http.get(f"/api/tables/{person.id}").json()
        assert results["results"] == person.table["results"] and results["take_backs"] == 1


def test_a_finished_game_goes_on_only_as_a_new_one(folder: Path) -> None:
    with Server(folder) as server:
        ann, ben = server.people("genies", 2)
        play_on([ann, ben], seed=7)
        step = ann.position["step"] // 2
        assert ann.ask("branch", step=ann.position["step"])["code"] == "no_such_step"
        found = ann.ask("branch", key="b", step=step)
        assert found["type"] == "branched"
        assert ann.ask("branch", key="b", step=step) == found, "the same command opens one game"
        again = Person(server, found["table"], ann.token)
        assert again.position["seat"] == 0
        assert again.table["origin"] == {"table": ann.id, "move": step}
        assert [seat["kind"] for seat in again.table["seats"]] == ["person", "bot"]
        assert again.table["seed_hash"] != ann.table["seed_hash"]
        shown = server.http.get(f"/api/tables/{ann.id}/steps/{step}", params={"language": "en"}).json()
        was = [entry["sentence"].replace("P1", "X") for entry in shown["log"]]
        assert len([entry for entry in again.log if entry["step"] <= step]) >= len(was)
        play_on([again], seed=8)
        document = saves.Save(**server.http.get(f"/api/tables/{again.id}/save").json())
        assert saves.verify(game("genies"), document).over
        assert server.http.get(f"/api/tables/{ann.id}").json()["status"] == "over"


def test_nobody_goes_on_from_a_running_game(server: Server) -> None:
    person = alone(server, "verlagswelt")
    assert person.ask("branch", step=0)["code"] == "not_over"


def test_who_is_at_the_screen_has_a_seat_in_the_rematch(folder: Path) -> None:
    """Stand-ins hold both seats at the end; both people look on and play again themselves. Cem is not there."""
    with Server(folder) as server:
        ann, ben, cem = server.people("verlagswelt", 3)
        for person in (ann, ben, cem):
            assert person.ask("leave", level=1)["type"] == "done"
        cem.close()
        ann.wait(lambda: ann.is_over)
        ben.wait(lambda: ben.is_over)
        offer = ann.ask("rematch")["offer"]
        assert ben.ask("vote", offer=offer, agree=True)["type"] == "done"
        ann.wait(lambda: ann.table["rematch"])
        new = ann.table["rematch"]
        seats = [Person(server, new, person.token) for person in (ann, ben)]
        assert [one["kind"] for one in seats[0].table["seats"]] == ["person", "person", "open"]
        assert server.join(new, "Cem")["seat"] == 2
        seats[0].wait(lambda: seats[0].table["status"] == "running")


def test_the_number_of_an_offer_counts_offers(server: Server) -> None:
    """It was the number of the event, which tells how many sealed choices lie before it."""
    ann, ben = server.people("verlagswelt", 2, options={"first_player": "0"})
    ann.wait(lambda: ann.is_asked)
    ann.play(ann.named("pass"))
    ann.ask("say", text="oops")
    for number in range(2):
        assert ann.ask("undo")["offer"] == number
        assert ben.ask("vote", offer=number, agree=False)["type"] == "done"


@pytest.mark.parametrize("id", ["genies", "masterminds", "verlagswelt", "wohlstand", "zenith"])
def test_a_refusal_reads_only_what_the_seat_may_know(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one = game(id)
    state = one.new(2, 3)
    for _ in range(12):
        state.play(state.legal(seat := state.actors()[0])[0], seat)
    (seat, *_) = state.actors()
    known = state.hidden(seat).to_bytes()
    given: list[bytes] = []
    refusal = one.views.refusal

    def watched(content: Any, record: Any, *rest: Any) -> Any:
        given.append(record.tobytes())
        return refusal(content, record, *rest)

    monkeypatch.setattr(one.views, "refusal", watched)
    forbidden = next(a for a in one.actions.all(one.content.names) if a not in state.legal(seat))
    assert state.why_not(forbidden, seat)
    assert given and all(known.endswith(record) for record in given)
