"""What is a sign in a scene: groups found by their names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from .scene import Group, Mark, Scene

SKY = ("glow", "stars")
"""The groups of the sky (shapes.py), which no board has to list."""
_HOLES = {r"\{id\}": "(?P<id>.+?)", r"\{n\}": r"-?\d+", r"\*": ".*"}


@dataclass(frozen=True, slots=True)
class Sign:
    """One kind of sign on a board.

    name: its text is ``sign-<name>``.
    groups: which groups of a scene are it, as patterns of their names. In a pattern ``{id}`` is
        an id of the rules, ``{n}`` a number and ``*`` anything. With an ``{id}`` there is an
        entry for each id that occurs, and the text is given what it is called as ``$id``.
        The legend shows the first group of the first pattern that occurs.
    figures: numbers from the rules that the text is given.
    elsewhere: it tells of what is not the viewer's own, and is pointed at there.
    woven: each is a small piece of a grid or of a line, which can be seen only as a whole.
    """

    name: str
    groups: tuple[str, ...]
    figures: tuple[tuple[str, int], ...] = ()
    woven: bool = False
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class Found:
    """A sign where it stands in a scene; ``group`` is in the scene's own pixels.

    rank: which of the sign's patterns it fits; id: of the rules, or the empty string.
    """

    sign: Sign
    rank: int
    id: str
    group: Group


def matched(pattern: str, name: str) -> str | None:
    """The id in a group's name, empty for a pattern without one; None where it does not fit."""
    fits = _compiled(pattern).fullmatch(name)
    return None if fits is None else fits.groupdict().get("id", "")


def found(signs: Sequence[Sign], scene: Scene) -> Iterator[Found]:
    """Every group of the scene that is a sign, in painting order; the first that it fits counts."""
    ranked = [(sign, rank) for sign in signs for rank in range(len(sign.groups))]
    fitting = _fitting(tuple(each for sign in signs for each in sign.groups))
    for group, x, y in groups((*scene.backdrop, *scene.marks)):
        if group.marks and (fit := fitting(group.name)):
            number, id_ = fit[0]
            yield Found(*ranked[number], id_, Group(group.name, group.marks, x, y))


def fits(patterns: Sequence[str], name: str) -> Sequence[tuple[int, str]]:
    """Which of the patterns a group's name fits, by their place, each with the id in the name."""
    return _fitting(tuple(patterns))(name)


@lru_cache(1 << 6)
def _fitting(patterns: tuple[str, ...]) -> Callable[[str], Sequence[tuple[int, str]]]:
    # A scene has thousands of names, most of which are in the next one, too: one look for each.
    @lru_cache(1 << 13)
    def fitting(name: str) -> Sequence[tuple[int, str]]:
        ids = ((number, matched(each, name)) for number, each in enumerate(patterns))
        return tuple((number, id_) for number, id_ in ids if id_ is not None)

    return fitting


def placed(marks: Sequence[Mark], x: int = 0, y: int = 0) -> Iterator[Group]:
    """All groups among the marks and in them, each where it stands in the whole picture."""
    for group, left, top in groups(marks, x, y):
        yield Group(group.name, group.marks, left, top)


def groups(marks: Sequence[Mark], x: int = 0, y: int = 0) -> Iterator[tuple[Group, int, int]]:
    """The same as they are, each with where its (0, 0) is."""
    for mark in marks:
        if isinstance(mark, Group):
            left, top = mark.x + x, mark.y + y
            yield mark, left, top
            if mark.marks and Group in map(type, mark.marks):
                yield from groups(mark.marks, left, top)


def leaves(marks: Sequence[Mark], x: int = 0, y: int = 0) -> Iterator[tuple[Mark, int, int]]:
    """All marks that are no groups, each with where its (0, 0) is."""
    for mark in marks:
        if isinstance(mark, Group):
            yield from leaves(mark.marks, mark.x + x, mark.y + y)
        else:
            yield mark, x, y


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    made = re.escape(pattern)
    for hole, meaning in _HOLES.items():
        made = made.replace(hole, meaning)
    return re.compile(made)
