"""Several people at one table: invitation, spectators, secrets, taking back."""

import json

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from tests.web.support import Person, first, spread, take_turns


def seated(person: NewPerson, game: str) -> tuple[Person, Person, Person]:
    """Ann invites, Ben follows her link, Cleo too, but both seats are taken."""
    ann, ben, cleo = person(), person(), person()
    link = ann.invite(game)
    ben.join(link, "Ben")
    ann.page.wait_for_selector(".board")
    cleo.visit(link)
    cleo.page.wait_for_selector(".board")
    return ann, ben, cleo


def test_whoever_invites_sits_where_they_like(person: NewPerson) -> None:
    """In the other team, and between bots."""
    ann = person()
    ann.set_up("zenith", 4, friends=True)
    seats = [ann.page.locator(f"select[data-seat='{seat}']") for seat in range(4)]
    seats[1].select_option(label="Me")
    expect(seats[0]).to_have_value("person")
    for seat in (0, 2, 3):
        seats[seat].select_option("1")
    ann.page.click("[data-tool=begin]")
    ann.await_turn()
    kinds = [(seat["kind"], seat["team"]) for seat in ann.updates[0]["table"]["seats"]]
    assert kinds == [("bot", 0), ("person", 1), ("bot", 0), ("bot", 1)]
    assert ann.position["seat"] == 1


def test_nobody_needs_to_sit_at_a_table_of_bots(person: NewPerson) -> None:
    ann = person()
    ann.set_up("verlagswelt", 2, friends=True)
    for seat in range(2):
        ann.page.select_option(f"select[data-seat='{seat}']", "1")
    ann.page.click("[data-tool=begin]")
    ann.page.wait_for_selector("#result-title")
    expect(ann.page.get_by_text("You are watching")).to_be_visible()
    assert ann.position["seat"] == -1


def test_friends_come_by_link_and_others_watch(person: NewPerson) -> None:
    ann, ben, cleo = seated(person, "verlagswelt")
    take_turns([ann, ben], first, 10)
    lines = len(ann.log)
    for one in (ben, cleo):
        expect(one.page.locator(".log li > span")).to_have_count(lines)
    assert lines > 10
    expect(ann.page.locator(".watchers")).to_contain_text("1")
    assert cleo.options.count() == 0
    cleo.page.locator(".display button").first.click()
    expect(cleo.page.locator(".notice")).to_have_count(0)
    assert len(ann.log) == lines


def test_people_at_a_table_can_talk(person: NewPerson) -> None:
    ann, ben, cleo = seated(person, "verlagswelt")
    ann.page.locator("section.talk input").fill("Viel <b>Spaß</b>!")
    ann.page.keyboard.press("Enter")
    for one in (ben, cleo):
        expect(one.page.locator("section.talk")).to_contain_text("Viel <b>Spaß</b>!")
    assert cleo.page.locator("section.talk input").count() == 0


def hand(person: Person) -> set[str]:
    position = person.position
    return set(position["view"]["seats"][position["seat"]]["hand"])


def told(person: Person, card: str) -> bool:
    """Has this browser ever been told of this card, on the wire or on the page?"""
    on_the_wire = any(f'"{card}"' in frame or f"({card})" in frame for frame in person.frames)
    return on_the_wire or person.page.locator(f"main [data-card='{card}'], aside [data-card='{card}']").count() > 0


def test_a_hand_is_seen_by_its_owner_alone(person: NewPerson) -> None:
    """Cards that nobody else knew when they came stay unknown as long as they are held."""
    people = ann, ben, _ = seated(person, "zenith")
    secrets = {owner: hand(owner) for owner in (ann, ben)}
    assert all(secrets.values())
    for _ in range(12):
        for owner, cards in secrets.items():
            for card in cards:
                assert told(owner, card)
                assert not any(told(other, card) for other in people if other is not owner)
        known = {other: "".join(other.frames) for other in people}
        take_turns([ann, ben], spread, 1)
        for owner in (ann, ben):
            others = [text for other, text in known.items() if other is not owner]
            fresh = {card for card in hand(owner) - secrets[owner] if not any(f'"{card}"' in text for text in others)}
            secrets[owner] = (secrets[owner] & hand(owner)) | fresh


def test_a_sealed_bid_shows_only_that_it_was_made(person: NewPerson) -> None:
    ann, ben, cleo = seated(person, "genies")
    take_turns([ann, ben], first, 1)
    ann.await_turn()
    assert ann.position["view"]["question"] == "bid"
    before = {other: len(other.frames) for other in (ben, cleo)}
    ann.take(ann.page.locator("[data-action='bid(5)']"))
    assert 5 in ann.position["view"]["sheet"]["bids"]
    ben.take(ben.page.locator("[data-action='bid(3)']"))
    assert 3 in ben.position["view"]["sheet"]["bids"]
    for other, seen in before.items():
        for frame in other.frames[seen:]:
            assert "bid(5)" not in json.dumps(json.loads(frame).get("log", []))
            position = json.loads(frame).get("position")
            assert not position or 5 not in (position["view"]["sheet"] or {"bids": []})["bids"]


def test_within_the_own_turn_taking_back_is_free(person: NewPerson) -> None:
    ann, ben, _ = seated(person, "genies")
    take_turns([ann, ben], first, 1)
    ann.await_turn()
    question, log = ann.question, ann.log
    ann.take(ann.options.nth(3))
    ann.await_turn()
    undo = ann.page.locator("[data-tool=undo]")
    expect(undo).to_have_attribute("aria-label", "Take back")
    undo.click()
    expect(ann.page.locator(".prompt .question")).to_have_text(question)
    assert ann.log == log
    assert ben.page.locator(".offer").count() == 0


def test_beyond_it_the_table_is_asked(person: NewPerson) -> None:
    ann, ben, _ = seated(person, "verlagswelt")
    take_turns([ann, ben], first, 4)
    asking, asked = (ann, ben) if ben.decision or not ann.decision else (ben, ann)
    asked.await_turn()
    for agree in ("no", "yes"):
        before = asking.log
        undo = asking.page.locator("[data-tool=undo]")
        expect(undo).to_have_attribute("aria-label", "Ask to take back")
        undo.click()
        asked.page.click(f"[data-vote={agree}]")
        expect(asking.page.locator(".offer")).to_have_count(0)
        if agree == "no":
            assert asking.log == before
    asking.await_turn()
    assert len(asking.log) < len(before)
    expect(asked.page.locator(".log li > span")).to_have_count(len(asking.log))


def test_against_bots_alone_one_may_go_back_to_the_start(person: NewPerson) -> None:
    ann = person()
    ann.play_now("verlagswelt")
    ann.await_turn()
    start, question = ann.log, ann.question
    ann.play_on(first, 5)
    ann.await_turn()
    for _ in range(5):
        lines = len(ann.log)
        ann.page.click("[data-tool=undo]")
        expect(ann.page.locator(".log li > span")).not_to_have_count(lines)
        ann.await_turn()
    assert (ann.log, ann.question) == (start, question)


def test_a_game_against_bots_goes_on_from_any_step(person: NewPerson) -> None:
    ann = person()
    ann.play_now("verlagswelt")
    ann.play_on(first, 4)
    ann.await_turn()
    lines = len(ann.log)
    ann.page.locator(".log .jump").first.click()
    ann.page.wait_for_selector(".bar")
    assert "?move=" in ann.page.url
    ann.page.click("[data-tool=resume]")
    ann.await_turn()
    assert 0 < len(ann.log) < lines
    assert "?move=" not in ann.page.url
