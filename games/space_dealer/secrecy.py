"""For the laws: all pieces as a list, and what a seat cannot know drawn anew."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Dice, Seat

from .hidden import draw_hidden
from .state import State


def inventory(state: State) -> Sequence[str]:
    """Every card, ship, marker, and attack marker. Goods are made and used up without limit."""
    pieces = [*state.unused, *state.demands]
    for pile in state.common.values():
        pieces += pile
    pieces += [neutral.card for neutral in state.neutrals if neutral.card]
    attacks = state.attacks
    for seat, planet in enumerate(state.planets):
        pieces += [*planet.pile, *planet.zone, *planet.drawn, *planet.trophies]
        pieces += [card for side in planet.power.values() for card in side]
        pieces += [built.card for built in planet.built]
        attacks += sum(built.attacks + built.blocked for built in planet.built)
        attacks += sum(t.job == "spent" and t.on == "attack" for t in planet.timers)
        pieces += [f"marker-{seat}"] * planet.markers
        met = [by for p in state.planets for b in p.built for by in b.met.values()]
        pieces += [f"marker-{seat}"] * met.count(seat)
    return sorted([*pieces, *["attack"] * attacks])


def renew(state: State, dice: Dice) -> None:
    """The common piles are shuffled: nobody has seen their order."""
    for pile in (state.demands, *state.common.values()):
        dice.shuffle(pile)


def resample_hidden(state: State, seat: Seat | None, dice: Dice) -> None:
    """Draw anew the piles, and of others the cards not yet built, their aims and their orders.

    What is known in public stays: the level of every planned card, what proposals show to
    their two seats, and that a personal pile has what was dealt and is not yet built.
    """
    if not state.over:
        draw_hidden(state, seat, dice)
