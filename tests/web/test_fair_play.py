"""What people know of how a game came about: hints, take-backs, stand-ins, games that go on from others."""

import json
from collections.abc import Callable
from typing import Any

import httpx
from playwright.sync_api import Route, WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.support import Message, Person, Server, first, take_turns

Answer = Callable[[Message], Message | None]


def told(person: Person, answer: Answer = lambda _: None, **facts: Any) -> None:
    """The server tells this browser these facts of every table; `answer` replies in its place where it likes."""

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def up(text: str | bytes) -> None:
            reply = answer(json.loads(text))
            if reply is None:
                server.send(text)
            else:
                line.send(json.dumps(reply))

        def down(text: str | bytes) -> None:
            message = json.loads(text)
            parts = [message.get(part) or {} for part in ("table", "position")] if message["type"] == "update" else []
            for part in parts:
                part |= {name: fact for name, fact in facts.items() if name in part}
            line.send(json.dumps(message))

        line.on_message(up)
        server.on_message(down)

    person.page.route_web_socket("**/socket", between)


def opened(server: Server, *seats: str) -> Message:
    """A table of verlagswelt that Dan opened."""
    wish = {"game": "verlagswelt", "name": "Dan", "seats": [{"kind": kind, "level": 1} for kind in seats]}
    return dict(httpx.post(f"{server.address}/api/tables", json=wish).json())


def finish(ann: Person) -> None:
    """Stand up, and let bots bring the game to its end."""
    ann.page.click("[data-tool=menu]")
    ann.page.click("[data-tool=leave]")
    ann.page.wait_for_selector("#result-title")


# --- hints ---


def test_the_form_shows_what_holds_and_takes_another_wish(person: NewPerson) -> None:
    ann = person()
    box = ann.page.locator("[data-tool=hints]")
    ann.set_up("verlagswelt", 2)
    expect(box).to_be_checked()
    ann.set_up("verlagswelt", 2, friends=True)
    expect(box).not_to_be_checked()
    ann.page.select_option("select[data-seat='1']", "1")
    expect(box).to_be_checked()
    ann.page.select_option("select[data-seat='1']", "person")
    expect(box).not_to_be_checked()
    box.check()
    ann.page.click("[data-tool=begin]")
    expect(ann.page.locator("[data-agreed=hints]")).to_contain_text("allowed")


def test_between_people_there_is_no_hint(person: NewPerson) -> None:
    ann, ben = person(), person(name="Ben")
    link = ann.invite("verlagswelt")
    ben.visit(link)
    for one in (ann, ben):
        expect(one.page.locator("[data-agreed=hints]")).to_have_text("Hintsnot allowed")
    ben.page.click("[data-tool=join]")
    ann.page.wait_for_selector(".board")
    ben.page.wait_for_selector(".board")
    take_turns([ann, ben], first, 2)
    for one in (ann, ben):
        assert one.page.locator("[data-tool=hint]").count() == 0
        one.page.keyboard.press("h")
        expect(one.page.locator(".notice")).to_have_count(0)


def test_the_result_tells_everybody_who_took_hints(person: NewPerson) -> None:
    ann, cleo = person(), person()
    ann.play_now("verlagswelt")
    ann.await_turn()
    ann.page.click("[data-tool=hint]")
    expect(ann.page.locator(".notice")).to_contain_text("Hint")
    cleo.visit(ann.page.url.removeprefix(ann.address))
    finish(ann)
    for one in (ann, cleo):
        expect(one.page.locator("[data-remark=hints]")).to_have_text("Hints Ann 1")


# --- stand-ins ---


def test_a_stand_in_wins_for_itself(person: NewPerson) -> None:
    ann, cleo = person(), person()
    ann.play_now("verlagswelt")
    ann.await_turn()
    finish(ann)
    assert ann.page.locator("[data-tool=return]").count() == 0
    results = [{"seat": seat, "place": seat + 1, "score": 9 - seat, "parts": {}} for seat in range(2)]
    for one, headline in ((ann, "Your stand-in has won"), (cleo, "Ann’s stand-in has won")):
        told(one, results=results)
        one.visit(ann.page.url.removeprefix(ann.address))
        expect(one.page.locator("#result-title")).to_have_text(headline)
    expect(ann.page.get_by_text("A bot finished the game for you.")).to_be_visible()
    expect(cleo.page.get_by_text("A bot finished the game for you.")).to_have_count(0)


