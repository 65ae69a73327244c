"""What commands do and cost, and how many there may be, from section 7 of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.delta_vee.parts import COMPONENTS, FASTEST

from .oracle import Body, clock

Words = Sequence[str]
TURNS = {"left": -1, "right": 1}
SPEEDS = {"accel": 1, "decel": -1}
OTHERS = ("weave", "prepare-jump", "jump")
FREE_OF_BATTLE = {*TURNS, *SPEEDS, *OTHERS}


def obey(body: Body, words: Words) -> None:
    """VE710: each word turns it by a step, or changes its velocity by one.

    VE610: with a step, the side that was next is forgotten (6.1: the reminder is taken away).
    """
    for word in words:
        if word in TURNS:
            body.steer(clock(body.hour + TURNS[word]))
        elif word in SPEEDS:
            body.velocity += SPEEDS[word]
            slowest = 1 if body.missile else 0
            assert slowest <= body.velocity <= FASTEST, f"{body.id}: {words}"


def price(bodies: Mapping[str, Body], body: Body, words: Words) -> int:
    """VE750: the energy units that the words of a plan cost."""
    moves = sum(word in TURNS or word in SPEEDS for word in words)
    others = sum(word in OTHERS for word in words)
    if body.missile:
        return moves  # one for each
    cost = body.burn if moves > 1 else 0
    if body.parts.get("engine") == "damaged":
        cost = (moves + others) * body.burn  # VE890: each and every one, in place of that
    if body.docked:
        # VE732: "each maneuver" is read as each that moves both; Weave only costs its block.
        both = body.burn + bodies[body.docked].burn
        cost = moves * both + (others * body.burn if body.parts.get("engine") == "damaged" else 0)
    cost += body.burn * ("weave" in words) + body.burn * words.count("raise-field")
    target = ""
    for word in words:
        if word.startswith("tow-") and word[4:] in bodies:
            target = word[4:]
        elif word.startswith("tow-"):
            cost += 2 * bodies[target].burn  # VE560
    return cost


def ratings(body: Body) -> tuple[int, int]:
    """VE410, VE420, VE890, VE950: the velocity and the maneuver rating as they are now."""
    if body.missile:
        row = next(m for m in COMPONENTS.missiles if (m.kind, m.civ[0]) == (body.kind, body.civ))
        return row.velocity[0], row.maneuver[0]
    model = COMPONENTS.ship(body.model)
    velocity, maneuver = model.velocity[0], model.maneuver[0]
    match body.parts.get("bridge"):
        case "damaged":
            maneuver = max(0, maneuver - 2)
        case "destroyed":
            maneuver = 1
    return velocity, maneuver


def check_maneuvers(body: Body, words: Words, *, weaves: bool = True) -> None:
    """VE420, VE410, VE711, VE712, VE890: no plan holds more than the ratings allow."""
    given = [word for word in words if word in FREE_OF_BATTLE]
    if not given:
        return
    assert body.parts.get("engine") != "destroyed", f"{body.id} has no engine: {words}"
    change, rating = ratings(body)
    allowed = min(rating, rating - body.velocity)
    if allowed <= 0:
        assert given == ["decel"], f"{body.id} at {body.velocity} may only slow down: {words}"
    assert len(given) <= max(1, allowed), f"{body.id} may be given {allowed}: {words}"
    reached = 0
    for word in given:
        reached += SPEEDS.get(word, 0)
        assert abs(reached) <= change, f"{body.id} may change its velocity by {change}: {words}"
    assert given.count("weave") <= 1
    if "weave" in given:
        assert weaves
        assert not body.missile
        assert body.parts.get("bridge") not in {"damaged", "destroyed"}
    if "prepare-jump" in given or "jump" in given:
        assert len(given) == 1, f"{body.id}: a jump takes the whole allowance: {words}"


def battle_commands(body: Body) -> int:
    """VE520, VE890: how many battle commands it may be given in a phase."""
    found = 0
    for part, kind in body.kinds.items():
        state = body.parts.get(part)
        if state != "destroyed":
            number = COMPONENTS.pod(kind).battle[0]
            found += min(1, number) if state == "damaged" else number
    return found


def check_battle(body: Body, words: Words) -> None:
    """VE520, VE560: a tractor beam's commands to its target are not counted."""
    steps = [word for word in words if word not in FREE_OF_BATTLE]
    steps = [word for word in steps if not word[0].isdigit()]  # where a battlecraft is put
    steps = [word for word in steps if word.removeprefix("tow-") not in {*TURNS, *SPEEDS}]
    assert len(steps) <= battle_commands(body), f"{body.id}: {battle_commands(body)}: {words}"


def check_undocking(body: Body, words: Words) -> None:
    """VE732: who is not docked any more cannot undock."""
    if "undock" in words:
        assert body.docked, f"{body.id} is not docked: {words}"
        assert words.count("undock") == 1, f"{body.id} undocks twice: {words}"
