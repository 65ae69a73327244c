"""When an open panel changes, and to what, tells its owner nothing that others keep secret."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from bot.services.play import Play
from bot.table.change import Change
from bot.table.table import Table
from engine import Seat

from .conftest import Opens
from .hidden import Deed, do, drafts_of, drawn_from
from .surfaces import Seen
from .test_private import play_until
from .world import Recorder, Standing, World, user_of
from .worlds import SOON, later, same

VIEWER, OTHER = Seat(0), Seat(1)

pytestmark = pytest.mark.usefixtures("scenes")


async def opened(world: World) -> None:
    """The viewer opens their panel, and all is quiet."""
    answer = Recorder(panel=Standing(world.sender, user_of(VIEWER)))
    await world.router.command(world.caller(VIEWER), "game turn", {}, answer)
    await world.pass_time(SOON)
    world.sender.forget()


def panels(seen: Seen) -> Seen:
    """What of it became of panels."""
    return [each for each in seen if each[0].startswith(("panel", "away"))]


def order_and_move(table: Table) -> tuple[Deed, Deed] | None:
    """An order that another may leave, and a move that all wait for."""
    if table.owed() != (OTHER,):
        return None
    order = next(drawn_from(table.orders(OTHER), Random(0)), None)
    move = next(drawn_from(table.offers(OTHER), Random(1)), None)
    if order is None or move is None or move.verb in table.game.panel.draft_verbs:
        return None
    return Deed(OTHER, order, ordering=True), Deed(OTHER, move)


def draft(table: Table) -> Deed | None:
    """A draft that another may make."""
    found = next(drawn_from(drafts_of(table, OTHER), Random(0)), None)
    return None if found is None else Deed(OTHER, found)


async def test_a_panel_stands_still_while_others_leave_orders(opens: Opens) -> None:
    table = await opens("merchant_of_venus", 2, quick=True)
    order, _ = await play_until(table, order_and_move)
    world = table.fork("here")
    await opened(world)

    await do(world, order)

    assert await later(world, VIEWER, SOON) == []


async def test_a_panel_stands_still_while_others_draft(opens: Opens) -> None:
    table = await opens("delta_vee", 2, quick=True)
    deed = await play_until(table, draft)
    world = table.fork("here")
    await opened(world)

    await do(world, deed)

    assert await later(world, VIEWER, SOON) == []


async def after_orders(base: World, order: Deed, move: Deed) -> list[Seen]:
    """What the viewer gets of a public move in two worlds, in one after secret orders."""
    here, there = base.fork("here"), base.fork("there")
    found = []
    for world in (here, there):
        await opened(world)
        if world is there:
            await do(world, order)
        await do(world, move)
        found.append(await later(world, VIEWER, SOON))
    return found


async def test_a_panel_follows_a_move_alike_whatever_orders_were_left(opens: Opens) -> None:
    table = await opens("merchant_of_venus", 2, quick=True)

    here, there = await after_orders(table, *await play_until(table, order_and_move))

    assert panels(here)
    same(here, there)


async def test_a_panel_that_changed_with_every_entry_would_be_noticed(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opens("merchant_of_venus", 2, quick=True)
    order, _ = await play_until(table, order_and_move)
    right = Play._commit

    async def wrong(play: Play, change: Change, *given: Any) -> Change:
        """Panels follow the log instead of what everybody is shown, and show how long it is."""
        made = await right(play, change, *given)
        world.services.panels.changed(made.table.id, made.table.seq)
        return made

    monkeypatch.setattr(Play, "_commit", wrong)
    looks = count()
    monkeypatch.setattr("bot.message.Message.look", property(lambda self: str(next(looks))))
    world = table.fork("here")
    await opened(world)

    await do(world, order)

    assert panels(await later(world, VIEWER, SOON))
