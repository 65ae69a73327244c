"""MV295, MV299 to MV301: standing orders, secret to their owner."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from engine import AnyOffer, Choice, Offer, OrderDisarmed, Play, Seat

from . import events
from .galaxy import GALAXY
from .parts import GAUGE_TOP, GAUGES
from .state import Captain, State

SELL, FINISH = "sell-cargo", "finish-turn"
GROUPS: Final = (
    ("exit-by-die",),
    ("lower-gauges", "stop-on-failure"),
    ("fight-laser", "fight-shield", "fight-pilot"),
    ("trade-in", "keep-rewards"),
    ("no-drills", "save-markers"),
    ("keep-going",),
    ("quiet-ends",),
    ("jettison",),
    (SELL,),
    (FINISH,),
)
"""Orders of a group exclude each other.

exit-by-die: the die names exits in place of this seat (MV295). lower-gauges, stop-on-failure:
after a failed test. fight-...: against pirates. trade-in, keep-rewards: MV224. no-drills: place
none; save-markers: keep some for spaceports (MV300). keep-going: on a voyage, roll and go without
questions. quiet-ends, jettison: no questions at the end of a movement, and the one about throwing
things out (MV301). sell-cargo, finish-turn: sell on landing whatever can be sold; end the turn when
lists and orders are worked off (MV299).
"""
BY_DIE: Final = "exit-by-die"
PLAIN: Final = tuple(order for group in GROUPS for order in group)
EXITS: Final = tuple(
    f"{field.id}={to}" for field in GALAXY.fields.values() for to in sorted(set(field.exits))
)
"""Every navigation field with each of its exits."""
LISTS: Final = {"order-jam": "jam", "order-buy": "shop"}


def orders(state: State, seat: Seat) -> list[AnyOffer]:
    """What the seat may order or cancel; each entry once."""
    captain = state.captains[seat]
    words = set(captain.orders)
    found: list[AnyOffer] = []
    found += [_offer("cancel" if o in words else "order", o) for o in PLAIN]
    found += [_offer("cancel-exit" if e in words else "order-exit", e) for e in EXITS]
    found += _plans(state, captain)
    for verb, prefix in LISTS.items():
        for id_ in _wanted(state, seat, verb):
            cancels = f"{prefix}-{id_}" in words
            found.append(_offer(verb.replace("order", "cancel") if cancels else verb, id_))
    return found


@cache
def _offer(verb: str, id_: str) -> Offer:
    """Made once, because there are many and they are asked for often."""
    return Offer(verb, (id_,))


def _plans(state: State, captain: Captain) -> Iterator[AnyOffer]:
    for field in (*GALAXY.landings, *state.ports):
        if field not in state.ruins and field not in (captain.plan, captain.at):
            yield _offer("order-plan", field)
    if captain.plan:
        yield _offer("cancel-plan", captain.plan)


def _wanted(state: State, seat: Seat, verb: str) -> Iterator[str]:
    """What a Jammer or a shopping list can name; what is named already can be cancelled."""
    if verb == "order-jam":
        named = [word[4:] for word in state.captains[seat].orders if word.startswith("jam-")]
        held = [m for other in state.clockwise(seat) for m in state.captains[other].missions]
        yield from dict.fromkeys((*named, *held))
        return
    yield from state.parts.good
    yield from GAUGES
    yield from state.stock
    yield from state.parts.technology


def order(play: Play[State], seat: Seat, choice: Choice) -> None:
    """Leave or cancel an order; only its owner is told."""
    captain = play.state.captains[seat]
    (id_,) = choice.args
    verb, _, about = choice.verb.partition("-")
    on = verb == "order"
    if about == "plan":
        captain.plan = id_ if on else ""
    else:
        _write(captain, about, id_, on=on)
    play.tell(events.OrderLeft(kind=about or "plain", order=id_, on=int(on), to=(seat,)))


def written(word: str) -> Choice:
    """The choice that wrote a word on the list."""
    for verb, prefix in LISTS.items():
        if word.startswith(f"{prefix}-"):
            return Choice(verb, (word.removeprefix(f"{prefix}-"),))
    return Choice("order" if word in PLAIN else "order-exit", (word,))


def strike(captain: Captain, order: Choice) -> None:
    """Strike an order without a word."""
    captain.orders = [word for word in captain.orders if written(word) != order]
    if order == Choice("order-plan", (captain.plan,)):
        captain.plan = ""


def disarm(play: Play[State], seat: Seat, order: Choice, reason: str) -> None:
    """Strike an order that fits no more; only its owner is told why."""
    strike(play.state.captains[seat], order)
    play.tell(OrderDisarmed(order=order, reason=reason, to=(seat,)))


def lose_way(play: Play[State], seat: Seat, reason: str) -> None:
    """MV299: the flight plan, if there is one, is not carried on."""
    captain = play.state.captains[seat]
    if captain.plan:
        disarm(play, seat, Choice("order-plan", (captain.plan,)), reason)


def review(play: Play[State]) -> None:
    """MV299: what lists name and nobody can get any more is struck from them."""
    state = play.state
    for number, captain in enumerate(state.captains):
        seat = Seat(number)
        others = [m for other in state.clockwise(seat) for m in state.captains[other].missions]
        for order in [written(word) for word in captain.orders]:
            if order.verb == "order-jam" and order.args[0] not in others:
                disarm(play, seat, order, "mission-gone")
            elif order.verb == "order-buy" and (reason := _unsold(state, captain, *order.args)):
                disarm(play, seat, order, reason)


def _unsold(state: State, captain: Captain, item: str) -> str:
    """Why it cannot be bought; empty where it may be some day."""
    if item in GAUGES:
        return "gauge-full" if getattr(captain, item) >= GAUGE_TOP else ""
    taken = item in state.parts.technology and any(each.owns(item) for each in state.captains)
    return "sold-out" if taken else ""


def give_up(play: Play[State], seat: Seat) -> None:
    """MV299: the captain flies elsewhere, so the plan does not go on by itself next turn."""
    captain = play.state.captains[seat]
    if captain.plan:
        plan, captain.plan = captain.plan, ""
        play.tell(events.OrderLeft(kind="plan", order=plan, on=0, to=(seat,)))


def leave(play: Play[State], seat: Seat, id_: str) -> None:
    """A plain order, left in the course of play."""
    _write(play.state.captains[seat], "", id_, on=True)
    play.tell(events.OrderLeft(kind="plain", order=id_, on=1, to=(seat,)))


def _write(captain: Captain, about: str, id_: str, *, on: bool) -> None:
    """Put a word on the list, and strike off those that it excludes."""
    prefix = LISTS.get(f"order-{about}", "")
    word = f"{prefix}-{id_}" if prefix else id_
    barred = {word, *next((group for group in GROUPS if id_ in group), ())}
    field = id_.partition("=")[0] + "=" if about == "exit" else " "
    rest = [each for each in captain.orders if each not in barred and not each.startswith(field)]
    captain.orders = [*rest, word] if on else rest
