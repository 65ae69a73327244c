"""Every picture can be read on a phone, and so can legends and charts: see legible.py.

``python -m tests.render.test_legible <slug> [seats] [positions]`` counts what cannot be read.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import pytest

from bot.present.tables import tables
from bot.registry import RegisteredGame, shipped
from engine import active_seats
from render.charts import pages, scene
from render.legend import legend
from render.scene import Box, Disc, Group, Scene
from render.signs import Sign
from tests.saying import english

from .cover import one_of_each_kind
from .legible import Fault, faults
from .positions import Seen, caption, pictures, positions

TITLES = shipped()
TABLES = [
    pytest.param(title, seats, id=f"{title.cover.slug}-{seats}")
    for title in TITLES
    for seats in title.game.cover.seats
]
GAMES = pytest.mark.parametrize("title", list(TITLES), ids=lambda title: title.cover.slug)
FEW, MANY = 8, 300
"""Positions of a table size: in passing, and looked at with all thoroughness."""


def unreadable(title: RegisteredGame, seats: int, many: int, first: int) -> list[str]:
    """What cannot be read at such tables, each with where it was seen first."""
    found: dict[Fault, str] = {}
    for where, state in positions(title.game, seats, many, first):
        for seen in pictures(title.board, title.game, state, where):
            for fault in faults(title.board, seen.scene):
                found.setdefault(fault, str(seen))
    return [f"{fault}: {where}" for fault, where in found.items()]


@GAMES
def test_a_picture_of_each_kind_can_be_read_on_a_phone(title: RegisteredGame) -> None:
    for seen in one_of_each_kind(title.cover.slug):
        assert [f"{fault}: {seen}" for fault in faults(title.board, seen.scene)] == []


@pytest.mark.long
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_every_picture_can_be_read_on_a_phone(title: RegisteredGame, seats: int) -> None:
    assert unreadable(title, seats, FEW, seats) == []


@GAMES
def test_a_legend_can_be_read_on_a_phone(title: RegisteredGame) -> None:
    assert illegible_legends(title, one_of_each_kind(title.cover.slug)[:1]) == set()


@pytest.mark.long
@GAMES
def test_every_legend_can_be_read_on_a_phone(title: RegisteredGame) -> None:
    found = set[str]()
    for seats in {title.game.cover.seats[0], title.game.cover.seats[-1]}:
        for where, state in positions(title.game, seats, FEW, seats):
            viewer = next(iter(active_seats(state)), None)
            words = caption(title.game, state, viewer)
            seen = pictures(title.board, title.game, state, where)
            found |= illegible_legends(title, [replace(each, words=words) for each in seen])

    assert sorted(found) == []


def illegible_legends(title: RegisteredGame, some: Iterable[Seen]) -> set[str]:
    """What cannot be read of words, and of the letters of signs, which may not be too small."""
    board = replace(title.board, signs=())
    return {
        f"{fault}: legend of {seen.which}"
        for seen in some
        for fault in faults(board, legend(title.board, seen.scene, seen.words))
    }


@pytest.mark.parametrize("many", [1, pytest.param(None, marks=pytest.mark.long, id="all")])
@GAMES
def test_every_chart_can_be_read_on_a_phone(title: RegisteredGame, many: int | None) -> None:
    board = replace(title.board, signs=())
    charts = tables(title, english(title.cover.slug)).all
    drawn = [scene(chart, page) for chart in charts for page in range(pages(chart))]

    assert drawn
    assert [str(fault) for each in drawn[:many] for fault in faults(board, each)] == []


RING = Group("ring", (Disc(0, 0, 40, edge="#ffffff", width=6),), 100, 100)
TILE = Group("tile", (Box(0, 0, 90, 90, "#000000"), Box(0, 0, 40, 40, "#ffffff")), 50, 50)


@pytest.mark.parametrize(
    ("sign", "over", "kinds"),
    [
        (RING, (60, 60, 80, 20), []),
        (RING, (60, 60, 80, 50), ["hidden"]),
        (TILE, (50, 90, 90, 50), []),
        (TILE, (50, 50, 90, 50), ["hidden"]),
        (TILE, (50, 50, 40, 40), []),
    ],
    ids=["top of a ring", "most of a ring", "ground", "figure and ground", "figure alone"],
)
def test_a_sign_of_which_others_hide_most_is_found(
    sign: Group, over: tuple[int, int, int, int], kinds: list[str]
) -> None:
    board = replace(next(iter(TITLES)).board, signs=(Sign("it", (sign.name,)),))
    lid = Group("lid", (Box(*over, "#888888"),))
    scene = Scene((340, 340), "#000000", (), (sign, lid))

    assert [fault.kind for fault in faults(board, scene)] == kinds


@pytest.mark.deep
@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_every_picture_of_many_positions_can_be_read(title: RegisteredGame, seats: int) -> None:
    assert unreadable(title, seats, MANY, 100) == []


def main(slug: str, *args: str) -> None:
    """Count the faults of a game by their kind, with the worst of each, one sample a kind."""
    (title,) = (title for title in TITLES if title.cover.slug == slug)
    seats, many = (
        int(args[0]) if args else title.game.cover.seats[0],
        int(args[1]) if args[1:] else 30,
    )
    kinds: Counter[str] = Counter()
    samples: dict[str, str] = {}
    for where, state in positions(title.game, seats, many):
        for seen in pictures(title.board, title.game, state, where):
            for fault in faults(title.board, seen.scene):
                key = f"{seen.which} {fault.kind} {_place(fault)}"
                kinds[key] += 1
                samples.setdefault(key, f"{fault} | {seen}")
    for key, count in kinds.most_common():
        print(f"{count:6} {samples[key]}")  # noqa: T201 - a command


def _place(fault: Fault) -> str:
    return fault.what.rsplit(" in ", 1)[-1].rstrip("0123456789-")


if __name__ == "__main__":
    main(*sys.argv[1:])
