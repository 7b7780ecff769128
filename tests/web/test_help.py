"""Games that get ready, rules in the reader's language, the rule behind a refusal, and what a result is made of."""

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import NewPerson
from tests.web.support import PHONE, Person, Server, first, take_turns

GAMES = ("genies", "masterminds", "verlagswelt", "wohlstand", "zenith")


def test_a_game_that_is_being_prepared_becomes_playable_by_itself(person: NewPerson) -> None:
    ann = person()
    is_ready = False

    def answer(route: Route) -> None:
        response = route.fetch()
        games = response.json()
        for game in games:
            if game["id"] == "zenith" and not is_ready:
                game["readiness"] = {"state": "preparing", "share": 0.4}
        route.fulfill(response=response, json=games)

    ann.page.route("**/api/games", answer)
    ann.visit()
    card = ann.page.locator("[data-game=zenith]")
    expect(card.get_by_role("progressbar", name="is being prepared …")).to_have_attribute("value", "0.4")
    expect(card.locator("[data-tool=play-now]")).to_be_disabled()
    expect(ann.page.locator("[data-game=verlagswelt] [data-tool=play-now]")).to_be_enabled()
    is_ready = True
    expect(card.locator("[data-tool=play-now]")).to_be_enabled()
    expect(card.get_by_role("progressbar")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_told_in_the_chosen_language(person: NewPerson, game: str) -> None:
    ann = person(size=PHONE)
    ann.play_now(game)
    page, found = ann.page, {}
    for language in ("EN", "DE"):
        page.get_by_role("button", name=language, exact=True).click()
        page.click("[data-tool=rules]")
        page.wait_for_selector("dialog [data-clause]")
        assert page.locator("dialog dt").count() >= 10
        found[language] = page.locator("dialog [data-clause], dialog dd").all_text_contents()
        assert not page.evaluate(
            "document.querySelector('dialog').scrollWidth > document.querySelector('dialog').clientWidth"
        )
        page.keyboard.press("Escape")
    german, english = found["DE"], found["EN"]
    assert len(german) == len(english) and not set(german) & set(english)


def test_a_refusal_leads_to_the_rule_behind_it(person: NewPerson) -> None:
    ann = person()
    ann.play_now("verlagswelt")
    ann.await_turn()
    ann.click(ann.page.locator(".own .projects .project:not(.can)").last)
    rule = ann.page.locator(".notice [data-rule]").first
    number = rule.inner_text()
    rule.click()
    marked = ann.page.locator("dialog .marked")
    expect(marked).to_have_attribute("data-clause", number)
    expect(marked).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_a_result_tells_its_parts(person: NewPerson, table_server: Server, game: str) -> None:
    ann = person(size=PHONE)
    ann.visit(table_server.bots_play(game))
    ann.page.wait_for_selector("#result-title")
    assert set(ann.page.locator("tr.place td").all_inner_texts()) <= {"1st", "2nd"}
    rows = ann.page.locator("[aria-labelledby=result-title] [data-part]").all()
    parts = {row.get_attribute("data-part"): row.locator("th").inner_text() for row in rows}
    assert parts and all(key != words for key, words in parts.items())
    assert not ann.page.evaluate("document.documentElement.scrollWidth > innerWidth")


def test_a_click_on_a_component_of_a_plain_board_chooses_it_or_says_why_not(person: NewPerson) -> None:
    ann = person(confirm=True)
    ann.play_now("zenith")
    decision, board = ann.await_turn(), ann.page.locator(".board")
    ann.click(board.locator(".choice").first)
    expect(ann.page.locator("[data-tool=confirm]")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.click(board.locator("[data-card=mercury]").first)
    expect(ann.page.locator(".notice.bad")).to_contain_text(ann.page.locator(".question").inner_text())
    assert ann.decision == decision


def test_a_line_of_the_log_shows_the_card_it_speaks_of(person: NewPerson) -> None:
    ann = person()
    ann.play_now("verlagswelt")
    ann.play_on(first, 2)
    ann.await_turn()
    named = ann.page.locator(".log [data-card]").last
    card = named.get_attribute("data-card")
    named.hover()
    expect(ann.page.get_by_role("tooltip").locator("h3")).to_have_text(named.inner_text())
    lit = ann.page.locator("main [data-lit]")
    assert lit.count() > 0 and {one.get_attribute("data-card") for one in lit.all()} == {card}
    ann.page.mouse.move(0, 0)
    expect(ann.page.get_by_role("tooltip")).to_have_count(0)
    expect(lit).to_have_count(0)


@pytest.mark.parametrize("game", ["verlagswelt", "zenith"])
def test_help_and_the_rule_behind_it_by_keyboard_alone(person: NewPerson, game: str) -> None:
    ann = person()
    ann.play_now(game)
    ann.await_turn()
    page, titles = ann.page, []
    for _ in range(3):
        page.keyboard.press("i")
        page.wait_for_selector("[data-card]:focus")
        expect(page.get_by_role("tooltip")).to_be_visible()
        titles.append(page.get_by_role("tooltip").locator("h3").inner_text())
        page.keyboard.press("Escape")
    assert len(set(titles)) > 1
    for _ in range(60):
        page.keyboard.press("i")
        expect(page.get_by_role("tooltip")).to_be_visible()
        if page.get_by_role("tooltip").locator("[data-rule]").count():
            break
        page.keyboard.press("Escape")
    number = page.get_by_role("tooltip").locator("[data-rule]").first.inner_text()
    page.keyboard.press("r")
    expect(page.locator("dialog .marked")).to_have_attribute("data-clause", number)


def test_a_bid_says_what_it_is_for_and_who_is_still_to_decide(person: NewPerson) -> None:
    ann, ben = person(), person(name="Ben")
    ben.join(ann.invite("genies"), "Ben")
    ann.page.wait_for_selector(".board")
    take_turns([ann, ben], first, 1)
    ann.await_turn()
    view = ann.position["view"]
    assert view["question"] == "bid"
    at = view["sheet"]["position"]
    about = ann.page.locator(".prompt .about")
    expect(about).to_contain_text(f"Position {'ABCDE'[at]}")
    shown = about.locator("[data-card]")
    assert [one.get_attribute("data-card") for one in shown.all()] == view["display"][at]
    expect(ann.page.locator(".prompt")).to_contain_text("Ben is deciding at the same time")
    while ann.decision:
        ann.take(ann.page.locator("[data-action=commit], [data-action='bid(0)']").first)
    expect(ann.page.locator(".prompt .question")).to_contain_text("Ben")
    expect(ann.page.locator(".badge", has_text="Ben").locator(".dots")).to_have_count(1)
    expect(ann.page.locator(".badge", has_text="Ann").locator(".dots")).to_have_count(0)


def test_choices_step_aside_for_a_look_at_the_board_on_a_phone(person: NewPerson) -> None:
    ann = person(size=PHONE)
    ann.play_now("zenith")
    ann.await_turn()
    actions, fold = ann.page.locator(".prompt .actions"), ann.page.locator("[data-tool=fold]")
    expect(actions).to_be_visible()
    fold.click()
    expect(actions).to_be_hidden()
    fold.click()
    expect(actions).to_be_visible()


def test_what_one_looks_at_stays_while_somebody_else_decides(person: NewPerson) -> None:
    """Choices folded away on a phone, and help that the keyboard asked for."""
    ann, ben = two_who_decide(person)
    ann.page.click("[data-tool=fold]")
    ann.page.keyboard.press("i")
    expect(ann.page.get_by_role("tooltip")).to_be_visible()
    decides_beside(ann, ben)
    expect(ann.page.locator(".prompt .actions")).to_be_hidden()
    expect(ann.page.get_by_role("tooltip")).to_be_visible()


def test_a_choice_to_confirm_stays_while_somebody_else_decides(person: NewPerson) -> None:
    ann, ben = two_who_decide(person)
    ann.click(ann.page.locator(".board .choice").first)
    expect(ann.page.locator("[data-tool=confirm]")).to_be_visible()
    decides_beside(ann, ben)
    expect(ann.page.locator("[data-tool=confirm]")).to_be_visible()


def two_who_decide(person: NewPerson) -> tuple[Person, Person]:
    """At the same time, which cards to change; the first has a phone."""
    ann, ben = person(size=PHONE, confirm=True), person(name="Ben")
    ben.join(ann.invite("zenith"), "Ben")
    ann.await_turn()
    ben.await_turn()
    return ann, ben


def decides_beside(ann: Person, ben: Person) -> None:
    """Ben decides, and Ann's page knows it."""
    waited = ann.page.locator(".badge", has_text="Ben").locator(".dots")
    expect(waited).to_have_count(1)
    ben.take(ben.page.locator("[data-action=done]"))
    expect(waited).to_have_count(0)


def test_only_what_is_meant_is_marked_as_a_choice(person: NewPerson) -> None:
    """Energy is a symbol, a side and a track: research is chosen on one's own track alone."""
    ann = person(confirm=True)
    ann.play_now("wohlstand")
    ann.await_turn()
    while "research(energy)" not in {action["text"] for action in ann.position["actions"]}:
        ann.take(first(ann))
        ann.await_turn()
    marked = ann.page.locator(".board .choice[data-card=energy]")
    expect(marked).to_have_count(1)
    assert ann.page.locator(".board [data-card=energy]").count() > 5
    assert marked.locator("xpath=ancestor::section[contains(@class, 'own')]").count() == 1
    ann.click(ann.page.locator("td[data-attribute] [data-card=energy]").first)
    expect(ann.page.locator(".prompt .question")).not_to_contain_text("Research")
    ann.click(marked)
    expect(ann.page.locator(".prompt .question")).to_contain_text("Research: Energy")
