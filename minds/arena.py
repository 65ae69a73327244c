"""Matches between computer players, and what they prove."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from math import sqrt
from typing import Any

from engine import NOBODY, Computer, Dice, Game, Seat, Setup, State, begin, dump
from engine.choices import verbs

from .playing import MOMENT, Turn, turns

SURE = 1.96
"""Standard deviations to either side of the mean: 95 of 100."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match that has ended, by seat where there are several.

    shares: of the win, 1 divided by how many won; in a draw of two 0.5 each. idle: the longest
    streak of decisions in each of which a seat let its chance go by. repeats: how often the
    position that came up most often did.
    """

    reason: str
    shares: tuple[float, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    decisions: tuple[int, ...]
    idle: tuple[int, ...]
    repeats: int


@dataclass(slots=True)
class Watched:
    """Counts, while a match goes on, what may show that a mind stands still or goes in circles."""

    idle_verbs: Collection[str]
    decisions: Counter[Seat] = field(default_factory=Counter)
    longest: Counter[Seat] = field(default_factory=Counter)
    positions: Counter[bytes] = field(default_factory=Counter)
    _running: Counter[Seat] = field(default_factory=Counter)

    def saw(self, state: State, turn: Turn, answers: Collection[str]) -> None:
        """One entry, and the position after it."""
        if turn.seat == NOBODY:
            return
        self.decisions[turn.seat] += 1
        could = [verb for verb in verbs(turn.offered) if verb not in self.idle_verbs]
        if turn.choice.verb in self.idle_verbs and could:
            self._running[turn.seat] += 1
            streak = self._running[turn.seat]
            self.longest[turn.seat] = max(streak, self.longest[turn.seat])
        elif turn.choice.verb not in self.idle_verbs and turn.choice.verb not in answers:
            self._running[turn.seat] = 0
        self.positions[position(state)] += 1


def position(state: State) -> bytes:
    """What makes two positions the same: all but the time and the dice."""
    timeless = replace(state, now=0, dice=Dice("00"))
    return sha256(dump(timeless)).digest()


def match(
    game: Game[Any, Any], setup: Setup, minds: Sequence[Computer], gap: int = MOMENT
) -> Played:
    """Play a match to its end. Each mind has dice of its own, which come of the setup's seed.

    Raises Endless when it has none.
    """
    state = begin(game, setup).state
    watched = Watched(game.minds.idle)
    for turn in turns(game, state, minds, own_dice(setup), gap):
        watched.saw(state, turn, game.rules.answers)
    return ended(game, state, watched)


def own_dice(setup: Setup) -> list[Dice]:
    """Dice for each mind, not those of the match."""
    seeds = (f"{setup.seed}:mind-{seat}" for seat in range(setup.seats))
    return [Dice(sha256(seed.encode()).hexdigest()) for seed in seeds]


def ended(game: Game[Any, Any], state: State, watched: Watched) -> Played:
    """What came of a match that is over."""
    result, seats = game.rules.result(state), [Seat(seat) for seat in range(state.seats)]
    winners = result.winners
    return Played(
        state.over,
        tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats),
        result.places,
        tuple(row[-1] for row in result.rows),
        tuple(watched.decisions[seat] for seat in seats),
        tuple(watched.longest[seat] for seat in seats),
        max(watched.positions.values(), default=0),
    )


def seatings(minds: int, matches: int, first_seed: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Seeds, and which mind sits in each seat: with each seed every mind sits in every seat."""
    for number in range(-(-matches // minds)):
        for turned in range(minds):
            yield first_seed + number, tuple((seat + turned) % minds for seat in range(minds))


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and the ends of its interval of 95 %."""

    mean: float
    low: float
    high: float


def share(won: float, count: int) -> Estimate:
    """The chance to win, of ``won`` wins in ``count`` matches (Wilson's interval)."""
    if not count:
        return Estimate(0.0, 0.0, 1.0)
    mean, square = won / count, SURE * SURE
    middle = (mean + square / (2 * count)) / (1 + square / count)
    spread = mean * (1 - mean) / count + square / (4 * count * count)
    half = SURE * sqrt(spread) / (1 + square / count)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))


def average(figures: Sequence[float]) -> Estimate:
    """The mean of some figures."""
    count = len(figures)
    mean = sum(figures) / count if count else 0.0
    square = sum((each - mean) ** 2 for each in figures) / max(1, count - 1)
    half = SURE * sqrt(square / max(1, count))
    return Estimate(mean, mean - half, mean + half)
