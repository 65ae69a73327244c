"""What was left at commit b9ddc81, before the rules were gone through again: five matches in
mid-play, a lobby, a match that is over, and messages that the bot died before sending."""

from __future__ import annotations

from bot.actions import actions_of
from bot.registry import shipped

from .kept import Kept
from .lasting import *  # noqa: F403 - what holds of all that is kept
from .lasting import MATCHES, is_kind, seq


async def test_what_stood_in_a_letter_is_done(going: Kept) -> None:
    before = going.match("merchant_of_venus")["seq"]
    found = going.controls("merchant_of_venus", panel="confirm letter")
    (ready,) = [control for control in found if control.action == "do"]

    assert is_kind(await ready.used_by(going.people["Bob"]))
    assert await seq(going) > before


async def test_an_offered_seat_can_still_be_taken(going: Kept) -> None:
    going.match("space_mission")
    eve = going.people["Eve"]
    (control,) = [c for c in going.controls("space_mission") if c.action == "take"]

    answer = await control.used_by(eve)

    assert "You have a seat" in answer.text
    assert (await going.club.table()).seat_of(eve.id) is not None


def test_every_old_id_still_means_an_action(kept: Kept) -> None:
    kept.rebuild()
    actions = actions_of(shipped())
    ids = {control.custom_id for name in MATCHES for control in kept.controls(name)}

    read = {id_: actions.read(id_) for id_ in ids}

    assert len(ids) > 100
    assert {id_: press.id for id_, press in read.items() if press} == {id_: id_ for id_ in ids}
