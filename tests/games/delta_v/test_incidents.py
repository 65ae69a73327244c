"""DV80 to DV83, DV87, DV88: incidents in one's own turn, and the alien."""

from __future__ import annotations

import pytest

from engine import Illegal, active_seats, pending_step
from games.delta_v.events import (
    AlienLeft,
    AlienMet,
    AlienMoved,
    Collided,
    Followed,
    Sabotaged,
    Saw,
    Scanned,
    Stole,
    StoleNothing,
)
from games.delta_v.parts import CELLS
from games.delta_v.view import view

from .builder import A, B, C, can, contracting, do, gone, table, told


@pytest.mark.clause("DV80")
def test_rockets_on_an_incident_return_and_it_lies_open() -> None:
    state = table(rockets={A: ["E6", "E6", "A1"]})

    do(state, A, "prospect", "show E6")

    assert (state.players[A].station, state.players[A].rockets) == (3, ["A1"])
    assert "E6" not in state.board
    assert view(state, B).players[A].fresh == ("scan",)


@pytest.mark.clause("DV80")
def test_an_incident_cannot_be_used_in_the_turn_in_which_it_was_found() -> None:
    state = table(rockets={A: ["E6"]})
    do(state, A, "prospect", "show E6")
    assert can(state, A, "use") == []

    do(state, A, "declare k1-a", "reveal A1")
    do(state, B, "pass", "prospect", "declare k2-b", "reveal G7")

    assert list(active_seats(state)) == [A]
    assert can(state, A, "use") == ["use scan"]


@pytest.mark.clause("DV80")
def test_the_alien_leaves_with_the_tile_it_stands_on() -> None:
    state = table(rockets={A: ["E6"]}, alien="E6")

    do(state, A, "prospect", "show E6")

    assert state.alien == ""
    assert state.players[A].station == 2


@pytest.mark.clause("DV81")
def test_a_scan_shows_own_tiles_and_as_many_others_as_rockets_in_play() -> None:
    state = table(
        station={A: 1}, rockets={A: ["A1", "E6"], B: ["B1"]}, incidents={A: ["scan"]}, alien="C1"
    )
    do(state, A, "use scan")
    others = " ".join(cell for cell in CELLS if cell not in {"A1", "E6"})
    assert can(state, A) == [f"scan-tiles 3-3 of {others}"]

    outcome = do(state, A, "scan-tiles B1 C1 D7")

    assert told(outcome, Scanned) == [Scanned(seat=A, cells=("A1", "E6", "B1", "C1", "D7"))]
    (saw,) = told(outcome, Saw)
    assert saw.to == (A,)
    assert view(state, A).face("D7") == "pirate"
    assert view(state, B).face("D7") == ""


@pytest.mark.clause("DV81")
@pytest.mark.parametrize("rockets", [["E6"], ["A1", "E6"]])
def test_after_a_scan_one_incident_under_an_own_rocket_may_be_turned_up(
    rockets: list[str],
) -> None:
    state = table(station={A: 3 - len(rockets)}, rockets={A: rockets}, incidents={A: ["scan"]})

    do(state, A, "use scan", "scan-tiles B1 C1 D7")

    assert can(state, A) == ["show E6", "hide"]
    do(state, A, "show E6")
    assert pending_step(state) == "take-action"  # it costs no action
    assert state.players[A].fresh == ["scan"]


@pytest.mark.clause("DV81")
def test_a_scan_without_rockets_shows_nothing() -> None:
    state = table(station={A: 0}, incidents={A: ["scan"]})

    outcome = do(state, A, "use scan")

    assert told(outcome, Scanned) == [Scanned(seat=A, cells=())]
    assert told(outcome, Saw) == []
    assert pending_step(state) == "take-action"


@pytest.mark.clause("DV81")
def test_a_scan_shows_all_that_is_left_when_that_is_less() -> None:
    state = table(station={A: 3}, incidents={A: ["scan"]})
    gone(state, *CELLS[2:])

    do(state, A, "use scan")

    assert can(state, A) == ["scan-tiles 2-2 of A1 B1"]


