"""MV247 to MV253: the solo challenge, card by card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import ChallengeBegan, ChallengeMet, CreditsPaid, PiratesBeaten
from games.merchant_of_venus.parts import COMPONENTS
from games.merchant_of_venus.state import State

from .positions import (
    A,
    arrive,
    at,
    begun,
    can,
    captain,
    dealt,
    dice,
    do,
    draw,
    finish_turn,
    load,
    owed,
    roll,
    set_off,
    table,
    to_round,
    to_the_end,
    told,
    turn_of,
    turn_up,
    wait_at,
)


def facing(challenge: str, round_: int = 0) -> State:
    """Seat A plays alone; only this challenge is in play, and it is active."""
    state = table(seats=1, variant="challenge")
    captain(state).credits = 200
    state.challenges, state.unmet = [challenge], [challenge]
    state.round = round_ or COMPONENTS.challenge[challenge].round
    return state


def chosen(*packs: str) -> State:
    """The start of a challenge with two options."""
    state = dealt(seats=1, variant="challenge")
    do(state, "pilot humans", "strengthen laser", *(f"pack {pack}" for pack in packs))
    return state


# Set-up


@pytest.mark.clause("MV247")
def test_titles_and_intel_stay_out() -> None:
    state = begun(seats=1, variant="challenge")

    assert not {"e01", "e02", "e03", "e04", "e05", "e06"} & {*state.encounters.cards, *state.shown}


@pytest.mark.clause("MV247")
def test_with_company_the_standard_game_is_played() -> None:
    state = begun(seats=2, variant="challenge")

    assert (state.variant, state.challenges) == ("standard", [])
    assert [ship.credits for ship in state.captains] == [40, 40]


@pytest.mark.clause("MV247", "MV248")
@pytest.mark.parametrize(
    ("packs", "credits_", "gauges", "technologies"),
    [
        (("credits", "credits"), 100, (2, 1), []),
        (("flame", "probe"), 60, (2, 1), ["data-probe", "strong-flame"]),
        (("probe", "probe"), 60, (2, 1), ["data-probe", "data-probe"]),
        (("spoiler", "cloak"), 30, (2, 1), ["cloaking-field", "plain-spoiler"]),
        (("spoiler", "spoiler"), 60, (2, 1), ["fancy-spoiler"]),
        (("two-laser", "two-shield"), 0, (4, 3), []),
        (("both-gauges", "credits"), 50, (3, 2), []),
    ],
)
def test_two_options_replace_the_starting_credits(
    packs: tuple[str, str], credits_: int, gauges: tuple[int, int], technologies: list[str]
) -> None:
    state = chosen(*packs)
    ship = captain(state)

    assert ship.credits == credits_
    assert (ship.laser, ship.shield) == gauges
    assert sorted([*ship.cargo, *ship.upgrades, *ship.supplies]) == technologies
    assert owed(state) == ("start-turn", A)


@pytest.mark.clause("MV247")
@pytest.mark.parametrize("pack", ["flame", "cloak", "two-laser", "two-shield", "both-gauges"])
def test_some_options_are_there_only_once(pack: str) -> None:
    state = dealt(seats=1, variant="challenge")
    do(state, "pilot humans", "strengthen laser", f"pack {pack}")

    assert f"pack {pack}" not in can(state)
    assert "pack credits" in can(state)


@pytest.mark.clause("MV248")
def test_technologies_come_from_the_supply_areas() -> None:
    state = chosen("spoiler", "spoiler")

    assert state.market("nillis").spare == ["plain-spoiler"]


@pytest.mark.clause("MV249")
def test_one_challenge_of_each_colour_is_in_play() -> None:
    state = begun(seats=1, variant="challenge")

    colours = [COMPONENTS.challenge[id_].colour for id_ in state.challenges]
    assert colours == ["white", "green", "orange", "red", "purple"]
    assert GAME.rules.view(state, None).challenges


# What all of them have in common


@pytest.mark.clause("MV250")
def test_a_challenge_becomes_active_in_its_round_and_costs_its_amount_each_turn() -> None:
    state = facing("c02", round_=3)
    turn_of(state, A)
    before = finish_turn(state)
    assert not told(before, CreditsPaid)

    outcome = to_round(state, 5)

    assert [began.challenge for began in told(outcome, ChallengeBegan)] == ["c02"]
    assert [paid.credits for paid in told(outcome, CreditsPaid)] == [10]


@pytest.mark.clause("MV250")
def test_it_costs_no_more_than_there_is() -> None:
    state = facing("c02")
    captain(state).credits = 4

    to_round(state, 6)

    assert captain(state).credits == 0


@pytest.mark.clause("MV250")
def test_a_challenge_may_be_met_before_its_round_and_leaves_the_game() -> None:
    state = facing("c02", round_=2)
    do(state, "skip", "train level-2")

    outcome = finish_turn(state)

    assert [met.challenge for met in told(outcome, ChallengeMet)] == ["c02"]
    assert state.unmet == []
    assert not told(to_round(state, 5), ChallengeBegan)


@pytest.mark.clause("MV252")
@pytest.mark.parametrize(("unmet", "over"), [([], "challenge-won"), (["c09"], "challenge-lost")])
def test_all_must_be_met_at_the_end(unmet: list[str], over: str) -> None:
    state = facing("c09")
    state.unmet = unmet

    to_the_end(state)

    assert state.over == over


# How each is met


def discoverer(state: State) -> None:
    captain(state).met += ["nillis", "volois", "graw"]


def trained(state: State) -> None:
    captain(state).level = 2


def rich(state: State) -> None:
    captain(state).credits = 330


def seller(state: State) -> None:
    captain(state).met += ["perfume", "junk", "dust", "bolts"]


def host(state: State) -> None:
    captain(state).met += ["banker", "oracle"]


def hunter(state: State) -> None:
    captain(state).met.append("pirates")


def busy(state: State) -> None:
    captain(state).done += ["m12", "m18"]


def armed(state: State) -> None:
    captain(state).laser = captain(state).shield = 3


def builder(state: State) -> None:
    state.ports.update({"cw1": A, "jw1": A})


def famous(state: State) -> None:
    captain(state).fame = 12


WAYS = {
    "c01": discoverer,
    "c02": trained,
    "c03": rich,
    "c04": seller,
    "c05": host,
    "c06": hunter,
    "c07": busy,
    "c08": armed,
    "c09": builder,
    "c10": famous,
}


@pytest.mark.clause("MV250")
@pytest.mark.parametrize(("challenge", "way"), WAYS.items())
def test_each_challenge_is_met_in_its_way(challenge: str, way: Callable[[State], None]) -> None:
    unmet, state = facing(challenge), facing(challenge)
    way(state)
    for each in (unmet, state):
        do(each, "skip")
        finish_turn(each)

    assert (unmet.unmet, state.unmet) == ([challenge], [])


@pytest.mark.clause("MV250")
def test_discoveries_sales_and_deliveries_of_the_game_are_counted() -> None:
    state = table(seats=1, known=False, variant="challenge")
    load(state, "genes", "trade-inspector")
    arrive(state, "trpc1")
    do(state, "sell genes")
    assert {"nillis", "genes"} <= set(captain(state).met)

    other = facing("c05")
    load(other, "oracle")
    do(other, "skip", "deliver oracle")
    assert captain(other).met == ["oracle"]


# What each does while it is active


@pytest.mark.clause("MV250")
def test_the_cartographer_is_slower() -> None:
    state = facing("c01")
    roll(state, 2, 3, 4)
    assert state.turn.points == 8

    early = facing("c01", round_=4)
    roll(early, 2, 3, 4)
    assert early.turn.points == 9


@pytest.mark.clause("MV250", "MV52")
def test_the_greenhorn_assigns_one_die() -> None:
    state = facing("c02")
    load(state, "variable-laser")
    roll(state, 2, 3, 4)
    do(state, "assign variable-laser die-2")

    assert can(state, "assign") == set()


@pytest.mark.clause("MV250", "MV88")
def test_the_audit_switches_the_drive_off() -> None:
    state = facing("c03")
    captain(state).drive = "drive-combined"

    assert GAME.rules.view(state, A).captains[A].skips == ()


@pytest.mark.clause("MV250", "MV80")
def test_the_boycott_makes_purchases_dearer() -> None:
    state = facing("c04")
    at(state, "trpc1")
    before = captain(state).credits

    do(state, "skip", "buy shield")

    assert captain(state).credits == before - 70


@pytest.mark.clause("MV250", "MV110")
def test_travel_fever_closes_cities_to_passengers_but_not_spaceports() -> None:
    state = facing("c05")
    wait_at(state, "scientist", "nillis")
    at(state, "trpc1")
    do(state, "skip")
    assert can(state, "board") == set()

    port = facing("c05")
    wait_at(port, "huntress", "shenna")
    at(port, "nh3")
    do(port, "skip")
    assert can(port, "board") == {"board huntress"}


@pytest.mark.clause("MV250", "MV251")
def test_the_plague_brings_pirates_to_the_nearest_encounter_field_for_good() -> None:
    state = facing("c06", round_=14)
    at(state, "pp6")

    to_round(state, 15)

    assert [pirates.field for pirates in state.pirates] == ["pp5"]
    hunter(state)
    finish_turn(state)
    assert state.unmet == []
    assert [pirates.field for pirates in state.pirates] == ["pp5"]


@pytest.mark.clause("MV250", "MV101")
def test_the_embargo_counts_the_market_one_step_lower() -> None:
    for top, price in (("strong", 140), ("active", 120), ("weak", 120)):
        state = facing("c07")
        turn_up(state, "volois", top)
        load(state, "perfume")
        at(state, "dwc1")
        do(state, "skip", "sell perfume")
        assert captain(state).credits == 200 + price


@pytest.mark.clause("MV250", "MV251")
def test_warships_lower_both_gauges_once_and_for_good() -> None:
    state = facing("c08", round_=19)
    captain(state).laser, captain(state).shield = 2, 1

    to_round(state, 20)

    assert (captain(state).laser, captain(state).shield) == (1, 1)
    armed(state)
    finish_turn(state)
    assert (captain(state).laser, captain(state).shield) == (3, 3)
    assert state.unmet == []


@pytest.mark.clause("MV250", "MV125")
def test_the_building_contract_stops_what_own_spaceports_pay() -> None:
    state = facing("c09")
    state.ports["trp1"] = A
    at(state, "trp1")

    do(state, "skip", "buy shield")

    assert captain(state).credits == 200 - 60


@pytest.mark.clause("MV250", "MV160")
def test_the_test_of_fame_makes_hazards_harder_but_not_pirates() -> None:
    state = facing("c10")
    at(state, "cw4")
    set_off(state, "cw3", 2, 2, 2, 2)  # 2 and 1 against 3
    assert captain(state).at == "cw3"

    fight = facing("c10")
    draw(fight, "e11")
    dice(fight, 2)
    assert told(do(fight, "fight pilot"), PiratesBeaten)


@pytest.mark.clause("MV251")
def test_two_challenges_leave_something_behind() -> None:
    stay = [entry.id for entry in COMPONENTS.challenges if entry.irreversible]

    assert stay == ["c06", "c08"]
