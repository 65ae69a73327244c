"""SM40, SM45: what others may know, and what happens to a seat out of time."""

from __future__ import annotations

import pytest

from engine import active_seats, start
from games.space_mission import GAME, fallback
from games.space_mission.events import Scanned
from games.space_mission.parts import SPACE
from games.space_mission.setup import Options
from games.space_mission.view import view

from .table import A, B, can, do, mark, settle, table


@pytest.mark.clause("SM40")
def test_what_an_action_tells_others_does_not_depend_on_what_they_cannot_know() -> None:
    """A tile put under a probe or taken looks the same whichever it is."""
    for verb in ("mark", "take"):
        told = set()
        for tile in ("water", "ore-red"):
            pile = ["water", "ore-red", "medal", SPACE]
            state = table(hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": pile})
            if verb == "take":
                settle(state, A, "hazard")
                do(state, A, "discover")
            else:
                do(state, A, "scan s3l1")
            outcome = do(state, A, f"{verb} {tile}")
            told.add(tuple(event for event in outcome.events if event.known_to(B)))
            told.add((view(state, B), view(state, None).planets))  # type: ignore[arg-type]
        assert len(told) == 2


@pytest.mark.clause("SM40", "SM41")
@pytest.mark.parametrize("kinds", [["water"], ["water", "medal", "ore-red"]])
def test_the_choice_is_asked_even_when_one_kind_is_left(kinds: list[str]) -> None:
    state = table(hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": [*kinds, SPACE]})

    outcome = do(state, A, "scan s3l1")

    assert [type(event) for event in outcome.events if event.known_to(B)] == [Scanned]
    assert list(active_seats(state)) == [A]
    assert view(state, B).looking == "hazard"


@pytest.mark.clause("SM40")
def test_the_pile_is_seen_only_while_it_is_looked_through() -> None:
    state = table(hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": ["water", SPACE]})
    do(state, A, "scan s3l1")

    assert view(state, A).planet("hazard").tiles == ("water", SPACE)
    assert view(state, B).planet("hazard").tiles == ()
    do(state, A, "mark water")

    assert view(state, A).planet("hazard").tiles == (SPACE,)  # turned up
    assert view(state, A).planet("hazard").marked == ()


@pytest.mark.clause("SM40")
def test_the_order_of_a_pile_tells_nothing() -> None:
    views = []
    for pile in (["water", "ore-red", SPACE], [SPACE, "ore-red", "water"]):
        state = table(hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": pile})
        outcome = do(state, A, "scan s3l1")
        views.append((view(state, A), outcome.events, can(state, A)))

    assert views[0] == views[1]


@pytest.mark.clause("SM40")
def test_at_the_end_everything_lies_open() -> None:
    state = table(2, piles={"hazard": ["water", "medal", SPACE]})
    mark(state, A, "hazard", "water")
    state.pilots[A].tiles = ["ore-red"]
    state.over = "space"
    state.stack.clear()

    seen = view(state, None)

    assert seen.planet("hazard").marked == ("water",)
    assert seen.planet("hazard").tiles == ("medal", SPACE)
    assert seen.pilots[A].taken == ("ore-red",)
    assert seen.result is not None


@pytest.mark.clause("SM13", "SM46")
@pytest.mark.parametrize("notebook", [True, False])
def test_without_the_notebook_what_was_shown_disappears(notebook: bool) -> None:  # noqa: FBT001 - a parameter
    state = start(GAME, 2, Options(notebook=notebook), "00" * 16, 0).state

    assert GAME.rules.ephemeral_secrets(state) is not notebook


@pytest.mark.clause("SM45")
def test_a_seat_out_of_time_tops_up_without_discarding() -> None:
    state = table()

    assert str(fallback(state, A)) == "top-up"


@pytest.mark.clause("SM45")
def test_a_seat_out_of_time_gets_the_tile_worth_most_to_it() -> None:
    pile = ["alien-blue", "water", "ore-red", "medal", SPACE]
    state = table(hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": pile})
    state.pilots[A].tiles = ["ore-red", "ore-red"]
    do(state, A, "scan s3l1")

    assert str(fallback(state, A)) == "mark ore-red"
