"""Random matches: what they are made of, and how they are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

from hypothesis import strategies as st
from pydantic import BaseModel

from engine import (
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
    begin,
    dump,
    enter,
    next_alarm,
    offers,
    orders,
    owes,
    resting,
)

AnyGame = Game[Any, Any]

LONGEST = 4_000
"""Entries of the longest random match that is still believed to end."""
START = 1_700_000_000_000
PAUSES = (0, 1_000, 60_000, 3_600_000, 90_000_000)
"""What passes between two entries, in ms."""
RARELY = 32
"""One in so many entries is a rest: nobody could reach the match for a while."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A random match. ``look`` says which of its positions are looked at closely."""

    seats: int
    options: dict[str, Any]
    seed: int
    chance: int
    look: int
    rarely: int = 1

    def setup(self, game: AnyGame) -> Setup:
        """What the match starts from."""
        return Setup(
            game=game.slug,
            version=game.version,
            seats=self.seats,
            options=self.options,
            seed=f"{self.seed:032x}",
            now=START,
        )


@dataclass(frozen=True, slots=True)
class Moment:
    """One entry (None: the deal), the snapshot before it, and the outcome, whose state goes on."""

    number: int
    before: bytes
    entry: Entry | None
    outcome: Outcome[Any]
    close: bool

    @property
    def state(self) -> Any:
        """The position; copy it before changing it."""
        return self.outcome.state


def plans(game: AnyGame, rarely: int = 1) -> st.SearchStrategy[Plan]:
    """All matches of a game. Every ``rarely``-th position is looked at closely."""
    fields = game.options.model_fields
    return st.builds(
        Plan,
        seats=st.sampled_from(list(game.seats)),
        options=st.fixed_dictionaries({name: _values(game.options, name) for name in fields}),
        seed=st.integers(0, 2**32),
        chance=st.integers(0, 2**32),
        look=st.integers(0, rarely - 1),
        rarely=st.just(rarely),
    )


def _values(options: type[BaseModel], name: str) -> st.SearchStrategy[Any]:
    field = options.model_fields[name]
    if field.annotation is bool:
        return st.booleans()
    if get_origin(field.annotation) is Literal:
        return st.sampled_from(get_args(field.annotation))
    assert field.annotation is int, f"{name} is neither yes or no, nor one of a few, nor a number"
    bounds = {
        bound: getattr(part, bound)
        for part in field.metadata
        for bound in ("ge", "le")
        if hasattr(part, bound)
    }
    return st.integers(bounds["ge"], bounds["le"])


def play(game: AnyGame, plan: Plan) -> Iterator[Moment]:
    """Play the match to its end. Raises AssertionError when there is none."""
    outcome = begin(game, plan.setup(game))
    state, dice = outcome.state, Dice(f"{plan.chance:032x}")
    yield Moment(0, b"", None, outcome, close=True)
    for number in range(1, LONGEST):
        if state.over:
            return
        before = dump(state)
        entry = next_entry(game, state, dice, number)
        outcome = enter(game, state, entry)
        close = number % plan.rarely == plan.look or bool(state.over)
        yield Moment(number, before, entry, outcome, close)
    raise AssertionError(f"{game.slug} is not over after {LONGEST} entries: {plan}")


def next_entry(game: AnyGame, state: State, dice: Dice, number: int) -> Entry:
    """What happens next: now and then a standing order, a rest, or an alarm that comes first."""
    now = state.now + dice.pick(PAUSES)
    if dice.below(RARELY) == 0:
        until = now + dice.pick(PAUSES)
        return Entry(number, until, NOBODY, resting(now), "clock", game.version)
    due = next_alarm(game, state)
    if due is not None and (due <= now or not owes(state)):
        return Entry(number, max(now, due), NOBODY, WAKE, "clock", game.version)
    everybody = [Seat(seat) for seat in range(state.seats)]
    able = [seat for seat in everybody if orders(game, state, seat)]
    if able and dice.below(8) == 0:
        seat = dice.pick(able)
        choice = choose(orders(game, state, seat), dice)
    else:
        seat = dice.pick(owes(state))
        choice = choose(offers(state, seat), dice)
    return Entry(number, now, seat, choice, "player", game.version)


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
