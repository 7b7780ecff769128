"""Playing: refusals, undo, consent, leaving, clocks, chat, hints, replay."""

import time
from pathlib import Path
from typing import Any

from spielwerk.server import catalogue
from tests.server.support import Person, Server, play_on, wait_until


def alone(server: Server, game: str = "verlagswelt", bots: int = 1, **more: Any) -> Person:
    seated = server.open(game, ["me", *["bot"] * bots], **more)
    person = Person(server, seated["table"], seated["token"])
    person.wait(lambda: person.is_asked)
    return person


def test_refusals_say_why_and_change_nothing(server: Server) -> None:
    ann, ben = server.people("verlagswelt", 2, options={"first_player": "0"})
    ann.wait(lambda: ann.is_asked)
    before = ann.position
    assert ben.ask("play", decision="x", action=0)["code"] == "not_your_turn"
    assert ann.ask("play", decision="0" * 16, action=before["actions"][0]["number"])["code"] == "stale"
    refused = ann.ask("play", decision=before["decision"], action=0)
    assert refused["code"] == "illegal"
    assert ann.ask("play", decision=before["decision"], action=99_999)["code"] == "no_such_action"
    assert ann.ask("why", action=before["actions"][0]["text"])["text"] is None
    assert ann.ask("why", action="fly(moon)")["code"] == "no_such_action"
    ann.quiet()
    assert ann.position == before


def test_a_refusal_names_the_rule_behind_it_in_the_readers_language(server: Server) -> None:
    person = alone(server)
    for language, words in (("en", "costs"), ("de", "kostet")):
        person.send({"type": "language", "language": language})
        answer = person.ask("why", action="project(customers)")
        assert words in answer["text"] and answer["clauses"] == ["V-49", "V-58"]
    game = catalogue.game("verlagswelt")
    refused = person.play(game.actions.parse("project(customers)", game.content.names).number)
    assert refused["code"] == "illegal" and refused["clauses"] == ["V-49", "V-58"]


def test_whoever_points_at_a_component_hears_why_nothing_can_be_done_with_it(server: Server) -> None:
    person = alone(server)
    about_project = person.ask("why", action="project(customers)")
    assert person.ask("why", action="customers")["text"] == about_project["text"]
    allowed = next(action for action in person.position["actions"] if action["args"])
    assert person.ask("why", action=str(allowed["args"][0]))["text"] is None
    assert person.ask("why", action="moon")["code"] == "no_such_action"


def test_the_language_can_change_at_any_moment(server: Server) -> None:
    person = alone(server)
    assert person.position["question"]["text"] == "What do you want to build?"
    person.send({"type": "language", "language": "de"})
    person.wait(lambda: person.position["question"]["text"] == "Was möchtest du bauen?")
    assert any("baut" in entry["sentence"] or "beginn" in entry["sentence"] for entry in person.log)
    assert person.position["actions"][0]["name"] == "nichts bauen"


def test_own_decisions_come_back_freely_until_chance_or_hidden_facts_come_up(server: Server) -> None:
    """In wohlstand a turn has several decisions, and only its beginning draws a tile."""
    people = server.people("wohlstand", 2, options={"first_player": "0"})
    freely, asking = 0, 0
    while not (freely and asking):
        mover = next(person for person in people if person.seat in person.position["actors"])
        mover.wait(lambda: mover.is_asked)  # noqa: B023
        before = mover.position
        mover.play()
        mover.wait(lambda: mover.position["decision"] != before["decision"])  # noqa: B023
        if mover.position["undo"] == "free":
            assert mover.ask("undo")["type"] == "done"
            mover.wait(lambda: mover.position["view"] == before["view"])  # noqa: B023
            assert mover.position["actions"] == before["actions"]
            freely += 1
            mover.play()
            mover.wait(lambda: mover.position["decision"] != before["decision"])  # noqa: B023
        else:
            assert mover.position["undo"] == "ask"
            asking += 1
        for person in people:
            person.quiet(0.1)


def test_a_throw_needs_the_consent_of_the_others(server: Server) -> None:
    ann, ben = server.people("verlagswelt", 2, options={"first_player": "0"})
    ann.wait(lambda: ann.is_asked)
    first = ann.position
    ann.play(ann.named("pass"))  # the next turn begins with a throw
    ann.wait(lambda: ann.position["undo"] == "ask")
    ben.wait(lambda: ben.is_asked)
    answer = ann.ask("undo")
    assert answer["offer"] is not None
    assert ann.ask("undo")["code"] == "already_offered"
    ben.wait(lambda: ben.table["offers"])
    (offer,) = ben.table["offers"]
    assert (offer["kind"], offer["by"], offer["waiting"]) == ("undo", 0, [1])
    assert ann.ask("vote", offer=offer["id"], agree=True)["code"] == "not_asked"
    assert ben.ask("vote", offer=offer["id"], agree=False)["type"] == "done"
    ann.wait(lambda: not ann.table["offers"])
    assert ann.position["decision"] is None
    offer_id = ann.ask("undo")["offer"]
    ben.wait(lambda: ben.table["offers"])
    assert ben.ask("vote", offer=offer_id, agree=True)["type"] == "done"
    ann.wait(lambda: ann.is_asked)
    assert ann.position["view"] == first["view"] and ann.epoch == ben.epoch == 1
    assert [line["kind"] for line in ann.chat][-4:] == ["declined", "offered", "agreed", "undone"]
    assert ben.ask("vote", offer=offer_id, agree=True)["code"] == "no_such_offer"


