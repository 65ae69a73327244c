from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Amount, Choice, Illegal, Offer, Pick, accept, least, verbs

FLY = Offer("fly", ("C3", "D4"))
CARDS = Pick("swap", ("a", "b", "c"), 1, 2)
BID = Amount("bid", -2, 12)

WORDS = st.text("abcdefghij0123456789-=.", min_size=1, max_size=8)


def test_a_choice_is_written_and_read_as_words() -> None:
    assert str(Choice("fly", ("C3", "D4"))) == "fly C3 D4"
    assert Choice.parse("  fly C3\tD4 ") == Choice("fly", ("C3", "D4"))
    assert Choice.parse("pass") == Choice("pass")


@given(WORDS, st.lists(WORDS, max_size=5))
def test_every_choice_survives_being_written(verb: str, args: list[str]) -> None:
    choice = Choice(verb, tuple(args))

    assert Choice.parse(str(choice)) == choice


def test_no_words_are_no_choice() -> None:
    with pytest.raises(Illegal, match="verb"):
        Choice.parse("  ")


@pytest.mark.parametrize(
    "text", ["fly C3", "fly D4 C3", "fly C3 D4 D4", "flies C3 D4", "fly c3 D4", "fly"]
)
def test_an_offer_is_answered_with_its_ids_in_order(text: str) -> None:
    assert FLY.accept(Choice("fly", ("C3", "D4"))) == Choice("fly", ("C3", "D4"))
    assert FLY.accept(Choice.parse(text)) is None


def test_a_pick_brings_its_items_into_order() -> None:
    assert CARDS.accept(Choice.parse("swap c a")) == Choice("swap", ("a", "c"))
    assert CARDS.accept(Choice.parse("swap b")) == Choice("swap", ("b",))


@pytest.mark.parametrize("text", ["swap", "swap a b c", "swap a a", "swap a d", "swop a"])
def test_a_pick_refuses_too_few_too_many_doubles_and_strangers(text: str) -> None:
    assert CARDS.accept(Choice.parse(text)) is None


def test_a_pick_of_nothing_may_be_allowed() -> None:
    assert Pick("drop", ("a",), 0, 1).accept(Choice("drop")) == Choice("drop")


@pytest.mark.parametrize(
    ("text", "number"), [("0", "0"), ("12", "12"), ("-2", "-2"), ("007", "7"), ("-0", "0")]
)
def test_an_amount_is_brought_into_its_plainest_form(text: str, number: str) -> None:
    assert BID.accept(Choice("bid", (text,))) == Choice("bid", (number,))


@pytest.mark.parametrize(
    "text", ["13", "-3", "", "-", "--1", "+1", "1.0", "1_0", "x", "٣", "²", "1" * 5000, "0" * 19]
)
def test_an_amount_refuses_what_is_out_of_bounds_or_no_number(text: str) -> None:
    assert BID.accept(Choice("bid", (text,))) is None


def test_an_amount_is_one_number_under_its_own_verb() -> None:
    assert BID.accept(Choice("bid")) is None
    assert BID.accept(Choice("bid", ("1", "2"))) is None
    assert BID.accept(Choice("pay", ("1",))) is None


def test_the_first_offer_that_allows_a_choice_accepts_it() -> None:
    offers = (FLY, Offer("fly", ("C3",)), CARDS, BID)

    assert accept(offers, Choice.parse("fly C3")) == Choice("fly", ("C3",))
    assert accept(offers, Choice.parse("bid 03")) == Choice("bid", ("3",))
    assert accept(offers, Choice.parse("fly D4")) is None
    assert accept((), Choice("fly")) is None


def test_verbs_are_named_once_in_the_order_of_the_offers() -> None:
    assert verbs((BID, FLY, Offer("fly"), CARDS, BID)) == ["bid", "fly", "swap"]


def test_the_least_choice_of_an_offer_is_allowed_by_it() -> None:
    for offer in (Offer("fly", ("a",)), Pick("look", ("a", "b", "c"), 2, 3), Amount("pay", 3, 9)):
        assert accept([offer], least(offer)) == least(offer)
    assert least(Pick("look", ("a", "b", "c"), 2, 3)).args == ("a", "b")
    assert least(Amount("pay", 3, 9)).args == ("3",)
