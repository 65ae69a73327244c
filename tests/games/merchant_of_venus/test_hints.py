"""MV305: what a choice comes to, in a line beside it."""

from __future__ import annotations

import pytest

from bot.limits import OPTION_TEXT
from engine import Choice, Offer, active_seats, offers
from games.merchant_of_venus import GAME
from games.merchant_of_venus.parts import COMPONENTS
from games.merchant_of_venus.state import State
from games.merchant_of_venus.steps.rounds import PlayRounds
from locales import Texts

from .positions import (
    A,
    B,
    arrive,
    at,
    can,
    captain,
    do,
    draw,
    give,
    load,
    pirates,
    roll,
    show,
    table,
    turn_up,
    voyage,
    wait_at,
)


def said(texts: Texts, state: State, choice: str) -> str:
    """The line that seat A reads beside a choice."""
    found = GAME.help.hint(GAME.rules.view(state, A), Choice.parse(choice))
    return texts.phrase(found) if found is not None else ""


@pytest.mark.clause("MV13")
def test_a_pilot_shows_what_they_may_become(texts: Texts) -> None:
    lines = {said(texts, table(), f"pilot {each.culture}") for each in COMPONENTS.pilots}

    assert len(lines) == 4
    assert all(line.startswith("At level 3: ") and len(line) <= OPTION_TEXT for line in lines)


@pytest.mark.clause("MV305")
def test_goods_show_their_price_and_who_pays_best(texts: Texts) -> None:
    state = table()
    turn_up(state, "graw", "strong")
    at(state, "trpc1")
    do(state, "skip")

    assert said(texts, state, "buy perfume") == (
        "1 for c80; sells for c120\u2013160: Volois, Graw, Niks and Dell; now c160, Graw"
    )
    assert said(texts, state, "buy shield") == "Costs c60; your shield will be 3"


@pytest.mark.clause("MV213", "MV84")
def test_a_gauge_says_the_fame_it_brings_beside_the_board(texts: Texts) -> None:
    state = table()
    turn_up(state, "graw", "strong")
    captain(state).shield = 3
    at(state, "trpc1")
    do(state, "skip")
    before = GAME.rules.view(state, A).captains[A].fame

    brings = said(texts, state, "buy shield")
    do(state, "buy shield")

    assert brings == "Costs c60; your shield will be 4 and brings 2 fame"
    assert GAME.rules.view(state, A).captains[A].fame == before + 2


@pytest.mark.clause("MV305", "MV209", "MV124")
def test_prices_are_those_of_the_player_with_discount_and_fee(texts: Texts) -> None:
    state = table()
    load(state, "junk")
    state.ports["cw1"] = B
    at(state, "cw1")
    do(state, "skip")

    assert (
        said(texts, state, "buy laser") == "Costs c60; your laser will be 3"
    )  # 60, less 10 at home, and 10 for the fee
    assert said(texts, state, "sell junk").startswith("Brings c70 for 1")


@pytest.mark.clause("MV305", "MV95", "MV125")
def test_at_an_own_spaceport_a_purchase_by_iou_brings_credits(texts: Texts) -> None:
    state = table()
    state.ports["cw1"] = A
    captain(state).iou["humans"] = 60
    at(state, "cw1")
    do(state, "skip")

    assert said(texts, state, "buy laser") == "Costs c50, c10 back; your laser will be 3"
    do(state, "buy laser")
    assert captain(state).credits == 510


@pytest.mark.clause("MV305")
def test_nobody_known_buys_what_nobody_known_wants(texts: Texts) -> None:
    state = table(known=False)
    arrive(state, "trpc1")

    assert said(texts, state, "buy perfume") == (
        "1 for c80, by their IOU; sells for c120\u2013160: Volois, Graw, Niks and Dell"
    )


@pytest.mark.clause("MV305", "MV110", "MV111")
def test_passengers_show_goal_and_fare(texts: Texts) -> None:
    state = table()
    wait_at(state, "diplomat", "nillis")
    wait_at(state, "scientist", "nillis")
    load(state, "oracle")
    give(state, "r22")
    at(state, "trpc1")
    do(state, "skip")
    assert said(texts, state, "board scientist") == "To Colony World, pays c120"
    assert said(texts, state, "board diplomat") == "To Galactic Base, pays c180"
    state.market("humans").open = False
    assert said(texts, state, "board scientist") == "To Humans (not found yet), pays c120"

    base = table()
    give(base, "r22")
    load(base, "oracle")
    do(base, "skip")
    assert said(texts, base, "deliver oracle") == "Brings c170; you'll have 1 fame more"


@pytest.mark.clause("MV305", "MV172")
def test_a_fight_shows_the_chance_of_each_ability(texts: Texts) -> None:
    state = table()
    captain(state).laser = 4
    draw(state, "e16")

    chances = [said(texts, state, f"fight {each}") for each in ("laser", "shield", "pilot")]

    assert [line.split(" to win")[0] for line in chances] == ["16 %", "0 %", "0 %"]
    assert chances[1] == "0 % to win 2 fame; lost, it costs c20"


@pytest.mark.clause("MV305", "MV205", "MV185")
def test_the_odds_count_what_helps_against_pirates(texts: Texts) -> None:
    state = table()
    captain(state).pilot, captain(state).level, captain(state).side = "qossuth", 3, "a"
    give(state, "e03")
    draw(state, "e13")

    assert said(texts, state, "fight pilot").startswith(
        "100 % to win"
    )  # 5 against a die plus 1 less 3


