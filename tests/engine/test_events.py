from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from engine import Event, Seat, key
from engine.events import from_json, to_json

from .renamed import WordSpoken
from .toy import Said, toy

ANN, BOB, CY = Seat(0), Seat(1), Seat(2)


class TileRevealed(Event):
    seat: Seat
    cells: tuple[str, ...]
    count: int = 1


class Ended(Event):
    reason: str


KINDS = (TileRevealed, Ended)
REVEALED = TileRevealed(seat=BOB, cells=("C3", "D4"), to=(ANN, CY))


def test_everybody_may_know_what_names_nobody() -> None:
    assert all(Ended(reason="x").known_to(viewer) for viewer in (ANN, BOB, None))


def test_only_those_named_may_know_a_private_event() -> None:
    assert REVEALED.known_to(ANN)
    assert REVEALED.known_to(CY)
    assert not REVEALED.known_to(BOB)
    assert not REVEALED.known_to(None)


if TYPE_CHECKING:  # what happened cannot be changed: else mypy had nothing to ignore, and said so
    REVEALED.count = 2  # type: ignore[misc]


def test_equal_events_are_one_key() -> None:
    assert {Ended(reason="x"): 1, Ended(reason="y"): 2}[Ended(reason="x")] == 1


def test_a_class_is_called_in_kebab_case() -> None:
    assert key(TileRevealed) == "tile-revealed"
    assert key(TileRevealed) == "tile-revealed"
    assert key(Ended) == "ended"


@pytest.mark.parametrize("event", [REVEALED, Ended(reason="gone")])
def test_an_event_is_stored_as_plain_data_and_read_again(event: Event) -> None:
    assert from_json(KINDS, to_json(event)) == event


def test_the_form_of_a_stored_event_never_changes() -> None:
    assert to_json(REVEALED) == {
        "event": "TileRevealed",
        "to": [0, 2],
        "seat": 1,
        "cells": ["C3", "D4"],
        "count": 1,
    }


def test_an_event_of_another_game_is_refused() -> None:
    with pytest.raises(ValueError, match="no event is called Exploded"):
        from_json(KINDS, {"event": "Exploded"})


def test_data_without_a_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="no event is called None"):
        from_json(KINDS, {"reason": "gone"})


@pytest.mark.parametrize(
    ("data", "fault"),
    [({"reason": "x", "seat": 1}, "seat: Unexpected"), ({"reason": ["x"]}, "reason: Input should")],
)
def test_what_an_event_does_not_take_is_refused_and_not_told(
    data: dict[str, object], fault: str
) -> None:
    with pytest.raises(ValueError, match=f"^not an event Ended: {fault}[^']*$") as refused:
        from_json(KINDS, {"event": "Ended", **data})

    assert refused.value.__suppress_context__


def test_an_event_is_found_by_the_name_that_it_had() -> None:
    old = to_json(Said(word="hello", now=7, to=(ANN,)))

    assert from_json((WordSpoken,), old) == WordSpoken(text="hello", to=(ANN,))
    assert to_json(WordSpoken(text="hello"))["event"] == "WordSpoken"


def test_no_two_events_can_have_had_the_same_name() -> None:
    with pytest.raises(ValueError, match="Said and WordSpoken: both are Said"):
        toy(events=(Said, WordSpoken))
