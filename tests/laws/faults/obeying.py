"""Faults of standing orders that answer for their owners."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine import Choice, Left, OrderUsed, Play, Seat, Standing
from engine.obeying import obey
from tests.laws import obeying
from tests.laws.plans import AnyGame
from tests.tiny import GAME
from tests.tiny.parts import worth
from tests.tiny.state import State
from tests.tiny.steps import UseComet

from .planting import Patch, breaks


@breaks(obeying.answers_as_by_hand)
def an_order_does_what_is_not_on_offer(patch: Patch) -> AnyGame:
    def swaps(game: AnyGame, play: Play[Any], _before: Any) -> bool:
        step = play.state.stack[-1]
        for seat in step.seats(play.state) if isinstance(step, UseComet) else ():
            if game.orders.obeys(play.state, seat) is not None:
                order, answer = Choice("order-pass"), Choice("swap", ("ice-99",))
                play.tell(OrderUsed(order=order, answer=answer, to=(seat,)))
                step.pass_(play, seat)
                return True
        return False

    patch.setattr("engine.kernel.obey", swaps)
    return GAME


@breaks(obeying.answers_as_by_hand)
def an_order_also_refuels(patch: Patch) -> AnyGame:
    def more(game: AnyGame, play: Play[Any], before: Any) -> bool:
        told, done = len(play.events), obey(game, play, before)
        for event in play.events[told:]:
            if isinstance(event, OrderUsed) and play.state.pool:
                play.state.pool -= 1
                play.state.miners[0].energy += 1
        return done

    patch.setattr("engine.kernel.obey", more)
    return GAME


@breaks(obeying.orders_are_listed_and_cancelled)
def an_order_that_nobody_can_see(_patch: Patch) -> AnyGame:
    def left(state: State, seat: Seat) -> Sequence[Left]:
        return [each for each in GAME.orders.left(state, seat) if each.order.verb == "order"]

    return replace(GAME, orders=replace(GAME.orders, left=left))


@breaks(obeying.obeys_by_what_is_known)
def an_order_knows_the_next_comet(_patch: Patch) -> AnyGame:
    def obeys(state: State, seat: Seat) -> Standing | None:
        return GAME.orders.obeys(state, seat) if worth(state.deck[-1]) > 4 else None

    def guarded(state: State, seat: Seat) -> Standing | None:
        return obeys(state, seat) if state.deck else None

    return replace(GAME, orders=replace(GAME.orders, obeys=guarded))


@breaks(obeying.disarms_with_a_reason)
def a_disarmed_order_stands_on(_patch: Patch) -> AnyGame:
    def disarm(play: Play[State], seat: Seat, order: Choice) -> None:
        """Nothing: it is told, and stays."""

    return replace(GAME, orders=replace(GAME.orders, disarm=disarm))
