"""Computer players. They see their own view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Choice, Dice, Observation, Offer, Seat, Thought

from .parts import figure
from .scoring import gain
from .view import View


def skipper(seen: Observation[View], dice: Dice) -> Thought:
    """Burns more, the more there is to win by being first; tows what brings most."""
    view, seat = seen.view, seen.seat
    choices = [offer for offer in seen.offers if isinstance(offer, Offer)]
    if choices[0].verb == "tow":
        return Thought(best(view, seat, choices))
    gains = sorted(gain(view.tugs[seat].wrecks, wreck, view.set) for wreck in view.drift)
    cells = sorted((offer.ids[0] for offer in choices), key=figure)
    spread = len(view.tugs)  # the more players, the more who think alike would clash
    wish = gains[-1] - 2 + spread // 2 + dice.below(2 * spread - 1) - spread // 2
    cell = cells[max(0, min(len(cells) - 1, wish))]
    return Thought(Choice("burn", (cell,)))


def best(view: View, seat: Seat, choices: Sequence[Offer]) -> Choice:
    """The wreck that brings most points now."""
    taken = view.tugs[seat].wrecks
    offer = max(choices, key=lambda offer: gain(taken, offer.ids[0], view.set))
    return Choice(offer.verb, offer.ids)
