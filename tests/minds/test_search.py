"""Looking ahead in the tiny game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine import Choice, Dice, Observation, Seat, Thought, active_seats, copy, dump, start
from minds import Search, ask, observe
from tests.tiny import GAME
from tests.tiny.parts import Options
from tests.tiny.state import State

ANN = Seat(0)


def table(seed: str = "01") -> State:
    return start(GAME, 2, Options(rounds=2), seed, 0).state


def bids_nothing(seen: Observation[Any], dice: Dice) -> Thought:
    """A policy that never bids, and passes."""
    there = {offer.verb for offer in seen.offers}
    return Thought(Choice("bid", ("0",)) if "bid" in there else Choice("pass"))


def energy(state: Any, seat: Seat) -> float:
    """Only energy counts."""
    return float(state.miners[seat].energy)


def cards(state: Any, seat: Seat) -> float:
    """Only cards count."""
    return float(len(state.miners[seat].hand))


def searching(**changes: Any) -> Search:
    return replace(Search(policy=bids_nothing, value=energy, simulations=64), **changes)


def bid(search: Search, state: State, dice: str = "c0") -> str:
    return str(ask(GAME, state, ANN, search, Dice(dice)).choice)


def test_what_is_valued_is_done() -> None:
    state = table()
    assert ANN in active_seats(state)

    assert bid(searching(value=energy), state) == "bid 0"
    assert bid(searching(value=cards), state) != "bid 0"


def test_without_a_difference_the_policy_decides() -> None:
    assert bid(searching(value=lambda _state, _seat: 0.5), table()) == "bid 0"


def test_the_same_observation_and_dice_give_the_same_choice() -> None:
    state = table()

    assert {bid(searching(value=cards), state) for _ in range(3)} == {
        bid(searching(value=cards), copy(GAME, state))
    }


def test_the_number_of_simulations_is_fixed() -> None:
    counts = []
    for seed in ("01", "02", "03"):
        seen: list[int] = []

        def value(_state: Any, _seat: Seat, seen: list[int] = seen) -> float:
            seen.append(1)
            return 0.0

        bid(searching(value=value), table(seed))
        counts.append(len(seen))

    assert len(set(counts)) == 1
    assert counts[0] <= 2 * 64


def test_looking_ahead_changes_nothing() -> None:
    state = table()
    before = dump(state)

    bid(searching(), state)

    assert dump(state) == before


def test_a_mind_may_change_what_it_imagines_and_nothing_else() -> None:
    state = table()
    seen = observe(GAME, state, ANN)

    imagined = seen.imagine(Dice("01"))
    imagined.miners[ANN].energy = 99

    assert state.miners[ANN].energy != 99
    assert seen.imagine(Dice("01")).miners[ANN].energy != 99


def test_what_is_not_worth_a_simulation_takes_none() -> None:
    def never(_state: Any, _seat: Seat) -> float:
        raise AssertionError("there is nothing to compare")

    search = searching(value=never, candidates=lambda _seen, first: (first,))

    assert bid(search, table()) == "bid 0"
