"""Stored events: what is written stays as it was, and what any earlier version wrote can be read."""

from types import SimpleNamespace
from typing import Any, get_args

import msgspec
import pytest

from spielwerk.server import events, new_table, record
from spielwerk.server import messages as m
from spielwerk.server.events import Entry, Event, entry_of, row_of
from tests.support import game

WRITTEN: list[tuple[str, str, Event]] = [
    ("joined", '{"name":"Ann"}', events.Joined(name="Ann")),
    ("vacated", "{}", events.Vacated()),
    ("filled", '{"name":"Ada","level":2}', events.Filled(name="Ada", level=2)),
    ("started", "{}", events.Started()),
    (
        "moved",
        '{"action":7,"text":"pass","seen":false,"told":true}',
        events.Moved(action=7, text="pass", seen=False, told=True),
    ),
    (
        "moved",
        '{"action":7,"text":"pass","seen":true,"told":false,"sealed":true}',
        events.Moved(action=7, text="pass", seen=True, told=False, sealed=True),
    ),
    (
        "undone",
        '{"moves":[3,5],"anew":false,"viewers":[-1,0]}',
        events.Undone(moves=[3, 5], anew=False, viewers=[-1, 0]),
    ),
    ("said", '{"text":"hello"}', events.Said(text="hello")),
    ("left", '{"level":3}', events.Left(level=3)),
    ("replaced", '{"level":2,"cause":"clock"}', events.Replaced(level=2, cause="clock")),
    ("returned", "{}", events.Returned()),
    ("renamed", '{"name":"Zoë"}', events.Renamed(name="Zoë")),
    ("offered", '{"kind":"undo","id":0}', events.Offered(offer=events.UndoOffer(id=0))),
    ("offered", '{"kind":"undo","step":4,"id":1}', events.Offered(offer=events.UndoOffer(id=1, step=4))),
    (
        "offered",
        '{"kind":"replace","seat":1,"level":2,"id":2}',
        events.Offered(offer=events.ReplaceOffer(id=2, seat=1, level=2)),
    ),
    ("offered", '{"kind":"rematch","asked":[1],"id":3}', events.Offered(offer=events.RematchOffer(id=3, asked=[1]))),
    ("voted", '{"offer":3,"agree":true}', events.Voted(offer=3, agree=True)),
    ("accepted", '{"offer":3}', events.Accepted(offer=3)),
    ("rematched", '{"table":"abc"}', events.Rematched(table="abc")),
    ("hinted", '{"decision":"d"}', events.Hinted(decision="d")),
    ("branched", '{"table":"abc"}', events.Branched(table="abc")),
]
"""Kind and data as the database holds them, and the event."""

OLD: list[tuple[str, str, Event]] = [
    ("moved", '{"action":7,"text":"pass","seen":false}', events.Moved(action=7, text="pass", seen=False, told=True)),
    ("undone", '{"first":2,"last":4,"viewers":[0]}', events.Undone(moves=[2, 3, 4], anew=False, viewers=[0])),
    ("offered", '{"kind":"undo"}', events.Offered(offer=events.UndoOffer(id=9))),
    ("offered", '{"kind":"undo","step":4}', events.Offered(offer=events.UndoOffer(id=9, step=4))),
    (
        "offered",
        '{"kind":"replace","seat":1,"level":2}',
        events.Offered(offer=events.ReplaceOffer(id=9, seat=1, level=2)),
    ),
    ("offered", '{"kind":"rematch"}', events.Offered(offer=events.RematchOffer(id=9))),
]
"""The same for rows that only earlier versions wrote."""


def stored(number: int, kind: str, data: str, seat: int = 0, **more: Any) -> Any:
    facts = {"table_id": "t", "number": number, "kind": kind, "seat": seat, "key": None, "at": 1.5, "person": None}
    return SimpleNamespace(**{**facts, "data": data.encode(), **more})


def test_every_kind_of_event_stands_in_the_list() -> None:
    assert {type(event) for _, _, event in WRITTEN} == set(get_args(Event))


@pytest.mark.parametrize(("kind", "data", "event"), WRITTEN)
def test_an_event_is_written_as_ever_and_read_back(kind: str, data: str, event: Event) -> None:
    entry = Entry(9, 0, 1.5, event, key="k", person=0)
    row = row_of("t", entry)
    assert (row["kind"], row["data"]) == (kind, data.encode())
    assert entry_of(SimpleNamespace(**row)) == entry


def test_the_time_left_is_kept_beside_the_event() -> None:
    entry = Entry(9, 0, 1.5, events.Voted(offer=3, agree=True), left=[600.0, 12.25])
    row = row_of("t", entry)
    assert row["data"] == b'{"offer":3,"agree":true,"left":[600.0,12.25]}'
    assert entry_of(SimpleNamespace(**row)) == entry


@pytest.mark.parametrize(("kind", "data", "event"), OLD)
def test_rows_of_earlier_versions_are_read(kind: str, data: str, event: Event) -> None:
    assert entry_of(stored(9, kind, data)) == Entry(9, 0, 1.5, event)


@pytest.mark.parametrize(
    ("kind", "data"),
    [
        ("flown", "{}"),
        ("joined", "{}"),
        ("joined", '{"name":5}'),
        ("undone", '{"first":"a","last":4,"viewers":[]}'),
        ("offered", '{"kind":"divorce"}'),
        ("offered", '{"kind":"replace"}'),
        ("voted", "[]"),
        ("voted", '{"offer":3,"agree":true,"left":["soon"]}'),
        ("said", "\x00"),
    ],
)
def test_what_is_no_event_is_refused(kind: str, data: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        entry_of(stored(9, kind, data))


def test_a_whole_record_of_the_first_version_makes_its_table() -> None:
    verlagswelt = game("verlagswelt")
    wish = m.NewTable("verlagswelt", [m.SeatWish("me"), m.SeatWish("person")], "Ann")
    setup = new_table.setup_of(verlagswelt, wish)
    rows = [
        stored(0, "joined", '{"name":"Ann"}'),
        stored(1, "joined", '{"name":"Ben"}', seat=1),
        stored(2, "started", "{}", seat=-1),
    ]
    options: dict[str, Any] = dict(setup.options)
    state = verlagswelt.new(2, setup.seed, **options)
    for _ in range(3):
        (seat,), action = state.actors(), state.legal()[0]
        state.play(action)
        data = msgspec.json.encode({"action": action.number, "text": str(action), "seen": True})
        rows.append(stored(len(rows), "moved", data.decode(), seat))
    rows.append(stored(6, "undone", '{"first":1,"last":2,"viewers":[-1,0,1]}'))
    rows.append(stored(7, "offered", '{"kind":"undo"}'))
    table = record.read_table(verlagswelt, setup, rows, None, None)
    assert [made.move for made in table.moves] == state.moves[:1] and table.take_backs == 0
    assert table.state is not None and table.state.moves == state.moves[:1]
    assert table.epochs == {-1: 1, 0: 1, 1: 1}
    assert {id: (proposal.by, table.waiting(proposal)) for id, proposal in table.offers.items()} == {7: (0, [1])}
    rows.append(stored(8, "voted", '{"offer":7,"agree":false}', seat=1))
    assert record.read_table(verlagswelt, setup, rows, None, None).offers == {}
