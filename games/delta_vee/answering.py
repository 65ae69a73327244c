"""VE1205, VE1206: standing orders that answer for a seat what is asked of it later.

Whether one answers, and why it no longer does, follows from what everybody sees: the enemy learns
no more than that somebody has decided in advance (VE1203).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from engine import Choice, Left, Offer, Play, Seat, Standing

from . import events, standing
from .hexes import course, distance
from .state import State, Wish, side_of
from .steps.command import GiveCommands
from .steps.fire import OpenFire
from .steps.hits import ChoosePart
from .steps.interception import ChoosePrey
from .steps.movement import ChooseMover
from .units import HULL, Unit

ASK: Final = "ask"
"""Instead of an order: to be asked."""
NEAR: Final = {"within-10": 10, "within-15": 15, "within-20": 20}
"""VE1205: the distance of an enemy at which its owner is asked again, in hexes."""
LASTS: Final = 4
"""VE1205: game-turns after that in which it was left."""
WEAPONS: Final = "weapons"
GROUPS: Final = ("engine", "bridge", WEAPONS, "field", "other")
"""VE1206: parts of an enemy, those first that are hit where another is not wished for."""
ORDERS: Final[Mapping[str, tuple[str, ...]]] = {
    "order-coast": tuple(NEAR),
    "order-hold": tuple(NEAR),
    "order-mover": ("usual",),
    "order-part": GROUPS[:3],
    "order-prey": ("ships",),
}
"""By verb: what may be ordered."""
PASSES: Final = ("order-coast", "order-hold")
"""VE1205: what finishes a whole phase."""


def orders(state: State, seat: Seat) -> Sequence[Offer]:
    """All standing orders: those of its units, and what answers for the seat."""
    mine = state.answers.get(seat, {})
    return (
        *standing.orders(state, seat),
        *(
            Offer(verb, (wish,))
            for verb, wishes in ORDERS.items()
            for wish in (*wishes, *[ASK] * (verb in mine))
            if verb not in mine or mine[verb].answer != wish
        ),
    )


def order(play: Play[State], seat: Seat, choice: Choice) -> None:
    """Leave an order; only its owner is told."""
    if choice.verb in standing.ORDERS:
        standing.order(play, seat, choice)
        return
    disarm(play, seat, choice)
    (wish,) = choice.args
    if wish != ASK:
        mine = play.state.answers.setdefault(seat, {})
        mine[choice.verb] = play.state.wish(wish)
    play.tell(events.AnswerLeft(order=choice, to=(seat,)))


def disarm(play: Play[State], seat: Seat, order: Choice) -> None:
    """Strike an order, without a word."""
    answers = play.state.answers
    rest = {verb: wish for verb, wish in answers.pop(seat, {}).items() if verb != order.verb}
    if rest:
        answers[seat] = rest


def left(state: State, seat: Seat) -> Sequence[Left]:
    """All that a seat has ordered, with what takes it back."""
    mine = state.answers.get(seat, {})
    return (
        *standing.left(state, seat),
        *(Left(Choice(verb, (w.answer,)), Choice(verb, (ASK,))) for verb, w in mine.items()),
    )


def obeys(state: State, seat: Seat) -> Standing | None:
    """What an order of the seat says to the question that is open, if any.

    VE1205: a phase in which it was left stays its owner's to the end, also when others have been
    asked in between. The kernel sees to that only while it is the same question that is open.
    """
    verb, answer = OF_STEP.get(type(state.stack[-1]), ("", _silent))
    wish = state.answers.get(seat, {}).get(verb)
    if wish is None or (verb in PASSES and wish == state.wish(wish.answer)):
        return None
    found = answer(state, seat, wish)
    if found is None:
        return None
    choice, unfit = found
    return Standing(Choice(verb, (wish.answer,)), choice, unfit)


def would(state: State, seat: Seat, order: Choice) -> Choice | None:
    """What an order would have answered to the question that is open, left before its phase."""
    verb, answer = OF_STEP.get(type(state.stack[-1]), ("", _silent))
    if order.verb != verb or order.args == (ASK,):
        return None
    choice, unfit = answer(state, seat, Wish(order.args[0], state.turn)) or (None, "")
    return None if unfit else choice


Said: TypeAlias = tuple[Choice, str] | None
"""What an order answers, and why it no longer does; None where it says nothing."""
DONE: Final = Choice("done")


def _silent(_state: State, _seat: Seat, _wish: Wish) -> Said:
    return None


def _coast(state: State, seat: Seat, wish: Wish) -> Said:
    """VE1205: no commands, as long as nothing is ahead, and nobody has begun to give any."""
    desk = state.desks[seat]
    if desk.words or desk.plans or desk.closed:
        return None
    long = "turns-over" if state.turn > wish.turn + LASTS else ""
    return DONE, _enemy_near(state, seat, wish) or _ahead(state, seat) or long


def _hold(state: State, seat: Seat, wish: Wish) -> Said:
    """VE1205: no fire, unless somebody has begun to."""
    desk = state.desks[seat]
    return None if desk.fired or desk.closed else (DONE, _enemy_near(state, seat, wish))


def _units(state: State, seat: Seat) -> list[Unit]:
    units = state.of(side_of(seat))
    return [unit for unit in units if unit.seat == seat and not unit.asleep]


def _enemy_near(state: State, seat: Seat, wish: Wish) -> str:
    enemies = [unit.place for unit in state.enemies(side_of(seat)) if not unit.asleep]
    mine = {unit.place for unit in _units(state, seat)}
    near = any(distance(place, enemy) <= NEAR[wish.answer] for place in mine for enemy in enemies)
    return "enemy-near" if near else ""


def _ahead(state: State, seat: Seat) -> str:
    """What is lost without a command, or what a unit comes to that flies on.

    VE1203: whatever it is, as others may not know that.
    """
    units = _units(state, seat)
    if any(unit.jump for unit in units):
        return "jump-prepared"  # VE712
    for unit in units:
        if unit.place in state.planets and unit.velocity < 2:
            continue  # it stays, or lands, as it has been told to
        way = course(unit.place, unit.direction, unit.zig, unit.velocity)
        if any(place in state.planets or place in state.asteroids for place in way):
            return "hazard-ahead"
    return ""


def _mover(_state: State, _seat: Seat, _wish: Wish) -> Said:
    """VE600: the order of the list."""
    return DONE, ""


def _part(state: State, seat: Seat, wish: Wish) -> Said:
    """VE1206: of an enemy the part that is wished for, or the first of the others."""
    step = state.stack[-1]
    assert isinstance(step, ChoosePart)
    unit = state.unit(step.target)
    if unit.side == side_of(seat):
        return None  # VE660: a part of one's own
    groups = sorted(GROUPS, key=lambda group: group != wish.answer)
    part = min(step.parts, key=lambda each: groups.index(_group(unit, each)))
    return Choice("hit", (part,)), ""


def _group(unit: Unit, part: str) -> str:
    if part in HULL:
        return part
    return WEAPONS if unit.in_box(part).weapons else GROUPS[-1]


def _prey(state: State, _seat: Seat, _wish: Wish) -> Said:
    """VE1206: a ship, or else the first."""
    step = state.stack[-1]
    assert isinstance(step, ChoosePrey)
    ships = [prey for prey in step.prey if state.unit(prey).is_ship]
    return Choice("intercept", ((ships or step.prey)[0],)), ""


Answer: TypeAlias = Callable[[State, Seat, Wish], Said]
OF_STEP: Final[Mapping[type, tuple[str, Answer]]] = {
    GiveCommands: ("order-coast", _coast),
    OpenFire: ("order-hold", _hold),
    ChooseMover: ("order-mover", _mover),
    ChoosePart: ("order-part", _part),
    ChoosePrey: ("order-prey", _prey),
}
"""Which order is about which question, and what it says."""
