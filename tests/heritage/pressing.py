"""What holds of kept matches in which a seat was offered and whose actions are still known."""

from __future__ import annotations

from bot.actions import actions_of
from bot.registry import shipped

from .kept import Kept
from .lasting import MATCHES


async def test_an_offered_seat_can_still_be_taken(going: Kept) -> None:
    going.match("space_mission")
    eve = going.people["Eve"]
    (control,) = [c for c in going.controls("space_mission") if c.action == "take"]

    answer = await control.used_by(eve)

    assert "You're in" in answer.text
    assert (await going.club.table()).seat_of(eve.id) is not None


def test_every_old_id_still_means_an_action(kept: Kept) -> None:
    kept.rebuild()
    actions = actions_of(shipped())
    ids = {control.custom_id for name in MATCHES for control in kept.controls(name)}

    read = {id_: actions.read(id_) for id_ in ids}

    assert len(ids) > 100
    assert {id_: press.id for id_, press in read.items() if press} == {id_: id_ for id_ in ids}
