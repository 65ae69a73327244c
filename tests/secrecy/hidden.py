"""What a player may do without anybody noticing: standing orders, and drafts of a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from bot.presses import Do, Suggest
from bot.table.table import Table
from engine import AnyOffer, Choice, Seat

from .world import Recorder, World

MOST = 3
"""So often at most a player leaves an order, or makes a draft, between two looks of others."""


@dataclass(frozen=True, slots=True)
class Deed:
    """A choice of a seat, and where its button stands."""

    seat: Seat
    choice: Choice
    ordering: bool = False


async def keep_secrets(world: World, viewer: Seat | None, random: Random) -> tuple[int, int]:
    """Another player leaves none to three orders and makes none to three drafts, or two do.

    Some of them ask a computer player what they should do.

    Gives the number of orders and of drafts.
    """
    others = others_than(viewer, await world.table())
    orders = drafts = 0
    for seat in random.sample(others, min(2, len(others))):
        orders += await _some(world, seat, random, ordering=True)
        drafts += await _some(world, seat, random, ordering=False)
        if random.randint(0, 1):
            await _ask_advice(world, seat)
    return orders, drafts


async def somebody_can(world: World, viewer: Seat | None) -> bool:
    """Whether another player may leave an order or make a draft now."""
    table = await world.table()
    return any(table.orders(seat) or drafts_of(table, seat) for seat in others_than(viewer, table))


def others_than(viewer: Seat | None, table: Table) -> list[Seat]:
    """All seats but one."""
    return [seat for seat in map(Seat, range(len(table.players))) if seat != viewer]


async def _some(world: World, seat: Seat, random: Random, *, ordering: bool) -> int:
    done = 0
    for _ in range(random.randint(0, MOST)):
        table = await world.table()
        found = table.orders(seat) if ordering else drafts_of(table, seat)
        for choice in islice(drawn_from(found, random), 1):
            await do(world, Deed(seat, choice, ordering))
            done += 1
    return done


async def _ask_advice(world: World, seat: Seat) -> None:
    answer = Recorder()
    table = await world.table()
    press = Suggest(table.id, table.token(seat)).id
    await world.router.press(world.caller(seat), press, (), answer)
    assert answer.said, "no answer"


def drafts_of(table: Table, seat: Seat) -> list[AnyOffer]:
    """What a seat may draft now."""
    return [offer for offer in table.offers(seat) if offer.verb in table.game.panel.draft_verbs]


async def do(world: World, deed: Deed, *, inside: bool = True) -> None:
    """Make a choice by the button that confirms it, in the channel or in direct messages."""
    table = await world.table()
    path = (*(("!",) if deed.ordering else ()), deed.choice.verb, *deed.choice.args)
    press = Do(table.id, table.token(deed.seat), path).id
    answer = Recorder()
    await world.router.press(world.caller(deed.seat, inside=inside), press, (), answer)
    assert (await world.table()).seq > table.seq, answer.said


def drawn_from(offers: Sequence[Any], random: Random) -> Iterator[Choice]:
    """Concrete choices out of offers, in random order, one an offer."""
    for offer in random.sample(list(offers), len(offers)):
        if hasattr(offer, "items"):
            count = random.randint(offer.low, offer.high)
            yield Choice(offer.verb, tuple(random.sample(offer.items, count)))
        elif hasattr(offer, "low"):
            yield Choice(offer.verb, (str(random.randint(offer.low, offer.high)),))
        else:
            yield Choice(offer.verb, offer.ids)
