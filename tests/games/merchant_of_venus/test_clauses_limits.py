"""Limits, at the limit and one beyond it."""

from __future__ import annotations

import pytest

from engine import copy
from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import DieAssigned, IntelBought, PiratesBeaten, Reshuffled
from games.merchant_of_venus.parts import COMPONENTS

from .positions import (
    A,
    B,
    arrive,
    at,
    can,
    captain,
    dealt,
    dice,
    do,
    draw,
    fly,
    give,
    load,
    on_top,
    owed,
    pirates,
    roll,
    score,
    set_off,
    show,
    table,
    to_the_end,
    told,
)


@pytest.mark.clause("MV205", "MV52")
@pytest.mark.parametrize(("die", "ways"), [(1, {"up"}), (3, {"up", "down"}), (6, {"down"})])
def test_a_die_is_tuned_within_one_and_six(die: int, ways: set[str]) -> None:
    state = table()
    captain(state).pilot, captain(state).level, captain(state).side = "eeepeep", 3, "a"
    roll(state, die, 2, 2)

    do(state, f"assign navigation die-{die}")

    assert can(state, "tune") == {f"tune navigation {way}" for way in ways}
    for way in ways:
        other = copy(GAME, state)
        outcome = do(other, f"tune navigation {way}")
        tuned = die + 1 if way == "up" else die - 1
        assert [(each.place, each.die) for each in told(outcome, DieAssigned)] == [
            ("navigation", tuned)
        ]
        assert GAME.rules.view(other, A).captains[A].navigation == tuned


@pytest.mark.clause("MV183", "MV185", "MV47")
@pytest.mark.parametrize(("credits_", "offered"), [(30, True), (29, False)])
def test_the_slaver_is_bought_in_space_on_the_field_of_its_holder(
    credits_: int, *, offered: bool
) -> None:
    state = table()
    give(state, "e04", seat=B)
    captain(state).credits = credits_
    at(state, "trp-jw-7", B)
    at(state, "trp-jw-1")
    set_off(state, "trp-jw-2", 2, 2, 2)

    fly(state, "trp-jw-7")

    assert (owed(state)[1] == A) == offered
    if offered:
        do(state, "claim e04")
        assert captain(state).titles == ["e04"]


@pytest.mark.clause("MV185")
def test_the_price_of_intel_is_told() -> None:
    state = table()
    show(state, "e06")
    at(state, "trpc1")

    outcome = do(state, "skip", "claim e06")

    assert [(each.card, each.price) for each in told(outcome, IntelBought)] == [("e06", 30)]


@pytest.mark.clause("MV13")
def test_whoever_loses_the_draw_gets_one_of_the_pilots_left_at_random() -> None:
    given = set()
    for die in (0, 1):
        state = dealt(seats=2)
        state.dice.loaded = [0, die, 0]
        do(state, "pilot humans", "pilot humans")
        given.add(captain(state, B).pilot)

    assert len(given) == 2
    assert given <= {"eeepeep", "whynom", "qossuth"}


@pytest.mark.clause("MV138", "MV135")
def test_a_tie_is_broken_by_fame_after_infamy() -> None:
    state = table()
    captain(state, A).fame, captain(state, A).infamy, captain(state, A).credits = 5, 4, 490
    captain(state, B).fame, captain(state, B).credits = 2, 480

    to_the_end(state)

    assert score(state, A)["total"] == score(state, B)["total"] == 500
    assert GAME.rules.result(state).winners == (B,)


@pytest.mark.clause("MV140", "MV222")
@pytest.mark.parametrize(("points", "offered"), [(2, True), (1, False)])
def test_switch_switch_needs_a_point_for_the_step_too(points: int, *, offered: bool) -> None:
    state = table()
    give(state, "r04")
    roll(state, 2, 3, 3)
    fly(state, "nh8")

    state.turn.points = points

    assert ("use r04" in can(state)) == offered


@pytest.mark.clause("MV50", "MV172", "MV277")
def test_a_variable_gauge_gets_its_die_among_pirates() -> None:
    state = table()
    load(state, "variable-laser")
    pirates(state, "pp5", 1, "basic")
    at(state, "pp4")
    set_off(state, "pp5", 3, 4, 4)
    do(state, "assign variable-laser die-4")
    assert can(state, "assign") == set()
    dice(state, 4)

    outcome = do(state, "fight laser")

    assert [(won.die, won.value) for won in told(outcome, PiratesBeaten)] == [(5, 6)]


@pytest.mark.clause("MV226")
def test_discards_stay_where_they_are_while_the_pile_lasts() -> None:
    state = table()
    show(state, "e05")
    state.rewards.cards.remove("r16")
    state.rewards.discards = ["r16"]
    on_top(state.rewards, "r02")
    at(state, "dw5")

    outcome = do(state, "skip", "claim e05")

    assert not told(outcome, Reshuffled)
    assert state.rewards.discards == ["r16"]


@pytest.mark.clause("MV180")
@pytest.mark.parametrize(
    ("card", "needed"), [("e35", 20), ("e37", 20), ("e42", 10)], ids=["customs", "guest", "tanker"]
)
def test_the_last_credits_pay_for_a_card(card: str, needed: int) -> None:
    for credits_ in (needed, needed - 1):
        state = table()
        load(state, "dust", "junk")
        captain(state).credits = credits_
        draw(state, card)
        asked = owed(state)[0] == "answer"
        assert (asked and f"answer {card} pay" in can(state)) == (credits_ == needed)


