"""Who is asked at the end of a movement, what counts for a challenge, and other borders."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME

from .positions import (
    A,
    B,
    at,
    can,
    can_order,
    captain,
    dealt,
    dice,
    do,
    draw,
    fly,
    give,
    load,
    owed,
    roll,
    set_off,
    show,
    table,
    wait_at,
)

# The end of movement


@pytest.mark.clause("MV187", "MV185")
@pytest.mark.parametrize(("credits_", "offered"), [(50, True), (49, False)])
def test_the_last_credits_pay_for_a_confirmed_site(credits_: int, *, offered: bool) -> None:
    state = table()
    show(state, "e05")
    captain(state).credits = credits_
    at(state, "dw5")

    do(state, "skip")

    assert (owed(state) == ("tie-up", A)) == offered
    assert ("claim e05" in can(state)) == offered


@pytest.mark.clause("MV187")
def test_a_confirmed_site_is_sold_on_asteroids_only() -> None:
    state = table()
    show(state, "e05")
    at(state, "gb-cw-2")

    do(state, "skip")

    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV183", "MV25")
def test_the_slaver_is_not_bought_in_space_by_who_stays_there() -> None:
    state = table()
    give(state, "e04", seat=B)
    at(state, "trp-jw-7")
    at(state, "trp-jw-7", B)

    do(state, "skip")

    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV301", "MV56", "MV263")
@pytest.mark.parametrize(
    ("start", "field", "asked"), [("trp2", "trp1", True), ("gb-cw-1", "gb", False)]
)
def test_a_cloaking_field_is_asked_about_only_where_there_is_a_market(
    start: str, field: str, *, asked: bool
) -> None:
    state = table()
    load(state, "cloaking-field")
    state.ports["trp1"] = B
    at(state, start)
    set_off(state, field, 2, 3, 4)

    do(state, "land")

    assert owed(state) == (("tie-up" if asked else "do-business"), A)


@pytest.mark.clause("MV301", "MV56", "MV263")
def test_in_space_a_cloaking_field_brings_no_question() -> None:
    state = table()
    load(state, "cloaking-field")
    at(state, "trp-jw-1")
    set_off(state, "trp-jw-2", 2, 2, 2)

    fly(state, "trp-jw-7")

    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV301", "MV56", "MV265")
@pytest.mark.parametrize(
    ("aboard", "at_base", "at_market", "known", "asked"),
    [
        (False, False, False, True, False),
        (True, False, False, True, True),
        (False, True, False, True, True),
        (False, False, True, True, True),
        (False, False, True, False, False),
    ],
)
def test_a_shuttle_is_asked_about_only_if_somebody_could_use_it(
    *, aboard: bool, at_base: bool, at_market: bool, known: bool, asked: bool
) -> None:
    state = table()
    load(state, "shuttle", *(["oracle"] if aboard else []))
    if at_base:
        wait_at(state, "banker")
    if at_market:
        wait_at(state, "scientist", "nillis")
        state.market("nillis").open = known
    at(state, "trp-jw-1")
    set_off(state, "trp-jw-2", 2, 2, 2)

    fly(state, "trp-jw-7")

    assert owed(state) == (("tie-up", A) if asked else ("start-turn", B))


@pytest.mark.clause("MV301", "MV56", "MV261")
@pytest.mark.parametrize("known", [False, True])
def test_a_market_flux_is_asked_about_only_if_a_market_is_known(*, known: bool) -> None:
    state = table(known=known)
    load(state, "market-flux")
    at(state, "trp-jw-1")
    set_off(state, "trp-jw-2", 2, 2, 2)

    fly(state, "trp-jw-7")

    assert owed(state) == (("tie-up", A) if known else ("start-turn", B))


@pytest.mark.clause("MV272", "MV299", "MV25")
def test_a_jammer_does_nothing_for_who_stays_even_by_order() -> None:
    state = table()
    load(state, "jammer")
    give(state, "m14")
    give(state, "m12", seat=B)
    do(state, "order-jam m12", seat=A)

    do(state, "skip")

    assert captain(state).missions == ["m14"]
    assert captain(state).orders == ["jam-m12"]


# Challenges


@pytest.mark.clause("MV250")
@pytest.mark.parametrize(
    ("laser", "shield", "met"), [(3, 3, True), (3, 2, False), (2, 3, False), (4, 3, True)]
)
def test_warships_want_both_gauges(laser: int, shield: int, *, met: bool) -> None:
    state = table(seats=1, variant="challenge")
    state.challenges, state.unmet, state.round = ["c08"], ["c08"], 3
    captain(state).laser, captain(state).shield = laser, shield

    do(state, "skip", "done")

    assert (state.unmet == []) == met


@pytest.mark.clause("MV250")
@pytest.mark.parametrize(
    ("challenge", "few"),
    [
        ("c01", ["nillis", "volois", "perfume", "junk"]),
        ("c04", ["perfume", "junk", "dust", "nillis"]),
        ("c05", ["banker", "nillis", "perfume"]),
        ("c06", ["nillis", "perfume"]),
    ],
)
def test_only_what_a_challenge_asks_for_counts(challenge: str, few: list[str]) -> None:
    state = table(seats=1, variant="challenge")
    state.challenges, state.unmet, state.round = [challenge], [challenge], 3
    captain(state).met += few

    do(state, "skip", "done")

    assert state.unmet == [challenge]


# Looks and cards used on the way


@pytest.mark.clause("MV291", "MV222")
def test_a_spy_eye_sees_six_fields_and_no_seventh() -> None:
    state = table(known=False)
    give(state, "r07")
    at(state, "dwc2")
    roll(state, 2, 3, 4)
    do(state, "use r07")

    seen = {text.removeprefix("answer r07 ") for text in can(state)}

    assert seen == {"dw", "ww", "nothing"}  # the Nebula Habitat is seven fields away


@pytest.mark.clause("MV222", "MV46")
def test_jump_start_is_used_once_and_before_the_first_step() -> None:
    state = table()
    give(state, "r01")
    roll(state, 2, 2, 3)
    do(state, "use r01")
    assert "use r01" not in can(state)

    late = table()
    give(late, "r01")
    roll(late, 2, 2, 3)
    fly(late, "nh8")
    assert "use r01" not in can(late)


@pytest.mark.clause("MV299", "MV295")
def test_an_order_for_an_exit_replaces_the_one_for_the_same_field() -> None:
    state = table()
    do(state, "order-exit nh8=nh4", "order-exit nh7=nh6", "order-exit nh8=nh7", seat=B)
    assert captain(state, B).orders == ["nh7=nh6", "nh8=nh7"]

    do(state, "cancel-exit nh7=nh6", seat=B)

    assert captain(state, B).orders == ["nh8=nh7"]


@pytest.mark.clause("MV299", "MV272")
def test_an_order_for_the_jammer_can_be_withdrawn_when_nobody_has_the_mission() -> None:
    state = table()
    give(state, "m12", seat=B)
    do(state, "order-jam m12", seat=A)
    captain(state, B).missions.clear()

    do(state, "cancel-jam m12", seat=A)

    assert captain(state).orders == []
    assert can_order(state, "order-jam", "cancel-jam") == set()


@pytest.mark.clause("MV299")
def test_a_plan_leads_to_a_landing_place_elsewhere() -> None:
    state = table()
    state.ports["trp1"] = B
    state.ruins.append("as31")
    plans = can_order(state, "order-plan")
    assert {"order-plan trp1", "order-plan as63"} <= plans
    assert not {"order-plan gb", "order-plan as31", "order-plan cw1"} & plans

    do(state, "order-plan trp1", seat=A)

    assert "order-plan trp1" not in can_order(state)
    do(state, "cancel-plan trp1", seat=A)
    assert captain(state).plan == ""


@pytest.mark.clause("MV299", "MV54")
@pytest.mark.parametrize("order", ["", "keep-going"])
def test_who_keeps_going_is_not_asked_for_extra_thrust(order: str) -> None:
    state = table()
    captain(state).orders += filter(None, [order])
    dice(state, 1, 2, 3)
    (choice,) = (text for text in can(state, "set-out") if text.startswith("set-out cwc1="))

    do(state, choice)

    assert (captain(state).at == "gb") == (order == "")


@pytest.mark.clause("MV305")
def test_the_panels_of_the_others_show_no_dice_of_this_turn() -> None:
    state = table()
    give(state, "r06", seat=B)
    captain(state, A).drive = captain(state, B).drive = "drive-red"
    load(state, "shuttle", "strong-flame")
    load(state, "shuttle", seat=B)
    do(state, "drive-off")
    roll(state, 2, 3, 4)
    do(state, "assign shuttle die-4")

    mine, theirs = GAME.rules.view(state, B).captains

    assert (mine.dice, mine.points, mine.upgrades) == ((2, 3, 4), 9, (("shuttle", 4),))
    assert (theirs.dice, theirs.points, theirs.upgrades) == ((), 0, (("shuttle", 0),))
    assert (mine.drive_on, theirs.drive_on) == (False, True)
    assert (mine.skips, theirs.skips) == ((), ("red",))
    assert (mine.navigation, theirs.navigation, mine.thrust) == (0, 0, 0)


@pytest.mark.clause("MV305", "MV13")
def test_without_a_pilot_a_panel_shows_no_skill_and_no_discount() -> None:
    panel = GAME.rules.view(dealt(), A).captains[A]

    assert (panel.skill, panel.discount, panel.ability) == (0, 0, "")


@pytest.mark.clause("MV88", "MV222")
@pytest.mark.parametrize(
    ("drive", "reward", "offered"),
    [("", "", False), ("drive-red", "", True), ("", "r03", True), ("", "r02", False)],
)
def test_only_who_has_a_drive_can_switch_it_off(drive: str, reward: str, *, offered: bool) -> None:
    state = table()
    captain(state).drive = drive
    give(state, *filter(None, [reward]))

    assert ("drive-off" in can(state)) == offered


@pytest.mark.clause("MV205", "MV180", "MV226")
def test_human_b_is_not_asked_about_a_meteor_that_changes_nothing() -> None:
    state = table()
    captain(state).level, captain(state).side, captain(state).shield = 3, "b", 1

    draw(state, "e34", 6)

    assert (captain(state).at, owed(state)) == ("pp7", ("fly", A))
    assert "reroll" not in state.turn.used


@pytest.mark.clause("MV130", "MV17")
def test_before_everybody_has_pilot_and_gauges_there_is_nothing_to_score() -> None:
    state = dealt()
    do(state, "pilot humans", "pilot whynom")
    assert GAME.rules.standing(state) is None
    do(state, "strengthen laser")
    assert GAME.rules.standing(state) is None

    do(state, "strengthen laser")

    assert GAME.rules.standing(state) is not None
