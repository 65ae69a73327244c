"""MV70 to MV104: buying and selling."""

from __future__ import annotations

import pytest

from engine import Illegal, Seat
from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import Bought, GoodsCame, MarketMoved, Sold
from games.merchant_of_venus.parts import COMPONENTS, MarketState
from games.merchant_of_venus.state import State

from .positions import (
    A,
    B,
    arrive,
    at,
    can,
    captain,
    do,
    finish_turn,
    give,
    load,
    table,
    told,
    turn_of,
    turn_up,
    wait_at,
)


def staying(field: str = "trpc1", seats: int = 2) -> State:
    """Seat A skips its movement and does business; trpc1 is a city of the Nillis."""
    state = table(seats)
    at(state, field)
    return state


@pytest.mark.clause("MV70")
def test_business_has_no_limit_and_no_order_where_movement_was_skipped() -> None:
    state = staying()
    load(state, "genes", "genes")
    wait_at(state, "scientist", "nillis")

    do(state, "skip", "sell genes", "buy shield", "board scientist", "sell genes", "buy shield")

    assert (captain(state).shield, captain(state).cargo) == (4, ["scientist"])


@pytest.mark.clause("MV71")
def test_after_landing_in_a_city_one_purchase_and_one_sale_are_left() -> None:
    state = table()
    load(state, "genes", "genes")
    wait_at(state, "scientist", "nillis")
    arrive(state, "trpc1")

    do(state, "sell genes")
    assert can(state, "sell") == set()
    do(state, "buy shield")
    assert can(state, "buy") == set()
    assert "board scientist" in can(state)


@pytest.mark.clause("MV71")
def test_a_spaceport_has_no_limit() -> None:
    state = table()
    arrive(state, "nh3")

    do(state, "buy pelts", "buy pelts")

    assert captain(state).cargo == ["pelts", "pelts"]


@pytest.mark.clause("MV72")
def test_at_the_galactic_base_there_are_only_passengers() -> None:
    state = table()
    wait_at(state, "banker")
    load(state, "genes", "diplomat")

    do(state, "skip")

    assert {"board banker", "deliver diplomat"} <= can(state)
    assert can(state, "buy", "sell") == set()


@pytest.mark.clause("MV80", "MV81")
def test_a_good_costs_its_printed_cost_and_needs_room() -> None:
    state = staying()
    outcome = do(state, "skip", "buy perfume")

    assert told(outcome, Bought)[0].price == 80
    assert (captain(state).credits, captain(state).cargo) == (420, ["perfume"])
    do(state, "buy perfume")
    assert "buy perfume" not in can(state)


@pytest.mark.clause("MV80")
def test_what_cannot_be_paid_is_not_offered() -> None:
    state = staying()
    captain(state).credits = 79

    do(state, "skip")

    assert "buy perfume" not in can(state)
    with pytest.raises(Illegal):
        do(state, "buy perfume")


@pytest.mark.clause("MV81")
def test_the_colour_of_a_good_is_its_category() -> None:
    for entry in COMPONENTS.cultures:
        low, high = {"basic": (10, 40), "quality": (50, 110), "luxury": (120, 200)}[entry.category]
        assert low <= entry.cost <= high


@pytest.mark.clause("MV82")
def test_goods_from_elsewhere_are_bought_like_the_others_and_all_are_open() -> None:
    state = staying()
    state.market("nillis").goods.append("dust")
    state.market("dell").goods.remove("dust")

    do(state, "skip")

    shown = next(m for m in GAME.rules.view(state, B).markets if m.culture == "nillis")
    assert {"buy dust", "buy perfume", "buy fancy-spoiler", "buy plain-spoiler"} <= can(state)
    assert [(ware.id, ware.count) for ware in shown.goods] == [("dust", 1), ("perfume", 5)]


@pytest.mark.clause("MV83")
@pytest.mark.parametrize(
    ("top", "offered"),
    [
        ("weak", {"buy shield", "buy hold"}),
        ("active", {"buy shield", "buy drive-yellow"}),
        ("strong", {"buy shield", "buy laser"}),
    ],
)
def test_the_top_marker_names_the_equipment(top: MarketState, offered: set[str]) -> None:
    state = staying()
    turn_up(state, "nillis", top)

    do(state, "skip")

    equipment = {f"buy {kind}" for kind in (*COMPONENTS.equipment, "laser", "shield")}
    assert can(state) & equipment == offered


