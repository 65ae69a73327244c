"""Processes that the tests start and kill: ``python -m tests.storage.children WHAT URL NAME``."""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from storage import Storage

from .samples import LEASE, NOW, make_match, move

BATCH = 100
"""Timers claimed at once."""


async def play(store: Storage, _name: str) -> None:
    """Make moves for ever and say each only when it is stored; first the id of the match."""
    match = await make_match(store)
    say(match)
    seq = 0
    while True:
        seq += 1
        async with store.transaction() as tx:
            await move(tx, match, seq)
        say(str(seq))


async def ring(store: Storage, name: str) -> None:
    """Ring timers until there are none, and say each key; begin, and go on, when told."""
    say("ready")
    for batch in count():
        if batch < 2:
            sys.stdin.readline()
        async with store.transaction() as tx:
            claimed = await tx.timers.claim(NOW, LEASE, name, limit=BATCH)
        if not claimed:
            return
        async with store.transaction() as tx:
            for timer in claimed:
                assert await tx.timers.complete(timer)
        say(*(timer.key for timer in claimed))


async def open_only(store: Storage, _name: str) -> None:
    """Say that the database is open."""
    async with store.reading() as tx:
        say(str(len(await tx.matches.running())))


def say(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


async def main(what: str, url: str, name: str) -> None:
    store = await Storage.open(url)
    try:
        await {"play": play, "ring": ring, "open": open_only}[what](store, name)
    finally:
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
