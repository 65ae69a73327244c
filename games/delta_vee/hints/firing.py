"""VE860, VE940, VE990: what a fire, a launch and the end of a fire phase come to."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from engine import Phrase
from games.delta_vee.ballistics import WEAVE, Course, relative
from games.delta_vee.hexes import from_offset, offset
from games.delta_vee.parts import FASTEST, INTERCEPTION_COLUMNS
from games.delta_vee.phrases import phrase
from games.delta_vee.placements import spot
from games.delta_vee.unit_view import Cell, UnitView
from games.delta_vee.units import MIMS, UNGUIDED
from games.delta_vee.view import View

from .ahead import follows
from .said import danger, line, nearest, passing, place, sentences

LOADS = 4
"""VE990: unguided missiles in a MIMS."""
FIGURES = ("range", "relative", "value", "chance", "cost")


def fired(view: View, args: Sequence[str]) -> Phrase | None:
    """Chance and price of a fire; of a weapon the best chance."""
    shots = [s for s in view.shots if (s.weapon, s.mode, s.target)[: len(args)] == tuple(args)]
    if not shots or not args:
        return None
    if len(args) < 3:
        best = max(shots, key=lambda each: (each.chance, -each.cost))
        figures = (("chance", best.chance), ("cost", best.cost), ("unit", phrase(best.target)))
        return Phrase("hint-fires-best", figures)
    return Phrase("hint-fire", tuple((name, int(getattr(shots[0], name))) for name in FIGURES))


def launched(view: View, args: Sequence[str]) -> Phrase | None:
    """What is spent, and whom the missile meets; of a pod what lies in it."""
    log = view.log(view.hand)
    if log is None or not args:
        return None
    pod = next((part for part in log.parts if part.part == args[0]), None)
    if pod is None:
        return None
    here = len(pod.ready) + sum(count for _, count in pod.stock)
    if len(args) < 3:
        return Phrase("hint-launches-of", (("count", here),))
    loads = LOADS if args[1] == MIMS else 0
    spent = Phrase("hint-launches", (("count", 1), ("left", here - 1), ("loads", loads)))
    return sentences(_met(view, args[2], args[1], pod.civ), spent)


def released(view: View, args: Sequence[str]) -> Phrase | None:
    """What is left in the MIMS, which must follow in this phase."""
    unit = view.unit(view.hand)
    if unit is None or not unit.loads or not args:
        return None
    left = Phrase("hint-releases", (("count", 1), ("left", unit.loads - 1)))
    return sentences(_met(view, args[0], UNGUIDED, 0), left)


def in_danger(view: View, args: Sequence[str]) -> Phrase | None:
    """VE651, VE620: a missile that is lost at once, or with its next move."""
    if not args or (found := first_move(view, args[-1], _kind(args))) is None:
        return None
    start, velocity, cells = found
    if _struck_at(view, start) is not None:
        # It strikes before it flies any further.
        return None
    return danger(view, (start, *cells), velocity, missile=True)


def finished(view: View, args: Sequence[str]) -> Phrase | None:
    """VE800: a unit that has fired is done when another takes its place."""
    waste = view.phase == "fire" and view.fired and args and args[0] != view.hand
    return Phrase("warn-finished", (("unit", phrase(view.hand)),)) if waste else None


def ended(view: View) -> Phrase | None:
    """What is lost, or left undone."""
    return follows(view) or (Phrase("hint-shots-left") if view.shots else None)


def first_move(view: View, word: str, kind: str) -> tuple[Cell, int, list[Cell]] | None:
    """VE940, VE720: where a placement puts a unit, and its first move; None where it is none."""
    unit = view.unit(view.hand)
    if unit is None or word.count("-") != 2:
        return None
    start, direction, velocity = spot(from_offset(*unit.cell), word)
    if kind == UNGUIDED:
        velocity = min(FASTEST, velocity + 1)
    return offset(start), velocity, line(start, direction, velocity)


def _met(view: View, word: str, kind: str, civ: int) -> Phrase | None:
    """VE960: the enemy moves before a missile that is launched now; civ: its level, 0: unknown."""
    found = first_move(view, word, kind)
    if found is None:
        return None
    start, _, cells = found
    if (enemy := _struck_at(view, start)) is not None:
        target = ("unit", phrase(enemy.id))
        if not civ:
            return Phrase("hint-meets-now", (target,))
        return Phrase("hint-strikes-now", (("chance", _strikes(view, word, enemy, civ)), target))
    if danger(view, (start, *cells), 0, missile=True):
        return None
    end = Phrase("hint-starts", (("start", place(view, start)), ("end", place(view, cells[-1]))))
    return sentences(end, passing(view, cells, moved=True))


def _struck_at(view: View, cell: Cell) -> UnitView | None:
    """VE960: whom a missile strikes at in the hex where it is launched; None where it is empty."""
    found = nearest(view, (cell,))
    return view.unit(found[1]) if found is not None and not found[0] else None


def _strikes(view: View, word: str, enemy: UnitView, civ: int) -> int:
    """VE960: the chance of a missile that is launched at an enemy; 10 is certain."""
    unit = view.unit(view.hand)
    assert unit is not None
    missile = Course(*spot(from_offset(*unit.cell), word))
    target = Course(from_offset(*enemy.cell), enemy.direction, enemy.velocity)
    speed = relative(view.chart, missile, target) + (WEAVE if enemy.weaving else 0)
    return view.chart.interception[str(civ)][bisect_left(INTERCEPTION_COLUMNS, speed)]


def _kind(args: Sequence[str]) -> str:
    return args[1] if len(args) == 3 else UNGUIDED
