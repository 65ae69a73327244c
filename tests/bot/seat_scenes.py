"""Scenes for the rows of docs/messages.md that are about seats that change hands."""

from __future__ import annotations

from typing import Any

from bot.clock import DAY, HOUR
from bot.presses import ComeHome

from .hall import ANN, BOB, CLEO, HERE, NAMES, button
from .stage import Stage, Told


async def seat_asked(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    mark = stage.mark
    await stage.hall.types(ANN, "game replace", player="Bob")
    await stage.hall.settle()
    return Told(mark, (BOB,))


async def seat_open(stage: Stage) -> Told:
    await seat_asked(stage)
    mark = stage.mark
    await stage.hall.passes(DAY + HOUR, HOUR)
    return Told(mark, (BOB,))


async def seat_offered(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    mark = stage.mark
    await stage.hall.types(BOB, "game replace", player="Bob")
    await stage.hall.settle()
    return Told(mark, ())


async def seat_taken(stage: Stage) -> Told:
    await seat_offered(stage)
    offer = next(m for m in stage.hall.sender.stands(HERE) if "offers their seat" in m.text)
    mark = stage.mark
    await stage.hall.presses(CLEO, button(offer, "Take the seat"))
    await stage.hall.settle()
    return Told(mark, (CLEO,))


async def seat_seen(stage: Stage) -> Told:
    await stage.sits(ANN, BOB)
    for user in (ANN, BOB):
        given: dict[str, Any] = {"until": "2d"} if user == ANN else {}
        await stage.hall.types(user, "game replace", player=NAMES[user], **given)
        await stage.hall.settle()
        offer = next(m for m in stage.hall.sender.stands(HERE) if "offers their seat" in m.text)
        mark = stage.mark
        await stage.hall.presses(CLEO, button(offer, "Take the seat"))
        if user == ANN:
            await stage.hall.presses(ANN, ComeHome(stage.hall.match).id)
        await stage.hall.settle()
    return Told(mark, (ANN,))


async def resigned(stage: Stage, *people: int) -> Told:
    people = people or (ANN, BOB, CLEO)
    await stage.sits(*people)
    question = await stage.hall.types(BOB, "game resign")
    mark = stage.mark
    await stage.hall.presses(BOB, button(question, "Resign"))
    await stage.hall.settle()
    return Told(mark, people)


async def resigned_over(stage: Stage) -> Told:
    return await resigned(stage, ANN, BOB)
