"""VE440 to VE550, VE800 to VE870: laser and particle fire."""

from __future__ import annotations

import pytest

from engine import Choice, Event, Phrase
from games.delta_vee import events
from games.delta_vee.ballistics import Course, course_of, range_of, relative, shot
from games.delta_vee.hexes import turned
from games.delta_vee.hints import hint
from games.delta_vee.parts import MODES
from games.delta_vee.shooting import aims, modes, weapons_left
from games.delta_vee.steps.fire import OpenFire
from games.delta_vee.view import view

from .builder import (
    A,
    B,
    add,
    begin,
    can,
    do,
    hex_,
    launched_craft,
    missile,
    move,
    roll,
    space,
    told,
)

FAR = (40, 3)


def fast(direction: int, other: int, one: int = 4, two: int = 3) -> int:
    """The relative velocity of two units that lie on no line."""
    return relative(space().chart, Course((0, 0), direction, one), Course(FAR, other, two))


@pytest.mark.clause("VE830")
@pytest.mark.parametrize("direction", range(1, 13))
def test_the_worked_example_of_velocities_four_and_three(direction: int) -> None:
    found = [fast(direction, turned(direction, turn)) for turn in range(12)]

    assert found == [1, 1, 5, 5, 5, 7, 7, 7, 5, 5, 5, 1]


@pytest.mark.clause("VE830")
def test_the_chart_is_the_same_for_both_and_nothing_for_two_that_lie_still() -> None:
    for one in range(10):
        for two in range(10):
            assert fast(12, 3, one, two) == fast(12, 3, two, one)
    assert fast(12, 3, 0, 0) == 0
    assert (fast(12, 3, 0, 1), fast(12, 3, 9, 9), fast(12, 3, 3, 2)) == (1, 13, 4)


@pytest.mark.clause("VE840")
def test_on_one_straight_line_the_relative_velocity_is_halved() -> None:
    chart = space().chart
    me, line, aside = Course((0, 0), 12, 4), Course((0, -5), 6, 3), Course((1, -5), 6, 3)

    assert relative(chart, me, line) == 4  # 7, halved, fractions up
    assert relative(chart, me, aside) == 7
    assert range_of(me, line) == 5


@pytest.mark.clause("VE840", "VE820")
def test_equal_courses_have_no_relative_velocity_and_half_the_range() -> None:
    chart = space().chart
    me, other = Course((0, 0), 12, 4), Course((0, -5), 12, 4)

    assert relative(chart, me, other) == 0
    assert range_of(me, other) == 3
    assert range_of(me, other._replace(velocity=3)) == 5
    assert range_of(me, me._replace(velocity=3)) == 0


@pytest.mark.clause("VE440", "VE510", "VE800")
def test_what_each_weapon_fires() -> None:
    state = space()
    piccolo = add(state, "1A", "piccolo", ("A0505", 3, 1), "hunter")
    sword = add(state, "1B", "sword", ("A0505", 3, 1), "crew", "light")

    assert modes(piccolo, "burster") == ("laser-burst",)
    assert modes(sword, "burster") == ("laser-burst", "laser-barrage")
    assert modes(sword, "pod-2") == MODES
    assert list(aims(sword)) == ["burster", "pod-2"]
    assert [state.chart.cost[mode] for mode in MODES] == [0, 2, 1, 3]


@pytest.mark.clause("VE550")
def test_how_often_a_ship_fires() -> None:
    ship = add(space(), "1A", "sword", ("A0505", 3, 1), "arsenal", "heavy", "comm")

    assert aims(ship) == {"burster": 1, "pod-1": 2, "pod-2": 1}
    assert weapons_left(ship, {"burster": 1, "pod-1": 2}) == ["burster", "pod-1", "pod-2"]
    assert weapons_left(ship, {"burster": 2, "pod-1": 1}) == ["pod-1", "pod-2"]  # one more, once
    ship.pods[0].hits = ship.pods[2].hits = 2
    assert aims(ship)["pod-1"] == 1
    assert weapons_left(ship, {"burster": 1}) == ["pod-1", "pod-2"]


