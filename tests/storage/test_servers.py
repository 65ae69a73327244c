from __future__ import annotations

import asyncio

from storage import Storage

from .samples import NOW, make_match, new_match

GUILD = 5


async def test_the_rules_of_a_server_are_none_until_they_are_saved(storage: Storage) -> None:
    async with storage.transaction() as tx:
        assert await tx.servers.rules(GUILD) == {}
        assert await tx.servers.locked(GUILD, NOW) == {}
        await tx.servers.save(GUILD, {"at_once": 2, "channels": [2**62]}, NOW)
        await tx.servers.save(6, {"threads": True}, NOW)
        await tx.servers.save(GUILD, {"channels": [2**62]}, NOW + 1)

    async with storage.reading() as tx:
        assert await tx.servers.rules(GUILD) == {"channels": [2**62]}
        assert await tx.servers.rules(6) == {"threads": True}


async def test_only_unfinished_matches_of_the_server_are_counted(storage: Storage) -> None:
    for channel, status in enumerate(("lobby", "running", "frozen", "over", "stopped")):
        await make_match(storage, channel=channel, status=status)
    await make_match(storage, channel=9, guild=6)
    await make_match(storage, channel=10, guild=None)

    async with storage.reading() as tx:
        assert await tx.matches.count_in(GUILD) == 3


async def test_whoever_counts_under_the_lock_counts_what_others_made_under_it(
    storage: Storage,
) -> None:
    async def made_one(channel: int) -> bool:
        async with storage.transaction() as tx:
            await tx.servers.locked(GUILD, NOW)
            if await tx.matches.count_in(GUILD) >= 3:
                return False
            await tx.matches.create(new_match(channel=channel), NOW)
            return True

    made = await asyncio.gather(*map(made_one, range(8)))

    assert sum(made) == 3
