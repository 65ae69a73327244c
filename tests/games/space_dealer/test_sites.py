"""SD23: what may be built where. Rows are drawn as they lie on the table.

Each picture has the action row and below it the demand row, columns l4 to l1 and r1 to r4.
"""

from __future__ import annotations

import pytest

from games.space_dealer.events import CardBuilt, CardCovered
from games.space_dealer.parts import COMPONENTS
from games.space_dealer.sites import (
    CANDIDATES,
    COLUMNS,
    PAIRS,
    sites,
    works,
)
from games.space_dealer.state import State
from games.space_dealer.view import view

from .table import A, build, can, do, power, table, told, wait

MINE, COMPLEX, STATION, CITY = "mine-red-1", "complex-red", "station", "metropolis-1"


def drawn(state: State) -> list[str]:
    """The two rows of seat A as pictures: the first letter of the card on top of each cell."""
    rows = [["."] * len(COLUMNS), ["."] * len(COLUMNS)]
    for card in view(state, A).planets[A].built:
        for row in {"both": rows, "action": rows[:1], "demand": rows[1:]}[card.foot]:
            for name in card.site.split("-"):
                row[COLUMNS.index(name)] = card.id[0]
    return ["".join(row) for row in rows]


def legal(state: State, card: str) -> list[str]:
    return list(sites(state, state.planets[A], card))


def shape(state: State, card: str) -> str:
    """The columns on which the card may be built, marked with x."""
    found = {column for site in legal(state, card) for column in site.split("-")}
    return "".join("x" if column in found else "." for column in COLUMNS)


@pytest.mark.clause("SD23")
@pytest.mark.parametrize(
    ("left", "right", "picture"),
    [
        (0, 0, "........"),
        (1, 0, "..xx...."),
        (2, 0, ".xxx...."),
        (3, 0, "xxxx...."),
        (0, 1, "....xx.."),
        (1, 2, "..xxxxx."),
        (3, 3, "xxxxxxxx"),
    ],
)
def test_power_plants_supply_the_nearest_connections(left: int, right: int, picture: str) -> None:
    state = table()
    power(state, A, left, right)

    row = view(state, A).planets[A].supplied

    assert "".join("x" if each else "." for each in row) == picture
    assert shape(state, MINE) == picture


@pytest.mark.clause("SD23")
def test_power_plants_stand_on_one_another() -> None:
    state = table()
    power(state, A, 0, 0)

    assert legal(state, "generator-1") == ["left", "right"]
    assert legal(state, "solar-1") == legal(state, "reactor-1") == []
    power(state, A, 1, 0)
    assert legal(state, "generator-1") == ["right"]
    assert legal(state, "solar-1") == ["left"]
    power(state, A, 2, 1)
    assert (legal(state, "solar-1"), legal(state, "reactor-1")) == (["right"], ["left"])
    power(state, A, 3, 3)
    assert [legal(state, f"{kind}-1") for kind in ("generator", "solar", "reactor")] == [[]] * 3


@pytest.mark.clause("SD23")
def test_one_connection_takes_both_cells_of_a_column() -> None:
    state = table()
    build(state, A, f"{MINE}:l1")

    assert drawn(state) == ["...m....", "...m...."]
    assert legal(state, "mine-red-2") == ["l2"]  # the demand cell of l1 is taken


@pytest.mark.clause("SD23")
def test_two_connections_need_power_on_both_and_may_bridge_the_middle() -> None:
    state = table()
    assert legal(state, COMPLEX) == ["l2-l1"]
    power(state, A, 1, 1)
    assert legal(state, COMPLEX) == ["l2-l1", "l1-r1", "r1-r2"]
    power(state, A, 0, 2)
    assert legal(state, COMPLEX) == ["r1-r2", "r2-r3"]


@pytest.mark.clause("SD23")
def test_building_over_is_allowed_in_the_action_row_and_takes_the_effect_away() -> None:
    state = table()
    build(state, A, f"{MINE}:l1", "mine-red-2:l2")
    planet = state.planets[A]
    assert all(works(state, planet, built) for built in planet.built)

    build(state, A, f"{COMPLEX}:l2-l1")

    assert drawn(state) == ["..cc....", "..mm...."]
    assert [works(state, planet, built) for built in planet.built] == [False, False, True]
    assert not can(state, A, "use") & {"use mine-red-1 ship", "use mine-red-2 ship"}
    assert "use complex-red ship" in can(state, A, "use")