@pytest.mark.clause("VE850", "VE860")
@pytest.mark.parametrize(
    ("model", "pods", "weapon", "targeting"),
    [
        ("sword", [], "burster", 4),
        ("sword", ["light"], "pod-1", 4),
        ("sword", ["comm"], "burster", 6),
        ("sword", ["comm", "light"], "pod-2", 6),
        ("zeta", ["light"], "burster", 0),
        ("zeta", ["light"], "pod-1", 2),
    ],
)
def test_the_better_targeting_program_counts(
    model: str, pods: list[str], weapon: str, targeting: int
) -> None:
    state = space()
    ship = add(state, "1A", model, ("A0505", 12, 5), *pods)
    target = add(state, "2A", "sword", ("A0805", 5, 4))
    found = shot(state, ship, weapon, "laser-burst", target)
    plain = relative(state.chart, course_of(ship), course_of(target))

    assert found.relative == plain - targeting
    assert found.value == found.range + found.relative
    assert found.range == 3
    target.weaving = True
    assert shot(state, ship, weapon, "laser-burst", target).relative == plain + 2 - targeting


@pytest.mark.clause("VE850")
def test_targeting_never_shortens_the_range() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 1), "comm")
    target = add(state, "2A", "sword", ("A0805", 12, 2))

    assert shot(state, ship, "burster", "laser-burst", target)[:3] == (3, 0, 3)
    ship.pods[0].hits = 2
    assert shot(state, ship, "burster", "laser-burst", target)[:3] == (3, 0, 3)


