"""Verbs with conditions: what is on offer, and why something is not."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import field
from typing import Any

import pytest

from engine import (
    Amount,
    AnyOffer,
    Choice,
    Need,
    Offer,
    Pick,
    Picking,
    Play,
    Seat,
    Step,
    Verb,
    named,
    need,
    offers,
    why_not,
)

from .toy import ANN, BOB, Toy, match


@need
def rocket_at_station(step: Shop, _state: Toy, _seat: Seat) -> bool:
    return step.rockets > 0


@need
def open_door(step: Shop, _state: Toy, _seat: Seat) -> Collection[str]:
    return step.doors


@need
def not_barred(_step: Shop, _state: Toy, _seat: Seat) -> Collection[str]:
    return {"a", "c"}


@need
def deal(_step: Shop, _state: Toy, _seat: Seat) -> Collection[tuple[str, str]]:
    return [(good, buyer) for good in ("ice", "iron") for buyer in ("bob", "cy")]


@need
def buyer_at_home(step: Shop, _state: Toy, _seat: Seat) -> Collection[str]:
    return step.home


@need
def affordable(step: Shop, _state: Toy, _seat: Seat) -> range:
    return range(1, step.rockets + 1)


class Shop(Step[Toy]):
    """Waits for Ann."""

    verbs = (
        Verb("wait"),
        Verb("fly", rocket_at_station, open_door, not_barred),
        Verb("sell", buyer_at_home.of(1), deal),
        Verb("pay", rocket_at_station, affordable),
        Picking("look", open_door, low=0, high=2),
    )

    rockets: int = 2
    doors: list[str] = field(default_factory=lambda: ["c", "b", "a"])
    home: list[str] = field(default_factory=lambda: ["cy"])

    def seats(self, state: Toy) -> Sequence[Seat]:
        return (ANN,)

    def wait(self, play: Play[Toy], seat: Seat) -> None: ...
    def fly(self, play: Play[Toy], seat: Seat, door: str) -> None: ...
    def sell(self, play: Play[Toy], seat: Seat, good: str, buyer: str) -> None: ...
    def pay(self, play: Play[Toy], seat: Seat, number: str) -> None: ...
    def look(self, play: Play[Toy], seat: Seat, *doors: str) -> None: ...


def of(verb: str, **fields: Any) -> list[Any]:
    """What is on offer under a verb."""
    _, state = match(Shop(**fields))
    return [offer for offer in offers(state, ANN) if offer.verb == verb]


def reason(words: str, seat: Seat = ANN, **fields: Any) -> str:
    """The name of the need that is not met, or nothing."""
    _, state = match(Shop(**fields))
    lacking = why_not(state, seat, Choice.parse(words))
    return lacking.name if lacking else ""


def test_a_verb_without_conditions_is_always_on_offer() -> None:
    assert of("wait") == [Offer("wait")]


def test_ids_come_in_the_order_of_the_first_condition_that_names_them() -> None:
    assert of("fly") == [Offer("fly", ("c",)), Offer("fly", ("a",))]


def test_nothing_is_on_offer_where_a_condition_fails() -> None:
    assert of("fly", rockets=0) == of("pay", rockets=0) == []


def test_a_condition_may_be_about_one_id_of_several() -> None:
    assert of("sell") == [Offer("sell", ("ice", "cy")), Offer("sell", ("iron", "cy"))]


def test_a_range_becomes_an_amount() -> None:
    assert of("pay") == [Amount("pay", 1, 2)]


def test_a_pick_is_never_larger_than_what_there_is() -> None:
    assert of("look") == [Pick("look", ("c", "b", "a"), 0, 2)]
    assert of("look", doors=["b"]) == [Pick("look", ("b",), 0, 1)]
    assert of("look", doors=[]) == []


@pytest.mark.parametrize(
    ("words", "fields", "name"),
    [
        ("fly a", {}, ""),
        ("fly b", {}, "not-barred"),
        ("fly z", {}, "open-door"),
        ("fly z", {"rockets": 0}, "rocket-at-station"),
        ("sell ice bob", {}, "buyer-at-home"),
        ("sell gold cy", {}, "deal"),
        ("sell ice", {}, "buyer-at-home"),
        ("pay 3", {}, "affordable"),
        ("pay much", {}, "affordable"),
        ("nonsense", {}, ""),
    ],
)
def test_the_first_condition_that_fails_is_the_reason(
    words: str, fields: dict[str, Any], name: str
) -> None:
    assert reason(words, **fields) == name


DOORS = [Offer("fly", (door,)) for door in "cba"]


@pytest.mark.parametrize(
    ("verb", "rockets", "there"),
    [
        ("fly", 1, DOORS),
        ("fly", 0, []),
        ("look", 0, [Pick("look", ("c", "b", "a"), 1, 3)]),
        ("wait", 1, []),
        ("pay", 1, []),
        ("nonsense", 1, []),
    ],
)
def test_a_choice_may_speak_of_what_is_there_where_the_conditions_before_it_hold(
    verb: str, rockets: int, there: list[AnyOffer]
) -> None:
    _, state = match(Shop(rockets=rockets))

    assert named(state, ANN, verb) == there
    assert named(state, BOB, verb) == []


def test_who_is_not_asked_is_given_no_reason() -> None:
    assert reason("fly b", BOB) == ""


def test_a_choice_that_is_on_offer_has_no_reason_against_it() -> None:
    _, state = match(Shop())

    for offer in offers(state, ANN):
        if isinstance(offer, Offer):
            assert why_not(state, ANN, Choice(offer.verb, offer.ids)) is None


def test_a_verb_without_a_method_is_noticed_at_once() -> None:
    with pytest.raises(TypeError, match="Broken has no method for its verb fly"):

        class Broken(Step[Toy]):
            verbs = (Verb("fly"),)


def test_many_different_ids_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.needs._KEPT", 3)
    names = iter([["a", "b"], ["c", "d"], ["a", "b"]])
    verb = Verb("fly", Need("there", lambda *_: next(names)))

    found: list[AnyOffer] = []
    for _ in range(3):
        verb.add(found, None, None, ANN)

    assert found[:2] == found[4:] == [Offer("fly", ("a",)), Offer("fly", ("b",))]
