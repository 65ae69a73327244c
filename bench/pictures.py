"""Boards as the painter makes them, beside a plain redraw at twice the size."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial

import render
from engine import begin, enter
from locales import Library
from render.board import Caption
from render.paint import Painter
from render.scene import Scene
from tests.render.plain import redraw

from .matches import AnyGame, all_games, record
from .report import Line, slower
from .timing import once

KILOBYTES = 60
NAMES = ("Ann", "Bartholomew", "Cleo", "Daniel", "Eve", "Francesca", "Gus", "Henrietta")


def scenes(game: AnyGame) -> list[Scene]:
    """The public board after every fifth entry of a match at a full table."""
    made = record(game, game.seats[-1], 3, 120)
    state = begin(game, made.setup).state
    board, texts = render.load(game.slug), Library().texts("en", game.slug)
    found = []
    for entry in made.entries:
        enter(game, state, entry)
        if entry.seq % 5 == 0:
            found.append(board.scene(game.view(state, None), Caption(texts, NAMES)))
    return found


def painted(drawn: list[Scene]) -> tuple[list[float], float]:
    """Seconds of each picture, painted once after the one before it; the largest in KB."""
    painter, spans, largest = Painter(), [], 0
    for scene in drawn:
        begun = time.perf_counter()
        picture = painter.paint(scene)
        spans.append(time.perf_counter() - begun)
        largest = max(largest, len(picture))
    return spans, largest / 1024


def lines() -> Iterator[Line]:
    """The time of a picture that follows others of its match, and the largest one."""
    for game in all_games():
        drawn = scenes(game)
        (_, *spans), largest = painted(drawn)
        few = drawn[:: len(drawn) // 6]
        here = sum(spans) / len(spans)
        plain = sum(once(partial(redraw, scene), 2) for scene in few)
        what = f"board five entries later, {game.slug}"
        yield slower(what, here, plain / len(few), "plain redraw at 2x", 1 / 4)
        yield Line(
            f"largest of {len(drawn)} pictures",
            f"{largest:.0f} KB",
            goal=f"at most {KILOBYTES} KB",
            met=largest <= KILOBYTES,
        )
