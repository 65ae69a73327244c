"""The tree of choices that a panel walks through."""

from __future__ import annotations

from bot.present.panel import node
from engine import Amount, Choice, Offer, Pick

MOVES = [
    Offer("fly", ("A1",)),
    Offer("fly", ("B2",)),
    Offer("steal", ("seat-1", "pirate")),
    Offer("steal", ("seat-1", "scan")),
    Offer("steal", ("seat-2", "scan")),
    Offer("prospect"),
]


def test_the_first_question_is_the_verb() -> None:
    assert node(MOVES, ()).items == ("fly", "steal", "prospect")


def test_a_single_verb_is_not_asked_for() -> None:
    place = node(MOVES[:2], ())

    assert place.kind == "ids"
    assert place.path == ("fly",)
    assert place.items == ("A1", "B2")


def test_ids_are_asked_one_after_the_other_and_each_once() -> None:
    assert node(MOVES, ("steal",)).items == ("seat-1", "seat-2")
    assert node(MOVES, ("steal", "seat-1")).items == ("pirate", "scan")


def test_a_complete_path_is_a_choice_to_confirm() -> None:
    place = node(MOVES, ("steal", "seat-2", "scan"))

    assert place.kind == "confirm"
    assert place.choice == Choice("steal", ("seat-2", "scan"))
    assert node(MOVES, ("prospect",)).choice == Choice("prospect")


def test_a_path_that_no_offer_has_is_gone() -> None:
    assert node(MOVES, ("fly", "C3")).kind == "gone"
    assert node(MOVES, ("jump",)).kind == "gone"


def test_a_pick_is_collected_until_it_is_full() -> None:
    offers = [Pick("look", ("A1", "A2", "A3", "A4"), 2, 3)]

    assert not node(offers, ("look", "A1")).complete
    assert node(offers, ("look", "A3", "A1")).complete
    assert node(offers, ("look", "A3", "A1")).items == ("A2", "A4")
    assert node(offers, ("look", "A3", "A1", "A2")).kind == "confirm"
    assert node(offers, ("look", "A3", "B9")).kind == "gone"


def test_a_pick_of_nothing_may_be_taken_at_once() -> None:
    assert node([Pick("discard", ("a", "b"), 0, 2)], ("discard",)).complete


def test_an_amount_is_a_number_to_confirm() -> None:
    offers = [Amount("bid", 2, 7)]

    assert node(offers, ()).kind == "number"
    assert node(offers, ("bid", "5")).choice == Choice("bid", ("5",))
    assert node(offers, ("bid", "8")).kind == "gone"


def test_long_lists_have_pages_of_25() -> None:
    offers = [Offer("fly", (f"c{n}",)) for n in range(48)]

    assert node(offers, ()).pages == 2
