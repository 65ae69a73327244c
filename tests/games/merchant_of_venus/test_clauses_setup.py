"""MV1 to MV19 and MV230 to MV248: the box, the deal, options and variants before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import Seat, active_seats, pending_step
from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import Bought, FirstContact, PassengerCame, WishesClashed
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.parts import COMPONENTS
from games.merchant_of_venus.setup import Options
from games.merchant_of_venus.state import State

from .positions import (
    PILOTS,
    A,
    B,
    C,
    arrive,
    at,
    begun,
    can,
    captain,
    dealt,
    do,
    load,
    owed,
    table,
    told,
)


@pytest.mark.clause("MV1")
def test_the_game_is_for_one_to_four() -> None:
    assert list(GAME.cover.seats) == [1, 2, 3, 4]
    with pytest.raises(ValueError, match="not 5"):
        dealt(seats=5)


@pytest.mark.clause("MV6")
def test_what_is_gone_cannot_be_bought_but_credits_never_run_out() -> None:
    state = table()
    at(state, "trpc1")
    state.market("nillis").stack.sort(key=["weak", "active", "strong"].index)
    captain(state).credits = 1_000_000

    do(state, "skip")

    assert "buy hold" in can(state)
    state.stock["hold"] = 0
    assert "buy hold" not in can(state)


@pytest.mark.clause("MV10", "MV19")
def test_everybody_starts_on_the_galactic_base_with_two_holds_and_twelve_markers() -> None:
    state = begun(seats=4)

    for ship in state.captains:
        assert (ship.at, ship.holds, ship.drive, ship.upgrades) == ("gb", 2, "", [])
        assert (ship.markers, ship.level) == (12, 1)
    assert state.variant == "standard"


@pytest.mark.clause("MV11")
def test_every_culture_lives_on_a_system_of_its_own_dealt_at_random() -> None:
    state, other = dealt(), table()
    dealt_systems = [market.system for market in state.markets]

    assert sorted(dealt_systems) == sorted(GALAXY.systems)
    assert dealt_systems != [market.system for market in other.markets]
    assert state.hidden() == list(GALAXY.systems)
    for market in state.markets:
        entry = COMPONENTS.culture[market.culture]
        assert (market.goods, market.technologies) == ([], [])
        assert market.supply == [entry.good] * entry.count


@pytest.mark.clause("MV12")
def test_the_piles_hold_every_card_once_in_another_order_each_match() -> None:
    state = dealt()

    assert sorted(state.encounters.cards) == sorted(COMPONENTS.encounter)
    assert state.encounters.cards != list(COMPONENTS.encounter)
    assert sorted(state.rewards.cards) == sorted(COMPONENTS.reward)
    assert sorted(state.missions.cards) == sorted(COMPONENTS.mission)
    assert sorted(state.pool.cards) == sorted(COMPONENTS.passenger)
    assert state.stock == {"hold": 8, "drive-yellow": 2, "drive-red": 2, "drive-combined": 2}


@pytest.mark.clause("MV13", "MV293")
def test_everybody_is_asked_for_a_pilot_at_once_and_lone_wishes_are_granted() -> None:
    state = dealt(seats=3)

    assert list(active_seats(state)) == [A, B, C]
    do(state, "pilot qossuth", seat=C)
    do(state, "pilot humans", seat=A)
    assert GAME.rules.view(state, B).captains[C].pilot == ""
    outcome = do(state, "pilot whynom", seat=B)

    assert told(outcome, WishesClashed) == []
    assert [ship.pilot for ship in state.captains] == ["humans", "whynom", "qossuth"]


@pytest.mark.clause("MV13")
def test_a_contested_pilot_is_drawn_among_those_who_named_him() -> None:
    winners = set()
    for lucky in (1, 2):
        state = dealt(seats=3)
        state.dice.loaded = [lucky - 1, 0, 0, 0]
        do(state, "pilot humans", seat=A)
        do(state, "pilot humans", seat=B)
        outcome = do(state, "pilot whynom", seat=C)
        winners.add([ship.pilot for ship in state.captains].index("humans"))
        assert told(outcome, WishesClashed) == [
            WishesClashed(seats=(A, B), pilot="humans", lucky=Seat(lucky - 1))
        ]
        assert len({ship.pilot for ship in state.captains}) == 3
        assert state.captains[C].pilot == "whynom"

    assert winners == {A, B}


@pytest.mark.clause("MV14")
def test_everybody_has_one_open_mission_and_its_goal_is_marked() -> None:
    state = begun(seats=4)
    view = GAME.rules.view(state, None)

    assert [len(panel.missions) for panel in view.captains] == [1, 1, 1, 1]
    goals = [COMPONENTS.mission[ship.missions[0]].goal for ship in state.captains]
    assert sorted(goal for goal, _ in view.goals) == sorted(goal for goal in goals if goal)


@pytest.mark.clause("MV15", "MV16")
def test_the_later_seats_of_the_turn_order_start_with_more_credits() -> None:
    state = begun(seats=4)
    order = [Seat((state.first + n) % 4) for n in range(4)]

    assert owed(state) == ("start-turn", state.first)
    assert [captain(state, seat).credits for seat in order] == [80, 80, 100, 120]
    assert [ship.credits for ship in begun(seats=2).captains] == [40, 40]


@pytest.mark.clause("MV17", "MV293")
def test_one_of_laser_and_shield_starts_at_two() -> None:
    state = dealt()
    do(state, "pilot humans", "pilot whynom")

    assert list(active_seats(state)) == [A, B]
    do(state, "strengthen shield", seat=B)
    assert captain(state, B).shield == 0
    do(state, "strengthen laser", seat=A)

    assert [(ship.laser, ship.shield) for ship in state.captains] == [(2, 1), (1, 2)]


@pytest.mark.clause("MV18")
def test_play_starts_in_round_one_with_one_passenger() -> None:
    state = begun()
    waiting = [*state.base_guests, *(p for market in state.markets for p in market.guests)]

    assert state.round == 1
    assert (len(waiting), len(state.pool.cards)) == (1, 14)


@pytest.mark.clause("MV230")
def test_titles_and_intel_can_lie_open_from_the_start() -> None:
    state = dealt(titles=True)

    assert sorted(state.shown) == ["e01", "e02", "e03", "e04", "e05", "e06"]
    assert not set(state.shown) & set(state.encounters.cards)
    assert dealt().shown == []


@pytest.mark.clause("MV231")
def test_teleportal_1_can_lie_in_the_asteroid_system_from_the_start() -> None:
    assert dealt(teleportal=True).teleportals()[1] == "as76"
    assert 1 not in dealt().teleportals()


@pytest.mark.clause("MV233")
def test_demand_begins_with_a_marker_in_the_first_round() -> None:
    state = begun(demand=True)
    laid = [demand for market in state.markets for demand in market.demands]

    assert (len(laid), len(state.demands.cards)) == (1, 37)
    assert all(not market.demands for market in begun().markets)


@pytest.mark.clause("MV240")
def test_the_variants_exclude_one_another_and_the_standard_game_is_the_default() -> None:
    assert Options().variant == "standard"
    for variant in ("standard", "quick", "challenge", "epic"):
        assert Options.model_validate({"variant": variant}).variant == variant


def quick(seats: int = 3) -> State:
    """A quick game after pilots are chosen; seat order by the start player."""
    state = dealt(seats, variant="quick")
    do(state, *(f"pilot {pilot}" for pilot in PILOTS[:seats]))
    return state


@pytest.mark.clause("MV241")
def test_the_quick_game_starts_richer_with_better_ships() -> None:
    for ship in quick().captains:
        assert (ship.credits, ship.level, ship.laser, ship.shield) == (300, 2, 3, 3)


@pytest.mark.clause("MV242")
def test_in_the_quick_game_each_turns_up_two_cultures_counter_clockwise() -> None:
    state = quick()
    order = []
    while pending_step(state) == "turn-up-contact":
        order.append(active_seats(state)[0])
        outcome = do(state, min(can(state)))
        (contact,) = told(outcome, FirstContact)
        market = state.market(contact.culture)
        assert market.open
        assert captain(state, contact.seat).iou[contact.culture] == contact.iou

    first = state.first
    around = [Seat((first + n) % 3) for n in (2, 1, 0)]
    assert order == around * 2
    assert sum(market.open for market in state.markets) == 6


def stocked(state: State) -> None:
    """Turn up the first cards there are."""
    while pending_step(state) == "turn-up-contact":
        do(state, min(can(state)))


@pytest.mark.clause("MV243")
def test_in_the_quick_game_goods_of_the_own_cultures_cost_the_printed_price() -> None:
    state = quick()
    stocked(state)
    seat = active_seats(state)[0]
    captain(state, seat).pilot = next(iter(captain(state, seat).iou))
    choice = min(can(state, "stock"))
    good = choice.split()[1]
    before = captain(state, seat).credits

    outcome = do(state, choice)

    cost = COMPONENTS.good[good].cost
    assert captain(state, seat).credits == before - cost
    assert told(outcome, Bought)[0].iou == 0
    assert COMPONENTS.good[good].id in captain(state, seat).iou
    own = [COMPONENTS.culture[culture].good for culture in captain(state, seat).iou]
    assert {text.split()[1] for text in can(state, "stock")} <= set(own)


@pytest.mark.clause("MV244")
def test_the_quick_game_starts_in_round_16_with_five_passengers_and_chosen_places() -> None:
    state = quick()
    assert (state.round, GAME.rules.view(state, None).round) == (1, 16)
    stocked(state)
    outcome = do(state, "done", "done", "done")

    assert len(told(outcome, PassengerCame)) == 5
    order = []
    while pending_step(state) == "place-ship":
        seat = active_seats(state)[0]
        order.append(seat)
        systems = {state.market(culture).system for culture in captain(state, seat).iou}
        places = {text.split()[1] for text in can(state, "place")} - {"gb"}
        assert {GALAXY[place].system for place in places} == systems
        do(state, f"place {min(places)}")

    assert order == [Seat((state.first + n) % 3) for n in range(3)]
    assert state.round == 16
    assert Counter(ship.at == "gb" for ship in state.captains) == {False: 3}
    assert len(state.pool.cards) == 10


@pytest.mark.clause("MV246")
def test_one_player_plays_the_standard_game_alone() -> None:
    state = begun(seats=1)

    assert captain(state).credits == 20
    assert owed(state) == ("start-turn", A)
    assert state.rounds == 30


@pytest.mark.clause("MV4", "MV5")
def test_landing_places_are_cities_ports_and_the_base() -> None:
    for where in ("nh3", "mgs3", "as31", "as63", "trpc1", "gb"):
        assert table().lands(where)
    for system in ("nh", "as", "mgs"):
        assert GALAXY.systems[system].cities == ()
        assert GALAXY.systems[system].ports
    state = table(known=False)
    load(state, "junk")
    outcome = arrive(state, "gb", start="gb-cw-1")
    assert told(outcome, FirstContact) == []
    assert GALAXY["as12"].system == GALAXY["as96"].system == "as"
