"""From command to answer through the real discord.py on loopback."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

import discord

from sandbox import Sandbox
from tests.bot.club import Club

from .timing import Row, median, ms, p99, timed_async

TIMES = 60


async def rows() -> AsyncIterator[Row]:
    """Own board with picture, beside a bare answer."""
    bare = await _bare()
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as box:
            with box.hooked():
                club = Club(box, Path(folder))
                await club.start()
                ann, bob = box.user("Ann"), box.user("Bob")
                await club.sit("delta_v", ann, bob)
                ours = await timed_async(lambda: ann.slash(box.channel, "game me"), TIMES)
                await club.stop()
    yield Row(
        "command to answer with picture, p50",
        f"bare answer {ms(median(bare))}",
        ms(median(ours)),
        median(ours) / median(bare),
        "under 10 times",
    )
    yield Row("the same, p99", "-", ms(p99(ours)), None, "50 ms on an idle machine")


async def _bare() -> list[float]:
    async with Sandbox() as box:
        with box.hooked():
            client = discord.Client(intents=discord.Intents(guilds=True), guild_ready_timeout=0.02)
            tree = discord.app_commands.CommandTree(client)

            @tree.command(name="bare", description="Answers at once")
            async def bare(interaction: discord.Interaction) -> None:
                await interaction.response.send_message("here", ephemeral=True)

            async with client:
                await client.login(box.token)
                await tree.sync()
                task = client.loop.create_task(client.connect())
                await client.wait_until_ready()
                ann = box.user("Ann")
                found = await timed_async(lambda: ann.slash(box.channel, "bare"), TIMES)
                task.cancel()
            return found
