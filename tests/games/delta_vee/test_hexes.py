"""VE610, VE620, VE820, VE840: exact geometry, as properties."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.delta_vee.hexes import (
    COLUMNS,
    HOURS,
    ROWS,
    STEPS,
    Hex,
    after,
    ahead,
    apart,
    around,
    bearing,
    course,
    distance,
    from_offset,
    in_line,
    is_corner,
    number,
    numbered,
    offset,
    sheet_of,
    turned,
)

COORDINATE = st.integers(-60, 60)
HEXES = st.tuples(COORDINATE, COORDINATE)
DIRECTIONS = st.sampled_from(list(HOURS))


def rotated(place: Hex) -> Hex:
    """Two clock steps to the right around (0, 0)."""
    q, r = place
    return (-r, q + r)


@given(HEXES, HEXES, HEXES)
@pytest.mark.clause("VE820")
def test_range_is_a_distance(one: Hex, other: Hex, third: Hex) -> None:
    assert distance(one, other) == distance(other, one)
    assert (distance(one, other) == 0) == (one == other)
    assert distance(one, third) <= distance(one, other) + distance(other, third)


@given(HEXES, HEXES)
def test_turning_the_sheets_changes_no_range_and_turns_every_bearing(one: Hex, other: Hex) -> None:
    assert distance(rotated(one), rotated(other)) == distance(one, other)
    hour = bearing(one, other)
    assert bearing(rotated(one), rotated(other)) == (turned(hour, 2) if hour else 0)


@given(DIRECTIONS)
@pytest.mark.clause("VE610")
def test_twelve_directions_turn_with_the_sheets(direction: int) -> None:
    first, second = STEPS[direction]
    assert STEPS[turned(direction, 2)] == (rotated(first), rotated(second))
    assert STEPS[turned(direction, 12)] == (first, second)
    assert (first == second) != is_corner(direction)


@given(HEXES, DIRECTIONS, st.integers(0, 1), st.integers(0, 30))
@pytest.mark.clause("VE610")
def test_a_move_there_and_back_ends_where_it_began(
    place: Hex, direction: int, zig: int, length: int
) -> None:
    zig = zig if is_corner(direction) else 0
    *_, end = [place, *course(place, direction, zig, length)]
    back = (zig + length - 1) % 2 if is_corner(direction) else 0  # the last side comes first
    *_, home = [end, *course(end, turned(direction, 6), back, length)]
    assert home == place


@given(HEXES, DIRECTIONS, st.integers(1, 20), st.integers(1, 20))
@pytest.mark.clause("VE610")
def test_a_zig_zag_never_slips_however_it_is_cut(
    place: Hex, direction: int, first: int, second: int
) -> None:
    whole = list(course(place, direction, 0, first + second))
    zig = first % 2 if is_corner(direction) else 0
    assert whole[first:] == list(course(whole[first - 1], direction, zig, second))
    for step, hex_ in enumerate(whole, 1):
        if step % 2 == 0 or not is_corner(direction):
            assert bearing(place, hex_) == direction
        assert distance(place, hex_) == step


@given(HEXES, DIRECTIONS)
@pytest.mark.clause("VE610")
def test_towards_a_corner_the_left_side_comes_first(place: Hex, direction: int) -> None:
    if is_corner(direction):
        assert ahead(place, direction, 0) == ahead(place, turned(direction, -1), 0)
        assert ahead(place, direction, 1) == ahead(place, turned(direction, 1), 0)
        assert (after(direction, 0), after(direction, 1)) == (1, 0)
    else:
        assert after(direction, 0) == 0


@given(HEXES, HEXES)
def test_a_bearing_seen_from_the_other_side_is_opposite(one: Hex, other: Hex) -> None:
    hour = bearing(one, other)
    assert bearing(other, one) == (turned(hour, 6) if hour else 0)


@given(DIRECTIONS, DIRECTIONS)
def test_directions_are_at_most_six_steps_apart(one: int, other: int) -> None:
    assert apart(one, other) == apart(other, one) <= 6
    assert turned(one, apart(one, other)) == other or turned(one, -apart(one, other)) == other


@given(HEXES, DIRECTIONS, HEXES, DIRECTIONS)
@pytest.mark.clause("VE840")
def test_a_straight_line_is_the_same_from_both_ends(
    one: Hex, direction: int, other: Hex, heading: int
) -> None:
    assert in_line(one, direction, other, heading) == in_line(other, heading, one, direction)
    if in_line(one, direction, other, heading):
        assert apart(direction, heading) in {0, 6}


@pytest.mark.clause("VE840")
def test_lines_towards_corners_hold_every_second_hex() -> None:
    first, second = course((0, 0), 3, 0, 2)

    assert in_line((0, 0), 3, second, 9)
    assert not in_line((0, 0), 3, first, 9)
    assert in_line((4, 4), 3, (4, 4), 9)
    assert not in_line((4, 4), 3, (4, 4), 4)


@pytest.mark.clause("VE840")
@pytest.mark.parametrize("direction", HOURS)
def test_who_flies_along_a_line_or_against_it_is_on_it(direction: int) -> None:
    *_, there = course((3, 4), direction, 0, 4)
    along = {direction, turned(direction, 6)}

    for hour in HOURS:
        assert in_line((3, 4), direction, (3, 4), hour) == (hour in along)
        assert in_line((3, 4), direction, there, hour) == (hour in along)
        assert in_line((3, 4), hour, there, direction) == (hour in along)
        assert in_line(there, hour, (3, 4), direction) == (hour in along)
    assert bearing((3, 4), (3, 4)) == 0


@given(HEXES)
@pytest.mark.clause("VE620")
def test_every_hex_has_one_number_on_one_sheet(place: Hex) -> None:
    assert numbered(sheet_of(place), number(place)) == place
    assert from_offset(*offset(place)) == place
    assert 1 <= int(number(place)[:2]) <= COLUMNS
    assert 1 <= int(number(place)[2:]) <= ROWS


@pytest.mark.clause("VE620")
def test_sheets_join_on_all_sides() -> None:
    right = ahead(numbered((0, 0), "1605"), 2, 0)
    below = ahead(numbered((0, 0), "0317"), 6, 0)

    assert (sheet_of(right), number(right)) == ((1, 0), "0105")
    assert (sheet_of(below), number(below)) == ((0, 1), "0301")


@given(HEXES, st.integers(0, 4))
def test_around_are_all_hexes_in_reach(place: Hex, radius: int) -> None:
    found = around(place, radius)

    assert len(found) == len(set(found)) == 1 + 3 * radius * (radius + 1)
    assert max(distance(place, each) for each in found) == radius
