"""Leaks that are planted are found: else the comparison of two worlds would prove nothing."""

from __future__ import annotations

import pytest

from bot.registry import shipped

from .conftest import Opens
from .plants import LEAKS, Plant, completion, live_message, order_told
from .test_positions import LONG, compare_many

SOON_FOUND = (live_message, completion, order_told)
"""What is shown, what is listed, and what is told: found at the first positions."""


def when(plant: Plant) -> list[pytest.MarkDecorator]:
    """Whether a leak is planted in every run, or in a long one."""
    return [] if plant in SOON_FOUND else [pytest.mark.long]


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize(
    ("game", "plant"),
    [
        pytest.param(game, plant, id=f"{game}-{plant.__name__}", marks=when(plant))
        for game, plant in LEAKS
    ],
)
async def test_a_planted_leak_is_found_where_the_positions_are_compared(
    opens: Opens, monkeypatch: pytest.MonkeyPatch, game: str, plant: Plant
) -> None:
    plant(monkeypatch)

    with pytest.raises(AssertionError, match=r"in the other world|was noticed"):
        await compare_both(opens, game)


async def compare_both(opens: Opens, game: str) -> None:
    """All that is compared of a game in a long run."""
    for turned in (False, True):
        await compare_many(opens, shipped()[game].game, LONG, turned=turned)
