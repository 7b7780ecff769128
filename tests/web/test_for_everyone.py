"""Both languages, phones, keyboards, screen readers, and reasons instead of silence."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.support import AXE, PHONE, Person, first, spread

GAMES = ("genies", "masterminds", "verlagswelt", "wohlstand", "zenith")


def test_the_language_changes_in_the_middle_of_a_game(person: NewPerson) -> None:
    ann = person()
    ann.play_now("verlagswelt")
    ann.play_on(first, 4)
    decision = ann.await_turn()
    page = ann.page
    page.evaluate("document.body.dataset.same = 'page'")
    english, question = ann.log, ann.question
    page.get_by_role("button", name="DE", exact=True).click()
    expect(page.locator(".prompt .question")).not_to_have_text(question)
    expect(page.locator("html[lang=de] body[data-same=page]")).to_have_count(1)
    expect(page.locator(".log h2")).to_have_text("Verlauf")
    expect(page.locator(".log li > span").last).not_to_have_text(english[-1])
    german = ann.log
    assert len(german) == len(english) and not set(german) & set(english)
    assert ann.decision == decision
    ann.take(first(ann))
    ann.await_turn()
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator(".log li > span").first).to_have_text(english[0])
    assert ann.log[: len(english)] == english


def test_what_is_not_allowed_says_why(person: NewPerson) -> None:
    ann = person()
    ann.play_now("verlagswelt")
    decision = ann.await_turn()
    ann.click(ann.page.locator(".own .projects .project:not(.can)").last)
    expect(ann.page.locator(".notice.bad")).to_have_text(re.compile(r"\d+"))  # too few coins, and how many
    assert ann.decision == decision


def test_the_keyboard_alone_suffices(person: NewPerson) -> None:
    ann = person(confirm=True)
    ann.visit()
    page = ann.page
    page.wait_for_selector("[data-game]")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator("[data-game=verlagswelt] [data-tool=play-now]:focus").count():
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-tool=begin]:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(".board")
    for turn in range(6):
        decision = ann.await_turn()
        page.keyboard.press("ArrowRight" if turn % 2 else "ArrowLeft")
        page.wait_for_selector("[data-action]:focus")
        on_board = page.locator(".board [data-action]:focus").count()
        page.keyboard.press("Enter")
        if on_board:
            page.wait_for_selector("[data-tool=confirm]")
            page.keyboard.press("Enter")
        page.wait_for_selector(f".prompt:not([data-decision='{decision}'])")
    ann.await_turn()
    lines = len(ann.log)
    page.keyboard.press("u")
    expect(page.locator(".log li > span")).not_to_have_count(lines)


# --- phones ---


def assert_fits(person: Person) -> None:
    """Nothing to scroll sideways, and nothing cut off at the edge of the page."""
    width, inner = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert (width, inner) == (PHONE[0], PHONE[0]), person.page.url


@pytest.mark.parametrize(("language", "said"), [("de", "Brettspiel von"), ("en", "Board game by")])
def test_the_lobby_tells_who_made_the_printed_games(person: NewPerson, language: str, said: str) -> None:
    ann = person(language=language)
    ann.visit()
    expect(ann.page.locator("[data-game=verlagswelt]")).to_contain_text(f"{said} Masao Suganuma · Kosmos 2022")
    expect(ann.page.locator("[data-game=genies]")).to_contain_text(f"{said} Simon Haas")


def test_lobby_and_set_up_fit_a_phone(person: NewPerson) -> None:
    ann = person(size=PHONE, language="de")
    for friends in (False, True):
        for game in GAMES:
            ann.visit()
            tool = "invite" if friends else "play-now"
            ann.page.click(f"[data-game={game}] [data-tool={tool}]")
            ann.page.wait_for_selector("[data-tool=begin]")
            assert_fits(ann)
            dialog = ann.page.locator("dialog .inside")
            assert dialog.evaluate("inside => inside.parentElement.scrollWidth <= inside.parentElement.clientWidth")
    ann.page.click("[data-tool=begin]")
    ann.page.wait_for_selector("[data-link=invite] input")
    assert_fits(ann)


@pytest.mark.parametrize("game", GAMES)
def test_every_board_fits_a_phone(person: NewPerson, game: str) -> None:
    ann = person(size=PHONE, language="de")
    ann.set_up(game, 4)
    ann.page.click("[data-tool=begin]")
    ann.page.wait_for_selector(".board")
    for _ in range(8):
        if not ann.await_turn():
            break
        assert_fits(ann)
        ann.take(spread(ann))


@pytest.mark.parametrize("game", ["verlagswelt", "zenith"])
def test_results_and_replays_fit_a_phone(person: NewPerson, finished: dict[str, str], game: str) -> None:
    ann = person(size=PHONE, language="de")
    ann.visit(finished[game])
    ann.page.wait_for_selector("figure svg[role=img]")
    assert_fits(ann)
    ann.visit(f"{finished[game]}?move=5")
    ann.page.wait_for_selector(".bar")
    assert_fits(ann)


# --- screen readers ---


def findings(person: Person) -> list[str]:
    """What axe calls serious or critical."""
    assert AXE.exists(), f"{AXE} is missing: `make web` brings it"
    person.page.evaluate(AXE.read_text())
    violations = person.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary']}"
        for violation in violations
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def places(ann: Person, finished: dict[str, str]) -> Iterator[str]:
    """Through the page, a name for each stop."""
    page = ann.page
    ann.visit()
    page.wait_for_selector("[data-game]")
    yield "lobby"
    page.click("[data-tool=settings]")
    yield "settings"
    for tool in ("play-now", "invite"):
        ann.visit()
        page.click(f"[data-game=zenith] [data-tool={tool}]")
        page.click("dialog summary")
        yield f"set-up, {tool}"
    page.click("[data-tool=begin]")
    page.wait_for_selector("[data-link=invite] input")
    yield "waiting room"
    for game in GAMES:
        ann.play_now(game)
        ann.play_on(spread, 4)
        ann.await_turn()
        yield f"{game}, board"
        for tool in ("rules", "menu"):
            page.click(f"[data-tool={tool}]")
            page.wait_for_selector("dialog h2")
            yield f"{game}, {tool}"
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
        if game in finished:
            ann.visit(finished[game])
            page.wait_for_selector("figure svg[role=img]")
            yield f"{game}, result"
    ann.visit(f"{finished['verlagswelt']}?move=3")
    page.wait_for_selector(".bar")
    yield "replay"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing_serious(person: NewPerson, finished: dict[str, str], dark: bool) -> None:
    ann = person(dark=dark)
    found = {place: findings(ann) for place in places(ann, finished)}
    assert {place: list(faults) for place, faults in found.items() if faults} == {}
