"""Fluent bundles behind one small class a language."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from typing import Any, Literal, get_type_hints

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle

from engine import Event, Offer, Phrase, Seat, key

from .files import SOURCE, Source

log = logging.getLogger(__name__)

Namer = Callable[[Seat], str]
"""What a seat is called where the text will stand, escaped as that place needs."""
Phraser = Callable[[str], Phrase]
"""A game's phrase for an id."""
Value = int | str | Phrase | Sequence["str | Phrase"]
Sign = Literal["comma", "semicolon", "space", "sentence", "stop"]
"""What stands between the items of a row."""


class MissingText(KeyError):  # noqa: N818 - it is a text that is missing
    """No text has this key, or a variable of it was not given."""


class Texts:
    """The texts of one language for one game (or for none): ``texts("ui-welcome", name="Ann")``."""

    def __init__(
        self,
        language: str,
        sources: Sequence[Source],
        base: Texts | None = None,
        *,
        strict: bool = False,
    ) -> None:
        """Take the files of the language, later ones winning, and of the base that it may refer to.

        base: says what the language lacks, with its own plurals and numbers.
        Raises ValueError for a language that nobody knows.
        """
        self.language = language
        self._strict = strict
        self._base = base
        winner = {text.key: source.language for source in sources for text in source.texts}
        self._own = frozenset(key for key, of in winner.items() if of == language)
        self._locale = self._read_locale(sources)
        self._bundle = FluentBundle([str(self._locale).replace("_", "-")], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(source.resource, allow_overrides=True)

    def _read_locale(self, sources: Sequence[Source]) -> Locale:
        """The locale that ``language-locale`` names, else the one called like the folder."""
        code = self.language
        for source in sources:
            if source.language == self.language and "language-locale" in source.keys:
                named = FluentBundle([SOURCE])
                named.add_resource(source.resource)
                pattern = named.get_message("language-locale").value
                code = str(named.format_pattern(pattern)[0]) if pattern is not None else code
        try:
            return Locale.parse(code, sep="-")
        except (UnknownLocaleError, ValueError) as error:
            raise ValueError(
                f"{self.language}: there is no language {code}; language-locale in core.ftl may "
                "name one, such as pt-BR"
            ) from error

    def has(self, key: str) -> bool:
        """Whether there is a text with this key, be it lent by the base."""
        return bool(self._bundle.has_message(key))

    def is_own(self, key: str) -> bool:
        """Whether the language has this text itself."""
        return key in self._own

    def __call__(self, text: str, /, **args: Value) -> str:
        """The text with its variables. Raises MissingText for an unknown key."""
        return self._said(text, {name: self._value(value) for name, value in args.items()})

    def _said(self, text: str, args: dict[str, int | str]) -> str:
        if self._base is not None and not self.is_own(text):
            return self._base._said(text, args)  # noqa: SLF001 - another of this class
        pattern = self._bundle.get_message(text).value if self.has(text) else None
        if pattern is None:
            raise MissingText(text)
        said, errors = self._bundle.format_pattern(pattern, args)
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
        return format_list(items, locale=self._locale) if items else self("list-none")

    def either(self, items: Sequence[str]) -> str:
        """'A, B or C'; the empty list is said too."""
        return format_list(items, "or", self._locale) if items else self("list-none")

    def row(self, items: Iterable[str], sign: Sign = "comma") -> str:
        """The items one after the other: 'A, B, C'; nothing for none."""
        return self(f"row-{sign}").join(items)

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
        """A label for a choice: the verb's text with the texts of its ids as $a, $b, $c ...

        The ids themselves are $a_id, $b_id ...: a language may bend a word by its id.
        """
        args: dict[str, Value] = {}
        for letter, id_ in zip("abcdef", ids, strict=False):
            args |= {letter: self.id(id_, phrase, names), f"{letter}_id": id_}
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