@pytest.mark.clause("MV84")
def test_a_gauge_goes_up_by_one_and_ends_at_six() -> None:
    state = staying()
    captain(state).shield = 5

    do(state, "skip", "buy shield")

    assert (captain(state).shield, captain(state).credits) == (6, 440)
    assert "buy shield" not in can(state)


@pytest.mark.clause("MV85")
def test_a_hold_is_bought_up_to_four() -> None:
    state = staying()
    turn_up(state, "nillis", "weak")

    do(state, "skip", "buy hold", "buy hold")

    panel = GAME.rules.view(state, A).captains[A]
    assert (captain(state).holds, panel.room, state.stock["hold"]) == (4, 8, 6)
    assert "buy hold" not in can(state)


@pytest.mark.clause("MV86")
def test_a_new_drive_replaces_the_old_one_which_goes_back_to_the_stock() -> None:
    state = staying()
    do(state, "skip", "buy drive-yellow")
    assert (captain(state).drive, state.stock["drive-yellow"]) == ("drive-yellow", 1)

    at(state, "dwc1")
    turn_of(state, A)
    do(state, "skip", "buy drive-combined")

    assert captain(state).drive == "drive-combined"
    assert (state.stock["drive-yellow"], state.stock["drive-combined"]) == (2, 1)
    assert GAME.rules.view(state, A).captains[A].skips == ("red", "yellow")


@pytest.mark.clause("MV89")
def test_nobody_owns_the_same_technology_twice_data_probes_excepted() -> None:
    state = staying("ppc1")  # Jammers
    do(state, "skip", "buy jammer")
    assert "buy jammer" not in can(state)

    at(state, "imc1")
    turn_of(state, A)
    do(state, "skip", "buy data-probe", "buy data-probe")

    assert captain(state).supplies == ["jammer", "data-probe", "data-probe"]


@pytest.mark.clause("MV90")
def test_upgrades_need_a_free_place_and_structures_room() -> None:
    state = staying("cwc1")
    load(state, "market-flux", "cloaking-field", "variable-laser")
    do(state, "skip")
    assert "buy shuttle" not in can(state)
    do(state, "unload market-flux", "buy shuttle")
    assert captain(state).upgrades == ["cloaking-field", "variable-laser", "shuttle"]

    full = staying()
    load(full, "bolts", "bolts")
    do(full, "skip")
    assert "buy fancy-spoiler" not in can(full)


@pytest.mark.clause("MV91")
def test_supplies_stay_aboard_and_special_technologies_can_be_unloaded() -> None:
    state = staying()
    load(state, "strong-flame", "thrust-booster-2", "fuzzy-dice")

    do(state, "skip")

    assert can(state, "unload") == {"unload thrust-booster-2", "unload fuzzy-dice"}


@pytest.mark.clause("MV94", "MV95")
def test_credit_with_a_culture_is_spent_first_and_only_there() -> None:
    state = staying()
    captain(state).iou["nillis"], captain(state).iou["volois"] = 100, 120

    outcome = do(state, "skip", "buy perfume", "buy shield")

    assert [(b.price, b.iou) for b in told(outcome, Bought)] == [(80, 80), (60, 20)]
    assert captain(state).credits == 500 - 40
    assert captain(state).iou == {"nillis": 0, "volois": 120}


@pytest.mark.clause("MV95")
def test_credit_does_not_pay_for_pilots_and_ports() -> None:
    state = staying("cwc1")
    captain(state).credits, captain(state).level = 30, 2
    captain(state).iou["humans"] = 900

    do(state, "skip")
    assert can(state, "train") == set()
    do(state, "done")

    assert state.turn.seat == B  # no spaceport was offered


@pytest.mark.clause("MV100")
def test_goods_are_sold_to_their_buyers_only() -> None:
    state = staying("dwc1")  # the Volois buy perfume, not junk
    load(state, "perfume", "junk")

    do(state, "skip")

    assert can(state, "sell") == {"sell perfume"}


@pytest.mark.clause("MV101")
@pytest.mark.parametrize(("top", "price"), [("weak", 120), ("active", 140), ("strong", 160)])
def test_the_top_marker_sets_the_price(top: MarketState, price: int) -> None:
    state = staying("dwc1")
    turn_up(state, "volois", top)
    load(state, "perfume")

    outcome = do(state, "skip", "sell perfume")

    assert told(outcome, Sold)[0].price == price
    assert captain(state).credits == 500 + price


