"""Space Dealer in pictures and words: what they show, and what they must not."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from math import atan2, hypot, tau

import pytest

from engine import Dice, copy
from games.space_dealer import GAME
from games.space_dealer.parts import COUNTS
from games.space_dealer.state import Order
from games.space_dealer.view import view
from render.boards.space_dealer_parts import LOOKS
from render.letters import LETTER
from render.paint import paint
from render.palette import GOLD, LIT
from render.scene import Box, Group, Line, Polygon, Scene, Text, dump, names, walk
from tests.games.space_dealer.table import A, B, build, do, goods, table

from .cover import Positions
from .positions import words_fit, written
from .space_dealer_looks import (
    A_FEW,
    BOARD,
    EVIL,
    FEW_AND_MANY,
    PLAIN,
    TEXTS,
    caption,
    group,
    hand,
    near,
    places,
    planet,
    public,
    said,
    sentence,
)

ROOM, LARGE, MANY = 60 * 1024, 104 * 1024, 4
"""Bytes of a picture; those of the board where there are more players than so many."""


@pytest.mark.clause("SD23")
def test_cards_lie_in_their_columns_one_half_in_each_row() -> None:
    scene = public(planet())
    above, below = places(scene, "card-"), places(scene, "wants-")

    assert above["card-depot-1"][0] == below["wants-depot-1"][0]
    assert above["card-depot-1"][0] < above["card-mine-red-1"][0] < above["card-mine-blue-1"][0]
    assert above["card-depot-1"][1] < below["wants-depot-1"][1]
    assert "card-metropolis-1" not in above
    assert below["wants-metropolis-1"][0] > below["wants-mine-blue-1"][0]


@pytest.mark.clause("SD23")
def test_free_sites_are_called_by_their_names_and_connections_show_their_power() -> None:
    scene = near(planet(), A)

    assert names(scene, "site-0-") == ["site-0-l4", "site-0-r2", "site-0-r3", "site-0-r4"]
    assert {"L4", "R2", "R3", "R4"} <= set(written(scene))
    golden, faint = (
        {line.points[0][0] for line in group(scene, name).marks if isinstance(line, Line)}
        for name in ("power-0", "unpowered-0")
    )
    assert [x in golden for x in sorted(golden | faint)] == [c == "x" for c in "-xxxxx--"]
    assert not golden & faint


@pytest.mark.clause("SD23")
def test_where_there_is_no_power_nothing_is_called_golden() -> None:
    state = table()
    for side in state.planets[A].power.values():
        side.clear()

    assert names(near(state, A), "power-0") == []


@pytest.mark.clause("SD23")
def test_the_planet_lies_between_its_left_and_its_right_sites_and_power_plants() -> None:
    state = planet()
    for scene in (public(state), near(state, A)):
        world = places(scene, "home-0")["home-0"]
        left = places(scene, "card-mine-red-1")["card-mine-red-1"]
        right = places(scene, "card-mine-blue-1")["card-mine-blue-1"]
        assert left[0] < world[0] <= right[0]
        assert world[1] < left[1] == right[1]


@pytest.mark.clause("SD23")
def test_a_card_built_over_is_faint_and_its_demand_stays() -> None:
    state = planet()
    build(state, A, "complex-red:l2-l1")

    found = names(public(state))

    assert "card-complex-red" in found
    assert "wants-mine-red-1" in found
    assert "card-mine-red-1" not in found
    assert "(L1 mine R)" in said(state)


@pytest.mark.clause("SD27")
def test_an_open_demand_shows_goods_and_points_and_a_met_one_who_met_it() -> None:
    state = planet()
    found = names(public(state))
    at = found.index("demand-mine-red-1=yg")
    assert found[at + 1 : at + 3] == ["good-y", "good-g"]
    assert "L1 mine R YG 3/1" in said(state)

    state.planets[A].built[0].met["yg"] = B

    found = names(public(state))
    assert "demand-mine-red-1=yg" not in found
    assert found[found.index("done-mine-red-1=yg") + 1] == "met-1"
    assert "L1 mine R YG=M" in said(state)


def test_a_city_shows_all_its_demands() -> None:
    shown = [name for name in names(public(planet()), "demand-") if "metropolis" in name]
    assert len(shown) == 3


@pytest.mark.clause("SD60")
def test_everybody_sees_timers_goods_ships_and_scores() -> None:
    state = planet()
    state.planets[A].delivered = 17
    state.planets[A].ships[0].load = goods("gg")
    do(state, B, "fly ship gizzi-2")

    scene = public(state)

    assert "17" in written(scene)
    assert "3/4" in written(scene)  # the depot and its room
    assert names(Scene((0, 0), "", (), (group(scene, "hold-0-0"),)), "good-") == ["good-g"] * 2
    inside = [mark.name for mark in group(scene, "ship-1-0").marks if isinstance(mark, Group)]
    assert inside == ["flies"]
    assert not any(isinstance(mark, Group) for mark in group(scene, "ship-0-0").marks)
    first, second = (names(Scene((0, 0), "", (), (group(scene, f"timer-1-{n}"),))) for n in (0, 1))
    assert first == ["timer-1-0", "glass-runs", "job", "job-fly"]
    assert second == ["timer-1-1", "glass-free"]
    text = said(state)
    assert "K Ann: 17 p" in text
    assert "depot RRB of 4" in text
    assert "ship to 2: -" in text


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_the_ring_has_neighbours_side_by_side(seats: int) -> None:
    state = table(seats)
    spots = places(public(state), "field-")
    order = [spots[f"field-{field}"] for field in state.ring]
    middle = sum(x for x, _ in order) // len(order), sum(y for _, y in order) // len(order)

    turns = [atan2(y - middle[1], x - middle[0]) for x, y in order]
    steps = [(after - at) % tau for at, after in zip(turns, [*turns[1:], turns[0]], strict=True)]
    assert round(sum(steps), 3) == round(tau, 3)
    assert max(steps) < 4 * min(steps)


@pytest.mark.parametrize("field", ["gizzi-1", "gizzi-3", "seat-0", "seat-2", "seat-4"])
def test_no_ship_lies_on_another_however_many_are_at_a_planet(field: str) -> None:
    state = table(8)
    for each in state.planets:
        each.ships[0].at = field

    ships = places(public(state), "ship-")

    assert len(ships) == 8
    for (x, y), (right, down) in combinations(ships.values(), 2):
        assert abs(x - right) >= 56 or abs(y - down) >= 56


@FEW_AND_MANY
def test_pieces_that_move_have_names_of_their_own(looked_at: Positions) -> None:
    for state, viewer in looked_at():
        seen = view(state, viewer)
        for scene in (BOARD.scene(seen, caption()), BOARD.near(seen, caption())):
            for kind in ("ship-", "timer-", "hold-", "hand-"):
                found = names(scene, kind) if scene is not None else []
                assert len(found) == len(set(found))


def test_the_sand_of_a_timer_runs_down() -> None:
    state = table()
    do(state, A, "research")
    do(state, B, "research", after=40_000)

    assert _above(public(state), "timer-0-0") < _above(public(state), "timer-1-0")
    assert "timers 66%" in said(state)
    assert "timers 0%" in said(state)


def _above(scene: Scene, timer: str) -> int:
    """How high the sand in the upper half of an hourglass stands."""
    glass = group(scene, timer).marks[0]
    assert isinstance(glass, Group)
    sand = [mark for mark in glass.marks if isinstance(mark, Polygon) and mark.fill == GOLD]
    return max(-min(y for _, y in mark.points) for mark in sand)


@pytest.mark.clause("SD4", "SD60")
def test_the_desk_shows_orders_and_cards_to_their_owner_alone() -> None:
    state = planet()
    state.planets[A].zone = ["converter-1"]
    state.planets[A].pile = ["mine-green-2"]
    do(state, A, "research")
    state.planets[A].timers[0].queue = [Order(["fly", "ship", "gizzi-1"], "full")]

    own = hand(state, A)

    assert {"card-converter-1", "card-mine-green-2"} <= set(names(own))
    assert "Then fly with ship to neutral planet 1" in sentence(own)
    assert "when the ship is full" in sentence(own)
    text = said(state, A)
    assert "Planning zone: converter RRY 4/2" in text
    assert "Your pile: mine G RB 3/1" in text
    for other in (B, None):
        assert "converter-1" not in dump(BOARD.scene(view(state, other), caption()))
        seen = BOARD.near(view(state, other), caption())
        assert seen is None or "converter-1" not in dump(seen)
        assert "convert" not in said(state, other)
        assert "Then " not in said(state, other)
    assert "place 1: a card of level 2" in said(state, B)


def test_drawn_cards_wait_on_the_desk() -> None:
    state = table()
    state.planets[A].level = 2
    do(state, A, "draw level-2")

    assert "Drawn: keep one" in written(hand(state, A))
    assert "Drawn: " in said(state, A)


@FEW_AND_MANY
def test_spectators_have_no_desk_and_nobody_has_one_after_the_end(looked_at: Positions) -> None:
    state, _ = next(found for found in looked_at() if found[0].over)

    for picture in (BOARD.hand, BOARD.near):
        assert picture(view(table(), None), caption()) is None
        assert picture(view(state, A), caption()) is None


@pytest.mark.clause("SD46")
def test_neutral_planets_show_what_they_want_and_what_lies_there() -> None:
    state = table(advanced=True)
    state.neutrals[0].goods = goods("gg")

    scene = public(state)

    assert "goods-gizzi-1" in names(scene)
    wanted = names(scene, "demand-neutral-")
    assert len(wanted) == 3
    assert "there lies GG" in said(state)


def test_a_proposal_is_told() -> None:
    state = table()
    state.planets[A].ships[0].load = goods("r")
    state.planets[B].ships[0].load = goods("g")
    state.planets[B].ships[0].at = state.planets[A].ships[0].at
    do(state, A, "trade seat-1 seat-0 r g")

    assert "K offers M: R for G" in said(state)


def test_what_may_be_chosen_is_lit() -> None:
    lit = frozenset(("mine-red-1", "gizzi-1", "timer-2", "depot-1=bb"))
    scene = BOARD.scene(view(planet(), A), caption(lit))

    assert names(scene, "highlighted-card-") == ["highlighted-card-mine-red-1"]
    box = group(scene, "highlighted-card-mine-red-1").marks[0]
    assert isinstance(box, Box)
    assert box.edge == LIT
    assert {"highlighted-field-gizzi-1", "highlighted-timer-2"} <= set(names(scene))


@FEW_AND_MANY
def test_nothing_is_turquoise_but_what_may_be_chosen(looked_at: Positions) -> None:
    for state, viewer in looked_at():
        seen = view(state, viewer)
        for scene in (BOARD.scene(seen, caption()), BOARD.near(seen, caption())):
            assert scene is None or LIT not in dump(scene)


def test_whose_turn_it_is_stands_at_their_name() -> None:
    waiting = replace(caption(), waited=(B,), left=2)
    scene = BOARD.scene(view(table(), None), waiting)

    assert names(scene, "turn-mark") == ["turn-mark"]
    name = next(m for m in walk(scene) if isinstance(m, Text) and m.words == "Bo")
    mark = group(scene, "turn-mark")
    assert abs(mark.y - name.y) < 10
    assert 0 < mark.x - name.x < 160


def test_a_crowded_board_still_shows_which_cards_are_blocked() -> None:
    state = table(6, advanced=True)
    build(state, A, "mine-red-1:l1", "mine-blue-1:r1")
    state.planets[A].built[-1].blocked = True

    found = names(public(state))

    assert "blocked-mine-blue-1" in found


def test_a_crowded_board_shows_what_each_mine_gives_beside_what_it_wants() -> None:
    state = table(8)
    build(state, A, "mine-red-1:l1", "mine-blue-1:r1")
    state.planets[A].built[-1].met["ry"] = B

    scene = public(state)

    for card, letter in (("mine-red-1", "r"), ("mine-blue-1", "b")):
        mine = Scene((0, 0), "", (), (group(scene, f"card-{card}"),))
        assert LOOKS[letter].colour in dump(mine)
    spots = places(scene, "card-mine-") | places(scene, "demand-mine-")
    assert spots["card-mine-red-1"] < spots["demand-mine-red-1=yg"] < spots["card-mine-blue-1"]
    assert "demand-mine-blue-1=ry" not in spots


def test_a_ship_on_its_way_is_between_the_planets_and_a_line_leads_on_to_where_it_lands() -> None:
    state = table()
    do(state, A, "fly ship gizzi-1")
    start = places(public(state), "ship-0-0")["ship-0-0"]
    do(state, B, "research", after=40_000)
    scene = public(state)

    spots, ship = places(scene, "field-"), places(scene, "ship-0-0")["ship-0-0"]
    away = [_between(at, spots["field-gizzi-1"]) for at in (spots["field-seat-0"], start, ship)]
    assert away == sorted(away, reverse=True)
    assert away[2] < away[1] < away[0]
    assert away[2] > 60
    (course,) = (name for name in names(scene, "course-"))
    ends = [mark for mark in group(scene, course).marks if isinstance(mark, Polygon)]
    tip, middle = ends[-1].points[1], group(scene, course)
    assert _between((middle.x + tip[0], middle.y + tip[1]), spots["field-gizzi-1"]) < 60


def _between(one: tuple[int, int], other: tuple[int, int]) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def test_cards_in_hand_and_on_the_own_planet_have_their_numbers_as_menus_say_them() -> None:
    state = planet()
    state.planets[A].pile = ["mine-green-2", "complex-red", "converter-2-b", "fuser-1-b"]
    state.planets[A].zone = []

    said = written(hand(state, A))

    assert {"mine 2", "complex", "converter 2 II", "converter 1 II"} <= set(said)
    card = Scene((0, 0), "", (), (group(near(state, A), "card-sabotage-1"),))
    assert written(card) == ["1"]


@pytest.mark.clause("SD28")
@FEW_AND_MANY
def test_the_end_is_a_score_sheet_the_winner_first(looked_at: Positions) -> None:
    ended = [state for state, viewer in looked_at() if state.over and viewer is None]
    assert ended
    for state in ended:
        result = GAME.rules.result(state)
        rows = [int(name.removeprefix("sheet-")) for name in names(public(state), "sheet-")]
        assert [result.places[seat] for seat in rows] == sorted(result.places)
        figures = {str(points) for row in result.rows for points in row}
        assert figures <= set(written(public(state)))
        told = BOARD.alt(view(state, None), caption())
        for seat, row in enumerate(result.rows):
            assert f"{PLAIN[seat]} {row[-1]} points, {row[0]} markers." in told
            assert f"{PLAIN[seat]}: {row[-1]} (" in said(state)


@pytest.mark.parametrize("called", [PLAIN, EVIL], ids=["plain", "evil"])
@A_FEW
def test_pictures_are_1024_wide_and_of_few_kilobytes(
    looked_at: Positions, called: tuple[str, ...]
) -> None:
    for number, (state, viewer) in enumerate(looked_at()):
        if number % 5 and not state.over:
            continue
        seen = view(state, viewer)
        most = LARGE if len(seen.planets) > MANY else ROOM
        for draw, room in ((BOARD.scene, most), (BOARD.near, ROOM), (BOARD.hand, ROOM)):
            scene = draw(seen, caption(called=called))
            if scene is not None:
                assert scene.size[0] == 1024
                assert len(paint(scene)) <= room


@FEW_AND_MANY
def test_nothing_reaches_over_the_edge(looked_at: Positions) -> None:
    for state, viewer in looked_at():
        scene = BOARD.scene(view(state, viewer), caption())
        for mark in scene.marks:
            assert isinstance(mark, Line) or 0 <= mark_x(mark) <= 1024


def mark_x(mark: object) -> int:
    return int(getattr(mark, "x", 0))


@pytest.mark.clause("SD60")
@FEW_AND_MANY
def test_nothing_shown_depends_on_what_the_viewer_cannot_know(looked_at: Positions) -> None:
    changed = 0
    for number, (state, viewer) in enumerate(looked_at()):
        other = copy(GAME, state)
        GAME.rules.resample_hidden(other, viewer, Dice(f"{number:032x}"))
        changed += other != state
        one, two = view(state, viewer), view(other, viewer)
        assert dump(BOARD.scene(one, caption())) == dump(BOARD.scene(two, caption()))
        assert BOARD.near(one, caption()) == BOARD.near(two, caption())
        assert BOARD.text(one, caption()) == BOARD.text(two, caption())
        assert BOARD.alt(one, caption()) == BOARD.alt(two, caption())
    assert changed > len(looked_at()) // 5


@FEW_AND_MANY
def test_writing_is_large_enough_for_a_phone(looked_at: Positions) -> None:
    for state, viewer in looked_at()[::7]:
        for mark in BOARD.scene(view(state, viewer), caption()).marks:
            assert not isinstance(mark, Text) or mark.size >= LETTER


@pytest.mark.parametrize("called", [PLAIN, EVIL], ids=["plain", "evil"])
@FEW_AND_MANY
def test_text_board_and_description_fit_whatever_players_are_called(
    looked_at: Positions, called: tuple[str, ...]
) -> None:
    for state, viewer in looked_at():
        seen, words = view(state, viewer), caption(called=called)
        words_fit(BOARD.text(seen, words), BOARD.alt(seen, words))


def test_every_card_has_a_short_name() -> None:
    assert [kind for kind in COUNTS if not TEXTS.has(f"dealer-card-{kind}")] == []


def test_goods_differ_by_cut_and_letter() -> None:
    assert len({look.shape for look in LOOKS.values()}) == 4
    assert "".join(look.letter for look in LOOKS.values()) == "RYGB"


# -- the end, absence, and crowded tables ---------------------------------------------------------
