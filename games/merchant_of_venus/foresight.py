"""What a choice is sure to come to: it is made on a copy, as far as neither die nor card decides.

The copy knows no more than the seat does: what the others left in advance is gone from it, and it
stops at the first card that nobody has seen. A die shows each of its sides in turn, and what is the
same with all of them is sure: a fight that a standing order begins and no die can win (MV176).
After two dice it stops. So what is found in it is true in every match that looks the same to the
seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from engine import Dice, Offer, Pile, Play, Seat, handler, pending_step

from . import deeds, missions, voyages
from .answering import obeys
from .cards import change
from .galaxy import DIE, GALAXY, HAZARDS
from .hazards import fought_by_order
from .holdings import NAMES, counted
from .standing import SELL
from .state import State
from .steps.business import Shop
from .steps.landing import EndMovement
from .steps.rounds import PlayRounds

T = TypeVar("T")
Changes: TypeAlias = tuple[tuple[str, int], ...]
"""By how much each holding changes, without those that stay the same."""
BY_LOT: Final = frozenset(("pilot", "fight", "look", "discover"))
"""Verbs whose choices begin with a draw, or have a line that tells of each side of the die."""
DEPARTURES: Final = ("roll", "set-out")
FLIGHTS: Final = (*DEPARTURES, "fly-to")
"""Verbs whose choices are told by where they lead, but for whom the ship fights on the way."""
DICE: Final = 2
"""So many dice are looked at: that for extra thrust, and that of the fight it leads to."""
SLOWEST: Final = (1, 1, 1)
"""Speed dice: whatever they show, so far a ship flies."""
PERILS: Final = frozenset((*HAZARDS, "encounter", "pirates"))
"""Kinds of fields on which a die or a card decides."""
MOVEMENT: Final = ("start-turn", "fly")


class UnsureError(Exception):
    """From here on a die or a card decides."""


class UnrolledError(UnsureError):
    """From here on a die decides, unless it comes to the same with each of its sides."""


class Unrolled(Dice):
    """Dice that nobody has rolled, but for those that are ``loaded``."""

    __slots__ = ()

    def roll(self, sides: int = DIE) -> int:  # noqa: ARG002 - as Dice
        """What is loaded; then there is no telling."""
        if not self.loaded:
            raise UnrolledError
        return self.loaded.pop(0)

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
        verb = offer.verb
        if verb in BY_LOT or not isinstance(offer, Offer):
            continue
        if verb in FLIGHTS and not _meets_pirates(state, seat, offer):
            continue
        ids = (offer.goal,) if isinstance(offer, voyages.Course) else offer.ids
        rolled = SLOWEST if verb in DEPARTURES else ()
        changes = _changes(
            state,
            seat,
            lambda play: _act(play, seat, verb, ids),  # noqa: B023
            rolled,
        )
        if changes:
            yield Prospect(verb, ids, changes)


def _meets_pirates(state: State, seat: Seat, offer: Offer) -> bool:
    """Whether a flight leads to pirates whom the ship fights without a question (MV172)."""
    if not state.pirates or not fought_by_order(state.captains[seat]):
        return False
    fields: tuple[str, ...] = offer.ids
    if isinstance(offer, voyages.Course):
        route = (
            voyages.charted_way(state, seat, offer.goal)
            if offer.verb in DEPARTURES
            else voyages.within_reach(state).route(offer.goal)
        )
        fields = route.fields if route is not None else ()
    return any(pirates.field in fields for pirates in state.pirates)


def _act(play: Play[State], seat: Seat, verb: str, ids: tuple[str, ...]) -> None:
    getattr(play.state.stack[-1], handler(verb))(play, seat, *ids)


def arrivals(state: State, seat: Seat | None) -> tuple[tuple[str, Changes], ...]:
    """What a flight to a field, or landing there, is sure to change, by field."""
    if state.over or seat is None or seat != state.turn.seat or pending_step(state) not in MOVEMENT:
        return ()
    found = ((field, _arrival(state, seat, field)) for field in _worthwhile(state, seat))
    return tuple((field, changes) for field, changes in found if changes)


def _arrival(state: State, seat: Seat, field: str) -> Changes:
    """Of a sure way what is done on it as well: a die used (M07), a drill placed (MV200)."""
    way = voyages.within_reach(state).route(field) if pending_step(state) == "fly" else None
    if way is not None and _is_calm(state, way.fields[1:]):
        return _changes(state, seat, lambda play: _act(play, seat, "fly-to", (field,)))
    return _landing(state, seat, field)


def _landing(state: State, seat: Seat, field: str) -> Changes:
    def land(play: Play[State]) -> None:
        missions.leave(play.state, seat)
        play.state.turn.moved = True
        play.state.captain.at = field
        play.goto(EndMovement(seat))

    return _changes(state, seat, land)


def _is_calm(state: State, fields: Sequence[str]) -> bool:
    """Whether a flight over fields meets no test, no card and no pirates."""
    return not any(state.kind(field) in PERILS for field in fields)


def _worthwhile(state: State, seat: Seat) -> list[str]:
    """The landing places at which anything may change by itself."""
    captain, parts = state.captains[seat], state.parts
    found = [to for to in (*GALAXY.landings, *state.ports) if to != captain.at and state.lands(to)]
    if _shops(captain.orders) or _ends_a_round(state, seat):
        return found
    entries = [parts.mission[mission] for mission in captain.missions]
    places = {entry.goal for entry in entries}
    if any(entry.event == "explored" for entry in entries):
        places.update(state.hidden())
    return [to for to in found if GALAXY[to].place in places]


def _shops(orders: list[str]) -> bool:
    return SELL in orders or any(order.startswith("shop-") for order in orders)


def _ends_a_round(state: State, seat: Seat) -> bool:
    """Whether the next turn begins a round in which something is paid."""
    last = state.turn.seat == (state.first - 1) % state.seats
    paid = state.drills or state.unmet or change(state, state.captains[seat], "drills")
    return last and bool(paid)


def _changes(
    state: State,
    seat: Seat,
    does: Callable[[Play[State]], None],
    rolled: tuple[int, ...] = (),
    more: int = DICE,
) -> Changes:
    """What is done on copies, and all that follows by itself, until somebody must decide.

    rolled: what the first dice show. more: so many further dice are looked at, all their sides.
    """
    try:
        return _outcome(state, seat, does, rolled, last=not more)
    except UnrolledError:
        same: Changes | None = None
        for side in range(1, DIE + 1):
            found = _changes(state, seat, does, (*rolled, side), more - 1)
            same = found if same is None else tuple(each for each in same if each in found)
            if not same:
                break
        return same or ()


def _outcome(
    state: State,
    seat: Seat,
    does: Callable[[Play[State]], None],
    rolled: tuple[int, ...],
    *,
    last: bool,
) -> Changes:
    """What it changes on one copy, whose dice show what was ``rolled``.

    Raises UnrolledError when another die is rolled, unless that was the ``last`` to look at.
    """
    world = _imagined(state, seat)
    world.dice.loaded = list(rolled)
    play = Play(world)
    try:
        does(play)
        _settle(play)
    except UnsureError as error:
        if isinstance(error, UnrolledError) and not last:
            raise
        if world.turn.contact and isinstance(world.stack[-1], Shop):
            with suppress(UnsureError):  # MV216: whoever lives there, the place is explored
                deeds.note(world, seat, "explored")
                missions.check(play, seat)
    each = zip(NAMES, counted(state, seat), counted(world, seat), strict=True)
    return tuple((name, after - before) for name, before, after in each if after != before)


def _settle(play: Play[State]) -> None:
    world = play.state
    while world.stack:
        step = world.stack[-1]
        if not (seats := step.seats(world)):
            step.run(play)
        elif answer := next(filter(None, (obeys(world, seat) for seat in seats)), None):
            if answer.unfit:
                return
            getattr(step, handler(answer.answer.verb))(play, seats[0], *answer.answer.args)
        else:
            return


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
    kind: Any = type(thing)
    values = [getattr(thing, name) for name in _names(kind)]
    made: T = kind(*[each.copy() if isinstance(each, _HELD) else each for each in values])
    return made


_HELD: Final = (list, dict)


@cache
def _names(kind: type[Any]) -> tuple[str, ...]:
    return tuple(each.name for each in fields(kind))
