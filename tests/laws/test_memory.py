"""No cache grows with the number of matches: one without a bound fills, and stands still."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import _lru_cache_wrapper, cache
from itertools import islice
from typing import Any

import pytest

from bot.registry import RegisteredGame, shipped
from engine import active_seats
from render.overlay import near, whole
from tests.render.positions import caption

from .plans import drawn, play

Caches = dict[str, Any]
ROOMS = ("engine", "games", "minds", "render", "locales", "bot", "storage")
FIRST = 70_000
"""The number of the first match: no other test plays these."""
FEW, MANY = 12, 100
EVERY = 7
"""One position in so many is drawn, where matches are played on from their deal."""
SHORT, LONG = 1, 120
"""Positions of a match."""


def unbounded() -> Caches:
    """All caches of the product that forget nothing, by what they keep the answers of."""
    modules = [vars(each) for name, each in sys.modules.items() if name.startswith(ROOMS)]
    classes = [vars(each) for said in modules for each in said.values() if isinstance(each, type)]
    return {
        f"{each.__module__}.{each.__qualname__}": each
        for said in (*modules, *classes)
        for each in said.values()
        if isinstance(each, _lru_cache_wrapper) and each.cache_parameters()["maxsize"] is None
    }


def growing(caches: Callable[[], Caches], rounds: Iterable[object]) -> list[str]:
    """The caches into which every round puts something, on and on.

    What fills with a finite number of things gets most of them in the first half of the rounds.
    """
    sizes: list[Counter[str]] = []
    for _ in rounds:
        every = caches().items()
        sizes.append(Counter({name: each.cache_info().currsize for name, each in every}))
    half, end = sizes[len(sizes) // 2 - 1], sizes[-1]
    new = end - half
    return [
        f"{name}: {half[name]} entries after half of the matches, {end[name]} at their end"
        for name in sorted(new)
        if new[name] >= len(sizes) // 2 and 4 * new[name] >= 3 * half[name]
    ]


def watched(title: RegisteredGame, many: int, entries: int) -> Iterator[int]:
    """Play matches for a while and draw them, for all and for whoever is asked: each when done."""
    game, board = title.game, title.board
    for number in range(FIRST, FIRST + many):
        names = [f"{number} {seat}" for seat in range(game.cover.seats[-1])]
        for moment in islice(play(game, drawn(game, number)), entries):
            if moment.number % EVERY == 0 or moment.state.over:
                for seat in (None, *active_seats(moment.state)[:1]):
                    view = game.rules.view(moment.state, seat)
                    words = caption(game, moment.state, seat, names)
                    whole(board, view, words)
                    near(board, view, words)
        yield number


@pytest.mark.parametrize(
    ("many", "entries"), [(FEW, SHORT), pytest.param(MANY, LONG, marks=pytest.mark.deep)]
)
@pytest.mark.parametrize("title", list(shipped()), ids=lambda title: title.cover.slug)
def test_no_cache_grows_with_the_number_of_matches(
    title: RegisteredGame, many: int, entries: int
) -> None:
    assert growing(unbounded, watched(title, many, entries)) == []


def test_what_fills_and_stands_still_is_none_that_grows() -> None:
    kept = cache(str)
    rounds = [(n, n % 10) for n in range(40)]

    def caches() -> Caches:
        return {"kept": kept}

    assert growing(caches, (kept(few) for _, few in rounds)) == []
    assert growing(caches, (kept(n) for n, _ in rounds)) == [
        "kept: 20 entries after half of the matches, 40 at their end"
    ]
