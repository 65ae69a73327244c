"""DV30 to DV50: prospecting, surveying, buying."""

from __future__ import annotations

import pytest

from engine import Choice, Illegal, OrderUsed, pending_step
from games.delta_v.events import Bought, IncidentKept, Prospected, Saw, Surveyed
from games.delta_v.parts import CELLS, LINES
from games.delta_v.view import view

from .builder import A, B, can, do, gone, kinds, table, told


@pytest.mark.clause("DV30")
def test_the_prospector_alone_sees_what_lies_under_his_rockets() -> None:
    state = table(rockets={A: ["A1", "E6", "G5"], B: ["B1"]}, alien="A1")
    state.encounters = ["G5"]

    outcome = do(state, A, "prospect")

    assert told(outcome, Prospected) == [Prospected(seat=A, cells=("A1", "E6"))]
    assert told(outcome, Saw) == [Saw(seat=A, sights=("A1=alphatite-1", "E6=scan"), to=(A,))]
    assert kinds(outcome, B) == ["Prospected"]
    assert view(state, A).face("A1") == "alphatite-1"
    assert view(state, B).face("A1") == ""
    assert view(state, None).face("A1") == ""


@pytest.mark.clause("DV31")
def test_one_incident_may_be_turned_up_after_the_look() -> None:
    state = table(rockets={A: ["A1", "E6", "F6"]})
    do(state, A, "prospect")
    assert can(state, A) == ["show E6", "show F6", "hide"]

    outcome = do(state, A, "show E6")

    assert told(outcome, IncidentKept) == [IncidentKept(seat=A, cell="E6", incident="scan")]
    assert pending_step(state) == "declare"
    assert "F6" in state.board


@pytest.mark.clause("DV31")
def test_the_question_comes_whatever_was_seen() -> None:
    """Its absence would tell the table what lies there."""
    state = table(rockets={A: ["A1"]})
    do(state, A, "prospect")

    assert can(state, A) == ["hide"]
    with pytest.raises(Illegal):
        do(state, A, "show A1")
    do(state, A, "hide")
    assert pending_step(state) == "declare"


@pytest.mark.clause("DV32", "DV11")
def test_prospecting_with_no_rocket_out_is_legal_and_shows_nothing() -> None:
    state = table(station={A: 0}, bribes={A: []})
    state.players[A].yard = 0
    assert can(state, A) == ["prospect"]

    outcome = do(state, A, "prospect")

    assert told(outcome, Saw) == []
    assert pending_step(state) == "declare"


@pytest.mark.clause("DV40")
def test_a_survey_costs_a_counter_and_the_action() -> None:
    state = table()

    do(state, A, "survey betamite", "line row-1")
    assert "betamite" in state.players[A].bribes  # not before the look
    outcome = do(state, A, "look A1 B1 G1")

    assert told(outcome, Surveyed) == [
        Surveyed(seat=A, bribe="betamite", cells=("A1", "B1", "G1")),
    ]
    assert state.players[A].spent == ["betamite"]
    assert "betamite" not in state.players[A].bribes
    assert pending_step(state) == "declare"


@pytest.mark.clause("DV40")
def test_without_a_counter_there_is_no_survey() -> None:
    assert can(table(bribes={A: []}), A, "survey") == []


@pytest.mark.clause("DV41")
def test_three_tiles_of_one_line_are_seen_by_the_surveyor_alone() -> None:
    state = table()
    do(state, A, "survey betamite", "line column-G")
    assert can(state, A) == ["look 3-3 of G1 G2 G3 G4 G5 G6 G7"]

    outcome = do(state, A, "look G5 G1 G3")

    sights = ("G1=betamite-1", "G3=deltamite-3", "G5=alien")
    assert told(outcome, Saw) == [Saw(seat=A, sights=sights, to=(A,))]
    assert view(state, B).face("G1") == ""
    assert kinds(outcome, B) == ["Surveyed"]


@pytest.mark.clause("DV41")
def test_tiles_under_the_alien_or_opposing_rockets_are_not_surveyed_but_own_are() -> None:
    state = table(rockets={A: ["A1"], B: ["B1"]}, alien="C1")

    do(state, A, "survey betamite", "line row-1")

    assert can(state, A) == ["look 3-3 of A1 D1 E1 F1 G1"]


@pytest.mark.clause("DV41")
def test_fewer_than_three_only_where_the_line_has_fewer() -> None:
    state = table()
    gone(state, *LINES["row-1"][2:], *LINES["row-2"])
    do(state, A, "survey betamite")
    assert "line row-2" not in can(state, A)
    do(state, A, "line row-1")

    assert can(state, A) == ["look 2-2 of A1 B1"]


@pytest.mark.clause("DV41")
def test_the_lines_through_the_station_have_six_tiles() -> None:
    assert {line: len(cells) for line, cells in LINES.items() if len(cells) != 7} == {
        "row-4": 6,
        "column-D": 6,
    }


@pytest.mark.clause("DV41", "DV40")
def test_nothing_to_survey_is_no_survey() -> None:
    state = table(rockets={B: ["A1"]})
    gone(state, *CELLS[1:])

    assert can(state, A, "survey") == []


@pytest.mark.clause("DV42")
def test_an_incident_that_was_surveyed_stays_hidden() -> None:
    state = table(rockets={A: ["E7"]})

    do(state, A, "survey betamite", "line row-7", "look D7 E7 F7")

    assert pending_step(state) == "declare"
    assert can(state, A, "show") == []


@pytest.mark.clause("DV50")
def test_buying_brings_a_rocket_to_the_station() -> None:
    state = table()

    outcome = do(state, A, "buy")

    assert (state.players[A].station, state.players[A].yard) == (2, 3)
    assert told(outcome, Bought) == [Bought(seat=A)]


@pytest.mark.clause("DV50")
def test_an_empty_shipyard_sells_nothing() -> None:
    assert can(table(station={A: 5}), A, "buy") == []


@pytest.mark.clause("DV31")
def test_whoever_has_ordered_so_turns_nothing_up_and_is_not_asked() -> None:
    state = table(rockets={A: ["A1", "E6"]})
    do(state, A, "order-pass looks")

    outcome = do(state, A, "prospect")

    assert pending_step(state) == "declare"
    order, hide = Choice("order-pass", ("looks",)), Choice("hide")
    assert told(outcome, OrderUsed) == [OrderUsed(order=order, answer=hide, to=(A,))]
    assert "OrderUsed" not in kinds(outcome, B)
    assert "E6" in state.board
