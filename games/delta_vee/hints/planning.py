"""VE1200: what a word more, a plan and all plans come to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine import Phrase
from games.delta_vee.battles import kind_of
from games.delta_vee.draft import STEERING, TOWING
from games.delta_vee.hexes import distance, from_offset
from games.delta_vee.parts import COMM
from games.delta_vee.phrases import phrase
from games.delta_vee.plan_view import OutlookView
from games.delta_vee.steps.orders import SEARCHES, SEARCHES_FAR
from games.delta_vee.unit_view import Cell
from games.delta_vee.units import CRAFT, MANNED
from games.delta_vee.view import View

from .ahead import follows
from .firing import first_move
from .said import called, danger, enemies, energy_of, nearest, passing, place, sentences, worth

WORKS: Final = ("sound", "vulnerable")
TURNS: Final = ("left", "right")


def ordered(view: View, args: Sequence[str]) -> Phrase | None:
    """What one word more leads to and costs."""
    found = _outlook(view, args)
    if found is None or view.draft is None:
        return None
    (word,) = args
    spent = _spent(found.cost, view.draft.energy - found.cost)
    if word in STEERING:
        said = _course(view, found.course, word, found.velocity, found.direction)
        moves = Phrase("hint-moves-left", (("count", found.moves),))
        return sentences(said, worth(found.points), moves, spent)
    if word.count("-") == 2 and word.replace("-", "").isdecimal():
        return _craft(view, word)
    return sentences(_battle(view, word), spent)


def endangered(view: View, args: Sequence[str]) -> Phrase | None:
    """What waits on the new course."""
    found = _outlook(view, args)
    return _dangers(view, found) if found is not None and args[0] in STEERING else None


def taken_back(view: View, args: Sequence[str]) -> Phrase | None:  # noqa: ARG001
    """The last word."""
    words = view.draft.words if view.draft is not None else ()
    return Phrase("hint-back", (("what", phrase(words[-1])),)) if words else None


def repeated(view: View, args: Sequence[str]) -> Phrase | None:  # noqa: ARG001
    """The plan of the turn before."""
    return None if view.draft is None else _plan(view, view.draft.again)


def recalled(view: View, args: Sequence[str]) -> Phrase | None:  # noqa: ARG001
    """The plan that was put aside."""
    return None if view.draft is None else _plan(view, view.draft.recall)


def repeats_danger(view: View, args: Sequence[str]) -> Phrase | None:  # noqa: ARG001
    """What waits on its course."""
    found = view.draft.again if view.draft is not None else None
    return _dangers(view, found) if found is not None else None


def recalls_danger(view: View, args: Sequence[str]) -> Phrase | None:  # noqa: ARG001
    """What waits on its course."""
    found = view.draft.recall if view.draft is not None else None
    return _dangers(view, found) if found is not None else None


def given(view: View, args: Sequence[str]) -> Phrase | None:  # noqa: ARG001
    """What the plan in hand costs and brings."""
    draft = view.draft
    if draft is None or not draft.words:
        return Phrase("hint-no-commands")
    return sentences(_spent(draft.cost, draft.energy), worth(draft.points))


def gives_danger(view: View, args: Sequence[str]) -> Phrase | None:  # noqa: ARG001
    """What waits on the course of the unit in hand, whether or not it has a plan."""
    draft = view.draft
    if draft is None:
        return None
    if draft.lands:
        return Phrase("warn-lands")
    return danger(view, draft.course, draft.velocity, missile=_is_missile(view))


def all_given(view: View) -> Phrase | None:
    """What all plans cost and bring, and how many units have none."""
    all_ = view.given
    idle = Phrase("hint-idle", (("count", all_.idle),)) if all_.idle else None
    if not all_.plans:
        return idle
    cost = Phrase("hint-spends", (("cost", all_.cost),)) if all_.cost else None
    burnt = Phrase("hint-missiles-spend", (("cost", all_.burnt),)) if all_.burnt else None
    plans = Phrase("hint-plans", (("count", all_.plans),))
    return sentences(plans, cost, burnt, worth(all_.points), idle)


def swung(view: View) -> Phrase | None:
    """VE650: where the unit goes on to from a planet."""
    draft = view.draft
    if draft is None:
        return None
    said = _course(view, draft.course, "accel", draft.velocity, draft.direction)
    return sentences(said, worth(draft.points), follows(view))


def in_hand(view: View, args: Sequence[str]) -> Phrase | None:
    """What the other unit is, how fast it is, and what it has left."""
    unit = view.unit(args[0]) if args else None
    if unit is None:
        return None
    what, velocity = ("what", called(view, unit.id)), ("velocity", unit.velocity)
    aside = next((len(words) for id_, words in view.aside if id_ == unit.id), 0)
    return sentences(
        Phrase("hint-unit", (what, velocity, ("energy", energy_of(view, unit.id)))),
        Phrase("hint-unit-planned", (("count", aside),)) if aside else None,
        Phrase("hint-unit-loads", (("count", unit.loads),)) if unit.loads else None,
    )


# -- The pieces -----------------------------------------------------------------------------------


def _outlook(view: View, args: Sequence[str]) -> OutlookView | None:
    if view.draft is None or len(args) != 1:
        return None
    return next((each for each in view.draft.next if each.words == tuple(args)), None)


def _is_missile(view: View) -> bool:
    unit = view.unit(view.draft.unit) if view.draft is not None else None
    return unit is not None and unit.kind not in MANNED


def _spent(cost: int, left: int) -> Phrase | None:
    return Phrase("hint-costs", (("cost", cost), ("left", left))) if cost else None


def _course(
    view: View, cells: Sequence[Cell], word: str, velocity: int, direction: int
) -> Phrase | None:
    """The end of a course; VE700: nobody else moves between the commands and this move."""
    unit = view.unit(view.draft.unit) if view.draft is not None else None
    if unit is None:
        return None
    figures = (("velocity", velocity), ("direction", direction))
    way = "turn" if word in TURNS else "speed"
    end = (unit.cell, *cells)[-1]
    if not cells:
        return Phrase(f"hint-stays-{way}", (*figures, ("end", place(view, end))))
    said = Phrase(f"hint-ends-{way}", (*figures, ("end", place(view, end))))
    missile = _is_missile(view)
    if danger(view, cells, velocity, missile=missile):
        return None if missile else said
    if missile:
        return sentences(said, passing(view, cells))
    gap = nearest(view, (end,))
    if gap is None or view.phase != "command":
        return said
    near = (("gap", gap[0]), ("unit", phrase(gap[1])))
    return Phrase(f"hint-ends-{way}-near", (*figures, ("end", place(view, end)), *near))


def _dangers(view: View, found: OutlookView) -> Phrase | None:
    if found.lands:
        return Phrase("warn-lands")
    return danger(view, found.course, found.velocity, missile=_is_missile(view))


def _plan(view: View, found: OutlookView | None) -> Phrase | None:
    if found is None or view.draft is None:
        return None
    course = _course(view, found.course, "accel", found.velocity, found.direction)
    spent = _spent(found.cost, view.draft.energy - found.cost)
    return sentences(course, worth(found.points), spent)


def _craft(view: View, word: str) -> Phrase | None:
    """VE561, VE940: where a battlecraft starts, and where its first move ends."""
    found = first_move(view, word, CRAFT)
    if found is None:
        return None
    start, _, cells = found
    end = (start, *cells)[-1]
    said = Phrase("hint-starts", (("start", place(view, start)), ("end", place(view, end))))
    gap = nearest(view, (end,))
    near = gap and Phrase("hint-gap", (("count", gap[0]), ("unit", phrase(gap[1]))))
    return sentences(said, near)


def _battle(view: View, word: str) -> Phrase | None:
    """VE730: what a battle command, a weave or a jump is good for."""
    if word in TOWING:
        return Phrase("hint-order-towed", (("unit", phrase(_towed(view))),))
    kind = kind_of(word) or word
    sayer = BATTLES.get(kind)
    if sayer is None:
        return Phrase(f"hint-order-{kind}")
    return sayer(view, word.removeprefix(f"{kind}-"))


def _towed(view: View) -> str:
    """The unit that the tractor beam holds."""
    words = view.draft.words if view.draft is not None else ()
    held = [word for word in words if word.startswith("tow-") and word not in TOWING]
    return held[-1].removeprefix("tow-")


def _prepared(_view: View, _rest: str) -> Phrase:
    """VE910."""
    return Phrase("hint-order-prepare")


def _controlled(view: View, missile: str) -> Phrase:
    """VE721."""
    return Phrase("hint-order-control", (("energy", energy_of(view, missile)),))


def _tow(view: View, target: str) -> Phrase:
    """VE560: twice its burn rate, and that of a battlecraft is 1."""
    log = view.log(target)
    return Phrase("hint-order-tow", (("cost", 2 * (log.burn if log is not None else 1)),))


def _docked(view: View, target: str) -> Phrase:
    """VE732."""
    other = view.unit(target)
    craft = other is not None and other.kind == CRAFT
    return Phrase("hint-order-dock-craft" if craft else "hint-order-dock")


def _searched(view: View, _rest: str) -> Phrase | None:
    """VE730: how many unknown enemies are within its reach."""
    unit, log = view.unit(view.hand), view.log(view.hand)
    if unit is None or log is None:
        return None
    far = any(part.kind == COMM and part.condition in WORKS for part in log.parts)
    reach = SEARCHES_FAR if far else SEARCHES
    here = from_offset(*unit.cell)
    found = sum(
        not enemy.revealed and distance(here, from_offset(*enemy.cell)) <= reach
        for enemy in enemies(view)
    )
    return Phrase("hint-order-search", (("count", found), ("reach", reach)))


BATTLES: Final[Mapping[str, Callable[[View, str], Phrase | None]]] = {
    "search": _searched,
    "prepare": _prepared,
    "control": _controlled,
    "tow": _tow,
    "dock": _docked,
}
"""By the kind of command: what its text says in figures, from the rest of the word."""
