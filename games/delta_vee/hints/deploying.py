"""VE1110, VE1010: what a place, a direction, a velocity and a box come to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Phrase, plain_phrase
from games.delta_vee.hexes import COLUMNS, distance, from_offset, numbered, offset
from games.delta_vee.log_view import LogView, PartView
from games.delta_vee.parts import HIT_TABLE
from games.delta_vee.unit_view import Cell
from games.delta_vee.view import View

from .said import line, nearest, place

AWAY = 5
"""So many hexes on, a direction shows."""


def placed(view: View, args: Sequence[str]) -> Phrase | None:
    """How far it is from a hex to whom and what matters."""
    if len(args) < 2:
        return None
    hex_ = args[1]
    sheet = next(each for each in view.sheets if each.name == hex_[:-4])
    goals = tuple(_goals(view, offset(numbered((sheet.x, sheet.y), hex_[-4:]))))
    return Phrase("hint-place", (("goals", goals),)) if goals else Phrase("hint-place-first")


def headed(view: View, args: Sequence[str]) -> Phrase | None:
    """What comes nearer that way."""
    if len(args) < 2:
        return None
    direction = int(args[1].removeprefix("clock-"))
    unit = view.unit(args[0]) or next(u for u in view.units if u.side == view.side)
    end = line(from_offset(*unit.cell), direction, AWAY)[-1]
    goals = tuple(_goals(view, end))
    if not goals:
        return Phrase("hint-head-first", (("hexes", AWAY), ("end", place(view, end))))
    return Phrase("hint-head", (("hexes", AWAY), ("goals", goals)))


def sped(view: View, args: Sequence[str]) -> Phrase | None:
    """VE420: what is left of the allowance of the least agile ship."""
    if not args:
        return None
    velocity = int(args[0])
    moves = max(0, min(log.maneuver for log in _fleet(view)) - velocity)
    return Phrase("hint-speed", (("velocity", velocity), ("moves", moves)))


def too_fast(view: View, args: Sequence[str]) -> Phrase | None:
    """VE420: one that may only decelerate."""
    if not args:
        return None
    slow = sum(log.maneuver <= int(args[0]) for log in _fleet(view))
    return Phrase("warn-too-fast", (("count", slow),)) if slow else None


def stowed(view: View, args: Sequence[str]) -> Phrase | None:
    """VE870: the die that hits a box, and what the pod gives there."""
    if not args or not view.stowing:
        return None
    ship, part, *_ = view.stowing
    log = view.log(ship)
    assert log is not None, "it is filled by its owner"
    die = next(die for die, parts in HIT_TABLE.items() if part in parts)
    pod = next((each for each in log.parts if each.kind == args[0]), None)
    if pod is None:
        return None
    figures = (("box", int(part.removeprefix("pod-"))), ("die", die), *_given(pod))
    return Phrase("hint-stow", figures)


def unstowed(view: View, args: Sequence[str]) -> Phrase | None:  # noqa: ARG001
    """Which pod comes out."""
    return Phrase("hint-unstow", (("pod", plain_phrase(view.stowing[-1])),))


def left_as_printed(view: View, args: Sequence[str]) -> Phrase | None:  # noqa: ARG001
    """VE1010: also the ships after this one."""
    return Phrase("hint-as-printed")


def _given(pod: PartView) -> tuple[tuple[str, int], ...]:
    missiles = sum(count for _, count in pod.stock)
    return (("fires", pod.fires), ("missiles", missiles), ("commands", pod.commands))


def _fleet(view: View) -> list[LogView]:
    return [log for log in view.logs if log.side == view.side]


def _goals(view: View, cell: Cell) -> Iterator[Phrase]:
    """The nearest enemy, the nearest planet, and where ships may jump: how far."""
    if found := nearest(view, (cell,)):
        yield Phrase("hint-goal-enemy", (("count", found[0]),))
    if view.planets:
        here = from_offset(*cell)
        far = min(distance(here, from_offset(*planet)) for planet in view.planets)
        yield Phrase("hint-goal-planet", (("count", far),))
    if view.jumps:
        columns = [_columns(cell[0], sheet) for sheet in view.jumps]
        yield Phrase("hint-goal-jump", (("count", min(columns)),))


def _columns(column: int, sheet: int) -> int:
    """How many columns of hexes it is to a sheet."""
    first = sheet * COLUMNS
    return max(first - column, column - (first + COLUMNS - 1), 0)
