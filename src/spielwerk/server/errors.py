"""What the server refuses: a code for programs, a sentence in the reader's language for people."""

from collections.abc import Sequence
from typing import Any

from spielwerk.core.errors import SpielwerkError

STATUS = {
    "malformed": 400,
    "bad_option": 400,
    "bad_name": 400,
    "unauthorized": 401,
    "not_seated": 403,
    "not_host": 403,
    "hidden": 403,
    "operator_only": 403,
    "other_site": 403,
    "no_such_table": 404,
    "no_such_game": 404,
    "no_such_offer": 404,
    "no_such_action": 404,
    "no_such_step": 404,
    "not_found": 404,
    "too_slow": 408,
    "too_large": 413,
    "not_json": 415,
    "wrong_host": 421,
    "too_many": 429,
    "too_many_bots": 429,
    "tables_per_hour": 429,
    "tables_at_once": 429,
    "joins_per_hour": 429,
    "sockets_at_once": 429,
    "said_enough": 429,
    "branched_enough": 429,
    "internal": 500,
    "busy": 503,
    "preparing": 503,
    "not_prepared": 503,
    "broken_table": 503,
    "not_kept": 503,
}
"""HTTP status of a code; everything else conflicts with how the table stands: 409."""


class Refused(SpielwerkError):
    """A refused request; it changed nothing. `facts` fill the sentence `problem-CODE` of the server's texts."""

    def __init__(self, code: str, clauses: Sequence[str] = (), **facts: Any) -> None:
        super().__init__(f"{code} {facts or ''}".strip())
        self.code = code
        self.clauses = list(clauses)
        self.facts = facts

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)
