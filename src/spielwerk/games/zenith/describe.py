"""Effects in words, made from their operations: an edited card describes itself."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import asdict

from spielwerk.core.content import Content
from spielwerk.core.schema import Operation, word
from spielwerk.core.texts import Texts
from spielwerk.games.zenith.operations import (
    Choose,
    Develop,
    Exchange,
    Exile,
    Influence,
    InfluenceRow,
    Ladder,
    Tier,
    Transfer,
    When,
)

TEXTS = Path(__file__).parent / "texts"


def effect_text(content: Content, card: str, language: str) -> str:
    """All that a card does when it is recruited."""
    return describe(content, content.tables["card"][card].effects, language)


def bonus_text(content: Content, bonus: str, language: str) -> str:
    """What a bonus token brings."""
    return describe(content, content.tables["bonus"][bonus].effects, language)


def level_text(content: Content, side: str, level: int, language: str) -> str:
    """What a level of a technology side does."""
    return describe(content, content.tables["tech_side"][side].levels[level - 1].effects, language)


def prize_text(content: Content, level: int, language: str) -> str:
    """What the prize for a row of levels brings."""
    return describe(content, content.printed.tech_prize[level - 1].effects, language)


def leadership_text(content: Content, people: str, language: str, *, team: bool = False) -> str:
    """What leading with a card of this people brings."""
    (row,) = (row for row in content.printed.leadership if row.people == people)
    return describe(content, row.effects + (row.team_extra if team else []), language)


def describe(content: Content, operations: Sequence[Operation], language: str) -> str:
    """A list of operations as sentences."""
    writer = _Writer(Texts(TEXTS, content, language, []))
    return " ".join(f"{part}." for part in writer.parts(operations))


class _Writer:
    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.content = texts.content

    def parts(self, operations: Sequence[Operation]) -> list[str]:
        """One phrase for each operation; what repeats is said once."""
        seen: set[str] = set()
        return self._fold([self._phrase(row, seen) for row in operations])

    def _fold(self, phrases: list[str]) -> list[str]:
        """`3 times: mobilise, then influence` instead of six phrases."""
        folded: list[str] = []
        at = 0
        while at < len(phrases):
            times, period = self._repeats(phrases[at:])
            if times == 1:
                folded.append(phrases[at])
            else:
                inner = self._say("then").join(phrases[at : at + period])
                folded.append(self._say("repeat", times=times, inner=inner))
            at += times * period
        return folded

    @staticmethod
    def _repeats(phrases: list[str]) -> tuple[int, int]:
        """How often the phrases at the beginning follow each other, and how many they are."""
        for period in range(1, len(phrases) // 2 + 1):
            times = 1
            while phrases[times * period : (times + 1) * period] == phrases[:period]:
                times += 1
            if times > 1:
                return times, period
        return 1, 1

    def _phrase(self, row: Operation, seen: set[str]) -> str:
        """One operation; `seen` are the labels of choices made before."""
        writer = getattr(self, f"_{row.op}", None)
        return str(writer(row, seen)) if writer else self._say(row.op, **asdict(row))

    def _say(self, key: str, **args: Any) -> str:
        words = {name: word(value) for name, value in args.items()}
        return self.texts.format(f"effect-{key.replace('_', '-')}", **words)

    def _joined(self, rows: Sequence[Operation], seen: set[str]) -> str:
        phrases = self._fold([self._phrase(row, seen) for row in rows])
        return self._say("and").join(phrases)

    def _planet(self, planet: str) -> str:
        return self.content.text("planet", planet, "name", self.texts.language)

    def _except(self, row: Influence | Transfer) -> str:
        return ", ".join(map(self._planet, row.exclude)) or "none"

    @staticmethod
    def _different(row: Influence | Transfer, seen: set[str]) -> str:
        """Is this the second choice under its label?"""
        again = row.distinct in seen
        if row.distinct:
            seen.add(row.distinct)
        return "yes" if again else "no"

    def _influence(self, row: Influence, seen: set[str]) -> str:
        if row.planet == "ref":
            return self._say("influence_ref", n=row.n, to=row.to)
        if row.planet != "choice":
            return self._say("influence", n=row.n, to=row.to, planet=self._planet(row.planet))
        return self._say(
            "influence_choice",
            n=row.n,
            to=row.to,
            start=row.start,
            different=self._different(row, seen),
            exclude=self._except(row),
        )

    def _influence_row(self, row: InfluenceRow, seen: set[str]) -> str:
        pattern = "-".join(map(str, row.pattern))
        return self._say("influence_row", pattern=pattern, planets=len(row.pattern), overhang=row.overhang)

    def _transfer(self, row: Transfer, seen: set[str]) -> str:
        return self._move("transfer", row, seen)

    def _exile(self, row: Exile, seen: set[str]) -> str:
        return self._move(f"exile_{row.side}", row, seen)

    def _move(self, key: str, row: Transfer, seen: set[str]) -> str:
        where = "choice" if row.planet == "choice" else "planet"
        planet = "" if where == "choice" else self._planet(row.planet)
        different = self._different(row, seen)
        return self._say(key, n=row.n, where=where, planet=planet, exclude=self._except(row), different=different)

    def _develop(self, row: Develop, seen: set[str]) -> str:
        named = row.people not in ("choice", "lowest")
        people = self.content.text("people", row.people, "name", self.texts.language) if named else ""
        return self._say("develop", which="named" if named else row.people, people=people, discount=row.discount)

    def _exchange(self, row: Exchange, seen: set[str]) -> str:
        return self._say("exchange", offer=self._offer(row, seen))

    def _ladder(self, row: Ladder, seen: set[str]) -> str:
        return self._say("ladder", offers="; ".join(self._offer(tier, set(seen)) for tier in row.tiers))

    def _offer(self, row: Exchange | Tier, seen: set[str]) -> str:
        return self._say("offer", cost=self._joined(row.cost, seen), gain=self._joined(row.gain, seen))

    def _when(self, row: When, seen: set[str]) -> str:
        then = self._joined(row.then, seen)
        if row.has:
            return self._say("when_badge", then=then)
        return self._say("when_credits", credits=row.credits_min, then=then)

    def _choose(self, row: Choose, seen: set[str]) -> str:
        options = [self._joined(option, set(seen)) for option in row.options]
        return self._say("choose", options=self._say("or").join(options))
