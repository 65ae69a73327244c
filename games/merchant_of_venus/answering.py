"""MV295, MV299: what standing orders answer, or would answer, and the list of those left."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine import Choice, Left, Play, Seat, Standing, Step

from . import cards_business, ship, standing
from .hazards import (
    ABILITIES,
    FailTest,
    FightPirates,
    can_beat,
    can_lower,
    can_reroll,
    fought_by_order,
)
from .looseends import TieUp
from .missions import KeepReward
from .state import State
from .steps.business import DoBusiness, best_sale
from .steps.flying import Fly, NameExit
from .steps.rounds import StartTurn


def left(state: State, seat: Seat) -> Sequence[Left]:
    """Every order of a seat, and what takes it back."""
    captain = state.captains[seat]
    found = [standing.written(word) for word in captain.orders]
    if captain.plan:
        found.append(Choice("order-plan", (captain.plan,)))
    return tuple(
        Left(order, Choice(order.verb.replace("order", "cancel"), order.args)) for order in found
    )


def disarm(play: Play[State], seat: Seat, order: Choice) -> None:
    """Strike an order."""
    standing.strike(play.state.captains[seat], order)


def obeys(state: State, seat: Seat) -> Standing | None:
    """What the order about a decision says; None where there is none."""
    step = state.stack[-1]
    answer = ANSWERS.get(type(step))
    return answer(step, state, seat) if answer is not None else None


def _exit(step: NameExit, state: State, seat: Seat) -> Standing | None:
    """MV295: a named exit comes before the die."""
    orders, field = state.captains[seat].orders, state.captains[step.flyer].at
    for to in ship.ways(state):
        if f"{field}={to}" in orders:
            return Standing(Choice("order-exit", (f"{field}={to}",)), Choice("exit-to", (to,)))
    return _plain(standing.BY_DIE, "effect-die") if standing.BY_DIE in orders else None


def _failure(step: FailTest, state: State, seat: Seat) -> Standing | None:
    """MV161; whoever could roll again decides, unless they lower."""
    captain = state.captains[seat]
    if "lower-gauges" in captain.orders and can_lower(captain, step.ability):
        return _plain("lower-gauges", "lower", step.ability)
    stops = "stop-on-failure" in captain.orders and not can_reroll(state, seat)
    return _plain("stop-on-failure", "stop") if stops else None


def _fight(_step: FightPirates, state: State, seat: Seat) -> Standing | None:
    """MV172: not with what cannot win, as long as something else can."""
    if not (ability := fought_by_order(state.captains[seat])):
        return None
    able = [each for each in ABILITIES if can_beat(state, seat, each)]
    unfit = "cannot-win" if able and ability not in able else ""
    return _plain(f"fight-{ability}", "fight", ability, unfit=unfit)


def _reward(step: KeepReward, state: State, seat: Seat) -> Standing | None:
    """MV224."""
    orders = state.captains[seat].orders
    if "trade-in" in orders:
        return _plain("trade-in", "exchange", step.reward)
    return _plain("keep-rewards", "keep", step.reward) if "keep-rewards" in orders else None


def _plain(word: str, verb: str, *args: str, unfit: str = "") -> Standing:
    return Standing(Choice("order", (word,)), Choice(verb, args), unfit)


ANSWERS: Final[Mapping[type[Step[Any]], Callable[[Any, State, Seat], Standing | None]]] = {
    NameExit: _exit,
    FailTest: _failure,
    FightPirates: _fight,
    KeepReward: _reward,
}


def would(state: State, seat: Seat, order: Choice) -> Choice | None:
    """What would have been done by an order that is looked at on the way, or on landing."""
    step, (id_,) = state.stack[-1], order.args or ("",)
    if isinstance(step, StartTurn) and order.verb == "order-plan":
        return Choice("set-out", (id_,))
    if isinstance(step, DoBusiness):
        return _business(step, state, seat, order.verb, id_)
    if isinstance(step, TieUp):
        return _loose_end(state, seat, order.verb, id_)
    going = isinstance(step, Fly) and id_ == "keep-going" and bool(state.turn.goal)
    return Choice("go-on") if going else None


def _business(step: DoBusiness, state: State, seat: Seat, verb: str, id_: str) -> Choice | None:
    """MV299: on landing, before anything is done by hand."""
    if state.turn.begun:
        return None
    if verb == "order-buy":
        return Choice("buy", (id_,))
    if verb != "order" or cards_business.is_schooled(state, seat):
        return None
    market = step.market(state)
    if id_ == standing.SELL and market is not None:
        good = best_sale(state, seat, market)
        return Choice("sell", (good,)) if good else None
    return Choice("done") if id_ == standing.FINISH else None


def _loose_end(state: State, seat: Seat, verb: str, id_: str) -> Choice | None:
    """MV272, MV301."""
    if verb == "order-jam":
        own = state.captains[seat].missions
        return Choice("jam", (own[0], id_)) if own else None
    return Choice("go-on") if id_ == "quiet-ends" else None
