"""Lets computer players play against one another, on all cores, and says who is better.

With each seed every mind sits once in every seat. A mind is the name of a level of the game, or
``today``: the yardstick, the game's mind of commit ae68fe8 (bench/yardsticks).
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from pydantic import ValidationError

from bot.registry import load, shipped
from engine import Computer, Dice, Game, Observation, Setup, Thought
from engine.plain import fault
from minds.arena import Estimate, Played, average, match, seatings, share
from minds.playing import MOMENT, Endless

from .report import columns, markdown
from .yardsticks import YARDSTICKS

NOW = 1_700_000_000_000
FIRST_SEED = 10_000_000
"""Of the arena; tuning uses those below, so that nothing is measured where it was learned."""
TODAY = "today"


@dataclass(frozen=True, slots=True)
class Bout:
    """Matches of some minds, one a seat, with every seating of them.

    options: those of the game that are not as usual, as they are typed. gap: match time from one
    decision to the next, ms.
    """

    game: str
    minds: tuple[str, ...]
    matches: int
    options: tuple[str, ...] = ()
    seed: int = FIRST_SEED
    gap: int = MOMENT

    @property
    def command(self) -> str:
        """What is to be typed to see the same."""
        words = ["scripts/arena", self.game, *self.minds, "--matches", str(self.matches)]
        words += [word for option in self.options for word in ("--option", option)]
        words += ["--seed", str(self.seed)] if self.seed != FIRST_SEED else []
        words += ["--gap", str(self.gap)] if self.gap != MOMENT else []
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Order:
    """A match to be played, in whichever process."""

    slug: str
    options: tuple[str, ...]
    seed: int
    seated: tuple[str, ...]
    minds: tuple[int, ...]
    gap: int


@dataclass(frozen=True, slots=True)
class Report:
    """A match that was played (None: it did not end), and how long each seat thought, seconds."""

    order: Order
    played: Played | None
    thought: tuple[float, ...]
    worst: tuple[float, ...]


class Timed:
    """A mind, and how long it thinks."""

    def __init__(self, mind: Computer) -> None:
        self._mind = mind
        self.total = self.worst = 0.0

    def __call__(self, seen: Observation[Any], dice: Dice) -> Thought:
        """Decide as it does."""
        begun = time.perf_counter()
        thought = self._mind(seen, dice)
        passed = time.perf_counter() - begun
        self.total += passed
        self.worst = max(self.worst, passed)
        return thought


def mind(game: Game[Any, Any], name: str) -> Computer:
    """The mind of that name. Raises KeyError where there is none."""
    if name == TODAY:
        return today(game.slug)
    return game.minds.computers[name]


def today(slug: str) -> Computer:
    """The yardstick of a game."""
    choose = YARDSTICKS[slug]

    def decide(seen: Observation[Any], dice: Dice) -> Thought:
        return Thought(choose(seen.view, seen.seat, seen.offers, dice))

    return decide


def set_up(game: Game[Any, Any], options: dict[str, Any], seats: int, seed: int) -> Setup:
    """What the match of that seed starts from."""
    return Setup(
        game=game.slug,
        version=game.cover.version,
        seats=seats,
        options=options,
        seed=f"{seed:032x}",
        now=NOW,
    )


def play(order: Order) -> Report:
    """Play one match."""
    game = load(order.slug)
    setup = set_up(game, read_options(game, order.options), len(order.seated), order.seed)
    timed = [Timed(mind(game, name)) for name in order.seated]
    try:
        played = match(game, setup, timed, order.gap)
    except Endless:
        played = None
    return Report(
        order, played, tuple(each.total for each in timed), tuple(each.worst for each in timed)
    )


@dataclass(slots=True)
class Tally:
    """What one mind came to in all matches; of several seats that it had in one, each counts."""

    name: str
    seats: int = 0
    won: float = 0.0
    places: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    idle: int = 0
    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def add(self, report: Report, seat: int) -> None:
        """One seat of a match that has ended."""
        played = report.played
        assert played is not None
        self.seats += 1
        self.won += played.shares[seat]
        self.places.append(played.places[seat])
        self.points.append(played.points[seat])
        self.idle = max(self.idle, played.idle[seat])
        self.decisions += played.decisions[seat]
        self.seconds += report.thought[seat]
        self.worst = max(self.worst, report.worst[seat])

    @property
    def chance(self) -> Estimate:
        """To win a match from one seat."""
        return share(self.won, self.seats)


def orders(bout: Bout) -> Iterator[Order]:
    """All matches of a bout."""
    for seed, minds in seatings(len(bout.minds), bout.matches, bout.seed):
        seated = tuple(bout.minds[each] for each in minds)
        yield Order(bout.game, bout.options, seed, seated, minds, bout.gap)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a bout, in how many seconds."""

    bout: Bout
    reports: Sequence[Report]
    seconds: float

    @property
    def is_whole(self) -> bool:
        """Whether every match has ended."""
        return all(report.played is not None for report in self.reports)


