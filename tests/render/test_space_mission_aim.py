"""Space Mission in pictures: what is lit, what is framed, and what is the viewer's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine import Seat
from games.space_mission import GAME
from games.space_mission.state import State
from games.space_mission.view import view
from render.callouts import spots
from render.extent import extent
from render.overlay import overlaid, whole
from render.scene import Line, Scene, names
from tests.games.space_mission.table import A, B, do, mark, settle, table

from .cover import positions_of
from .positions import lit
from .space_mission_looks import BOARD, caption, group, positions, private


def test_the_own_board_lights_up_what_may_be_chosen() -> None:
    state = table(hands={A: ["j1s4", "s3l1"]}, ships={A: "ruby-red"})

    found = set(names(private(state, A)))

    lights = {name for name in found if name.startswith("highlighted-")}
    planets = {"highlighted-freezer", "highlighted-hazard", "highlighted-caldera"}
    assert lights == planets | {"highlighted-j1s4"}
    assert {"card-j1s4", "card-s3l1"} <= found


def lights(scene: Scene) -> set[str]:
    return {name.removeprefix("highlighted-") for name in names(scene, "highlighted-")}


def test_a_card_that_can_only_be_discarded_is_lit_when_that_is_asked() -> None:
    state = table(hands={A: ["j1s4", "s3l1"]}, ships={A: "ruby-red"})

    assert "s3l1" not in lights(private(state, A))
    asked = BOARD.scene(view(state, A), caption(frozenset({"j1s4", "s3l1"})))
    assert lights(asked) == {"j1s4", "s3l1"}


def test_the_planet_of_the_ship_is_lit_where_something_can_be_done_on_it() -> None:
    state = table(hands={A: ["s2l4", "s3l1"], B: ["s3l3"]}, ships={A: "ruby-red"})
    assert "ruby-red" in lights(private(state, A))
    state.pilots[A].hand = ["s3l1"]
    assert "ruby-red" not in lights(private(state, A))
    settle(state, B, "ruby-red")

    assert "ruby-red" in lights(private(state, A))
    # Where to fly is asked: one cannot fly to where one is.
    only = BOARD.scene(view(state, A), caption(frozenset({"hazard", "caldera"})))
    assert lights(only) == {"hazard", "caldera"}


def about_to(state: State, *chosen: str, then: frozenset[str] = frozenset()) -> Scene:
    """The picture of a panel where ``chosen`` is about to be done, and what may follow."""
    words = replace(caption(then), chosen=frozenset(chosen), waited=(A,), asked="Ann: act")
    scene = BOARD.near(view(state, A), words)
    assert scene is not None
    return overlaid(BOARD, scene, words)


def framed(scene: Scene) -> set[str]:
    return {name.removeprefix("chosen-") for name in names(scene, "chosen-")}


def test_whatever_is_about_to_be_done_frames_its_planet() -> None:
    hand = ["s2l4", "s3l1", "s4l4"]
    state = table(hands={A: hand, B: ["s3l3"]}, ships={A: "ruby-red"})
    state.last = "hazard"

    assert framed(about_to(state, "s2l4")) == {"s2l4", "ruby-red"}
    mark(state, A, "ruby-red", state.planet("ruby-red").pile[0])
    assert framed(about_to(state, "s3l1", "s4l4")) == {"s3l1", "s4l4", "ruby-red"}
    assert "last" not in names(about_to(state, "s3l1", "s4l4"))
    settle(state, B, "ruby-red")
    assert framed(about_to(state)) == {"ruby-red"}
    assert framed(about_to(state, "hazard")) == {"hazard"}
    assert framed(about_to(state, "s3l1", then=frozenset({"s2l4", "s4l4"}))) == {"s3l1"}


def test_cards_that_are_shown_as_played_stay_in_the_picture() -> None:
    state = table(hands={A: ["j3l3", "s2l4", "s3l1"]}, ships={A: "goldmist"})
    before = names(about_to(state, "j3l3", "ruby-red"), "card-")
    do(state, A, "jump j3l3 ruby-red")

    after = about_to(state, "j3l3", "ruby-red", then=lit(state, A))

    assert names(after, "card-") == before
    assert framed(after) == {"j3l3", "ruby-red"}
    assert "j3l3" not in lights(after)


def test_what_is_chosen_is_framed_inside_the_picture() -> None:
    state = table(hands={A: ["j1l2", "j3l3", "s2l4", "s3l1", "s4l4"]}, ships={A: "ruby-red"})
    for id_ in [*(each.name for each in state.ring), *state.pilots[A].hand]:
        scene = whole(BOARD, view(state, A), replace(caption(), chosen=frozenset({id_})))
        frame = group(scene, f"chosen-{id_}")
        for line in frame.marks:
            assert isinstance(line, Line)
            for end, size in zip(zip(*line.points, strict=True), scene.size, strict=True):
                assert line.width // 2 <= min(end)
                assert max(end) <= size - line.width // 2


@pytest.mark.parametrize("sign", ["scan", "land", "pile"])
def test_a_lesson_points_at_the_planet_where_the_ship_is(sign: str) -> None:
    for planet in ("ruby-red", "hazard", "goldmist"):
        state = table(ships={A: planet})
        seen = view(state, A)
        words = replace(caption(lit(state, A)), waited=(A,), own=BOARD.own(seen))
        scene = BOARD.near(seen, words)
        assert scene is not None
        left, top, right, bottom = extent((group(scene, f"site-{planet}"),))

        (spot,) = spots(BOARD, scene, words, (sign,))

        assert left <= spot.bounds[0] <= spot.bounds[2] <= right
        assert top <= spot.bounds[1] <= spot.bounds[3] <= bottom


def test_whatever_is_lit_can_be_framed_once_it_is_chosen() -> None:
    assert lit_and_framed(positions_of(GAME.slug))


@pytest.mark.long
def test_whatever_is_ever_lit_can_be_framed_once_it_is_chosen() -> None:
    assert {"hazard", "water", "j1s1"} <= lit_and_framed(positions())


def lit_and_framed(looked_at: Sequence[tuple[State, Seat | None]]) -> set[str]:
    """What is lit in some positions; all of it has to be framed once it is chosen."""
    found = set[str]()
    for state, seat in looked_at:
        if seat is None:
            continue
        words = caption(lit(state, seat))
        shown = names(BOARD.scene(view(state, seat), words), "highlighted-")
        chosen = frozenset(name.removeprefix("highlighted-") for name in shown)
        framed = names(whole(BOARD, view(state, seat), replace(words, chosen=chosen)))
        assert {f"chosen-{id_}" for id_ in chosen} <= set(framed)
        found |= chosen
    return found
