"""MV205 to MV209: pilots, their levels, discounts and the two sides of level 3."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import (
    Bought,
    DieRerolled,
    EncounterDrawn,
    EncounterSeen,
    EncounterViewed,
    HazardFailed,
    HazardPassed,
    PilotRaised,
    PiratesBeaten,
    PortBuilt,
    Sold,
)
from games.merchant_of_venus.state import State
from tests.saying import english

from .positions import (
    PILOTS,
    A,
    B,
    arrive,
    at,
    can,
    captain,
    dice,
    do,
    give,
    load,
    on_top,
    owed,
    pirates,
    roll,
    set_off,
    show,
    table,
    told,
    turn_up,
    wait_at,
)


def master(pilot: str, side: str) -> State:
    """Seat A flies with a pilot of level 3."""
    state = table()
    captain(state).pilot, captain(state).level, captain(state).side = pilot, 3, side
    return state


@pytest.mark.clause("MV205")
def test_level_two_is_reached_at_the_base_for_c60() -> None:
    state = table()
    arrive(state, "gb", start="gb-cw-1")

    outcome = do(state, "train level-2")

    assert [(raised.level, raised.side) for raised in told(outcome, PilotRaised)] == [(2, "none")]
    assert (captain(state).credits, captain(state).level) == (440, 2)
    assert GAME.rules.view(state, B).captains[A].skill == 4
    assert can(state, "train") == set()


@pytest.mark.clause("MV205")
@pytest.mark.parametrize("side", ["a", "b"])
def test_level_three_is_reached_at_home_with_a_side_of_ones_choice(side: str) -> None:
    state = table()
    captain(state).level = 2
    arrive(state, "cwc1")  # the home of the Humans

    do(state, f"train humans-{side}")

    assert (captain(state).credits, captain(state).level, captain(state).side) == (440, 3, side)
    assert can(state, "train") == set()


@pytest.mark.clause("MV205")
def test_no_level_is_left_out_and_nothing_is_trained_elsewhere() -> None:
    first = table()
    at(first, "cwc1")
    do(first, "skip")
    assert can(first, "train") == set()

    second = table()
    captain(second).level = 2
    do(second, "skip")
    assert can(second, "train") == set()

    poor = table()
    captain(poor).credits = 59
    do(poor, "skip")
    assert can(poor, "train") == set()


@pytest.mark.clause("MV208")
def test_whoever_skips_movement_there_may_train_too() -> None:
    state = table()

    do(state, "skip")

    assert can(state, "train") == {"train level-2"}


@pytest.mark.clause("MV208")
def test_whoever_discovers_the_home_culture_may_train_right_away() -> None:
    state = table(known=False)
    captain(state).level = 2
    arrive(state, "cwc1")

    assert owed(state)[0] == "first-contact"
    assert can(state, "train") == {"train humans-a", "train humans-b"}


@pytest.mark.clause("MV209")
@pytest.mark.parametrize(("level", "price"), [(1, 190), (2, 180), (3, 170)])
def test_everything_costs_less_at_home(level: int, price: int) -> None:
    state = table()
    captain(state).pilot, captain(state).level, captain(state).side = "eeepeep", level, "b"
    at(state, "imc1")

    outcome = do(state, "skip", "buy bolts")

    assert told(outcome, Bought)[0].price == price
    assert captain(state).credits == 500 - price


@pytest.mark.clause("MV209")
def test_a_spaceport_at_home_costs_less_and_training_never() -> None:
    state = table()
    captain(state).level = 2
    at(state, "cwc1")

    outcome = do(state, "skip", "build cw1")

    assert told(outcome, PortBuilt)[0].price == 180


@pytest.mark.clause("MV209")
def test_no_price_falls_below_zero_and_elsewhere_there_is_no_discount() -> None:
    cheap = table()
    captain(cheap).level, captain(cheap).side = 3, "a"
    cheap.market("humans").goods.append("dust")
    at(cheap, "cwc1")
    assert told(do(cheap, "skip", "buy dust"), Bought)[0].price == 0

    away = table()
    captain(away).level = 3
    at(away, "trpc1")
    assert told(do(away, "skip", "buy perfume"), Bought)[0].price == 80


@pytest.mark.clause("MV205", "MV160")
@pytest.mark.parametrize(("level", "skill"), [(1, 3), (2, 4), (3, 5)])
def test_the_skill_of_a_pilot_grows_with_the_level(level: int, skill: int) -> None:
    for pilot in PILOTS:
        state = table()
        captain(state).pilot, captain(state).level = pilot, level
        captain(state).side = "a" if level == 3 else ""
        at(state, "cw4")
        outcome = set_off(state, "cw3", 2, 2, 2, skill - 1)
        assert told(outcome, HazardPassed)[0].value == skill


# The two sides of level 3


@pytest.mark.clause("MV205", "MV101")
def test_human_a_sells_at_the_active_value_on_a_weak_market() -> None:
    for top, price in (("weak", 140), ("active", 140), ("strong", 160)):
        state = master("humans", "a")
        turn_up(state, "volois", top)
        load(state, "perfume")
        at(state, "dwc1")
        assert told(do(state, "skip", "sell perfume"), Sold)[0].price == price


@pytest.mark.clause("MV205", "MV34")
def test_human_b_rolls_one_speed_die_again_once_a_turn() -> None:
    state = master("humans", "b")
    roll(state, 2, 3, 4)
    do(state, "use humans")
    dice(state, 6)

    outcome = do(state, "answer humans die-2")

    assert [(again.old, again.die) for again in told(outcome, DieRerolled)] == [(2, 6)]
    assert (sorted(state.turn.dice), state.turn.points) == ([3, 4, 6], 13)
    assert "use humans" not in can(state)


@pytest.mark.clause("MV205", "MV160")
def test_human_b_rolls_the_effect_die_again_instead() -> None:
    state = master("humans", "b")
    at(state, "cw4")
    set_off(state, "cw3", 2, 2, 2, 6)
    assert owed(state)[0] == "fail-test"
    dice(state, 1)

    outcome = do(state, "reroll")

    assert told(outcome, HazardPassed)[0].die == 1


@pytest.mark.clause("MV205", "MV172")
def test_human_b_fights_again() -> None:
    state = master("humans", "b")
    pirates(state, "pp5", 0, "basic")
    at(state, "pp4")
    set_off(state, "pp5", 4, 4, 4)
    dice(state, 6, 1)

    outcome = do(state, "fight shield", "reroll")

    assert told(outcome, PiratesBeaten)[0].die == 1
    assert state.pirates[0].infamy == 0


@pytest.mark.clause("MV205", "MV52")
def test_eeepeep_a_tunes_an_assigned_die_once_a_turn() -> None:
    state = master("eeepeep", "a")
    roll(state, 2, 3, 3)
    do(state, "assign navigation die-3", "tune navigation up")

    assert GAME.rules.view(state, A).captains[A].navigation == 4
    assert state.turn.points == 8
    assert can(state, "tune") == set()


@pytest.mark.clause("MV205", "MV54")
def test_eeepeep_b_thrusts_with_one_two_and_three() -> None:
    state = master("eeepeep", "b")
    roll(state, 2, 3, 4)

    assert can(state, "thrust") == {"thrust die-2", "thrust die-3"}


@pytest.mark.clause("MV205", "MV120")
def test_whynom_a_builds_for_c150() -> None:
    state = master("whynom", "a")
    captain(state).credits = 150
    at(state, "trpc1")

    outcome = do(state, "skip", "build trp1")

    assert told(outcome, PortBuilt)[0].price == 150


@pytest.mark.clause("MV205", "MV192", "MV213")
def test_whynom_b_has_room_for_two_more_points_without_more_fame() -> None:
    state = master("whynom", "b")
    load(state, "bolts", "bolts", "perfume")

    panel = GAME.rules.view(state, A).captains[A]
    assert (panel.room, panel.holds) == (0, 2)


@pytest.mark.clause("MV205", "MV172")
def test_qossuth_a_subtracts_two_against_pirates_but_not_in_tests() -> None:
    state = master("qossuth", "a")
    pirates(state, "pp5", 2, "quality")
    at(state, "pp4")
    set_off(state, "pp5", 4, 4, 4)
    dice(state, 1)
    assert told(do(state, "fight shield"), PiratesBeaten)[0].die == 1

    other = master("qossuth", "a")
    at(other, "cw4")
    assert told(set_off(other, "cw3", 2, 2, 2, 5), HazardFailed)


@pytest.mark.clause("MV205", "MV291")
def test_qossuth_b_looks_at_the_encounter_card_and_may_put_it_under_the_pile() -> None:
    state = master("qossuth", "b")
    on_top(state.encounters, "e18", "e20")
    at(state, "pp4")

    outcome = set_off(state, "pp5", 4, 4, 4)

    assert [(seen.card, seen.to) for seen in told(outcome, EncounterSeen)] == [("e18", (A,))]
    assert [viewed.to for viewed in told(outcome, EncounterViewed)] == [None]
    put = do(state, "put bottom")
    assert [drawn.card for drawn in told(put, EncounterDrawn)] == ["e20"]
    assert state.encounters.cards[0] == "e18"


@pytest.mark.clause("MV205", "MV208", "MV217")
def test_training_and_second_mission_are_never_paid_out_of_the_business_phase() -> None:
    state = table()
    captain(state).credits = 0
    load(state, "diplomat")

    do(state, "skip", "deliver diplomat")

    assert captain(state).credits >= 120
    assert not {"train level-2", "second-mission"} & can(state)


@pytest.mark.clause("MV205", "MV217")
def test_training_and_second_mission_go_together_before_any_business() -> None:
    state = table()
    load(state, "diplomat")

    do(state, "skip", "second-mission", "train level-2", "deliver diplomat")

    assert (captain(state).second, captain(state).level) == (True, 2)


@pytest.mark.clause("MV205")
@pytest.mark.parametrize("deed", ["sell junk", "buy laser", "unload junk", "deliver professor"])
def test_after_the_first_business_action_at_home_nobody_is_trained(deed: str) -> None:
    state = table()
    captain(state).level = 2
    load(state, "junk", "professor")
    at(state, "cwc1")
    do(state, "skip")
    assert can(state, "train") == {"train humans-a", "train humans-b"}

    do(state, deed)

    assert can(state, "train") == set()


@pytest.mark.clause("MV205", "MV208")
@pytest.mark.parametrize(
    "deed",
    ["board huntress", "sell-passenger huntress", "use r17", "fulfil m02 junk", "sell-strong junk"],
)
def test_every_other_deed_of_the_business_phase_ends_the_time_for_training_too(deed: str) -> None:
    state = table()
    captain(state).level, captain(state).infamy = 2, 1
    captain(state).since.append("m02-landed")
    load(state, "junk")
    give(state, "m02", "r17", "r11", "e04")
    if deed.startswith("board"):
        wait_at(state, "huntress", "humans")
    else:
        load(state, "huntress")
    turn_up(state, "humans", "weak")
    at(state, "cwc1")
    do(state, "skip")
    assert can(state, "train") == {"train humans-a", "train humans-b"}

    do(state, deed)

    assert can(state, "train") == set()


@pytest.mark.clause("MV205", "MV208", "MV217")
@pytest.mark.parametrize("deed", ["buy-reward r18", "claim e06", "board banker", "unload diva"])
def test_at_the_base_every_deed_ends_the_time_for_training_and_missions(deed: str) -> None:
    state = table()
    show(state, "e06")
    state.rewards.cards.remove("r18")
    state.traded.append("r18")
    wait_at(state, "banker")
    load(state, "diva")
    do(state, "skip")
    assert {"train level-2", "second-mission"} <= can(state)

    do(state, deed)

    assert not {"train level-2", "second-mission"} & can(state)


@pytest.mark.clause("MV208")
def test_at_a_discovery_training_comes_before_the_first_purchase() -> None:
    state = table(known=False)
    captain(state).level = 2
    arrive(state, "cwc1")
    first = min(can(state, "buy"))

    do(state, first)

    assert can(state, "train") == set()


@pytest.mark.clause("MV208", "MV299")
def test_what_the_shopping_list_buys_on_landing_does_not_stand_in_the_way() -> None:
    state = table()
    captain(state).level = 2
    captain(state).orders = ["shop-videos"]

    arrive(state, "cwc1")

    assert "videos" in captain(state).cargo
    assert can(state, "train") == {"train humans-a", "train humans-b"}


@pytest.mark.clause("MV205", "MV305")
def test_the_sides_of_a_pilot_are_chosen_by_what_they_do() -> None:
    texts = english(GAME.slug)
    state = table()
    captain(state).level = 2
    at(state, "cwc1")
    do(state, "skip")

    said = [
        texts.id(choice.split()[1], GAME.help.phrase, str) for choice in sorted(can(state, "train"))
    ]

    assert [each.split(" (")[0] for each in said] == ["Negotiator", "Improviser"]
    outcome = do(state, "train humans-a")
    assert told(outcome, PilotRaised)[0].side == "humans-a"
    assert GAME.rules.view(state, A).captains[A].ability == "humans-a"
