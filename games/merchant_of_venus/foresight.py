"""What a choice is sure to come to: it is made on a copy, as far as neither die nor card decides.

The copy knows no more than the seat does: what the others left in advance is gone from it, and it
stops at the first roll and at the first card that nobody has seen. So what is found in it is true
in every match that looks the same to the seat.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final, TypeAlias, TypeVar

from engine import Dice, Offer, Pile, Play, Seat, handler, pending_step

from . import deeds, missions
from .galaxy import GALAXY
from .holdings import NAMES, counted
from .state import State
from .steps.business import Shop
from .steps.landing import EndMovement
from .steps.rounds import PlayRounds

T = TypeVar("T")
Changes: TypeAlias = tuple[tuple[str, int], ...]
"""By how much each holding changes, without those that stay the same."""
BY_LOT: Final = frozenset(
    ("pilot", "roll", "set-out", "fly-to", "thrust", "fight", "reroll", "look", "discover")
)
"""Verbs whose choices begin with a roll or a draw, or are told by where they lead."""
MOVEMENT: Final = ("start-turn", "fly")


class UnsureError(Exception):
    """From here on a die or a card decides."""


class Unrolled(Dice):
    """Dice that nobody has rolled."""

    __slots__ = ()

    def below(self, bound: int) -> int:  # noqa: ARG002 - as Dice
        """There is no telling."""
        raise UnsureError


class Unseen(Pile):
    """Cards that nobody has seen."""

    __slots__ = ()

    def draw(self) -> str:
        """There is no telling."""
        raise UnsureError


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a choice with this verb and these ids is sure to change."""

    verb: str
    ids: tuple[str, ...]
    changes: Changes


def prospects(state: State, seat: Seat | None) -> tuple[Prospect, ...]:
    """Of what is on offer to a seat that is asked; only those that change something."""
    if state.over or seat is None or not state.stack or seat not in state.stack[-1].seats(state):
        return ()
    return tuple(_prospects(state, seat))


def _prospects(state: State, seat: Seat) -> Iterator[Prospect]:
    for offer in state.stack[-1].offers(state, seat):
        if offer.verb not in BY_LOT and isinstance(offer, Offer):
            verb, ids = offer.verb, offer.ids
            changes = _changes(state, seat, lambda play: _act(play, seat, verb, ids))  # noqa: B023
            if changes:
                yield Prospect(verb, ids, changes)


def _act(play: Play[State], seat: Seat, verb: str, ids: tuple[str, ...]) -> None:
    getattr(play.state.stack[-1], handler(verb))(play, seat, *ids)


def arrivals(state: State, seat: Seat | None) -> tuple[tuple[str, Changes], ...]:
    """What a landing on a field is sure to change, by field, for the one who flies."""
    if state.over or seat is None or seat != state.turn.seat or pending_step(state) not in MOVEMENT:
        return ()
    found = ((field, _landing(state, seat, field)) for field in _worthwhile(state, seat))
    return tuple((field, changes) for field, changes in found if changes)


def _landing(state: State, seat: Seat, field: str) -> Changes:
    def land(play: Play[State]) -> None:
        play.state.turn.moved = True
        play.state.captain.at = field
        play.goto(EndMovement(seat))

    return _changes(state, seat, land)


def _worthwhile(state: State, seat: Seat) -> list[str]:
    """The landing places at which anything may change by itself."""
    captain, parts = state.captains[seat], state.parts
    found = [to for to in (*GALAXY.landings, *state.ports) if to != captain.at and state.lands(to)]
    if _shops(captain.orders) or _ends_a_round(state):
        return found
    entries = [parts.mission[mission] for mission in captain.missions]
    places = {entry.goal for entry in entries}
    if any(entry.event == "explored" for entry in entries):
        places.update(state.hidden())
    return [to for to in found if GALAXY[to].place in places]


def _shops(orders: list[str]) -> bool:
    return any(order.startswith("shop-") for order in orders)


def _ends_a_round(state: State) -> bool:
    """Whether the next turn begins a round in which something is paid."""
    last = state.turn.seat == (state.first - 1) % state.seats
    return last and bool(state.drills or state.unmet)


def _changes(state: State, seat: Seat, does: Callable[[Play[State]], None]) -> Changes:
    """What is done on a copy, and all that follows by itself, until somebody must decide."""
    world = _imagined(state, seat)
    play = Play(world)
    try:
        does(play)
        _settle(play)
    except UnsureError:
        if world.turn.contact and isinstance(world.stack[-1], Shop):
            with suppress(UnsureError):  # MV216: whoever lives there, the place is explored
                deeds.note(world, seat, "explored")
                missions.check(play, seat)
    each = zip(NAMES, counted(state, seat), counted(world, seat), strict=True)
    return tuple((name, after - before) for name, before, after in each if after != before)


def _settle(play: Play[State]) -> None:
    world = play.state
    while world.stack and not world.stack[-1].seats(world):
        world.stack[-1].run(play)


def _imagined(state: State, seat: Seat) -> State:
    """The match as far as a seat knows it; what it does not know is not there."""
    world = _twin(state)
    own = state.captains[seat]
    world.dice = Unrolled(state.dice.seed)
    world.stack = [_twin(step) for step in state.stack]
    world.turn = _twin(state.turn)
    if seat != world.turn.seat:
        world.turn.course, world.turn.goal, world.turn.helm = [], "", 0
    world.captains = [_twin(captain) for captain in state.captains]
    for captain in world.captains:
        if captain is not world.captains[seat]:
            captain.orders, captain.plan = [], ""
    world.markets = [_twin(market) for market in state.markets]
    for market in world.markets:
        if not (market.open and market.turned):
            market.stack[1:] = sorted(market.stack[1:])
    world.pirates = [_twin(each) for each in state.pirates]
    top = own.notes.get("encounter", "") if state.notebook else ""
    world.encounters = Pile([top]) if top else _unseen(state.encounters)
    world.rewards = Pile() if "keep-rewards" in own.orders else _unseen(state.rewards)
    world.missions, world.demands = Pile(), Pile()
    playing = any(isinstance(step, PlayRounds) for step in state.stack)
    world.pool = Pile() if playing else Unseen([""])  # who comes in a round changes nothing
    return world


def _unseen(pile: Pile) -> Pile:
    return Pile() if pile.is_out else Unseen([""])


def _twin(thing: T) -> T:
    """A copy with lists of its own."""
    assert is_dataclass(thing), thing
    made = copy.copy(thing)
    for each in fields(thing):
        value: Any = getattr(made, each.name)
        if isinstance(value, list | dict):
            setattr(made, each.name, value.copy())
    return made
