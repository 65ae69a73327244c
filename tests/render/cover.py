"""A few pictures of a game that show all that its pictures ever show: its cover.

``python -m tests.render.cover <slug>`` finds them among those of the matches that the laws watch.
They are kept in ``tests/games/<slug>/cover.json``, each position as it is stored: so nothing is
played for them, and other rules or other minds leave them as they are.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain, islice
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.registry import RegisteredGame
from engine import BadSnapshot, Seat, active_seats, dump, load
from render import Board
from render.scene import names
from render.signs import matched
from tests.laws import covering
from tests.laws.plans import play

from .positions import NAMES as SHORTER
from .positions import Seen, pictures
from .watching import MOST, NAMES, first_and_spread, title_of

Positions: TypeAlias = Callable[[], Sequence[tuple[Any, Seat | None]]]
AGAIN = "`python -m tests.render.cover {}` finds the cover anew"
"""What to do where it shows no longer what it should."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A position: from which match, and of whom which pictures of it are looked at."""

    where: str
    pictures: tuple[tuple[str, Seat | None], ...]
    state: Any

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Of whom pictures are looked at."""
        return tuple(dict.fromkeys(seat for _, seat in self.pictures))


@dataclass(frozen=True, slots=True)
class Found:
    """A picture, what it shows, and the position as it is stored."""

    seen: Seen
    shows: frozenset[str]
    snapshot: bytes


def file_of(slug: str) -> Path:
    """Where a game's cover is kept."""
    return covering.FOLDER / slug / "cover.json"


@cache
def kept(slug: str) -> tuple[Kept, ...]:
    """The positions of a game's cover; whoever changes one copies it before."""
    game, rows = title_of(slug).game, json.loads(file_of(slug).read_text("utf-8"))
    try:
        states = [load(game, json.dumps(row["state"]).encode()) for row in rows]
    except BadSnapshot as error:
        raise AssertionError(f"{error}: {AGAIN.format(slug)}") from error
    return tuple(
        Kept(row["where"], tuple((which, _seat(seat)) for which, seat in row["pictures"]), state)
        for row, state in zip(rows, states, strict=True)
    )


def _seat(number: int | None) -> Seat | None:
    return None if number is None else Seat(number)


@cache
def covered(slug: str, called: tuple[str, ...] = NAMES) -> tuple[Seen, ...]:
    """The pictures of a game's cover."""
    title = title_of(slug)
    return tuple(
        seen
        for each in kept(slug)
        for seen in pictures(title.board, title.game, each.state, each.where, each.viewers, called)
        if (seen.which, seen.seat) in each.pictures
    )


def played(slug: str) -> Iterator[list[Seen]]:
    """All pictures of where the cover was found, as its matches go now."""
    title = title_of(slug)
    for each in kept(slug):
        match, entry = map(int, re.findall(r"\d+", each.where))
        there = islice(play(title.game, covering.kept(slug)[match]), entry, None)
        if (moment := next(there, None)) is not None:
            state = moment.state
            yield list(pictures(title.board, title.game, state, each.where, each.viewers, NAMES))


def positions_of(slug: str, many: int | None = None) -> tuple[tuple[Any, Seat | None], ...]:
    """Positions of a game's cover, each as a spectator and as a seat that is asked see them."""
    seen = (
        (each.state, seat)
        for each in kept(slug)
        for seat in (None, next(iter(active_seats(each.state)), Seat(0)))
    )
    return tuple(islice(seen, many))


def few_and_many(slug: str, whole: Positions, few: int | None = None) -> pytest.MarkDecorator:
    """Look at positions of the cover, and, as a long test, at those of whole matches."""
    group = pytest.mark.xdist_group(f"matches-{slug}")
    return pytest.mark.parametrize(
        "looked_at",
        [
            pytest.param(partial(positions_of, slug, few), id="cover"),
            pytest.param(whole, id="matches", marks=[pytest.mark.long, group]),
        ],
    )


def one_of_each_kind(slug: str) -> list[Seen]:
    """Of the cover the first picture of the whole board, of what is near, and of a hand."""
    seen = reversed(covered(slug, SHORTER))
    return list({each.which: each for each in seen}.values())


def shown(board: Board[Any], seen: Seen) -> frozenset[str]:
    """What a picture shows: each pattern that a group of it fits, and which kind of picture it is.

    Patterns are those of signs, of which one may look in several ways, and those of the rest.
    """
    patterns = (*chain.from_iterable(sign.groups for sign in board.signs), *board.plain)
    return frozenset({seen.which}).union(*(_fitting(patterns, name) for name in names(seen.scene)))


@cache
def _fitting(patterns: tuple[str, ...], name: str) -> frozenset[str]:
    return frozenset(each for each in patterns if matched(each, name) is not None)


def search(title: RegisteredGame) -> list[Found]:
    """As few pictures as show all that is shown when each verb comes first, and now and then."""
    found = [
        Found(seen, shown(title.board, seen), dump(state))
        for match, plan in enumerate(covering.kept(title.game.slug))
        for number, state in first_and_spread(title.game, plan, MOST)
        for seen in pictures(
            title.board, title.game, state, f"match {match}, entry {number}", names=NAMES
        )
    ]
    return fewest(found)


def fewest(found: Sequence[Found]) -> list[Found]:
    """Those that show something new, beginning with the one that shows most; rather small ones."""
    chosen: list[Found] = []
    left = frozenset[str]().union(*(each.shows for each in found))
    while left:
        best = max(found, key=lambda each: (len(each.shows & left), -len(each.snapshot)))
        chosen.append(best)
        left -= best.shows
    return chosen


def written(found: Sequence[Found]) -> str:
    """A cover as its file has it: a line for each position."""
    rows: dict[bytes, dict[str, Any]] = {}
    for each in found:
        new = {"where": each.seen.where, "pictures": [], "state": json.loads(each.snapshot)}
        row = rows.setdefault(each.snapshot, new)
        row["pictures"].append((each.seen.which, each.seen.seat))
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows.values())
    return f"[\n{lines}\n]\n"


def main(slug: str) -> None:
    """Look for the cover of a game, and write it into its folder."""
    found = search(title_of(slug))
    file_of(slug).write_text(written(found), "utf-8")
    print(f"{len(found)} pictures of {len({each.snapshot for each in found})} positions")  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