# --- games with a past ---


def test_take_backs_are_marked(person: NewPerson, finished: dict[str, str]) -> None:
    ann = person()
    told(ann, take_backs=2)
    ann.visit(finished["verlagswelt"])
    remark = ann.page.locator("[data-remark=take-backs]")
    expect(remark).to_have_text("with take-backs Such games count in no statistics.")


def test_the_list_of_games_marks_them_too(person: NewPerson) -> None:
    ann = person()
    ann.play_now("verlagswelt")
    ann.await_turn()

    def answer(route: Route) -> None:
        games = route.fetch().json()
        route.fulfill(json=[game | {"table": game["table"] | {"take_backs": 1}} for game in games])

    ann.page.route("**/api/mine", answer)
    ann.visit()
    expect(ann.page.get_by_label("My games")).to_contain_text("with take-backs")


def test_a_game_that_goes_on_from_another_leads_back_there(person: NewPerson, finished: dict[str, str]) -> None:
    ann = person()
    ann.visit(finished["zenith"])
    expect(ann.page.locator("[data-remark=origin]")).to_have_count(0)
    told(ann, origin={"table": finished["zenith"].removeprefix("/g/"), "move": 7})
    ann.visit(finished["verlagswelt"])
    expect(ann.page.locator("header .origin")).to_have_text("from move 7, against bots")
    ann.page.locator("[data-remark=origin] a").click()
    expect(ann.page).to_have_url(f"{ann.address}{finished['zenith']}?move=7")
    expect(ann.page.locator(".bar output")).to_contain_text("7 of")


def test_from_a_finished_game_one_plays_on_against_bots(person: NewPerson) -> None:
    ann = person()
    ann.play_now("verlagswelt")
    ann.await_turn()
    finish(ann)
    old = ann.page.url
    ann.page.click("[data-tool=branch]")
    shown = ann.page.locator(".bar output")
    step, _, last = shown.inner_text().split()
    assert 0 <= int(step) < int(last)
    ann.page.get_by_role("button", name="Play on from here against bots").click()
    expect(ann.page).not_to_have_url(old)
    ann.await_turn()
    assert ann.position["seat"] == 0
    expect(ann.page.locator("header .origin")).to_have_text(f"from move {step}, against bots")
    ann.visit(old.removeprefix(ann.address) + f"?move={last}")
    shown.wait_for()
    assert ann.page.locator("[data-tool=branch]").count() == 0  # nothing is left to play there


def test_nobody_but_who_sat_there_plays_on(person: NewPerson, finished: dict[str, str]) -> None:
    ann = person()
    ann.visit(finished["verlagswelt"])
    ann.page.wait_for_selector("#result-title")
    assert ann.page.locator("[data-tool=branch]").count() == 0
    ann.visit(f"{finished['verlagswelt']}?move=3")
    ann.page.wait_for_selector(".bar")
    assert ann.page.locator("[data-tool=branch]").count() == 0


def test_whoever_missed_the_rematch_takes_the_open_seat_with_one_click(person: NewPerson, table_server: Server) -> None:
    ben = person(name="Ben")
    ben.play_now("verlagswelt")
    ben.await_turn()
    finish(ben)
    old = ben.page.url
    again = opened(table_server, "me", "person")
    told(ben, rematch=again["table"])
    ben.visit(old.removeprefix(ben.address))
    ben.page.get_by_role("link", name="To the new game").click()
    ben.page.click("[data-tool=join]")
    ben.page.wait_for_selector(".board")
    facts = httpx.get(f"{table_server.address}/api/tables/{again['table']}").json()
    assert [seat["name"] for seat in facts["seats"]] == ["Dan", "Ben"]
