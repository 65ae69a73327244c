"""Every id, verb, step and event has its text."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Event, Seat
from engine.events import from_json
from games.space_dealer import GAME
from games.space_dealer.dealings import OrderDropped, TradeProposed
from games.space_dealer.events import (
    BuildStarted,
    FlightStarted,
    GameBegan,
    Produced,
    ShipArrived,
)
from games.space_dealer.parts import COMPONENTS
from games.space_dealer.phrases import phrase
from games.space_dealer.verdicts import CONDITIONS
from locales import Texts

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Fi", "Gus", "Hal")


def say(texts: Texts, id_: str) -> str:
    return texts.id(id_, phrase, NAMES.__getitem__)


def test_cards_are_told_apart(texts: Texts) -> None:
    cards = [card for card in COMPONENTS.facts if not card.startswith("neutral")]
    said = {card: say(texts, card) for card in [*cards, *(f"{card}-b" for card in cards)]}

    assert len(set(said.values())) == len(said)
    assert said["mine-red-2"] == "red mine 2"
    assert said["complex-blue"] == "blue mining complex"
    assert say(texts, "neutral-ryg-7") == "demand for red, yellow and green"


@pytest.mark.parametrize(
    ("id_", "said"),
    [
        ("mine-red-1=yg", "yellow and green (red mine 1)"),
        ("build.mine-red-1.l2", "build red mine 1 (site L2)"),
        ("build.complex-red.l1-r1", "build red mining complex (site L1+R1)"),
        ("fly.ship.gizzi-2", "fly with ship to neutral planet 2"),
        ("use.converter-1.red-blue", "use converter 1 (red for blue)"),
        ("red-blue=red-green", "red for blue, then red for green"),
        ("blue-ship", "blue, into the ship"),
        ("rb", "red and blue"),
        ("rrb", "2 red and blue"),
        ("take.red.blue", "accept red for blue"),
        (
            "draw.level-3.any",
            "draw from level 3 (keep what I wish for, else what I can build)",
        ),
        ("seat-1", "Bo"),
        ("timer-2", "timer 2"),
    ],
)
def test_ids_made_of_parts_are_said_by_their_parts(texts: Texts, id_: str, said: str) -> None:
    assert say(texts, id_) == said


def test_conditions_and_reasons_are_said(texts: Texts) -> None:
    reasons = ["timer-lost", "level-reached", "card-gone", "card-covered", "site-taken"]
    reasons += [
        "too-late",
        "zone-full",
        "nothing-there",
        "ready",
        "not-yet",
        "ship-gone",
        "there-already",
        "too-far",
        "ship-away",
        "nothing-wanted",
    ]

    said = [say(texts, id_) for id_ in (*CONDITIONS, *reasons)]

    assert len(set(said)) == len(said)


def test_instants_are_written_so_that_discord_counts_down(texts: Texts) -> None:
    begun = BuildStarted(seat=Seat(0), timer="timer-1", until=1_779_712_201)
    offered = TradeProposed(
        seat=Seat(0), partner=Seat(1), planet="seat-1", give=(), want=("red",), until=1_779_712_201
    )

    for event in (begun, offered):
        assert "<t:1779712201:R>" in texts.event(event, phrase, NAMES.__getitem__)


def test_some_sentences(texts: Texts) -> None:
    def told(event: Any) -> str:
        return texts.event(event, phrase, NAMES.__getitem__)

    made = Produced(seat=Seat(0), card="complex-red", goods=("rr",), lost=1)
    gone = OrderDropped(timer="timer-1", order="fly.ship.gizzi-1", reason="too-far")

    assert told(made) == "Ann makes 2 red (red mining complex); one doesn't fit and is lost."
    assert told(gone).startswith("Order dropped (timer 1: fly with ship to neutral planet 1): w")


@pytest.mark.parametrize(
    ("at", "whose", "said"),
    [
        ("seat-1", 1, "Bo's ship is home."),
        ("seat-0", 2, "Bo's ship lands on Ann's planet."),
        ("gizzi-2", 0, "Bo's ship lands on neutral planet 2."),
    ],
)
def test_a_planet_is_not_called_like_its_owner(
    texts: Texts, at: str, whose: int, said: str
) -> None:
    landed = ShipArrived(seat=Seat(1), ship="ship", planet=at, whose=whose)

    assert texts.event(landed, phrase, NAMES.__getitem__) == said


@pytest.mark.parametrize(
    ("stored", "said"),
    [
        ({"event": "GameBegan", "until": 7}, GameBegan(until=7, since=0)),
        (
            {"event": "ShipArrived", "seat": 1, "ship": "ship", "planet": "gizzi-2"},
            ShipArrived(seat=Seat(1), ship="ship", planet="gizzi-2", whose=0),
        ),
        (
            {
                "event": "FlightStarted",
                "seat": 1,
                "ship": "ship",
                "planet": "gizzi-2",
                "until": 7,
            },
            FlightStarted(seat=Seat(1), ship="ship", planet="gizzi-2", until=7, whose=0),
        ),
        (
            {
                "event": "TradeProposed",
                "seat": 1,
                "partner": 0,
                "planet": "gizzi-2",
                "give": ["red"],
                "want": [],
                "until": 7,
            },
            TradeProposed(
                seat=Seat(1),
                partner=Seat(0),
                planet="gizzi-2",
                give=("red",),
                want=(),
                until=7,
                whose=0,
            ),
        ),
    ],
    ids=lambda thing: thing["event"] if isinstance(thing, dict) else "",
)
def test_what_was_stored_before_more_was_told_is_said_without_it(
    texts: Texts, stored: dict[str, Any], said: Event
) -> None:
    event = from_json(GAME.rules.events, stored)

    assert event == said
    assert texts.event(event, phrase, NAMES.__getitem__)


@pytest.mark.parametrize(
    ("choice", "said"),
    [
        ("use converter-3 later", "Use converter 3: choose later"),
        ("swap seat-1 depot-3 slot-1", "Give Bo depot 3 for the card in place 1"),
        ("queue deals take red yellow", "Proposals: accept red for yellow"),
        ("queue deals gifts", "Proposals: accept any gift of goods"),
        (
            "queue timer-1 draw level-2 ask",
            "Timer 1: draw from level 2 (keep what I wish for, else ask me)",
        ),
        ("queue wishes kind-solar", "Keep when drawn: solar satellite"),
        ("queue timer-2 release", "Timer 2: if it waits: take it away"),
    ],
)
def test_some_choices(texts: Texts, choice: str, said: str) -> None:
    verb, *ids = choice.split()

    assert texts.offer(verb, ids, phrase, NAMES.__getitem__) == said
