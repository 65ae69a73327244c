"""The computer players: what they choose is legal, and the trader is worth playing against."""

from __future__ import annotations

import pytest

from engine import Dice, Seat, Thought, accept, active_seats, offers
from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import MovementSkipped, SpeedRolled
from games.merchant_of_venus.state import State
from locales import Texts
from minds import ask
from tests.tiers import long_but

from .games import KINDS, last, played, setup
from .positions import (
    A,
    arrive,
    at,
    can,
    captain,
    dealt,
    dice,
    do,
    draw,
    load,
    reveal,
    roll,
    table,
    turn_up,
    wait_at,
)


def thought(state: State, seat: Seat = A) -> Thought:
    return ask(GAME, state, seat, "easy", Dice("00"))


def chosen(state: State, seat: Seat = A) -> str:
    return str(thought(state, seat).choice)


def reason(texts: Texts, state: State) -> str:
    """Why seat A should do what the trader does."""
    why = thought(state).why
    assert why is not None
    return texts.phrase(why)


@pytest.mark.parametrize(
    ("variant", "matches", "times"),
    long_but(("quick", 1, 3), [("quick", 1, 3), ("quick", 5, 4), ("standard", 5, 4)]),
)
def test_the_trader_beats_whoever_does_anything(variant: str, matches: int, times: int) -> None:
    totals = []
    for seed in range(matches):
        state = last(setup(2, seed, variant=variant), ["easy", "random"])
        totals.append([row[-1] for row in GAME.rules.result(state).rows])

    assert sum(clever > idle for clever, idle in totals) >= 0.8 * matches
    assert sum(clever for clever, _ in totals) > times * sum(idle for _, idle in totals)


@pytest.mark.parametrize(
    "kind", long_but("quick-alone", ["quick-alone", "four-with-all", "challenge", "epic-two"])
)
def test_the_trader_plays_every_variant_to_its_end(kind: str) -> None:
    seats, options = KINDS[kind]
    for state, _ in played(setup(seats, 7, **options), ["easy"]):
        for seat in active_seats(state):
            choice = ask(GAME, state, seat, "easy", Dice("01")).choice
            assert accept(offers(state, seat), choice)
    assert state.round == state.rounds


def test_the_trader_sells_to_whom_pays_and_buys_what_sells() -> None:
    state = table()
    load(state, "bolts")  # the Eeepeep's, for the Whynom, Cholos, Wollow, Qossuth

    arrive(state, "wwc1")

    assert chosen(state) == "sell bolts"
    do(state, "sell bolts")
    assert chosen(state).startswith("buy ")


def test_the_trader_sets_out_to_the_buyer() -> None:
    state = table()
    at(state, "imc1")
    captain(state).credits = 0
    load(state, "bolts", "bolts")

    word, course = chosen(state).split()

    assert word == "set-out"
    assert course.partition("=")[0] in {"wwc1", "wwc2", "mgs3", "gpc1", "gpc2", "gpc3"}


def test_the_trader_delivers_at_once() -> None:
    state = table()
    load(state, "diplomat")
    at(state, "gb")

    do(state, "skip", "train level-2")  # never out of what the business brings

    assert chosen(state) == "deliver diplomat"


def test_the_trader_lowers_no_gauge_that_is_low() -> None:
    state = table()
    at(state, "sn1")
    captain(state).shield = 2
    dice(state, 2, 2, 2, 6)
    do(state, "roll sn2")

    assert can(state, "lower")
    assert chosen(state) == "stop"
    captain(state).shield = 4
    assert chosen(state) == "lower shield"


@pytest.mark.parametrize(
    ("variant", "seats", "seed"),
    long_but(
        ("quick", 2, 5002), [("quick", 2, 5002), ("standard", 4, 5002), ("standard", 4, 5007)]
    ),
)
def test_no_trader_sits_still_for_long(variant: str, seats: int, seed: int) -> None:
    stays: dict[int, int] = {}
    for _, outcome in played(setup(seats, seed, variant=variant), ["easy"]):
        for event in outcome.events:
            if isinstance(event, MovementSkipped):
                stays[event.seat] = stays.get(event.seat, 0) + 1
                assert stays[event.seat] < 6
            elif isinstance(event, SpeedRolled):
                stays[event.seat] = 0


# Why


def test_a_voyage_is_measured_against_the_next_best(texts: Texts) -> None:
    state = table()
    at(state, "imc1")
    captain(state).credits = 0
    load(state, "bolts", "bolts")

    assert reason(texts, state) == (
        "What you carry is worth about c600 at Water World: "
        "going there makes about c204 a turn, your next best plan c151."
    )
    captain(state).cargo.clear()
    for market in state.markets:
        market.open = market.culture in ("eeepeep", "whynom")
    assert reason(texts, state).startswith("Nobody has met the culture at ")


