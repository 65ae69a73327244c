"""What was left at commit 83f29ca, before failures were designed: five matches in mid-play, a
lobby, a match that is over, and messages that the bot died before sending."""

from __future__ import annotations

import pytest

from .kept import Kept
from .lasting import *  # noqa: F403 - what holds of all that is kept
from .lasting import is_kind, seq

pytestmark = pytest.mark.deep
"""The latest of its kind is tried every time, this with what takes long."""


async def test_so_is_what_stood_in_a_letter(going: Kept) -> None:
    for game in ("delta_v", "space_mission", "delta_vee"):
        before = going.match(game)["seq"]
        (ready,) = [c for c in going.controls(game, panel="confirm letter") if c.action == "do"]

        assert is_kind(await ready.used_by(going.people["Bob"])), game
        assert await seq(going) > before, game


async def test_a_seat_that_was_offered_without_an_end_must_be_offered_again(going: Kept) -> None:
    eve = going.people["Eve"]
    for game in ("space_mission", "merchant_of_venus"):
        going.match(game)
        (control,) = [c for c in going.controls(game) if c.action == "take"]

        answer = await control.used_by(eve)

        assert "no longer on offer" in answer.text, game
        assert (await going.club.table()).seat_of(eve.id) is None, game
