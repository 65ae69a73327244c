"""For the laws: all pieces as a list, and what a seat cannot know drawn anew (MV290)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

from engine import Dice, Seat

from .parts import GAUGES
from .state import Captain, State
from .steps.beginning import ChoosePilot, SetGauges

START_HOLDS: Final = 2
_Piece = TypeVar("_Piece", bound=str)


def inventory(state: State) -> Sequence[str]:
    """Every marker and card that the box holds only so many of (MV6)."""
    pieces = [*state.encounters, *state.shown, *state.base_guests, *state.rewards, *state.traded]
    pieces += [*state.missions, *state.pool, *state.demands, *state.unmet]
    for market in state.markets:
        pieces += [f"marker-{market.culture}-{marker}" for marker in market.stack]
        pieces += [f"contact-{market.culture}", *market.goods, *market.supply]
        pieces += [*market.technologies, *market.spare, *market.guests, *market.demands]
    for kind, count in state.stock.items():
        pieces += [kind] * count
    for seat, captain in enumerate(state.captains):
        pieces += _owned(captain)
        ports = [*state.ports.values(), *state.drills.values()]
        pieces += [f"marker-{seat}"] * (captain.markers + ports.count(Seat(seat)))
    met = [id_ for id_ in state.challenges if id_ not in state.unmet]
    return sorted((*pieces, *met))


def _owned(captain: Captain) -> Iterator[str]:
    for rack in (captain.cargo, captain.upgrades, captain.supplies, captain.missions):
        yield from rack
    for rack in (captain.done, captain.rewards, captain.titles, captain.intel):
        yield from rack
    yield from ["hold"] * (captain.holds - START_HOLDS)
    yield from [captain.drive] * bool(captain.drive)


def renew(state: State, dice: Dice) -> None:
    """The piles, markers and cultures that nobody has ever seen change places."""
    for pile in (state.rewards, state.missions, state.pool, state.demands, state.encounters):
        if not pile.known:
            pile.cards = _mixed(pile.cards, dice)
    seen = {place for captain in state.captains for place in captain.notes}
    secret = [m for m in state.markets if not m.open and m.system not in seen]
    systems = _mixed([market.system for market in secret], dice)
    for market, system in zip(secret, systems, strict=True):
        market.system = system
        market.stack = _mixed(market.stack, dice)


def resample_hidden(state: State, seat: Seat | None, dice: Dice) -> None:
    """Draw anew who lives where, the piles, markers not yet seen, orders, and open wishes.

    What is drawn is sorted first, and what only others know is emptied: the outcome depends on
    nothing but what the seat knows, and the dice.
    """
    if state.over:  # everything lies open
        return
    for pile in (state.rewards, state.missions, state.pool, state.demands):
        pile.cards = _mixed(pile.cards, dice)
        pile.known.clear()
    own = _known(state, seat)
    _scramble_encounters(state, own, dice)
    _scramble_contacts(state, own, dice)
    for market in state.markets:
        if not market.open:
            market.stack = _mixed(market.stack, dice)
        elif not market.turned:
            market.stack[1:] = _mixed(market.stack[1:], dice)
    for other, captain in enumerate(state.captains):
        if other != seat:
            captain.orders, captain.plan = [], ""
            captain.notes = {}
        else:
            captain.notes = own
    if state.turn.seat != seat:
        state.turn.course, state.turn.goal, state.turn.helm = [], "", 0
    _scramble_wishes(state, seat, dice)


def _mixed(pieces: Sequence[_Piece], dice: Dice) -> list[_Piece]:
    """The pieces in an order that depends on which they are, and the dice."""
    mixed = sorted(pieces)
    dice.shuffle(mixed)
    return mixed


def _known(state: State, seat: Seat | None) -> dict[str, str]:
    """MV292: what the seat has noted and still sees in its view."""
    if seat is None or not state.notebook:
        return {}
    notes = state.captains[seat].notes
    return {place: notes[place] for place in (*state.hidden(), "encounter") if place in notes}


def _scramble_encounters(state: State, own: dict[str, str], dice: Dice) -> None:
    """The card that the seat knows to be on top stays there."""
    cards = state.encounters.cards
    known = [cards.pop()] if "encounter" in own else []
    state.encounters.cards = _mixed(cards, dice) + known
    state.encounters.known.clear()


def _scramble_contacts(state: State, own: dict[str, str], dice: Dice) -> None:
    """Cultures that the seat has not seen change places."""
    secret = [m for m in state.markets if not m.open and m.system not in own]
    systems = _mixed([market.system for market in secret], dice)
    for market, system in zip(secret, systems, strict=True):
        market.system = system


def _scramble_wishes(state: State, seat: Seat | None, dice: Dice) -> None:
    """MV13, MV17: answers that are turned up together."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, ChoosePilot):
        wishes, choices = step.wishes, [pilot.culture for pilot in state.parts.pilots]
    elif isinstance(step, SetGauges):
        wishes, choices = step.higher, list(GAUGES)
    else:
        return
    for other in wishes:
        if other != seat:
            wishes[other] = dice.pick(choices)
