"""Faults of scores: how a match stands, and what decided it."""

from __future__ import annotations

from dataclasses import replace
from itertools import count

from engine import RESIGNED, Outcome, Result, Seat, decided, kernel
from tests.laws import scores
from tests.laws.plans import AnyGame
from tests.tiny import GAME
from tests.tiny.state import State

from .planting import Patch, breaks


@breaks(scores.scores_as_it_stands)
def it_stands_otherwise_than_it_ends(_patch: Patch) -> AnyGame:
    def standing(state: State) -> Result:
        return replace(GAME.rules.result(state), places=(1,) * state.seats, reason=state.over)

    return replace(GAME, rules=replace(GAME.rules, standing=standing))


@breaks(scores.scores_as_it_stands)
def a_column_does_not_count(_patch: Patch) -> AnyGame:
    def result(state: State) -> Result:
        return replace(GAME.rules.result(state), worth=(1, 0))

    return replace(GAME, rules=replace(GAME.rules, result=result, standing=result))


@breaks(scores.tells_what_decided)
def a_score_hangs_on_more_than_the_position(_patch: Patch) -> AnyGame:
    numbers = count()

    def standing(state: State) -> Result:
        found = GAME.rules.result(state)
        return replace(found, rows=tuple((*row[:-1], next(numbers)) for row in found.rows))

    return replace(GAME, rules=replace(GAME.rules, standing=standing))


@breaks(scores.tells_what_decided)
def winners_have_always_led(patch: Patch) -> AnyGame:
    patch.setattr(decided, "_lead", lambda *_: 1)
    return GAME


@breaks(scores.tells_what_decided)
def a_choice_is_credited_with_what_was_there_before(patch: Patch) -> AnyGame:
    best = decided._best

    def greater(gains: list[decided.Best], result: Result) -> decided.Best | None:
        found = best(gains, result)
        return replace(found, gain=found.gain + 1) if found is not None else None

    patch.setattr(decided, "_best", greater)
    return GAME


@breaks(scores.ends_as_it_stands)
def it_ends_otherwise_than_it_stood(_patch: Patch) -> AnyGame:
    def standing(state: State) -> Result:
        return replace(GAME.rules.result(state), places=(1,) * state.seats)

    return replace(GAME, rules=replace(GAME.rules, standing=standing))


@breaks(scores.ends_by_resigning)
def whoever_resigns_comes_out_as_by_their_figures(_patch: Patch) -> AnyGame:
    def result(state: State) -> Result:
        return replace(GAME.rules.result(replace(state, gave_up=-1)), reason=state.over)

    return replace(GAME, rules=replace(GAME.rules, result=result))


@breaks(scores.ends_by_resigning)
def nobody_wins_when_somebody_resigns(patch: Patch) -> AnyGame:
    patch.setattr(
        Result, "behind", lambda self, _seats: replace(self, places=(2,) * len(self.places))
    )
    return GAME


@breaks(scores.ends_by_resigning)
def it_can_be_resigned_again(patch: Patch) -> AnyGame:
    def resign(state: State, seat: Seat) -> Outcome[State]:
        state.over, state.gave_up = RESIGNED, seat
        state.stack.clear()
        return Outcome(state, (), sealed=True)

    patch.setattr(kernel, "resign", resign)
    return GAME


@breaks(scores.ends_as_it_stands)
def it_goes_on_when_it_has_ended(patch: Patch) -> AnyGame:
    patch.setattr(kernel, "settle", lambda _game, state: Outcome(state, (), sealed=True))
    return replace(GAME, rules=replace(GAME.rules, standing=GAME.rules.result))
