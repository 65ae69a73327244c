"""What was left at commit 2bce764, before pictures were drawn anew: five matches in
mid-play, a lobby, a match that is over, and messages that the bot died before sending."""

from __future__ import annotations

import pytest

from .kept import Kept
from .lasting import *  # noqa: F403 - what holds of all that is kept
from .lasting import is_kind, seq
from .pressing import *  # noqa: F403 - as above

pytestmark = pytest.mark.long


async def test_what_stood_in_a_letter_is_done(going: Kept) -> None:
    before = going.match("space_mission")["seq"]
    found = going.controls("space_mission", panel="confirm letter")
    (ready,) = [control for control in found if control.action == "do"]

    assert is_kind(await ready.used_by(going.people["Bob"]))
    assert await seq(going) > before
