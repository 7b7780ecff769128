"""How large the heap is and how much a hand holds."""

from typing import Annotated, Any

from spielwerk.games.nim.state import CONTENT, MOST

from spielwerk.core.content import Format, Report, copy_figures
from spielwerk.core.schema import File, Sourced, within


class Heap(Sourced):
    least: Annotated[int, within(1, 7 * MOST)]
    most: Annotated[int, within(1, 7 * MOST)]
    hand: Annotated[int, within(1, MOST)]


class Components(File):
    heap: Heap


def check(printed: Components, report: Report) -> None:
    if printed.heap.least > printed.heap.most:
        report(("heap", "least"), f"is more than most, {printed.heap.most}; make it smaller")


def fill(record: Any, printed: Components) -> None:
    copy_figures(printed.heap, record)


FORMAT = Format(Components, CONTENT, check, fill, {})
