"""Another library, unmodified, finds a Discord here: not a mirror of what discord.py expects."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

import disnake
import pytest
from disnake.ext import commands
from disnake.interactions.application_command import ApplicationCommandInteraction
from disnake.interactions.message import MessageInteraction
from disnake.interactions.modal import ModalInteraction
from disnake.ui.select.string import StringSelect
from yarl import URL

from sandbox import Actor, Sandbox
from sandbox.hooks import check_loopback

Inter: TypeAlias = "ApplicationCommandInteraction[Club]"


class Club(commands.InteractionBot):
    """A bot as its documentation would have it; what it is told is in ``told``."""

    def __init__(self) -> None:
        super().__init__(intents=disnake.Intents(guilds=True))
        self.told: list[str] = []
        self.add_cog(Table())

    async def on_resumed(self) -> None:
        self.told.append("resumed")

    async def on_button_click(self, inter: MessageInteraction[Any]) -> None:
        if inter.component.custom_id == "ask":
            field = disnake.ui.TextInput(label="Name", custom_id="name")
            await inter.response.send_modal(title="Who?", custom_id="who", components=[field])
        else:
            await inter.response.edit_message(content="pressed", components=[])

    async def on_dropdown(self, inter: MessageInteraction[Any]) -> None:
        await inter.response.send_message(f"chose {inter.values}", ephemeral=True)

    async def on_modal_submit(self, inter: ModalInteraction[Any]) -> None:
        await inter.response.send_message(f"hello {inter.text_values['name']}")


class Table(commands.Cog):
    @commands.slash_command()
    async def board(self, inter: Inter) -> None:
        """Show the board"""
        picture = disnake.File(io.BytesIO(b"a picture"), "board.png", description="A board")
        embed = disnake.Embed(title="Board").set_image(url="attachment://board.png")
        menu = StringSelect(custom_id="where", options=["north", "south"])
        buttons = [disnake.ui.Button(label=x, custom_id=x.lower()) for x in ("Press", "Ask")]
        await inter.response.send_message(embed=embed, file=picture, components=[buttons, menu])

    @commands.slash_command()
    async def later(self, inter: Inter) -> None:
        """Take some time"""
        await inter.response.defer(ephemeral=True)
        await inter.edit_original_response(content="thought")
        await inter.followup.send("and more")
        await inter.author.send("for you alone")

    @commands.slash_command()
    async def move(self, inter: Inter, to: str) -> None:
        """Move a ship"""
        message = await inter.channel.send("moving")
        await message.edit(content=f"moved to {to}")
        await inter.response.send_message("done")

    @move.autocomplete("to")
    async def places(self, inter: Inter, typed: str) -> list[str]:
        return [place for place in ("ceres", "pallas", "vesta") if typed in place]

    @commands.user_command(name="Challenge")
    async def challenge(self, inter: Inter, user: disnake.User) -> None:
        await inter.response.send_message(f"against {user.display_name}")


@contextlib.asynccontextmanager
async def logged_in(sandbox: Sandbox, bot: Club) -> AsyncIterator[Club]:
    task = asyncio.create_task(bot.start(sandbox.token))
    try:
        await sandbox.ready()
        await bot.wait_until_first_connect()
        await sandbox.until(lambda: len(sandbox.world.commands) == 4, what="four commands")
        yield bot
    finally:
        await bot.close()
        await task


@pytest.fixture
def pointed(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the library talk to the sandbox: it asks there for the gateway, too."""
    check_loopback(URL(sandbox.url).host)
    monkeypatch.setattr(disnake.http.Route, "BASE", f"{sandbox.url}/api/v10")


@pytest.fixture
async def club(sandbox: Sandbox, pointed: None) -> AsyncIterator[Club]:
    async with logged_in(sandbox, Club()) as bot:
        yield bot


async def test_it_logs_in_and_registers_its_commands(sandbox: Sandbox, club: Club) -> None:
    assert {c.name for c in sandbox.world.commands.values()} == {
        "board",
        "later",
        "move",
        "Challenge",
    }
    assert not sandbox.refused


async def test_it_answers_with_a_file_a_menu_and_buttons(
    sandbox: Sandbox, club: Club, ann: Actor
) -> None:
    shown = (await ann.slash(sandbox.channel, "board")).message
    assert shown is not None
    assert shown.files == {"board.png": b"a picture"}
    assert shown.embeds[0]["image"]["description"] == "A board"
    assert (await ann.select(shown, "north")).text == "chose ['north']"
    window = await ann.click(shown, "Ask")
    assert (await ann.submit(window, Name="Ann")).text == "hello Ann"
    assert (await ann.click(shown, "Press")).text == "pressed\nBoard"


async def test_it_defers_edits_follows_up_and_writes_to_an_inbox(
    sandbox: Sandbox, club: Club, ann: Actor
) -> None:
    answer = await ann.slash(sandbox.channel, "later")
    assert (answer.text, answer.ephemeral, answer.deferred) == ("thought", True, True)
    await sandbox.until(lambda: ann.inbox)
    assert [shown.text for shown in ann.sees(sandbox.channel)] == ["thought", "and more"]
    assert [shown.text for shown in ann.inbox] == ["for you alone"]


async def test_it_completes_posts_and_edits(sandbox: Sandbox, club: Club, ann: Actor) -> None:
    found = await ann.autocomplete(sandbox.channel, "move", "to", typed="es")
    assert found.choices == ("ceres", "vesta")
    assert (await ann.slash(sandbox.channel, "move", to="vesta")).text == "done"
    assert ann.sees(sandbox.channel)[0].text == "moved to vesta"
    bob = sandbox.user("Bob")
    assert (await ann.use(sandbox.channel, "Challenge", bob)).text == "against Bob"


async def test_it_resumes_and_misses_nothing(sandbox: Sandbox, club: Club, ann: Actor) -> None:
    sandbox.faults.asks_to_reconnect()
    missed = ann.client.command(sandbox.channel, "board", {})
    await sandbox.until(lambda: missed.answered_by, what="an answer after the resume")
    await sandbox.until(lambda: club.told == ["resumed"])
    assert sandbox.gateway.identifies == 1


async def test_a_fatal_close_ends_it(sandbox: Sandbox, pointed: None) -> None:
    bot = Club()
    task = asyncio.create_task(bot.start(sandbox.token))
    await sandbox.ready()
    await bot.wait_until_first_connect()
    sandbox.faults.closes(4004)
    with pytest.raises(disnake.ConnectionClosed):
        await task
    await bot.close()
