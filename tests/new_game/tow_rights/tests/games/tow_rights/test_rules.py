"""TR1 to TR16, from built positions."""

from __future__ import annotations

import re

import pytest

from engine import (
    BadBox,
    Choice,
    Illegal,
    Record,
    Seat,
    act,
    active_seats,
    digest,
    offers,
    read_box,
    replay,
    start,
)
from games.tow_rights import GAME, fallback
from games.tow_rights.parts import COMPONENTS, Box
from games.tow_rights.scoring import points, result
from games.tow_rights.setup import Options

from .table import FOLDER, STORED, A, B, do, played, table


@pytest.mark.clause("TR1", "TR2")
def test_hot_wrecks_are_in_the_pile_if_the_host_wants_them() -> None:
    plain, hot = (start(GAME, 2, Options(hot=hot), "5e" * 16, now=0).state for hot in (False, True))

    assert not Options().hot
    assert len(plain.pile) + len(plain.drift) == 15
    assert {*hot.pile, *hot.drift} - {*plain.pile, *plain.drift} == {"hot-2", "hot-3", "hot-4"}


@pytest.mark.clause("TR3")
def test_every_tug_has_eight_cells_and_all_see_them() -> None:
    cells = tuple(f"cell-{number}" for number in range(1, 9))

    assert [tug.cells for tug in GAME.rules.view(table(), None).tugs] == [cells, cells]


@pytest.mark.clause("TR4", "TR13")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 7), (3, 6), (4, 5)])
def test_after_the_last_round_it_is_over(seats: int, rounds: int) -> None:
    *_, (_, outcome) = played(seats, ("random",))
    state = outcome.state

    assert (state.over, state.round) == ("rounds", rounds)
    assert {len(tug.spent) for tug in state.tugs} == {rounds}


@pytest.mark.clause("TR5")
def test_two_wrecks_drift_by_and_two_more_in_the_next_round() -> None:
    state = table()
    do(state, "burn cell-1", "burn cell-1")

    assert state.round == 2
    assert len(state.drift) == 2
    assert state.lost == ["hull-5", "tank-2"]


@pytest.mark.clause("TR6")
def test_a_cell_that_is_set_aside_stays() -> None:
    state = table()
    told = do(state, "burn cell-3")

    assert told == ["CellSet", "CellNoted"]
    assert active_seats(state) == (B,)
    with pytest.raises(Illegal):
        act(GAME, state, A, Choice("burn", ("cell-4",)), 0)


@pytest.mark.clause("TR7")
def test_cells_turned_up_are_spent() -> None:
    state = table()
    do(state, "burn cell-3")
    assert "cell-3" in state.tugs[A].cells

    do(state, "burn cell-5")

    assert state.tugs[A].spent == ["cell-3"]
    assert "cell-3" not in state.tugs[A].cells


@pytest.mark.clause("TR8", "TR11")
def test_tugs_with_the_same_number_tow_nothing() -> None:
    state = table(3)
    told = do(state, "burn cell-8", "burn cell-8", "burn cell-1")

    assert "TugsClashed" in told
    assert active_seats(state) == (Seat(2),)
    do(state, "tow tank-2")
    assert state.tugs[2].wrecks == ["tank-2"]
    assert state.lost == ["hull-5"]


@pytest.mark.clause("TR9", "TR10")
def test_the_highest_chooses_and_the_second_gets_the_other() -> None:
    state = table(3, drift=("hot-4", "hull-1"))
    do(state, "burn cell-2", "burn cell-7", "burn cell-5", "tow hull-1")

    assert [tug.wrecks for tug in state.tugs] == [[], ["hull-1"], ["hot-4"]]


@pytest.mark.clause("TR12")
def test_who_is_out_of_time_burns_the_lowest_and_tows_the_better() -> None:
    state = table(drift=("hot-4", "tank-2"))

    assert str(fallback(state, A)) == "burn cell-1"
    do(state, "burn cell-2", "burn cell-1")
    assert str(fallback(state, A)) == "tow tank-2"


@pytest.mark.clause("TR13", "TR14")
@pytest.mark.parametrize(
    ("wrecks", "found"),
    [
        ((), (0, 0)),
        (("hull-5", "hot-4"), (1, 0)),
        (("hull-1", "drive-2", "tank-3"), (6, 4)),
        (("hull-1", "hull-2", "drive-2", "drive-1", "tank-3"), (9, 4)),
    ],
)
def test_wrecks_and_sets_count(wrecks: tuple[str, ...], found: tuple[int, int]) -> None:
    assert points(wrecks, COMPONENTS.set) == found


@pytest.mark.clause("TR15")
def test_of_equal_totals_more_fuel_wins_and_then_they_share() -> None:
    state = table()
    assert result(state).places == (1, 1)

    state.tugs[A].cells.remove("cell-8")
    assert result(state).places == (2, 1)

    state.tugs[A].wrecks.append("hull-1")
    assert result(state).places == (1, 2)


@pytest.mark.clause("TR16")
def test_points_are_told_at_any_time() -> None:
    state = table()
    state.tugs[B].wrecks += ["hull-5", "hot-2"]

    assert [tug.points for tug in GAME.rules.view(state, A).tugs] == [0, 3]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"hull": [1, 2,', '"hull": [2, 2,', "hull-2 is there 2 times; once is allowed"),
        ('"tank": [1, 2, 3, 4, 5]', '"tank": [1]', "11; 14 or more are drawn"),
        ('"cells": 8', '"cells": 10', "line 2: cells"),
    ],
)
def test_a_wrong_box_is_refused(old: str, new: str, said: str) -> None:
    text = COMPONENTS.model_dump_json(indent=2)
    text = re.sub(r"\s+(\d+|\])", r" \1", text).replace("[ ", "[").replace(" ]", "]")
    assert old in text

    with pytest.raises(BadBox, match=re.escape(said)):
        read_box(Box, text.replace(old, new))


@pytest.mark.parametrize("name", STORED)
def test_a_stored_match_replays_to_its_end(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")

    state = replay(GAME, Record.parse(text)).state

    assert state.over
    assert text.startswith(f"# digest: {digest(state)}\n")


def test_a_skipper_beats_players_by_chance() -> None:
    won = 0
    for seed in range(40):
        *_, (_, outcome) = played(2, ("skipper", "random"), seed=seed)
        won += result(outcome.state).winners == (A,)

    assert won > 25
    assert not offers(outcome.state, A)
