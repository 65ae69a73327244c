"""MV20 to MV23 and MV255 to MV258: rounds, their symbols, and the epic game."""

from __future__ import annotations

import pytest

from engine import Pile, Seat, start
from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import (
    DemandCame,
    EpicHalf,
    GoodsCame,
    LengthRolled,
    PassengerCame,
    Reshuffled,
    RoundBegan,
)
from games.merchant_of_venus.setup import Options

from .positions import (
    SEED,
    A,
    B,
    C,
    begun,
    captain,
    do,
    finish_turn,
    load,
    on_top,
    owed,
    table,
    to_round,
    to_the_end,
    told,
)


@pytest.mark.clause("MV20")
def test_every_round_but_the_first_begins_with_its_symbol() -> None:
    state = table()

    for round_ in (2, 3, 29, 30):
        outcome = to_round(state, round_)
        assert [began.round for began in told(outcome, RoundBegan)] == [round_]
        assert len(told(outcome, PassengerCame)) == round_ % 2


@pytest.mark.clause("MV21")
@pytest.mark.parametrize(
    ("passenger", "known", "place"),
    [("scientist", True, "trp"), ("scientist", False, "nillis"), ("banker", True, "gb")],
)
def test_a_passenger_waits_at_his_start(passenger: str, *, known: bool, place: str) -> None:
    state = table(known=known)
    on_top(state.pool, passenger)

    outcome = to_round(state, 3)

    assert [(came.passenger, came.place) for came in told(outcome, PassengerCame)] == [
        (passenger, place)
    ]


@pytest.mark.clause("MV21")
def test_an_empty_pool_gives_nothing() -> None:
    state = table()
    state.pool.cards = []

    outcome = to_round(state, 3)

    assert not told(outcome, PassengerCame)
    assert not state.base_guests


@pytest.mark.clause("MV233")
def test_in_odd_rounds_a_demand_marker_follows_the_passenger() -> None:
    state = table(demand=True)

    odd, even = to_round(state, 5), to_round(state, 6)

    assert len(told(odd, DemandCame)) == 1
    assert not told(even, DemandCame)
    assert not told(to_round(table(), 5), DemandCame)


@pytest.mark.clause("MV23")
def test_turns_go_clockwise_from_the_start_player() -> None:
    state = begun(seats=3)
    order = []
    for _ in range(6):
        order.append(owed(state)[1])
        finish_turn(state)

    around = [Seat((state.first + n) % 3) for n in range(3)]
    assert order == around * 2
    assert set(order) == {A, B, C}


@pytest.mark.clause("MV23")
def test_the_game_ends_after_the_last_turn_of_round_thirty() -> None:
    state = table()
    to_round(state, 30)

    for seat in (A, B):
        assert not state.over
        assert owed(state) == ("start-turn", seat)
        finish_turn(state)

    assert state.over == "rounds"


@pytest.mark.clause("MV255")
@pytest.mark.parametrize("rounds", [31, 60])
def test_an_epic_game_lasts_as_long_as_agreed(rounds: int) -> None:
    state = table(variant="epic", rounds=rounds)
    assert state.rounds == rounds

    to_round(state, 31)
    assert not state.over
    to_the_end(state)
    assert state.over


@pytest.mark.clause("MV255")
def test_other_games_take_no_notice_of_the_length() -> None:
    assert table(rounds=50).rounds == 30
    assert begun(seats=2, variant="epic").rounds == 40


@pytest.mark.clause("MV256")
@pytest.mark.parametrize(
    ("round_", "rounds", "comes"),
    [(31, 40, True), (40, 40, False), (40, 41, True), (50, 50, False), (50, 51, True)],
)
def test_at_its_marks_every_known_culture_produces_everything(
    round_: int, rounds: int, *, comes: bool
) -> None:
    state = table(variant="epic", rounds=rounds)
    market, hidden = state.market("niks"), state.market("dell")
    market.supply, market.goods = market.goods, []
    hidden.open, hidden.supply, hidden.goods = False, hidden.goods, []

    outcome = to_round(state, round_)

    cultures = [came.culture for came in told(outcome, GoodsCame)]
    assert cultures == (["niks"] if comes else [])
    assert len(told(outcome, EpicHalf)) == (round_ == 31)


@pytest.mark.clause("MV258")
def test_at_the_half_all_passengers_out_of_the_game_come_back() -> None:
    state = table(variant="epic")
    load(state, "oracle")
    state.pool.discards = ["banker", "diva"]
    for passenger in state.pool.discards:
        state.pool.cards.remove(passenger)

    to_round(state, 31)

    assert state.pool.discards == []
    waiting = [*state.base_guests, *(p for market in state.markets for p in market.guests)]
    assert {"banker", "diva"} <= {*state.pool.cards, *waiting}
    assert "oracle" not in state.pool.cards


@pytest.mark.clause("MV258")
def test_in_the_epic_game_the_pool_is_made_anew_when_it_is_empty() -> None:
    state = table(variant="epic")
    state.pool.cards, state.pool.discards = [], ["banker", "diva"]

    outcome = to_round(state, 5)

    assert [made.cards for made in told(outcome, Reshuffled)] == [2]
    assert len(told(outcome, PassengerCame)) == 1

    standard = table()
    standard.pool = Pile([], ["banker"])
    assert not told(to_round(standard, 5), PassengerCame)


@pytest.mark.clause("MV22", "MV20")
def test_the_symbols_need_no_decision() -> None:
    state = table()
    captain(state).credits = 0

    to_round(state, 2)

    assert owed(state) == ("start-turn", A)
    do(state, "skip")


@pytest.mark.clause("MV258")
def test_the_pool_is_made_anew_as_soon_as_the_last_passenger_is_drawn() -> None:
    state = table(variant="epic")
    gone = state.pool.cards[1:]
    state.pool.cards, state.pool.discards = state.pool.cards[:1], gone

    outcome = to_round(state, 5)

    assert sorted(state.pool.cards) == sorted(gone)
    assert [made.cards for made in told(outcome, Reshuffled)] == [len(gone)]


@pytest.mark.clause("MV255")
def test_a_surprise_length_is_thirty_and_five_dice_told_to_all() -> None:
    outcome = start(GAME, 2, Options(variant="epic", surprise=True, rounds=31), SEED, 0)

    (rolled,) = told(outcome, LengthRolled)
    assert outcome.state.rounds == rolled.rounds == 30 + sum(rolled.dice)
    assert (len(rolled.dice), rolled.to) == (5, None)


@pytest.mark.clause("MV255")
def test_only_the_epic_game_can_have_a_surprise_length() -> None:
    assert start(GAME, 2, Options(surprise=True), SEED, 0).state.rounds == 30


@pytest.mark.clause("MV21", "MV303")
def test_a_passenger_who_comes_says_goal_and_fare() -> None:
    state = table()
    on_top(state.pool, "banker")

    outcome = to_round(state, 3)

    assert told(outcome, PassengerCame) == [
        PassengerCame(passenger="banker", place="gb", goal="dell", fare=140)
    ]
