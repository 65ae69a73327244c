"""What the ids of Merchant of Venus are called."""

from __future__ import annotations

import re
from typing import Final

from engine import Phrase, plain_phrase

from .fields import field_phrase, is_field
from .parts import COMPONENTS

_COURSE: Final = re.compile(r"(\d+)-(\d+)-l(\d+)s(\d+)p(\d+)e(\d+)")
_NAMES: Final = ("points", "chance", "laser", "shield", "pilot", "encounters")


def course_id(field: str, *figures: int) -> str:
    """A way as an id: its goal, points, chance in per cent, hazards by kind, encounters."""
    points, chance, laser, shield, pilot, encounters = figures
    return f"{field}={points}-{chance}-l{laser}s{shield}p{pilot}e{encounters}"


def course_goal(id_: str) -> str:
    """Where a way leads."""
    return id_.partition("=")[0]


def is_course(id_: str) -> bool:
    """Whether an id is that of a way."""
    return _COURSE.fullmatch(id_.partition("=")[2]) is not None


def phrase(id_: str) -> Phrase:
    """Fields and systems by their place, ways by what they cost, the rest by their own text.

    ``venus-course`` has field, points, chance (per cent), laser, shield, pilot, encounters;
    ``venus-die`` the number; ``venus-demand`` culture, good and bonus; ``venus-exit`` (an
    order) field and exit.
    """
    field, equals, rest = id_.partition("=")
    if equals:
        return _joined(field, rest)
    if is_field(id_):
        return field_phrase(id_)
    kind, _, number = id_.partition("-")
    if kind == "die" and number.isdigit():
        return Phrase("venus-die", (("number", int(number)),))
    if id_ in COMPONENTS.demand:
        entry = COMPONENTS.demand[id_]
        said = (("culture", plain_phrase(entry.culture)), ("good", plain_phrase(entry.good)))
        return Phrase("venus-demand", (*said, ("bonus", entry.bonus)))
    return plain_phrase(id_)


def _joined(field: str, rest: str) -> Phrase:
    if found := _COURSE.fullmatch(rest):
        figures = tuple(zip(_NAMES, map(int, found.groups()), strict=True))
        return Phrase("venus-course", (("field", field_phrase(field)), *figures))
    return Phrase("venus-exit", (("field", field_phrase(field)), ("exit", phrase(rest))))
