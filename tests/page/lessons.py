"""``python -m tests.page.lessons docs/lessons``: how each game is taught, as on a phone.

Writes ``<game>.png`` for each game: the first decisions of the match that **Teach me** deals, of
somebody who does what is proposed.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.async_api import Browser, expect

from demo import Demo
from demo.__main__ import TOOLS
from sandbox.page import PageServer
from tests.bot.club import Club
from tests.saying import english

from .panel import Panel
from .stages import PATIENCE_MS, Shot, browsing, save, shot, wanted
from .turns import HEIGHT, NOON_MS, WIDTH
from .visitor import Visitor

DECISIONS = 3
"""So many are shown of each game: how it goes on is the same."""
GREEN = re.compile("^(Show me|Do it)")


async def learnt(browser: Browser, game: str, folder: Path, decisions: int) -> list[Shot]:
    """What somebody sees who is taught a game, from the dialog on."""
    demo = Demo(folder, start_ms=NOON_MS)
    shots: list[Shot] = []
    name = english(game)("game-name")
    async with demo, PageServer(demo, more=TOOLS) as server:
        club = Club(demo.box, folder)
        assert demo._client is not None
        club.bot = demo._client
        async with Visitor.arrive(browser, server.url, width=WIDTH, height=HEIGHT) as visitor:
            page = visitor.page
            page.set_default_timeout(PATIENCE_MS)
            await page.get_by_role("button", name="Teach me", exact=True).click()
            choice = page.get_by_role("dialog").get_by_role("button", name=name, exact=True)
            await expect(choice).to_be_visible()
            shots.append(await shot(page))
            await choice.click()
            panel: Panel | None = None
            for _ in range(decisions):
                # Where the turn goes on, the panel asks what comes next.
                if panel is None or not await panel.item.get_by_role("button", name=GREEN).count():
                    await expect(visitor.my_turn()).to_be_visible()
                    panel = await visitor.opened()
                    shots.append(await shot(page))
                label = ""
                while not label.startswith("Do it"):
                    green = panel.item.get_by_role("button", name=GREEN).first
                    label = await green.inner_text()
                    await panel.redrawn(green.click)
                    shots.append(await shot(page))
                await club.quiet()
    return shots


async def learn(folder: Path, games: Sequence[str]) -> None:
    """Be taught each of these games, and write what was seen."""
    async with browsing() as browser:
        for game in games:
            with TemporaryDirectory() as data:
                shots = await learnt(browser, game, Path(data), DECISIONS)
            save(shots, folder / f"{game}.png")
            sys.stdout.write(f"{game}: {len(shots)} stages\n")


def main() -> None:
    """Be taught the games that were asked for."""
    asyncio.run(learn(*wanted("scripts/lessons", __doc__)))


if __name__ == "__main__":
    main()
