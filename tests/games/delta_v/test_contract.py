"""DV60 to DV66: declaring, revealing, replacing, taking and failing."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from bot.table.reading import read
from engine import Choice, Illegal, active_seats, offers, pending_step
from games.delta_v import GAME
from games.delta_v.events import (
    AttemptFailed,
    ContractTaken,
    Declared,
    IncidentKept,
    Replaced,
    Revealed,
)
from games.delta_v.parts import CELLS, MINERALS, OMNIDIUM, wanted
from games.delta_v.phrases import phrase
from games.delta_v.scoring import points_of
from games.delta_v.state import Attempt
from games.delta_v.view import view
from tests.saying import english

from .builder import A, B, can, contracting, do, give, gone, kinds, table, told


@pytest.mark.clause("DV60")
def test_only_open_contracts_can_be_declared() -> None:
    state = table()
    give(state, B, "k1-a")
    do(state, A, "prospect")

    assert "declare k1-a" not in can(state, A)
    assert "declare k2-b" in can(state, A)
    outcome = do(state, A, "declare k2-b")
    assert told(outcome, Declared) == [Declared(seat=A, contract="k2-b")]


@pytest.mark.clause("DV60")
def test_no_tile_under_the_alien_or_an_opposing_rocket_is_turned_up() -> None:
    state = table(rockets={A: ["A1"], B: ["B1"]}, alien="C1")
    state.encounters = ["G5"]

    do(state, A, "buy", "declare k6-ad")

    barred = {"B1", "C1", "G5"}
    assert can(state, A) == [f"reveal {cell}" for cell in CELLS if cell not in barred]


@pytest.mark.clause("DV60")
def test_the_attempt_cannot_be_stopped_and_a_tile_is_not_turned_up_twice() -> None:
    state = contracting("k6-ad")
    do(state, A, "reveal A1")

    assert {offer.split()[0] for offer in can(state, A)} == {"reveal"}
    with pytest.raises(Illegal):
        do(state, A, "reveal A1")


@pytest.mark.clause("DV60")
def test_everybody_is_told_what_is_turned_up() -> None:
    outcome = do(contracting("k6-ad"), A, "reveal A1")

    assert outcome.events == (Revealed(seat=A, cell="A1", face="alphatite-1", to=None),)
    assert outcome.sealed


@pytest.mark.clause("DV64")
@pytest.mark.parametrize(
    ("cell", "first"), [("E6", "IncidentKept"), ("G5", "AlienMet"), ("A6", "AlienMet")]
)
def test_an_incident_in_an_attempt_is_told_once_and_before_what_it_does(
    cell: str, first: str
) -> None:
    state = contracting("k6-ad")
    state.encounters = ["B6", "C6", "D6"] + ["G5"] * (cell == "A6")
    do(state, A, "reveal A1")

    outcome = do(state, A, f"reveal {cell}")

    assert kinds(outcome, B)[:2] == [first, "AttemptFailed"]
    assert told(outcome, Revealed) == []
    assert told(outcome, AttemptFailed) == [AttemptFailed(seat=A, contract="k6-ad", cells=("A1",))]
    assert outcome.sealed


@pytest.mark.clause("DV60")
@pytest.mark.parametrize(
    "typed", ["k3-g", "3", "contract 3", "contract 3 (Gammatite)", "Contract-3"]
)
def test_a_contract_is_declared_by_its_id_or_its_number(typed: str) -> None:
    state = contracting()
    texts = english(GAME.slug)

    choice, _ = read(
        [Choice("declare", (typed,))], offers(state, A), lambda id_: texts.id(id_, phrase, str)
    )

    assert choice == Choice("declare", ("k3-g",))


@pytest.mark.clause("DV61")
def test_minerals_may_be_found_in_any_order() -> None:
    state = contracting("k10-bgd", bribes={B: []})

    outcome = do(state, A, "reveal E3", "reveal F2", "reveal G1")

    assert told(outcome, ContractTaken) == [
        ContractTaken(seat=A, contract="k10-bgd", cells=("E3", "F2", "G1"), points=3)
    ]


@pytest.mark.clause("DV61")
def test_omnidium_stands_for_whatever_is_missing_in_the_end() -> None:
    for rest in (["G1", "F2"], ["G1", "E3"], ["E3", "F2"], ["D5", "E5"]):
        state = contracting("k10-bgd", bribes={B: []})

        do(state, A, "reveal F5", *(f"reveal {cell}" for cell in rest))

        assert state.contracts["k10-bgd"] == A


@pytest.mark.clause("DV61")
@pytest.mark.parametrize("contract", ["k6-ad", "k10-bgd", "k11-abge", "k13-aabd"])
def test_matching_is_an_assignment_one_to_one(contract: str) -> None:
    """Compared with trying every order of the contract's minerals."""
    need = wanted(contract)
    for length in range(len(need)):
        for found in product((*MINERALS, OMNIDIUM), repeat=length + 1):
            possible = any(
                all(
                    mineral in (wish, OMNIDIUM) for mineral, wish in zip(found, order, strict=False)
                )
                for order in set(permutations(need))
            )
            attempt = Attempt(A, contract, minerals=list(found[:-1]))
            before = any(
                all(m in (w, OMNIDIUM) for m, w in zip(found[:-1], order, strict=False))
                for order in set(permutations(need))
            )
            if before:
                assert (found[-1] in attempt.fitting()) == possible


