"""One server, one browser; every test gets people with browsers that share nothing."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect, sync_playwright

from tests.web.support import DESKTOP, PATIENCE, Person, Server

NewPerson = Callable[..., Person]


@pytest.fixture(scope="package")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("web"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def finished(table_server: Server) -> dict[str, str]:
    """The address of a finished game of bots, by game."""
    return {game: table_server.bots_play(game) for game in ("verlagswelt", "zenith")}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """For tests that kill it."""
    server = Server(tmp_path / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=1000 * PATIENCE)
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


def launched(playwright: Playwright) -> Browser:
    """The machine's own Chromium, else Playwright's; without either the tests fail, and say what is missing."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    try:
        return playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"] if as_root else []
        )
    except Error as error:
        pytest.fail(f"the tests of the page need Chromium: `make browser` brings it ({error.message})", pytrace=False)


@pytest.fixture
def person(browser: Browser, table_server: Server) -> Iterator[NewPerson]:
    """`person(phone=…, dark=…, language=…)`; whatever their browsers complained about fails the test."""
    people: list[Person] = []

    def new(
        *, size: tuple[int, int] = DESKTOP, dark: bool = False, server: Server = table_server, **settings: Any
    ) -> Person:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light", locale="en"
        )
        people.append(Person(context, server.address, **{"language": "en", "name": "Ann", **settings}))
        return people[-1]

    yield new
    complaints = [complaint for one in people for complaint in one.complaints]
    for one in people:
        one.context.close()
    assert complaints == []