@pytest.mark.clause("DV82")
def test_sabotage_sends_any_opposing_rocket_in_play_home() -> None:
    state = table(3, rockets={B: ["A1", "A1"], C: ["B1"]}, incidents={A: ["sabotage"]}, alien="B1")
    do(state, A, "use sabotage")
    assert can(state, A) == [
        "sabotage seat-1 station",
        "sabotage seat-1 A1",
        "sabotage seat-2 station",
        "sabotage seat-2 B1",
    ]

    outcome = do(state, A, "sabotage seat-2 B1", "stay")

    assert (state.players[C].rockets, state.players[C].yard) == ([], 4)
    assert pending_step(state) == "take-action"
    assert told(outcome, Followed) == []


@pytest.mark.clause("DV82")
def test_sabotage_reaches_the_station() -> None:
    state = table(incidents={A: ["sabotage"]})

    outcome = do(state, A, "use sabotage", "sabotage seat-1 station")

    assert told(outcome, Sabotaged) == [Sabotaged(seat=A, victim=B, place="station")]
    assert (state.players[B].station, state.players[B].yard) == (0, 5)
    assert pending_step(state) == "take-action"  # a rocket on the station is there already


@pytest.mark.clause("DV82")
def test_a_rocket_takes_the_place_that_was_left() -> None:
    state = table(rockets={A: ["C1", "G7"], B: ["A1"]}, incidents={A: ["sabotage"]}, alien="C1")

    do(state, A, "use sabotage", "sabotage seat-1 A1")
    assert can(state, A) == ["stay", "follow station", "follow G7"]
    outcome = do(state, A, "follow G7")

    assert told(outcome, Followed) == [Followed(seat=A, origin="G7", place="A1")]
    assert state.players[A].rockets == ["C1", "A1"]


@pytest.mark.clause("DV82", "DV21")
def test_a_rocket_that_follows_may_collide() -> None:
    state = table(rockets={B: ["A1", "A1"]}, incidents={A: ["sabotage"]})

    outcome = do(state, A, "use sabotage", "sabotage seat-1 A1", "follow station")

    assert told(outcome, Collided) == [Collided(seat=A, other=B, cell="A1")]
    assert state.players[A].station == 0
    assert pending_step(state) == "take-action"


@pytest.mark.clause("DV82")
def test_without_an_opposing_rocket_in_play_there_is_no_sabotage() -> None:
    assert can(table(station={B: 0}, incidents={A: ["sabotage"]}), A, "use") == []


@pytest.mark.clause("DV83")
def test_an_acquisition_brings_a_rocket_to_the_station() -> None:
    state = table(incidents={A: ["acquisition"]})

    do(state, A, "use acquisition")

    assert (state.players[A].station, state.players[A].yard) == (2, 3)
    assert state.players[A].incidents == []


@pytest.mark.clause("DV83")
def test_without_a_rocket_in_the_shipyard_there_is_no_acquisition() -> None:
    assert can(table(station={A: 5}, incidents={A: ["acquisition"]}), A, "use") == []


@pytest.mark.clause("DV87", "DV88")
def test_an_encounter_stays_on_the_board_and_the_alien_goes_where_its_finder_likes() -> None:
    state = table(rockets={A: ["G5"], B: ["A1"]})

    outcome = do(state, A, "prospect", "show G5")
    assert told(outcome, AlienMet) == [AlienMet(seat=A, cell="G5", number=1)]
    assert view(state, None).face("G5") == "alien"
    assert state.players[A].station == 2
    assert can(state, A) == ["alien-stays", *(f"alien-to {cell}" for cell in CELLS)]
    outcome = do(state, A, "alien-to A1")

    assert told(outcome, AlienMoved) == [AlienMoved(seat=A, cell="A1")]
    assert state.alien == "A1"
    assert pending_step(state) == "steal"


@pytest.mark.clause("DV87")
def test_the_alien_may_stay_and_nothing_be_stolen() -> None:
    state = table(rockets={A: ["G5"]}, alien="C3")
    do(state, A, "prospect", "show G5")
    assert "alien-to C3" not in can(state, A)

    outcome = do(state, A, "alien-stays")
    assert told(outcome, AlienLeft) == [AlienLeft(seat=A)]
    outcome = do(state, A, "steal-nothing")

    assert told(outcome, StoleNothing) == [StoleNothing(seat=A)]
    assert state.alien == "C3"
    assert pending_step(state) == "declare"


