"""A folder is a game: the server offers it, and the plain board shows it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.support import Server, first

FOLDER = Path(__file__).parents[1] / "sixth_game"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data", SPIELWERK_GAMES=str(FOLDER))
    server.start()
    yield server
    server.stop()


def test_a_game_of_ones_own_is_played_to_its_end_in_the_browser(house: Server, person: NewPerson) -> None:
    ann = person(server=house)
    ann.play_now("nim")
    ann.await_turn()
    expect(ann.page.locator(".question")).to_have_text("How many stones do you take?")
    ann.page.click("[data-tool=hint]")
    expect(ann.page.get_by_text("★", exact=False).nth(1)).to_be_visible()
    ann.play_on(first)
    expect(ann.page.locator("#result-title")).to_be_visible()
    assert any("takes the last stone" in line or "take the last stone" in line for line in ann.log)
