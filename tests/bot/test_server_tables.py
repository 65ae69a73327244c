"""Which games a server plays, at how many tables, how loudly, and whether in threads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.registry import shipped
from bot.table.server import ServerRules
from sandbox import Actor, Sandbox
from sandbox.permissions import NAMES
from storage import Storage
from tests.saying import library
from tests.secrecy.world import GUILD

from .club import Club, Player
from .hall import ANN, BOB, HERE, THERE, Hall
from .managing import DV, SM, WHICH, chooses, opens, rule, threads

# -- which games, and how many -------------------------------------------------------------------


async def test_only_the_games_that_were_chosen_are_offered_and_opened(
    club: Club, ann: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    changed = await chooses(manager, sandbox.channel, WHICH, "Delta V", "Space Mission")

    offered = await ann.autocomplete(sandbox.channel, "game new", "game", "")
    refused = await opens(ann, sandbox.channel, "space_dealer")
    alone = await opens(ann, ann.dm, "space_dealer")
    opened = await opens(ann, sandbox.channel, SM)

    assert "Games: Delta V and Space Mission" in changed.text
    assert [*offered.values] == [DV, SM]
    assert "Space Dealer isn't played on this server. Choose from: Delta V and Space Mission" in (
        refused.text
    )
    assert "The table is open" in alone.text  # what is nobody else's business
    assert "The table is open" in opened.text


async def test_there_are_never_more_tables_than_may_be(
    club: Club, ann: Actor, bob: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    den, here = sandbox.add_channel("den"), sandbox.channel
    await club.sit(DV, ann, bob)
    changed = await rule(manager, here, at_once=1)

    full = await opens(bob, den)
    in_thread = await opens(bob, here, thread=True)
    made = threads(sandbox)
    sure = await ann.slash(here, "game end")
    assert sure.message is not None
    await ann.click(sure.message, "Stop the table")
    room = await opens(bob, den)

    assert "At once: 1 at most (1 now)" in changed.text
    for refused in (full, in_thread):
        assert "has room for 1 table at once, and there's one already" in refused.text
    assert made == []  # none is opened for nothing
    assert "The table is open" in room.text


async def test_more_tables_than_a_new_rule_allows_go_on(
    club: Club, ann: Actor, bob: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    await opens(bob, sandbox.add_channel("den"))
    await club.sit(DV, ann, bob)

    changed = await rule(manager, sandbox.channel, at_once=1)
    player = Player(club, await club.mover(ann, bob), Random(5))
    before = (await club.table()).seq
    await player.by_command()
    refused = await opens(ann, sandbox.add_channel("attic"))

    assert "1 at most (2 now)" in changed.text
    assert (await club.table()).seq > before
    assert "room for 1 table" in refused.text


@pytest.fixture
async def other(hall: Hall) -> AsyncIterator[Hall]:
    """A second process over the database of the hall."""
    store = await Storage.open(f"sqlite:///{hall.file}")
    other = Hall(hall.file, shipped(), library(), hall.clock, store)
    other._interaction = 1_000_000
    yield other
    await other.close()


async def test_two_processes_do_not_open_the_last_table_twice(hall: Hall, other: Hall) -> None:
    await hall.services.servers.change(GUILD, hall.interaction, at_once=3)

    async def opened(world: Hall, channel: int) -> bool:
        answer = await world.types(ANN, "game new", channel, game=DV)
        return "The table is open" in answer.text

    tries = [((hall, other)[n % 2], 50 + n) for n in range(8)]
    came = await asyncio.gather(*(opened(world, channel) for world, channel in tries))

    assert (await other.services.servers.of(GUILD)).at_once == 3
    assert sum(came) == 3
    assert await hall.services.servers.open_tables(GUILD) == 3


# -- calls and threads ---------------------------------------------------------------------------


async def test_silent_calls_still_mention_and_make_no_sound(
    club: Club, ann: Actor, bob: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    changed = await rule(manager, sandbox.channel, calls="silent")
    await club.sit(DV, ann, bob)
    mover = await club.mover(ann, bob)
    silent = next(s for s in reversed(ann.sees(sandbox.channel)) if s.pings)

    await rule(manager, sandbox.channel, calls="loud")
    await club.restart()
    for _ in range(20):
        player = Player(club, await club.mover(ann, bob), Random(5))
        await player.by_command()
        await club.quiet()
        if await club.mover(ann, bob) is not mover:
            break
    loud = next(s for s in reversed(ann.sees(sandbox.channel)) if s.pings)

    assert "Calls: silent" in changed.text
    assert (silent.pings, silent.silent) == ([mover.name], True)
    assert (loud.pings, loud.silent) == ([(await club.mover(ann, bob)).name], False)


async def test_every_table_gets_a_thread_so_that_a_channel_has_several(
    club: Club, ann: Actor, bob: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    here = sandbox.channel
    changed = await rule(manager, here, threads=True)
    await club.restart()

    first = await opens(ann, here)
    second = await opens(bob, here)
    inside = await opens(bob, bob.open_thread(here, "den"))

    made = threads(sandbox)
    assert "Threads: every new table gets one of its own" in changed.text
    assert len(made) == 3
    assert f"<#{made[0].id}>" in first.text
    assert f"<#{made[1].id}>" in second.text
    assert "The table is open" in inside.text
    assert [(await club.services.tables.of_channel(c.id)) is None for c in (here, *made)] == [
        True,
        False,
        False,
        False,
    ]


async def test_without_a_thread_no_table_is_opened_then(
    club: Club, ann: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    await rule(manager, sandbox.channel, threads=True)
    sandbox.world.deny(sandbox.channel, sandbox.world.bot, "create_public_threads")

    answer = await opens(ann, sandbox.channel)

    assert "I can't make one in this place" in answer.text
    assert await club.services.tables.of_channel(sandbox.channel.id) is None


async def test_nor_is_one_brought_to_a_channel(
    club: Club, ann: Actor, bob: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    table = await club.sit(DV, ann, bob)
    den = sandbox.add_channel("den")
    await rule(manager, den, threads=True)

    refused = await ann.slash(den, "game import", **{"from": table.id})
    moved = await ann.slash(ann.open_thread(den, "t"), "game import", **{"from": table.id})

    assert "every table has a thread of its own" in refused.text
    assert moved.error is None
    assert (await club.services.tables.open(table.id)).channel == threads(sandbox)[0].id


# -- whatever was stored -------------------------------------------------------------------------


async def test_a_rule_that_cannot_be_read_is_left_out(hall: Hall) -> None:
    await hall.services.servers.change(GUILD, hall.interaction, at_once=1, games=["delta_v"])
    hall.sql("UPDATE servers SET rules = json_set(rules, '$.at_once', -5, '$.moons', 9)")
    match = await hall.lobby(ANN, BOB)
    await hall.lobby(BOB, channel=THERE)

    assert (await hall.at(match)).channel == HERE
    assert await hall.services.servers.of(GUILD) == ServerRules(games=("delta_v",))


def test_the_permission_that_is_asked_for_is_manage_server() -> None:
    assert NAMES["manage_guild"] == 1 << 5
