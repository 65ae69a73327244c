"""Delta Vee in pictures and words: what they show, and what they must not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from engine import Dice, Seat, copy
from games.delta_vee import GAME
from games.delta_vee.sheet_view import cell_name
from games.delta_vee.state import State
from games.delta_vee.unit_view import ahead_of
from games.delta_vee.view import View, view
from locales import Library
from render import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH, Board, Caption, load
from render.boards import delta_vee_art as art
from render.boards.delta_vee_log import compartment
from render.paint import paint
from render.palette import GOLD, INK, PANEL, RAISED, SPACE, WHITE
from render.scene import Group, Mark, Scene, Text, dump, names, walk
from render.text import columns
from tests.games.delta_vee.builder import A, B, add, dealt, launched_craft, missile, ready, space
from tests.games.delta_vee.games import played, setup
from tests.render.sight import EYES, contrast, difference

BOARD: Board[View] = load("delta_vee")
TEXTS = Library(strict=True).texts("en", "delta_vee")
PLAIN = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
EVIL = ("W" * 32, "```x\n" * 6, "\N{ROCKET}" * 16, "\u202e" + "m" * 31, "\u5929" * 32, "`")
SCENARIOS = ("showdown", "first-shot", "escape", "pirates", "convoy")
ROOM = 60 * 1024


def caption(called: tuple[str, ...] = PLAIN) -> Caption:
    return Caption(texts=TEXTS, names=called, phrase=GAME.phrase)


def written(scene: Scene) -> list[str]:
    return [mark.words for mark in walk(scene) if isinstance(mark, Text)]


def flat(said: str) -> str:
    return " ".join(said.split())


@cache
def positions() -> tuple[tuple[State, Seat | None], ...]:
    """Positions of whole matches of all scenarios, as a spectator and both first seats see them."""
    return tuple(_positions())


def _positions() -> Iterator[tuple[State, Seat | None]]:
    for number, scenario in enumerate(SCENARIOS):
        seats = 6 if scenario == "convoy" else 2
        start = setup(scenario, number, seats, turns=5)
        for step, (state, _) in enumerate(played(start, ["captain", "random"])):
            if step % 29 == 3 or state.over:
                kept = copy(GAME, state)
                yield from ((kept, seat) for seat in (None, A, B))


def duel() -> State:
    """A ship with a force field against another one, a missile and a battlecraft."""
    state = space(planets=["A0810"], asteroids=["A1008"])
    mine = add(state, "1A", "sword", ("A0808", 3, 3), "heavy", "bay", "energy")
    theirs = add(state, "2A", "dagger", ("A1206", 8, 2), "heavy", "energy")
    mine.field_on = True
    theirs.weaving = True
    missile(state, theirs, "guided", ("A1108", 9, 4))
    launched_craft(state, mine, ("A0709", 12, 1), pod=1)
    state.phase, state.phasing = "command", 0
    state.desks[A].unit, state.desks[A].words = "1A", ["accel", "left"]
    mine.engine = 1
    return state


@pytest.mark.clause("VE1201")
def test_units_fly_on_the_map_with_heading_velocity_field_and_bodies() -> None:
    found = names(BOARD.scene(view(duel(), A), caption()))

    assert {"unit-1A-3-known", "unit-2A-8-known", "unit-1x1-12-known"} <= set(found)
    assert "unit-2x1-9-unknown" in found
    assert {"velocity-1A-3", "velocity-2A-2", "velocity-2x1-4", "course-1A"} <= set(found)
    assert "field-1A" in found
    assert "field-2A" not in found
    assert {"planet-7-9", "asteroids-9-7"} <= set(found)
    assert "clock" in found


@pytest.mark.clause("VE1203")
def test_what_is_unknown_is_a_bare_echo_to_the_enemy_alone() -> None:
    state = duel()

    assert "unit-2x1-9-unknown" in names(BOARD.scene(view(state, None), caption()))
    assert "unit-2x1-9-known" in names(BOARD.scene(view(state, B), caption()))
    assert "guided missile" not in BOARD.text(view(state, A), caption())
    assert "guided missile" in flat(BOARD.text(view(state, B), caption()))


def test_rulers_number_the_columns_and_rows_so_that_a_hex_can_be_named() -> None:
    state = duel()
    said = written(BOARD.scene(view(state, None), caption()))

    assert {"08", "12", "A"} <= set(said)
    for unit in view(state, None).units:
        assert cell_name(view(state, None).sheets, unit.cell) == unit.hex
        assert unit.hex in " ".join(said)


@pytest.mark.clause("VE1200")
def test_the_plan_is_drawn_and_counted_for_its_owner_alone() -> None:
    state = duel()
    state.phase = "command"
    own = view(state, A)
    assert own.draft is not None

    drawn = BOARD.hand(own, caption())

    assert drawn is not None
    assert "draft-1A" in names(drawn)
    told = " ".join(written(drawn))
    assert "Plan for Ship 1A" in told
    assert f"velocity {own.draft.velocity}" in told
    assert f"Costs {own.draft.cost}, leaves {own.draft.energy}" in told
    assert BOARD.notes(own, caption())[:2] == ("Plan for Ship 1A", "Accelerate, Turn left")
    assert "Accelerate, Turn left" in BOARD.text(own, caption())
    for other in (B, None):
        assert "draft-1A" not in names(BOARD.scene(view(state, other), caption()))
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
    assert {"sheet-1A", "card-bridge-sound", "card-pod-1-sound", "stock-unguided"} <= set(found)
    assert any(name.startswith("card-engine-") and name != "card-engine-sound" for name in found)
    log = view(state, A).log("1A")
    assert log is not None
    assert f"energy {log.energy} of {log.capacity}" in written(drawn)
    assert "heavy weapon pod" in written(drawn)


def test_the_fires_are_listed_the_likeliest_first() -> None:
    state = duel()
    state.phase, state.units[0].field_on = "fire", False
    own = view(state, A)
    assert own.shots

    drawn = BOARD.hand(own, caption())

    assert drawn is not None
    assert names(drawn, "shot-")
    best = max(shot.chance for shot in own.shots)
    assert f"{best} in 10" in BOARD.text(own, caption())


def test_the_text_board_names_pods_and_targets_where_there_is_room() -> None:
    state = duel()
    state.phase, state.units[0].field_on = "fire", False

    said = flat(BOARD.text(view(state, A), caption()))

    assert "2A (Dagger)" in said
    assert "pods: Energy, Heavy" in said


def test_spectators_have_no_hand_and_nobody_has_one_after_the_end() -> None:
    for state, seat in positions():
        if seat is None or state.over:
            assert BOARD.hand(view(state, seat), caption()) is None


def test_units_far_apart_are_seen_in_parts_of_the_map() -> None:
    for scenario in SCENARIOS:
        seen = view(ready(scenario), None)
        found = names(BOARD.scene(seen, caption()), "unit-")
        assert len(found) == len(seen.units), scenario
    pirates = BOARD.scene(view(ready("pirates"), None), caption())
    assert len(names(pirates, "window")) == 2
    assert "hex" in names(pirates)


@pytest.mark.clause("VE1201")
def test_words_say_what_the_picture_shows() -> None:
    for state, seat in positions():
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


def test_the_end_is_told_in_picture_and_words() -> None:
    ended = [state for state, seat in positions() if state.over and seat is None]
    assert len(ended) == len(SCENARIOS)
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
def test_text_board_and_description_fit_whatever_players_are_called(
    called: tuple[str, ...],
) -> None:
    for state, seat in positions():
        seen = view(state, seat)
        said, told = BOARD.text(seen, caption(called)), BOARD.alt(seen, caption(called))
        assert len(said) <= TEXT_ROOM
        assert all(columns(line) <= TEXT_WIDTH for line in said.split("\n"))
        assert "`" not in said
        assert not said.endswith("\N{HORIZONTAL ELLIPSIS}")
        assert len(told) <= ALT_ROOM
        assert told.endswith(".")


def test_pictures_are_1024_wide_and_at_most_60_kilobytes() -> None:
    for number, (state, seat) in enumerate(positions()):
        if number % 4 and not state.over:
            continue
        seen = view(state, seat)
        for scene in (BOARD.scene(seen, caption()), BOARD.hand(seen, caption())):
            if scene is not None:
                assert scene.size[0] == 1024
                assert len(paint(scene)) <= ROOM, (state.scenario, seat, state.turn)


def test_the_same_view_gives_the_same_bytes() -> None:
    assert paint(BOARD.scene(view(duel(), A), caption())) == paint(
        BOARD.scene(view(duel(), A), caption())
    )


@pytest.mark.clause("VE1203")
def test_nothing_shown_depends_on_what_the_viewer_cannot_know() -> None:
    changed = 0
    for number, (state, seat) in enumerate(positions()):
        other = copy(GAME, state)
        GAME.resample_hidden(other, seat, Dice(f"{number:032x}"))
        changed += other != state
        one, two = view(state, seat), view(other, seat)
        assert dump(BOARD.scene(one, caption())) == dump(BOARD.scene(two, caption()))
        assert BOARD.text(one, caption()) == BOARD.text(two, caption())
        assert BOARD.alt(one, caption()) == BOARD.alt(two, caption())
    assert changed > 20


def test_set_up_can_be_shown_before_any_ship_is_placed() -> None:
    for scenario in SCENARIOS:
        state = dealt(scenario)
        for seat in (None, A, B):
            seen = view(state, seat)
            paint(BOARD.scene(seen, caption()))
            assert BOARD.text(seen, caption())
            assert BOARD.alt(seen, caption()).endswith(".")


def test_writing_is_large_enough_for_a_phone() -> None:
    for state, seat in positions()[:9]:
        for mark in BOARD.scene(view(state, seat), caption()).marks:
            assert not isinstance(mark, Text) or mark.size >= 22


@pytest.mark.parametrize("eyes", EYES)
def test_sides_stay_apart_for_all_eyes(eyes: str) -> None:
    one, other = (look.colour for look in art.SIDES)
    assert difference(one, other, eyes) >= 15


def test_words_stand_out_from_their_ground() -> None:
    for ground in (SPACE, PANEL, RAISED):
        for colour in (*(look.colour for look in art.SIDES), WHITE, art.PHOSPHOR, GOLD):
            assert contrast(colour, ground) >= 4.5
    assert contrast(WHITE, art.SOUND) >= 4.5
    assert contrast(INK, GOLD) >= 4.5


def test_classes_sides_kinds_and_conditions_have_shapes_of_their_own() -> None:
    def picture(marks: tuple[Mark, ...]) -> bytes:
        return paint(Scene((120, 120), SPACE, (), (Group("piece", marks, 60, 60),)))

    models = ["dagger", "sword", "spear", "piccolo", "flute", "clarinet"]
    models += ["gamma", "zeta", "iota", "mu"]
    assert len({picture(art.hull(model, 12, 30, WHITE)) for model in models}) == len(models)
    turned = {picture(art.hull("sword", hour, 30, WHITE)) for hour in range(1, 13)}
    assert len(turned) == 12
    kinds = ("", "craft", "unguided", "guided", "intelligent", "mims")
    assert len({picture(art.token(0, kind, "", "", 30, 3)) for kind in kinds}) == len(kinds)
    states = ("sound", "vulnerable", "damaged", "destroyed")
    boxes = [picture(compartment("", name)) for name in states]
    assert all(one != other for one, other in combinations(boxes, 2))
