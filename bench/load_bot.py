"""The bot in a process of its own: ``python -m bench.load_bot SANDBOX DATABASE``.

The token comes by standard input, and the process ends when that is closed.
"""

from __future__ import annotations

import asyncio
import logging
import sys

from bot.app import running
from bot.clock import SystemClock
from bot.registry import shipped
from locales import Library
from sandbox.hooks import pointed_at
from storage import Storage


async def serve(sandbox: str, database: str, token: str) -> None:
    """Run until standard input is closed."""
    store = await Storage.open(database)
    with pointed_at(sandbox):
        async with running(token, store, shipped(), Library(), SystemClock()) as bot:
            ended = asyncio.create_task(bot.ended())
            told = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
            await asyncio.wait({ended, told}, return_when=asyncio.FIRST_COMPLETED)
            ended.cancel()
    await store.close()


if __name__ == "__main__":
    logging.basicConfig(level=logging.ERROR)
    asyncio.run(serve(sys.argv[1], sys.argv[2], sys.stdin.readline().strip()))
