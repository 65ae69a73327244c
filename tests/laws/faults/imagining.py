"""Faults of computer players: what they imagine, and what they choose by."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine import Choice, Dice, Observation, Phrase, Seat, State, Thought, copy
from minds import asking
from tests.laws import imagining
from tests.laws.plans import AnyGame
from tests.tiny import GAME
from tests.tiny.computers import miner
from tests.tiny.parts import worth
from tests.tiny.secrecy import resample_hidden
from tests.tiny.state import State as Tiny

from .planting import Patch, breaks


@breaks(imagining.imagines_what_may_be)
def an_imagined_hand_is_not_that_of_the_seat(_patch: Patch) -> AnyGame:
    return replace(
        GAME,
        rules=replace(
            GAME.rules, resample_hidden=lambda state, _, dice: resample_hidden(state, None, dice)
        ),
    )


@breaks(imagining.imagines_by_what_is_known)
def what_is_imagined_keeps_the_next_comet(_patch: Patch) -> AnyGame:
    def keep(state: Tiny, seat: Seat | None, dice: Dice) -> None:
        before = list(state.deck)
        resample_hidden(state, seat, dice)
        if dice.drawn % 2 and sorted(before) == sorted(state.deck):
            state.deck = before

    return replace(GAME, rules=replace(GAME.rules, resample_hidden=keep))


@breaks(imagining.decides_by_what_is_known)
def a_computer_looks_at_the_next_comet(patch: Patch) -> AnyGame:
    def peek(game: AnyGame, state: State, _seat: Seat, _dice: Dice) -> State:
        seen: State = copy(game, state)
        return seen

    def cheat(seen: Observation[Any], dice: Dice) -> Thought:
        comet = worth(seen.imagine(dice).deck[-1]) if seen.imagine(dice).deck else 0
        (offer,) = (each for each in seen.offers if each.verb in {"bid", "pass"})
        least = getattr(offer, "high", None)
        return Thought(Choice("pass") if least is None else Choice("bid", (str(comet % 2),)))

    patch.setattr(asking, "imagine", peek)
    return replace(GAME, minds=replace(GAME.minds, computers={"cheat": cheat, "other": cheat}))


@breaks(imagining.speaks_of_what_all_may_know)
def a_computer_tells_its_hand(_patch: Patch) -> AnyGame:
    def boast(seen: Observation[Any], dice: Dice) -> Thought:
        thought = miner(seen, dice)
        best = max(map(worth, seen.view.miners[seen.seat].hand), default=0)
        return Thought(thought.choice, Phrase("reason-half", (("have", best), ("energy", 0))))

    return replace(
        GAME, minds=replace(GAME.minds, computers={"boast": boast}, speaks=frozenset({"bid"}))
    )
