"""SD7, SD8: what those who are away can leave behind: draws, answers, timers that wait."""

from __future__ import annotations

import pytest

from games.space_dealer.dealings import SwapMade, TradeMade
from games.space_dealer.events import BuildGivenUp, CardBuilt, CardKept, CardsDrawn
from games.space_dealer.state import State
from games.space_dealer.view import view

from .table import MINUTE, A, B, C, asked, build, can_order, do, goods, power, table, told, wait

MINE = "mine-red-1"


def studied() -> State:
    """A has reached level 2; the pile has a satellite and a converter on top."""
    state = table()
    state.planets[A].level = 2
    state.common["2"] += ["converter-1", "solar-1"]
    return state


def orders(state: State, *words: str) -> None:
    """Leave orders on the first timer of A."""
    do(state, A, *(f"queue timer-1 {each}" for each in words))


@pytest.mark.clause("SD8", "SD20")
@pytest.mark.parametrize(
    ("wishes", "other", "kept"),
    [
        ("converter solar", "any", "converter-1"),
        ("multi solar converter", "ask", "solar-1"),
        ("multi", "any", "solar-1"),
        ("multi complex", "ask", ""),
        ("", "any", "solar-1"),
    ],
)
def test_an_order_draws_and_keeps_what_is_wished_for(wishes: str, other: str, kept: str) -> None:
    state = studied()
    power(state, A, 1, 0)  # a satellite has a site
    build(state, A, *(f"mine-red-{n}:l{n}" for n in (1, 2)))  # a converter has none
    orders(state, f"draw level-2 {other}")
    for kind in wishes.split():
        do(state, A, f"queue wishes kind-{kind}")

    outcome = do(state, B, "research")

    assert told(outcome, CardsDrawn)
    assert bool(told(outcome, CardKept)) == bool(kept)
    assert state.planets[A].zone == ([kept] if kept else [])
    assert bool(state.planets[A].drawn) == (not kept)


@pytest.mark.clause("SD8", "SD20")
def test_an_order_to_draw_waits_for_its_level_and_for_room() -> None:
    state = studied()
    state.planets[A].level = 1
    state.planets[A].zone = ["mine-blue-1", "mine-blue-2"]
    orders(state, "draw level-2 any")
    assert view(state, A).planets[A].timers[0].outlook == ("not-yet",)
    state.planets[A].level = 2
    assert view(state, A).planets[A].timers[0].outlook == ("zone-full",)

    state.planets[A].zone = ["mine-blue-1"]

    assert told(do(state, B, "research"), CardKept)


@pytest.mark.clause("SD7")
def test_what_was_drawn_in_absence_is_built_where_it_buries_nothing() -> None:
    state = studied()
    do(state, A, "queue wishes kind-solar")
    orders(state, "draw level-2 ask", "build planned free")

    do(state, B, "research")
    outcome = wait(state)

    assert told(outcome, CardBuilt) == [CardBuilt(seat=A, card="solar-1", site="left")]
    state.planets[A].zone = ["complex-red"]
    build(state, A, f"{MINE}:l1", "mine-red-2:l3")  # every pair with power lies over one of them
    orders(state, "build planned free")
    do(state, B, "wait")
    assert view(state, A).planets[A].timers[0].outlook == ("not-yet",)


@pytest.mark.clause("SD7", "SD23")
def test_a_timer_that_waits_for_a_site_is_placed_by_an_order() -> None:
    state = table()
    state.planets[A].zone = [MINE]
    do(state, A, f"build {MINE} later", f"aim {MINE} l4")  # where there is no power
    orders(state, "place l3", "place l2")
    do(state, A, "when timer-1 order-1 skip")

    outcome = wait(state)

    assert told(outcome, CardBuilt) == [CardBuilt(seat=A, card=MINE, site="l2")]
    assert not state.planets[A].timers[0].queue


@pytest.mark.clause("SD7", "SD23")
def test_a_timer_that_waits_is_taken_away_by_an_order_and_one_that_does_not_is_left_alone() -> None:
    state = table()
    state.planets[A].zone = [MINE]
    do(state, A, f"build {MINE} later")
    orders(state, "release", "research", "release", "fly ship gizzi-1")

    assert told(wait(state), BuildGivenUp)
    assert state.planets[A].timers[0].job == "research"
    wait(state)

    assert state.planets[A].ships[0].to == "gizzi-1"


@pytest.mark.clause("SD7", "SD27")
def test_an_order_throws_goods_away() -> None:
    state = table()
    state.planets[A].ships[0].load = goods("rry")
    orders(state, "dump ship red", "dump ship all", "fly ship seat-2")

    do(state, B, "research")

    assert state.planets[A].ships[0].to == "seat-2"
    assert state.planets[A].ships[0].load == goods("")


def market() -> State:
    """The ship of B is at A's planet; A has blue, B has red and yellow."""
    state = table()
    build(state, A, "depot-1:l1")
    state.planets[A].depot = goods("bb")
    state.planets[B].ships[0].at = "seat-0"
    state.planets[B].ships[0].load = goods("rry")
    return state


@pytest.mark.clause("SD8", "SD26")
def test_a_gift_is_accepted_in_absence_as_often_as_one_comes() -> None:
    state = market()
    do(state, A, "queue deals gifts")

    for _ in range(2):
        assert told(do(state, B, "trade seat-0 seat-0 r nothing"), TradeMade)

    assert state.planets[A].ships[0].load == goods("rr")
    assert not told(do(state, B, "trade seat-0 seat-0 y b"), TradeMade)


