"""Texts: sentences for actions, events and options in a reader's language, from Fluent files.

Every game has `texts/de.ftl` and `texts/en.ftl`; what all games share stands in the package's own `texts`.
Names of cards come from the content, so an edited card file needs no text.
"""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from spielwerk.core.action_space import Action, Space
from spielwerk.core.content import Content
from spielwerk.core.errors import SpielwerkError
from spielwerk.core.events import Happened
from spielwerk.core.jit import PACKAGE

LANGUAGES = ("de", "en")


class MissingText(SpielwerkError):
    """A key that a language does not have."""


@cache
def load_bundle(language: str, *folders: Path) -> FluentBundle:
    """All texts of these folders in one language."""
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def format_text(bundle: FluentBundle, key: str, **args: Any) -> str:
    """The text of a key with its variables filled in; MissingText if one of them is missing."""
    message = bundle.get_message(key) if bundle.has_message(key) else None
    if message is None or message.value is None:
        raise MissingText(f"no text {key!r} in {bundle.locales[0]}")
    text, errors = bundle.format_pattern(message.value, args)
    if errors:
        raise MissingText(f"text {key!r} in {bundle.locales[0]}: {errors[0]}")
    return str(text)


class Texts:
    """The words of one game in one language, as one reader meets them: own deeds read `you`."""

    def __init__(
        self, folder: Path, content: Content, language: str, names: list[str], reader: int | None = None
    ) -> None:
        self.bundle = load_bundle(language, PACKAGE / "texts", folder)
        self.content = content
        self.language = language
        self.names = names
        self.reader = reader

    def format(self, key: str, **args: Any) -> str:
        return format_text(self.bundle, key, **args)

    def seat(self, seat: int) -> str:
        """What a player is called."""
        return self.names[seat] if 0 <= seat < len(self.names) else self.format("nature")

    def event(self, event: Happened) -> str:
        """One log entry as a sentence."""
        domains = dict(event.domains)
        args = {name: self._word(domains[name], value) for name, value in event.args.items()}
        own = {
            f"{name}-you": _yes(value == self.reader) for name, value in event.args.items() if domains[name] == "seat"
        }
        return self.format(
            f"event-{event.kind}", seat=self.seat(event.seat), you=_yes(event.seat == self.reader), **args, **own
        )

    def action(self, action: Action, space: Space) -> str:
        """What a button for this action says."""
        params = space.kind(action.kind).params
        words = {p.name: self._word(p.domain, value) for p, value in zip(params, action.args, strict=True)}
        return self.format(f"action-{action.kind.replace('_', '-')}", **words)

    def option(self, id: str, choice: str) -> str:
        """What a choice of an option is called."""
        if choice.isdigit():
            return self.seat(int(choice))
        shared = choice in ("off", "on")
        return self.format(f"option-{choice}" if shared else f"option-{id}-{choice}".replace("_", "-"))

    def question(self, task: str) -> str:
        """What a decision asks, e.g. question("choose_build")."""
        return self.format(f"question-{task}".replace("_", "-"))

    def label(self, field: str) -> str:
        """What a field of a view, or a word in it, is called; the word itself if no text names it."""
        key = f"label-{field}".replace("_", "-")
        return self.format(key) if self.bundle.has_message(key) else field

    def name_of(self, id: str) -> str:
        """The name of a card or the like by its id, whatever table it is in; else the label of that word."""
        for domain, rows in self.content.tables.items():
            if id in rows:
                return self.content.text(domain, id, "name", self.language)
        return self.label(id)

    def _word(self, domain: str, value: int | str) -> int | str:
        if domain == "seat":
            return self.seat(int(value))
        if domain in self.content.tables and isinstance(value, str):
            return self.content.text(domain, value, "name", self.language)
        return value


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
