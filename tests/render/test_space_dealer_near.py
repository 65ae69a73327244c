"""Space Dealer: the picture of a panel shows what its decision needs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.space_dealer.view import view
from render import overlay
from render.overlay import overlaid
from render.scene import Scene, names
from tests.games.space_dealer.table import A, B, build

from .positions import written
from .space_dealer_looks import BOARD, caption, group, near, planet


def test_a_decision_shows_the_own_planet_with_its_planned_cards_and_those_on_offer() -> None:
    state = planet()
    state.planets[A].zone = ["converter-1"]
    state.planets[A].pile = ["mine-green-2", "mine-green-1"]

    found = names(near(state, A, "mine-green-2", "mine-red-1"))

    assert {"home-0", "hand-converter-1", "hand-mine-green-2", "card-mine-red-1"} <= set(found)
    assert "hand-mine-green-1" not in found
    assert "home-1" not in found


@pytest.mark.clause("SD27")
def test_a_delivery_shows_what_the_planet_where_the_ship_is_wants() -> None:
    state = planet()

    found = names(near(state, B, "mine-red-1=yg"))

    assert {"demand-mine-red-1=yg", "highlighted-demand-mine-red-1=yg", "hold-1-0"} <= set(found)
    assert "orbit" not in found


@pytest.mark.clause("SD22")
def test_a_flight_shows_the_ring_and_once_it_is_chosen_what_the_planet_wants() -> None:
    state = planet()

    asked = near(state, B, "ship", "seat-0", "gizzi-1")
    chosen = near(state, B, "mine-red-2", chosen=("ship", "seat-0"))

    assert {"orbit", "highlighted-field-seat-0", "hold-1-0"} <= set(names(asked))
    assert "demand-mine-red-1=yg" not in names(asked)
    assert "demand-mine-red-1=yg" in names(chosen)


@pytest.mark.clause("SD22")
@pytest.mark.parametrize("field", ["gizzi-1", "seat-0", "seat-1"])
def test_where_a_ship_flies_is_framed_whatever_else_may_be_done_then(field: str) -> None:
    state = planet()
    state.planets[B].pile = ["mine-green-2"]
    asked = replace(caption(frozenset(("mine-green-2",))), chosen=frozenset(("ship", field)))

    scene = overlay.near(BOARD, view(state, B), asked)

    assert scene is not None
    assert names(scene, "chosen-") == [f"chosen-{field}"]
    # What the planet wants takes the place of what else there is.
    assert ("hand-mine-green-2" in names(scene)) == (field != "seat-0")
    assert ("demand-mine-red-1=yg" in names(scene)) == (field == "seat-0")


def test_what_is_about_a_player_is_not_taken_for_a_flight_to_their_planet() -> None:
    assert "orbit" not in names(near(planet(), B, "timer-1", chosen=("seat-0",)))


@pytest.mark.clause("SD27")
def test_a_delivery_is_shown_rather_than_flights_and_beside_what_else_may_be_done() -> None:
    state = planet()
    build(state, B, "mine-yellow-2:l1")

    found = names(near(state, A, "mine-yellow-2=rb", "ship", "gizzi-1", "mine-red-1"))

    assert {"highlighted-demand-mine-yellow-2=rb", "highlighted-card-mine-red-1"} <= set(found)
    assert "orbit" not in found


def test_what_is_chosen_of_the_own_planet_is_shown_whatever_flew_before() -> None:
    found = names(near(planet(), A, chosen=("ship", "seat-1", "mine-red-1")))

    assert {"orbit", "card-mine-red-1"} <= set(found)


def test_what_is_built_stands_above_what_is_wanted_there_with_its_number() -> None:
    scene = near(planet(), B, "mine-red-1=yg")

    card = Scene((0, 0), "", (), (group(scene, "card-mine-red-1"),))
    assert written(card) == ["1"]
    assert names(scene, "site-0-") == []


@pytest.mark.clause("SD42")
def test_a_block_shows_what_is_built_where_it_can_lie() -> None:
    found = names(near(planet(), B, "mine-red-1", "mine-blue-1"))

    assert {"highlighted-card-mine-red-1", "card-depot-1", "home-1"} <= set(found)


def test_sites_on_offer_are_lit_on_the_own_planet_alone() -> None:
    scene = near(planet(), B, "r2", "mine-red-1")

    assert "card-depot-1" in names(scene)
    assert names(scene, "site-0-")
    assert names(scene, "highlighted-site-") == []
    assert names(near(planet(), A, "r2", "left"), "highlighted-site-") == [
        "highlighted-site-left",
        "highlighted-site-r2",
    ]


def test_only_a_chosen_site_is_framed_so_that_moves_of_others_are_not_shown_on_it() -> None:
    assert names(near(planet(), A, "r2", "r3", chosen=("r2",)), "place-") == ["place-r2"]
    assert names(near(planet(), A, "r2"), "place-") == []


def test_what_is_chosen_is_framed_and_the_last_moves_are_numbered() -> None:
    asked = replace(caption(), chosen=frozenset(("gizzi-1",)), trail=(("depot-1",), ("seat-1",)))
    scene = overlaid(BOARD, BOARD.scene(view(planet(), A), asked), asked)

    assert names(scene, "chosen-") == ["chosen-gizzi-1"]
    assert names(scene, "step-") == ["step-1", "step-2"]