def run(bout: Bout, pool: Executor) -> Outcome:
    """Play all matches of a bout."""
    begun = time.perf_counter()
    reports = list(pool.map(play, orders(bout), chunksize=1))
    return Outcome(bout, reports, time.perf_counter() - begun)


def tallies(names: Sequence[str], reports: Sequence[Report]) -> list[Tally]:
    """One for each mind, in the order in which they were named; a name twice is one mind."""
    found = {name: Tally(name) for name in names}
    for report in reports:
        for seat, name in enumerate(report.order.seated if report.played else ()):
            found[name].add(report, seat)
    return list(found.values())


HEAD = ("mind", "wins %", "95 %", "place", "points", "95 %", "idle", "ms a decision", "worst s")


def row(tally: Tally) -> tuple[str, ...]:
    """A mind's line."""
    chance, points = tally.chance, average(tally.points)
    milliseconds = 1000 * tally.seconds / max(1, tally.decisions)
    return (
        tally.name,
        f"{100 * chance.mean:.1f}",
        f"{100 * chance.low:.1f} to {100 * chance.high:.1f}",
        f"{average(tally.places).mean:.2f}",
        f"{points.mean:.1f}",
        f"{points.low:.1f} to {points.high:.1f}",
        str(tally.idle),
        f"{milliseconds:.2f}",
        f"{tally.worst:.2f}",
    )


def by_seat(outcome: Outcome) -> str:
    """The chances of the first mind in each seat."""
    parts = []
    for seat in range(len(outcome.bout.minds)):
        there = [r for r in outcome.reports if r.played and r.order.minds[seat] == 0]
        won = sum(r.played.shares[seat] for r in there if r.played)
        chance = share(won, len(there))
        parts.append(f"seat {seat}: {100 * chance.mean:.1f} % (from {100 * chance.low:.1f})")
    return f"{outcome.bout.minds[0]} in {', '.join(parts)}"


def told(outcome: Outcome, lay_out: Callable[[Sequence[Sequence[str]]], str]) -> str:
    """What is to be told of a bout: the command, a table, and what holds of all matches."""
    rows = [HEAD, *map(row, tallies(outcome.bout.minds, outcome.reports))]
    return f"`{outcome.bout.command}`\n\n{lay_out(rows)}\n\n{summary(outcome)}\n"


def summary(outcome: Outcome) -> str:
    """What is to be said of all matches together."""
    ended = [report.played for report in outcome.reports if report.played]
    endless = [report.order.seed for report in outcome.reports if report.played is None]
    repeats = max((each.repeats for each in ended), default=0)
    reasons = Counter(each.reason for each in ended).most_common()
    decisions = sum(chain.from_iterable(each.decisions for each in ended))
    rate = decisions / max(1e-9, outcome.seconds)
    said = [
        f"{len(ended)} matches ended in {outcome.seconds:.0f} s, {rate:.0f} decisions a second; ",
        f"a position came up {repeats} times at most; ",
        "ends: " + ", ".join(f"{reason} {count}" for reason, count in reasons) + ". ",
        by_seat(outcome) + ".",
    ]
    if endless:
        said.append(f" WITHOUT END: {len(endless)}, seeds {endless[:10]}.")
    return "".join(said)


def read_options(game: Game[Any, Any], given: Sequence[str]) -> dict[str, Any]:
    """The options of a match, from ``name=value``. Raises ValueError that says what is wrong."""
    pairs = dict(each.partition("=")[::2] for each in given)
    try:
        return game.rules.options.model_validate_strings(pairs).model_dump(mode="json")
    except ValidationError as error:
        there = ", ".join(game.rules.options.model_fields)
        raise ValueError(f"{fault(error)}; {game.slug} has {there}") from error


def check(bout: Bout) -> None:
    """Raises ValueError for a bout that cannot be played, and says what is possible."""
    known = [cover.slug for cover in shipped().covers]
    if bout.game not in known:
        raise ValueError(f"there is no {bout.game}; there are {', '.join(known)}")
    game = load(bout.game)
    names = [*game.minds.computers, TODAY]
    for name in bout.minds:
        if name not in names:
            raise ValueError(f"{game.slug} has no mind {name}; it has {', '.join(names)}")
    if len(bout.minds) not in game.cover.seats:
        raise ValueError(
            f"{game.slug} is for {game.cover.seats[0]} to {game.cover.seats[-1]} seats"
        )
    read_options(game, bout.options)


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(prog="scripts/arena", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("minds", nargs="+", metavar="mind", help="one a seat")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help="the first one")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--gap", type=int, default=MOMENT, help="match time of a decision, ms")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--markdown", action="store_true", help="a table for a document")
    asked = parser.parse_args()
    bout = Bout(
        asked.game, tuple(asked.minds), asked.matches, tuple(asked.option), asked.seed, asked.gap
    )
    try:
        check(bout)
    except ValueError as error:
        parser.error(str(error))
    with ProcessPoolExecutor(asked.processes) as pool:
        outcome = run(bout, pool)
    print(told(outcome, markdown if asked.markdown else columns))
    if not outcome.is_whole:
        sys.exit(1)


if __name__ == "__main__":
    main()
