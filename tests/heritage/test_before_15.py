"""What was left at commit 4205617, before the bot taught: five matches in
mid-play, a lobby, a match that is over, and messages that the bot died before sending."""

from __future__ import annotations

from .kept import Kept
from .lasting import *  # noqa: F403 - what holds of all that is kept
from .lasting import is_kind, seq
from .pressing import *  # noqa: F403 - as above


async def test_what_was_not_sent_is_sent(  # type: ignore[no-redef] - of this one more is told
    going: Kept,
) -> None:
    """What Ann alone was told, her panels had shown her: only what everybody sees was left."""
    ann = going.people["Ann"]
    going.match("delta_vee")
    assert any("offers their seat" in shown.words for shown in ann.sees(going.club.box.channel))

    going.match("lobby")
    assert "**Dan**" in going.club.live(ann).words


async def test_what_stood_in_a_letter_is_done(going: Kept) -> None:
    before = going.match("space_mission")["seq"]
    found = going.controls("space_mission", panel="confirm letter")
    (ready,) = [control for control in found if control.action == "do"]

    assert is_kind(await ready.used_by(going.people["Bob"]))
    assert await seq(going) > before
