"""For the laws: all pieces as a list, and what a seat cannot know drawn anew (MV290)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine import Dice, Seat

from .parts import GAUGES
from .state import Captain, State
from .steps.beginning import ChoosePilot, SetGauges

START_HOLDS: Final = 2


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


def resample_hidden(state: State, seat: Seat | None, dice: Dice) -> None:
    """Draw anew who lives where, the piles, markers not yet seen, orders, and open wishes."""
    if state.over:  # everything lies open
        return
    own = state.captains[seat].notes if seat is not None else {}
    for pile in (state.rewards, state.missions, state.pool, state.demands):
        pile.resample(seat, dice)
    _scramble_encounters(state, own, dice)
    _scramble_contacts(state, own, dice)
    for market in state.markets:
        if not market.open:
            dice.shuffle(market.stack)
        elif not market.turned:
            rest = market.stack[1:]
            dice.shuffle(rest)
            market.stack[1:] = rest
    for other, captain in enumerate(state.captains):
        if other != seat:
            captain.orders, captain.plan = [], ""
    if state.turn.seat != seat:
        state.turn.course, state.turn.goal, state.turn.helm = [], "", 0
    _scramble_wishes(state, seat, dice)


def _scramble_encounters(state: State, own: dict[str, str], dice: Dice) -> None:
    """The card that the seat knows to be on top stays there."""
    cards = state.encounters.cards
    known = [cards.pop()] if "encounter" in own else []
    dice.shuffle(cards)
    cards += known
    for captain in state.captains:
        if captain.notes is not own and "encounter" in captain.notes:
            captain.notes["encounter"] = cards[-1]


def _scramble_contacts(state: State, own: dict[str, str], dice: Dice) -> None:
    """Cultures that the seat has not seen change places; what others noted follows."""
    secret = [m for m in state.markets if not m.open and m.system not in own]
    systems = [market.system for market in secret]
    dice.shuffle(systems)
    for market, system in zip(secret, systems, strict=True):
        market.system = system
    lives = {market.system: market.culture for market in state.markets}
    for captain in state.captains:
        for place in captain.notes:
            if place in lives:
                captain.notes[place] = lives[place]


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
