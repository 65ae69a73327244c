"""What Discord refuses for good is told to whoever can mend it, and goes on by itself then."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from sandbox import Actor, Channel, Sandbox
from sandbox.errors import Refused, old_edits_used_up
from sandbox.faults import Fault
from tests.tiers import long_but

from .club import Club, Player, seat_of
from .hall import HOUR, PATIENCE

DV = "delta_v"
NO_ACCESS = Refused(403, 50001, "Missing Access")
NO_PERMISSION = Refused(403, 50013, "Missing Permissions")
ARCHIVED = Refused(400, 50083, "Thread is archived")
LOCKED = Refused(400, 160005, "Thread is locked")
WRONG_PLACE = Refused(400, 50024, "Cannot execute action on this channel type")
MODERATED = Refused(400, 200000, "Message was blocked by automatic moderation")
TITLE_MODERATED = Refused(400, 200001, "RegisteredGame was blocked by automatic moderation")
NO_SERVER = Refused(404, 10004, "Unknown Guild")
TOLD = {
    NO_ACCESS: "I can't see",
    WRONG_PLACE: "I can't see",
    NO_PERMISSION: "I'm not allowed to write in",
    LOCKED: "is locked",
    MODERATED: "Your server's AutoMod removes",
    TITLE_MODERATED: "Your server's AutoMod removes",
}
"""What the host reads."""
WAYS_OUT = {
    NO_ACCESS: "can let me see it, under Permissions",
    WRONG_PLACE: "can let me see it, under Permissions",
    NO_PERMISSION: "under Permissions in the channel's settings",
    LOCKED: "can unlock it",
    MODERATED: "under AutoMod in its settings",
    TITLE_MODERATED: "under AutoMod in its settings",
}


@pytest.fixture
async def player(club: Club, ann: Actor, bob: Actor) -> Actor:
    """Who is to move at a table in the channel; Ann is its host."""
    await club.sit(DV, ann, bob)
    return await club.mover(ann, bob)


def ids(person: Actor, place: Channel) -> list[int]:
    """The messages in a channel."""
    return [shown.id for shown in person.sees(place)]


def refuse(sandbox: Sandbox, refusal: Refused, times: int = 1) -> list[Fault]:
    """Discord refuses the next changes and posts in the channel."""
    path = f"/channels/{sandbox.channel.id}/messages"
    return [
        sandbox.faults.refuses("PATCH", path + "/*", lambda: refusal, times=times),
        sandbox.faults.refuses("POST", path, lambda: refusal, times=times),
    ]


def relent(faults: list[Fault]) -> None:
    """Discord refuses no more."""
    for fault in faults:
        fault.left = 0


async def moves(club: Club, player: Actor) -> None:
    """Somebody moves by direct message, so that nobody is in the channel."""
    answer = await player.slash(player.dm, "delta-v prospect")
    assert answer.error is None, answer
    await club.quiet()


async def shown(club: Club, person: Actor) -> None:
    """Wait until the board says who owes what now."""
    async with asyncio.timeout(PATIENCE):
        while (await club.table()).live.trouble:
            await club.quiet()
    await club.quiet()
    table = await club.table()
    name = table.players[table.owed()[0]].name
    assert f"**{name}**" in club.live(person).words.splitlines()[1]


# -- a permission -------------------------------------------------------------------------------


async def test_a_permission_taken_away_is_told_to_the_host_alone_and_once_a_day(
    club: Club, ann: Actor, bob: Actor, player: Actor, sandbox: Sandbox
) -> None:
    sandbox.world.deny(sandbox.channel, sandbox.world.bot, "send_messages", "view_channel")
    before = ids(ann, sandbox.channel)

    await moves(club, player)
    sandbox.clock.advance(3 * HOUR)
    await club.quiet()

    told = [s.words for s in ann.inbox if "under Permissions" in s.words]
    assert len(told) == 1
    assert f"<#{sandbox.channel.id}>" in told[0]
    assert not any("Permissions" in s.words for s in bob.inbox)
    assert ids(ann, sandbox.channel) == before


async def turn_passes(club: Club, actor: Actor) -> None:
    """Whoever is to move plays on until somebody else is; nobody is in the channel meanwhile."""
    player = Player(club, actor, Random(1))
    table = await club.table()
    seat = seat_of(table, player)
    while table.owed() == (seat,):
        await club.services.play.act(table, seat, [player.decide(table)])
        table = await club.table()
    assert table.seq > 0
    await club.quiet()


async def test_given_back_the_board_and_the_missing_call_come_without_anybody_doing_anything(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    sandbox.world.deny(sandbox.channel, sandbox.world.bot, "send_messages", "view_channel")
    await turn_passes(club, player)

    sandbox.world.allow(sandbox.channel, sandbox.world.bot, "send_messages", "view_channel")
    await shown(club, ann)

    table = await club.table()
    names = [table.players[seat].name for seat in table.owed()]
    assert [s.pings for s in ann.sees(sandbox.channel) if s.pings] == [names]


@pytest.mark.parametrize(
    "refusal", long_but(MODERATED, TOLD), ids=lambda refusal: str(refusal.code)
)
async def test_for_each_refusal_the_host_reads_what_is_wrong_and_the_way_out(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox, refusal: Refused
) -> None:
    refuse(sandbox, refusal)
    before = ids(ann, sandbox.channel)

    await moves(club, player)

    told = ann.inbox[-1].words
    assert TOLD[refusal] in told
    assert WAYS_OUT[refusal] in told
    assert ids(ann, sandbox.channel) == before
    assert (await club.table()).seq == 1


@pytest.mark.parametrize(
    "refusal", long_but(NO_ACCESS, TOLD), ids=lambda refusal: str(refusal.code)
)
async def test_after_an_hour_it_is_tried_again(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox, refusal: Refused
) -> None:
    faults = refuse(sandbox, refusal)
    await moves(club, player)
    assert (await club.table()).live.trouble

    sandbox.clock.advance(HOUR)
    relent(faults)

    await shown(club, ann)


@pytest.mark.parametrize(
    "refusal", long_but(NO_PERMISSION, TOLD), ids=lambda refusal: str(refusal.code)
)
async def test_the_next_who_does_anything_there_brings_the_board_back(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox, refusal: Refused
) -> None:
    faults = refuse(sandbox, refusal)
    await moves(club, player)
    relent(faults)

    await sandbox.user("Eve").slash(sandbox.channel, "help")

    await shown(club, ann)


async def test_what_was_in_trouble_when_the_bot_stopped_is_mended_after_its_start(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    faults = refuse(sandbox, NO_PERMISSION)
    await moves(club, player)
    relent(faults)

    await club.restart()
    await sandbox.user("Eve").slash(sandbox.channel, "help")

    await shown(club, ann)


@pytest.mark.parametrize("hours", long_but(4, (1, 4)))
async def test_a_trouble_that_stays_is_told_again_only_the_next_day(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox, hours: int
) -> None:
    refuse(sandbox, NO_PERMISSION, times=100)
    await moves(club, player)

    told = []
    passed = range(hours, 30, hours)
    for _ in passed:
        sandbox.clock.advance(hours * HOUR)
        await club.quiet()
        told.append(sum("I'm not allowed to write in" in s.words for s in ann.inbox))

    assert told == [1 if hour < 24 else 2 for hour in passed]


# -- messages that cannot be changed ------------------------------------------------------------


@pytest.mark.parametrize(
    "refusal",
    [
        Refused(404, 10008, "Unknown Message"),
        Refused(403, 50005, "Cannot edit a message authored by another user"),
        ARCHIVED,
    ],
    ids=lambda refusal: str(refusal.code),
)
async def test_a_board_that_cannot_be_changed_is_posted_anew_and_nobody_is_bothered(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox, refusal: Refused
) -> None:
    before, letters = club.live(ann).id, len(ann.inbox)
    path = f"/channels/{sandbox.channel.id}/messages/*"
    sandbox.faults.refuses("PATCH", path, lambda: refusal)

    await moves(club, player)

    assert club.live(ann).id != before
    assert sum("My board" in s.labels for s in ann.sees(sandbox.channel)) == 1
    assert not any("Permissions" in s.words for s in ann.inbox[letters:])


async def test_when_old_messages_were_edited_too_often_the_board_is_posted_anew(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    before = club.live(ann).id
    path = f"/channels/{sandbox.channel.id}/messages/*"
    sandbox.faults.refuses("PATCH", path, lambda: old_edits_used_up(0.01), times=5)

    await moves(club, player)

    assert club.live(ann).id != before
    await shown(club, ann)


async def test_a_thread_that_stays_archived_is_told_as_locked(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    refuse(sandbox, ARCHIVED)

    await moves(club, player)

    assert "is locked" in ann.inbox[-1].words


# -- a channel that is gone ---------------------------------------------------------------------


async def test_a_server_that_is_gone_is_told_to_the_host_like_a_channel(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    refuse(sandbox, NO_SERVER)

    await moves(club, player)

    assert "is gone. The game isn't" in ann.inbox[-1].words
    assert (await club.table()).seq == 1


async def test_after_its_channel_was_deleted_a_game_goes_on_by_direct_message_and_can_move(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    match = (await club.table()).id
    sandbox.world.delete_channel(sandbox.channel)
    await moves(club, player)
    sandbox.clock.advance(30 * HOUR)
    await club.quiet()
    other = sandbox.add_channel("elsewhere")

    answer = await ann.slash(other, "game import", **{"from": match})
    await club.quiet()

    told = [s.words for s in ann.inbox if "is gone. The game isn't" in s.words]
    assert len(told) == 1
    assert match in told[0]
    assert "is here now" in answer.text
    assert any("My turn" in s.labels for s in ann.sees(other))
