"""What the pictures of Delta Vee show of a choice that is being made."""

from __future__ import annotations

from dataclasses import replace

from games.delta_vee.hit_view import HitView
from games.delta_vee.view import view
from render.boards.delta_vee_facts import best, plan_lines
from render.overlay import near, places
from render.palette import LIT
from render.scene import Disc, Group, Scene, names
from render.signs import matched, placed
from tests.games.delta_vee.builder import A, B

from .delta_vee_looks import BOARD, caption, duel
from .positions import written


def lit_hours(scene: Scene) -> set[str]:
    return {
        each.name
        for each in placed(scene.marks)
        if each.name.startswith("hour-clock-")
        for mark in each.marks
        if isinstance(mark, Disc) and mark.edge == LIT
    }


def test_who_chooses_what_is_hit_sees_the_parts_large_and_those_that_may_be_hit_lit() -> None:
    state = duel()
    hits = tuple(HitView(part, "", "damaged", False, 0, 0, 0) for part in ("bridge", "engine"))
    seen = replace(view(state, A), struck="2A", hits=hits, hand="1A")
    asked = replace(
        caption(), highlighted=frozenset({"bridge", "engine"}), chosen=frozenset({"engine"})
    )

    scene = near(BOARD, seen, asked)

    assert scene is not None
    assert names(scene, "choice-") == ["choice-bridge", "choice-engine"]
    assert {"part-2A-bridge-sound", "part-2A-field-sound"} & set(names(scene))
    assert names(scene, "shot-") == []
    assert names(scene, "chosen-") == ["chosen-engine"]


def test_a_fire_tells_range_velocity_and_their_sum_and_weapons_alike_share_its_row() -> None:
    state = duel()
    state.phase, state.units[0].field_on = "fire", False
    own = view(state, A)

    scene = BOARD.near(own, caption())

    assert scene is not None
    shot = best(own.shots)[0]
    assert any(
        f"Range {shot.range} + velocity {shot.relative} = {shot.value}" in said
        for said in written(scene)
    )
    rows = names(scene, "shot-")
    assert len(rows) == len(set(rows))


def test_only_the_fire_that_is_chosen_has_a_golden_edge() -> None:
    state = duel()
    state.phase, state.units[0].field_on = "fire", False
    own = view(state, A)
    shot = best(own.shots)[0]
    ids = frozenset({shot.target, shot.mode, shot.weapon})

    plain, taken = BOARD.near(own, caption()), BOARD.near(own, replace(caption(), chosen=ids))

    assert plain is not None
    assert taken is not None
    assert names(plain, "chosen-shot-") == []
    assert len(names(taken, "chosen-shot-")) == 1


def test_the_hours_to_which_a_ship_can_turn_are_lit() -> None:
    state = duel()
    state.phase = "command"
    state.desks[A].words = []
    own = view(state, A)
    assert own.draft is not None
    assert own.draft.direction == 3

    for turns, hours in (({"left", "right"}, {2, 4}), ({"left"}, {2})):
        scene = BOARD.near(own, replace(caption(), highlighted=frozenset(turns)))
        assert scene is not None
        assert lit_hours(scene) == {f"hour-clock-{hour}" for hour in hours}


def test_a_fleet_is_drawn_with_the_heading_that_is_chosen_for_it_for_its_owner_alone() -> None:
    state = duel()
    state.phase = "setup"
    chosen = replace(caption(), chosen=frozenset({"side-1", "clock-6"}))

    mine, theirs = (BOARD.scene(view(state, seat), chosen) for seat in (A, B))

    assert nose(mine, "1A") == "nose-6"
    assert nose(theirs, "1A") == "nose-3"


def nose(scene: Scene, unit: str) -> str:
    (group,) = [each for each in placed(scene.marks) if each.name == f"unit-{unit}"]
    return next(each.name for each in placed(group.marks) if each.name.startswith("nose-"))


def test_energy_and_velocity_are_both_told_as_they_are_after_the_plan() -> None:
    state = duel()
    state.phase = "command"
    own = view(state, A)
    assert own.draft is not None
    assert own.draft.cost

    scene = BOARD.near(own, caption())

    assert scene is not None
    assert f"energy-{own.draft.energy}" in names(scene)
    assert f"speed-{own.draft.velocity}" in names(scene)


def test_a_plan_that_leads_beyond_the_sheets_says_so() -> None:
    state = duel()
    state.phase = "command"
    own = view(state, A)
    assert own.draft is not None
    gone = replace(own, draft=replace(own.draft, course=((-5, 3),)))

    assert any("off the map" in line for line in plan_lines(gone, caption()))


def test_lessons_point_at_ones_own_units_and_at_what_is_in_ones_own_pods() -> None:
    mine = BOARD.own(view(duel(), A))

    def is_mine(name: str) -> bool:
        return any(matched(each, name) is not None for each in mine)

    assert is_mine("unit-1A")
    assert is_mine("unit-1x1")
    assert is_mine("stock-intelligent")
    assert not is_mine("unit-2A")


def test_in_a_draw_no_side_is_framed_as_the_winner() -> None:
    state = duel()
    state.over, state.winner = "turns", -1
    seen = view(state, A)
    assert seen.winner is None
    assert "won" not in names(BOARD.scene(seen, caption()))
    assert isinstance(places(BOARD, BOARD.scene(seen, caption()))["1A"].group, Group)
