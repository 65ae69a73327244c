"""Scenes in which a table goes to another channel."""

from __future__ import annotations

from dataclasses import replace

from tests.secrecy.world import GUILD, Recorder

from .hall import ANN, BOB, DAY, HERE, HOUR, THERE
from .stage import Stage, Told


async def moved(stage: Stage, first: int = THERE, then: int = HERE, server: int = GUILD) -> Told:
    match = await stage.hall.lobby(ANN, BOB, channel=first)
    await stage.hall.types(ANN, "game start", first)
    await stage.hall.settle()
    mark = stage.mark
    mover = replace(stage.hall.who(ANN, then), guild=server, sees=lambda _: True)
    await stage.hall.router.command(mover, "game import", {"from": match}, Recorder())
    await stage.hall.settle()
    return Told(mark, (BOB,))


async def left(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    (gone,) = await stage.owing()
    stage.hall.sender.left = frozenset({gone})
    mark = stage.mark
    await stage.hall.passes(DAY + HOUR, HOUR)
    return Told(mark, ())


async def moved_away(stage: Stage) -> Told:
    return await moved(stage, HERE, THERE)


async def moved_far(stage: Stage) -> Told:
    return await moved(stage, HERE, THERE, GUILD + 1)
