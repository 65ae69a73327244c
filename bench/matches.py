"""Random matches to measure with."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from engine import (
    Amount,
    AnyOffer,
    Choice,
    Entry,
    Game,
    Offer,
    Pick,
    Record,
    Setup,
    act,
    begin,
    next_alarm,
    offers,
    owes,
    wake,
)

AnyGame = Game[Any, Any]
NOW = 1_700_000_000_000


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


def playout(game: AnyGame, seats: int, seed: int, random: Random) -> int:
    """Play at random to the end; the number of choices."""
    state, count = begin(game, setup(game, seats, seed)).state, 0
    while not state.over:
        owing = owes(state)
        if owing:
            offer = random.choice(offers(state, owing[0]))
            act(game, state, owing[0], choose(offer, random), NOW)
            count += 1
        else:
            due = next_alarm(game, state)
            assert due is not None
            wake(game, state, due)
    return count


def record(game: AnyGame, seats: int, seed: int, most: int = 10_000) -> Record:
    """A random match, or its first entries. For games without alarms."""
    made, random = Record(setup(game, seats, seed)), Random(seed)
    state = begin(game, made.setup).state
    while not state.over and len(made.entries) < most:
        (seat, *_) = owes(state)
        choice = choose(random.choice(offers(state, seat)), random)
        seq = len(made.entries) + 1
        made.entries.append(Entry(seq, NOW + seq, seat, choice, "player", game.version))
        act(game, state, seat, choice, NOW + seq)
    return made
