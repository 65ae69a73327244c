from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass

import pytest

from engine import Event, Seat, key
from engine.events import from_json, to_json

ANN, BOB, CY = Seat(0), Seat(1), Seat(2)


@dataclass(frozen=True, slots=True, kw_only=True)
class TileRevealed(Event):
    seat: Seat
    cells: tuple[str, ...]
    count: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
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


def test_what_happened_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        REVEALED.count = 2  # type: ignore[misc]  # that is what is tested


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
