"""Positions to which a match goes back: kept packed, and no longer than they are needed."""

from __future__ import annotations

from typing import Any

import pytest

from engine import NOBODY, BadRecord, Choice, Entry, Record, begin, replay, undoing
from engine.record import revisited
from engine.undo import Past, held, public
from tests.tiny import GAME

from .test_record import NOW, SETUP
from .toy import ANN


def entries(*said: str) -> list[Entry]:
    """A row of entries: what Ann chooses, or after which entry the match is again, as in "@2"."""
    return [
        Entry(n, NOW + n, NOBODY, undoing(int(each[1:]), ANN))
        if each.startswith("@")
        else Entry(n, NOW + n, ANN, Choice.parse(each))
        for n, each in enumerate(said, 1)
    ]


def test_going_back_again_and_again_keeps_one_position_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept: list[int] = []
    before = Past.before

    def counting(self: Past[Any], number: int, state: Any) -> None:
        before(self, number, state)
        kept.append(len(self._kept))

    monkeypatch.setattr(Past, "before", counting)
    again = entries(*(each for n in range(50) for each in ("bid 0", f"@{2 * n}")))

    replay(GAME, Record(SETUP, again))

    assert len(kept) == len(again)
    assert max(kept) == 1


def test_one_position_may_be_gone_back_to_several_times() -> None:
    again = entries("bid 0", "@0", "bid 0", "@0", "bid 0", "@0")

    outcome = replay(GAME, Record(SETUP, again))

    assert public(GAME, outcome.state) == public(GAME, begin(GAME, SETUP).state)


def test_to_what_has_not_been_yet_nothing_goes_back() -> None:
    with pytest.raises(BadRecord, match="nothing is known of the position after entry 2"):
        replay(GAME, Record(SETUP, entries("bid 0", "@2", "bid 0", "@2")))


@pytest.mark.parametrize(
    ("said", "most"),
    [
        ((), 0),
        (("bid 0",), 0),
        (("bid 0", "@0"), 1),
        (("bid 0", "@0", "bid 0", "@2"), 1),
        (("a", "b", "c", "@2", "@1", "@0"), 3),
        (("a", "b", "@1", "@0", "c", "@0"), 2),
        (("@5",), 0),
    ],
)
def test_how_many_positions_are_kept_at_once_is_known_beforehand(
    said: tuple[str, ...], most: int
) -> None:
    assert held(revisited(entries(*said))) == most
