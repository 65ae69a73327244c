"""What everybody sees of the table."""

from __future__ import annotations

import pytest

from engine import Seat
from games.delta_v.state import Attempt
from games.delta_v.view import PlayerView, view

from .builder import A, B, C, contracting, do, give, gone, table


@pytest.mark.parametrize(
    ("choices", "cells"),
    [
        (["fly C3"], ("C3",)),
        (["return E6"], ("E6",)),
        (["prospect"], ("G5", "E6")),
        (["prospect", "show E6"], ("E6",)),
        (["prospect", "show G5"], ("G5",)),
        (["prospect", "show G5", "alien-to B2"], ("B2",)),
        (["survey betamite", "line row-1", "look A1 C1 G1"], ("A1", "C1", "G1")),
        (["use scan", "scan-tiles A1 B1 C1"], ("G5", "E6", "A1", "B1", "C1")),
        (["use sabotage", "sabotage seat-1 F1"], ("F1",)),
        (["use sabotage", "sabotage seat-1 station"], ()),
        (["buy", "declare k1-a", "reveal A1"], ("A1",)),
    ],
)
def test_the_cells_of_the_last_thing_are_marked_for_all(
    choices: list[str], cells: tuple[str, ...]
) -> None:
    state = table(
        station={A: 1},
        rockets={A: ["E6", "G5"], B: ["F1"]},
        incidents={A: ["scan", "sabotage"]},
        bribes={B: []},
    )

    for choice in choices:
        do(state, A, choice)

    for viewer in (A, B, None):
        assert view(state, viewer).last == cells


@pytest.mark.clause("DV65", "DV93")
def test_everybody_sees_who_took_which_contract_with_what() -> None:
    state = contracting("k6-ad", 3, bribes={B: [], C: []})
    give(state, C, "k1-a")
    do(state, A, "reveal A1", "reveal E3")

    seen = view(state, B)

    assert {id_: taker for id_, _, taker in seen.contracts if taker is not None} == {
        "k1-a": C,
        "k6-ad": A,
    }
    assert [player.contracts for player in seen.players] == [("k6-ad",), (), ("k1-a",)]
    assert seen.last == ("A1", "E3")
    assert (seen.active, seen.turn) == (B, 2)


def test_everybody_sees_what_lies_before_a_player() -> None:
    state = table(
        3,
        station={B: 2},
        rockets={B: ["F1", "A1"]},
        incidents={B: ["scan", "pirate"]},
        bribes={B: ["betamite", "deltamite"]},
    )
    state.players[B].tiles = ["alphatite-5", "omnidium-1"]
    give(state, B, "k2-b")

    for viewer in (*map(Seat, range(3)), None):
        assert view(state, viewer).players[B] == PlayerView(
            station=2,
            yard=1,
            rockets=("A1", "F1"),
            bribes=("betamite", "deltamite"),
            spent=("alphatite", "gammatite", "epsilonite"),
            incidents=("scan", "pirate"),
            fresh=(),
            tiles=("alphatite-5", "omnidium-1"),
            contracts=("k2-b",),
            points=0,
        )


@pytest.mark.clause("DV70", "DV72")
def test_everybody_sees_an_attempt_and_what_it_still_needs() -> None:
    state = contracting("k6-ad")
    attempt = view(state, B).attempt
    assert attempt is not None
    assert (attempt.cells, attempt.bid, attempt.bidder) == ((), "", None)
    for choice in ("reveal E2", "replace alphatite", "reveal E3"):
        do(state, A, choice)
    do(state, B, "bid alphatite")

    for viewer in (A, B, None):
        seen = view(state, viewer).attempt
        assert seen is not None
        assert (seen.seat, seen.contract, seen.minerals) == (A, "k6-ad", ("alphatite", "deltamite"))
        assert (seen.cells, seen.counts_as) == (("E2", "E3"), ("alphatite", "deltamite"))
        assert (seen.bid, seen.bidder) == ("alphatite", B)


@pytest.mark.clause("DV70")
@pytest.mark.parametrize("bidder", [A, C])
def test_everybody_sees_who_bids_up(bidder: Seat) -> None:
    state = table(3)
    state.attempt = Attempt(B, "k6-ad", bid="alphatite", bidder=bidder)

    attempt = view(state, None).attempt

    assert attempt is not None
    assert attempt.bidder == bidder


@pytest.mark.clause("DV88", "DV95")
def test_of_each_cell_a_viewer_sees_what_they_may_know() -> None:
    state = table(rockets={A: ["A1"]})
    state.encounters = ["G5"]
    gone(state, "B1")
    do(state, A, "prospect", "hide")

    def seen(viewer: Seat | None, cell: str) -> tuple[bool, str, bool, bool]:
        """Whether there is a tile, its face, whether all see it, whether the viewer alone does."""
        of = next(each for each in view(state, viewer).cells if each.cell == cell)
        return of.tile, of.face, of.up, of.noted

    for viewer in (A, B, None):
        assert seen(viewer, "B1") == (False, "", False, False)
        assert seen(viewer, "C1") == (True, "", False, False)
        assert seen(viewer, "G5") == (True, "alien", True, False)
        noted = (True, "alphatite-1", False, True)
        assert seen(viewer, "A1") == (noted if viewer == A else (True, "", False, False))


def test_everybody_can_count_the_tiles_that_are_left() -> None:
    state = table()
    gone(state, "A1", "C1")

    left = dict(view(state, None).left)

    assert (left["alphatite-3"], left["alphatite-4"], left["alien"]) == (1, 1, 5)
    assert "alphatite-1" not in left
    assert sum(left.values()) == 46


@pytest.mark.clause("DV84", "DV85")
@pytest.mark.parametrize(("incident", "action"), [("pirate", ""), ("meteor", "buy")])
def test_everybody_sees_with_what_the_active_player_may_be_struck(
    incident: str, action: str
) -> None:
    state = table(3, incidents={A: [incident]})
    state.players[A].bribes.clear()
    do(state, A, "buy", "declare k1-a", "reveal G1")
    if action:
        do(state, B, action)

    for viewer in (A, B, None):
        seen = view(state, viewer)
        assert (seen.ambush, seen.decision, seen.waiting) == (incident, "ambush", (A,))
    do(state, A, "pass")
    assert view(state, A).ambush == ""
