"""The same numbers on every machine, each equally likely, none foretold by the last ones."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Dice

SEED = "00112233445566778899aabbccddeeff" * 2
# fmt: off
FIRST = [47, 680, 526, 226, 105, 874, 237, 815, 447, 118,
         401, 782, 147, 506, 624, 261, 27, 139, 91, 660]
# fmt: on


def raw(seed: str, number: int) -> int:
    """What draw ``number`` is made of, written down a second time."""
    hashed = blake2b(number.to_bytes(8, "big"), digest_size=8, key=bytes.fromhex(seed))
    return int.from_bytes(hashed.digest(), "big")


def test_the_first_twenty_numbers_never_change() -> None:
    dice = Dice(SEED)

    assert [dice.below(1000) for _ in range(20)] == FIRST
    assert dice.drawn == 20


def test_numbers_are_a_keyed_hash_of_a_counter() -> None:
    dice = Dice(SEED)

    assert [dice.below(1 << 64) for _ in range(5)] == [raw(SEED, n) for n in range(5)]


def test_dice_go_on_where_they_were() -> None:
    dice = Dice(SEED, drawn=10)

    assert [dice.below(1000) for _ in range(10)] == FIRST[10:]


def test_another_seed_gives_other_numbers() -> None:
    one, other = Dice("00"), Dice("01")

    assert [one.below(1000) for _ in range(10)] != [other.below(1000) for _ in range(10)]


@pytest.mark.parametrize("length", [0, 1, 64])
def test_seeds_of_any_length_up_to_64_bytes(length: int) -> None:
    assert 0 <= Dice("5a" * length).below(6) < 6


def test_numbers_that_would_not_be_fair_are_thrown_away() -> None:
    bound = (1 << 63) + 1  # almost half of all numbers lie above
    dice = Dice(SEED)
    fair = [number for number in (raw(SEED, n) for n in range(200)) if number < bound]

    assert [dice.below(bound) for _ in range(50)] == fair[:50]
    assert dice.drawn > 70


def test_every_side_is_as_likely_as_the_others() -> None:
    dice = Dice(SEED)
    rolls = Counter(dice.roll() for _ in range(12_000))

    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    chi = sum((count - 2000) ** 2 / 2000 for count in rolls.values())
    assert chi < 15.1  # 99 of 100 fair dice stay below; the seed is fixed


def test_every_order_of_three_is_as_likely_as_the_others() -> None:
    dice, orders = Dice(SEED), Counter[str]()
    for _ in range(6_000):
        cards = list("abc")
        dice.shuffle(cards)
        orders["".join(cards)] += 1

    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 15.1


@given(st.integers(1, 1 << 64), st.integers(0, 1 << 32))
def test_a_number_lies_below_its_bound(bound: int, drawn: int) -> None:
    assert 0 <= Dice(SEED, drawn).below(bound) < bound


@given(st.lists(st.integers()))
def test_a_shuffle_keeps_what_there_is(items: list[int]) -> None:
    shuffled = list(items)
    Dice(SEED).shuffle(shuffled)

    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("bound", [0, -1])
def test_nothing_is_drawn_from_nothing(bound: int) -> None:
    dice = Dice(SEED)

    with pytest.raises(ValueError, match="nothing to draw"):
        dice.below(bound)
    assert dice.drawn == 0


def test_one_of_the_items_is_picked() -> None:
    dice = Dice(SEED)

    assert {dice.pick("xyz") for _ in range(50)} == set("xyz")


def test_loaded_dice_show_what_they_were_loaded_with_and_then_roll_on() -> None:
    dice = Dice(SEED, loaded=[5, 0, 9])

    assert [dice.roll(), dice.roll(), dice.below(4)] == [6, 1, 1]
    assert dice.drawn == 0
    assert [dice.below(1000) for _ in range(20)] == FIRST
