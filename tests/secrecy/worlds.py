"""Two worlds that differ only in what a viewer may not know."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

from bot.present.press import Press
from bot.usecases.table import Table
from engine import (
    AnyOffer,
    Choice,
    Dice,
    Game,
    Illegal,
    Seat,
    State,
    act,
    copy,
    decision,
    next_alarm,
    owes,
)

from .surfaces import Seen, Viewer
from .world import Recorder, World, reaching, scramble, user_of

HOUR = 3_600_000

AnyGame = Game[Any, Any]


@dataclass(slots=True)
class Count:
    """What was compared."""

    positions: int = 0
    changed: int = 0
    moves: int = 0
    orders: int = 0
    verbs: set[str] = field(default_factory=set)


@asynccontextmanager
async def two_worlds(
    base: World, game: AnyGame, viewer: Seat | None, chance: int, count: Count
) -> AsyncIterator[tuple[World, World]]:
    """The world as it is, and one in which what the viewer cannot know was dealt anew."""
    here, there = base.fork("here"), base.fork("there")
    count.changed += scramble(there.file, game, viewer, chance)
    try:
        yield here, there
    finally:
        await here.close()
        await there.close()


async def position(base: World, viewer: Seat | None, chance: int, count: Count) -> None:
    """Compare everything at one position. Raises AssertionError with the first difference."""
    table = await base.table()
    game = table.game
    count.positions += 1
    async with two_worlds(base, game, viewer, chance, count) as worlds:
        same(*[await Viewer(world, viewer, chance).looks(await world.table()) for world in worlds])
        await orders_of_others(*worlds, viewer, chance, count)
        same(*[await an_hour_later(world, viewer) for world in worlds])
        await move_of_another(*worlds, viewer, chance, count)


def same(here: Seen, there: Seen) -> None:
    """Fail with the first difference."""
    for number, (one, other) in enumerate(zip(here, there, strict=False)):
        asked = next((what for kind, what in reversed(here[:number]) if kind == "asks"), "")
        assert one == other, f"after {asked!r}: {parting(one[1], other[1])}"
    assert [kind for kind, _ in here] == [kind for kind, _ in there]


def parting(one: str, other: str) -> str:
    """Where two texts part."""
    at = next((n for n, pair in enumerate(zip(one, other, strict=False)) if len({*pair}) > 1), 0)
    start = max(0, at - 60)
    return f"{one[start : at + 60]!r} is {other[start : at + 60]!r} in the other world"


async def an_hour_later(world: World, viewer: Seat | None) -> Seen:
    """Reminders come, and what they bring about."""
    world.clock.advance(HOUR)
    return await sent(world, viewer)


async def sent(world: World, viewer: Seat | None) -> Seen:
    """What the workers send now that the viewer gets."""
    world.carrier.said.clear()
    await world.settle()
    return list(reaching(world.carrier.said, user_of(viewer)))


async def orders_of_others(
    here: World, there: World, viewer: Seat | None, chance: int, count: Count
) -> None:
    """Another leaves a standing order: the viewer notices nothing at all."""
    table, other = await here.table(), await there.table()
    random = Random(chance)
    for seat in map(Seat, range(len(table.players))):
        found = [*drawn_from(table.orders(seat), random)]
        if seat == viewer or not found or not fits(other.orders(seat), found[0]):
            continue
        count.orders += 1
        for world in (here, there):
            await do(world, seat, found[0], ordering=True)
            assert not await sent(world, viewer), "a standing order was noticed"


async def move_of_another(
    here: World, there: World, viewer: Seat | None, chance: int, count: Count
) -> None:
    """Another makes a move that takes the same public course in both worlds."""
    table, other = await here.table(), await there.table()
    assert table.state is not None
    assert other.state is not None
    random = Random(chance)
    for seat in map(Seat, range(len(table.players))):
        for choice in drawn_from(table.offers(seat), random):
            if seat == viewer or not fits(other.offers(seat), choice):
                continue
            if course(table.game, table.state, seat, choice, viewer) != course(
                table.game, other.state, seat, choice, viewer
            ):
                continue
            count.moves += 1
            count.verbs.add(choice.verb)
            same(
                *[await after_move(world, seat, choice, viewer, chance) for world in (here, there)]
            )
            return


async def after_move(
    world: World, seat: Seat, choice: Choice, viewer: Seat | None, chance: int
) -> Seen:
    """What a viewer gets of a move, and sees when he looks again."""
    await do(world, seat, choice)
    return [*await sent(world, viewer), *await Viewer(world, viewer, chance).glance()]


async def do(world: World, seat: Seat, choice: Choice, *, ordering: bool = False) -> None:
    """Make a choice by the button that confirms it."""
    table = await world.table()
    path = (*(("!",) if ordering else ()), choice.verb, *choice.args)
    press = Press("do", table.id, table.token(seat), path)
    caller, answer = world.caller(seat), Recorder([])
    await world.desk.press(caller, str(press), (), answer)
    assert (await world.table()).seq == table.seq + 1, answer.said


def course(
    game: AnyGame, state: State, seat: Seat, choice: Choice, viewer: Seat | None
) -> list[object]:
    """What the rules let a viewer know of a move."""
    state = copy(game, state)
    try:
        outcome = act(game, state, seat, choice, state.now)
    except Illegal:
        return []
    told = [event for event in outcome.events if event.known_to(viewer)]
    return [told, game.view(state, viewer), tuple(owes(state)), decision(state), state.over]


def drawn_from(offers: Any, random: Random) -> Iterator[Choice]:
    """Concrete choices out of offers, in random order, one an offer."""
    for offer in random.sample(list(offers), len(offers)):
        if hasattr(offer, "items"):
            count = random.randint(offer.low, offer.high)
            yield Choice(offer.verb, tuple(random.sample(offer.items, count)))
        elif hasattr(offer, "low"):
            yield Choice(offer.verb, (str(random.randint(offer.low, offer.high)),))
        else:
            yield Choice(offer.verb, offer.ids)


def fits(offers: Any, choice: Choice) -> bool:
    """Whether one of the offers takes a choice."""
    return any(offer.accept(choice) for offer in offers)


async def one_decision(world: World, number: int) -> Table:
    """Play on: a computer player decides for the first who owes something, or time passes."""
    table = await world.table()
    assert table.state is not None
    owing = table.owed()
    if not owing:
        due = next_alarm(table.game, table.state)
        assert due is not None, "nobody is asked, and no alarm will ring"
        world.clock.advance(max(0, due - world.clock.now()))
        await world.settle()
        return await world.table()
    seat = owing[0]
    kinds = list(table.game.computers.values())
    offers: tuple[AnyOffer, ...] = tuple(table.offers(seat))
    dice = Dice(f"{number:032x}")
    choice = kinds[number % len(kinds)](table.view(seat), seat, offers, dice)
    await world.core.tables.act(table.id, seat, [choice])
    await world.settle()
    return await world.table()
