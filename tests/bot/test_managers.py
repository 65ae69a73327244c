"""Who may manage one channel has the say there and in its threads, and at no other table."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.message import Message
from bot.routing.requests import Caller
from sandbox import Actor, Sandbox
from tests.secrecy.world import Recorder

from .club import Club
from .hall import ANN, BOB, EVE, HERE, THERE, Hall, said

THREAD, ELSEWHERE = 21, 31
"""A thread of the first channel, and a channel of another server."""
COMMANDS: dict[str, dict[str, Any]] = {
    "game pace": {"pace": "live"},
    "game end": {},
    "game replace": {"player": "Bob", "computer": "easy"},
}
"""What only the host may do at a table that runs, and whoever manages its channel."""


def at(hall: Hall, channel: int, **more: Any) -> Caller:
    """Eve, who may manage the channel where she is; she sees all of the server."""
    parents = {THREAD: HERE}
    caller = replace(
        hall.who(EVE, channel, sees=(HERE, THERE, THREAD)),
        manages=True,
        parent=parents.get(channel),
        parent_of=parents.get,
    )
    return replace(caller, **more)


async def types(hall: Hall, caller: Caller, line: str, **given: Any) -> Message:
    """She types a command; the answer."""
    answer = Recorder()
    await hall.router.command(caller, line, given, answer)
    return said(answer)


@pytest.mark.parametrize("line", COMMANDS)
@pytest.mark.parametrize(
    ("place", "where", "has_it"),
    [
        (HERE, HERE, True),
        (HERE, THREAD, True),  # what she may in a thread she may by the channel that it is of
        (THREAD, THREAD, True),
        (THREAD, HERE, True),
        (HERE, THERE, False),
        (THREAD, THERE, False),
        (THERE, HERE, False),
        (THERE, THREAD, False),
    ],
)
async def test_a_channel_gives_the_say_in_it_and_in_its_threads(
    hall: Hall,
    line: str,
    place: int,
    where: int,
    has_it: bool,  # noqa: FBT001 - a column
) -> None:
    match = await hall.sits(ANN, BOB, channel=place)

    answer = await types(hall, at(hall, where), line, table=match, **COMMANDS[line])

    assert ("manages the table's channel" not in answer.text) is has_it, answer.text


async def test_a_table_is_not_moved_out_of_a_channel_by_the_manager_of_the_next(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    refused = await types(hall, at(hall, THERE), "game import", **{"from": match})

    assert "manages the table's channel" in refused.text
    assert (await hall.at(match)).channel == HERE


@pytest.mark.parametrize("guild", [1, 77])
async def test_who_manages_the_server_has_the_say_at_all_its_tables_and_at_no_others(
    hall: Hall, guild: int
) -> None:
    match = await hall.sits(ANN, BOB)
    caller = at(hall, THERE if guild == 1 else ELSEWHERE, guild=guild, manages_server=True)

    await types(hall, caller, "game pace", table=match, pace="live")

    assert ((await hall.at(match)).pace.move > 0) is (guild == 1)


def test_nothing_else_looks_at_what_they_may_do_where_they_are() -> None:
    reads = {
        path.name
        for path in Path("bot").rglob("*.py")
        if re.search(r"\bcaller\.manages\b", path.read_text("utf-8"))
    }
    assert reads == set()


async def test_in_discord_ones_own_channel_gives_nothing_in_another(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    eve, own = sandbox.user("Eve"), sandbox.world.add_channel(sandbox.guild, "eves-own")
    sandbox.world.allow(own, eve.user, "manage_channels")
    await club.sit("delta_v", ann, bob)
    match = (await club.table()).id

    there = await eve.slash(own, "game pace", table=match, pace="live")
    here = await eve.slash(sandbox.channel, "game pace", pace="live")

    for answer in (there, here):
        assert answer.message is not None
        assert "manages the table's channel" in eve.look(answer.message).words
