"""What one talks about after a match of Merchant of Venus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine import Event, Seat
from engine.tale import Tale, luck, of_kind

from .events import DieRerolled, Flew, Landed, MovementSkipped, Sold, SpeedRolled, ThrustRolled
from .state import State

MEAN = 35
"""Of a die, in tenths."""


def tales(_state: State, _box: object, told: Sequence[Sequence[Event]]) -> tuple[Tale, ...]:
    """The longest voyage, the dearest good, and whose speed dice were furthest from the mean."""
    return (*_voyage(told), *_sale(told), *_dice(told))


def _voyage(told: Sequence[Sequence[Event]]) -> Iterator[Tale]:
    """Fields between two landings."""
    flying: Counter[Seat] = Counter()
    best: tuple[int, Seat] | None = None
    for event in (each for some in told for each in some):
        if isinstance(event, Flew):
            flying[event.seat] += len(event.fields)
            if best is None or flying[event.seat] > best[0]:
                best = flying[event.seat], event.seat
        elif isinstance(event, (Landed, MovementSkipped)):
            flying[event.seat] = 0
    if best is not None:
        yield Tale("voyage", (("fields", best[0]),), best[1])


def _sale(told: Sequence[Sequence[Event]]) -> Iterator[Tale]:
    best = max(of_kind(told, Sold), key=lambda event: event.price, default=None)
    if best is not None:
        yield Tale("sale", (("credits", best.price),), best.seat, best.good)


def _dice(told: Sequence[Sequence[Event]]) -> Iterator[Tale]:
    rolled: Counter[Seat] = Counter()
    dice: Counter[Seat] = Counter()
    for roll in of_kind(told, SpeedRolled):
        rolled[roll.seat] += sum(roll.dice)
        dice[roll.seat] += len(roll.dice)
    single: list[ThrustRolled | DieRerolled] = [
        *of_kind(told, ThrustRolled),
        *of_kind(told, DieRerolled),
    ]
    for one in single:
        rolled[one.seat] += one.die
        dice[one.seat] += 1
    tenths = {seat: MEAN * amount for seat, amount in dice.items()}
    who = luck(rolled, tenths, 200)
    if who is not None:
        expected = round(tenths[who] / 10)
        numbers = (("rolled", rolled[who]), ("expected", expected), ("dice", dice[who]))
        yield Tale("dice", numbers, who)
