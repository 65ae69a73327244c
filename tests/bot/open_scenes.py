"""The scenes of docs/messages.md that play at a table before its start."""

from __future__ import annotations

from bot.clock import DAY, HOUR
from bot.presses import CallPlayers, Join
from tests.secrecy.world import GUILD

from .hall import ANN, BOB, CLEO, DAN, HERE, MINUTE
from .stage import Stage, Told


async def opened(stage: Stage) -> Told:
    mark = stage.mark
    await stage.hall.lobby(ANN, BOB)
    await stage.hall.settle()
    return Told(mark, ())


async def seek(stage: Stage) -> Told:
    hall = stage.hall
    await hall.services.servers.change(GUILD, hall.interaction, seeking=(HERE,))
    match = await hall.lobby(ANN)
    await hall.settle()
    mark = stage.mark
    await hall.presses(ANN, CallPlayers(match).id)
    await hall.settle()
    return Told(mark, ())


async def full(stage: Stage) -> Told:
    match = await stage.hall.lobby(ANN, BOB, CLEO)
    await stage.hall.settle()
    mark = stage.mark
    await stage.hall.presses(DAN, Join(match).id)
    await stage.hall.settle()
    return Told(mark, (ANN,))


async def invited(stage: Stage) -> Told:
    await stage.hall.lobby(ANN, BOB)
    mark = stage.mark
    await stage.hall.types(ANN, "game join", invite=CLEO)
    await stage.hall.settle()
    return Told(mark, (CLEO,))


async def removed(stage: Stage) -> Told:
    await stage.hall.lobby(ANN, BOB)
    mark = stage.mark
    await stage.hall.types(ANN, "game leave", player="Bob")
    await stage.hall.settle()
    return Told(mark, (BOB,))


async def expired(stage: Stage) -> Told:
    await stage.hall.lobby(ANN, BOB)
    mark = stage.mark
    await stage.hall.passes(14 * DAY + MINUTE, 12 * HOUR)
    return Told(mark, (ANN, BOB))
