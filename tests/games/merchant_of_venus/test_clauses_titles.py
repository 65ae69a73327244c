"""MV183 to MV187: titles and intel."""

from __future__ import annotations

import pytest

from games.merchant_of_venus.events import (
    CardShown,
    RewardDrawn,
    TitleClaimed,
)

from .positions import (
    A,
    B,
    at,
    can,
    captain,
    dice,
    do,
    draw,
    give,
    load,
    on_top,
    show,
    table,
    told,
    wait_at,
)


@pytest.mark.clause("MV183", "MV185")
@pytest.mark.parametrize("card", ["e05", "e06"])
def test_intel_goes_beside_the_round_track(card: str) -> None:
    state = table()

    outcome = draw(state, card)

    assert [shown.card for shown in told(outcome, CardShown)] == [card]
    assert state.shown == [card]


@pytest.mark.clause("MV185")
@pytest.mark.parametrize("card", ["e01", "e02", "e03"])
def test_a_title_goes_beside_the_round_track_if_the_drawer_does_not_deserve_it(card: str) -> None:
    state = table()

    outcome = draw(state, card)

    assert (state.shown, captain(state).titles) == ([card], [])
    assert not told(outcome, TitleClaimed)


@pytest.mark.clause("MV185")
def test_whoever_draws_a_title_and_meets_its_condition_has_it_for_nothing() -> None:
    relics, wanted, slaver, king = table(), table(), table(), table()
    give(relics, "r02")
    captain(wanted).infamy = 2
    load(king, "drill-license")

    for state, card in ((relics, "e01"), (king, "e02"), (wanted, "e03"), (slaver, "e04")):
        draw(state, card)
        assert (captain(state).titles, captain(state).credits) == ([card], 500)


@pytest.mark.clause("MV183", "MV185")
def test_the_archaeologist_is_bought_at_the_base_from_whoever_has_fewer_relics() -> None:
    state = table()
    give(state, "e01", "r02", seat=B)
    give(state, "r03")
    do(state, "skip")
    assert can(state, "claim") == set()

    other = table()
    give(other, "e01", "r02", seat=B)
    give(other, "r03", "r04")
    do(other, "skip", "claim e01")
    assert [ship.credits for ship in other.captains] == [480, 520]
    assert (captain(other, A).titles, captain(other, B).titles) == (["e01"], [])


@pytest.mark.clause("MV183", "MV185")
def test_the_notorious_needs_more_infamy_than_the_holder_and_two() -> None:
    state = table()
    show(state, "e03")
    captain(state).infamy = 1
    at(state, "trpc1")
    do(state, "skip")
    assert "claim e03" not in can(state)

    captain(state).infamy = 2
    do(state, "claim e03")
    assert (captain(state).credits, captain(state).titles) == (480, ["e03"])


@pytest.mark.clause("MV7", "MV80", "MV185")
def test_the_notorious_pay_the_bank_because_their_card_names_nobody() -> None:
    state = table()
    give(state, "e03", seat=B)
    captain(state).infamy = 2
    at(state, "trpc1")

    do(state, "skip", "claim e03")

    assert [ship.credits for ship in state.captains] == [480, 500]
    assert [ship.titles for ship in state.captains] == [["e03"], []]


@pytest.mark.clause("MV183")
def test_the_notorious_subtract_one_against_pirates() -> None:
    state = table()
    give(state, "e03")
    captain(state).laser = 4
    draw(state, "e16")
    dice(state, 2)

    do(state, "fight laser")  # 2 and 2, less 1, against 4

    assert state.pirates == []


@pytest.mark.clause("MV183", "MV185")
def test_the_drill_king_is_bought_with_a_license_while_nobody_has_it() -> None:
    state = table()
    show(state, "e02")
    at(state, "trpc1")
    do(state, "skip")
    assert "claim e02" not in can(state)

    load(state, "drill-license")
    do(state, "claim e02")
    assert (captain(state).credits, captain(state).titles) == (480, ["e02"])


@pytest.mark.clause("MV183", "MV185")
def test_the_slaver_is_bought_on_the_field_of_its_holder() -> None:
    state = table()
    give(state, "e04", seat=B)
    at(state, "trpc1")
    at(state, "trpc2", B)
    do(state, "skip")
    assert "claim e04" not in can(state)

    at(state, "trpc1", B)
    do(state, "claim e04")
    assert [ship.credits for ship in state.captains] == [470, 530]
    assert captain(state).titles == ["e04"]


@pytest.mark.clause("MV183")
def test_the_slaver_sells_passengers_for_c100_and_two_infamy() -> None:
    state = table()
    give(state, "e04")
    load(state, "oracle")
    at(state, "trpc1")

    do(state, "skip", "sell-passenger oracle")

    assert (captain(state).credits, captain(state).infamy) == (600, 2)
    assert (captain(state).cargo, state.pool.discards) == ([], ["oracle"])


@pytest.mark.clause("MV187")
def test_a_confirmed_site_on_an_asteroid_sells_one_reward_a_turn() -> None:
    state = table()
    show(state, "e05")
    on_top(state.rewards, "r02")
    at(state, "dw5")
    do(state, "skip")

    outcome = do(state, "claim e05")

    assert [drawn.reward for drawn in told(outcome, RewardDrawn)] == ["r02"]
    assert (captain(state).credits, state.shown) == (450, ["e05"])
    assert "claim e05" not in can(state)


@pytest.mark.clause("MV185")
def test_a_title_is_no_purchase_action() -> None:
    state = table()
    show(state, "e06")
    wait_at(state, "banker")
    at(state, "trpc1")

    do(state, "skip", "claim e06")

    assert "build trp1" in can(state)
