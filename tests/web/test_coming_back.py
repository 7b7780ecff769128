"""Another device, the lists of the lobby, leaving and coming back, clocks."""

import re

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.support import Person, first, take_turns
from tests.web.test_signals import two_who_are_called, waiting_for_other


def two(person: NewPerson) -> tuple[Person, Person]:
    """Ann and Ben at a table of verlagswelt."""
    ann, ben = person(), person(name="Ben")
    ben.join(ann.invite("verlagswelt"), "Ben")
    ann.page.wait_for_selector(".board")
    return ann, ben


def test_a_link_brings_the_seat_to_another_device(person: NewPerson) -> None:
    ann, phone = person(), person(name="")
    ann.play_now("verlagswelt")
    decision = ann.await_turn()
    ann.page.click("[data-tool=menu]")
    ann.page.click("[data-tool=own-seat] summary")
    own = ann.page.locator("[data-link=own-seat]")
    expect(own.locator("img")).to_have_js_property("complete", True)
    assert own.locator("img").evaluate("image => image.naturalWidth") > 0
    link = own.locator("input").input_value()
    assert "#" in link and link != ann.page.input_value("[data-link=invite] input")
    phone.page.goto(link)
    assert phone.await_turn() == decision
    phone.take(first(phone))
    expect(ann.page.locator(f".prompt[data-decision='{decision}']")).to_have_count(0)


def test_links_can_be_copied_without_a_secure_connection(person: NewPerson) -> None:
    """A table in the living room has no certificate, so the browser keeps its clipboard to itself."""
    ann = person()
    ann.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    link = ann.invite("verlagswelt")
    ann.page.locator("[data-link=invite] [data-tool=copy]").click()
    expect(ann.page.locator("[data-link=invite] [data-tool=copy]")).to_have_text("Copied ✓")
    ann.visit()
    name = ann.page.locator("label.name input")
    name.fill("")
    name.press("Control+v")
    expect(name).to_have_value((ann.address + link)[:24])


def test_an_invitation_that_others_cannot_follow_says_so(person: NewPerson) -> None:
    """The server of the tests listens to its own machine; one that does not tells its address."""
    ann, ben = person(), person()
    ann.invite("verlagswelt")
    expect(ann.page.locator("[data-lonely]")).to_contain_text("on this computer alone")
    expect(ann.page).to_have_title("Verlagswelt – Spielwerk")
    ben.page.route("**/api/address", lambda route: route.fulfill(json={"address": "http://192.168.7.7:8000"}))
    ben.set_up("verlagswelt", 2, friends=True)
    ben.page.click("[data-tool=begin]")
    expect(ben.page.locator("[data-link=invite] input")).to_have_value(
        re.compile(r"^http://192\.168\.7\.7:8000/g/\w{16}$")
    )
    expect(ben.page.locator("[data-lonely]")).to_have_count(0)


def test_the_lobby_lists_my_games_and_open_tables(person: NewPerson) -> None:
    ann, ben = person(), person(name="Ben")
    ann.set_up("genies", 2, friends=True)
    ann.page.get_by_label("List it among the open tables").check()
    ann.page.click("[data-tool=begin]")
    link = ann.page.input_value("[data-link=invite] input").removeprefix(ann.address)
    ann.visit()
    mine = ann.page.get_by_role("region", name="My games").locator(f"a[href='{link}']")
    expect(mine).to_contain_text("1 open seat")
    ben.visit()
    ben.page.get_by_role("region", name="Open tables").locator(f"a[href='{link}']").click()
    ben.page.click("[data-tool=join]")
    ben.page.wait_for_selector(".board")
    expect(mine).to_contain_text(re.compile("Your turn|waiting for Ben"))
    mine.click()
    ann.page.wait_for_selector(".board")


def test_the_lobby_calls_when_the_first_of_my_games_waits_for_me(person: NewPerson) -> None:
    waits, moves = two_who_are_called(person)
    waits.visit()
    waits.page.wait_for_selector("a[href^='/g/']")
    waits.page.evaluate("window.away = true")
    assert waits.page.title() == "Spielwerk" and waits.page.evaluate("window.notes") == []
    while moves.decision:
        moves.take(first(moves))
    expect(waits.page).to_have_title("(1) Spielwerk")
    assert waits.page.evaluate("window.notes") == [["Your turn", "Spielwerk"]]


def test_who_leaves_is_played_by_a_bot_and_may_come_back(person: NewPerson) -> None:
    ann, ben = two(person)
    take_turns([ann, ben], first, 2)
    ben.page.click("[data-tool=menu]")
    ben.page.click("[data-tool=leave]")
    expect(ben.page.locator("dialog")).to_have_count(0)
    expect(ann.page.locator(".badge", has_text="Ben")).to_contain_text("bot stands in")
    for _ in range(3):  # the bot goes on without Ben
        ann.await_turn()
        ann.take(first(ann))
    assert ben.decision is None
    ben.page.click("[data-tool=return]")
    expect(ann.page.locator(".badge", has_text="Ben")).to_contain_text("is here")
    while not ben.decision:
        if ann.decision:
            ann.take(first(ann))
    ben.take(first(ben))


def test_clocks_run_for_whoever_decides(person: NewPerson) -> None:
    ann, ben = person(), person(name="Ben")
    ann.set_up("verlagswelt", 2, friends=True)
    ann.page.select_option("[data-tool=clock]", "fast")
    ann.page.click("[data-tool=begin]")
    link = ann.page.input_value("[data-link=invite] input").removeprefix(ann.address)
    ben.visit(link)
    expect(ben.page.locator("main")).to_contain_text("5 minutes, plus 10 seconds per turn")
    ben.page.click("[data-tool=join]")
    ann.page.wait_for_selector(".board")
    waits, moves = waiting_for_other([ann, ben])
    for one in (waits, moves):
        expect(one.page.locator(".badge time")).to_have_count(2)
        expect(one.page.locator(".badge time.running")).to_have_count(1)
        expect(one.page.locator(".badge time.running")).to_have_text(re.compile(r"^4:\d\d$"))
        expect(one.page.locator(".badge time:not(.running)")).to_have_text("5:00")
    while moves.decision:
        moves.take(first(moves))
    expect(waits.page.locator(".badge", has_text=waits.name).locator("time.running")).to_have_count(1)
