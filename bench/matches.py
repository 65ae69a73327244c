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
    By,
    Choice,
    Entry,
    Game,
    Offer,
    Pick,
    Record,
    Seat,
    Setup,
    act,
    active_seats,
    begin,
    next_alarm,
    offers,
    wake,
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
        version=game.cover.version,
        seats=seats,
        options=game.rules.options().model_dump(mode="json"),
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


def played(
    game: AnyGame, state: Any, now: int, random: Random
) -> Iterator[tuple[int, Seat, Choice]]:
    """Play at random to the end: when, who (NOBODY: an alarm rang) and what, as in an entry."""
    while not state.over:
        owing, due = active_seats(state), next_alarm(game, state)
        now += 1
        if owing and (due is None or now < due):
            seat, offered = owing[0], offers(state, owing[0])
            choice = choose(random.choice(offered), random)
            act(game, state, seat, choice, now, offered)
        else:
            assert due is not None
            seat, choice, now = NOBODY, WAKE, max(now, due)
            wake(game, state, now)
        yield now, seat, choice


def playout(game: AnyGame, seats: int, seed: int, random: Random) -> int:
    """Play at random to the end; the number of choices and alarms."""
    made = setup(game, seats, seed)
    count = 0
    for _ in played(game, begin(game, made).state, made.now, random):
        count += 1
    return count


def record(game: AnyGame, seats: int, seed: int, most: int = 10_000) -> Record:
    """A random match, or its first entries."""
    made = Record(setup(game, seats, seed))
    moves = played(game, begin(game, made.setup).state, made.setup.now, Random(seed))
    for seq, (now, seat, choice) in enumerate(islice(moves, most), start=1):
        by: By = "clock" if seat == NOBODY else "player"
        made.entries.append(Entry(seq, now, seat, choice, by, game.cover.version))
    return made
