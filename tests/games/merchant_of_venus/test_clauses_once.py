"""What is asked once, and works once."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import PiratesElsewhere, PointsChanged
from games.merchant_of_venus.parts import COMPONENTS

from .positions import (
    A,
    B,
    arrive,
    at,
    can,
    captain,
    dice,
    do,
    draw,
    fly,
    give,
    load,
    on_top,
    owed,
    roll,
    set_off,
    show,
    table,
    to_round,
    to_the_end,
    told,
)


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
    assert GAME.rules.view(state, B).top == "e20"

    draw(state, "e20")

    assert GAME.rules.view(state, B).top == ""


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


@pytest.mark.clause("MV272")
def test_what_was_done_for_a_mission_is_lost_with_it_and_nothing_else() -> None:
    state = table()
    load(state, "jammer")
    give(state, "m20", "m12")
    give(state, "m14", "m15", seat=B)
    captain(state).since = ["m20-hired", "m12-hired"]
    captain(state, B).since = ["m14-hired", "m15-hired"]
    at(state, "trpc1", B)
    arrive(state, "trpc1")

    do(state, "jam m20 m14")

    assert captain(state).since == ["m12-hired"]
    assert captain(state, B).since == ["m15-hired"]


@pytest.mark.clause("MV71", "MV226")
def test_a_key_account_is_a_sale_like_any_other() -> None:
    without, state = table(), table()
    give(state, "r11")
    for each in (without, state):
        load(each, "genes", "genes")
        arrive(each, "trpc1")
    assert can(without, "sell-strong") == set()

    do(state, "sell genes")

    assert can(state, "sell-strong") == set()


@pytest.mark.clause("MV188", "MV42")
def test_after_one_step_onto_an_asteroid_a_ship_may_land_and_then_flies_on() -> None:
    for land, field in ((True, "dw5"), (False, "dw4")):
        state = table()
        at(state, "dw7")
        set_off(state, "dw6", 2, 2, 2)
        fly(state, "dw5")
        assert "land" in can(state)
        do(state, "land" if land else "fly dw4")
        assert captain(state).at == field


@pytest.mark.clause("MV135")
def test_one_captain_with_fame_is_enough_for_an_ordinary_end() -> None:
    state = table()
    captain(state, A).infamy = 1

    to_the_end(state)

    assert state.over == "rounds"
    assert GAME.rules.result(state).winners == (B,)


@pytest.mark.clause("MV205", "MV143")
def test_human_b_does_not_roll_an_exit_again() -> None:
    state = table()
    captain(state).level, captain(state).side = 3, "b"
    state.replaced["nh4"] = "blue"
    roll(state, 2, 3, 3)
    fly(state, "nh8")
    do(state, "ask-exit")
    dice(state, 4)

    do(state, "effect-die")

    assert captain(state).at == "nh3"
    assert can(state, "reroll") == set()


@pytest.mark.clause("MV35", "MV260")
def test_every_card_that_changes_the_points_is_named_for_itself() -> None:
    state = table()
    give(state, "r01")
    load(state, "plain-spoiler")
    roll(state, 1, 2, 4)
    do(state, "use r01")
    dice(state, 3)

    outcome = do(state, "thrust die-1")

    changes = {(event.card, event.change) for event in told(outcome, PointsChanged)}
    assert changes == {("r01", -3), ("plain-spoiler", -1)}


@pytest.mark.clause("MV6", "MV250")
def test_a_challenge_lays_a_pirate_marker_that_its_card_then_has_no_more() -> None:
    state = table(seats=1, variant="challenge")
    state.challenges, state.unmet, state.round = ["c06"], ["c06"], 14
    pirates = [e.id for e in COMPONENTS.encounters if e.kind == "pirate" and e.id != "e16"]
    for card in pirates:
        state.encounters.cards.remove(card)
        state.encounters.discards.append(card)
    at(state, "ww3")
    to_round(state, 15)
    assert [(each.number, each.category) for each in state.pirates] == [(2, "quality")]

    outcome = draw(state, "e16")

    assert len(state.pirates) == 1
    assert [each.field for each in told(outcome, PiratesElsewhere)] == ["pp5"]
    assert state.kind("pp5") == "encounter"
