"""Random matches: what they are made of, and how they are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, get_args, get_origin

from pydantic import BaseModel

from engine import (
    EASY,
    NOBODY,
    WAKE,
    Amount,
    AnyOffer,
    Choice,
    Dice,
    Entry,
    Game,
    Offer,
    Outcome,
    Pick,
    Seat,
    Setup,
    State,
    active_seats,
    begin,
    dump,
    enter,
    next_alarm,
    offers,
    optional_seats,
    orders,
    resting,
)
from minds import ask

from . import kept

AnyGame = Game[Any, Any]

LONGEST = 10_000
"""Entries of the longest random match that is still believed to end."""
START = 1_700_000_000_000
SOMETIMES = 8
"""One decision in so many is an order left in advance, or one that nobody waits for."""
TABLES: tuple[tuple[Player, ...], ...] = (
    ("random",),
    ("curious",),
    ("mind",),
    ("mind", "random", "curious"),
)
"""Who sits at the tables."""
RARELY = 32
"""One in so many entries is a rest: nobody could reach the match for a while."""


Player: TypeAlias = Literal["random", "mind", "easy", "curious"]
"""``mind``: the game's first computer player; ``curious``: whatever was done least often."""
Pace: TypeAlias = Literal["slow", "steady", "brisk"]
PAUSES: Mapping[Pace, Sequence[int]] = {
    "slow": (0, 1_000, 60_000, 3_600_000, 90_000_000),
    "steady": (0, 1_000, 60_000, 1_800_000, 7_200_000),
    "brisk": (0, 1_000, 5_000, 40_000, 60_000, 200_000, 1_800_000),
}
"""What passes between two entries, in ms: where days do, a game of timers holds few decisions, and
where minutes do, one of long timers holds thousands."""
DRAWN: Sequence[Pace] = ("slow", "steady")
DECIDING = ("seats", "options", "seed", "chance", "players", "pace")
"""What of a plan decides how the match goes on; the rest says where it is looked at."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A match that can be played again.

    players: who decides for the seats, the first for seat 0 and so on, again from the first where
    there are more seats. ``look`` says which of every ``rarely`` positions is looked at closely,
    where a look takes long; one in ``often`` is looked at where it takes a moment, and one in
    ``seldom`` of these where it takes longer than that. ``brief``: a close look is shorter, too.
    ``script`` is there where a match is played more than once, by the same rules each time.
    """

    seats: int
    options: dict[str, Any]
    seed: int
    chance: int
    look: int = 0
    rarely: int = 1
    often: int = 1
    seldom: int = 1
    brief: bool = False
    players: tuple[Player, ...] = ("random",)
    pace: Pace = "slow"
    script: Script | None = field(default=None, repr=False, compare=False)

    def setup(self, game: AnyGame) -> Setup:
        """What the match starts from."""
        return Setup(
            game=game.slug,
            version=game.cover.version,
            seats=self.seats,
            options=self.options,
            seed=f"{self.seed:032x}",
            now=START,
        )

    def fields(self) -> dict[str, Any]:
        """What decides how the match goes on."""
        return {name: getattr(self, name) for name in DECIDING}


@dataclass(frozen=True, slots=True)
class Moment:
    """One entry (None: the deal), the snapshot before it, and the outcome, whose state goes on.

    ``sampled``: laws look here that take a moment; ``seldom``: so do those that only seem to, which
    make many views and offers of a position; ``close``: so do all that look anywhere.
    """

    number: int
    before: bytes
    entry: Entry | None
    outcome: Outcome[Any]
    close: bool
    sampled: bool
    seldom: bool

    @property
    def state(self) -> Any:
        """The position; copy it before changing it."""
        return self.outcome.state


def drawn(game: AnyGame, number: int, rarely: int = 1, often: int = 1) -> Plan:
    """The plan of that number: each has other options, seats and players."""
    dice = Dice(f"{number:032x}")
    fields = game.rules.options.model_fields
    return Plan(
        seats=dice.pick(game.cover.seats),
        options={name: dice.pick(_values(game.rules.options, name)) for name in fields},
        seed=number,
        chance=number,
        look=dice.below(rarely),
        rarely=rarely,
        often=often,
        players=dice.pick(TABLES),
        pace=dice.pick(DRAWN),
    )


def _values(options: type[BaseModel], name: str) -> Sequence[Any]:
    field = options.model_fields[name]
    if field.annotation is bool:
        return (False, True)
    if get_origin(field.annotation) is Literal:
        return get_args(field.annotation)
    assert field.annotation is int, f"{name} is neither yes or no, nor one of a few, nor a number"
    bounds = {
        bound: getattr(part, bound)
        for part in field.metadata
        for bound in ("ge", "le")
        if hasattr(part, bound)
    }
    return range(bounds["ge"], bounds["le"] + 1)