def test_a_move_ends_an_offer_to_undo(server: Server) -> None:
    ann, ben = server.people("verlagswelt", 2, options={"first_player": "0"})
    ann.wait(lambda: ann.is_asked)
    ann.play(ann.named("pass"))
    ann.ask("undo")
    ben.wait(lambda: ben.table["offers"] and ben.is_asked)
    ben.play()
    ben.wait(lambda: not ben.table["offers"])


def test_against_bots_alone_any_depth(server: Server) -> None:
    person = alone(server, bots=2)
    views = []
    for _ in range(4):
        person.wait(lambda: person.is_asked)
        views.append((person.position["step"], person.position["view"]))
        before = person.position["decision"]
        person.play()
        person.wait(lambda: person.position["decision"] != before)  # noqa: B023
    step, view = views[0]
    assert person.ask("undo", step=step)["type"] == "done"
    person.wait(lambda: person.is_asked and person.position["step"] == step)
    assert person.position["view"] == view
    assert max(entry["step"] for entry in person.log) == step
    assert person.ask("undo", step=step)["code"] == "nothing_to_undo"


def test_sealed_decisions_come_back_while_others_still_think(server: Server) -> None:
    ann, ben, cem = people = server.people("genies", 3)
    chooser = next(person for person in people if person.seat in person.position["actors"])
    chooser.wait(lambda: chooser.is_asked)
    chooser.play()  # what all bid for; the bids are sealed
    for person in people:
        person.wait(lambda: person.is_asked and person.position["question"]["id"] == "bid")  # noqa: B023
    first = ann.position
    ann.play(ann.position["actions"][1]["number"])
    ann.wait(lambda: ann.position["decision"] != first["decision"])
    ben.play(ben.position["actions"][2]["number"])
    ben.quiet()
    assert ann.position["undo"] == "free"
    ann.ask("undo")
    ann.wait(lambda: ann.is_asked and ann.position["view"] == first["view"])
    bens = ben.position
    ben.quiet()
    assert ben.position == bens  # what Ann did was sealed, and so is that she thought again
    cem.quiet()
    assert not [line for line in cem.chat if line["kind"] == "undone"]


def test_who_is_away_is_replaced_by_agreement_and_may_come_back(folder: Path) -> None:
    with Server(folder, away_seconds=0.2) as server:
        ann, ben, cem = server.people("verlagswelt", 3, options={"first_player": "1"})
        refused = ann.ask("replace", seat=1)
        assert refused["code"] == "still_here" and "P1 is here or left just now" in refused["message"]
        ben.close()
        ann.wait(lambda: not ann.table["seats"][1]["connected"])
        time.sleep(0.3)
        offer = ann.ask("replace", seat=1, level=1)["offer"]
        cem.wait(lambda: cem.table["offers"])
        assert cem.table["offers"][0]["seat"] == 1 and cem.table["offers"][0]["waiting"] == [2]
        cem.ask("vote", offer=offer, agree=True)
        ann.wait(lambda: ann.table["seats"][1]["stand_in"])
        cem.wait(lambda: cem.is_asked)  # the stand-in has moved
        ben.connect()
        assert ben.ask("play", decision="x", action=0)["code"] == "stand_in"
        assert ben.ask("return")["type"] == "done"
        ben.wait(lambda: not ben.table["seats"][1]["stand_in"])
        assert ben.ask("return")["code"] == "not_away"


def test_who_leaves_is_played_by_a_bot(server: Server) -> None:
    ann, ben = server.people("verlagswelt", 2)
    assert ben.ask("leave", level=1)["type"] == "done"
    play_on([ann], seed=5)
    assert ann.is_over and ann.table["seats"][1]["stand_in"]
    assert ann.ask("leave")["code"] == "not_running"


def test_a_clock_that_runs_out_seats_a_bot(server: Server) -> None:
    ann, ben = server.people("verlagswelt", 2, clock={"budget": 10, "level": 1}, options={"first_player": "0"})
    ann.wait(lambda: ann.is_asked)
    (own, other) = ann.position["clocks"]
    assert own["left"] == 10 and own["since"] is not None and other["since"] is None
    room = server.hub.rooms[ann.id]

    def hurry() -> None:
        assert room.table.clocks is not None
        room.table.clocks.left[0] = 0.2
        room._set_clock()

    server.call(hurry)
    ann.wait(lambda: ann.table["seats"][0]["stand_in"])
    assert ann.chat[-1]["kind"] == "timed_out"
    ben.wait(lambda: ben.is_asked)
    assert ann.ask("return")["type"] == "done"
    ann.wait(lambda: ann.position["clocks"][0]["left"] >= 60)


