"""Space Dealer in pictures and words: what they show, and what they must not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from engine import Dice, Seat, copy
from games.space_dealer import GAME
from games.space_dealer.parts import COUNTS
from games.space_dealer.sites import COLUMNS
from games.space_dealer.state import Order, State
from games.space_dealer.view import view
from locales import Library
from render import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH, Board, Caption, load
from render.boards.space_dealer_parts import LOOKS
from render.paint import paint
from render.palette import LIT
from render.scene import Box, Group, Line, Polygon, Scene, Text, dump, names, walk
from render.text import columns
from tests.games.space_dealer.games import played, setup
from tests.games.space_dealer.table import MINUTE, A, B, build, do, goods, power, table, wait

BOARD: Board[object] = load(GAME.slug)
TEXTS = Library(strict=True).texts("en", GAME.slug)
PLAIN = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
EVIL = ("W" * 32, "```x\n" * 6, "\N{ROCKET}" * 16, "\u202e" + "m" * 31) * 2
ROOM = 60 * 1024


def caption(highlighted: frozenset[str] = frozenset(), called: tuple[str, ...] = PLAIN) -> Caption:
    return Caption(texts=TEXTS, names=called, highlighted=highlighted, phrase=GAME.phrase)


def public(state: State, highlighted: frozenset[str] = frozenset()) -> Scene:
    return BOARD.scene(view(state, None), caption(highlighted))


def hand(state: State, seat: Seat) -> Scene:
    scene = BOARD.hand(view(state, seat), caption())
    assert scene is not None
    return scene


def written(scene: Scene) -> list[str]:
    return [mark.words for mark in walk(scene) if isinstance(mark, Text)]


def said(state: State, viewer: Seat | None = None) -> str:
    return " ".join(BOARD.text(view(state, viewer), caption()).split())


@cache
def positions() -> tuple[tuple[State, Seat | None], ...]:
    """Positions of whole matches, each as a spectator and as two seats see it."""
    return tuple(_positions())


def _positions() -> Iterator[tuple[State, Seat | None]]:
    for seats, advanced in ((3, False), (5, True), (8, True)):
        start = setup(seats, seats, advanced=advanced)
        for number, (state, _) in enumerate(played(start, ["trader", "trader", "random"])):
            if number % 90 == 2 or state.over:
                kept = copy(GAME, state)
                yield from ((kept, viewer) for viewer in (None, A, Seat(seats - 1)))


def planet() -> State:
    """A planet with a little of everything."""
    state = table(advanced=True)
    power(state, A, 2, 1)
    build(state, A, "mine-red-1:l1", "depot-1:l2", "mine-blue-1:r1", "sabotage-1:l3")
    build(state, A, "metropolis-1:r2-r3")
    state.planets[A].depot = goods("rrb")
    return state


def places(scene: Scene, prefix: str) -> dict[str, tuple[int, int]]:
    found = [mark for mark in walk(scene) if isinstance(mark, Group)]
    return {mark.name: (mark.x, mark.y) for mark in found if mark.name.startswith(prefix)}


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
    scene = public(planet())
    first = scene.marks[: scene.marks.index(group(scene, "planet-1"))]

    free = [mark.name for mark in first if isinstance(mark, Group) and "site-" in mark.name]
    assert [name for name in free if name != "site-below"] == [
        "site-l4",
        "site-r2",
        "site-r3",
        "site-r4",
    ]
    assert {"L4", "R2", "R3", "R4"} <= set(written(scene))
    assert names(scene, "power-")[0] == "power--xxxxx--"
    lines = [mark for mark in group(scene, "power--xxxxx--").marks if isinstance(mark, Line)]
    assert len({line.colour for line in lines}) == 2


def group(scene: Scene, name: str) -> Group:
    return next(m for m in walk(scene) if isinstance(m, Group) and m.name == name)


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
    do(state, B, "fly ship gizzi-2")

    scene = public(state)

    assert {"timer-1-fly", "timer-2-free", "flies-1-0", "ship-0-0"} <= set(names(scene))
    assert "17" in written(scene)
    assert "3/4" in written(scene)  # the depot and its room
    text = said(state)
    assert "K Ann: 17 p" in text
    assert "depot RRB of 4" in text
    assert "ship to 2: -" in text


def test_the_ring_has_neighbours_side_by_side() -> None:
    state = table(4)
    spots = places(public(state), "field-")
    order = [spots[f"field-{field}"] for field in state.ring]

    for (x, y), (right, low) in zip(order, [*order[1:], order[0]], strict=True):
        assert (x == right) != (y == low)


def test_the_sand_of_a_timer_grows_to_a_pie() -> None:
    state = table()
    do(state, A, "research")
    do(state, B, "research", after=40_000)

    pies = [
        len(shape.points)
        for name in ("planet-0", "planet-1")
        for shape in _pie(public(state), name)
    ]
    assert len(pies) == 1
    assert "timers 66%" in said(state)
    assert "timers 0%" in said(state)


def _pie(scene: Scene, planet_: str) -> list[Polygon]:
    at = scene.marks.index(group(scene, planet_))
    timer = next(
        m for m in scene.marks[at:] if isinstance(m, Group) and m.name.startswith("timer-")
    )
    return [mark for mark in timer.marks if isinstance(mark, Polygon)]


@pytest.mark.clause("SD4", "SD60")
def test_the_desk_shows_orders_and_cards_to_their_owner_alone() -> None:
    state = planet()
    state.planets[A].zone = ["converter-1"]
    state.planets[A].pile = ["mine-green-2"]
    do(state, A, "research")
    state.planets[A].timers[0].queue = [Order(["fly", "ship", "gizzi-1"], "full")]

    own = hand(state, A)

    assert {"card-converter-1", "card-mine-green-2"} <= set(names(own))
    line = next(words for words in written(own) if words.startswith("Then "))
    assert "fly with ship to neutral planet 1" in line
    assert "when the ship is full" in line
    text = said(state, A)
    assert "Planning zone: converter RRY 4/2" in text
    assert "Your pile: mine G RB 3/1" in text
    for other in (B, None):
        assert "converter-1" not in dump(BOARD.scene(view(state, other), caption()))
        assert "convert" not in said(state, other)
        assert "Then " not in said(state, other)
    assert "place 1: a card of level 2" in said(state, B)


def test_drawn_cards_wait_on_the_desk() -> None:
    state = table()
    state.planets[A].level = 2
    do(state, A, "draw level-2")

    assert "Drawn: keep one" in written(hand(state, A))
    assert "Drawn: " in said(state, A)


def test_spectators_have_no_desk_and_nobody_has_one_after_the_end() -> None:
    state, _ = next(found for found in positions() if found[0].over)

    assert BOARD.hand(view(table(), None), caption()) is None
    assert BOARD.hand(view(state, A), caption()) is None


@pytest.mark.clause("SD46")
def test_neutral_planets_show_what_they_want_and_what_lies_there() -> None:
    state = table(advanced=True)
    state.neutrals[0].goods = goods("gg")

    scene = public(state)

    assert "goods-gizzi-1" in names(scene)
    wanted = names(scene, "wanted-neutral-")
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
    scene = public(planet(), frozenset(("mine-red-1", "gizzi-1", "timer-2", "depot-1=bb")))

    assert names(scene, "highlighted-card-") == ["highlighted-card-mine-red-1"]
    box = group(scene, "highlighted-card-mine-red-1").marks[0]
    assert isinstance(box, Box)
    assert box.edge == LIT
    assert {"highlighted-field-gizzi-1", "highlighted-timer-2"} <= set(names(scene))


@pytest.mark.clause("SD28")
def test_the_end_is_a_score_sheet_the_winner_first() -> None:
    for state, viewer in positions():
        if not state.over or viewer is not None:
            continue
        result = GAME.result(state)
        rows = [int(name.removeprefix("sheet-")) for name in names(public(state), "sheet-")]
        assert [result.places[seat] for seat in rows] == sorted(result.places)
        figures = {str(points) for row in result.rows for points in row}
        assert figures <= set(written(public(state)))
        told = BOARD.alt(view(state, None), caption())
        for seat, row in enumerate(result.rows):
            assert f"{PLAIN[seat]} {row[-1]} points, {row[0]} markers." in told
            assert f"{PLAIN[seat]}: {row[-1]} (" in said(state)


@pytest.mark.parametrize("called", [PLAIN, EVIL], ids=["plain", "evil"])
def test_pictures_are_1024_wide_and_at_most_60_kilobytes(called: tuple[str, ...]) -> None:
    for number, (state, viewer) in enumerate(positions()):
        if number % 5 and not state.over:
            continue
        seen = view(state, viewer)
        for scene in (BOARD.scene(seen, caption(called=called)), BOARD.hand(seen, caption())):
            if scene is not None:
                assert scene.size[0] == 1024
                assert len(paint(scene)) <= ROOM


def test_nothing_reaches_over_the_edge() -> None:
    for state, viewer in positions():
        scene = BOARD.scene(view(state, viewer), caption())
        for mark in scene.marks:
            assert isinstance(mark, Line) or 0 <= mark_x(mark) <= 1024


def mark_x(mark: object) -> int:
    return int(getattr(mark, "x", 0))


@pytest.mark.clause("SD60")
def test_nothing_shown_depends_on_what_the_viewer_cannot_know() -> None:
    changed = 0
    for number, (state, viewer) in enumerate(positions()):
        other = copy(GAME, state)
        GAME.resample_hidden(other, viewer, Dice(f"{number:032x}"))
        changed += other != state
        one, two = view(state, viewer), view(other, viewer)
        assert dump(BOARD.scene(one, caption())) == dump(BOARD.scene(two, caption()))
        assert BOARD.text(one, caption()) == BOARD.text(two, caption())
        assert BOARD.alt(one, caption()) == BOARD.alt(two, caption())
    assert changed > 20


def test_writing_is_large_enough_for_a_phone() -> None:
    for state, viewer in positions()[::7]:
        for mark in BOARD.scene(view(state, viewer), caption()).marks:
            assert not isinstance(mark, Text) or mark.size >= 22


@pytest.mark.parametrize("called", [PLAIN, EVIL], ids=["plain", "evil"])
def test_text_board_and_description_fit_whatever_players_are_called(
    called: tuple[str, ...],
) -> None:
    for state, viewer in positions():
        text = BOARD.text(view(state, viewer), caption(called=called))
        assert len(text) <= TEXT_ROOM
        assert not text.endswith("\N{HORIZONTAL ELLIPSIS}")
        assert all(columns(line) <= TEXT_WIDTH for line in text.split("\n"))
        assert "`" not in text
        told = BOARD.alt(view(state, viewer), caption(called=called))
        assert len(told) <= ALT_ROOM
        assert told.endswith(".")


def test_every_card_has_a_short_name() -> None:
    assert [kind for kind in COUNTS if not TEXTS.has(f"dealer-card-{kind}")] == []


def test_goods_differ_by_cut_and_letter() -> None:
    assert len({look.shape for look in LOOKS.values()}) == 4
    assert "".join(look.letter for look in LOOKS.values()) == "RYGB"


# -- the end, absence, and crowded tables ---------------------------------------------------------


def closing() -> State:
    """Time is up; A may still deliver, and B researches."""
    state = table()
    build(state, B, "mine-red-1:l1")
    state.planets[A].ships[0].at = "seat-1"
    state.planets[A].ships[0].load = goods("yg")
    do(state, B, "research", after=29 * MINUTE + 30_000)
    wait(state)
    return state


def test_after_the_end_all_see_that_it_has_come_and_who_may_still_deliver() -> None:
    state = closing()

    assert "The end: last timers, last deliveries" in written(public(state))
    assert "The end: last timers, last deliveries" in said(state)
    lines = BOARD.notes(view(state, B), caption())
    until = -(-state.planets[A].grace // 1000)
    assert f"Ann can still deliver; that ends <t:{until}:R>." in lines
    assert not any("The game ends" in line for line in lines)


def test_before_the_hour_of_the_table_all_see_when_time_begins() -> None:
    state = table()
    state.begins = state.now + 60 * MINUTE
    state.night.outages = [(state.now, state.begins)]

    assert "The clock hasn't started" in said(state)
    lines = BOARD.notes(view(state, None), caption())
    assert f"The clock starts <t:{state.begins // 1000}:F>." in lines


def test_standing_answers_and_wishes_are_shown_to_their_owner_alone() -> None:
    state = table()
    do(state, A, "queue deals gifts", "queue wishes kind-solar")
    lines = ("Proposals: accept any gift of goods", "Keep when drawn: solar satellite")

    for line in lines:
        assert line in said(state, A)
        assert line in BOARD.notes(view(state, A), caption())
        assert line in written(hand(state, A))
        assert line not in said(state, B)
        assert line not in BOARD.notes(view(state, B), caption())


def test_a_crowded_text_board_tells_what_everybody_makes() -> None:
    state = table(8, advanced=True)
    for seat in range(8):
        power(state, Seat(seat), 3, 3)
        build(state, Seat(seat), "mine-red-1:l1", "complex-blue:l3-l2", "multi-1:r1")
        build(state, Seat(seat), "metropolis-1:r2-r3", "megacity-1:l3-l2", "depot-1:r4")

    assert said(state).count("makes RBB*") == 8
    assert len(BOARD.text(view(state, None), caption())) <= TEXT_ROOM


def test_the_number_of_a_neutral_planet_is_not_cut_off_where_room_is_short() -> None:
    state = table(8, advanced=True)
    for seat, planet in enumerate(state.planets):
        build(state, Seat(seat), *(f"mine-red-1:{column}" for column in COLUMNS))
        planet.ships[0].at = "gizzi-7"

    told = BOARD.alt(view(state, None), caption(called=EVIL))

    assert told.count("ship at neutral 7") == 8
    assert len(told) <= ALT_ROOM
