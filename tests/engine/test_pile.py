"""Draw piles."""

from __future__ import annotations

import pytest

from engine import Dice, Pile, Seat

ANN, BOB = Seat(0), Seat(1)


def pile() -> Pile:
    return Pile(["a", "b", "c", "d"])


def dice() -> Dice:
    return Dice("5e" * 32)


def test_the_last_card_is_the_top() -> None:
    cards = pile()

    assert cards.draw() == "d"
    assert len(cards) == 3


def test_nothing_can_be_drawn_from_an_empty_pile() -> None:
    with pytest.raises(IndexError):
        Pile().draw()


def test_the_discards_become_the_pile_only_when_it_is_used_up() -> None:
    cards = Pile(["a"], ["b", "c"])

    assert cards.reshuffle(dice()) == 0
    cards.draw()
    assert cards.reshuffle(dice()) == 2
    assert sorted(cards) == ["b", "c"]
    assert cards.discards == []


def test_a_pile_is_out_when_the_discards_are_too() -> None:
    assert Pile().is_out
    assert not Pile([], ["a"]).is_out


def test_who_looked_at_the_top_knows_it_until_it_is_drawn() -> None:
    cards = pile()

    assert cards.look(ANN, 2) == ("d", "c")
    assert cards.look(BOB) == ("d",)
    cards.draw()

    assert cards.known == {ANN: 1}


def test_looking_again_makes_nobody_forget() -> None:
    cards = pile()
    cards.look(ANN, 3)
    cards.look(ANN)

    assert cards.known == {ANN: 3}


def test_shuffling_takes_all_knowledge_away() -> None:
    cards = pile()
    cards.look(ANN)
    cards.shuffle(dice())

    assert cards.known == {}


def test_cards_put_under_the_pile_come_last() -> None:
    cards = pile()
    cards.put_under(["x", "y"])

    assert [cards.draw() for _ in range(len(cards))] == ["d", "c", "b", "a", "x", "y"]


def test_what_a_seat_knows_stays_when_the_rest_is_drawn_anew() -> None:
    orders = set()
    generator = dice()
    for _ in range(20):
        cards = pile()
        cards.look(ANN, 2)
        cards.resample(ANN, generator)
        assert cards.cards[2:] == ["c", "d"]
        orders.add(tuple(cards.cards[:2]))

    assert orders == {("a", "b"), ("b", "a")}


def test_a_spectator_knows_nothing_of_a_pile() -> None:
    generator = dice()
    tops = set()
    for _ in range(40):
        cards = pile()
        cards.look(ANN, 4)
        cards.resample(None, generator)
        tops.add(cards.cards[-1])

    assert tops == {"a", "b", "c", "d"}
