"""Searching in the rules: words in any form, other words for the same thing, clause numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from locales import Texts

from .rules import number, sections, strong

_WORD = re.compile(r"[^\W_]+")
_BEGINNING = 3
"""Letters from which on the beginning of a word stands for it."""
_FEW = 6
"""So many places are shown that have only most of the words."""
_HEAD = re.compile(r"- [A-Z]{1,2}\d+")
"""The number of a clause, in which no word is marked."""


HEADED, LACKS = 2, 3
"""How badly a word fits that stands aside or in the heading alone, and one that stands nowhere."""


@dataclass(frozen=True, slots=True)
class Row:
    """Which row of a table it is, the first is 0; what it is called, what else it says, and all."""

    table: str
    number: int
    name: str
    cells: str
    line: str


@dataclass(frozen=True, slots=True)
class Place:
    """A clause, or a row of a table, with what it stands under."""

    heading: str
    line: str
    row: Row | None = None

    @property
    def said(self) -> str:
        """What it says itself."""
        return self.row.name if self.row else self.line

    @property
    def aside(self) -> str:
        """What it says of less weight."""
        return self.row.cells if self.row else ""

    @property
    def typed(self) -> str:
        """What may be typed to find it: the number of a clause, or the name of a row."""
        # In brackets stands what a card does.
        return self.row.name.partition("(")[0].strip() if self.row else number(self.line)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A word that is looked for: the stems that stand for it, and how a longer one begins."""

    stems: frozenset[str]
    beginning: str

    def rank(self, word: str) -> int:
        """How well a word fits: 0 best, LACKS if not at all."""
        if stem(word) in self.stems:
            return 0
        begins = len(self.beginning) >= _BEGINNING and word.startswith(self.beginning)
        return 1 if begins else LACKS


@dataclass(frozen=True, slots=True)
class Found:
    """Where words stand: what has all of them, then what has most; each the best first."""

    every: tuple[Place, ...]
    most: tuple[Place, ...] = ()


def words(typed: str) -> tuple[str, ...]:
    """The words that somebody typed, each once and in small letters."""
    return tuple(dict.fromkeys(_WORD.findall(typed.casefold())))


@cache
def clauses(page: Path) -> tuple[Place, ...]:
    """All clauses of a rules page."""
    return tuple(
        Place(section.title, line) for section in sections(page) for line in section.clauses
    )


def find(places: Sequence[Place], typed: Sequence[str], texts: Texts) -> Found:
    """The places with a clause's number or a row's name, then those with words."""
    meant = tuple(place for place in places if _is_meant(place, typed))
    looked_for = wanted(typed, texts)
    if not looked_for:
        return Found(())
    ranked = [
        (missing, ranks, n, place)
        for n, place in enumerate(places)
        if place not in meant
        for missing, ranks in [_ranked(place, looked_for)]
        # Half of two words is any of them, which says something where nothing has both.
        if 2 * missing <= len(looked_for) and missing < len(looked_for)
    ]
    ranked.sort(key=lambda each: each[:3])
    every = tuple(place for missing, _, _, place in ranked if not missing)
    most = tuple(
        place
        for missing, _, _, place in ranked
        if missing and (2 * missing < len(looked_for) or not (every or meant))
    )
    # Whoever gives the number with its letters means that clause alone.
    if meant and not meant[0].row and "".join(typed) == meant[0].typed.casefold():
        return Found(meant)
    return Found((*meant, *every), most[:_FEW])


def wanted(typed: Iterable[str], texts: Texts) -> list[Wanted]:
    """What is looked for: without small words, unless there are no others."""
    small = set(words(texts("rules-small-words")))
    telling = [word for word in typed if word not in small] or list(typed)
    alike = [frozenset(map(stem, words(line))) for line in _lines(texts("rules-synonyms"))]
    return [
        Wanted(frozenset({stem(word)}).union(*(a for a in alike if stem(word) in a)), word)
        for word in telling
    ]


def marked(line: str, looked_for: Sequence[Wanted]) -> str:
    """A line with the words that were found in bold."""
    head = _HEAD.match(line)
    begin = head.end() if head else 0

    def bold(word: re.Match[str]) -> str:
        fits = any(each.rank(word[0].casefold()) < LACKS for each in looked_for)
        return f"**{word[0]}**" if fits else word[0]

    return strong(line[:begin]) + _WORD.sub(bold, line[begin:])


@lru_cache(8192)
def stem(word: str) -> str:
    """What all forms of an English word have in common."""
    return _stemmer()(word)


@cache
def _stemmer() -> Callable[[str], str]:
    # Only now: it loads the rules of all languages, which takes 40 ms.
    import snowballstemmer  # noqa: PLC0415 - see above

    made: Callable[[str], str] = snowballstemmer.stemmer("english").stemWord
    return made


def _lines(text: str) -> Iterator[str]:
    return (line for line in text.splitlines() if line.strip())


def _is_meant(place: Place, typed: Sequence[str]) -> bool:
    """Whether a row is called so, or a clause has that number: "dv20", "DV 20" or "20"."""
    if place.row:
        return bool(typed) and _words_of(place.typed) == tuple(typed)
    own = place.typed.casefold()
    given = "".join(typed)
    return bool(own) and given in (own, own.lstrip("abcdefghijklmnopqrstuvwxyz"))


def _ranked(place: Place, looked_for: Sequence[Wanted]) -> tuple[int, int]:
    """How many words a place lacks, and how badly the others fit."""
    best = [
        min(_best(each, place.said), max(HEADED, _best(each, place.aside))) for each in looked_for
    ]
    if min(best) < LACKS:
        # What only the heading says helps where the place itself says something of it.
        best = [
            r if r < LACKS or _best(w, place.heading) == LACKS else HEADED
            for r, w in zip(best, looked_for, strict=True)
        ]
    return best.count(LACKS), sum(rank for rank in best if rank < LACKS)


def _best(word: Wanted, text: str) -> int:
    return min((word.rank(each) for each in _words_of(text)), default=LACKS)


@lru_cache(4096)
def _words_of(text: str) -> tuple[str, ...]:
    return words(text)
