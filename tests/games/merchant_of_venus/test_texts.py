"""Every id, verb, step and event has its text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from engine import Offer, Seat, offers, orders
from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import (
    Bought,
    DrillsPaid,
    EncounterDrawn,
    Flew,
    OrderLeft,
    PilotRaised,
    PointsChanged,
)
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.parts import COMPONENTS
from games.merchant_of_venus.phrases import course_id, phrase
from games.merchant_of_venus.state import State
from games.merchant_of_venus.steps.beginning import PACKS
from locales import Texts
from render.boards.merchant_of_venus_names import SOFT_HYPHEN

from .positions import give, load, roll, table

NAMES: Final = ("Ann", "Bo", "Cy", "Di")
ANN = Seat(0)


def say(texts: Texts, id_: str) -> str:
    return texts.id(id_, phrase, NAMES.__getitem__)


def things() -> Iterator[str]:
    """Everything in the box that has a name."""
    yield from (each for entry in COMPONENTS.cultures for each in (entry.id, entry.good))
    for cards in (COMPONENTS.technologies, COMPONENTS.passengers, COMPONENTS.missions):
        yield from (entry.id for entry in cards)
    for more in (COMPONENTS.rewards, COMPONENTS.encounters, COMPONENTS.challenges):
        yield from (entry.id for entry in more)
    yield from COMPONENTS.equipment
    yield from COMPONENTS.demand
    yield from PACKS
    yield from dict.fromkeys(entry.marker for entry in COMPONENTS.encounters if entry.marker)


def test_everything_in_the_box_has_a_name_of_its_own(texts: Texts) -> None:
    said: dict[str, str] = {}
    for id_ in things():
        name = say(texts, id_)
        if id_.startswith("teleportal-"):  # the card and the marker are called alike
            continue
        assert said.setdefault(name, id_) == id_
    assert len(said) > 190


@pytest.mark.parametrize(
    ("id_", "said"),
    [
        ("humans", "Humans"),
        ("m01", "Rogue Survey (Trapped Rogue Planet, shield 3)"),
        ("r13", "Insurance (what a good cost, when pirates take it)"),
        ("die-4", "a 4"),
        ("humans-dust-50", "Finest Dust at the Humans, c50 more"),
        ("pirates-2-luxury", "pirates (+2, hunting luxury goods)"),
        (course_id("jwc1", 11, 62, 0, 0, 1, 0), "Jungle World, city 1: 11 movement, 1 pilot, 62 %"),
        (course_id("gb", 1, 100, 0, 2, 0, 1), "Galactic Base: 1 movement, 2 shield, 1 encounter"),
    ],
)
def test_ids_are_called_by_what_they_mean(texts: Texts, id_: str, said: str) -> None:
    assert say(texts, id_) == said


def test_every_encounter_says_what_it_does(texts: Texts) -> None:
    said = [
        texts.event(EncounterDrawn(seat=ANN, card=entry.id, field="ww8"), phrase, NAMES.__getitem__)
        for entry in COMPONENTS.encounters
    ]

    assert (
        "Ann draws Solar Wind at Water World, encounter. It brings 3 movement points." in said[32]
    )
    for entry, sentence in zip(COMPONENTS.encounters, said, strict=True):
        if entry.produces:
            assert f"If the {say(texts, entry.produces)} are known, all their goods" in sentence
        if entry.credits:
            assert f"c{entry.credits}" in sentence


def test_some_sentences(texts: Texts) -> None:
    def told(event: object) -> str:
        return texts.event(event, phrase, NAMES.__getitem__)  # type: ignore[arg-type]

    bought = Bought(seat=ANN, item="bolts", culture="eeepeep", price=200, iou=100)
    flew = Flew(seat=ANN, fields=("cw1", "cwc1"), field="cwc1", points=3)

    assert told(bought) == "Ann buys Pedigree Bolts from the Eeepeep for c200 (c100 of it by IOU)."
    assert told(flew) == "Ann flies to Colony World, city 1 (2 fields), 3 left."
    assert told(DrillsPaid(seat=ANN, drills=1, credits=30)) == "Ann gets c30 for one drill."
    assert told(PilotRaised(seat=ANN, level=3, side="side-b")) == (
        "Ann trains their pilot to level 3, side B."
    )
    assert told(PointsChanged(seat=ANN, card="e21", change=-1, points=4)) == (
        "Ann loses one movement point, 4 left: Dust Cloud."
    )


def test_a_place_is_called_on_the_map_as_in_menus_or_by_the_beginning(texts: Texts) -> None:
    for place in [*GALAXY.frames, GALAXY.base, "nebula"]:
        in_menus = texts.id(place, phrase, NAMES.__getitem__) if place != "nebula" else ""
        name = texts(f"venus-place-{place}")

        assert in_menus in (name, ""), place
        assert name.startswith(texts(f"venus-map-{place}").replace(SOFT_HYPHEN, "")), place


def labels(texts: Texts, state: State) -> Iterator[str]:
    """Everything that stands on buttons and in menus now, standing orders included."""
    for seat in map(Seat, range(state.seats)):
        for offer in (*offers(state, seat), *orders(GAME, state, seat)):
            if isinstance(offer, Offer):
                yield texts.choice(offer, phrase, NAMES.__getitem__)


def test_labels_fit_a_menu_and_tell_choices_apart(texts: Texts) -> None:
    state = table(seats=4)
    load(state, "shuttle", "variable-laser", "strong-flame", "jammer", "diva")
    give(state, "m09", "r02", "r04")
    for start in (do_nothing, lambda each: roll(each, 2, 3, 4)):
        start(state)
        said = list(labels(texts, state))
        assert [label for label in said if len(label) > 100] == []
        own = [texts.choice(o, phrase, NAMES.__getitem__) for o in offers(state, ANN)]  # type: ignore[arg-type]
        assert len(set(own)) == len(own)


def test_any_two_missions_fit_the_label_of_a_swap(texts: Texts) -> None:
    missions = list(COMPONENTS.mission)
    said = [
        texts.offer("jam", (own, theirs), phrase, NAMES.__getitem__)
        for own in missions
        for theirs in missions
    ]

    assert max(map(len, said)) <= 100


def do_nothing(_state: State) -> None:
    """The position as it is."""


def test_orders_are_noted_in_words(texts: Texts) -> None:
    def told(kind: str, order: str, on: int) -> str:
        return texts.event(OrderLeft(kind=kind, order=order, on=on), phrase, NAMES.__getitem__)

    assert told("plain", "lower-gauges", 1) == (
        "Order noted: after a failed test, lower the gauge and fly on."
    )
    assert told("plan", "gb", 0) == "Flight plan given up: Galactic Base."
    assert told("exit", "nh8=nh4", 1).startswith(
        "Exit noted for your neighbour: Nebula Habitat, nav"
    )
