"""What a player does in private leaves no trace, wherever and whenever they do it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

import pytest

from bot.table.table import Table
from bot.table.timers import Reminder
from engine import Outcome, Seat, act, copy, next_alarm, orders, wake

from .conftest import Opens
from .hidden import Deed, do, drawn_from
from .surfaces import Seen, Viewer
from .world import World, user_of
from .worlds import A_WHILE, SOON, known, later, one_decision, same

T = TypeVar("T")

VIEWER = Seat(0)
OTHER = Seat(1)

pytestmark = pytest.mark.usefixtures("scenes")


async def play_until(world: World, sought: Callable[[Table], T | None]) -> T:
    """Play on until there is what is sought."""
    for number in range(1_000):
        found = sought(await world.table())
        if found is not None:
            return found
        await one_decision(world, number)
    raise AssertionError("it never came to that")


def silent(table: Table, verb: str) -> Deed | None:
    """A choice with that verb of which those who watch are told and shown nothing."""
    game, state = table.game, table.running()
    before = known(game, state, Outcome(state, (), sealed=False), None)
    for seat in table.owed():
        offers = [offer for offer in table.offers(seat) if offer.verb == verb]
        for choice in drawn_from(offers, Random(0)):
            after = copy(game, state)
            if known(game, after, act(game, after, seat, choice, state.now), None) == before:
                return Deed(seat, choice)
    return None


@pytest.mark.parametrize("verb", ["unit", pytest.param("give", marks=pytest.mark.long)])
async def test_a_choice_that_shows_nobody_anything_is_noticed_by_nobody(
    opens: Opens, verb: str
) -> None:
    """Taking up another unit, and commands for a contact, which would tell that it obeys."""
    table = await opens("delta_vee", 2, quick=True)
    deed = await play_until(table, lambda table: silent(table, verb))
    world = table.fork("here")
    await world.pass_time(A_WHILE)

    await do(world, deed)

    assert await later(world, None, SOON) == []


async def shown(world: World) -> Seen:
    """What everybody gets when somebody who only watches asks for the board."""
    world.sender.forget()
    return await Viewer(world, None, 0).looks(await world.table())


async def test_an_order_left_from_an_inbox_changes_nothing_that_others_see(opens: Opens) -> None:
    """That an inbox is closed stands on the board; whether its owner was in it does not."""
    closed = frozenset({user_of(OTHER)})
    table = await opens("merchant_of_venus", 2, closed=closed)
    here, there = table.fork("here"), table.fork("there")
    order = next(drawn_from((await there.table()).orders(OTHER), Random(0)))

    await do(there, Deed(OTHER, order, ordering=True), inside=False)

    same(await shown(here), await shown(there))


def flight_without_the_plan(table: Table) -> tuple[Deed, Deed] | None:
    """MV299: a plan, and a flight elsewhere that gives it up, of which only its owner hears."""
    game, state = table.game, table.running()
    flights = [offer for offer in table.offers(OTHER) if offer.verb in ("fly", "fly-to")]
    plans = [offer for offer in table.orders(OTHER) if offer.verb == "order-plan"]
    for flight in drawn_from(flights, Random(0)):
        for plan in drawn_from(plans, Random(0)):
            planned = copy(game, state)
            act(game, planned, OTHER, plan, state.now)
            flown = act(game, copy(game, planned), OTHER, flight, state.now)
            free = act(game, copy(game, state), OTHER, flight, state.now)
            if [event for event in flown.events if event.to is None] == [*free.events]:
                return Deed(OTHER, plan, ordering=True), Deed(OTHER, flight)
    return None


@pytest.mark.long
async def test_a_letter_about_a_secret_does_not_show_that_an_inbox_is_closed(
    opens: Opens,
) -> None:
    """It was refused only because there was a plan, so the board says nothing of it."""
    table = await opens("merchant_of_venus", 2, quick=True)
    plan, flight = await play_until(table, flight_without_the_plan)
    here, there = table.fork("here"), table.fork("there")
    await do(there, plan)
    for world in (here, there):
        world.sender.closed = frozenset({user_of(OTHER)})
        await do(world, flight)
        await world.settle()

    same(await shown(here), await shown(there))


def order_at_an_alarm(table: Table) -> tuple[int, Deed] | None:
    """When an alarm shows something new but asks nobody, and an order that stands after it."""
    game, state = table.game, table.running()
    due = next_alarm(game, state)
    if due is None:
        return None
    after = copy(game, state)
    rung = known(game, after, wake(game, after, due), VIEWER)
    before = known(game, state, Outcome(state, (), sealed=False), VIEWER)
    possible = orders(game, after, OTHER)
    for choice in drawn_from(table.orders(OTHER), Random(0)):
        fits = any(offer.accept(choice) for offer in possible)
        if rung[1] != before[1] and rung[2:] == before[2:] and fits:
            return due, Deed(OTHER, choice, ordering=True)
    return None


@pytest.mark.long
async def test_an_order_left_as_an_alarm_rings_keeps_nothing_from_others(opens: Opens) -> None:
    table = await opens("space_dealer", 3)
    due, order = await play_until(table, order_at_an_alarm)
    async with table.store.transaction() as tx:  # nothing else shall be due at that instant
        await tx.timers.clear((await table.table()).id, Reminder.word)
    here, there = table.fork("here"), table.fork("there")
    for world in (here, there):
        world.sender.forget()
        world.clock.advance(due - world.clock.now())

    await do(there, order)

    same(*[await later(world, VIEWER, 0) for world in (here, there)])
