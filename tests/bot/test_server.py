"""What the managers of a server say of the tables there, and what comes of it."""

from __future__ import annotations

from random import Random

import pytest

from bot.table.server import ServerRules
from sandbox import Actor, Sandbox
from sandbox.choosing import NotOfferedError
from sandbox.model import Upload

from .club import Club, Player
from .managing import DV, WHERE, WHO, chooses, opens, rule, threads, with_role

# -- who may, and what is there at first ----------------------------------------------------------


async def test_at_first_everything_is_open_and_says_so(
    club: Club, ann: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    await opens(ann, sandbox.channel)

    answer = await rule(manager, sandbox.channel)

    assert answer.ephemeral
    for line in (
        "Where: everywhere",
        "Who can open one: everybody",
        "Games: all",
        "At once: as many as you like (1 now)",
        "Calls: loud",
        "Threads: only if somebody asks for one",
    ):
        assert line in answer.text
    assert answer.message is not None
    assert answer.message.labels == []  # nothing that could be left open again


async def test_discord_shows_the_command_to_managers_alone_and_the_bot_asks_again(
    club: Club, ann: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    answer = await rule(manager, sandbox.channel)
    with pytest.raises(NotOfferedError):
        await ann.slash(sandbox.channel, "server", threads=True)
    with pytest.raises(NotOfferedError):
        await manager.slash(manager.dm, "server")

    # A server can have a command shown to others.
    for command in sandbox.world.commands.values():
        command.body["default_member_permissions"] = None
    typed = await ann.slash(sandbox.channel, "server", threads=True)
    # And whoever was one may be one no more, with the menus still before them.
    sandbox.world.guilds[sandbox.guild.id].members[manager.id].roles.clear()
    assert answer.message is not None
    pressed = await manager.select(answer.message, [sandbox.channel], placeholder=WHERE)

    assert "Only those who manage this server" in typed.text
    assert "Only those who manage this server" in pressed.text
    assert await club.services.servers.of(sandbox.guild.id) == ServerRules()


async def test_the_help_tells_those_who_manage_the_server_of_it(
    club: Club, ann: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    told = await manager.slash(sandbox.channel, "help")
    others = await ann.slash(sandbox.channel, "help")

    assert "`/server` says where tables may be" in told.text
    assert "/server" not in others.text


async def test_a_menu_of_another_server_changes_nothing(
    club: Club, manager: Actor, sandbox: Sandbox
) -> None:
    other = sandbox.world.add_guild("Elsewhere", owner=manager.user)
    place = sandbox.world.add_channel(other, "lobby")
    answer = await rule(manager, sandbox.channel)
    assert answer.message is not None
    there = f"v1:no-rule:{other.id}:0:roles"
    answer.message.live.components[0]["components"][0]["custom_id"] = there

    said = await manager.select(answer.message, [sandbox.channel])

    assert "older version" in said.text
    assert "Where: everywhere" in (await rule(manager, place)).text


# -- where ---------------------------------------------------------------------------------------


async def test_tables_are_only_in_the_channels_that_were_chosen_and_their_threads(
    club: Club, ann: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    den, here = sandbox.add_channel("den"), sandbox.channel
    changed = await chooses(manager, here, WHERE, den)

    wrong = await opens(ann, here)
    await club.restart()
    thread = await opens(ann, ann.open_thread(here, "mine"))
    right = await opens(ann, den)
    inside = await opens(ann, ann.open_thread(den, "inside"))

    assert f"Where: <#{den.id}>" in changed.text
    for refused in (wrong, thread):
        assert f"tables are in <#{den.id}>" in refused.text
    assert "The table is open" in right.text
    assert "The table is open" in inside.text
    assert await club.services.tables.of_channel(here.id) is None


async def test_lessons_moves_and_records_keep_to_them_too(
    club: Club, ann: Actor, bob: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    den, other = sandbox.add_channel("den"), sandbox.add_channel("other")
    table = await club.sit(DV, ann, bob)
    await chooses(manager, den, WHERE, den)
    record = Upload("a.txt", b"no record", "text/plain")

    lessons = await ann.slash(other, "game learn", game=DV)
    brought = await ann.slash(other, "game import", file=record)
    moved = await ann.slash(other, "game import", **{"from": table.id})
    await Player(club, await club.mover(ann, bob), Random(5)).by_buttons()
    played = await club.table()
    allowed = await ann.slash(den, "game import", **{"from": table.id})

    for refused in (lessons, brought, moved):
        assert f"tables are in <#{den.id}>" in refused.text
    assert threads(sandbox) == []
    assert played.seq > table.seq  # where it was, what runs already goes on
    assert "The table is here now" in allowed.text
    assert (await club.services.tables.open(table.id)).channel == den.id


async def test_a_channel_that_somebody_cannot_see_is_not_named_to_them(
    club: Club, ann: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    den = sandbox.add_channel("den")
    await chooses(manager, sandbox.channel, WHERE, den)
    sandbox.world.deny(den, ann.user, "view_channel")

    answer = await opens(ann, sandbox.channel)

    assert str(den.id) not in answer.text
    assert "channels that you can't see" in answer.text


async def test_deleted_channels_are_named_as_that_and_can_be_put_right(
    club: Club, ann: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    den, attic, here = sandbox.add_channel("den"), sandbox.add_channel("attic"), sandbox.channel
    await chooses(manager, here, WHERE, den, attic)
    sandbox.world.delete_channel(den)
    some = await opens(ann, here)
    half = await rule(manager, here)
    sandbox.world.delete_channel(attic)
    none = await opens(ann, here)
    lost = await rule(manager, here)

    assert some.text.count("<#") == 1
    assert f"Where: <#{attic.id}> and 1 that's been deleted" in half.text
    assert "have been deleted. Somebody who manages the server" in none.text
    assert "have been deleted, so nobody can open one" in lost.text
    assert lost.message is not None
    opened = await manager.click(lost.message, "Everywhere")
    assert "Where: everywhere" in opened.text
    assert "deleted" not in opened.text
    assert "The table is open" in (await opens(ann, here)).text


# -- who -----------------------------------------------------------------------------------------


async def test_only_the_roles_that_were_chosen_open_tables_and_managers(
    club: Club, ann: Actor, bob: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    hosts = await with_role(sandbox, bob, "Hosts")
    changed = await chooses(manager, sandbox.channel, WHO, hosts)

    refused = await opens(ann, sandbox.channel)
    own = await opens(manager, sandbox.add_channel("den"))
    host = await opens(bob, sandbox.channel)
    await club.quiet()
    joined = await ann.click(club.live(ann), "Join")

    assert f"Who can open one: <@&{hosts.id}>" in changed.text
    assert f"only <@&{hosts.id}> can open tables. You can join theirs" in refused.text
    assert "The table is open" in own.text
    assert "The table is open" in host.text
    assert joined.error is None
    assert (await club.table()).names == ("Bob", "Ann")


async def test_a_rematch_is_opened_by_who_may_open_tables(
    club: Club, ann: Actor, bob: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    hosts = await with_role(sandbox, bob, "Hosts")
    await chooses(manager, sandbox.channel, WHO, hosts)
    sure = await ann.slash(sandbox.channel, "game end")
    assert sure.message is not None
    await ann.click(sure.message, "Stop the table")
    await club.quiet()
    end = next(shown for shown in reversed(ann.sees(sandbox.channel)) if "Rematch" in shown.labels)

    refused = await ann.click(end, "Rematch")
    opened = await bob.click(end, "Rematch")

    assert "can open tables" in refused.text
    assert "Your next table is open" in opened.text


async def test_with_the_role_of_everybody_there_is_no_rule(
    club: Club, manager: Actor, sandbox: Sandbox
) -> None:
    everybody = sandbox.guild.roles[sandbox.guild.id]

    answer = await chooses(manager, sandbox.channel, WHO, everybody)

    assert "Who can open one: everybody" in answer.text


async def test_deleted_roles_lock_out_no_manager_and_are_named_as_that(
    club: Club, ann: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    hosts = await with_role(sandbox, ann, "Hosts")
    await chooses(manager, sandbox.channel, WHO, hosts)
    sandbox.world.delete_role(sandbox.guild, hosts)

    refused = await opens(ann, sandbox.channel)
    lost = await rule(manager, sandbox.channel)

    assert "roles that can open tables on this server have been deleted" in refused.text
    assert "so only those who manage the server can" in lost.text
    assert lost.message is not None
    await manager.click(lost.message, "Everybody")
    assert "The table is open" in (await opens(ann, sandbox.channel)).text