@pytest.mark.clause("MV87", "MV41")
def test_without_points_a_drive_does_not_carry_a_ship_on() -> None:
    state = table()
    captain(state).drive = "drive-red"
    roll(state, 1, 1, 1)

    fly(state, "gb-cw-1")  # red, for nothing; then three fields, and beyond them a red one

    assert (captain(state).at, owed(state)) == ("gb-cw-4", ("start-turn", B))


@pytest.mark.clause("MV64", "MV71", "MV104")
def test_after_the_first_contact_the_limits_of_the_business_phase_hold() -> None:
    state = table(known=False)
    captain(state).holds = 4
    load(state, "genes", "genes")
    arrive(state, "trpc1")
    do(state, "sell genes", "done")

    do(state, "sell genes")

    assert can(state, "sell") == set()
    assert "close-sales" in can(state)


@pytest.mark.clause("MV124", "MV80")
def test_a_fee_counts_when_the_last_credits_are_spent() -> None:
    for credits_ in (70, 69):
        state = table()
        captain(state).credits = credits_
        state.ports["trp1"] = B
        at(state, "trp1")
        do(state, "skip")
        assert ("buy shield" in can(state)) == (credits_ == 70)


@pytest.mark.clause("MV216")
@pytest.mark.parametrize(("credits_", "offered"), [(80, True), (79, False)])
def test_the_last_credits_pay_for_a_mission(credits_: int, *, offered: bool) -> None:
    state = table()
    give(state, "m14")
    captain(state).credits = credits_

    arrive(state, "wtsc1")

    assert ("fulfil m14 pay" in can(state)) == offered


@pytest.mark.clause("MV135")
def test_total_fame_of_zero_is_enough() -> None:
    state = table()
    captain(state, A).credits, captain(state, A).infamy = 900, 1
    captain(state, A).fame = 1
    captain(state, B).credits, captain(state, B).fame = 10, 3

    to_the_end(state)

    assert GAME.rules.result(state).winners == (A,)


@pytest.mark.clause("MV200", "MV180", "MV177")
@pytest.mark.parametrize(
    ("card", "license_", "drilled"),
    [("e25", False, False), ("e25", True, True), ("e19", True, False), ("e26", False, True)],
)
def test_asteroids_of_cards_are_drilled_with_a_license_only(
    card: str, *, license_: bool, drilled: bool
) -> None:
    state = table()
    if license_:
        load(state, "drill-license")

    draw(state, card)

    assert ("pp5" in state.drills) == drilled


@pytest.mark.clause("MV161", "MV205")
@pytest.mark.parametrize(("laser", "lowers"), [(2, True), (1, False)])
def test_a_gauge_at_one_is_not_lowered_even_if_there_is_a_second_try(
    laser: int, *, lowers: bool
) -> None:
    state = table()
    captain(state).level, captain(state).side = 3, "b"
    captain(state).laser = laser
    at(state, "wts3")

    set_off(state, "wts4", 2, 2, 2, 6)

    assert {"stop", "reroll"} <= can(state)
    assert ("lower laser" in can(state)) == lowers


@pytest.mark.clause("MV186")
def test_cards_of_symbol_30_are_out_once_the_pile_was_made_anew() -> None:
    state = table()
    state.shown = [card for card in state.encounters.cards if card <= "e06"]
    state.encounters.discards = [card for card in state.encounters.cards if card > "e06"]
    state.encounters.cards = []
    at(state, "pp4")

    set_off(state, "pp5", 4, 4, 4, *[1] * 40)

    gone = {entry.id for entry in COMPONENTS.encounters if entry.thirty}
    assert gone <= set(state.encounters.discards)
    assert not gone & set(state.encounters.cards)


@pytest.mark.clause("MV183", "MV230")
def test_a_title_that_was_claimed_lies_open_no_more() -> None:
    state = table(titles=True)
    captain(state).infamy = 2
    at(state, "trpc1")

    do(state, "skip", "claim e03")

    assert "e03" not in state.shown
    assert "claim e03" not in can(state)


@pytest.mark.clause("MV250", "MV175")
def test_destroyed_pirates_meet_the_plague() -> None:
    state = table(seats=1, variant="challenge")
    state.challenges, state.unmet, state.round = ["c06"], ["c06"], 3
    captain(state).laser = 4
    draw(state, "e11")
    dice(state, 1)

    do(state, "fight laser")

    assert state.unmet == []


@pytest.mark.clause("MV187", "MV42")
def test_air_foil_works_after_flying_down_into_a_city() -> None:
    state = table()
    give(state, "r08")
    at(state, "trp2")
    set_off(state, "trp1", 2, 3, 4)
    fly(state, "trpc1")
    assert owed(state) == ("fly", A)
    assert {"land", "use r08"} <= can(state)

    do(state, "use r08")

    assert (captain(state).at, owed(state)) == ("trpc2", ("do-business", A))


@pytest.mark.clause("MV205", "MV180")
@pytest.mark.parametrize("card", ["e28", "e34", "e38"])
def test_human_b_rolls_the_test_of_a_card_again(card: str) -> None:
    for answer, die, passed in (("reroll", 1, True), ("reroll", 6, False), ("accept", 1, False)):
        state = table()
        captain(state).level, captain(state).side = 3, "b"
        draw(state, card, 6)
        dice(state, die)
        do(state, f"answer {card} {answer}")
        stays = owed(state) != ("fly", A) and captain(state).at == "pp5"
        lowered = captain(state).shield == 1
        assert (not stays and not lowered) == passed
