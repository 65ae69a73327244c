"""Whatever is offered can be drawn, and nothing else."""

from __future__ import annotations

from engine import (
    Amount,
    AnyOffer,
    Choice,
    Dice,
    Observation,
    Offer,
    Pick,
    Seat,
    random_choice,
    random_player,
)

FLY = [Offer("fly", (place,)) for place in ("a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9")]


def drawn(*offers: AnyOffer, times: int = 400) -> list[Choice]:
    dice = Dice("5e" * 32)
    seen = Observation(None, None, Seat(0), offers, lambda _dice: None)
    return [random_player(seen, dice).choice for _ in range(times)]


def test_every_verb_is_as_likely_however_many_ways_it_has() -> None:
    passed = [choice for choice in drawn(*FLY, Offer("pass")) if choice.verb == "pass"]

    assert 150 < len(passed) < 250


def test_amounts_reach_both_ends() -> None:
    assert {choice.args for choice in drawn(Amount("bid", 2, 4))} == {("2",), ("3",), ("4",)}


def test_picks_have_every_size_and_keep_the_order() -> None:
    pick = Pick("drop", ("c", "a", "b"), 1, 2)

    found = {choice.args for choice in drawn(pick)}

    assert found == {("c",), ("a",), ("b",), ("c", "a"), ("c", "b"), ("a", "b")}
    assert all(pick.accept(choice) for choice in drawn(pick))


def test_take_draws_from_one_offer() -> None:
    assert random_choice(FLY[0], Dice("5e" * 32)) == Choice("fly", ("a1",))
