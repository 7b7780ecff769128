"""Being called to the table: title, notification and sound, each only where somebody wants it."""

from tests.web.conftest import NewPerson
from tests.web.support import Person, first

AWAY = """
window.notes = [];
window.Notification = class {
  static permission = "granted";
  constructor(title, options) { window.notes.push([title, options.body]); }
};
Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
"""
"""A browser that allows notifications, and a tab that can be put behind others."""
EARS = """
window.sounds = 0;
for (const node of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
  const start = node.prototype.start;
  node.prototype.start = function (...args) { window.sounds++; return start.apply(this, args); };
}
"""


def waiting_for_other(people: list[Person]) -> tuple[Person, Person]:
    """Who waits, and who is to move."""
    for person in people:
        person.page.wait_for_selector(".prompt")
    page = people[0].page
    page.wait_for_function("document.querySelector('.prompt') !== null")
    while not any(person.decision for person in people):
        page.wait_for_timeout(10)
    mover = next(person for person in people if person.decision)
    return next(person for person in people if person is not mover), mover


def two_who_are_called(person: NewPerson) -> tuple[Person, Person]:
    """At a table of verlagswelt, with notifications on: who waits, and who is to move."""
    ann, ben = person(notify=True), person(name="Ben", notify=True)
    for one in (ann, ben):
        one.page.add_init_script(AWAY)
    ben.join(ann.invite("verlagswelt"), "Ben")
    ann.page.wait_for_selector(".board")
    return waiting_for_other([ann, ben])


def test_a_hidden_tab_calls_when_it_is_my_turn(person: NewPerson) -> None:
    waits, moves = two_who_are_called(person)
    assert waits.page.title() == "Verlagswelt – Spielwerk" and "Your turn" in moves.page.title()
    waits.page.evaluate("window.away = true; window.notes.length = 0")
    while not waits.decision:
        if moves.decision:
            moves.take(first(moves))
    assert waits.page.title() == "● Your turn · Verlagswelt – Spielwerk"
    assert waits.page.evaluate("window.notes") == [["Your turn", "Verlagswelt"]]
    assert moves.page.evaluate("window.notes") == []  # in front of everybody's eyes nothing needs to pop up


def test_moves_sound_when_sound_is_on_and_never_when_it_is_off(person: NewPerson) -> None:
    for sound in (True, False):
        ann = person(sound=sound)
        ann.page.add_init_script(EARS)
        ann.play_now("verlagswelt")
        ann.play_on(first, 2)
        assert (ann.page.evaluate("window.sounds") > 0) is sound
