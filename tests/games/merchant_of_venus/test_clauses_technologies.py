"""MV260 to MV279: the fifteen race technologies."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import (
    Boarded,
    Delivered,
    FeePaid,
    GoodsCame,
    HazardPassed,
    InfamyGained,
    MarketMoved,
    MissionsSwapped,
    SpoilerRolled,
    TechnologyUsed,
    ZenRolled,
)
from games.merchant_of_venus.galaxy import GALAXY
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
    fly,
    give,
    load,
    owed,
    roll,
    score,
    set_off,
    table,
    to_the_end,
    told,
    wait_at,
)


@pytest.mark.clause("MV260")
@pytest.mark.parametrize(
    ("spoiler", "rolled", "points"),
    [
        ("fancy-spoiler", (3, 3, 3), 10),
        ("fancy-spoiler", (4, 3, 3), 12),
        ("plain-spoiler", (3, 3, 3), 10),
        ("plain-spoiler", (4, 3, 3), 10),
    ],
)
def test_spoilers_add_points(spoiler: str, rolled: tuple[int, int, int], points: int) -> None:
    state = table()
    load(state, spoiler)

    roll(state, *rolled)

    assert state.turn.points == points


@pytest.mark.clause("MV260", "MV89")
def test_both_spoilers_are_one_technology_and_bring_a_die_of_fame() -> None:
    state = table()
    load(state, "plain-spoiler")
    at(state, "trpc1")
    do(state, "skip")
    assert "buy fancy-spoiler" not in can(state)

    outcome = to_the_end(state, 6)
    assert [rolled.die for rolled in told(outcome, SpoilerRolled)] == [6]
    assert score(state)["fame"] == 6
    assert COMPONENTS.capacity("plain-spoiler") == COMPONENTS.capacity("fancy-spoiler") == 1


@pytest.mark.clause("MV261")
def test_the_market_flux_moves_a_market_when_its_die_is_assigned() -> None:
    state = table()
    load(state, "market-flux")
    market = state.market("niks")
    market.stack, market.goods, market.supply = ["weak", "active", "strong"], [], ["toys"]
    roll(state, 2, 3, 4)

    outcome = do(state, "assign market-flux die-2", "answer market-flux jw")

    assert [(moved.culture, moved.state) for moved in told(outcome, MarketMoved)] == [
        ("niks", "active")
    ]
    assert [came.goods for came in told(outcome, GoodsCame)] == [1]
    assert can(state, "assign") == set()


@pytest.mark.clause("MV262")
def test_a_strong_flame_brings_ten_points_and_goes_back_to_its_market() -> None:
    state = table()
    load(state, "strong-flame")
    roll(state, 2, 3, 4)

    outcome = do(state, "use strong-flame")

    assert [used.technology for used in told(outcome, TechnologyUsed)] == ["strong-flame"]
    assert state.turn.points == 19
    assert (captain(state).supplies, state.market("graw").technologies) == (
        [],
        ["strong-flame"] * 3,
    )


@pytest.mark.clause("MV262", "MV35")
def test_a_strong_flame_goes_to_the_supply_of_an_undiscovered_culture_and_is_no_rolled_value() -> (
    None
):
    state = table(known=False)
    load(state, "strong-flame", "fancy-spoiler")
    roll(state, 2, 3, 4)

    do(state, "use strong-flame")

    assert state.market("graw").spare == ["strong-flame"] * 3
    assert state.turn.points == 9 + 1 + 10


@pytest.mark.clause("MV263")
def test_a_cloaking_field_pays_no_fees() -> None:
    state = table()
    load(state, "cloaking-field")
    state.ports["trp1"] = B
    at(state, "trp2")
    set_off(state, "trp1", 2, 3, 4)
    do(state, "land", "assign cloaking-field die-2")

    outcome = do(state, "buy shield")

    assert not told(outcome, FeePaid)
    assert [ship.credits for ship in state.captains] == [440, 500]


@pytest.mark.clause("MV263", "MV51")
def test_a_cloaking_field_works_to_the_end_of_the_turn_also_from_ashore() -> None:
    state = table()
    load(state, "cloaking-field", "variable-laser", "variable-shield")
    state.ports["trp1"] = B
    at(state, "trp2")
    set_off(state, "trp1", 2, 3, 4)
    do(state, "land", "assign cloaking-field die-2")

    outcome = do(state, "unload cloaking-field", "buy shield")

    assert not told(outcome, FeePaid)


@pytest.mark.clause("MV263")
def test_the_black_market_buys_for_two_infamy() -> None:
    state = table()
    load(state, "pelts", "cloaking-field")  # the last buyer of pelts is 11, the next 12: Cholos
    at(state, "mgs4")
    roll(state, 4, 5, 6)
    do(state, "assign cloaking-field die-4")
    captain(state).level = 2
    do(state, "assign navigation die-5")
    do(state, "land")
    assert captain(state).at == "mgs3"

    outcome = do(state, "sell pelts")

    assert [infamy.infamy for infamy in told(outcome, InfamyGained)] == [2]
    assert captain(state).credits == 500 + 110


@pytest.mark.clause("MV263")
def test_without_a_die_there_is_no_black_market() -> None:
    state = table()
    load(state, "pelts", "cloaking-field")
    at(state, "mgs3")

    do(state, "skip")

    assert can(state, "sell") == set()


@pytest.mark.clause("MV263")
def test_the_first_culture_follows_the_last() -> None:
    assert COMPONENTS.following("qossuth") == "nillis"


@pytest.mark.clause("MV265", "MV266")
def test_the_shuttle_serves_passengers_as_far_as_its_die() -> None:
    state = table()
    load(state, "shuttle", "oracle")
    wait_at(state, "scientist", "humans")
    at(state, "gb-cw-1")
    roll(state, 2, 6, 2, towards="gb-cw-2")
    assert captain(state).at == "gb-cw-1"  # step 2 comes first
    do(state, "assign shuttle die-6")  # the base is one field away, the Colony World eight

    outcome = do(state, "deliver oracle")

    assert [delivered.fare for delivered in told(outcome, Delivered)] == [150]
    assert can(state, "board") == set()


@pytest.mark.clause("MV265")
def test_the_shuttle_works_at_the_end_of_movement_too() -> None:
    state = table()
    load(state, "shuttle")
    wait_at(state, "banker")
    at(state, "cw5")
    set_off(state, "cw6", 2, 2, 4)
    fly(state, "gb-cw-4", "ib-gb-3")
    assert (captain(state).at, owed(state)) == ("ib-gb-2", ("tie-up", A))

    outcome = do(state, "assign shuttle die-2", "board banker")

    assert [boarded.passenger for boarded in told(outcome, Boarded)] == ["banker"]


@pytest.mark.clause("MV266")
def test_the_shuttle_leaves_hazards_out_and_counts_green_lines_once() -> None:
    state = table()
    load(state, "shuttle", "scientist")
    at(state, "mgs4")
    wait_at(state, "professor", "cholos")
    roll(state, 2, 2, 2)
    do(state, "assign shuttle die-2")

    # mgs3 is one field away; mgs2, a hazard, does not count
    assert "board professor" in can(state)

    green = table()
    load(green, "shuttle", "scientist")
    at(green, "cw2")
    roll(green, 2, 2, 2)
    do(green, "assign shuttle die-2")
    assert "deliver scientist" in can(green)  # cw1, cwc1


@pytest.mark.clause("MV265", "MV266")
@pytest.mark.parametrize("built", [False, True])
def test_the_shuttle_reaches_merchant_spaceports(*, built: bool) -> None:
    state = table()
    load(state, "shuttle", "scientist")
    if built:
        state.ports["cw1"] = B
    at(state, "gp-cw-6")
    roll(state, 3, 2, 2, towards="gp-cw-7")

    do(state, "assign shuttle die-3")  # cw1 is three fields away, its city four

    assert ("deliver scientist" in can(state)) == built


@pytest.mark.clause("MV270", "MV91")
@pytest.mark.parametrize(
    ("booster", "dice_"),
    [
        ("thrust-booster-2", {"die-2"}),
        ("thrust-booster-3", {"die-2", "die-3"}),
        ("thrust-booster-4", {"die-2", "die-3", "die-4"}),
    ],
)
def test_a_thrust_booster_takes_more_numbers(booster: str, dice_: set[str]) -> None:
    state = table()
    load(state, booster)

    roll(state, 2, 3, 4)

    assert can(state, "thrust") == {f"thrust {die}" for die in dice_}


@pytest.mark.clause("MV271", "MV90")
@pytest.mark.parametrize(("cargo", "room"), [(("bolts", "diva"), False), (("bolts",), True)])
def test_a_stasis_tank_needs_room_before_passengers_move_in(
    cargo: tuple[str, ...], *, room: bool
) -> None:
    state = table()
    load(state, *cargo)
    at(state, "wtsc1")

    do(state, "skip")

    assert ("buy stasis-tank" in can(state)) == room


@pytest.mark.clause("MV271")
def test_a_stasis_tank_holds_all_passengers() -> None:
    state = table()
    load(state, "stasis-tank", "bolts", "diva", "delicatessen-dealer", "oracle")
    wait_at(state, "banker")

    do(state, "skip", "board banker")

    assert GAME.rules.view(state, A).captains[A].room == 1
    assert "banker" in captain(state).cargo


@pytest.mark.clause("MV271")
def test_the_tank_is_not_unloaded_while_somebody_needs_it() -> None:
    state = table()
    load(state, "stasis-tank", "bolts", "diva", "oracle")
    at(state, "trpc1")
    do(state, "skip")
    assert "unload stasis-tank" not in can(state)

    do(state, "unload diva", "unload oracle")
    assert "unload stasis-tank" in can(state)


@pytest.mark.clause("MV272", "MV273")
def test_a_jammer_forces_a_swap_of_missions_on_the_same_field_once_a_turn() -> None:
    state = table()
    load(state, "jammer")
    own, theirs = "m14", "m12"
    give(state, own)
    give(state, theirs, seat=B)
    at(state, "trpc1", B)
    arrive(state, "trpc1")
    assert owed(state) == ("tie-up", A)

    outcome = do(state, f"jam {own} {theirs}")

    (swap,) = told(outcome, MissionsSwapped)
    assert (swap.seat, swap.other, swap.given, swap.taken) == (A, B, own, theirs)
    assert (captain(state, A).missions, captain(state, B).missions) == ([theirs], [own])
    assert can(state, "jam") == set()


@pytest.mark.clause("MV272")
def test_nobody_on_another_field_is_jammed() -> None:
    state = table()
    load(state, "jammer")
    give(state, "m14")
    give(state, "m12", seat=B)

    arrive(state, "trpc1")

    assert owed(state) == ("do-business", A)


@pytest.mark.clause("MV277")
@pytest.mark.parametrize(
    ("technology", "start", "field"),
    [("variable-laser", "wts3", "wts4"), ("variable-shield", "sn1", "sn2")],
)
def test_a_variable_gauge_adds_its_die(technology: str, start: str, field: str) -> None:
    state = table()
    load(state, technology)
    at(state, start)
    dice(state, 2, 3, 4, 5)

    outcome = do(state, f"roll {field}", f"assign {technology} die-4", f"fly {field}")

    assert [(test.die, test.value) for test in told(outcome, HazardPassed)][:1] == [(5, 6)]
    assert (captain(state).laser, captain(state).shield) == (2, 2)


@pytest.mark.clause("MV277", "MV161")
def test_after_a_failed_test_only_the_gauge_itself_goes_down() -> None:
    state = table()
    load(state, "variable-laser")
    captain(state).laser = 1
    at(state, "wts3")
    dice(state, 2, 3, 4, 6)
    do(state, "roll wts4", "assign variable-laser die-2", "fly wts4")

    assert "lower laser" not in can(state)


@pytest.mark.clause("MV278")
def test_zen_paint_brings_a_tip_with_each_delivery_and_costs_fame_at_the_end() -> None:
    state = table()
    load(state, "zen-paint", "oracle")
    do(state, "skip")
    dice(state, 5, 3)

    outcome = do(state, "deliver oracle")

    assert [(tip.dice, tip.credits) for tip in told(outcome, ZenRolled)] == [((5, 3), 80)]
    assert captain(state).credits == 500 + 150 + 80
    captain(state).fame = 10
    to_the_end(state)
    assert score(state)["fame"] == 7


@pytest.mark.clause("MV279", "MV91")
def test_license_and_fuzzy_dice_take_no_room_and_no_upgrade_place() -> None:
    state = table()
    load(state, "drill-license", "fuzzy-dice")

    panel = GAME.rules.view(state, A).captains[A]

    assert (panel.room, panel.upgrades) == (4, ())
    assert set(panel.supplies) == {"drill-license", "fuzzy-dice"}


@pytest.mark.clause("MV89")
@pytest.mark.parametrize("entry", COMPONENTS.technologies, ids=lambda entry: entry.id)
def test_every_technology_is_sold_by_its_makers_for_its_cost(entry: object) -> None:
    technology = next(each for each in COMPONENTS.technologies if each is entry)
    state = table()
    market = state.market(technology.culture)
    where = GALAXY.systems[market.system]
    at(state, (*where.cities, *where.ports)[0])
    captain(state).pilot = "qossuth" if technology.culture != "qossuth" else "humans"

    do(state, "skip", f"buy {technology.id}")

    assert captain(state).credits == 500 - technology.cost
    assert captain(state).owns(technology.id)
