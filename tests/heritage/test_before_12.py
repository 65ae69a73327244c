"""What was left at commit 2dc5d9a, before actions were one table: five matches in mid-play, a
lobby, a match that is over, and messages that the bot died before sending."""

from __future__ import annotations

import pytest

from .kept import Kept
from .lasting import *  # noqa: F403 - what holds of all that is kept
from .lasting import is_kind, seq
from .pressing import *  # noqa: F403 - as above

pytestmark = pytest.mark.deep
"""The latest of its kind is tried every time, this with what takes long."""


async def test_what_stood_in_a_letter_is_done(going: Kept) -> None:
    for game in ("space_mission", "delta_vee"):
        before = going.match(game)["seq"]
        (ready,) = [c for c in going.controls(game, panel="confirm letter") if c.action == "do"]

        assert is_kind(await ready.used_by(going.people["Bob"])), game
        assert await seq(going) > before, game
