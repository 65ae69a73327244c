"""Small values under words of their own: controls, rows of the outbox, timers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class Kind:
    """A small value of a kind, which is known by its word as soon as its class is written.

    ``class Limit(Timer, word="limit")`` is a kind of the family ``Timer``. A class without a word
    is what some have in common; ``family``: its kinds have words of their own. ``was``: words that
    a kind had before, under which it is still found. A word, once used, keeps its meaning.
    """

    word: ClassVar[str] = ""
    known: ClassVar[dict[str, type[Any]]]
    """The kinds of the family by all their words."""

    def __init_subclass__(
        cls, *, word: str = "", was: tuple[str, ...] = (), family: bool = False
    ) -> None:
        """Make a frozen dataclass of it. Raises ValueError for a word that another has."""
        super().__init_subclass__()
        dataclass(frozen=True)(cls)
        cls.word = word
        if family:
            cls.known = {}
        for each in (word, *was) if word else ():
            if each in cls.known:
                raise ValueError(f"{cls.known[each].__name__} and {cls.__name__}: both are {each}")
            cls.known[each] = cls