@pytest.mark.clause("MV305", "MV185", "MV205", "MV216", "MV224")
def test_cards_training_missions_and_spaceports_show_their_price(texts: Texts) -> None:
    base = table()
    show(base, "e06")
    base.rewards.cards.remove("r18")
    base.traded.append("r18")
    do(base, "skip")
    assert said(texts, base, "claim e06") == (
        "Costs c30; for one later turn, choose freely at navigation fields and teleportals"
    )
    assert said(texts, base, "train level-2") == "Costs c60"
    assert said(texts, base, "buy-reward r18") == "Costs c60"

    there = table()
    give(there, "m14", "r23", "r24")
    captain(there).level = 2
    arrive(there, "wtsc1")
    assert said(texts, there, "fulfil m14 pay") == (
        "Costs c80; then you draw a reward and a new mission; you'll have 3 fame more"
    )
    assert said(texts, there, "build wts1") == "Costs c200; worth c200 at the end"
    assert said(texts, there, "build-by-permit wts1") == "Costs c150; worth c200 at the end"


@pytest.mark.clause("MV305")
def test_whatever_is_bought_costs_what_the_line_says(texts: Texts) -> None:
    state = table()
    at(state, "trpc1")
    load(state, "genes")
    do(state, "skip")
    for choice in sorted(can(state, "buy", "sell")):
        other = table()
        at(other, "trpc1")
        load(other, "genes")
        do(other, "skip")
        before = captain(other).credits
        line = said(texts, other, choice)
        do(other, choice)
        changed = captain(other).credits - before
        assert f"c{abs(changed)}" in line.split(";")[0]


@pytest.mark.clause("MV305")
def test_only_the_one_in_business_sees_bills(texts: Texts) -> None:
    state = table()
    at(state, "trpc1")
    assert GAME.rules.view(state, A).bills == ()
    do(state, "skip")

    assert GAME.rules.view(state, A).bills
    assert GAME.rules.view(state, B).bills == GAME.rules.view(state, None).bills == ()
    for offer in offers(state, active_seats(state)[0]):
        if isinstance(offer, Offer) and offer.verb in ("done", "unload"):
            assert said(texts, state, str(Choice(offer.verb, offer.ids))) == ""


@pytest.mark.clause("MV299")
def test_continue_says_where_the_voyage_leads_to_those_who_chose_it(texts: Texts) -> None:
    state = table()
    state.turn.course = ["nh1", "trpc1"]

    assert said(texts, state, "go-on").startswith("On to ")
    state.turn.course = []
    assert said(texts, state, "go-on") == ""


def hopeless(number: int = 2) -> State:
    """The ship is about to meet pirates whom it fights by order; its laser is 2."""
    state = table()
    pirates(state, "pp5", number, "luxury" if number else "basic")
    captain(state).orders = ["fight-laser"]
    at(state, "pp4")
    roll(state, 1, 4, 4, towards="pp5")
    return state


@pytest.mark.clause("MV305", "MV176", "MV299")
def test_a_way_to_pirates_whom_an_order_fights_in_vain_says_what_it_costs(texts: Texts) -> None:
    for choice in ("fly pp5", "thrust die-1", voyage(hopeless(), "ppc1")):
        state = hopeless()
        assert said(texts, state, choice).endswith("you'll have c20 less"), choice
        do(state, choice)
        assert captain(state).credits == 480, choice

    assert said(texts, hopeless(), voyage(hopeless(), "ppc1")).startswith("Pirates on the way")


@pytest.mark.clause("MV305", "MV176", "MV299")
def test_who_may_win_or_need_not_fight_that_way_is_told_where_it_leads(texts: Texts) -> None:
    lucky, asked = hopeless(0), hopeless()
    captain(asked).orders = []

    for state in (lucky, asked):
        assert said(texts, state, voyage(state, "ppc1")).startswith("Zum, active")


@pytest.mark.clause("MV305", "MV176")
def test_a_good_that_the_pirates_take_is_named_before(texts: Texts) -> None:
    state = hopeless()
    load(state, "sculpture")

    assert said(texts, state, voyage(state, "ppc1")).endswith("you'll have 1 good less")


def last_of_round() -> State:
    """Seat A, about to roll, plays the last turn of round 1."""
    state = table()
    state.first = B
    state.stack[0] = PlayRounds(turns=2)
    return state


@pytest.mark.clause("MV305", "MV215")
def test_a_way_on_which_a_mission_is_done_says_what_that_brings(texts: Texts) -> None:
    """M07 speaks of a navigation die, which is used on the way to the field alone."""
    state = table()
    give(state, "m07")
    at(state, "mgs3")
    roll(state, 1, 2, 6)

    line = said(texts, state, voyage(state, "nh3"))
    do(state, voyage(state, "nh3"))

    assert line.endswith("you'll have 2 fame more")
    assert captain(state).done == ["m07"]


@pytest.mark.clause("MV305", "MV215")
def test_a_die_of_an_earlier_turn_does_nothing_for_a_mission(texts: Texts) -> None:
    state = table()
    give(state, "m07")
    captain(state).since = ["m07-navigated"]

    line = said(texts, state, next(text for text in can(state, "set-out") if " nh3=" in text))

    assert line
    assert "fame" not in line


@pytest.mark.clause("MV305", "MV22", "MV200")
@pytest.mark.parametrize("drills", [0, 1])
def test_a_way_says_what_the_new_round_pays(texts: Texts, drills: int) -> None:
    """For a drill that is placed on the way, and for a title without any."""
    state = last_of_round()
    captain(state).titles, captain(state).credits = ["e02"], 0  # nothing can be bought
    if drills:
        load(state, "drill-license")
        state.replaced["pp2"] = "asteroid"
    at(state, "ppc2")
    roll(state, 1, 6, 5)

    line = said(texts, state, voyage(state, "ppc1"))
    do(state, voyage(state, "ppc1"))

    paid = 20 + 10 * drills
    assert line.endswith(f"you'll have c{paid} more")
    assert captain(state).credits == paid
