"""What views declare of their fields, and the terminal that reads it."""

from collections.abc import Iterator
from typing import Annotated

import msgspec
import pytest
from rich.console import Console

from spielwerk.core.game import Game
from spielwerk.core.view_fields import NOTHING_KNOWN, SEAT, FieldFacts, SeatNumber, along, domain, facts_of, only_with
from spielwerk.games import available
from spielwerk.terminal import table_of
from tests.support import game

GAMES = [meta.id for meta in available()]


def every_field(facts: FieldFacts) -> Iterator[tuple[FieldFacts, str, FieldFacts]]:
    """All fields of a view and of its parts: whose, name, facts."""
    for name, known in facts.fields.items():
        yield facts, name, known
    for part in (*facts.fields.values(), facts.each):
        if part is not None:
            yield from every_field(part)


def view_of(one: Game) -> type[msgspec.Struct]:
    return type(one.new(seed=1).view(0))


@pytest.mark.parametrize("id", GAMES)
def test_what_fields_name_and_run_along_is_a_seat_or_a_content_table(id: str) -> None:
    one = game(id)
    for _, name, known in every_field(facts_of(view_of(one))):
        for table in filter(None, (known.domain, known.along)):
            assert table == SEAT or table in one.content.tables, name


@pytest.mark.parametrize("id", GAMES)
def test_every_view_has_a_seat_and_a_question_and_its_people_have_seats(id: str) -> None:
    view = view_of(game(id))
    facts = facts_of(view)
    assert {"seat", "question"} <= {field.name for field in msgspec.structs.fields(view)}
    assert facts.field("seat").domain == SEAT
    people = [known.each for known in facts.fields.values() if known.each and known.each.field("seat").domain == SEAT]
    assert len(people) == 1


@pytest.mark.parametrize("id", GAMES)
def test_a_field_that_needs_another_stands_beside_it(id: str) -> None:
    view = view_of(game(id))
    names = {field.name for field in msgspec.structs.fields(view)}
    assert all(known.only_with in names | {""} for known in facts_of(view).fields.values())


class Stall(msgspec.Struct):
    """A part of a made-up view, with names that no game uses."""

    keeper: SeatNumber | None
    rival: Annotated[int, only_with("keeper")]
    visits: dict[str, SeatNumber]
    helpers: list[SeatNumber]
    lots: Annotated[list[list[str]], along("card"), domain("card")]


def test_markers_are_found_through_unions_lists_and_dictionaries() -> None:
    facts = facts_of(Stall)
    assert facts.field("keeper") == FieldFacts(domain=SEAT)
    assert facts.field("rival") == FieldFacts(only_with="keeper")
    assert facts.field("visits") == facts.field("helpers") == FieldFacts(each=FieldFacts(domain=SEAT))
    assert facts.field("lots") == FieldFacts(domain="card", along="card")
    assert facts.field("nowhere") is NOTHING_KNOWN


def test_the_terminal_names_the_seats_that_a_view_declares() -> None:
    console = Console(width=100)
    texts = game("verlagswelt").texts("en", ["Ann", "Bob", "Cleo"])
    with console.capture() as captured:
        console.print(table_of(Stall(keeper=1, rival=2, visits={"today": 2}, helpers=[0, 1], lots=[]), texts))
    lines = {line.split()[0]: " ".join(line.split()[1:]) for line in captured.get().splitlines()}
    assert lines == {"keeper": "Bob", "rival": "2", "visits": "today × Cleo", "helpers": "Ann, Bob"}
