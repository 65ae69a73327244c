from __future__ import annotations

from pathlib import Path

import discord
import pytest

from sandbox import Sandbox
from sandbox.gateway import BAD_TOKEN
from sandbox.serving import token_file
from sandbox.stage import Stage

from .robot import Robot, running


async def test_login_shows_the_bot_itself_and_its_guild(sandbox: Sandbox, robot: Robot) -> None:
    assert robot.user is not None
    assert robot.user.id == sandbox.world.bot.id
    assert robot.application is not None
    assert robot.application.id == sandbox.world.app_id
    assert [guild.name for guild in robot.guilds] == ["Friends"]
    assert [channel.name for channel in robot.guilds[0].text_channels] == ["games"]
    assert robot.guilds[0].me.id == robot.user.id


async def test_wrong_token_is_refused_by_rest(sandbox: Sandbox) -> None:
    async with Robot() as robot:
        with pytest.raises(discord.LoginFailure):
            await robot.login("wrong")
    assert sandbox.refused[-1].status == 401


async def test_wrong_token_is_refused_by_the_gateway(sandbox: Sandbox) -> None:
    async with Robot(sync=False) as robot:
        await robot.login(sandbox.token)
        robot.http.token = "wrong"
        with pytest.raises(discord.ConnectionClosed) as caught:
            await robot.connect()
    assert caught.value.code == BAD_TOKEN


async def test_privileged_intents_take_a_permission(sandbox: Sandbox) -> None:
    intents = discord.Intents(guilds=True, members=True)
    async with Robot(sync=False, intents=intents) as robot:
        await robot.login(sandbox.token)
        with pytest.raises(discord.PrivilegedIntentsRequired):
            await robot.connect()


async def test_members_arrive_with_the_intent(sandbox: Sandbox) -> None:
    sandbox.world.privileged_intents = 1 << 1
    intents = discord.Intents(guilds=True, members=True)
    async with running(Robot(sync=False, intents=intents), sandbox) as robot:
        sandbox.user("Ann")
        await sandbox.until(lambda: robot.heard("member_join"))
    assert robot.heard("member_join")[0].name == "ann"


async def test_application_and_gateway_addresses(sandbox: Sandbox, robot: Robot) -> None:
    info = await robot.application_info()
    assert info.name == "Games"
    assert info.owner.name == "owner"
    assert await robot.raw("GET", "/applications/@me") == await robot.raw(
        "GET", f"/applications/{info.id}"
    )
    gateway = await robot.raw("GET", "/gateway/bot")
    assert gateway["url"] == f"ws://127.0.0.1:{sandbox.port}/gateway"
    assert (await robot.raw("GET", "/gateway"))["url"] == gateway["url"]


async def test_joining_and_leaving_a_guild(sandbox: Sandbox, robot: Robot) -> None:
    other = sandbox.world.add_guild("Others", with_bot=False)
    assert len(robot.guilds) == 1

    sandbox.world.join(other, sandbox.world.bot)
    await sandbox.until(lambda: len(robot.guilds) == 2, what="the new guild")
    sandbox.world.leave(other, sandbox.world.bot)
    await sandbox.until(lambda: len(robot.guilds) == 1, what="the guild to go")


async def test_guild_routes(sandbox: Sandbox, robot: Robot) -> None:
    ann = sandbox.user("Ann")
    guild = await robot.fetch_guild(sandbox.guild.id, with_counts=False)
    assert guild.name == "Friends"
    assert (await guild.fetch_member(ann.id)).global_name == "Ann"
    assert (await robot.fetch_user(ann.id)).global_name == "Ann"
    assert [c.name for c in await guild.fetch_channels()] == ["games"]
    assert [role.name for role in await guild.fetch_roles()] == ["@everyone"]
    with pytest.raises(discord.NotFound) as member:
        await guild.fetch_member(5)
    with pytest.raises(discord.NotFound) as user:
        await robot.fetch_user(5)
    with pytest.raises(discord.NotFound) as nowhere:
        await robot.fetch_guild(5)
    assert [e.value.code for e in (member, user, nowhere)] == [10007, 10013, 10004]


async def test_an_unknown_route_is_told_loudly(sandbox: Sandbox, robot: Robot) -> None:
    with pytest.raises(discord.NotFound):
        await robot.raw("GET", "/voice/regions")
    assert sandbox.gaps == ["GET /voice/regions: no such route here"]
    sandbox.gaps.clear()


async def test_the_token_is_in_a_file_for_its_owner_alone(tmp_path: Path) -> None:
    stage = Stage(tmp_path)
    file = token_file(stage)
    assert file == tmp_path / "token"
    assert file.read_text("ascii") == stage.box.token
    assert file.stat().st_mode & 0o777 == 0o600
