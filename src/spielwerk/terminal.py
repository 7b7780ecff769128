"""The terminal game: the table drawn with Rich, the log as sentences, actions by number or by name."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.prompt import Prompt
from rich.table import Table
from rich.text import Text

from spielwerk.bots.player import Player
from spielwerk.core import save as saves
from spielwerk.core.action_space import Action, Param
from spielwerk.core.errors import IllegalAction
from spielwerk.core.game import State
from spielwerk.core.texts import Texts
from spielwerk.core.view_fields import NOTHING_KNOWN, SEAT, FieldFacts, facts_of

SEAT_STYLES = ("bold green", "bold cyan", "bold magenta", "bold yellow", "bold red")


class TerminalGame:
    """One person against bots, or bots among themselves, at one table."""

    def __init__(
        self, console: Console, state: State, players: Sequence[Player | None], texts: Texts, file: Path | None
    ) -> None:
        self.console = console
        self.state = state
        self.players = players
        self.texts = texts
        self.file = file
        self.seat = next((seat for seat, player in enumerate(players) if player is None), -1)
        self.told = 0

    def run(self) -> bool:
        """Play to the end; False if the person left before."""
        while not self.state.over:
            self._tell()
            seat = self._next_seat()
            player = self.players[seat]
            action = self._ask(seat) if player is None else player.choose(self.state.hidden(seat), seat)
            if action is None:
                self._keep()
                return False
            self.state.play(action, seat)
            self._keep()
        self._tell()
        self.console.print(self._result())
        return True

    def _next_seat(self) -> int:
        """Bots first, so that a person who decides at the same time is not kept waiting."""
        actors = self.state.actors()
        return next((seat for seat in actors if self.players[seat] is not None), actors[0])

    def _keep(self) -> None:
        if self.file is not None:
            saves.write(saves.save_of(self.state, self.texts.names), self.file)

    def _tell(self) -> None:
        """Say what happened since the last time."""
        events = self.state.events(self.seat)
        for event in events[self.told :]:
            style = SEAT_STYLES[event.seat % len(SEAT_STYLES)] if event.seat >= 0 else "dim"
            self.console.print(Text.assemble(("▎ ", style), self.texts.event(event)))
        self.told = len(events)

    def show(self, seat: int) -> list[Action]:
        """What happened, the table, and what the seat may choose."""
        self._tell()
        options = self.state.legal(seat)
        view = self.state.view(seat)
        self.console.print()
        self.console.print(table_of(view, self.texts))
        question = getattr(view, "question", None)
        title = self.texts.question(question) if question else ""
        self.console.print(Panel(self._menu(options), title=title, title_align="left", border_style="green"))
        return options

    def _ask(self, seat: int) -> Action | None:
        """Show the table and let the person choose; None when they leave."""
        options = self.show(seat)
        while True:
            answer = Prompt.ask(self.texts.format("terminal-prompt"), console=self.console).strip()
            if answer in ("q", "quit"):
                return None
            if answer == "?":
                self.console.print(self._help(options))
                continue
            try:
                return self._understand(answer, options, seat)
            except IllegalAction as error:
                self.console.print(Text(str(error), "yellow"))

    def _menu(self, options: list[Action]) -> RenderableType:
        grid = Table.grid(padding=(0, 3))
        words = [
            Text.assemble(
                (f"{number:>2} ", "bold"), self.texts.action(option, self.state.game.actions), self._price(option)
            )
            for number, option in enumerate(options, start=1)
        ]
        columns = 1 if len(words) < 6 else 2 if self.console.width < 110 else 3
        for start in range(0, len(words), columns):
            grid.add_row(*words[start : start + columns])
        return grid

    def _cards(self, option: Action) -> list[tuple[Param, str, Any]]:
        """The rows of the card file that an action speaks of: parameter, id, row."""
        params = zip(self.state.game.actions.kind(option.kind).params, option.args, strict=True)
        tables = self.texts.content.tables
        return [(p, str(v), tables[p.domain][str(v)]) for p, v in params if str(v) in tables.get(p.domain, {})]

    def _price(self, option: Action) -> tuple[str, str]:
        prices = [str(getattr(row, param.price)) for param, _, row in self._cards(option) if param.price]
        return (f"  {prices[0]}", "yellow") if prices else ("", "")

    def _help(self, options: list[Action]) -> RenderableType:
        """What the cards on offer do, in the words of the card file."""
        table = Table(show_header=False, show_lines=True)
        for option in options:
            for param, id, row in self._cards(option):
                help = self.texts.content.text(param.domain, id, "help", self.texts.language)
                table.add_row(self.texts.name_of(id), str(getattr(row, "cost", "")), help)
        return table if table.row_count else Text(self.texts.format("idea"))

    def _understand(self, answer: str, options: list[Action], seat: int) -> Action:
        """A number of the menu, or an action by its name."""
        if answer.isdigit() and 1 <= int(answer) <= len(options):
            return options[int(answer) - 1]
        if answer.isdigit() or not answer:
            raise IllegalAction(self.texts.format("terminal-number", count=len(options)))
        action = self.state.game.action(answer)
        refused = self.state.why_not(action, seat, self.texts.language)
        if refused:
            raise IllegalAction(refused)
        return action

    def _result(self) -> RenderableType:
        table = Table(title=self.texts.format("terminal-result"), title_justify="left")
        table.add_column(self.texts.format("terminal-place"), justify="right")
        table.add_column(self.texts.format("terminal-player"))
        table.add_column(self.texts.format("terminal-score"), justify="right")
        for standing in sorted(self.state.result(), key=lambda standing: standing.place):
            style = SEAT_STYLES[standing.seat]
            table.add_row(str(standing.place), Text(self.texts.seat(standing.seat), style), str(standing.score))
        return table


def table_of(view: msgspec.Struct, texts: Texts) -> RenderableType:
    """Any view as tables: players side by side, other lists as rows, the rest one line per field.

    Who looks and what is asked stand in the menu below.
    """
    facts = Table.grid(padding=(0, 2))
    tables: list[RenderableType] = []
    known = facts_of(type(view))
    for name, value in msgspec.structs.asdict(view).items():
        if _empty(value) or name in ("seat", "question"):
            continue
        if isinstance(value, list) and isinstance(value[0], msgspec.Struct):
            tables.append(_side_by_side(value, texts) if hasattr(value[0], "seat") else _rows(name, value, texts))
        else:
            facts.add_row(Text(texts.label(name), "dim"), _words(value, texts, known.field(name)))
    return Group(*tables, facts)


def _fields(rows: list[msgspec.Struct]) -> list[str]:
    """The fields that say something in at least one of the rows."""
    names = [field.name for field in msgspec.structs.fields(rows[0])]
    return [name for name in names if not all(_empty(getattr(row, name)) for row in rows)]


def _side_by_side(players: list[msgspec.Struct], texts: Texts) -> Table:
    """A column for every player."""
    table = Table("")
    known = facts_of(type(players[0]))
    columns = [msgspec.structs.asdict(player) for player in players]
    for column in columns:
        table.add_column(_seat(column["seat"], texts))
    for name in _fields(players):
        if name != "seat":
            values = (_words(column[name], texts, known.field(name)) for column in columns)
            table.add_row(Text(texts.label(name), "dim"), *values)
    return table


def _rows(name: str, rows: list[msgspec.Struct], texts: Texts) -> Table:
    """A row for every element."""
    table = Table(title=texts.label(name), title_justify="left")
    fields, known = _fields(rows), facts_of(type(rows[0]))
    for field in fields:
        numeric = all(isinstance(getattr(row, field), int) for row in rows)
        table.add_column(texts.label(field), justify="right" if numeric else "left")
    for row in rows:
        table.add_row(*(_words(getattr(row, field), texts, known.field(field)) for field in fields))
    return table


def _empty(value: Any) -> bool:
    return value is None or value is False or value in ([], {}, ())


def _seat(seat: int, texts: Texts) -> Text:
    return Text(texts.seat(seat), SEAT_STYLES[seat % len(SEAT_STYLES)] if seat >= 0 else "")


def _words(value: Any, texts: Texts, facts: FieldFacts = NOTHING_KNOWN) -> Text:
    """A value as people read it: card ids by their names, seats by theirs."""
    each = facts.each or NOTHING_KNOWN
    if _empty(value):
        return Text("–", "dim")
    if facts.domain == SEAT:
        return _seat(value, texts)
    if value is True:
        return Text("✓")
    if isinstance(value, dict):
        sign = " × " if all(isinstance(count, int) and count > 0 for count in value.values()) else " "
        return Text(", ".join(f"{_words(key, texts)}{sign}{_words(item, texts, each)}" for key, item in value.items()))
    if isinstance(value, list | tuple):
        lines = isinstance(value[0], msgspec.Struct)
        return Text(("\n" if lines else ", ").join(str(_words(item, texts, each)) for item in value))
    if isinstance(value, msgspec.Struct):
        return Text(_line(value, texts))
    return Text(texts.name_of(value) if isinstance(value, str) else str(value))


def _line(row: msgspec.Struct, texts: Texts) -> str:
    """A small structure in one line: texts speak for themselves, figures and ticks need their label."""
    parts = []
    for name, value in msgspec.structs.asdict(row).items():
        if not _empty(value):
            facts = facts_of(type(row)).field(name)
            plain = isinstance(value, str | list | dict | msgspec.Struct) or facts.domain == SEAT
            word = str(_words(value, texts, facts))
            parts.append(word if plain else texts.label(name) if value is True else f"{texts.label(name)} {word}")
    return " · ".join(parts)
