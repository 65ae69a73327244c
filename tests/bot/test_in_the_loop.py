"""What takes long does not run in the event loop: meanwhile nobody else would get an answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import CodeType
from typing import Any

import pytest

import engine
import games
from bot.registry import RegisteredGame
from bot.table import computers
from engine.preview import decisions
from render import callouts, legend, overlay
from render.board import _no_picture
from render.paint import Painter
from storage import packing

from .answers import Part, Script, sitting
from .counting import code_of, counted

GAMES = [each.slug for each in games.ALL]


@dataclass(frozen=True)
class Slow:
    """Work that belongs into a thread or a process: why, and where it is done in a game."""

    why: str
    functions: Callable[[RegisteredGame], tuple[Callable[..., Any], ...]]


MAY_NOT: Mapping[str, Slow] = {
    "painting": Slow("a new board takes a tenth of a second", lambda _: (Painter.paint,)),
    "scene": Slow(
        "a thousand marks of a board",
        lambda title: (title.board.scene, title.board.near, overlay.overlaid),
    ),
    "hand": Slow("a scene of its own", lambda title: (title.board.hand,)),
    "callouts": Slow("each number looks for a place among all marks", lambda _: (callouts.spots,)),
    "legend": Slow(
        "all scenes of a viewer, and what is on them",
        lambda _: (legend.legend, legend.pages, legend.sentences),
    ),
    "description": Slow("a hundred texts", lambda title: (title.board.alt,)),
    "advice": Slow(
        "a computer player looks as far ahead as it can",
        lambda title: (computers.thought, title.game.minds.computers[title.game.minds.usual]),
    ),
    "preview": Slow("a match is played again", lambda _: (decisions, engine.preview)),
    "replay": Slow("a match is played again", lambda _: (engine.replay,)),
    "packing": Slow(
        "a log of thousands of entries", lambda _: (packing.pack, packing.PackedLog.__init__)
    ),
}
PARTS: Mapping[str, Part] = {"asks": Script.asks, "looks": Script.looks}


def codes(title: RegisteredGame) -> dict[CodeType, str]:
    """The functions of a game that take long, and what they do."""
    found = [(f, name) for name, slow in MAY_NOT.items() for f in slow.functions(title)]
    return {code_of(each): name for each, name in found if each is not _no_picture}


async def held_up(game: str, part: Part) -> set[str]:
    """What ran in the event loop while a part of the script was played, of what may not."""
    async with sitting(game) as script:
        with counted() as calls:
            await part(script)
    return {*calls.in_loop(codes(script.hall.services.registry[game]))}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_that_takes_long_runs_in_the_event_loop(game: str, part: str) -> None:
    found = await held_up(game, PARTS[part])

    assert [f"{name}: {MAY_NOT[name].why}" for name in sorted(found)] == []
