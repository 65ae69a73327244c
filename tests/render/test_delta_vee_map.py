"""Where the units of Delta Vee stand on the map, and what stands beside them."""

from __future__ import annotations

from dataclasses import replace
from math import hypot

from engine import Seat
from games.delta_vee.state import State
from games.delta_vee.view import FlashView, view
from render.boards import delta_vee_art as art
from render.boards.delta_vee_clock import FAR, PLATE
from render.boards.delta_vee_map import Window, whole
from render.boards.delta_vee_stands import stands
from render.overlay import places
from render.scene import Scene, names
from render.signs import placed
from tests.games.delta_vee.builder import A, add, missile, ready, space

from .delta_vee_looks import BOARD, SCENARIOS, caption, duel

NEAR = Window(0, 0, 12, 8, 40, 56, 44)
"""A map as large as most are for a decision."""


def spots(scene: Scene, prefix: str = "unit-") -> dict[str, tuple[int, int]]:
    return {
        each.name.removeprefix(prefix): (each.x, each.y)
        for each in placed(scene.marks)
        if each.name.startswith(prefix)
    }


def crowd(kinds: tuple[str, ...] = ("guided", "unguided", "intelligent")) -> State:
    state = duel()
    for kind in kinds:
        missile(state, state.unit("1A"), kind, ("A0808", 5, 3))
    return state


def test_who_is_alone_stands_in_the_middle_of_its_hex_whoever_looks_and_whatever_is_lit() -> None:
    for scenario in SCENARIOS:
        state = ready(scenario)
        for seat in (None, A):
            seen = view(state, seat)
            win = whole(seen, 0)
            lit = replace(caption(), highlighted=frozenset(unit.id for unit in seen.units))
            for words in (caption(), lit):
                found = stands(seen.units, win)
                assert {i: y for i, (_, y) in spots(BOARD.scene(seen, words)).items()}
                for unit in seen.units:
                    x, y = win.at(unit.cell)
                    near = min(win.r, art.BODY)
                    assert hypot(found[unit.id][0] - x, found[unit.id][1] - y) <= near, unit.id


def test_units_of_one_hex_stand_within_half_a_hex_of_its_middle() -> None:
    for many in (1, 2, 3, 4):
        state = space()
        ship = add(state, "1A", "sword", ("A0404", 3, 3), "heavy")
        for _ in range(many - 1):
            missile(state, ship, "guided", ("A0404", 3, 3))
        seen = view(state, A)
        x, y = NEAR.at(seen.units[0].cell)
        found = stands(seen.units, NEAR).values()
        assert all(hypot(x - u, y - v) <= NEAR.r for u, v in found)


def test_a_unit_of_a_stack_stands_on_the_same_side_of_its_hex_near_and_far() -> None:
    state = space()
    ship = add(state, "1A", "sword", ("A0404", 3, 3), "heavy")
    add(state, "2A", "dagger", ("A1212", 3, 3), "heavy")
    missile(state, ship, "guided", ("A0404", 3, 3))
    seen = view(state, A)
    far = whole(seen, 0)

    for id_ in ("1A", "1x1"):
        (x, y), (u, v) = stands(seen.units, far)[id_], stands(seen.units, NEAR)[id_]
        at, there = far.at((3, 3)), NEAR.at((3, 3))
        assert (x - at[0], y - at[1]) == (u - there[0], v - there[1])


def test_what_was_struck_has_the_star_at_its_rim_wherever_it_has_flown() -> None:
    state = duel()
    seen = view(state, A)
    unit = seen.unit("2A")
    assert unit is not None
    struck = FlashView("fire", "1A", "2A", unit.cell, (unit.cell[0] - 4, unit.cell[1]), hit=True)

    scene = BOARD.scene(replace(seen, flashes=(struck,) * 3), caption())

    (star,) = spots(scene, "flash-").values()
    x, y = spots(scene)["2A"]
    assert hypot(star[0] - x, star[1] - y) <= 2 * art.BODY + 4


def test_what_is_gone_has_the_star_in_the_hex_where_it_was() -> None:
    seen = view(duel(), A)
    cell = (seen.units[0].cell[0] + 2, seen.units[0].cell[1] - 2)
    struck = FlashView("fire", "1A", "2x9", cell, cell, hit=True)

    scene = BOARD.scene(replace(seen, flashes=(struck,)), caption())

    (star,) = spots(scene, "flash-").values()
    win = whole(seen, star[1])
    assert star[0] == win.at(cell)[0]


def test_what_is_chosen_is_framed_around_the_counter_and_no_further() -> None:
    scene = BOARD.scene(view(crowd(), A), caption())

    for id_ in ("1A", "2A", "1x1"):
        left, top, right, bottom = places(BOARD, scene)[id_].bounds
        assert max(right - left, bottom - top) <= 2 * art.BODY + 10


def test_the_clock_is_a_circle_around_the_unit_or_a_dial_where_others_are_near() -> None:
    turning = replace(caption(), highlighted=frozenset({f"clock-{n}" for n in range(1, 13)}))
    lone = space()
    add(lone, "1A", "sword", ("A0808", 3, 3), "heavy")
    lone.phase, lone.desks[A].unit = "command", "1A"
    many = crowd()

    for state, dial in ((lone, False), (many, True)):
        scene = BOARD.near(view(state, Seat(A)), turning)
        assert scene is not None
        hours = list(spots(scene, "hour-clock-").values())
        assert len(hours) == 12
        x, y = sum(u for u, _ in hours) / 12, sum(v for _, v in hours) / 12
        far = [hypot(u - x, v - y) for u, v in hours]
        assert max(far) - min(far) < 3
        assert ("dial" in names(scene)) == dial
        if not dial:
            own = spots(scene)["1A"]
            assert hypot(own[0] - x, own[1] - y) < 3


def test_no_hour_and_no_dial_covers_a_planet_or_a_star() -> None:
    turning = replace(caption(), highlighted=frozenset({f"clock-{n}" for n in range(1, 13)}))
    lone = space()
    add(lone, "1A", "sword", ("A0808", 3, 3), "heavy")
    lone.phase, lone.desks[A].unit = "command", "1A"
    own = view(lone, Seat(A))
    column, row = own.units[0].cell
    planets = ((column, row - 1), (column + 2, row + 1))
    struck = FlashView("fire", "2A", "2x9", (column, row), (column - 1, row + 1), hit=True)
    seen = replace(own, planets=planets, flashes=(struck,))

    scene = BOARD.near(seen, turning)

    assert scene is not None
    hours = spots(scene, "hour-clock-").values()
    kept = [*spots(scene, "planet-").values(), *spots(scene, "flash-").values()]
    assert len(kept) == 3
    assert len(hours) == 12
    for x, y in kept:
        assert all(hypot(x - u, y - v) >= PLATE + 20 for u, v in hours)
        assert all(
            max(abs(x - u), abs(y - v)) > FAR + PLATE for u, v in spots(scene, "dial").values()
        )
