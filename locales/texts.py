"""Fluent bundles behind one small class a language."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Literal, get_type_hints

from engine import Choice, Event, Offer, Phrase, Seat, as_seat, is_seat, key, seat_id

from .entries import NotFluent, cut, words
from .files import File

if TYPE_CHECKING:
    from .bundle import Bundle

log = logging.getLogger(__name__)

Namer = Callable[[Seat], str]
"""What a seat is called where the text will stand, escaped as that place needs."""
Phraser = Callable[[str], Phrase]
"""A game's phrase for an id."""
Value = int | str | Phrase | Sequence["str | Phrase"]
REMEMBERED = 2000
"""How many finished texts of a language are kept; few are longer than a line."""
LOCALE = "language-locale"
"""The text that names a language's locale where its folder is called otherwise."""
Sign = Literal["comma", "semicolon", "space", "sentence", "stop", "score", "then", "dot"]
"""What stands between the items of a row."""


class MissingText(KeyError):
    """No text has this key, or a variable of it was not given."""


class Texts:
    """The texts of one language for one game (or for none): ``texts("ui-welcome", name="Ann")``."""

    def __init__(
        self,
        language: str,
        files: Sequence[File],
        base: Texts | None = None,
        *,
        strict: bool = False,
    ) -> None:
        """Take the files of the language, later ones winning, and of the base that it may refer to.

        base: says what the language lacks, with its own plurals and numbers.
        Raises ValueError for a file with a line that belongs to no text.
        """
        self.language = language
        self._strict = strict
        self._base = base
        # Of a hundred texts of an answer ninety were said in the last one, word for word.
        self._said = lru_cache(REMEMBERED)(self._say)
        self._texts: dict[str, str] = {}
        self._of: dict[str, str] = {}
        """The language in which each text is."""
        for file in files:
            try:
                found = cut(file.path.read_text("utf-8"))
            except NotFluent as error:
                raise ValueError(f"{file}, {error}") from error
            self._texts.update(found)
            self._of.update(dict.fromkeys(found, file.language))

    def has(self, key: str) -> bool:
        """Whether there is a text with this key, be it lent by the base."""
        return key in self._texts

    def is_own(self, key: str) -> bool:
        """Whether the language has this text itself."""
        return self._of.get(key) == self.language

    @cached_property
    def bundle(self) -> Bundle:
        """What says texts that are more than plain words.

        Raises ValueError for a language that nobody knows.
        """
        # Fluent and what Babel knows of the language take 90 ms; the names of commands, which are
        # all that a start says, are plain words.
        from .bundle import Bundle  # noqa: PLC0415 - see above

        named = words(self._texts.get(LOCALE, "")) if self.is_own(LOCALE) else None
        return Bundle(self.language, named or self.language, self._texts)

    def __call__(self, text: str, /, **args: Value) -> str:
        """The text with its variables.

        Raises MissingText for an unknown key, and NotFluent for a text that cannot be read.
        """
        return self._said(text, tuple((name, self._value(value)) for name, value in args.items()))

    def _say(self, text: str, args: tuple[tuple[str, int | str], ...]) -> str:
        if self._base is not None and not self.is_own(text):
            return self._base._said(text, args)  # noqa: SLF001 - another of this class
        if (plain := words(self._texts.get(text, ""))) is not None:
            return plain
        try:
            said, errors = self.bundle.say(text, dict(args))
        except KeyError as error:
            raise MissingText(text) from error
        if errors:
            if self._strict:
                raise MissingText(f"{text}: {errors[0]}")
            log.error("text %s in %s: %s", text, self.language, errors[0])
        return said

    def phrase(self, phrase: Phrase) -> str:
        """A phrase of the rules in this language."""
        return self(phrase.key, **dict(phrase.args))

    def list(self, items: Sequence[str]) -> str:
        """'A, B and C'; the empty list is said too."""
        return self.bundle.listed(items) if items else self("list-none")

    def either(self, items: Sequence[str]) -> str:
        """'A, B or C'; the empty list is said too."""
        return self.bundle.listed(items, "or") if items else self("list-none")

    def row(self, items: Iterable[str], sign: Sign = "comma") -> str:
        """The items one after the other: 'A, B, C'; nothing for none."""
        return self(f"row-{sign}").join(items)

    def id(self, id_: str, phrase: Phraser, names: Namer) -> str:
        """What an id of the rules is called; ``seat-1`` is called by the player's name.

        A number, which is never an id but the answer to an Amount, says itself.
        """
        if id_.removeprefix("-").isdecimal():
            return id_
        if is_seat(id_):
            return names(as_seat(id_))
        return self.phrase(phrase(id_))

    def label(self, id_: str, phrase: Phraser, names: Namer) -> str:
        """What an id is called where it stands alone, such as in a menu; a name stays as it is."""
        said = self.id(id_, phrase, names)
        return said if is_seat(id_) else opened(said)

    def event(self, event: Event, phrase: Phraser, names: Namer) -> str:
        """The sentence for something that happened."""
        args: dict[str, Value] = {}
        for name, seated in _fields(type(event)):
            value: Any = getattr(event, name)
            if seated and value is not None and not isinstance(value, tuple):
                args[name] = names(value)
                args[f"{name}_id"] = seat_id(value)
            elif isinstance(value, tuple):
                args[name] = [names(v) if seated else self._part(v, phrase, names) for v in value]
                args[f"{name}_count"] = len(value)
            elif isinstance(value, Choice):
                args[name] = self.offer(value.verb, value.args, phrase, names)
            elif isinstance(value, str):
                args[name] = self.id(value, phrase, names) if value else ""
                args[f"{name}_id"] = value
            else:
                args[name] = "" if value is None else int(value)
        return opened(self("event-" + key(type(event)), **args))

    def offer(self, verb: str, ids: Sequence[str], phrase: Phraser, names: Namer) -> str:
        """A label for a choice: the verb's text with the texts of its ids as $a, $b, $c ...

        The ids themselves are $a_id, $b_id ...: a language may bend a word by its id.
        """
        args: dict[str, Value] = {}
        for letter, id_ in zip("abcdef", ids, strict=False):
            args |= {letter: self.id(id_, phrase, names), f"{letter}_id": id_}
        return opened(self("verb-" + verb, count=len(ids), **args))

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


def opened(said: str) -> str:
    """A sentence or label, which may begin with what a thing is called, with a capital."""
    return said[:1].upper() + said[1:]


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
