"""Games from the lobby to the result page, by clicks alone."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.web.conftest import NewPerson
from tests.web.support import Person, spread

ENOUGH = 7
"""Departments after which a house saves for its projects."""


def publisher(person: Person) -> Locator:
    """A plain but sound way through verlagswelt: some departments, then only projects."""
    projects = person.page.locator(".own .projects .can")
    if projects.count():
        return projects.last
    departments = person.page.locator(".display .can")
    if departments.count() and person.position["view"]["turn"] <= 2 * ENOUGH:
        return departments.first
    return person.page.locator(".prompt .actions .button, .board .can").last


def download(person: Person, file: Path) -> Path:
    with person.page.expect_download() as coming:
        person.page.locator("a[download]").first.click()
    coming.value.save_as(file)
    return file


def test_verlagswelt_from_the_lobby_to_a_verified_document(person: NewPerson, tmp_path: Path) -> None:
    ann = person()
    ann.play_now("verlagswelt")
    commitment = ann.updates[0]["table"]["seed_hash"]
    ann.play_on(publisher)
    page = ann.page
    page.wait_for_selector("figure svg[role=img]")
    page.wait_for_selector("details b:not(.bad)")  # the page itself compared the seed with its hash
    assert commitment in page.locator("details dd").all_text_contents()
    save = download(ann, tmp_path / "game.json")
    assert str(json.loads(save.read_text())["seed"]) in page.locator("details dd").all_text_contents()
    verified = subprocess.run(
        [sys.executable, "-m", "spielwerk.cli", "verify", str(save)], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stderr
    names = [seat["name"] for seat in ann.updates[0]["table"]["seats"]]
    shown = zip(page.locator("thead .who").all_inner_texts(), page.locator(".place td").all_inner_texts(), strict=True)
    for name, place in shown:
        assert f"seat {names.index(name.split()[-1])} place {place[0]}" in verified.stdout


@pytest.mark.parametrize(("game", "seats"), [("genies", 2), ("masterminds", 2), ("wohlstand", 2), ("zenith", 4)])
def test_every_other_game_to_the_end_on_the_plain_board(person: NewPerson, game: str, seats: int) -> None:
    ann = person()
    ann.play_now(game, seats)
    ann.play_on(spread)
    assert ann.is_over
    assert ann.page.locator("thead .who").count() == seats
