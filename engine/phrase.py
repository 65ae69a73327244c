"""Words that the rules ask for, without saying them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text by its key in the locales, with arguments; the locale joins lists of phrases."""

    key: str
    args: tuple[tuple[str, int | str | Phrase | tuple[Phrase, ...]], ...] = ()


def plain_phrase(id_: str) -> Phrase:
    """The phrase of an id that has a text of its own, called ``id-`` and the id."""
    return Phrase("id-" + id_)
