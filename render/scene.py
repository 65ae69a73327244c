"""A picture as plain data: six kinds of mark, in pixels, painted in the order given."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, Literal, TypeAlias

Point: TypeAlias = tuple[int, int]
"""x to the right and y down, in pixels from the upper left corner of the scene or group."""
Colour: TypeAlias = str
"""``#rrggbb`` or ``#rrggbbaa``; the empty string paints nothing."""
Anchor: TypeAlias = Literal["left", "middle", "right"]


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle around (x, y)."""

    x: int
    y: int
    r: int
    fill: Colour = ""
    edge: Colour = ""
    width: int = 0


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed shape."""

    points: tuple[Point, ...]
    fill: Colour = ""
    edge: Colour = ""
    width: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """An open line through points."""

    points: tuple[Point, ...]
    colour: Colour
    width: int


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle with its upper left corner at (x, y) and corners of radius ``round``."""

    x: int
    y: int
    w: int
    h: int
    fill: Colour = ""
    edge: Colour = ""
    width: int = 0
    round: int = 0


@dataclass(frozen=True, slots=True)
class Text:
    """One line of words; y is the middle of its capital letters.

    ``room`` is the width they may take, 0 for any: longer ones are cut and end in an
    ellipsis. Letters that the typeface lacks are left out; when none is left,
    ``instead`` is written.
    """

    x: int
    y: int
    words: str
    size: int
    colour: Colour
    anchor: Anchor = "middle"
    weight: int = 600
    room: int = 0
    instead: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Marks that belong together, around (x, y), under a name by which tests and readers find them.

    The painter keeps the picture of a group without inner groups by its marks, so a piece
    that stands in many places, or moves, is drawn once.
    """

    name: str
    marks: tuple[Mark, ...]
    x: int = 0
    y: int = 0


Mark: TypeAlias = Disc | Polygon | Line | Box | Text | Group


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture. ``backdrop`` lies below ``marks``; it is what pictures of a kind share."""

    size: tuple[int, int]
    background: Colour
    backdrop: tuple[Mark, ...]
    marks: tuple[Mark, ...]


def walk(scene: Scene) -> Iterator[Mark]:
    """Every mark of the scene in painting order, the groups themselves before what is in them."""
    return _walk((*scene.backdrop, *scene.marks))


def names(scene: Scene, prefix: str = "") -> list[str]:
    """The names of all groups that begin with the prefix, in painting order."""
    return [m.name for m in walk(scene) if isinstance(m, Group) and m.name.startswith(prefix)]


def dump(scene: Scene, *, art: bool = True) -> str:
    """The scene as text, one mark a line, for people and for snapshots with a small diff.

    Without ``art`` only groups and words are told: what stands where, not how it is drawn.
    """
    head = json.dumps({"size": scene.size, "background": scene.background})
    below, above = _lines(scene.backdrop, "  ", art=art), _lines(scene.marks, "  ", art=art)
    return "\n".join([head, "backdrop", *below, "marks", *above]) + "\n"


def _walk(marks: tuple[Mark, ...]) -> Iterator[Mark]:
    for mark in marks:
        yield mark
        if isinstance(mark, Group):
            yield from _walk(mark.marks)


def _lines(marks: tuple[Mark, ...], indent: str, *, art: bool) -> Iterator[str]:
    for mark in marks:
        if not art and not isinstance(mark, (Group, Text)):
            continue
        told: dict[str, Any] = {
            f.name: getattr(mark, f.name)
            for f in fields(mark)
            if f.name != "marks" and getattr(mark, f.name) != f.default
        }
        yield f"{indent}{type(mark).__name__} {json.dumps(told, ensure_ascii=False)}"
        if isinstance(mark, Group):
            yield from _lines(mark.marks, indent + "  ", art=art)