def play(game: AnyGame, plan: Plan) -> Iterator[Moment]:
    """Play the match to its end. Raises AssertionError when there is none."""
    outcome = begin(game, plan.setup(game))
    state, script = outcome.state, plan.script or Script(lasting=False)
    yield Moment(0, b"", None, outcome, close=True, sampled=True, seldom=True)
    for number in range(1, LONGEST):
        if state.over:
            script.keep(game, plan)
            return
        before = dump(state)
        entry = script.entry(game, plan, state, number)
        outcome = enter(game, state, entry)
        close = number % plan.rarely == plan.look or bool(state.over)
        sampled = number % plan.often == 0 or bool(state.over)
        turn = (number // plan.often + plan.chance) % plan.seldom == 0
        yield Moment(number, before, entry, outcome, close, sampled, close or (sampled and turn))
    raise AssertionError(f"{game.slug} is not over after {LONGEST} entries: {plan}")


class Script:
    """What was entered in a match so far: whoever plays it again need not think again.

    A lasting one keeps a whole match for other processes: of a game as its files say, not patched.
    """

    def __init__(self, *, lasting: bool = True) -> None:
        self._entries: list[Entry] = []
        self._company: Company | None = None
        self._lasting, self._stamp = lasting, ""

    def entry(self, game: AnyGame, plan: Plan, state: State, number: int) -> Entry:
        """What comes at that place, from 1 on; nobody asks for one before the last is there."""
        if self._lasting and not self._entries:
            self._stamp = kept.stamp(game.slug)
            self._entries = kept.read(kept.place(game.slug, plan.fields()), self._stamp)
        if number > len(self._entries):
            self._entries.append(self._next(game, plan, state, number))
        return self._entries[number - 1]

    def _next(self, game: AnyGame, plan: Plan, state: State, number: int) -> Entry:
        if self._company is None:
            assert number == 1, f"{kept.FOLDER} has entries that do not end: remove them"
            self._company = Company(game, plan)
        return self._company.next_entry(state, number)

    def keep(self, game: AnyGame, plan: Plan) -> None:
        """The match is over: keep what was thought out."""
        if self._lasting and self._company is not None:
            kept.write(kept.place(game.slug, plan.fields()), self._stamp, self._entries)
            self._company = None


class Company:
    """Who plays a match, and what they have done in it."""

    def __init__(self, game: AnyGame, plan: Plan) -> None:
        self._game, self._players = game, plan.players
        self._pauses = PAUSES[plan.pace]
        self._dice = Dice(f"{plan.chance:032x}")
        self._done = Counter[str]()

    def next_entry(self, state: State, number: int) -> Entry:
        """What comes next: mostly a decision, now and then an order, a rest, or an alarm due."""
        game, dice = self._game, self._dice
        now = state.now + dice.pick(self._pauses)
        if dice.below(RARELY) == 0:
            until = now + dice.pick(self._pauses)
            return Entry(number, until, NOBODY, resting(now), "clock", game.cover.version)
        due = next_alarm(game, state)
        if due is not None and (due <= now or not active_seats(state)):
            return Entry(number, max(now, due), NOBODY, WAKE, "clock", game.cover.version)
        seat, choice = self._decision(state)
        self._done[choice.verb] += 1
        return Entry(number, now, seat, choice, "player", game.cover.version)

    def _decision(self, state: State) -> tuple[Seat, Choice]:
        game, dice = self._game, self._dice
        everybody = [Seat(seat) for seat in range(state.seats)]
        able = [seat for seat in everybody if orders(game, state, seat)]
        if able and dice.below(SOMETIMES) == 0:
            seat = dice.pick(able)
            return seat, self._choice(state, seat, orders(game, state, seat))
        idle = [seat for seat in optional_seats(state) if offers(state, seat)]
        seat = dice.pick(idle if idle and dice.below(SOMETIMES) == 0 else active_seats(state))
        return seat, self._choice(state, seat, offers(state, seat))

    def _choice(self, state: State, seat: Seat, available: Sequence[AnyOffer]) -> Choice:
        match self._players[seat % len(self._players)]:
            case "mind" if seat in active_seats(state):
                return ask(self._game, state, seat, self._game.minds.usual, self._dice).choice
            case "easy" if seat in active_seats(state):
                return ask(self._game, state, seat, EASY, self._dice).choice
            case "curious":
                least = min(self._done[offer.verb] for offer in available)
                new = [offer for offer in available if self._done[offer.verb] == least]
                return choose(new, self._dice)
            case _:
                return choose(available, self._dice)


def choose(available: Sequence[AnyOffer], dice: Dice) -> Choice:
    """Anything that is offered."""
    offer = dice.pick(available)
    match offer:
        case Offer(verb, ids):
            return Choice(verb, ids)
        case Pick(verb, items, low, high):
            shuffled = list(items)
            dice.shuffle(shuffled)
            return Choice(verb, tuple(shuffled[: low + dice.below(high - low + 1)]))
        case Amount(verb, low, high):
            return Choice(verb, (str(low + dice.below(high - low + 1)),))


def choices(offer: AnyOffer) -> Iterator[Choice]:
    """What an offer allows: all of it, or the extremes of a pick or an amount."""
    match offer:
        case Offer(verb, ids):
            yield Choice(verb, ids)
        case Pick(verb, items, low, high):
            yield Choice(verb, items[:low])
            yield Choice(verb, items[len(items) - high :])
        case Amount(verb, low, high):
            yield Choice(verb, (str(low),))
            yield Choice(verb, (str(high),))
