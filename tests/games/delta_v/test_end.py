"""DV90 to DV93: endings, score and ties."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, permutations

import pytest

from engine import Seat, active_seats
from games.delta_v import GAME
from games.delta_v.events import AlienMoved, Ended
from games.delta_v.parts import CELLS, MINERALS, OMNIDIUM, PATIENCE, wanted
from games.delta_v.scoring import can_complete, is_hopeless, result
from games.delta_v.state import State
from games.delta_v.steps.turn import Turn

from .builder import A, B, C, contracting, do, give, gone, table, told


@pytest.mark.clause("DV90")
def test_the_last_contract_ends_the_game_at_once() -> None:
    state = table(bribes={B: []})
    give(state, B, *state.contracts)
    state.contracts["k1-a"] = -1

    do(state, A, "prospect", "declare k1-a")
    outcome = do(state, A, "reveal A1")

    assert told(outcome, Ended) == [Ended(reason="contracts")]
    assert state.over == "contracts"
    assert list(active_seats(state)) == []


@pytest.mark.clause("DV90", "DV71")
def test_the_last_contract_waits_for_the_bids() -> None:
    state = table()
    give(state, B, *state.contracts)
    state.contracts["k1-a"] = -1

    do(state, A, "prospect", "declare k1-a", "reveal A1")
    assert state.over == ""
    do(state, B, "pass")

    assert state.over == "contracts"


@pytest.mark.clause("DV87", "DV90")
def test_the_fifth_encounter_ends_the_game_at_once_without_alien_or_theft() -> None:
    state = contracting("k6-ad")
    state.encounters = ["A6", "B6", "C6", "D6"]
    do(state, A, "reveal A1")

    outcome = do(state, A, "reveal G5")

    assert state.over == "aliens"
    assert told(outcome, AlienMoved) == []
    assert state.alien == ""


@pytest.mark.clause("DV90", "DV31")
def test_the_fifth_encounter_may_be_turned_up_in_an_action() -> None:
    state = table(rockets={A: ["G5"]})
    state.encounters = ["A6", "B6", "C6", "D6"]

    do(state, A, "prospect", "show G5")

    assert state.over == "aliens"


@pytest.mark.clause("DV91")
def test_the_game_ends_when_every_hidden_tile_is_occupied_at_the_end_of_a_turn() -> None:
    state = table(station={A: 1}, rockets={B: ["A1"]}, bribes={A: []}, alien="C1")
    gone(state, *(cell for cell in CELLS if cell not in {"A1", "B1", "C1", "G5"}))
    state.encounters = ["G5"]

    do(state, A, "fly B1")
    assert state.over == ""  # the turn is not over
    do(state, A, "declare k2-b", "reveal B1")

    assert state.over == "occupied"


@pytest.mark.clause("DV91")
def test_a_free_hidden_tile_keeps_the_game_going() -> None:
    state = table(rockets={B: ["A1"]}, bribes={A: []}, alien="C1")
    gone(state, *(cell for cell in CELLS if cell not in {"A1", "B1", "C1"}))

    do(state, A, "prospect", "declare k2-b", "reveal B1")

    assert state.over == ""


@pytest.mark.clause("DV92")
def test_the_game_ends_when_nobody_can_complete_a_contract() -> None:
    state = table(bribes={A: [], B: []})
    give(state, A, *(contract for contract in state.contracts if contract != "k2-b"))
    gone(state, *(c for c, face in state.board.copy().items() if face.startswith(("beta", "omni"))))

    do(state, A, "prospect", "declare k2-b", "reveal A1")

    assert state.over == "impossible"


@pytest.mark.clause("DV92", "DV87")
@pytest.mark.parametrize(("encounters", "hopeless"), [(3, False), (4, True)])
def test_counters_that_a_theft_may_bring_together_count_as_one_players(
    encounters: int,
    hopeless: bool,  # noqa: FBT001 - a parameter
) -> None:
    state = table(bribes={A: ["alphatite"], B: ["deltamite"]})
    give(state, A, *(contract for contract in state.contracts if contract != "k6-ad"))
    gone(
        state,
        *(c for c, face in state.board.copy().items() if not face.startswith(("beta", "alien"))),
    )
    state.encounters = ["G5", "A6", "B6", "C6"][:encounters]

    assert is_hopeless(state) is hopeless


def veto(state: State, seat: Seat) -> None:
    """A turn without anything that lasts."""
    do(state, seat, "prospect", "declare k1-a", "reveal A2")


@pytest.mark.clause("DV96")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_game_ends_after_eight_rounds_without_a_lasting_change(seats: int) -> None:
    state = table(seats, bribes={Seat(seat): [] for seat in range(seats)})
    do(state, A, "buy", "declare k2-b", "reveal G1")
    for turn in range(1, 9 * seats):
        assert state.over == ""
        veto(state, Seat(turn % seats))

    assert state.over == "stalemate"
    assert result(state).winners == (A,)


@pytest.mark.clause("DV96")
@pytest.mark.parametrize(
    "choices",
    [
        ["survey betamite", "line row-1", "look A1 B1 C1", "declare k1-a", "reveal B2", "fail"],
        ["prospect", "show E6", "declare k1-a", "reveal B2", "fail"],
        ["prospect", "hide", "declare k1-a", "reveal A6", "alien-stays"],
        ["buy", "declare k6-ad", "reveal B2", "replace alphatite", "reveal A2", "fail"],
        ["use acquisition", "prospect", "hide", "declare k1-a", "reveal B2", "fail"],
    ],
)
def test_a_lasting_change_begins_the_count_anew(choices: list[str]) -> None:
    state = table(rockets={A: ["E6"]}, incidents={A: ["acquisition"]}, bribes={B: []})
    state.calm = 8
    state.first = B

    do(state, A, *choices)

    assert (state.over, state.calm) == ("", 1)


@pytest.mark.clause("DV96", "DV73")
def test_a_bid_that_is_not_met_changes_nothing_that_lasts() -> None:
    """The free veto: the last contract, one tile for it, and a bidder whose mineral is used up."""
    state = table(bribes={A: [], B: ["alphatite"]})
    give(state, A, *(contract for contract in state.contracts if contract != "k1-a"))
    gone(
        state,
        *(c for c, face in state.board.copy().items() if face[:3] in {"alp", "omn"} and c != "A1"),
    )
    for _ in range(PATIENCE + 1):
        if not state.over:
            do(state, A, "prospect", "declare k1-a", "reveal A1")
            do(state, B, "bid alphatite")
            do(state, A, "reveal G1")
        if not state.over:
            do(state, B, "prospect", "declare k1-a", "reveal G1", "fail")

    assert state.over == "stalemate"
    assert state.players[B].spent != ["alphatite"]


@pytest.mark.clause("DV93")
def test_a_position_is_scored_as_it_stands() -> None:
    state = table(bribes={A: ["alphatite"]})
    state.players[B].tiles = ["betamite-5"]

    standing = GAME.rules.standing(state)

    assert standing is not None
    assert (standing.reason, standing.places) == ("", (2, 1))
    assert [row[-1] for row in standing.rows] == [-8, 5]


@pytest.mark.clause("DV92")
@pytest.mark.parametrize("bribes", [{A: ["betamite"], B: []}, {A: [], B: ["betamite"]}])
def test_a_counter_of_any_player_keeps_it_possible(bribes: dict[object, list[str]]) -> None:
    state = table(bribes=bribes)  # type: ignore[arg-type]
    give(state, A, *(contract for contract in state.contracts if contract != "k2-b"))
    gone(state, *(c for c, face in state.board.copy().items() if face.startswith(("beta", "omni"))))

    assert not is_hopeless(state)


def completed(contract: str, left: tuple[str, ...], bribes: tuple[str, ...]) -> bool:
    """By brute force: reveal the tiles in some order, replace mismatches in some way."""
    need = wanted(contract)

    def goes_on(have: tuple[str, ...], tiles: tuple[str, ...], counters: tuple[str, ...]) -> bool:
        if not fitting(have, need):
            return False
        if len(have) == len(need):
            return True
        for number, tile in enumerate(tiles):
            rest = (*tiles[:number], *tiles[number + 1 :])
            if fitting((*have, tile), need):
                if goes_on((*have, tile), rest, counters):
                    return True
                continue
            for which, counter in enumerate(counters):
                others = (*counters[:which], *counters[which + 1 :])
                if goes_on((*have, counter), rest, others):
                    return True
        return False

    return goes_on((), left, bribes)


def fitting(have: tuple[str, ...], need: tuple[str, ...]) -> bool:
    return len(have) <= len(need) and any(
        all(mine in (wish, OMNIDIUM) for mine, wish in zip(have, order, strict=False))
        for order in set(permutations(need))
    )


@pytest.mark.clause("DV92")
@pytest.mark.parametrize("contract", ["k1-a", "k6-ad", "k2-aa", "k3-abg", "k4-aab"])
def test_what_can_be_completed_agrees_with_trying_everything(contract: str) -> None:
    pool = (*MINERALS[:4], OMNIDIUM)
    hands = [(), ("alphatite",), ("betamite",), ("alphatite", "deltamite"), MINERALS]
    for size in range(4):
        for left in combinations_with_replacement(pool, size):
            for bribes in hands:
                quick = can_complete(contract, Counter(left), list(bribes))
                assert quick == completed(contract, left, tuple(bribes)), (left, bribes)


def scored(*rows: tuple[list[str], int, int, int]) -> State:
    """Players with tiles, spent counters, contracts, unspent counters."""
    state = table(len(rows))
    names = iter(state.contracts)
    for player, (tiles, spent, contracts, unspent) in enumerate(rows):
        state.players[player].tiles = tiles
        state.players[player].spent = list(MINERALS[:spent])
        state.players[player].bribes = list(MINERALS[:unspent])
        give(state, player, *(next(names) for _ in range(contracts)))  # type: ignore[arg-type]
    state.over = "contracts"
    return state


@pytest.mark.clause("DV93")
def test_score_is_minerals_less_two_for_each_spent_counter() -> None:
    found = result(scored((["alphatite-5", "omnidium-1"], 3, 1, 2), (["betamite-4"], 0, 1, 5)))

    assert found.columns == ("minerals", "spent", "contracts", "unspent", "total")
    assert found.rows == ((6, 6, 1, 2, 0), (4, 0, 1, 5, 4))
    assert found.places == (2, 1)


@pytest.mark.clause("DV93")
@pytest.mark.parametrize(
    ("rows", "places"),
    [
        ([(["alphatite-5"], 0, 1, 5), (["betamite-3", "betamite-2"], 0, 2, 0)], (2, 1)),
        ([(["alphatite-5"], 0, 1, 4), (["betamite-5"], 0, 1, 5)], (2, 1)),
        ([(["alphatite-5"], 0, 1, 5), (["betamite-5"], 0, 1, 5)], (1, 1)),
        ([(["alphatite-4"], 0, 1, 5), ([], 0, 0, 5), (["betamite-4"], 0, 1, 5)], (1, 3, 1)),
    ],
)
def test_ties_go_to_contracts_then_to_unspent_counters_then_are_shared(
    rows: list[tuple[list[str], int, int, int]], places: tuple[int, ...]
) -> None:
    found = result(scored(*rows))

    assert found.places == places
    assert found.winners == tuple(n for n, place in enumerate(places) if place == 1)


@pytest.mark.clause("DV93")
def test_the_result_names_the_reason() -> None:
    state = scored(([], 0, 0, 5), ([], 0, 0, 5), ([], 0, 0, 5))

    assert GAME.rules.result(state).reason == "contracts"
    assert GAME.rules.view(state, C).result == GAME.rules.result(state)
    assert GAME.rules.view(table(), A).result is None


@pytest.mark.clause("DV90", "DV91", "DV92")
def test_an_end_clears_everything_that_was_to_come() -> None:
    state = contracting("k6-ad")
    assert isinstance(state.stack[0], Turn)
    state.encounters = ["A6", "B6", "C6", "D6"]

    do(state, A, "reveal G5")

    assert state.stack == []
