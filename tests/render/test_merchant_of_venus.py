"""Merchant of Venus: what of a view reaches the pictures and words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine import Seat, begin
from games.merchant_of_venus import GAME
from games.merchant_of_venus.bearings import PRINTED, Bearings, Spot
from games.merchant_of_venus.bills import Bill
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.view import CaptainView, GuestView, MarketView, View, WareView
from render import Board, load
from render.boards.merchant_of_venus import look
from render.overlay import near, whole
from render.palette import LIT
from render.scene import Group, Scene, Text, names, walk
from tests.games.merchant_of_venus.games import setup
from tests.render.merchant_of_venus_looks import caption

BOARD: Board[Any] = load("merchant_of_venus")
ANN, BO = Seat(0), Seat(1)


def captain(seat: Seat, at: str = "gb", **changes: Any) -> CaptainView:
    plain = CaptainView(
        seat=seat,
        at=at,
        credits=40,
        pilot="humans",
        level=1,
        side="",
        skill=3,
        laser=2,
        shield=1,
        laser_bonus=0,
        shield_bonus=0,
        fame=0,
        infamy=0,
        drive="",
        drive_on=True,
        skips=(),
        holds=2,
        room=4,
        cargo=(),
        upgrades=(),
        supplies=(),
        dice=(),
        navigation=0,
        thrust=0,
        points=0,
        missions=("m03",),
        done=(),
        rewards=(),
        titles=(),
        intel=(),
        iou=(),
        markers=12,
        buyers=(),
    )
    return replace(plain, **changes)


MARKET = MarketView(
    system="jw",
    culture="nillis",
    state="strong",
    known=(),
    offers=(("laser", 70),),
    goods=(WareView("perfume", 3, 80),),
    technologies=(WareView("fancy-spoiler", 1, 60),),
    guests=(GuestView("scientist", "humans", 120, 1),),
    sought=(("genes", 120),),
    supply=2,
    demands=("nillis-genes-40",),
)
VIEW = View(
    viewer=ANN,
    round=3,
    rounds=30,
    first=ANN,
    turn=ANN,
    decision="fly",
    captains=(captain(ANN, "jw4", points=5, dice=(1, 2, 2)), captain(BO)),
    markets=(MARKET,),
    hidden=tuple(system for system in GALAXY.systems if system != "jw"),
    waiting=(
        ("gb", GuestView("banker", "dell", 140, 1)),
        ("graw", GuestView("engineer", "qossuth", 120, 1)),
    ),
    ports=(("jw1", BO),),
    drills=(("jw9", ANN),),
    ruins=("as31",),
    marks=(("gp8", "pirates-2-basic"), ("dw3", "asteroid")),
    pirates=(),
    goals=(("jw", ANN), ("sn", BO)),
    course=("jw5", "jw6"),
    shown=("e02",),
    traded=("r14",),
    challenges=(),
    piles=(("encounters", 40), ("rewards", 24)),
    notes=(("ice", "graw"),),
    last="jw4",
    over="",
    result=None,
)

VIEW_AT_THE_HELM = replace(
    VIEW,
    course=(),
    helm=Bearings(Spot("jw4", "", frozenset(), (), PRINTED), 0, False, (2, 1, 3), (), frozenset()),
)


def written(scene: Scene | None) -> set[str]:
    assert scene is not None
    return {mark.words for mark in walk(scene) if isinstance(mark, Text)}


def bright(scene: Scene | None) -> set[str]:
    """What is lit in a picture."""
    assert scene is not None
    groups = [mark for mark in walk(scene) if isinstance(mark, Group)]
    return {group.name for group in groups if LIT in repr(group.marks)}


def test_the_board_shows_what_lies_in_space() -> None:
    found = set(names(BOARD.scene(VIEW, caption())))

    assert {
        "ship-0",
        "ship-1",
        "port-jw1-1",
        "drill-jw9-0",
        "ruin-as31",
        "mark-gp8-pirates-2-basic",
        "mark-dw3-asteroid",
        "market-jw-strong",
        "guests-jw-1",
        "guests-gb-1",
        "mission-jw-0",
        "mission-sn-1",
        "course-jw6",
        "unknown-ice",
    } <= found
    assert "unknown-jw" not in found


def test_what_may_be_chosen_is_lit_on_both_pictures() -> None:
    highlighted = replace(caption(), highlighted=frozenset({"jw5", "land"}))
    close = BOARD.near(VIEW, highlighted)

    assert close is not None
    assert names(BOARD.scene(VIEW, highlighted), "highlighted-") == ["highlighted-jw5"]
    assert names(close, "highlighted-") == ["highlighted-jw5"]


def test_a_way_that_is_chosen_is_found_at_its_goal() -> None:
    way = "jw5=3-96-l0s0p0e1"
    chosen = replace(caption(), highlighted=frozenset({way}), chosen=frozenset({way}))

    for scene in (whole(BOARD, VIEW, chosen), near(BOARD, VIEW, chosen)):
        assert scene is not None
        assert f"chosen-{way}" in names(scene)


def test_a_voyage_that_is_to_be_confirmed_shows_its_way_and_its_goal() -> None:
    for goal in ("jw5", "jwc1"):
        way = f"{goal}=3-96-l0s0p0e1"
        chosen = replace(caption(), chosen=frozenset({way}))
        for scene in (
            whole(BOARD, VIEW_AT_THE_HELM, chosen),
            near(BOARD, VIEW_AT_THE_HELM, chosen),
        ):
            assert scene is not None
            found = names(scene)
            assert f"chosen-{way}" in found
            assert f"course-{goal}" in found
            assert not any(name.startswith("highlighted-") for name in found)


def test_where_goals_are_too_far_apart_the_whole_board_serves() -> None:
    far = replace(VIEW, course=())
    lit = replace(caption(), highlighted=frozenset({"jw5", "imc1=30-50-l0s0p0e0"}))

    assert near(BOARD, far, lit) is None
    assert near(BOARD, far, replace(caption(), highlighted=frozenset({"jw5"}))) is not None


def test_in_business_the_market_is_near_with_its_prices() -> None:
    business = replace(
        VIEW,
        decision="do-business",
        bills=(Bill("buy", "perfume", 70), Bill("sell", "genes", 110)),
    )
    lit = replace(caption(), highlighted=frozenset({"perfume", "scientist"}))
    shown = BOARD.near(business, lit)
    said = written(shown)

    assert {"Jungle World", "Nillis", "strong market", "3\u00d7 Perfume", "in supply: 2"} <= said
    assert {"c70", "c110", "Scientist to Humans", "c120", "c40", "Nillis Genes 40"} <= said
    assert bright(shown) == {"ware-perfume", "guest-scientist"}


def test_the_sheet_has_the_ship_and_all_that_its_owner_has() -> None:
    said = written(BOARD.hand(VIEW, caption()))

    assert {"Humans, level 1, skill 3", "5 left", "c40", "Missions:"} <= said


def test_a_spectator_sees_the_board_and_has_no_picture_of_his_own() -> None:
    public = replace(VIEW, viewer=None, notes=())

    assert BOARD.hand(public, caption()) is None
    assert "You saw" not in BOARD.text(public, caption())
    assert "You saw: Ice World is Graw" in BOARD.text(VIEW, caption())


def test_where_a_ship_under_way_is_stands_beside_the_board_for_everybody() -> None:
    (said,) = BOARD.notes(replace(VIEW, viewer=BO, course=()), caption())

    assert said == "Ann is at Jw4 with 5 movement points left."
    landed = replace(VIEW, captains=(captain(ANN), captain(BO)), course=())
    assert BOARD.notes(landed, caption()) == ()


def test_who_flies_a_course_is_told_where_it_leads() -> None:
    told = BOARD.notes(replace(VIEW, course=("jw4", "pp1")), caption())

    assert told[-1] == "You're on your way to Pp1."


def test_before_pilots_are_chosen_nobody_has_fame() -> None:
    state = begin(GAME, setup(2, 1)).state

    assert {each.fame for each in GAME.rules.view(state, None).captains} == {0}


def test_before_pilots_are_chosen_nobody_has_one() -> None:
    early = replace(VIEW, captains=tuple(replace(each, pilot="") for each in VIEW.captains))

    assert not any("level" in words for words in written(BOARD.hand(early, caption())))
    assert "level" not in BOARD.text(early, caption())


def test_a_guest_waiting_for_an_undiscovered_culture_is_not_shown_at_a_system() -> None:
    told = look(VIEW, caption())

    assert told.sight.guests == 1
    assert [id_ for id_, place in told.sight.places.items() if place.guests] == ["jw"]


def test_in_business_at_the_base_those_who_wait_there_are_near() -> None:
    base = replace(VIEW, decision="do-business", captains=(captain(ANN), captain(BO)))
    lit = replace(caption(), highlighted=frozenset({"banker"}))
    shown = BOARD.near(base, lit)

    assert {"Galactic Base", "Banker to Dell", "c140"} <= written(shown)
    assert bright(shown) == {"guest-banker"}


def test_goods_for_the_first_stock_are_near_with_what_they_cost() -> None:
    early = replace(VIEW, decision="buy-stock", captains=(captain(ANN), captain(BO)))
    lit = replace(caption(), highlighted=frozenset({"perfume"}))
    shown = BOARD.near(early, lit)

    assert {"3\u00d7 Perfume", "c80", "c40"} <= written(shown)
    assert bright(shown) == {"ware-perfume"}


def test_what_can_be_given_to_pirates_is_lit_in_the_holds() -> None:
    robbed = captain(ANN, "jw4", cargo=(("dust", 1), ("perfume", 2)))
    lit = replace(caption(), highlighted=frozenset({"perfume"}))
    view = replace(VIEW, decision="give-good", captains=(robbed, captain(BO)))

    assert bright(BOARD.near(view, lit)) == {"cargo-perfume-1"}


def test_who_names_an_exit_sees_the_ship_that_leaves_by_it() -> None:
    flying = captain(BO, "cw2", points=4, dice=(1, 1, 2))
    view = replace(VIEW, decision="name-exit", captains=(captain(ANN), flying), course=())

    found = names(BOARD.near(view, caption()) or BOARD.scene(view, caption()))
    assert {"near-ship-1", "exit-cw2-cw3"} <= set(found)


def test_decisions_about_the_whole_galaxy_show_all_of_it() -> None:
    for decision in ("place-ship", "look-at-contacts", "enter-portal"):
        assert BOARD.near(replace(VIEW, decision=decision), caption()) is None


def test_whose_dice_they_are_is_said_where_the_ship_is_anothers() -> None:
    flying = captain(BO, "cw2", points=4, dice=(1, 1, 2))
    view = replace(VIEW, decision="name-exit", captains=(captain(ANN), flying), course=())
    shown = BOARD.near(view, caption())

    assert shown is not None
    assert "badge-seat-1" in names(shown)
    own = BOARD.near(replace(VIEW, course=()), caption())
    assert own is not None
    assert names(own, "badge-seat-") == []


def test_in_the_end_the_board_tells_who_lives_where_and_whose_missions_were_which() -> None:
    notes = tuple((system, "graw") for system in VIEW.hidden)
    public = replace(VIEW, viewer=None, notes=notes)
    before = BOARD.scene(replace(public, notes=()), caption())
    after = BOARD.scene(replace(public, over="stopped"), caption())

    assert names(before, "unknown-")
    assert "Missions of Ann:" not in written(before)
    assert not names(after, "unknown-")
    assert {f"culture-{system}" for system in VIEW.hidden} <= set(names(after))
    assert {"Missions of Ann:", "Missions of Bo:"} <= written(after)


def test_challenges_stand_on_the_board_and_on_the_sheet_met_or_not() -> None:
    solo = replace(VIEW, challenges=("c01", "c03"), unmet=("c03",))
    told = written(BOARD.scene(replace(solo, viewer=None), caption()))
    own = written(BOARD.hand(solo, caption()))

    for said, unmet in ((told, "Audit"), (own, "C03")):  # the sheet says what it asks for, too
        assert {"Challenges met:", "Challenges still to meet:", "Cartographer", unmet} <= said


def test_the_points_that_are_spoken_of_stand_in_the_lines_of_the_players() -> None:
    stake = replace(VIEW.stake, totals=(340, 370))

    assert {"340", "370"} <= written(BOARD.scene(replace(VIEW, stake=stake), caption()))
