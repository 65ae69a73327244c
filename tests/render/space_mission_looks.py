"""Positions of Space Mission, and what is found in their pictures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine import Seat, active_seats, copy, pending_step
from games.space_mission import GAME
from games.space_mission.parts import SPACE
from games.space_mission.state import State
from games.space_mission.view import view
from render import Board, Caption, load
from render.extent import extent
from render.scene import Group, Scene
from render.signs import placed
from tests.games.space_mission.games import played
from tests.games.space_mission.table import A, do, table
from tests.saying import english

from .cover import few_and_many
from .positions import lit, written

BOARD: Board[object] = load(GAME.slug)
TEXTS = english(GAME.slug)
PLAIN = ("Ann", "Bo", "Cy", "Di", "Ed")
EVIL = ("W" * 32, "```x\n" * 6, "\N{ROCKET}" * 16, "\u202e" + "m" * 31, "\u5929" * 32)
HEAVIEST = 70_000
"""Bytes of a picture: a full table of five with letters that a phone can show."""
PILE = ["ore-red", "water", "water", SPACE]


def caption(highlighted: frozenset[str] = frozenset(), called: tuple[str, ...] = PLAIN) -> Caption:
    return Caption(texts=TEXTS, names=called, highlighted=highlighted, phrase=GAME.help.phrase)


def public(state: State) -> Scene:
    return BOARD.scene(view(state, None), caption())


def private(state: State, seat: Seat) -> Scene:
    return BOARD.scene(view(state, seat), caption(lit(state, seat)))


def group(scene: Scene, name: str) -> Group:
    """The group of this name where it stands in the picture."""
    return next(each for each in placed((*scene.backdrop, *scene.marks)) if each.name == name)


def figure(scene: Scene, name: str) -> int:
    """The number in a group."""
    words = written(Scene((0, 0), "", (), group(scene, name).marks))
    return next(int(word) for word in words if word.isdigit())


def inside(scene: Scene, name: str, outer: str) -> bool:
    """Whether a group stands within the bounds of another one."""
    left, top, right, bottom = extent((group(scene, outer),))
    here = extent((group(scene, name),))
    return left <= here[0] and top <= here[1] and here[2] <= right and here[3] <= bottom


def looking() -> State:
    state = table(3, hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": PILE})
    do(state, A, "scan s3l1")
    return state


@cache
def positions() -> tuple[tuple[State, Seat | None], ...]:
    """Positions of whole matches, each as a spectator and as the seat to move see it."""
    return tuple(_positions())


def _positions() -> Iterator[tuple[State, Seat | None]]:
    for seats in (2, 5):
        for number, (state, _) in enumerate(played(seats, seats, ["easy", "random"])):
            if number % 4 == 0 or state.over or pending_step(state) != "take-action":
                kept = copy(GAME, state)
                yield kept, None
                for seat in active_seats(state):
                    yield kept, seat


FEW_AND_MANY = few_and_many(GAME.slug, positions)
A_FEW = few_and_many(GAME.slug, positions, 2)
"""The same for what takes longer."""