@pytest.mark.clause("SD23")
def test_a_card_built_over_in_part_has_no_effect() -> None:
    state = table()
    power(state, A, 2, 0)
    build(state, A, f"{COMPLEX}:l2-l1")

    assert legal(state, MINE) == ["l3", "l2", "l1"]  # onto either half: the demand cells are free
    build(state, A, f"{MINE}:l1")

    assert drawn(state) == ["..cm....", "...m...."]
    assert can(state, A, "use") == {"use mine-red-1 depot", "use mine-red-1 ship"}


@pytest.mark.clause("SD23", "SD27")
def test_the_demand_of_a_card_built_over_stays_open() -> None:
    state = table()
    build(state, A, f"{MINE}:l1", f"{COMPLEX}:l2-l1")

    seen = next(card for card in view(state, A).planets[A].built if card.id == MINE)

    assert not seen.works
    assert [demand.met for demand in seen.demands] == [None]


@pytest.mark.clause("SD23")
def test_a_card_of_the_demand_row_is_not_built_over_by_one_of_the_action_row() -> None:
    state = table()
    build(state, A, f"{MINE}:r1", f"{CITY}:l2-l1")
    state.planets[A].zone = [COMPLEX]
    do(state, A, f"build {COMPLEX} l2-l1")

    outcome = wait(state)

    assert told(outcome, CardBuilt)
    assert not told(outcome, CardCovered)
    assert [card.works for card in view(state, A).planets[A].built] == [True, True, True]


@pytest.mark.clause("SD23")
def test_a_card_without_connection_touches_another_card() -> None:
    state = table()
    assert legal(state, STATION) == legal(state, CITY) == []

    build(state, A, f"{MINE}:l1")

    assert drawn(state) == ["...m....", "...m...."]
    assert legal(state, STATION) == ["l2", "r1"]
    assert legal(state, CITY) == ["l3-l2", "r1-r2"]


@pytest.mark.clause("SD23")
def test_two_cells_of_the_demand_row_may_lie_below_a_card_of_the_action_row() -> None:
    state = table()
    build(state, A, f"{COMPLEX}:l2-l1")

    assert legal(state, CITY) == ["l3-l2", "l2-l1", "l1-r1"]
    assert legal(state, STATION) == ["l3", "l2", "l1", "r1"]  # l2 and l1: onto one half

    build(state, A, f"{CITY}:l2-l1")
    assert drawn(state) == ["..cc....", "..mm...."]
    assert legal(state, MINE) == []  # both demand cells are taken
    assert legal(state, "metropolis-2") == ["l4-l3", "r1-r2"]


@pytest.mark.clause("SD23")
def test_the_edges_of_the_rows_end_the_sites() -> None:
    state = table()
    power(state, A, 3, 0)
    build(state, A, f"{MINE}:l4")

    assert legal(state, STATION) == ["l3"]
    assert legal(state, CITY) == ["l3-l2"]
    state.planets[A].built = []
    build(state, A, f"{MINE}:l3", "mine-red-2:r3")
    assert legal(state, STATION) == ["l4", "l2", "r2", "r4"]
    assert legal(state, CITY) == ["l2-l1", "r1-r2"]


@pytest.mark.clause("SD23")
def test_nothing_is_built_over_a_card_on_which_a_timer_stands() -> None:
    state = table()
    build(state, A, f"{MINE}:l1", "mine-red-2:l2")
    do(state, A, f"use {MINE} ship")

    assert legal(state, COMPLEX) == []
    wait(state)
    assert legal(state, COMPLEX) == ["l2-l1"]


@pytest.mark.clause("SD42")
def test_nothing_is_built_over_a_blocked_card() -> None:
    state = table(advanced=True)
    build(state, A, f"{MINE}:l1")
    state.planets[A].built[0].blocked = True

    assert legal(state, COMPLEX) == []


@pytest.mark.clause("SD23")
def test_no_card_is_ever_offered_a_site_that_its_shape_cannot_take() -> None:
    state = table()
    for card, printed in COMPONENTS.facts.items():
        if printed.level:
            wide = {"power": 0, "both": 1, "action": 2, "demand": 2}[printed.foot]
            found = CANDIDATES[printed.foot]
            assert all((site.count("-") + 1 if wide else 0) == wide for site in found)
            assert set(sites(state, state.planets[A], card)) <= set(found)
    assert len(PAIRS) == 7


@pytest.mark.clause("SD21", "SD23")
def test_offers_list_exactly_the_legal_sites() -> None:
    state = table()
    build(state, A, f"{MINE}:l1")
    state.planets[A].zone = ["mine-red-2", "generator-2"]

    assert can(state, A, "build") == {
        "build mine-red-2 l2",
        "build mine-red-2 later",
        "build generator-2 right",
        "build generator-2 later",
    }