@pytest.mark.clause("DV62")
def test_john_replaces_betamite_by_alphatite() -> None:
    """The example of the rulebook: a contract for alphatite and deltamite."""
    state = contracting("k6-ad", bribes={B: []})

    do(state, A, "reveal E2")  # betamite 5
    assert pending_step(state) == "replace"
    assert can(state, A) == ["replace alphatite", "replace deltamite", "fail"]
    outcome = do(state, A, "replace alphatite")
    assert told(outcome, Replaced) == [Replaced(seat=A, cell="E2", bribe="alphatite")]
    assert state.players[A].spent == ["alphatite"]
    outcome = do(state, A, "reveal C4")  # deltamite 5

    assert told(outcome, ContractTaken) == [
        ContractTaken(seat=A, contract="k6-ad", cells=("E2", "C4"), points=10)
    ]
    assert state.players[A].tiles == ["betamite-5", "deltamite-5"]
    assert points_of(state.players[A]) == 8


@pytest.mark.clause("DV62")
def test_a_counter_must_match_what_is_still_missing() -> None:
    state = contracting("k6-ad")

    do(state, A, "reveal A1", "reveal B1")  # two alphatites: one too many

    assert can(state, A) == ["replace deltamite", "fail"]


@pytest.mark.clause("DV62")
def test_any_number_of_tiles_may_be_replaced() -> None:
    state = contracting("k6-ad", bribes={B: []})

    do(state, A, "reveal E2", "replace alphatite", "reveal D2", "replace deltamite")

    assert state.players[A].spent == ["alphatite", "deltamite"]
    assert state.contracts["k6-ad"] == A


@pytest.mark.clause("DV62")
def test_a_mineral_that_matches_cannot_be_replaced() -> None:
    state = contracting("k6-ad")

    do(state, A, "reveal A1")

    assert pending_step(state) == "reveal"


@pytest.mark.clause("DV62")
def test_without_a_counter_that_fits_the_attempt_fails_at_once() -> None:
    state = contracting("k6-ad", bribes={A: ["betamite", "gammatite", "epsilonite"]})

    outcome = do(state, A, "reveal E2")

    assert told(outcome, AttemptFailed) == [AttemptFailed(seat=A, contract="k6-ad", cells=("E2",))]


@pytest.mark.clause("DV63")
def test_failure_turns_the_tiles_down_keeps_counters_spent_and_ends_the_turn() -> None:
    state = contracting("k10-bgd")

    do(state, A, "reveal E2", "reveal A1", "replace gammatite", "reveal B1")
    assert view(state, None).face("E2") == "betamite-5"
    outcome = do(state, A, "fail")

    assert told(outcome, AttemptFailed) == [
        AttemptFailed(seat=A, contract="k10-bgd", cells=("E2", "A1", "B1"))
    ]
    assert state.shown() == set()
    assert view(state, None).face("E2") == ""
    assert state.players[A].spent == ["gammatite"]
    assert list(active_seats(state)) == [B]
    assert state.contracts["k10-bgd"] == -1
    assert len(state.board) == 48


@pytest.mark.clause("DV63")
def test_everybody_remembers_what_lay_open() -> None:
    state = contracting("k6-ad", bribes={A: []})

    do(state, A, "reveal A1", "reveal E2")

    for seat in (A, B):
        assert view(state, seat).face("A1") == "alphatite-1"
        assert view(state, seat).face("E2") == "betamite-5"
        assert view(state, seat).face("B1") == ""


@pytest.mark.clause("DV64")
def test_an_incident_makes_the_attempt_fail_and_takes_effect() -> None:
    state = contracting("k6-ad")
    do(state, A, "reveal A1")

    outcome = do(state, A, "reveal E6")

    assert told(outcome, AttemptFailed) != []
    assert told(outcome, IncidentKept) == [IncidentKept(seat=A, cell="E6", incident="scan")]
    assert state.shown() == set()
    assert state.players[A].incidents == ["scan"]
    assert "E6" not in state.board
    assert list(active_seats(state)) == [B]


@pytest.mark.clause("DV64", "DV87")
def test_after_an_encounter_in_an_attempt_the_turn_ends() -> None:
    state = contracting("k6-ad")
    do(state, A, "reveal A1", "reveal G5")
    assert state.shown() == {"G5"}

    do(state, A, "alien-stays", "steal-nothing")

    assert list(active_seats(state)) == [B]


@pytest.mark.clause("DV65")
def test_success_takes_contract_and_tiles_and_recalls_the_rockets_on_them() -> None:
    state = table(rockets={A: ["A1", "A1", "G7"]}, bribes={B: []})
    do(state, A, "buy", "declare k6-ad", "reveal A1", "reveal E3")

    assert state.contracts["k6-ad"] == A
    assert state.players[A].tiles == ["alphatite-1", "deltamite-1"]
    assert (state.players[A].station, state.players[A].rockets) == (4, ["G7"])
    assert "A1" not in state.board
    assert list(active_seats(state)) == [B]
    assert "fly A1" not in can(state, B)


@pytest.mark.clause("DV66")
def test_an_attempt_with_no_tile_left_fails() -> None:
    state = table(rockets={B: ["B1"]}, bribes={A: [], B: []})
    gone(state, *(cell for cell in CELLS if cell not in {"A1", "B1"}))
    do(state, A, "buy", "declare k6-ad")

    outcome = do(state, A, "reveal A1")

    assert told(outcome, AttemptFailed) == [AttemptFailed(seat=A, contract="k6-ad", cells=("A1",))]
