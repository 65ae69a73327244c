"""Limits, at the limit and one beyond it."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import IntelBought, PiratesBeaten, Reshuffled

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
    assert GAME.result(state).winners == (B,)


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
    state.rewards.remove("r16")
    state.rewarded = ["r16"]
    on_top(state.rewards, "r02")
    at(state, "dw5")

    outcome = do(state, "skip", "claim e05")

    assert not told(outcome, Reshuffled)
    assert state.rewarded == ["r16"]


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


@pytest.mark.clause("MV222", "MV205")
@pytest.mark.parametrize("card", ["r09", "humans"])
def test_a_die_is_rolled_again_once_a_turn(card: str) -> None:
    state = table()
    captain(state).level, captain(state).side = 3, "b" if card == "humans" else "a"
    if card == "r09":
        give(state, "r09")
    roll(state, 2, 3, 4)
    do(state, f"use {card}")
    dice(state, 5)

    do(state, f"answer {card} die-2")

    assert f"use {card}" not in can(state)


@pytest.mark.clause("MV205", "MV160")
def test_human_b_rolls_one_effect_die_again_and_no_second() -> None:
    state = table()
    captain(state).level, captain(state).side = 3, "b"
    at(state, "cw4")
    set_off(state, "cw3", 2, 2, 2, 6)
    dice(state, 6)

    do(state, "reroll")

    assert (captain(state).at, owed(state)) == ("cw3", ("start-turn", B))


@pytest.mark.clause("MV250")
@pytest.mark.parametrize(("credits_", "met"), [(300, True), (299, False)])
def test_the_audit_asks_for_c300(credits_: int, *, met: bool) -> None:
    state = table(seats=1, variant="challenge")
    state.challenges, state.unmet, state.round = ["c03"], ["c03"], 3
    captain(state).credits = credits_

    do(state, "skip")
    if owed(state)[0] == "do-business":
        do(state, "done")

    assert (state.unmet == []) == met


@pytest.mark.clause("MV292", "MV180")
def test_a_card_that_was_seen_on_top_is_forgotten_when_it_is_drawn() -> None:
    state = table()
    captain(state, B).notes["encounter"] = "e20"
    assert GAME.view(state, B).top == "e20"

    draw(state, "e20")

    assert GAME.view(state, B).top == ""


@pytest.mark.clause("MV150", "MV222")
def test_a_question_at_a_teleportal_is_asked_once() -> None:
    for answer in ("portal-to mgs-wts-2", "effect-die", "assign navigation die-3"):
        state = table()
        give(state, "r02")
        state.replaced["dw3"] = "blue"
        at(state, "dw1")
        set_off(state, "dw2", 2, 3, 4)
        dice(state, 5)
        do(state, answer)
        assert owed(state)[0] != "enter-portal"


@pytest.mark.clause("MV224")
@pytest.mark.parametrize("answer", ["keep", "exchange"])
def test_the_question_about_a_reward_is_asked_once(answer: str) -> None:
    state = table()
    show(state, "e05")
    on_top(state.rewards, "r18")
    at(state, "dw5")
    do(state, "skip", "claim e05")

    do(state, f"{answer} r18")

    assert can(state, "keep", "exchange") == set()


@pytest.mark.clause("MV295", "MV143")
def test_a_named_exit_is_flown() -> None:
    state = table()
    state.replaced["nh4"] = "blue"
    do(state, "order-exit nh8=nh4", seat=B)
    roll(state, 2, 3, 3)
    fly(state, "nh8")

    do(state, "ask-exit")

    assert captain(state).at == "nh3"


@pytest.mark.clause("MV272", "MV216")
def test_a_jammed_captain_completes_what_costs_nothing() -> None:
    state = table()
    load(state, "jammer")
    give(state, "m20")
    give(state, "m14", seat=B)
    state.ports.update({"cw1": B, "jw1": B})
    on_top(state.rewards, "r02")
    at(state, "trpc1", B)
    arrive(state, "trpc1")

    do(state, "jam m20 m14")

    assert captain(state, B).done == ["m20"]