@pytest.mark.clause("SD8", "SD26")
def test_gifts_that_wait_for_room_are_all_accepted_as_soon_as_there_is_some() -> None:
    state = market()
    state.patience = 60 * MINUTE
    state.planets[A].depot = goods("bbbb")
    state.planets[A].ships[0].load = goods("gggggggg")
    state.planets[C].ships[0].at = "seat-0"
    state.planets[C].ships[0].load = goods("y")
    do(state, A, "queue deals gifts")
    do(state, B, "trade seat-0 seat-0 r nothing")
    assert not told(do(state, C, "trade seat-0 seat-0 y nothing"), TradeMade)

    outcome = do(state, A, "dump ship all")

    assert len(told(outcome, TradeMade)) == 2
    assert state.planets[A].ships[0].load == goods("ry")


@pytest.mark.clause("SD8", "SD45")
def test_a_card_is_no_gift_of_goods() -> None:
    state = table(advanced=True)
    state.planets[B].zone = [MINE]
    do(state, A, "queue deals gifts", "queue deals take red blue")

    assert not told(do(state, B, f"swap seat-0 {MINE} nothing"), SwapMade)

    assert state.proposals
    assert len(state.planets[A].deals) == 2


@pytest.mark.clause("SD8", "SD26")
def test_an_exchange_that_was_asked_for_is_accepted_once() -> None:
    state = market()
    do(state, A, "queue deals take red blue")
    assert "queue deals take red blue" not in can_order(state, A)
    do(state, B, "trade seat-0 seat-0 y b")
    (deal,) = (proposal.id for proposal in state.proposals)
    do(state, B, f"withdraw {deal}")

    assert told(do(state, B, "trade seat-0 seat-0 ry b"), TradeMade)

    assert state.planets[A].depot == goods("b")
    assert state.planets[A].deals == []
    assert not told(do(state, B, "trade seat-0 seat-0 r b"), TradeMade)


@pytest.mark.clause("SD8", "SD26")
def test_an_exchange_waits_until_it_is_possible() -> None:
    state = market()
    state.patience = 60 * MINUTE
    do(state, B, "trade seat-0 seat-0 r b")
    do(state, A, "dump depot all", "queue deals take red blue")

    assert not told(do(state, C, "research"), TradeMade)
    assert len(state.planets[A].deals) == 1
    state.planets[A].depot = goods("b")

    assert told(do(state, C, "fly ship gizzi-1"), TradeMade)
    assert state.planets[A].ships[0].load == goods("r")


@pytest.mark.clause("SD8", "SD60")
def test_standing_answers_are_secret_and_can_be_cancelled() -> None:
    state = market()
    before, owed = view(state, B), asked(state)

    outcome = do(state, A, "queue deals gifts")

    assert [event.to for event in outcome.events] == [(A,)]
    assert (view(state, B), asked(state)) == (before, owed)
    assert view(state, A).planets[A].deals == ("gifts",)
    do(state, A, "cancel deals order-1")
    assert view(state, A).planets[A].deals == ()


@pytest.mark.clause("SD8", "SD40")
def test_wishes_are_for_the_kinds_in_the_common_piles_of_the_table() -> None:
    basic = {"solar", "multi", "complex", "converter", "reactor", "fusion"}
    basic |= {"metropolis", "megacity", "fuser"}
    advanced = {"sabotage", "missile", "transport", "station", "centre", "factory"}

    for rules, kinds in ((False, basic), (True, basic | advanced)):
        left = can_order(table(advanced=rules), A, "queue")
        wished = {said for said in left if said.startswith("queue wishes")}
        assert wished == {f"queue wishes kind-{kind}" for kind in kinds}


@pytest.mark.clause("SD8")
@pytest.mark.parametrize(
    ("name", "entries"),
    [
        ("wishes", "kind-solar,kind-multi,kind-complex,kind-converter,kind-reactor,kind-fusion"),
        (
            "deals",
            "gifts,take red blue,take red green,take red yellow,take blue red,take blue green",
        ),
    ],
)
def test_a_list_has_six_entries_at_most(name: str, entries: str) -> None:
    state = table()
    for entry in entries.split(","):
        assert any(said.startswith(f"queue {name}") for said in can_order(state, A, "queue"))
        do(state, A, f"queue {name} {entry}")

    assert not any(said.startswith(f"queue {name}") for said in can_order(state, A, "queue"))
    assert f"cancel {name} order-6" in can_order(state, A, "cancel")


@pytest.mark.clause("SD8", "SD60")
def test_wishes_are_secret_and_can_be_put_into_another_order() -> None:
    state = table()
    before = view(state, B)
    do(state, A, "queue wishes kind-solar", "queue wishes kind-multi", "sooner wishes order-2")

    assert view(state, A).planets[A].wishes == ("kind-multi", "kind-solar")
    assert "queue wishes kind-solar" not in can_order(state, A)
    assert not any("kind-station" in said for said in can_order(state, A))  # advanced
    assert view(state, B) == before


@pytest.mark.clause("SD7")
def test_no_menu_of_orders_has_more_than_25_entries() -> None:
    """A menu of Discord holds 25; words are chosen one after the other."""
    state = table(8, advanced=True)
    planet = state.planets[A]
    build(state, A, "converter-1:l1", "multi-1:l2", "transport:l3", "fuser-1:r1-r2")
    planet.pile = ["mine-red-1", "mine-blue-1", "complex-red", "metropolis-1"]
    planet.zone = ["solar-1", "station", "centre-1", "factory-1"]

    after: dict[str, set[str]] = {}
    for said in can_order(state, A, "queue"):
        words = said.split()
        for number in range(1, len(words)):
            after.setdefault(" ".join(words[:number]), set()).add(words[number])

    assert max(map(len, after.values())) <= 25
