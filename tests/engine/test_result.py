"""Places at the end of a match."""

from __future__ import annotations

import pytest

from engine import Result, Seat, as_seat, is_seat, ranking, seat_id


def test_equal_keys_share_a_place_and_use_it_up() -> None:
    assert ranking([7, 9, 7, 3]) == (2, 1, 2, 4)


def test_a_key_may_have_ties_broken_in_it() -> None:
    assert ranking([(5, 1), (5, 2), (4, 9)]) == (2, 1, 3)


def test_who_cannot_win_comes_after_all_who_can() -> None:
    assert ranking([30, 10, 20], barred=[Seat(0)]) == (3, 2, 1)


def test_where_nobody_can_win_the_places_begin_at_two() -> None:
    places = ranking([30, 10, 30], barred=[Seat(0), Seat(1), Seat(2)])

    assert places == (2, 4, 2)
    assert Result("lost", places, ("total",), ((30,), (10,), (30,))).winners == ()


def test_who_is_on_no_side_is_for_themselves() -> None:
    alone = Result("end", (1, 2), ("total",), ((1,), (0,)))
    sides = Result("end", (1, 1, 3), ("total",), ((1,), (1,), (0,)), sides=(4, 4, 5))

    assert [alone.side(Seat(n)) for n in (0, 1)] == [0, 1]
    assert [sides.side(Seat(n)) for n in (0, 1, 2)] == [4, 4, 5]


def test_the_id_of_a_seat_leads_back_to_it() -> None:
    assert [as_seat(seat_id(Seat(seat))) for seat in range(8)] == list(range(8))
    assert seat_id(Seat(2)) == "seat-2"


@pytest.mark.parametrize("id_", ["seat", "seat-", "seat-x", "seat--1", "a-seat-1"])
def test_what_only_looks_like_a_seat_is_none(id_: str) -> None:
    assert not is_seat(id_)
    with pytest.raises(ValueError, match="not the id of a seat"):
        as_seat(id_)
