"""Leaks that are planted are found: else the comparison of two worlds would prove nothing."""

from __future__ import annotations

import pytest

from bot.registry import shipped

from .conftest import Opens
from .plants import LEAKS, Plant
from .test_positions import POSITIONS, compare_many


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize(
    ("game", "plant"), LEAKS, ids=[f"{game}-{plant.__name__}" for game, plant in LEAKS]
)
async def test_a_planted_leak_is_found_where_the_positions_are_compared(
    opens: Opens, monkeypatch: pytest.MonkeyPatch, game: str, plant: Plant
) -> None:
    plant(monkeypatch)

    with pytest.raises(AssertionError, match=r"in the other world|was noticed"):
        await compare_both(opens, game)


async def compare_both(opens: Opens, game: str) -> None:
    """All that is compared of a game in an ordinary run."""
    for turned in (False, True):
        await compare_many(opens, shipped()[game].game, POSITIONS, turned=turned)
