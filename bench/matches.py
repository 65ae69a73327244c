"""Random matches to measure with."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from bot.registry import shipped
from engine import (
    NOBODY,
    WAKE,
    Amount,
    AnyOffer,
    Choice,
    Entry,
    Game,
    Offer,
    Pick,
    Record,
    Setup,
    active_seats,
    begin,
    enter,
    next_alarm,
    offers,
)

AnyGame = Game[Any, Any]
NOW = 1_700_000_000_000


def all_games() -> list[AnyGame]:
    """Every game with its rules."""
    return [title.game for title in shipped()]


class Standing:
    """A clock that stands still."""

    def now(self) -> int:
        """The time, ms UTC."""
        return NOW

    async def sleep_until(self, ms: int) -> None:
        """Wait for what never comes."""
        await asyncio.sleep(ms)


def setup(game: AnyGame, seats: int, seed: int) -> Setup:
    """What a match starts from."""
    return Setup(
        game=game.slug,
        version=game.version,
        seats=seats,
        options=game.options().model_dump(mode="json"),
        seed=f"{seed:032x}",
        now=NOW,
    )


def choose(offer: AnyOffer, random: Random) -> Choice:
    """Anything that is offered."""
    match offer:
        case Offer(verb, ids):
            return Choice(verb, ids)
        case Pick(verb, items, low, high):
            return Choice(verb, tuple(random.sample(items, random.randint(low, high))))
        case Amount(verb, low, high):
            return Choice(verb, (str(random.randint(low, high)),))


def played(game: AnyGame, made: Setup, random: Random) -> Iterator[Entry]:
    """Play at random to the end; where nobody is asked the clock goes to the next alarm."""
    state, now, seq = begin(game, made).state, made.now, 0
    while not state.over:
        owing, due = active_seats(state), next_alarm(game, state)
        now, seq = now + 1, seq + 1
        if owing and (due is None or now < due):
            offered = offers(state, owing[0])
            choice = choose(random.choice(offered), random)
            entry = Entry(seq, now, owing[0], choice, "player", game.version)
        else:
            assert due is not None
            now, offered = max(now, due), None
            entry = Entry(seq, now, NOBODY, WAKE, "clock", game.version)
        enter(game, state, entry, offered)
        yield entry


def playout(game: AnyGame, seats: int, seed: int, random: Random) -> int:
    """Play at random to the end; the number of entries."""
    return sum(1 for _ in played(game, setup(game, seats, seed), random))


def record(game: AnyGame, seats: int, seed: int, most: int = 10_000) -> Record:
    """A random match, or its first entries."""
    made = Record(setup(game, seats, seed))
    made.entries.extend(islice(played(game, made.setup, Random(seed)), most))
    return made
