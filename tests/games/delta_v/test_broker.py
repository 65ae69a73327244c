"""The computer players that plan and look ahead: what a person would care about."""

from __future__ import annotations

import pytest

from engine import Choice, Dice, Seat
from games.delta_v import GAME
from games.delta_v.computers.plans import plan, stock
from games.delta_v.parts import CELLS, MINERALS
from games.delta_v.state import State
from locales import Texts
from minds import ask
from tests.saying import english
from tests.tiers import long_but

from .builder import A, B, C, contracting, do, give, gone, know, table


def choose(state: State, seat: Seat = A, mind: str = "normal") -> str:
    thought = ask(GAME, state, seat, mind, Dice("01" * 16))
    assert thought.why is not None
    assert len(english(GAME.slug).phrase(thought.why)) <= 160
    return str(thought.choice)


def test_a_plan_takes_the_best_tile_of_each_mineral_and_pays_for_the_rest() -> None:
    tiles = stock({"A1": "alphatite-1", "F1": "alphatite-5", "G5": "alien", "D2": "betamite-4"}, ())

    made = plan(("alphatite", "deltamite"), (), tiles, MINERALS)

    assert [tile.cell for tile in made.tiles] == ["F1", "D2"]
    assert made.bribes == ("deltamite",)
    assert made.points == 5 + 4 - 2
    assert made.sure
    assert [tile.cell for tile in made.spare] == ["A1"]


def test_a_plan_uses_omnidium_before_counters_and_knows_what_it_lacks() -> None:
    tiles = stock({"D5": "omnidium-1", "F1": "alphatite-5"}, ())
    assert plan(("alphatite", "deltamite"), (), tiles, ["deltamite"]).bribes == ()
    assert plan(("betamite", "deltamite"), (), tiles, []).lacking == ("deltamite",)
    assert plan(("betamite", "deltamite"), ("omnidium",), tiles, []).lacking == ()
    assert not plan(("alphatite",), (), stock({"F1": "alphatite-5"}, {"F1"}), []).sure


@pytest.mark.parametrize("mind", ["normal", "strong"])
def test_the_certain_win_is_taken(mind: str) -> None:
    """Only a contract with two minerals is open, all is known, and it decides the match."""
    state = contracting()
    give(state, B, *(contract for contract in state.contracts if contract != "k6-ad"))
    state.players[B].bribes.clear()
    state.players[B].tiles = ["betamite-5"]
    know(state, *CELLS)
    for wanted in ("declare k6-ad", "reveal F1", "reveal C4"):
        assert choose(state, mind=mind) == wanted
        do(state, A, wanted)
    assert state.over == "contracts"


def test_counters_complete_a_large_contract() -> None:
    state = contracting("k10-bgd", bribes={B: []})
    known = ("E2", "D3", "F1", "E1")
    know(state, *known)
    others = set(CELLS).difference(known)
    assert choose(state) in {f"reveal {cell}" for cell in others}  # luck is free

    gone(state, *others)
    for wanted in ("reveal E2", "reveal D3", "reveal F1", "replace deltamite"):
        assert choose(state) == wanted
        do(state, A, wanted)


def test_a_bid_is_made_only_where_it_can_hardly_be_answered() -> None:
    state = contracting("k10-bgd")
    do(state, A, "reveal G1", "reveal F2", "reveal E3")
    assert choose(state, B) == "pass"  # any tile and a counter would do

    state.players[A].bribes = ["alphatite"]
    assert choose(state, B).startswith("bid ")

    state.players[A].seen = state.players[B].seen = ["D5"]
    assert choose(state, B) == "pass"  # they have seen Omnidium


def test_whoever_lets_a_contract_go_says_how_easily_a_bid_would_be_answered(texts: Texts) -> None:
    state = contracting("k10-bgd")
    do(state, A, "reveal G1", "reveal F2", "reveal E3")

    thought = ask(GAME, state, B, "normal", Dice("00"))

    assert str(thought.choice) == "pass"
    assert thought.why is not None
    assert texts.phrase(thought.why) == (
        "They'd answer your best bid about 10 times in 10,"
        " and then you'd lose a bribe and 2 points."
    )


def test_a_bid_is_answered_with_a_tile_that_fits() -> None:
    state = contracting("k10-bgd")
    know(state, "E2", "F1", "D5")
    do(state, A, "reveal G1", "reveal F2", "reveal E3")
    do(state, B, "bid betamite")
    assert choose(state) == "reveal E2"

    state.players[A].seen = ["F1"]
    assert choose(state) == "reveal F1"
    do(state, A, "reveal F1")
    assert choose(state) == "replace betamite"


@pytest.mark.parametrize("mind", ["easy", "normal"])
def test_whoever_lies_behind_is_not_struck(mind: str) -> None:
    state = table(3, incidents={C: ["pirate"]})
    state.players[A].tiles, state.players[B].tiles = ["alphatite-1"], ["betamite-5"]
    do(state, A, "buy", "declare k1-a", "reveal G1", "fail")
    assert choose(state, C, mind) == "strike pirate"

    state.players[A].tiles = ["gammatite-5", "gammatite-4"]
    assert choose(state, C, mind) == "pass"


def test_nobody_prospects_where_there_is_nothing_to_see_while_they_can_buy() -> None:
    state = table(station={A: 3})
    know(state, *CELLS)
    for mind in ("easy", "normal"):
        assert choose(state, mind=mind) == "buy"


@pytest.mark.parametrize("seeds", long_but(2, [2, 12]))
def test_the_strong_one_says_how_often_it_tried(seeds: int) -> None:
    said = set()
    state = table(station={A: 2}, rockets={A: ["A1", "F1"]})
    know(state, "A1", "F1", "E3", "E2")
    for seed in range(seeds):
        why = ask(GAME, state, A, "strong", Dice(f"{seed:02x}")).why
        assert why is not None
        said.add(why.key)
    assert said <= {"reason-ahead", "reason-prospect", "reason-fly", "reason-buy", "reason-return"}


def test_a_mind_takes_only_what_is_on_offer_when_a_line_is_surveyed() -> None:
    state = table(station={A: 0})
    gone(state, *(cell for cell in CELLS if cell not in {"A1", "B1", "C1", "D1"}))
    do(state, A, "survey alphatite")
    thought = ask(GAME, state, A, "normal", Dice("0a"))
    assert isinstance(thought.choice, Choice)
    do(state, A, str(thought.choice))
