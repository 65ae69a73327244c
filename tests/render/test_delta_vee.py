"""Delta Vee in pictures and words: what they show, and what they must not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import hypot

import pytest

from engine import Dice, Seat, copy
from games.delta_vee import GAME
from games.delta_vee.hexes import COLUMNS, ROWS
from games.delta_vee.log_view import PartView
from games.delta_vee.sheet_view import cell_name
from games.delta_vee.unit_view import ahead_of
from games.delta_vee.view import View, view
from render.boards import delta_vee_art as art
from render.boards.delta_vee_courses import free
from render.boards.delta_vee_map import LEFT, ground, whole
from render.boards.delta_vee_pods import GROUND, compartment
from render.paint import paint
from render.palette import GOLD, INK, PANEL, RAISED, SPACE, WHITE
from render.scene import Group, Mark, Scene, Text, dump, names
from render.signs import placed
from tests.games.delta_vee.builder import A, B, add, dealt, missile, ready, space
from tests.render.sight import EYES, contrast, difference

from .cover import Positions
from .delta_vee_looks import (
    A_FEW,
    BOARD,
    EVIL,
    FEW_AND_MANY,
    PLAIN,
    PODS,
    ROOM,
    SCENARIOS,
    TEXTS,
    caption,
    duel,
    flat,
)
from .positions import words_fit, written


@pytest.mark.clause("VE1201")
def test_units_fly_on_the_map_with_heading_velocity_field_and_bodies() -> None:
    found = names(BOARD.scene(view(duel(), A), caption()))

    assert {"unit-1A", "unit-2A", "unit-1x1", "unit-2x1"} <= set(found)
    assert {"nose-3", "nose-8", "nose-12", "nose-9"} <= set(found)
    assert {"velocity-2A-2", "velocity-2x1-4", "course-2A", "planned-1A"} <= set(found)
    assert "field-1A" in found
    assert "field-2A" not in found
    assert {"planet-7-9", "asteroids-9-7"} <= set(found)


@pytest.mark.clause("VE1203")
def test_what_is_unknown_is_a_bare_echo_to_the_enemy_alone() -> None:
    state = duel()

    assert "token-unknown" in names(BOARD.scene(view(state, None), caption()))
    assert "token-guided" not in names(BOARD.scene(view(state, None), caption()))
    assert "token-guided" in names(BOARD.scene(view(state, B), caption()))
    assert "guided missile" not in BOARD.text(view(state, A), caption())
    assert "guided missile" in flat(BOARD.text(view(state, B), caption()))


def test_rulers_number_the_columns_and_rows_so_that_a_hex_can_be_found() -> None:
    seen = view(duel(), None)
    win = whole(seen, 0)
    above = {mark.x: mark.words for mark in _rulers(seen) if mark.x > LEFT}
    beside = {mark.y: mark.words for mark in _rulers(seen) if mark.x < LEFT}

    named = 0
    for cell in ((c, r) for c in range(COLUMNS) for r in range(ROWS) if win.shows((c, r))):
        (x, y), name = win.at(cell), cell_name(seen.sheets, cell)
        named += x in above and y in beside
        assert above.get(x, name[1:3]) == name[1:3]
        assert beside.get(y, name[3:]) == name[3:]
    assert named > 9
    assert "A" in written(BOARD.scene(seen, caption()))


def _rulers(seen: View) -> Iterator[Text]:
    for mark in ground(seen.sheets, whole(seen, 0)):
        if isinstance(mark, Group) and mark.name == "ruler":
            yield from (each for each in mark.marks if isinstance(each, Text))


def test_no_unit_stands_on_another_however_many_share_a_hex() -> None:
    state = duel()
    for kind in ("guided", "unguided", "intelligent", "mims") * 2:
        missile(state, state.unit("1A"), kind, ("A0808", 5, 3))
    for seat in (None, A):
        scene = BOARD.scene(view(state, seat), caption())
        units = [group for group in placed(scene.marks) if group.name.startswith("unit-")]
        assert len(units) == len(state.units)
        for one, other in combinations(units, 2):
            assert hypot(one.x - other.x, one.y - other.y) > 2 * art.BODY


def test_courses_that_share_their_way_run_beside_each_other() -> None:
    state = duel()
    for _ in range(3):
        missile(state, state.unit("2A"), "unguided", ("A1108", 9, 4))
    scene = BOARD.scene(view(state, None), caption())
    courses = [group.marks for group in placed(scene.marks) if group.name.startswith("course-2x")]

    assert len(courses) == 4
    assert all(one != other for one, other in combinations(courses, 2))


@pytest.mark.clause("VE1203")
def test_what_a_missile_was_told_is_seen_by_its_side_alone() -> None:
    state = duel()
    state.phase, state.phasing = "command", 1
    hunter = next(unit for unit in state.units if unit.id == "2x1")
    hunter.planned = [5, 10, 0]

    own = view(state, B).unit("2x1")
    assert own is not None
    assert (len(own.told), own.told_direction) == (5, 10)
    assert (own.velocity, own.direction) == (4, 9)
    assert "told-2x1" in names(BOARD.scene(view(state, B), caption()))
    for other in (A, None):
        seen = view(state, other).unit("2x1")
        assert seen is not None
        assert (seen.told, seen.told_direction) == ((), 0)
        assert names(BOARD.scene(view(state, other), caption()), "told-") == []


def test_the_clock_stands_on_the_near_map_and_only_where_a_heading_is_asked() -> None:
    state = space()
    add(state, "1A", "sword", ("A0808", 3, 3), "heavy")
    state.phase, state.desks[A].unit = "command", "1A"
    own = view(state, A)
    turning = replace(caption(), highlighted=frozenset({"left", "right"}))

    asked, not_asked = BOARD.near(own, turning), BOARD.near(own, caption())

    assert asked is not None
    assert not_asked is not None
    assert len(names(asked, "hour-clock-")) == 12
    assert names(not_asked, "hour-") == names(BOARD.scene(own, turning), "hour-") == []


def test_hexes_of_which_one_is_chosen_are_seen_near() -> None:
    state = duel()
    state.desks[A].unit, state.desks[A].words = "", []
    own = view(state, A)

    near = BOARD.near(own, replace(caption(), highlighted=frozenset({"B0303", "B0404"})))

    assert near is not None
    assert names(near, "free-") == ["free-B0303", "free-B0404"]
    assert names(near, "unit-") == []
    assert BOARD.near(own, caption()) is None


def test_what_can_be_chosen_is_lit_and_nothing_else() -> None:
    own = view(duel(), B)
    lit = replace(caption(), highlighted=frozenset({"1A", "2A", "A1010"}))

    scene = BOARD.scene(own, lit)

    assert names(scene, "lit-") == ["lit-2A"]
    assert names(scene, "aim-") == ["aim-1A"]
    assert names(scene, "free-") == ["free-A1010"]
    assert names(BOARD.scene(own, caption()), "lit-") == []
    assert names(BOARD.scene(own, caption()), "aim-") == []


@pytest.mark.clause("VE1200")
def test_the_plan_is_drawn_and_counted_for_its_owner_alone() -> None:
    state = duel()
    state.phase = "command"
    own = view(state, A)
    assert own.draft is not None

    drawn, close = BOARD.hand(own, caption()), BOARD.near(own, caption())

    assert drawn is not None
    assert close is not None
    assert "planned-1A" in names(close)
    assert f"moves-{own.draft.moves}" in names(close)
    told = " ".join(written(drawn))
    assert "Plan for Ship 1A" in told
    assert f"velocity {own.draft.velocity}" in told
    assert f"Costs {own.draft.cost}, leaves {own.draft.energy}" in told
    assert BOARD.notes(own, caption())[:2] == ("Plan for Ship 1A", "Accelerate, Turn left")
    assert "Accelerate, Turn left" in BOARD.text(own, caption())
    for other in (B, None):
        assert "planned-1A" not in names(BOARD.scene(view(state, other), caption()))
        assert "Accelerate" not in BOARD.text(view(state, other), caption())
        assert BOARD.notes(view(state, other), caption()) == ()


@pytest.mark.clause("VE1200")
def test_plans_put_aside_are_told_to_their_owner_alone() -> None:
    state = duel()
    state.phase = "command"
    state.desks[A].plans = {"1A": ["decel"]}
    state.desks[A].unit, state.desks[A].words = "", []
    said = "Put aside for Ship 1A: Decelerate"

    assert said in BOARD.notes(view(state, A), caption())
    assert said in BOARD.text(view(state, A), caption())
    drawn = BOARD.hand(view(state, A), caption())
    assert drawn is not None
    assert said in " ".join(written(drawn))
    for other in (B, None):
        assert "Put aside" not in BOARD.text(view(state, other), caption())
        assert BOARD.notes(view(state, other), caption()) == ()


@pytest.mark.clause("VE1200", "VE420")
def test_the_plan_says_when_only_a_decelerate_is_left() -> None:
    state = duel()
    state.phase = "command"
    state.desks[A].words = []
    state.unit("1A").velocity = 9
    told = BOARD.notes(view(state, A), caption())

    assert told[-1].endswith("one Decelerate left · 1 battle command left")


@pytest.mark.clause("VE1200", "VE720")
def test_a_course_ends_where_an_unguided_missile_will_be_with_the_speed_it_gains() -> None:
    state = duel()
    rocket = missile(state, state.unit("1A"), "unguided", ("A0505", 4, 3))
    state.phase, state.phasing = "fire", rocket.side
    seen = view(state, Seat(rocket.side)).unit(rocket.id)
    assert seen is not None

    assert len(ahead_of(seen)) == rocket.velocity + 1


def test_the_own_logs_show_boxes_energy_and_missiles() -> None:
    state = duel()
    state.desks[A].unit = ""

    drawn = BOARD.hand(view(state, A), caption())

    assert drawn is not None
    found = names(drawn)
    assert {"part-1A-bridge-sound", "part-1A-pod-1-sound", "stock-unguided"} <= set(found)
    assert {"glyph-heavy", "glyph-bay", "glyph-energy"} <= set(found)
    assert names(drawn, "part-1A-engine-") == ["part-1A-engine-vulnerable"]
    log = view(state, A).log("1A")
    assert log is not None
    assert f"{log.energy}/{log.capacity}" in written(drawn)
    assert f"burn {log.burn}" in " ".join(written(drawn))


def test_the_fires_are_listed_the_likeliest_first() -> None:
    state = duel()
    state.phase, state.units[0].field_on = "fire", False
    own = view(state, A)
    assert own.shots

    drawn = BOARD.near(own, caption())

    assert drawn is not None
    best = max(shot.chance for shot in own.shots)
    chances = [int(name.rpartition("-")[2]) for name in names(drawn, "chance-")]
    assert chances[0] == best
    assert chances == sorted(chances, reverse=True)
    assert f"{best} in 10" in BOARD.text(own, caption())


def test_the_text_board_names_energy_pods_and_targets_where_there_is_room() -> None:
    state = duel()
    assert "v3, energy 222 of 222, force field" in flat(BOARD.text(view(state, A), caption()))
    state.phase, state.units[0].field_on = "fire", False

    said = flat(BOARD.text(view(state, A), caption()))

    assert "2A (Dagger)" in said
    assert "pods: Energy, Heavy" in said


def test_the_enemy_that_is_struck_is_shown_with_its_compartments() -> None:
    state = duel()
    state.desks[A].unit, state.desks[A].words = "", []
    seen = replace(view(state, A), struck="2A")

    drawn = BOARD.near(seen, caption())

    assert drawn is not None
    assert "part-2A-bridge-sound" in names(drawn)
    assert names(drawn, "energy-") == []


@FEW_AND_MANY
def test_spectators_have_no_hand_and_nobody_has_one_after_the_end(looked_at: Positions) -> None:
    for state, seat in looked_at():
        if seat is None or state.over:
            assert BOARD.hand(view(state, seat), caption()) is None


def test_all_units_are_on_the_one_map_however_far_they_are_apart() -> None:
    for scenario in SCENARIOS:
        seen = view(ready(scenario), None)
        found = names(BOARD.scene(seen, caption()), "unit-")
        assert sorted(found) == sorted(f"unit-{unit.id}" for unit in seen.units), scenario


def test_the_map_stays_where_it_is_while_units_move_a_little() -> None:
    state = duel()
    before = whole(view(state, None), 0)
    state.unit("2x1").q -= 1

    assert whole(view(state, None), 0) == before


@pytest.mark.clause("VE1201")
@FEW_AND_MANY
def test_words_say_what_the_picture_shows(looked_at: Positions) -> None:
    for state, seat in looked_at():
        seen = view(state, seat)
        said = flat(BOARD.text(seen, caption()))
        for unit in seen.units:
            assert unit.id in said
            assert unit.hex in said
            assert f"h{unit.direction} v{unit.velocity}" in said
        for log in seen.logs:
            assert log.id in said
            if log.energy is not None and not log.fate and seen.unit(log.id):
                assert f"energy {log.energy} of {log.capacity}" in said
            if log.fate:
                assert TEXTS(f"vee-fate-{log.fate}") in said
        for cell in seen.planets:
            assert cell_name(seen.sheets, cell) in said


@FEW_AND_MANY
def test_the_end_is_told_in_picture_and_words(looked_at: Positions) -> None:
    ended = [state for state, seat in looked_at() if state.over and seat is None]
    assert ended
    for state in ended:
        seen = view(state, None)
        assert seen.result is not None
        scene = BOARD.scene(seen, caption())
        assert sorted(names(scene, "score-")) == ["score-1", "score-2"]
        assert TEXTS(f"over-{seen.over}") in written(scene)
        said, told = BOARD.text(seen, caption()), BOARD.alt(seen, caption())
        for row in seen.result.rows:
            assert f"ships destroyed {row[0]}, lost {row[1]}" in flat(said)
        assert "is over in turn" in told


@pytest.mark.parametrize("called", [PLAIN, EVIL], ids=["plain", "evil"])
@FEW_AND_MANY
def test_text_board_and_description_fit_whatever_players_are_called(
    looked_at: Positions, called: tuple[str, ...]
) -> None:
    for state, seat in looked_at():
        seen, words = view(state, seat), caption(called=called)
        words_fit(BOARD.text(seen, words), BOARD.alt(seen, words))


@A_FEW
def test_pictures_are_1024_wide_and_at_most_60_kilobytes(looked_at: Positions) -> None:
    for number, (state, seat) in enumerate(looked_at()):
        if number % 4 and not state.over:
            continue
        seen = view(state, seat)
        for draw in (BOARD.scene, BOARD.near, BOARD.hand):
            scene = draw(seen, caption())
            if scene is not None:
                assert scene.size[0] == 1024
                assert len(paint(scene)) <= ROOM, (state.scenario, seat, state.turn)


def test_the_same_view_gives_the_same_bytes() -> None:
    assert paint(BOARD.scene(view(duel(), A), caption())) == paint(
        BOARD.scene(view(duel(), A), caption())
    )


@pytest.mark.clause("VE1203")
@FEW_AND_MANY
def test_nothing_shown_depends_on_what_the_viewer_cannot_know(looked_at: Positions) -> None:
    changed = 0
    for number, (state, seat) in enumerate(looked_at()):
        other = copy(GAME, state)
        GAME.rules.resample_hidden(other, seat, Dice(f"{number:032x}"))
        changed += other != state
        one, two = view(state, seat), view(other, seat)
        assert dump(BOARD.scene(one, caption())) == dump(BOARD.scene(two, caption()))
        assert BOARD.text(one, caption()) == BOARD.text(two, caption())
        assert BOARD.alt(one, caption()) == BOARD.alt(two, caption())
    assert changed > len(looked_at()) // 5


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_set_up_can_be_shown_before_any_ship_is_placed(scenario: str) -> None:
    state = dealt(scenario)
    for seat in (None, A, B):
        seen = view(state, seat)
        paint(BOARD.scene(seen, caption()))
        assert BOARD.text(seen, caption())
        assert BOARD.alt(seen, caption()).endswith(".")


@pytest.mark.parametrize("eyes", EYES)
def test_sides_stay_apart_for_all_eyes(eyes: str) -> None:
    one, other = (look.colour for look in art.SIDES)
    assert difference(one, other, eyes) >= 15


def test_words_stand_out_from_their_ground() -> None:
    for below in (SPACE, PANEL, RAISED):
        for colour in (*(look.colour for look in art.SIDES), WHITE, art.PHOSPHOR, GOLD):
            assert contrast(colour, below) >= 4.5
    assert contrast(WHITE, GROUND) >= 4.5
    assert contrast(INK, GOLD) >= 4.5


def test_classes_sides_kinds_and_conditions_have_shapes_of_their_own() -> None:
    def picture(marks: tuple[Mark, ...]) -> bytes:
        return paint(Scene((120, 120), SPACE, (), (Group("piece", marks, 60, 60),)))

    models = ["dagger", "sword", "spear", "piccolo", "flute", "clarinet"]
    models += ["gamma", "zeta", "iota", "mu"]
    assert len({picture(art.hull(model, 12, 30, WHITE)) for model in models}) == len(models)
    turned = [art.hull("sword", hour, 30, WHITE) for hour in range(1, 13)]
    turned += [art.token(art.Face(1, "", "", hour), 22) for hour in range(1, 13)]
    assert len(set(map(picture, turned))) == 24
    kinds = ("", "craft", "unguided", "guided", "intelligent", "mims")
    tokens = {
        picture(art.token(art.Face(side, kind, "", 3), 22)) for kind in kinds for side in (0, 1)
    }
    assert len(tokens) == 2 * len(kinds)
    pods = [PartView("pod-1", "sound", kind) for kind in PODS]
    assert len({picture(compartment(pod)) for pod in pods}) == len(PODS)
    states = ("sound", "vulnerable", "damaged", "destroyed")
    boxes = [picture(compartment(PartView("pod-1", name, "heavy"))) for name in states]
    assert all(one != other for one, other in combinations(boxes, 2))


def test_a_beam_is_drawn_between_two_units_or_not_at_all_however_near_they_are() -> None:
    for far in range(1, 300):
        points = free(((0, 0), (far, 0)), 52)

        assert points or far <= 130
        assert all(52 <= x <= far - 52 for x, _ in points)
