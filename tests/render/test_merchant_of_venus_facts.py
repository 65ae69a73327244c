"""MV82, MV303 to MV305: what lies open on the table stands on the boards too."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.state import State
from render.board import Caption
from render.boards.merchant_of_venus import BOARD
from render.scene import Scene, Text, names, walk
from tests.games.merchant_of_venus.positions import (
    A,
    B,
    at,
    captain,
    do,
    give,
    load,
    pirates,
    roll,
    show,
    table,
    turn_up,
    wait_at,
)
from tests.saying import english

CAPTION = Caption(english(GAME.slug), ("Ann", "Bo"), phrase=GAME.help.phrase)


def written(scene: Scene) -> str:
    """All the words of a picture, one after the other."""
    said = " ".join(mark.words for mark in walk(scene) if isinstance(mark, Text))
    return " ".join(said.split())


def told(state: State) -> str:
    """The text board that A sees."""
    return " ".join(BOARD.text(GAME.rules.view(state, A), CAPTION).split())


def sheet(state: State) -> str:
    """The sheet of A's ship."""
    scene = BOARD.hand(GAME.rules.view(state, A), CAPTION)
    assert scene is not None
    return written(scene)


@pytest.mark.clause("MV303", "MV82")
def test_passengers_at_the_base_stand_everywhere_with_goal_and_fare() -> None:
    state = table()
    wait_at(state, "banker")
    wait_at(state, "trade-inspector")

    said = "Waiting, Galactic Base: banker to Dell c140 and trade inspector to Cholos c110"
    assert said in told(state)
    assert "guests-gb-2" in names(BOARD.scene(GAME.rules.view(state, None), CAPTION))
    assert "banker to Dell c140" in BOARD.alt(GAME.rules.view(state, B), CAPTION)


@pytest.mark.clause("MV303", "MV21")
def test_passengers_of_undiscovered_cultures_stand_there_with_goal_and_fare() -> None:
    state = table(known=False)
    wait_at(state, "gun-runner", "whynom")

    assert "Waiting, Whynom: gun runner to Yxklyx c170" in told(state)


@pytest.mark.clause("MV303")
def test_passengers_at_a_market_and_aboard_stand_with_their_fares() -> None:
    state = table(known=False)
    state.market("nillis").open = True
    wait_at(state, "scientist", "nillis")
    load(state, "oracle")

    assert "waiting: scientist to Humans c120" in told(state)
    assert "carries oracle to Galactic Base c150" in told(state)
    assert "oracle to Galactic Base c150" in sheet(state)


@pytest.mark.clause("MV305", "MV205", "MV209")
def test_the_ability_and_the_discount_of_a_pilot_stand_on_the_boards() -> None:
    state = table(known=False)
    captain(state).level, captain(state).side = 3, "a"

    for said in (told(state), sheet(state)):
        assert "Pilot: Negotiator (sells at the active value while the market is" in said
        assert "c30 less for whatever is bought from the Humans" in said


@pytest.mark.clause("MV303", "MV101", "MV82")
def test_a_known_market_says_what_it_buys_for_how_much_now() -> None:
    state = table(known=False)
    state.market("volois").open = True
    turn_up(state, "volois", "strong")

    assert "buys Bionic Perfume c160" in told(state)


@pytest.mark.clause("MV303", "MV183")
def test_open_cards_say_what_they_do_and_who_gets_them() -> None:
    state = table(known=False)
    show(state, "e03")
    give(state, "e02")

    assert "Open cards: Notorious (1 less on the die against pirates;" in told(state)
    for said in (told(state), sheet(state)):
        assert "Titles: Drill King (c20 at each payout of drills" in said


@pytest.mark.clause("MV303", "MV176")
def test_pirates_stand_with_their_field_and_the_infamy_under_them() -> None:
    state = table(known=False)
    pirates(state, "pp5", 2, "quality", infamy=3)

    assert "Pirates +2, hunting quality goods: Polluted Planet, encounter 1 (3 infamy)" in told(
        state
    )


@pytest.mark.clause("MV304", "MV140")
def test_the_close_up_shows_costs_in_reach_and_exits_by_their_numbers() -> None:
    state = table()
    roll(state, 2, 2, 3)

    scene = BOARD.near(GAME.rules.view(state, A), CAPTION)

    assert scene is not None
    assert {"cost-nh8-1", "exit-nh8-nh4", "near-ship-0"} <= set(names(scene))


@pytest.mark.clause("MV299")
def test_a_course_is_drawn_for_the_one_who_flies_it_alone() -> None:
    state = table()
    at(state, "nh3")
    state.turn.course = ["nh4", "nh8"]

    def drawn(seat: object) -> bool:
        return "course-" in repr(BOARD.scene(GAME.rules.view(state, seat), CAPTION))  # type: ignore[arg-type]

    assert [drawn(seat) for seat in (A, B, None)] == [True, False, False]
    do(state, "skip")
