"""Replays and what comes after a game."""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.support import Person, first, take_turns


def shown(person: Person) -> str:
    return person.page.locator(".bar output").inner_text()


def test_a_replay_steps_plays_and_jumps(person: NewPerson, finished: dict[str, str]) -> None:
    ann = person()
    ann.visit(finished["verlagswelt"])
    page = ann.page
    page.click("[data-tool=replay]")
    last = int(page.locator(".bar output").inner_text().split()[-1])
    step = page.locator(".bar output")
    expect(step).to_have_text(f"0 of {last}")
    page.get_by_role("button", name="One step on").click()
    expect(step).to_have_text(f"1 of {last}")
    assert page.url.endswith("?move=1")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text(f"2 of {last}")
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_text(f"1 of {last}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(step).to_have_text(f"4 of {last}")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    expect(step).to_have_text(f"{last} of {last}")
    line = page.locator(".log li", has=page.locator(".jump")).nth(7)
    line.hover()
    line.locator(".jump").click()
    expect(line).to_have_class(re.compile("current"))
    assert 0 < int(shown(ann).split()[0]) < last
    page.click("[data-tool=leave-replay]")
    expect(page.locator("#result-title")).to_have_count(1)


def test_a_link_leads_to_one_move(person: NewPerson, finished: dict[str, str]) -> None:
    ann, ben = person(), person()
    ann.visit(f"{finished['verlagswelt']}?move=9")
    expect(ann.page.locator(".bar output")).to_have_text(re.compile("^9 of"))
    ben.visit(f"{finished['verlagswelt']}?move=999999")  # beyond the end: the last one
    expect(ben.page.locator(".bar output")).to_have_text(re.compile(r"^(\d+) of \1$"))
    assert len(ann.log) < len(ben.log)


def test_the_chart_jumps_to_the_move_under_the_pointer(person: NewPerson, finished: dict[str, str]) -> None:
    ann = person()
    ann.visit(finished["zenith"])
    chart = ann.page.locator("figure svg[role=img]")
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    ann.page.wait_for_selector(".bar")
    step, _, last = shown(ann).split()
    assert abs(int(step) / int(last) - 0.5) < 0.1


def test_a_rematch_needs_both_and_leads_both_to_the_new_table(person: NewPerson) -> None:
    ann, ben = person(), person(name="Ben")
    ben.join(ann.invite("verlagswelt"), "Ben")
    ann.page.wait_for_selector(".board")
    take_turns([ann, ben], first, 1000)
    for one in (ann, ben):
        one.page.wait_for_selector("#result-title")
    old = ann.page.url
    ann.page.click("[data-tool=rematch]")
    expect(ann.page.locator(".offer")).to_contain_text("Ben")
    assert ann.page.url == old
    ben.page.click("[data-vote=yes]")
    for one in (ann, ben):
        expect(one.page).not_to_have_url(old)
        one.page.wait_for_selector(".prompt")
        expect(one.page.locator("#result-title")).to_have_count(0)
    assert ann.page.url == ben.page.url
    take_turns([ann, ben], first, 2)
