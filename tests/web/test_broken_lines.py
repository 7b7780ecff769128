"""Connections that break in the middle of a decision: nothing is lost, nothing happens twice."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.web.conftest import NewPerson
from tests.web.support import Person, Server


def assert_as_fresh(person: Person, other: Person) -> None:
    """A browser that comes by the link to the seat sees the same as the one that was there all the time."""
    other.visit(person.seat_link)
    other.await_turn()
    expect(person.page.locator(".log li > span")).to_have_text(other.log)
    assert (person.decision, person.question) == (other.decision, other.question)
    assert "#" not in other.page.url


def test_a_killed_server_comes_back_with_everything(person: NewPerson, own_server: Server) -> None:
    ann = person(server=own_server, confirm=True)
    ann.play_now("verlagswelt")
    ann.await_turn()
    for _ in range(3):
        lines, decision = ann.log, ann.decision
        own_server.kill()
        ann.page.wait_for_selector(".lost")
        ann.click(ann.options.first)  # on the board: chosen, not yet confirmed
        if ann.page.locator("[data-tool=confirm]").count():
            ann.page.click("[data-tool=confirm]")
        own_server.start()
        ann.page.wait_for_selector(f".prompt[data-decision]:not([data-decision='{decision}'])")
        assert ann.log[: len(lines)] == lines
        assert len(ann.log) > len(lines)
    assert_as_fresh(ann, person(server=own_server))


def test_a_lost_answer_does_not_play_twice(person: NewPerson) -> None:
    """The move arrives, its answer does not: the page sends it again, and the server knows it."""
    ann = person()
    line = Leaky()
    ann.page.route_web_socket("**/socket", line.open)
    ann.play_now("verlagswelt")
    for _ in range(3):
        decision = ann.await_turn()
        line.is_armed = True
        ann.click(ann.options.first)
        ann.page.wait_for_selector(f".prompt[data-decision]:not([data-decision='{decision}'])")
    ann.await_turn()
    keys = [message["key"] for message in line.plays]
    assert len(keys) == 6 and len(set(keys)) == 3
    repeated = [answer for answer in line.answers if answer["key"] in keys]
    assert [answer["repeated"] for answer in repeated] == [True] * 3
    assert_as_fresh(ann, person())


class Leaky:
    """A line that swallows everything after a move, and then breaks."""

    def __init__(self) -> None:
        self.is_armed = False
        self.plays: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        """Those that reached the page."""

    def open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        is_deaf = False

        def from_page(text: str | bytes) -> None:
            nonlocal is_deaf
            message = json.loads(text)
            if message["type"] == "play":
                self.plays.append(message)
                is_deaf, self.is_armed = self.is_armed, False
            server.send(text)

        def from_server(text: str | bytes) -> None:
            message = json.loads(text)
            if not is_deaf:
                if message["type"] == "done":
                    self.answers.append(message)
                page.send(text)
            elif message["type"] == "done":
                page.close(code=3000)
                server.close()

        page.on_message(from_page)
        server.on_message(from_server)
