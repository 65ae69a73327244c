"""Tables that are dealt as they were the last time."""

from __future__ import annotations

from functools import cache
from itertools import count

import pytest

from bot.services.promising import Promised
from engine import Luck


def dealt(patch: pytest.MonkeyPatch, *, made: bool = False) -> None:
    """From now on tables are dealt from the first seed on, in their order.

    made: their seeds are made as they are for people, out of numbers that are no secret.
    """
    seeds, others = count(1), count(1)
    patch.setattr("secrets.token_hex", lambda size: f"{next(seeds):0{2 * size}x}")
    if made:
        return

    def promised() -> Promised:
        return Promised(f"{next(others):064x}", f"{next(others):032x}")

    @cache  # as often as it is asked for, to verify it
    def seed(_: Luck) -> str:
        found, _salt = next(seeds), next(seeds)
        return f"{found:064x}"

    patch.setattr("bot.services.promising.drawn", promised)
    patch.setattr("engine.Luck.seed", seed)
