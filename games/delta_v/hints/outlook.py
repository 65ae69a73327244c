"""How far what a player knows would do for a contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from games.delta_v.parts import OMNIDIUM, mineral, points
from games.delta_v.scoring import SPENT
from games.delta_v.view import View

from .reading import me, within_reach


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a player knows for a contract.

    all, known: its minerals, and for how many of them they know a tile within reach.
    missing: those for which they know none.
    bribes: counters with which known tiles would do for all that is missing, if they would.
    points: of the best tiles that they know for it, without what such bribes cost.
    """

    all: int
    known: int
    missing: tuple[str, ...]
    bribes: int
    points: int

    @property
    def sure(self) -> bool:
        """Whether what the player knows and has is enough."""
        return self.known + self.bribes == self.all


def outlook(view: View, minerals: Sequence[str]) -> Outlook:
    """DV61, DV62: a known tile for each mineral, else Omnidium, else another with a bribe."""
    left = sorted((e.face for e in within_reach(view) if mineral(e.face)), key=points)
    used, missing = list[str](), list[str]()
    for each in minerals:
        if not _take(left, used, each):
            missing.append(each)
    for each in tuple(missing):
        if _take(left, used, OMNIDIUM):
            missing.remove(each)
    known = len(minerals) - len(missing)
    bribed = (Counter(missing) & Counter(me(view).bribes)).total()
    spare = left[-len(missing) :] if missing else []
    bribes = len(missing) if bribed == len(missing) == len(spare) else 0
    total = sum(map(points, used))
    if bribes:
        total += sum(map(points, spare)) - SPENT * bribes
    return Outlook(len(minerals), known, tuple(dict.fromkeys(missing)), bribes, total)


def _take(left: list[str], used: list[str], wanted: str) -> bool:
    """Use up the best of the tiles that are of a mineral, if there is one."""
    found = [face for face in left if mineral(face) == wanted]
    if found:
        left.remove(found[-1])
        used.append(found[-1])
    return bool(found)