@pytest.mark.clause("DV87")
def test_an_incident_or_an_unspent_counter_of_one_opponent_is_stolen() -> None:
    state = table(
        3,
        rockets={A: ["G5"]},
        incidents={B: ["pirate", "pirate"]},
        bribes={B: ["betamite"], C: []},
    )
    do(state, A, "prospect", "show G5", "alien-stays")

    assert can(state, A) == ["steal-nothing", "steal seat-1 pirate", "steal seat-1 bribe-betamite"]


@pytest.mark.clause("DV87")
def test_a_stolen_counter_is_the_thiefs_to_spend() -> None:
    state = table(rockets={A: ["G5"]}, bribes={A: [], B: ["betamite"]})

    outcome = do(state, A, "prospect", "show G5", "alien-stays", "steal seat-1 bribe-betamite")

    assert told(outcome, Stole) == [Stole(seat=A, victim=B, loot="bribe-betamite")]
    assert state.players[B].bribes == []
    assert state.players[B].spent != []  # those spent before stay theirs
    do(state, A, "declare k2-b", "reveal A1", "replace betamite")
    assert state.contracts["k2-b"] == A


@pytest.mark.clause("DV87", "DV80")
def test_a_stolen_incident_is_used_from_the_next_turn_on() -> None:
    state = table(rockets={A: ["G5"]}, incidents={B: ["acquisition"]})

    do(state, A, "prospect", "show G5", "alien-stays", "steal seat-1 acquisition")

    assert state.players[A].fresh == ["acquisition"]
    assert can(state, A, "use") == []


@pytest.mark.clause("DV87")
@pytest.mark.clause("DV70", "DV87")
def test_a_counter_that_lies_on_a_bid_is_not_stolen() -> None:
    state = table(
        rockets={A: ["G5"]}, incidents={A: ["scan"]}, bribes={A: [], B: ["alphatite", "betamite"]}
    )
    do(state, A, "prospect", "hide", "declare k1-a", "reveal A1")
    do(state, B, "bid alphatite")
    do(state, A, "use scan", "scan-tiles E5 F5", "show G5", "alien-stays")

    assert can(state, A) == ["steal-nothing", "steal seat-1 bribe-betamite"]


@pytest.mark.clause("DV63", "DV90")
def test_what_was_turned_up_is_seen_also_when_the_fifth_encounter_ends_the_game() -> None:
    state = table(rockets={A: ["G5"]}, incidents={A: ["scan"]})
    state.encounters = ["A6", "B6", "C6", "D6"]

    do(state, A, "prospect", "hide", "declare k6-ad", "reveal A1", "use scan", "scan-tiles E5 F5")
    do(state, A, "show G5")

    assert state.over == "aliens"
    assert view(state, B).face("A1") == "alphatite-1"


def test_with_nothing_to_steal_nobody_is_asked() -> None:
    state = table(rockets={A: ["G5"]}, bribes={B: []})

    do(state, A, "prospect", "show G5", "alien-stays")

    assert pending_step(state) == "declare"


@pytest.mark.clause("DV88")
def test_a_face_up_encounter_is_a_tile_for_rockets_but_not_for_looks() -> None:
    state = table(rockets={A: ["G5"]}, incidents={A: ["scan"]})
    state.encounters = ["G5"]
    assert "fly G5" in can(state, A)

    outcome = do(state, A, "use scan", "scan-tiles A1 B1")
    assert told(outcome, Scanned) == [Scanned(seat=A, cells=("A1", "B1"))]
    do(state, A, "prospect", "declare k1-a")
    with pytest.raises(Illegal):
        do(state, A, "reveal G5")


@pytest.mark.clause("DV88", "DV41")
def test_a_face_up_encounter_is_not_surveyed() -> None:
    state = table()
    state.encounters = ["G5"]

    do(state, A, "survey betamite", "line row-5")

    assert can(state, A) == ["look 3-3 of A5 B5 C5 D5 E5 F5"]


@pytest.mark.clause("DV87")
def test_the_alien_may_go_to_a_face_up_encounter() -> None:
    state = contracting("k1-a")
    state.encounters = ["A6"]

    do(state, A, "reveal G5")

    assert {"alien-to A6", "alien-to G5"} <= set(can(state, A))
