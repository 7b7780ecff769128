"""What people see, and why an action is not allowed."""

from typing import Any

import msgspec
from spielwerk.games.nim.state import Task

from spielwerk.core.action_space import Action
from spielwerk.core.content import Content
from spielwerk.core.view_fields import SeatNumber
from spielwerk.core.views import Refusal, question


class View(msgspec.Struct, frozen=True):
    """The table."""

    active: SeatNumber
    stones: int
    question: str | None


def view(content: Content, s: Any, seat: int) -> View:
    return View(active=int(s.active), stones=int(s.stones), question=question(s, Task))


def refusal(content: Content, s: Any, seat: int, action: Action) -> Refusal | None:
    return "too-many", {"most": min(int(content.record.hand), int(s.stones))}


def parts(content: Content, s: Any, seat: int) -> dict[str, int]:
    return {}
