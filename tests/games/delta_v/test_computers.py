"""The computer players."""

from __future__ import annotations

import pytest

from engine import Dice
from games.delta_v import GAME
from games.delta_v.computers import prospector
from games.delta_v.parts import CELLS
from games.delta_v.state import State
from minds import ask
from tests.tiers import long_but

from .builder import A, B, contracting, do, give, gone, know, table
from .games import last, setup


def choose(state: State, dice: str = "01" * 16) -> str:
    return str(ask(GAME, state, A, prospector, Dice(dice)).choice)


def test_the_prospector_flies_to_what_it_does_not_know() -> None:
    state = table(station={A: 3})
    know(state, *(cell for cell in state.board if cell not in {"C3", "F6"}))

    assert choose(state) in {"fly C3", "fly F6"}


def test_the_prospector_looks_when_it_has_arrived() -> None:
    state = table(station={A: 0}, rockets={A: ["A1", "B1", "C1"]})

    assert choose(state) == "prospect"


def test_the_prospector_buys_when_it_has_few_rockets() -> None:
    assert choose(table(station={A: 1})) == "buy"


def test_the_prospector_declares_the_largest_contract_it_can_complete() -> None:
    state = contracting()
    know(state, "A1", "E3")
    assert choose(state) == "declare k6-ad"

    know(state, "G1", "F2", "D5")
    assert choose(state) == "declare k12-abgde"


def test_the_prospector_does_not_count_on_tiles_that_are_barred() -> None:
    state = table(rockets={B: ["A1"]}, alien="E3")
    do(state, A, "prospect")
    know(state, "A1", "E3", "G1")

    assert choose(state) == "declare k2-b"


def test_the_prospector_turns_up_the_best_tile_it_knows() -> None:
    state = contracting("k6-ad")
    know(state, "A1", "F1", "E3", "C4", "D5")
    assert choose(state) == "reveal F1"

    do(state, A, "reveal F1")
    assert choose(state) == "reveal C4"


def test_the_prospector_shows_nothing_it_knows_before_it_has_found_the_rest() -> None:
    state = contracting("k6-ad")
    know(state, "A1")

    assert choose(state) != "reveal A1"


@pytest.mark.parametrize(("known", "choice"), [(["E3"], "replace alphatite"), ([], "fail")])
def test_the_prospector_pays_only_for_what_it_can_complete(known: list[str], choice: str) -> None:
    state = contracting("k6-ad")
    know(state, *known)
    do(state, A, "reveal E2")

    assert choose(state) == choice


def test_the_prospector_counts_on_an_omnidium_that_it_has_turned_up() -> None:
    state = contracting("k6-ad")
    know(state, "D5", "E5")
    do(state, A, "reveal D5")
    assert choose(state) == "reveal E5"  # not an unknown tile: success is certain

    do(state, A, "reveal G1")  # betamite, all the same
    assert choose(state) == "replace alphatite"


def test_the_prospector_thinks_of_its_counters_when_there_is_nothing_left_to_look_for() -> None:
    state = contracting("k6-ad")
    gone(state, *(cell for cell in CELLS if cell not in {"E2", "D2"}))
    know(state, "E2", "D2")

    for choice in ("reveal E2", "replace alphatite", "reveal D2", "replace deltamite"):
        assert choose(state) == choice
        do(state, A, choice)


def test_the_prospector_flies_at_a_rocket_on_the_last_tile_that_it_needs() -> None:
    state = table(station={A: 3}, rockets={B: ["A1"]}, bribes={A: []})
    give(state, B, *(contract for contract in state.contracts if contract != "k1-a"))
    gone(state, *(cell for cell in CELLS if cell not in {"A1", "G1", "G2"}))
    know(state, "A1", "G1", "G2")

    assert choose(state) == "fly A1"


@pytest.mark.parametrize(("mine", "choice"), [("betamite-5", "show G5"), ("betamite-3", "hide")])
def test_the_prospector_turns_up_the_last_alien_when_it_is_ahead(mine: str, choice: str) -> None:
    state = table(rockets={A: ["G5"]})
    state.encounters = ["A6", "B6", "C6", "D6"]
    state.players[A].tiles, state.players[B].tiles = [mine], ["alphatite-4"]
    do(state, A, "prospect")

    assert choose(state) == choice


def test_without_the_notebook_the_prospector_knows_what_it_sees_this_turn() -> None:
    state = table(rockets={A: ["A1", "E3"]})
    state.notebook = False
    do(state, A, "prospect", "hide")
    assert choose(state) == "declare k6-ad"

    do(state, A, "declare k6-ad", "reveal A1", "reveal E2", "fail")
    do(state, B, "prospect", "declare k2-b", "reveal B1", "fail")
    do(state, A, "buy")
    assert choose(state) == "declare k1-a"


def test_the_prospector_strikes_whoever_leads() -> None:
    state = table(incidents={A: ["pirate"]})
    do(state, A, "buy", "declare k1-a", "reveal G1", "fail")
    assert choose(state) == "pass"

    state.players[B].tiles = ["betamite-5"]
    assert choose(state) == "strike pirate"


def test_the_prospector_sends_the_alien_onto_rockets_of_others() -> None:
    state = table(rockets={A: ["G5", "A1"], B: ["A2", "B1", "B1"]})
    do(state, A, "prospect", "show G5")

    assert choose(state) == "alien-to B1"


def test_the_prospector_turns_up_useful_incidents_and_late_aliens_not() -> None:
    state = table(rockets={A: ["G5", "E6"]})
    do(state, A, "prospect")
    assert choose(state) == "show E6"

    state = table(rockets={A: ["G5"]})
    state.encounters = ["A6", "B6", "C6"]
    do(state, A, "prospect")
    assert choose(state) == "hide"


def test_the_prospector_does_not_see_what_a_person_would_not() -> None:
    """Another deal of all that is hidden from it: the same choice for the same reason."""
    for seed in range(20):
        thoughts = []
        for deal in range(2):
            state = table(station={A: 2}, rockets={A: ["A1"]})
            know(state, "A1", "B1")
            GAME.rules.resample_hidden(state, A, Dice(f"{deal:032x}"))
            dice = Dice(f"{seed:032x}")
            thoughts.append(ask(GAME, state, A, prospector, dice))
        assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize(("matches", "enough"), long_but((6, 5), [(6, 5), (60, 54)]))
def test_the_prospector_beats_the_random_player(matches: int, enough: int) -> None:
    wins = 0
    for seed in range(matches):
        seats = ["random", "easy"] if seed % 2 else ["easy", "random"]
        state = last(setup(2, seed), seats)
        wins += GAME.rules.result(state).places[seats.index("easy")] == 1
    assert wins >= enough


@pytest.mark.parametrize(("matches", "enough"), long_but((5, 1), [(5, 1), (20, 5)]))
def test_prospectors_bring_their_games_to_an_end(matches: int, enough: int) -> None:
    ends = [last(setup(3, seed), ["easy"]).over for seed in range(matches)]

    assert ends.count("contracts") >= enough
