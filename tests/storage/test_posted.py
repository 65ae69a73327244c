from __future__ import annotations

from dataclasses import replace

from storage import PostedRow, Storage

from .samples import NOW, make_match

BOARD = PostedRow("board", "", "channel:2", 2, 50, at=NOW)
CALL = PostedRow("call", "1", "user:8", 90, 51, token=4)
SEEK = PostedRow("seek", "", "channel:5", 5, 0, at=NOW, until=NOW + 1, says={"who": "Zo\u00eb"})


async def test_one_message_stands_about_each_thing(storage: Storage) -> None:
    here, there = await make_match(storage, channel=2), await make_match(storage, channel=3)
    async with storage.transaction() as tx:
        for row in (BOARD, SEEK, CALL):
            await tx.posted.put(here, row)
        await tx.posted.put(there, CALL)
        await tx.posted.put(here, replace(CALL, message=52))
        await tx.posted.drop(there, "call", "1")

    async with storage.reading() as tx:
        assert await tx.posted.of(here) == (BOARD, replace(CALL, message=52), SEEK)
        assert await tx.posted.get(here, "seek") == SEEK
        assert await tx.posted.of(there) == ()


async def test_a_match_is_opened_with_what_stands_in_the_channel_where_it_is(
    storage: Storage,
) -> None:
    match = await make_match(storage, channel=2)
    async with storage.transaction() as tx:
        await tx.posted.put(match, BOARD)
        await tx.posted.put(match, replace(BOARD, about="ping", message=53))

        here = await tx.log.open(match)
        await tx.matches.update(match, NOW, channel=3)
        moved = await tx.log.open(match)

    assert (here.board, here.posted, here.ping) == (50, NOW, 53)
    assert (moved.board, moved.ping) == (None, None)
