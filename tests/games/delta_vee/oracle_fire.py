"""Range, relative velocity and chances of Delta Vee, from sections 8 and 9 of the rulebook."""

from __future__ import annotations

from games.delta_vee.parts import COMPONENTS

from .oracle import ACROSS, STRAIGHT, Body, distance

ALWAYS_HITS = 10


def relative(one: Body, other: Body) -> int:
    """VE830, VE840: how fast two units pass each other."""
    if same_course(one, other):
        return 0
    apart = abs(one.hour - other.hour)
    apart = min(apart, 12 - apart)
    if apart <= 1:
        found = abs(one.velocity - other.velocity)
    elif apart >= 5:
        found = one.velocity + other.velocity
    elif one.velocity == other.velocity == 0:
        found = 0
    else:
        found = COMPONENTS.relative[0][max(one.velocity, 1) - 1][max(other.velocity, 1) - 1]
    return half(found) if on_one_line(one, other) else found


def same_hex(one: Body, other: Body) -> int:
    """VE960: as if the one that flies had arrived where the other is."""
    there = Body("", 0, "", "", other.place, one.hour, one.velocity)
    return relative(there, other)


def same_course(one: Body, other: Body) -> bool:
    return (one.hour, one.velocity) == (other.hour, other.velocity)


def half(number: int) -> int:
    """Fractions up."""
    return (number + 1) // 2


def on_one_line(one: Body, other: Body) -> bool:
    """VE840: both units and both their directions lie on one straight line."""
    x, y = other.place[0] - one.place[0], other.place[1] - one.place[1]
    ways = [{**STRAIGHT, **ACROSS}[body.hour] for body in (one, other)]
    (a, b), (c, d) = ways
    return a * d == b * c and a * y == b * x and c * y == d * x


def aim(firer: Body, target: Body, weapon: str) -> tuple[int, int]:
    """VE820 to VE850: range, and relative velocity after targeting."""
    far = distance(firer.place, target.place)
    if same_course(firer, target):
        far = half(far)
    speed = relative(firer, target) + 2 * target.weaving  # VE711
    return far, max(0, speed - targeting(firer, weapon))


def targeting(firer: Body, weapon: str) -> int:
    """VE850: the better of ship and pod, or that of undamaged battle communications."""
    found = COMPONENTS.ship(firer.model).targeting[0]
    if weapon in firer.kinds:
        found = max(found, COMPONENTS.pod(firer.kinds[weapon]).targeting[0])
    for part, kind in firer.kinds.items():
        if kind == "comm" and firer.parts.get(part) not in {"damaged", "destroyed"}:
            found = max(found, COMPONENTS.pod(kind).targeting[0])
    return found


def fire_chance(mode: str, value: int) -> int:
    """VE860: the Fire Results Table."""
    columns = ((0,), (1,), (2, 3), (4, 5), (6, 7), (8, 9), (10, 11), (12, 13, 14))
    row = next(row for row in COMPONENTS.fire if row.mode == mode).chances[0]
    return next((row[n] for n, values in enumerate(columns) if value in values), 0)


def interception_chance(civ: int, speed: int) -> int:
    """VE960: the Missile Interception Table."""
    columns = ((0,), (1, 2), (3, 4), (5, 6, 7), (8, 9, 10))
    row = next(row for row in COMPONENTS.interception if row.civ[0] == civ).chances[0]
    return next((row[n] for n, speeds in enumerate(columns) if speed in speeds), row[5])


def struck(roll: int, chance: int) -> bool:
    """A die not above the chance; none is rolled where it is certain or impossible."""
    assert (roll == 0) == (chance in {0, ALWAYS_HITS}), f"{roll} against {chance}"
    return chance == ALWAYS_HITS or 0 < roll <= chance
