"""Faults of taking back."""

from __future__ import annotations

from itertools import count
from typing import Any

from engine import Play, Seat, kernel, undo
from tests.laws import undoing
from tests.laws.plans import AnyGame
from tests.tiny import GAME
from tests.tiny.state import State
from tests.tiny.steps import BidEnergy

from .planting import Patch, breaks


@breaks(undoing.takes_back)
def dice_come_back(patch: Patch) -> AnyGame:
    back = undo.Past.back

    def forgetful(self: Any, state: State, last: int, seat: Seat) -> Any:
        outcome = back(self, state, last, seat)
        state.dice.drawn = self._kept[last].dice.drawn
        return outcome

    patch.setattr(undo.Past, "back", forgetful)
    return GAME


@breaks(undoing.takes_back)
def nothing_is_taken_back(patch: Patch) -> AnyGame:
    patch.setattr(
        undo.Past, "back", lambda _self, state, *_: kernel.Outcome(state, (), sealed=True)
    )
    return GAME


@breaks(undoing.takes_back)
def orders_are_taken_back(patch: Patch) -> AnyGame:
    patch.setattr(undo.Past, "after", lambda *_: None)
    return GAME


@breaks(undoing.takes_back)
def rules_remember_what_was_taken_back(patch: Patch) -> AnyGame:
    numbers, bid = count(), BidEnergy.bid

    def remembering(self: BidEnergy, play: Play[State], seat: Seat, energy: str) -> None:
        bid(self, play, seat, str(int(energy) * (next(numbers) % 2)))

    patch.setattr(BidEnergy, "bid", remembering)
    return GAME