def test_chat_reaches_everybody_and_spectators_only_listen(server: Server) -> None:
    ann, ben = server.people("verlagswelt", 2)
    watcher = Person(server, ann.id)
    assert watcher.position["seat"] == -1 and watcher.position["actions"] == []
    ann.ask("say", text="Hallo <b>Ben</b> 🎲\u0007")
    for person in (ben, watcher):
        person.wait(lambda: person.chat[-1]["text"] == "Hallo <b>Ben</b> 🎲")  # noqa: B023
    assert watcher.ask("say", text="hi")["code"] == "not_seated"
    assert ann.ask("say", text="\u0007")["code"] == "malformed"
    ann.wait(lambda: ann.table["watchers"] == 1)


def test_a_hint_is_one_of_the_allowed_actions(server: Server) -> None:
    person = alone(server)
    hints = person.ask("hint")["hints"]
    assert hints and all(hint["action"] in person.position["actions"] for hint in hints)
    assert all(hint["chance"] is None or 0 <= hint["chance"] <= 1 for hint in hints)


def test_rematch_with_the_same_tokens(server: Server) -> None:
    ann, ben = server.people("verlagswelt", 2, bots=1)
    assert ann.ask("rematch")["code"] == "not_over"
    play_on([ann, ben], seed=8)
    for person in (ann, ben):
        person.wait(lambda: person.is_over)  # noqa: B023
    offer = ann.ask("rematch")["offer"]
    ben.ask("vote", offer=offer, agree=True)
    ann.wait(lambda: ann.table["rematch"])
    again = Person(server, ann.table["rematch"], ben.token)
    assert again.table["status"] == "running" and again.seat == 1
    assert [seat["name"] for seat in again.table["seats"]] == [seat["name"] for seat in ann.table["seats"]]
    assert again.table["seed_hash"] != ann.table["seed_hash"]
    assert ann.ask("rematch")["code"] == "not_over"


def test_replay_step_by_step(server: Server) -> None:
    person = alone(server)
    seen = {person.position["step"]: person.position["view"]}
    while len(seen) < 6:
        before = person.position["decision"]
        person.play()
        person.wait(lambda: person.position["decision"] not in (before, None) or person.is_over)  # noqa: B023
        seen[person.position["step"]] = person.position["view"]
    own = {"Authorization": f"Bearer {person.token}"}
    for step, view in seen.items():
        answer = server.http.get(f"/api/tables/{person.id}/steps/{step}", headers=own).json()
        assert answer["position"]["view"] == view
        assert answer["log"] == [
            entry | {"sentence": entry["sentence"]} for entry in answer["log"] if entry["step"] <= step
        ]
        assert answer["log"][-1]["step"] == step
    last = answer["steps"]
    assert server.http.get(f"/api/tables/{person.id}/steps/{last + 1}").json()["code"] == "no_such_step"
    assert server.http.get(f"/api/tables/{person.id}/steps/0?seat=1").json()["code"] == "hidden"
    assert server.http.get(f"/api/tables/{person.id}/history").json()["code"] == "not_over"
    assert server.http.get(f"/api/tables/{person.id}/save").json()["code"] == "not_over"
    play_on([person], seed=2)
    points = server.http.get(f"/api/tables/{person.id}/history").json()["points"]
    assert points[-1]["scores"] == [standing["score"] for standing in person.position["results"]]
    assert [point["step"] for point in points] == list(range(len(points)))
    assert server.http.get(f"/api/tables/{person.id}/steps/{len(points) - 1}?seat=1").status_code == 200


def test_the_same_over_http(server: Server) -> None:
    """A script needs no socket."""
    seated = server.open("wohlstand", ["me", "bot"])
    own = {"Authorization": f"Bearer {seated['token']}"}
    path = f"/api/tables/{seated['table']}"
    for number in range(5):
        wait_until(lambda: server.http.get(f"{path}/update", headers=own).json()["position"]["decision"])
        position = server.http.get(f"{path}/update?language=en", headers=own).json()["position"]
        body = {
            "type": "play",
            "key": f"n{number}",
            "decision": position["decision"],
            "action": position["actions"][0]["number"],
        }
        assert server.post(f"{path}/commands", body, headers=own).json() == {
            "type": "done",
            "key": f"n{number}",
            "repeated": False,
            "offer": None,
        }
        assert server.post(f"{path}/commands", body, headers=own).json()["repeated"] is True
    assert server.post(f"{path}/commands", body).json()["code"] == "not_seated"