@pytest.mark.clause("VE860")
@pytest.mark.parametrize(
    ("mode", "chances"),
    [
        ("laser-burst", [7, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0, 0, 0]),
        ("laser-barrage", [9, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 1, 1, 1, 0]),
        ("particle-burst", [10, 9, 7, 7, 4, 4, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
        ("particle-barrage", [10, 10, 9, 9, 7, 7, 4, 4, 1, 1, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_the_chance_of_every_target_value(mode: str, chances: list[int]) -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0101", 12, 1), "arsenal")
    target = add(state, "2A", "sword", ("A0101", 12, 2))
    found = []
    for value in range(16):
        target.put((ship.q, ship.r + value))
        found.append(shot(state, ship, "pod-1", mode, target).chance)

    assert found == chances


@pytest.mark.clause("VE860", "VE800")
@pytest.mark.parametrize(("die", "hit"), [(5, "hit"), (6, "miss")])
def test_a_die_not_above_the_chance_hits(die: int, hit: str) -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 1), "arsenal")
    add(state, "2A", "sword", ("A0705", 12, 2))
    energy = ship.energy
    begin(state, OpenFire(0))
    roll(state, die, 2)
    outcome = do(state, A, "fire burster laser-burst 2A")

    (fired,) = told(outcome.events, events.Fired)
    assert fired == events.Fired(
        unit="1A", mode="laser-burst", target="2A", range=2, relative=0, value=2, chance=5,
        roll=die, hit=hit,
    )  # fmt: skip
    assert outcome.sealed
    assert ship.energy == energy
    assert (can(state, A, "hit") == ["bridge", "engine"]) == (hit == "hit")


@pytest.mark.clause("VE860", "VE800")
def test_an_automatic_hit_rolls_no_die_and_costs_energy() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 1), "arsenal")
    add(state, "2A", "sword", ("A0605", 12, 2))
    energy = ship.energy
    begin(state, OpenFire(0))
    roll(state, 2)
    outcome = do(state, A, "fire pod-1 particle-barrage 2A")

    assert [(e.chance, e.roll, e.hit) for e in told(outcome.events, events.Fired)] == [  # type: ignore[attr-defined]
        (10, 0, "hit")
    ]
    assert ship.energy == energy - 3


@pytest.mark.clause("VE800", "VE760")
def test_fire_without_energy_is_laser_bursts_at_what_can_be_hit() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0505", 12, 1), "arsenal")
    add(state, "2A", "sword", ("A0605", 12, 2))
    add(state, "2B", "sword", ("B1605", 12, 2))
    ship.energy = 0
    begin(state, OpenFire(0))

    assert can(state, A, "fire") == ["burster laser-burst 2A", "pod-1 laser-burst 2A"]
    shots = view(state, A).shots
    assert [(s.weapon, s.target, s.range, s.value, s.chance) for s in shots] == [
        ("burster", "2A", 1, 1, 6),
        ("pod-1", "2A", 1, 1, 6),
    ]
    assert view(state, B).shots == ()


@pytest.mark.clause("VE800")
def test_all_fires_of_one_unit_come_before_anothers() -> None:
    state = space()
    add(state, "1A", "sword", ("A0505", 12, 1), "arsenal")
    add(state, "1B", "sword", ("A0505", 12, 1), "arsenal")
    add(state, "2A", "sword", ("A0905", 12, 2))
    begin(state, OpenFire(0))
    roll(state, 10)
    do(state, A, "unit 1B", "unit 1A", "fire burster laser-burst 2A", "unit 1B")

    assert can(state, A, "unit") == ["1B"]


@pytest.mark.clause("VE731")
def test_nobody_fires_from_behind_an_active_field() -> None:
    state = space()
    add(state, "1A", "sword", ("A0505", 12, 1), "arsenal").field_on = True
    add(state, "1B", "sword", ("A0505", 12, 1), "arsenal")
    add(state, "2A", "sword", ("A0905", 12, 2))
    begin(state, OpenFire(0))

    assert can(state, A, "unit") == ["1B"]


def struck(die: int, *pods: str, model: str = "sword") -> tuple[list[str], list[str]]:
    """What may be chosen after this die on the Hit Table, and what has been hit."""
    state = space()
    add(state, "1A", "sword", ("A0505", 12, 1), "arsenal")
    add(state, "2A", model, ("A0505", 12, 2), *pods)
    begin(state, OpenFire(0))
    roll(state, die)
    outcome = do(state, A, "fire pod-1 particle-burst 2A")
    return can(state, A, "hit"), [e.part for e in told(outcome.events, events.PartHit)]  # type: ignore[attr-defined]


@pytest.mark.clause("VE870")
def test_each_row_of_the_hit_table() -> None:
    twelve = ["crew"] * 12

    assert struck(2) == (["bridge", "engine"], [])
    assert struck(3) == ([], ["field"])
    assert struck(3, "crew", model="piccolo") == ([], [])  # neither there
    for die in range(4, 8):
        assert struck(die, *twelve, model="mu")[0] == [f"pod-{die - 3}", f"pod-{die + 5}"]
    assert struck(3, *twelve, model="mu") == ([], ["pod-8"])
    for die in range(8, 11):
        assert struck(die, *twelve, model="mu") == ([], [f"pod-{die - 3}"])


@pytest.mark.clause("VE870", "VE1010")
def test_a_critical_hit_lets_the_firer_choose_from_the_log() -> None:
    state = space()
    add(state, "1A", "sword", ("A0505", 12, 1), "arsenal")
    target = add(state, "2A", "sword", ("A0505", 12, 2), "arsenal", "crew")
    begin(state, OpenFire(0))
    roll(state, 1)
    assert view(state, A).log("2A").parts[3].kind == ""  # type: ignore[union-attr]
    outcome = do(state, A, "fire pod-1 particle-burst 2A")
    (rolled,) = told(outcome.events, events.HitRolled)
    assert rolled == events.HitRolled(unit="2A", roll=1, result="critical")

    assert can(state, A, "hit") == ["bridge", "engine", "field", "pod-1", "pod-2"]
    assert view(state, A).log("2A").parts[3].kind == "arsenal"  # type: ignore[union-attr]
    assert told(outcome.events, events.LogShown)
    do(state, A, "hit pod-1")
    assert target.pods[0].condition == "vulnerable"


@pytest.mark.clause("VE870", "VE1010")
@pytest.mark.parametrize(("side", "shown"), [(0, True), (1, False)])
def test_the_log_is_shown_to_an_enemy_who_chooses_once(side: int, shown: bool) -> None:  # noqa: FBT001
    state = space()
    add(state, "1A", "sword", ("A0505", 12, 1), "arsenal")
    target = add(state, "2A", "sword", ("A0505", 12, 2), "arsenal")
    state.asteroids = [hex_(state, "A0504"), hex_(state, "A0503")]
    told_: list[Event] = []
    if side == 0:
        begin(state, OpenFire(0))
        roll(state, 2)
        told_ += do(state, A, "fire pod-1 particle-burst 2A").events
        roll(state, 2)
        told_ += do(state, A, "hit bridge", "fire pod-1 particle-burst 2A").events
    else:
        roll(state, 1, 2)  # its owner chooses
        told_ += move(state, 1)

    assert [event.result for event in told(told_, events.HitRolled)] == ["part"] * (1 + shown)  # type: ignore[attr-defined]
    assert target.shown == shown
    assert len(told(told_, events.LogShown)) == shown


@pytest.mark.clause("VE870")
@pytest.mark.parametrize(
    ("die", "revealed", "gone"),
    [(1, True, True), (1, False, False), (2, False, True), (3, True, False)],
)
def test_missiles_burst_on_two_and_revealed_ones_on_one(
    die: int,
    revealed: bool,  # noqa: FBT001
    gone: bool,  # noqa: FBT001
) -> None:
    state = space()
    add(state, "1A", "sword", ("A0505", 12, 1), "arsenal")
    home = add(state, "2A", "sword", ("B0505", 12, 2), "arsenal")
    rocket = missile(state, home, "guided", ("A0505", 12, 2), revealed=revealed)
    begin(state, OpenFire(0))
    roll(state, die)
    do(state, A, f"fire pod-1 particle-burst {rocket.id}")

    assert (rocket not in state.units) == gone


@pytest.mark.clause("VE870")
def test_a_critical_hit_on_an_unknown_battlecraft_is_nothing() -> None:
    state = space()
    add(state, "1A", "sword", ("A0505", 12, 1), "arsenal")
    home = add(state, "2A", "sword", ("B0505", 12, 2), "bay")
    craft = launched_craft(state, home, ("A0505", 12, 2))
    begin(state, OpenFire(0))
    roll(state, 1, 2)
    do(state, A, f"fire pod-1 particle-burst {craft.id}")
    assert can(state, A, "hit") == []
    craft.revealed = True
    roll(state, 1)
    do(state, A, f"fire pod-1 particle-burst {craft.id}")

    assert can(state, A, "hit") == ["bridge", "engine"]
    assert craft.place == hex_(state, "A0505")


@pytest.mark.clause("VE860")
def test_the_menu_of_targets_says_what_a_fire_would_come_to() -> None:
    state = space()
    add(state, "1A", "spear", ("A0505", 12, 1), "heavy")
    add(state, "2A", "spear", ("A0502", 12, 1))
    begin(state, OpenFire(0))
    seen = view(state, A)

    shot_ = next(s for s in seen.shots if s.mode == "laser-burst")
    found = hint(seen, Choice("fire", (shot_.weapon, "laser-burst", "2A")))

    assert found is not None
    assert dict(found.args) == {"range": 2, "relative": 0, "value": 2, "chance": 5, "cost": 0}
    assert hint(seen, Choice("fire", (shot_.weapon, "laser-burst", "1A"))) is None
    assert hint(seen, Choice("done")) == Phrase("hint-shots-left")
    assert hint(view(state, B), Choice("done")) is None
