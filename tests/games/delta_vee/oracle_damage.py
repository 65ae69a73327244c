"""What is hit and how badly, from 8.7 and 8.8 of the rulebook of Delta Vee."""

from __future__ import annotations

from games.delta_vee.parts import COMPONENTS

from .oracle import Body

STAGES = {
    0: ("destroyed",),
    1: ("damaged", "destroyed"),
    2: ("vulnerable", "damaged", "destroyed"),
}
"""VE880: what the first, the second and the third hit do, by armor."""


def parts(body: Body) -> list[str]:
    """What it has, and is not destroyed already."""
    found = ["bridge", "engine", *body.kinds]
    if COMPONENTS.ship(body.model).force_field[0]:
        found.append("field")
    return [part for part in found if body.parts.get(part) != "destroyed"]


def may_be_hit(body: Body, roll: int) -> list[str]:
    """VE870: the parts of a spaceship or battlecraft from which the Hit Table lets choose."""
    if roll == 1:
        return parts(body) if body.revealed else []
    listed = {2: ("bridge", "engine"), 3: ("field", "pod-8")}
    names = listed.get(roll, (f"pod-{roll - 3}", f"pod-{roll + 5}"))
    return [part for part in parts(body) if part in names]


def result(body: Body, roll: int, *, by_rock: bool) -> str:
    """VE870, VE660: what the die on the Hit Table means."""
    if body.missile:
        return "fatal" if roll == 2 or (roll == 1 and body.revealed and not by_rock) else "glancing"
    found = [] if roll == 1 and by_rock else may_be_hit(body, roll)
    if roll == 1 and len(found) > 1:
        return "critical"
    return "part" if found else "glancing"


def worse(body: Body, part: str) -> str:
    """VE880: how a part is after one more hit."""
    armor = body.armor.get(part, COMPONENTS.ship(body.model).armor[0])
    stages = STAGES[armor]
    before = body.parts.get(part)
    return stages[stages.index(before) + 1 if before else 0]