@pytest.mark.clause("MV100", "MV101", "MV103")
def test_the_sale_of_the_rulebook_brings_c480_and_moves_the_market_once() -> None:
    state = staying("dwc1")
    captain(state).holds = 3
    state.market("volois").stack = ["strong", "weak", "active"]
    load(state, "perfume", "perfume", "perfume")
    outcome = do(state, "skip", "sell perfume", "sell perfume", "sell perfume")

    assert [sold.price for sold in told(outcome, Sold)] == [160, 160, 160]
    assert captain(state).credits == 500 + 480
    assert told(outcome, MarketMoved) == []

    closing = finish_turn(state)

    assert [(moved.culture, moved.state) for moved in told(closing, MarketMoved)] == [
        ("volois", "weak")
    ]
    assert state.market("volois").stack == ["weak", "active", "strong"]


@pytest.mark.clause("MV102", "MV281")
def test_sold_goods_go_to_the_supply_of_their_makers() -> None:
    state = staying("wwc1")  # the Whynom buy bolts of the Eeepeep
    load(state, "bolts")

    do(state, "skip", "sell bolts")

    assert state.market("eeepeep").supply == ["bolts"]
    assert "bolts" not in state.market("whynom").supply + state.market("whynom").goods


@pytest.mark.clause("MV103")
def test_without_a_sale_the_market_stays() -> None:
    state = staying()
    do(state, "skip", "buy shield")

    assert told(finish_turn(state), MarketMoved) == []
    assert state.market("nillis").top == "active"


@pytest.mark.clause("MV104")
def test_sales_can_be_closed_early_to_buy_from_the_new_marker() -> None:
    state = staying("dwc1")
    load(state, "perfume", "perfume")
    do(state, "skip")
    assert can(state, "close-sales") == set()
    do(state, "sell perfume")
    outcome = do(state, "close-sales")

    assert [moved.state for moved in told(outcome, MarketMoved)] == ["weak"]
    assert can(state, "sell") == set()
    assert "buy drive-combined" in can(state)
    assert told(finish_turn(state), MarketMoved) == []


@pytest.mark.clause("MV190", "MV103")
def test_an_active_market_that_comes_up_brings_one_good_from_supply() -> None:
    state = staying("dwc1")
    state.market("volois").stack = ["strong", "active", "weak"]
    state.market("volois").goods, state.market("volois").supply = [], ["traits"] * 6
    load(state, "perfume")
    do(state, "skip", "sell perfume")

    outcome = finish_turn(state)

    assert [(came.culture, came.goods) for came in told(outcome, GoodsCame)] == [("volois", 1)]
    assert len(state.market("volois").goods) == 1


@pytest.mark.clause("MV232")
def test_with_maximum_production_all_goods_come() -> None:
    state = table(production=True)
    at(state, "dwc1")
    state.market("volois").stack = ["strong", "active", "weak"]
    state.market("volois").goods, state.market("volois").supply = [], ["traits"] * 6
    load(state, "perfume")
    do(state, "skip", "sell perfume")

    finish_turn(state)

    assert state.market("volois").goods == ["traits"] * 6


@pytest.mark.clause("MV234")
def test_demand_is_paid_in_full_and_the_lowest_marker_leaves() -> None:
    state = table(demand=True)
    at(state, "dwc1")
    demands = [d for d in state.demands.cards if d == "volois-genes-40"][:2]
    for demand in demands:
        state.demands.cards.remove(demand)
    state.market("volois").demands = list(demands)
    load(state, "genes", "genes")

    outcome = do(state, "skip", "sell genes", "sell genes")

    assert [sold.price for sold in told(outcome, Sold)] == [120 + 80, 120 + 40]
    assert state.market("volois").demands == []
    assert state.market("cholos").supply == ["genes", "genes"]


@pytest.mark.clause("MV7")
def test_credits_pass_between_players_only_where_a_rule_says_so() -> None:
    state = staying("trpc1", seats=3)
    give(state, "r18")
    for other in state.captains:
        other.at = "trpc1"
    do(state, "skip")
    verbs = {text.split()[0] for text in can(state)}

    assert verbs <= {"done", "buy", "build"}
    assert can(state, seat=B) == set()


@pytest.mark.clause("MV80", "MV124", "MV125")
@pytest.mark.parametrize(("owner", "needed"), [(None, 60), (A, 60), (B, 70)])
def test_the_last_credit_is_enough(owner: Seat | None, needed: int) -> None:
    for credits_ in (needed, needed - 1):
        state = table()
        captain(state).credits = credits_
        at(state, "trp1" if owner is not None else "trpc1")
        if owner is not None:
            state.ports["trp1"] = owner
        do(state, "skip")
        assert ("buy shield" in can(state)) == (credits_ == needed)