def test_a_sale_names_the_next_best_buyers(texts: Texts) -> None:
    state = table()
    load(state, "bolts")
    arrive(state, "wwc1")

    assert reason(texts, state) == (
        "You get c300 for Pedigree Bolts here, "
        "and the next best buyers, the Cholos, pay c300 about 1 turn away."
    )
    turn_up(state, "cholos", "strong")
    assert reason(texts, state) == (
        "You get c300 for Pedigree Bolts here, "
        "and c40 more from the Cholos isn't worth a flight of about 1 turn."
    )
    for culture in ("cholos", "wollow", "qossuth"):
        state.market(culture).open = False
    assert reason(texts, state) == (
        "You get c300 for Pedigree Bolts here, "
        "and no other buyer you know is near enough to pay off."
    )


def test_what_is_bought_has_its_price_and_its_use(texts: Texts) -> None:
    state = table()
    at(state, "trpc1")
    captain(state).drive = "drive-yellow"
    do(state, "skip")

    assert chosen(state) == "buy perfume"
    assert reason(texts, state) == (
        "You pay c80 for Bionic Perfume and the Niks pay you c140, about 1 turn away: "
        "nothing here earns more for its room."
    )
    new = table(known=False)
    arrive(new, "trpc1")
    assert reason(texts, new) == (
        "A shield costs c70, and your c80 of IOU pays for it all and can't be spent anywhere else."
    )


def test_what_is_kept_or_left_behind_is_named(texts: Texts) -> None:
    state = table()
    load(state, "bolts")
    turn_up(state, "whynom", "weak")
    turn_up(state, "cholos", "strong")
    captain(state).credits = 0
    arrive(state, "wwc1")
    assert chosen(state) == "done"
    assert reason(texts, state) == (
        "Keep Pedigree Bolts: you'd get c260 here, and the Cholos pay c340 about 1 turn away."
    )

    alone = table(known=False)
    reveal(alone.market("nillis"))
    alone.market("nillis").goods.clear()
    wait_at(alone, "scientist", "nillis")
    captain(alone).credits = 0
    at(alone, "trpc1")
    do(alone, "skip")
    assert chosen(alone) == "done"
    assert reason(texts, alone) == (
        "The scientist wants to go to the Humans, and nobody knows where they live."
    )


def test_a_fight_is_chosen_by_its_chance(texts: Texts) -> None:
    state = table()
    captain(state).laser = 4
    draw(state, "e16")

    assert chosen(state) == "fight laser"
    assert reason(texts, state) == (
        "Your laser at 4 wins with 16 %, and nothing else of yours can win."
    )
    captain(state).shield = 4
    assert reason(texts, state) == (
        "Your laser at 4 wins with 16 %, no less than your shield, "
        "and only a laser destroys pirates."
    )


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("e35", "Paying c10 costs you less than losing the rest of this turn."),
        (
            "e37",
            "1 infamy mostly takes c10 from you at the end, and paying would cost you c20 now.",
        ),
        ("e42", "c10 for 4 movement brings you to your next market sooner."),
    ],
)
def test_an_answer_to_a_card_weighs_its_price(texts: Texts, card: str, said: str) -> None:
    state = table()
    load(state, "bolts")
    draw(state, card)

    assert reason(texts, state) == said


def test_where_nothing_is_better_the_reason_says_so(texts: Texts) -> None:
    assert reason(texts, dealt()) == (
        "Nobody knows yet where the pilots are at home, so any of them is as good as another."
    )
    late = table()
    late.round = late.rounds
    assert chosen(late) == "skip"
    assert reason(texts, late) == (
        "No voyage looks like earning anything in the last round, so you lose nothing by staying."
    )


def test_the_shuttle_brings_passengers_from_afar(texts: Texts) -> None:
    state = table()
    load(state, "shuttle", "oracle")
    at(state, "gb-cw-1")
    roll(state, 2, 6, 2, towards="gb-cw-2")
    do(state, "assign shuttle die-6")

    assert chosen(state) == "deliver oracle"
    assert reason(texts, state) == (
        "Your Shuttle brings the oracle where they want to go, and they pay c150."
    )


def test_a_gauge_is_spared_while_it_is_low(texts: Texts) -> None:
    state = table()
    at(state, "sn1")
    dice(state, 2, 2, 2, 6)
    do(state, "roll sn2")

    assert reason(texts, state) == (
        "Your shield is only 2, too low to give up 1 of it for flying on."
    )
    captain(state).shield = 4
    assert reason(texts, state) == "Your shield is 4, enough to give up 1 of it and fly on."
