"""MV222 to MV226: reward cards, one by one."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import (
    Bought,
    ContactSeen,
    CreditsGained,
    Delivered,
    FeePaid,
    GoodLost,
    PortBuilt,
    Reshuffled,
    RewardDrawn,
    RewardExchanged,
    RewardUsed,
    Sold,
)
from games.merchant_of_venus.parts import COMPONENTS
from games.merchant_of_venus.state import State
from games.merchant_of_venus.trade import equipment

from .positions import (
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
    score,
    set_off,
    show,
    table,
    to_the_end,
    told,
    turn_up,
    wait_at,
)


def holding(*rewards: str) -> State:
    """Seat A has rewards."""
    state = table()
    give(state, *rewards)
    return state


def drawing(reward: str) -> State:
    """Seat A has just drawn a reward, for c50 at a Confirmed Site."""
    state = table()
    show(state, "e05")
    on_top(state.rewards, reward)
    at(state, "dw5")
    do(state, "skip", "claim e05")
    return state


# Drawing, keeping, exchanging


@pytest.mark.clause("MV222")
@pytest.mark.parametrize("reward", COMPONENTS.reward)
def test_a_reward_lies_open_and_brings_its_fame(reward: str) -> None:
    state = holding(reward)
    assert GAME.rules.view(state, B).captains[A].rewards == (reward,)

    to_the_end(state)

    assert score(state)["fame"] == COMPONENTS.reward[reward].fame


@pytest.mark.clause("MV222")
def test_ten_rewards_are_relics_with_three_fame() -> None:
    relics = [entry for entry in COMPONENTS.rewards if entry.relic]

    assert [entry.fame for entry in relics] == [3] * 10
    assert not any(entry.trade for entry in relics)


@pytest.mark.clause("MV224")
def test_a_card_with_the_symbol_is_exchanged_when_drawn_or_never() -> None:
    state = drawing("r18")
    assert can(state) == {"keep r18", "exchange r18"}

    outcome = do(state, "exchange r18")

    assert [(each.reward, each.credits) for each in told(outcome, RewardExchanged)] == [("r18", 50)]
    assert (captain(state).credits, captain(state).rewards) == (500, [])
    assert state.traded == ["r18"]

    kept = drawing("r18")
    do(kept, "keep r18")
    assert captain(kept).rewards == ["r18"]
    assert can(kept, "exchange") == set()


@pytest.mark.clause("MV224")
def test_a_relic_is_kept_without_a_question() -> None:
    state = drawing("r02")

    assert captain(state).rewards == ["r02"]
    assert owed(state)[0] != "keep-reward"


@pytest.mark.clause("MV224")
def test_an_exchanged_card_can_be_bought_at_the_base_and_is_not_exchanged_again() -> None:
    state = table()
    state.rewards.cards.remove("r18")
    state.traded.append("r18")

    do(state, "skip", "buy-reward r18")

    assert (captain(state).credits, captain(state).rewards, state.traded) == (440, ["r18"], [])
    assert can(state, "exchange") == set()


@pytest.mark.clause("MV299", "MV224")
@pytest.mark.parametrize(("order", "left"), [("trade-in", []), ("keep-rewards", ["r18"])])
def test_an_order_answers_the_question(order: str, left: list[str]) -> None:
    state = table()
    do(state, f"order {order}", seat=A)
    show(state, "e05")
    on_top(state.rewards, "r18")
    at(state, "dw5")

    do(state, "skip", "claim e05")

    assert captain(state).rewards == left


@pytest.mark.clause("MV226")
def test_used_cards_are_shuffled_when_the_pile_is_empty() -> None:
    state = table()
    show(state, "e05")
    state.rewards.discards, state.rewards.cards = ["r02"], []
    at(state, "dw5")

    outcome = do(state, "skip", "claim e05")

    assert [made.cards for made in told(outcome, Reshuffled)] == [1]
    assert [drawn.reward for drawn in told(outcome, RewardDrawn)] == ["r02"]


@pytest.mark.clause("MV226")
def test_with_nothing_left_no_card_is_drawn() -> None:
    state = table()
    show(state, "e05")
    state.rewards.cards = []
    at(state, "dw5")

    outcome = do(state, "skip", "claim e05")

    assert not told(outcome, RewardDrawn)


# The others


@pytest.mark.clause("MV226", "MV101")
@pytest.mark.parametrize("reward", ["r11", "r12"])
def test_a_key_account_sells_one_good_at_the_strong_value(reward: str) -> None:
    state = holding(reward)
    turn_up(state, "volois", "weak")
    load(state, "perfume", "perfume")
    at(state, "dwc1")

    outcome = do(state, "skip", "sell-strong perfume", "sell perfume")

    assert [sold.price for sold in told(outcome, Sold)] == [160, 120]
    assert [used.reward for used in told(outcome, RewardUsed)] == [reward]
    assert (captain(state).rewards, state.rewards.discards) == ([], [reward])


@pytest.mark.clause("MV226")
@pytest.mark.parametrize(("top", "offered"), [("weak", True), ("active", True), ("strong", False)])
def test_a_key_account_is_on_offer_where_it_changes_something(top: str, *, offered: bool) -> None:
    state = holding("r11")
    turn_up(state, "volois", top)
    load(state, "perfume")
    at(state, "dwc1")

    do(state, "skip")

    assert ("sell-strong perfume" in can(state)) == offered


@pytest.mark.clause("MV226", "MV250")
@pytest.mark.parametrize(("top", "usual"), [("strong", 140), ("active", 140), ("weak", 140)])
def test_an_embargo_comes_before_the_values_that_negotiator_and_key_account_name(
    top: str, usual: int
) -> None:
    state = table(seats=1, variant="challenge")
    state.challenges, state.unmet, state.round = ["c07"], ["c07"], 20
    captain(state).level, captain(state).side = 3, "a"
    give(state, "r11")
    turn_up(state, "volois", top)
    load(state, "perfume", "perfume")
    at(state, "dwc1")

    outcome = do(state, "skip", "sell perfume", "sell-strong perfume")

    assert [sold.price for sold in told(outcome, Sold)] == [usual, 160]


@pytest.mark.clause("MV176")
def test_insurance_pays_what_a_stolen_good_cost() -> None:
    state = holding("r13")
    load(state, "bolts")
    pirates(state, "pp5", 3, "luxury")
    at(state, "pp4")
    set_off(state, "pp5", 4, 4, 4)
    dice(state, 6)

    outcome = do(state, "fight pilot")

    assert [lost.good for lost in told(outcome, GoodLost)] == ["bolts"]
    assert [gain.credits for gain in told(outcome, CreditsGained)] == [200]


@pytest.mark.clause("MV124")
def test_a_diplomatic_pass_pays_no_fees() -> None:
    state = holding("r14")
    state.ports["trp1"] = B
    at(state, "trp1")

    outcome = do(state, "skip", "buy shield")

    assert not told(outcome, FeePaid)
    assert captain(state).credits == 440


@pytest.mark.clause("MV226", "MV80")
def test_a_charter_makes_the_first_purchase_of_a_phase_cheaper() -> None:
    state = holding("r15")
    at(state, "trpc1")

    outcome = do(state, "skip", "buy shield", "buy shield")

    assert [bought.price for bought in told(outcome, Bought)] == [50, 60]


@pytest.mark.clause("MV64", "MV226")
def test_a_charter_waits_for_the_business_phase_after_a_first_contact() -> None:
    state = table(known=False)
    give(state, "r15")
    arrive(state, "trpc1")

    outcome = do(state, "buy shield", "done", "buy shield")

    market = state.market("nillis")
    printed = dict(equipment(state, market))["shield"]
    assert [bought.price for bought in told(outcome, Bought)] == [printed, printed - 10]


@pytest.mark.clause("MV226", "MV46")
def test_a_fuel_cell_adds_six_points_once() -> None:
    state = holding("r16")
    roll(state, 2, 3, 4)

    do(state, "use r16")

    assert (state.turn.points, state.rewards.discards) == (15, ["r16"])


@pytest.mark.clause("MV226", "MV212")
@pytest.mark.parametrize(("infamy", "left"), [(5, 2), (2, 0)])
def test_a_pardon_takes_up_to_three_infamy_away(infamy: int, left: int) -> None:
    state = holding("r17")
    captain(state).infamy = infamy
    at(state, "trpc1")

    do(state, "skip", "use r17")

    assert captain(state).infamy == left


@pytest.mark.clause("MV71", "MV226")
def test_a_double_shift_allows_one_more_purchase_or_sale_after_landing_in_a_city() -> None:
    state = holding("r19")
    load(state, "genes", "genes")
    arrive(state, "trpc1")
    do(state, "buy shield", "buy shield")
    assert can(state, "buy") == set()
    do(state, "sell genes")
    assert can(state, "sell") == set()


@pytest.mark.clause("MV192")
def test_a_cargo_net_carries_one_more_thing_of_one_point() -> None:
    state = holding("r20")
    load(state, "bolts", "bolts")
    for guest in ("banker", "missionary"):
        wait_at(state, guest)

    do(state, "skip", "board banker")

    assert can(state, "board") == set()


@pytest.mark.clause("MV175")
def test_a_bounty_brings_c30_more_for_destroyed_pirates() -> None:
    state = holding("r21")
    captain(state).laser = 4
    pirates(state, "pp5", 0, "basic", infamy=2)
    at(state, "pp4")
    set_off(state, "pp5", 4, 4, 4)
    dice(state, 1)

    do(state, "fight laser")

    assert captain(state).credits == 500 + 40 + 30


@pytest.mark.clause("MV111")
def test_a_travel_agency_brings_c20_more_for_each_passenger() -> None:
    state = holding("r22")
    load(state, "oracle")

    outcome = do(state, "skip", "deliver oracle")

    assert told(outcome, Delivered)[0].fare == 170


@pytest.mark.clause("MV121", "MV226")
def test_a_building_permit_builds_for_c150_even_after_purchases() -> None:
    state = holding("r23")
    at(state, "trpc1")

    do(state, "skip", "buy shield")
    assert can(state, "build", "build-by-permit") == {"build-by-permit trp1"}
    outcome = do(state, "build-by-permit trp1")

    assert [built.price for built in told(outcome, PortBuilt)] == [150]
    assert state.rewards.discards == ["r23"]


@pytest.mark.clause("MV120", "MV226")
def test_a_permit_is_not_used_up_by_building_without_it() -> None:
    state = holding("r23")
    at(state, "trpc1")

    outcome = do(state, "skip", "build trp1")

    assert [built.price for built in told(outcome, PortBuilt)] == [200]
    assert captain(state).rewards == ["r23"]


@pytest.mark.clause("MV205", "MV226")
def test_a_training_voucher_pays_for_a_level() -> None:
    state = holding("r24")
    captain(state).credits = 0

    do(state, "skip", "train level-2")

    assert (captain(state).level, captain(state).credits, state.rewards.discards) == (2, 0, ["r24"])


@pytest.mark.clause("MV291", "MV226")
def test_a_planet_chart_shows_three_contacts() -> None:
    state = table(known=False)
    give(state, "r25")
    roll(state, 2, 3, 4)

    outcome = do(state, "use r25", "look trp dw ib")

    assert [seen.culture for seen in told(outcome, ContactSeen)] == ["nillis", "volois", "graw"]
    assert state.rewards.discards == ["r25"]
