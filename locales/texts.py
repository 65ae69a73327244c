"""Fluent bundles behind one small class a language."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, get_type_hints

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from engine import Event, Offer, Phrase, Seat, key

log = logging.getLogger(__name__)

SHIPPED = Path(__file__).parent
SOURCE = "en"
"""The language every text is written in first; what another language lacks is said in it."""
SHARED = ("core.ftl", "board.ftl")
"""The files that every bundle has, whatever the game."""

Namer = Callable[[Seat], str]
"""What a seat is called where the text will stand, escaped as that place needs."""
Phraser = Callable[[str], Phrase]
"""A game's phrase for an id."""
Value = int | str | Phrase | Sequence["str | Phrase"]


class MissingText(KeyError):  # noqa: N818 - it is a text that is missing
    """No text has this key, or a variable of it was not given."""


@lru_cache(maxsize=64)
def _parsed(text: str) -> Resource:
    """A Fluent file. Each is parsed once: it takes as long as all the rest of a start."""
    return FluentResource(text)


class Texts:
    """The texts of one language for one game (or for none): ``texts("ui-welcome", name="Ann")``."""

    def __init__(self, language: str, sources: Sequence[Path], *, strict: bool = False) -> None:
        """Read Fluent files; later ones win. Raises ValueError for a file that is not Fluent."""
        self.language = language
        self._strict = strict
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            resource = _parsed(source.read_text("utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise ValueError(  # noqa: TRY004 - the file is wrong, not a type
                        f"{source.name}: not Fluent: {(entry.content or '').strip()[:80]}"
                    )
            self._bundle.add_resource(resource, allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return bool(self._bundle.has_message(key))

    def __call__(self, text: str, /, **args: Value) -> str:
        """The text with its variables. Raises MissingText for an unknown key."""
        if not self._bundle.has_message(text):
            raise MissingText(text)
        pattern = self._bundle.get_message(text).value
        if pattern is None:
            raise MissingText(text)
        said, errors = self._bundle.format_pattern(
            pattern, {name: self._value(value) for name, value in args.items()}
        )
        if errors:
            if self._strict:
                raise MissingText(f"{text}: {errors[0]}")
            log.error("text %s in %s: %s", text, self.language, errors[0])
        return str(said)

    def phrase(self, phrase: Phrase) -> str:
        """A phrase of the rules in this language."""
        return self(phrase.key, **dict(phrase.args))

    def list(self, items: Sequence[str]) -> str:
        """'A, B and C'; the empty list is said too."""
        if not items:
            return self("list-none")
        said = items[0]
        for item in items[1:-1]:
            said = self("list-more", first=said, next=item)
        return self("list-last", first=said, last=items[-1]) if len(items) > 1 else said

    def id(self, id_: str, phrase: Phraser, names: Namer) -> str:
        """What an id of the rules is called; ``seat-1`` is called by the player's name.

        A number, which is never an id but the answer to an Amount, says itself.
        """
        if id_.removeprefix("-").isdecimal():
            return id_
        if id_.startswith("seat-") and id_[5:].isdigit():
            return names(Seat(int(id_[5:])))
        return self.phrase(phrase(id_))

    def event(self, event: Event, phrase: Phraser, names: Namer) -> str:
        """The sentence for something that happened."""
        args: dict[str, Value] = {}
        for name, is_seat in _fields(type(event)):
            value: Any = getattr(event, name)
            if is_seat and value is not None and not isinstance(value, tuple):
                args[name] = names(value)
                args[f"{name}_id"] = f"seat-{value}"
            elif isinstance(value, tuple):
                args[name] = [names(v) if is_seat else self._part(v, phrase, names) for v in value]
                args[f"{name}_count"] = len(value)
            elif isinstance(value, str):
                args[name] = self.id(value, phrase, names) if value else ""
                args[f"{name}_id"] = value
            else:
                args[name] = "" if value is None else int(value)
        return self("event-" + key(type(event)), **args)

    def offer(self, verb: str, ids: Sequence[str], phrase: Phraser, names: Namer) -> str:
        """A label for a choice: the verb's text with the texts of its ids as $a, $b, $c ..."""
        args: dict[str, Value] = {
            letter: self.id(id_, phrase, names) for letter, id_ in zip("abcdef", ids, strict=False)
        }
        return self("verb-" + verb, count=len(ids), **args)

    def choice(self, offer: Offer, phrase: Phraser, names: Namer) -> str:
        """A label for an offer."""
        return self.offer(offer.verb, offer.ids, phrase, names)

    def _part(self, value: Any, phrase: Phraser, names: Namer) -> str:
        return str(value) if isinstance(value, int) else self.id(value, phrase, names)

    def _value(self, value: Value) -> int | str:
        if isinstance(value, Phrase):
            return self.phrase(value)
        if isinstance(value, (int, str)):
            return value
        return self.list([self.phrase(v) if isinstance(v, Phrase) else v for v in value])


def _fields(kind: type[Event]) -> tuple[tuple[str, bool], ...]:
    """The fields of an event that texts may use, and whether each names seats."""
    if kind not in _FIELDS:
        hints = get_type_hints(kind)
        _FIELDS[kind] = tuple(
            (f.name, _names_seats(hints[f.name])) for f in fields(kind) if f.name != "to"
        )
    return _FIELDS[kind]


_FIELDS: dict[type[Event], tuple[tuple[str, bool], ...]] = {}


def _names_seats(hint: Any) -> bool:
    return hint is Seat or any(_names_seats(part) for part in getattr(hint, "__args__", ()))


class Library:
    """All languages. ``folders`` hold one folder a language each; tests add one of their own."""

    def __init__(self, *folders: Path, strict: bool = False) -> None:
        """Look into the shipped folder first, then into the given ones."""
        self._folders = (SHIPPED, *folders)
        self._strict = strict
        self._texts: dict[tuple[str, str], Texts] = {}

    @cached_property
    def languages(self) -> list[str]:
        """The languages there are, the source language first."""
        found = {path.parent.name for folder in self._folders for path in folder.glob("*/*.ftl")}
        return sorted(found, key=lambda language: (language != SOURCE, language))

    def texts(self, language: str, game: str = "") -> Texts:
        """The texts of a language, or of the source language where there is no such."""
        if language not in self.languages:
            language = SOURCE
        if (language, game) not in self._texts:
            chain = [SOURCE] if language == SOURCE else [SOURCE, language]
            sources = [path for each in chain for path in self._sources(each, game)]
            self._texts[language, game] = Texts(language, sources, strict=self._strict)
        return self._texts[language, game]

    def _sources(self, language: str, game: str) -> list[Path]:
        own = [f"{game}.ftl", f"{game}_*.ftl"] if game else []
        return [
            path
            for folder in self._folders
            for pattern in (*SHARED, *own)
            for path in sorted((folder / language).glob(pattern))
        ]
