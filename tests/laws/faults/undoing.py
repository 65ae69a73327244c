"""Faults of taking back."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any
from zlib import decompress

from engine import Dice, Play, Seat, kernel, load, undo
from tests.laws import undoing
from tests.laws.plans import AnyGame
from tests.tiny import GAME
from tests.tiny.state import State
from tests.tiny.steps import UseComet

from .planting import Patch, breaks


@breaks(undoing.takes_back)
def dice_come_back(patch: Patch) -> AnyGame:
    back = undo.Past.back

    def forgetful(self: Any, number: int, state: State, last: int, seat: Seat) -> Any:
        then = load(GAME, decompress(self._kept[last]))
        outcome = back(self, number, state, last, seat)
        state.dice.drawn = then.dice.drawn
        return outcome

    patch.setattr(undo.Past, "back", forgetful)
    return GAME


@breaks(undoing.takes_back)
def nothing_is_taken_back(patch: Patch) -> AnyGame:
    patch.setattr(
        undo.Past, "back", lambda _self, _number, state, *_: kernel.Outcome(state, (), sealed=True)
    )
    return GAME


@breaks(undoing.takes_back)
def orders_are_taken_back(patch: Patch) -> AnyGame:
    patch.setattr(undo.Past, "after", lambda *_: None)
    return GAME


@breaks(undoing.takes_back)
def rules_remember_what_was_taken_back(patch: Patch) -> AnyGame:
    numbers, refuel = count(), UseComet.refuel

    def remembering(self: UseComet, play: Play[State], seat: Seat) -> None:
        refuel(self, play, seat)
        play.state.miners[seat].energy += next(numbers) % 2

    patch.setattr(UseComet, "refuel", remembering)
    return GAME


@breaks(undoing.renews_what_nobody_knows)
def hands_are_shuffled_too(_patch: Patch) -> AnyGame:
    def renew(state: State, dice: Dice) -> None:
        for miner in state.miners:
            cards = [*miner.hand, *state.deck]
            dice.shuffle(cards)
            miner.hand, state.deck = cards[: len(miner.hand)], cards[len(miner.hand) :]

    return replace(GAME, rules=replace(GAME.rules, renew=renew))
