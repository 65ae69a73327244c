"""MV180 to MV187: encounters, titles and intel, card by card."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import (
    ContactSeen,
    ContactsViewed,
    CreditsGained,
    CreditsPaid,
    DrillPlaced,
    EncounterDrawn,
    FameGained,
    GaugeLowered,
    GoodsCame,
    InfamyGained,
    MarkerLaid,
    MarketMoved,
    PassengerCame,
    PassengerFound,
    PiratesWon,
    PointsChanged,
    Reshuffled,
)
from games.merchant_of_venus.parts import COMPONENTS

from .positions import (
    A,
    B,
    at,
    can,
    captain,
    dice,
    do,
    draw,
    load,
    on_top,
    owed,
    roll,
    set_off,
    table,
    told,
    turn_of,
)

MARKED = [entry.id for entry in COMPONENTS.encounters if entry.marker]


@pytest.mark.clause("MV180", "MV181")
@pytest.mark.parametrize("card", MARKED)
def test_a_card_with_a_marker_replaces_the_encounter_field(card: str) -> None:
    state = table()

    outcome = draw(state, card, 1)

    assert [drawn.card for drawn in told(outcome, EncounterDrawn)] == [card]
    marker = COMPONENTS.encounter[card].marker
    assert told(outcome, MarkerLaid)[0].mark == state.replaced["pp5"] == marker
    assert state.kind("pp5") != "encounter"
    assert card in state.encounters.discards


@pytest.mark.clause("MV180")
def test_a_card_without_marker_leaves_the_field_as_it_is() -> None:
    state = table()

    draw(state, "e31")

    assert state.kind("pp5") == "encounter"
    assert captain(state).at == "pp7"


@pytest.mark.clause("MV180")
def test_a_ship_that_begins_its_turn_on_an_encounter_field_draws_nothing() -> None:
    state = table()
    at(state, "pp5")

    outcome = roll(state, 2, 2, 2, towards="pp6")

    assert not told(outcome, EncounterDrawn)


@pytest.mark.clause("MV181")
def test_a_marker_stays_to_the_end_of_the_game() -> None:
    state = table()
    draw(state, "e19")
    turn_of(state, B)
    at(state, "pp4", B)

    outcome = set_off(state, "pp5", 4, 4, 4)

    assert not told(outcome, EncounterDrawn)


PRODUCING = [(entry.id, entry.produces) for entry in COMPONENTS.encounters if entry.produces]


@pytest.mark.clause("MV182")
@pytest.mark.parametrize(("card", "culture"), PRODUCING)
def test_a_production_symbol_brings_all_goods_of_the_culture(card: str, culture: str) -> None:
    state = table()
    market = state.market(culture)
    market.goods, market.supply = [], list(market.goods)
    count = len(market.supply)
    state.market("zum" if culture != "zum" else "niks").open = False

    outcome = draw(state, card, 1)

    assert [(came.culture, came.goods) for came in told(outcome, GoodsCame)] == [(culture, count)]
    assert len(market.goods) == count


@pytest.mark.clause("MV182")
def test_an_undiscovered_culture_produces_nothing() -> None:
    state = table(known=False)

    outcome = draw(state, "e23")

    assert not told(outcome, GoodsCame)
    assert state.market("graw").goods == []


# What single cards do


@pytest.mark.clause("MV180")
@pytest.mark.parametrize(
    ("card", "credits_"), [("e20", 20), ("e24", 30), ("e29", 20), ("e31", 30), ("e19", 0)]
)
def test_cards_that_bring_credits(card: str, credits_: int) -> None:
    state = table()

    outcome = draw(state, card)

    assert sum(gain.credits for gain in told(outcome, CreditsGained)) == credits_
    assert captain(state).credits == 500 + credits_


@pytest.mark.clause("MV180", "MV46")
@pytest.mark.parametrize(("card", "change"), [("e21", -1), ("e33", 3)])
def test_cards_that_change_points(card: str, change: int) -> None:
    state = table()

    outcome = draw(state, card)

    assert [each.change for each in told(outcome, PointsChanged)] == [change]
    assert state.turn.points == 12 + change - 3


@pytest.mark.clause("MV180", "MV291")
def test_the_old_probe_shows_one_contact_to_the_looker_alone() -> None:
    state = table(known=False)
    draw(state, "e22")
    assert owed(state)[0] == "answer"

    outcome = do(state, "answer e22 trp")

    (seen,) = told(outcome, ContactSeen)
    assert (seen.culture, seen.to) == ("nillis", (A,))
    assert told(outcome, ContactsViewed)[0].systems == ("trp",)


@pytest.mark.clause("MV180", "MV200")
def test_a_vein_of_ore_may_be_drilled_without_a_license() -> None:
    state = table()

    outcome = draw(state, "e26")

    assert [placed.field for placed in told(outcome, DrillPlaced)] == ["pp5"]


@pytest.mark.clause("MV180")
@pytest.mark.parametrize(("die", "goes_on"), [(2, True), (3, False)])
def test_a_belt_of_boulders_needs_a_pilot_test(die: int, goes_on: bool) -> None:  # noqa: FBT001
    state = table()

    draw(state, "e28", die)

    assert (captain(state).at, state.kind("pp5")) == ("pp5", "asteroid")
    assert (owed(state) == ("fly", A)) == goes_on


@pytest.mark.clause("MV180")
def test_an_escape_pod_holds_a_passenger_for_whom_there_may_be_room() -> None:
    state = table()
    on_top(state.pool, "diva")
    outcome = draw(state, "e32")
    assert [found.passenger for found in told(outcome, PassengerFound)] == ["diva"]
    assert captain(state).cargo == ["diva"]

    full = table()
    load(full, "bolts", "bolts")
    on_top(full.pool, "banker")
    outcome = draw(full, "e32")
    assert [(came.passenger, came.place) for came in told(outcome, PassengerCame)] == [
        ("banker", "gb")
    ]


@pytest.mark.clause("MV180")
@pytest.mark.parametrize(("shield", "die", "left"), [(3, 2, 3), (3, 3, 2), (1, 6, 1)])
def test_a_meteor_shower_lowers_the_shield_of_whoever_fails(
    shield: int, die: int, left: int
) -> None:
    state = table()
    captain(state).shield = shield

    outcome = draw(state, "e34", die)

    assert captain(state).shield == left
    assert len(told(outcome, GaugeLowered)) == shield - left
    assert captain(state).at == "pp7"


@pytest.mark.clause("MV180")
def test_customs_cost_c10_a_good_and_c40_at_most_or_the_turn() -> None:
    state = table()
    captain(state).holds = 4
    load(state, "dust", "dust", "junk", "toys", "liquor", "oracle")
    draw(state, "e35")
    outcome = do(state, "answer e35 pay")
    assert [paid.credits for paid in told(outcome, CreditsPaid)] == [40]

    other = table()
    load(other, "dust")
    draw(other, "e35")
    do(other, "answer e35 stop")
    assert (captain(other).credits, captain(other).at) == (500, "pp5")
    assert owed(other) == ("start-turn", B)


@pytest.mark.clause("MV180", "MV226")
def test_customs_do_not_ask_whoever_has_no_goods() -> None:
    state = table()

    draw(state, "e35")

    assert captain(state).at == "pp7"


@pytest.mark.clause("MV180", "MV212")
def test_good_press_brings_fame() -> None:
    state = table()

    outcome = draw(state, "e36")

    assert [fame.fame for fame in told(outcome, FameGained)] == [1]
    assert captain(state).fame == 1


@pytest.mark.clause("MV180", "MV212")
def test_a_stowaway_costs_c20_or_infamy() -> None:
    state = table()
    draw(state, "e37")
    do(state, "answer e37 pay")
    assert (captain(state).credits, captain(state).infamy) == (480, 0)

    other = table()
    draw(other, "e37")
    outcome = do(other, "answer e37 infamy")
    assert [each.infamy for each in told(outcome, InfamyGained)] == [1]

    poor = table()
    captain(poor).credits = 19
    draw(poor, "e37")
    assert captain(poor).infamy == 1


@pytest.mark.clause("MV180")
@pytest.mark.parametrize(("die", "credits_", "field"), [(1, 560, "pp7"), (2, 500, "pp5")])
def test_a_drifting_warship_needs_a_laser_test(die: int, credits_: int, field: str) -> None:
    state = table()

    draw(state, "e38", die)

    assert (captain(state).credits, captain(state).at) == (credits_, field)


@pytest.mark.clause("MV180", "MV103")
def test_a_market_rumour_moves_a_market_of_ones_choice() -> None:
    state = table()
    draw(state, "e39")

    outcome = do(state, "answer e39 jw")

    assert [(moved.culture, moved.state) for moved in told(outcome, MarketMoved)] == [
        ("niks", "weak")
    ]


@pytest.mark.clause("MV180")
def test_who_answers_a_distress_call_ends_the_turn_for_two_fame() -> None:
    state = table()
    draw(state, "e40")
    do(state, "answer e40 help")
    assert (captain(state).fame, captain(state).at) == (2, "pp5")

    other = table()
    draw(other, "e40")
    do(other, "answer e40 fly-on")
    assert (captain(other).fame, captain(other).at) == (0, "pp7")


@pytest.mark.clause("MV187", "MV52")
@pytest.mark.parametrize(("level", "second"), [(1, set()), (2, {"die-4", "die-5"})])
def test_a_navigation_buoy_allows_a_second_navigation_die_within_the_limit(
    level: int, second: set[str]
) -> None:
    state = table()
    captain(state).level = level
    on_top(state.encounters, "e41")
    at(state, "pp4")
    set_off(state, "pp5", 3, 4, 5)

    do(state, "assign navigation die-3")

    assert can(state, "assign") == {f"assign navigation {die}" for die in second}
    if second:
        do(state, "assign navigation die-4")
        assert GAME.rules.view(state, A).captains[A].navigation == 4


@pytest.mark.clause("MV180", "MV46")
def test_a_fuel_tanker_sells_four_points() -> None:
    state = table()
    draw(state, "e42")

    do(state, "answer e42 pay")

    assert (captain(state).credits, state.turn.points) == (490, 12 + 4 - 3)


@pytest.mark.clause("MV180", "MV170")
def test_pirates_of_a_card_attack_at_once() -> None:
    state = table()
    draw(state, "e18")
    assert owed(state)[0] == "fight-pirates"
    assert [each.infamy for each in state.pirates] == [0]
    dice(state, 6)

    outcome = do(state, "fight pilot")

    assert told(outcome, PiratesWon)[0].die == 9


# The pile


@pytest.mark.clause("MV186")
def test_an_empty_pile_is_made_anew_without_the_cards_of_symbol_30() -> None:
    state = table()
    state.encounters.discards = [card for card in state.encounters.cards if card > "e06"]
    shown = [card for card in state.encounters.cards if card <= "e06"]
    state.shown, state.encounters.cards = shown, []
    at(state, "pp4")

    outcome = set_off(state, "pp5", 4, 4, 4, *[1] * 40)

    kept = [entry.id for entry in COMPONENTS.encounters if entry.id > "e06" and not entry.thirty]
    assert [made.cards for made in told(outcome, Reshuffled)] == [len(kept)]
    assert told(outcome, EncounterDrawn)[0].card in kept


@pytest.mark.clause("MV231")
def test_the_card_of_an_early_teleportal_has_no_effect() -> None:
    state = table(teleportal=True)

    draw(state, "e07")

    assert state.kind("pp5") == "encounter"
    assert state.teleportals()[1] == "as76"
