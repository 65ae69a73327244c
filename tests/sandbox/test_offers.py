"""What clients offer besides slash commands and buttons, and to whom they offer commands."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any

import discord
import pytest

from sandbox import Actor, Channel, NotOfferedError, Sandbox, Shown
from sandbox.model import Upload

from .robot import Interaction, Robot, button, running, view


class Menus(Robot):
    """A robot with context menus, and a command that takes roles and anybody who can be pinged."""

    def __init__(self) -> None:
        super().__init__()

        @self.tree.context_menu(name="Challenge")
        async def challenge(i: Interaction, member: discord.Member) -> None:
            await i.response.send_message(f"{i.user.display_name} v. {member.display_name}")

        @self.tree.context_menu(name="Repeat")
        async def repeat(i: Interaction, message: discord.Message) -> None:
            await i.response.send_message(message.content)

        @self.tree.command(name="call", description="Calls them")
        async def call(
            i: Interaction, role: discord.Role, whom: discord.User | discord.Role
        ) -> None:
            await i.response.send_message(f"{role.name}: {whom}")


class Answering(Robot):
    """A robot that answers any command of any place."""

    async def on_interaction(self, interaction: Interaction) -> None:
        self.taken.append(interaction.id)
        await self.act(interaction)


@pytest.fixture
async def menus(sandbox: Sandbox) -> AsyncIterator[Robot]:
    async with running(Menus(), sandbox) as robot:
        yield robot


async def test_commands_on_people_and_on_messages(
    menus: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    challenge = await ann.use(games, "Challenge", bob)
    assert challenge.text == "Ann v. Bob"
    assert challenge.message is not None
    assert challenge.message.json["type"] == 23
    metadata = challenge.message.json["interaction_metadata"]
    assert metadata["target_user"]["id"] == str(bob.id)
    said = bob.post(games, "well met")
    assert (await ann.use(games, "Repeat", said)).text == "well met"
    with pytest.raises(NotOfferedError, match="Challenge"):
        await ann.use(games, "Repeat", bob)


async def test_roles_and_whoever_can_be_mentioned_as_options(
    sandbox: Sandbox, menus: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    captains = sandbox.world.add_role(sandbox.guild, "captains")
    crew = sandbox.world.add_role(sandbox.guild, "crew")
    assert (await ann.slash(games, "call", role=captains, whom=bob)).text == "captains: bob"
    assert (await ann.slash(games, "call", role=captains, whom=crew)).text == "captains: crew"
    with pytest.raises(NotOfferedError, match="is not a role"):
        await ann.slash(games, "call", role=bob, whom=bob)
    elsewhere = sandbox.world.add_role(sandbox.world.add_guild("Others"), "strangers")
    with pytest.raises(NotOfferedError, match="no role"):
        await ann.slash(games, "call", role=elsewhere, whom=bob)


async def asked(robot: Robot, person: Actor, *items: discord.ui.Item[Any]) -> Shown:
    """A message with these menus, in the channel of the sandbox."""
    channel = person.client.channels()[0]
    answer = await robot.do(
        person, channel, lambda i: i.response.send_message("?", view=view(*items))
    )
    assert answer.message is not None
    return answer.message


class Notes:
    """What came from menus: the values, and what was told of them."""

    def __init__(self) -> None:
        self.taken: list[tuple[list[str], list[str]]] = []

    async def __call__(self, i: Interaction) -> None:
        data: Any = i.data
        self.taken.append((data["values"], sorted(data["resolved"])))
        await i.response.send_message("taken", ephemeral=True)


async def test_menus_of_people_roles_and_channels(
    sandbox: Sandbox, robot: Robot, ann: Actor, bob: Actor
) -> None:
    places = discord.ui.ChannelSelect[Any](channel_types=[discord.ChannelType.text])
    people = [discord.ui.UserSelect[Any](), discord.ui.RoleSelect[Any]()]
    pingable = discord.ui.MentionableSelect[Any](max_values=2)
    shown = await asked(robot, ann, *people, pingable, places)
    assert [menu.kind for menu in shown.menus] == [5, 6, 7, 8]
    robot.on = notes = Notes()
    crew = sandbox.world.add_role(sandbox.guild, "crew")
    for things in (bob, crew, [bob, crew], sandbox.channel):
        await ann.select(shown, things)
    assert notes.taken == [
        ([str(bob.id)], ["members", "users"]),
        ([str(crew.id)], ["roles"]),
        ([str(bob.id), str(crew.id)], ["members", "roles", "users"]),
        ([str(sandbox.channel.id)], ["channels"]),
    ]


async def test_menus_list_only_what_they_say(
    sandbox: Sandbox, robot: Robot, ann: Actor, bob: Actor
) -> None:
    threads = discord.ui.ChannelSelect[Any](channel_types=[discord.ChannelType.private_thread])
    shown = await asked(robot, ann, threads)
    hidden = bob.open_thread(sandbox.channel, "den", private=True)
    for thing in (sandbox.channel, hidden, bob, "games"):
        with pytest.raises(NotOfferedError):
            await ann.select(shown, thing)


def questions() -> discord.ui.Modal:
    made = discord.ui.Modal(title="Set up", custom_id="set-up")
    options = {
        "Pace": discord.ui.RadioGroup[Any](
            custom_id="pace",
            options=[discord.RadioGroupOption(label=x, value=x.lower()) for x in ("Slow", "Fast")],
        ),
        "Variants": discord.ui.CheckboxGroup[Any](
            custom_id="variants",
            max_values=2,
            options=[discord.CheckboxGroupOption(label=x, value=x) for x in ("a", "b", "c")],
        ),
        "Public": discord.ui.Checkbox[Any](custom_id="public"),
        "Record": discord.ui.FileUpload[Any](custom_id="record", required=False),
        "Against": discord.ui.UserSelect[Any](custom_id="against", required=True),
    }
    for label, component in options.items():
        made.add_item(discord.ui.Label(text=label, component=component))
    made.stop()
    return made


async def test_windows_with_choices_and_files(
    robot: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    window = await robot.do(ann, games, lambda i: i.response.send_modal(questions()))
    got: dict[str, Any] = {}

    async def take(i: Interaction) -> None:
        data: Any = i.data
        fields = [row["component"] for row in data["components"]]
        got.update((f["custom_id"], f.get("values", f.get("value"))) for f in fields)
        (file,) = data["resolved"]["attachments"].values()
        got["record"] = file["filename"]
        await i.response.send_message("noted")

    robot.on = take
    given = {"Pace": "fast", "variants": ["a", "c"], "Public": True, "Against": bob}
    record = Upload("match.json", b"{}", "application/json")
    assert (await ann.submit(window, given, record=[record])).text == "noted"
    told = {"pace": "fast", "variants": ["a", "c"], "public": True, "record": "match.json"}
    assert got == told | {"against": [str(bob.id)]}


@pytest.mark.parametrize(
    "wrong",
    [
        {"pace": "never"},
        {"pace": None},
        {"variants": ["a", "b", "c"]},
        {"variants": ["d"]},
        {"record": [Upload("x", b"", ""), Upload("y", b"", "")]},
        {"record": "x"},
        {"against": []},
    ],
    ids=str,
)
async def test_a_window_takes_nothing_else(
    robot: Robot, ann: Actor, bob: Actor, games: Channel, wrong: dict[str, Any]
) -> None:
    window = await robot.do(ann, games, lambda i: i.response.send_modal(questions()))
    right = {"pace": "fast", "variants": ["a"], "against": bob}
    with pytest.raises(NotOfferedError):
        await ann.submit(window, right | wrong)


# To whom commands are offered


async def sync(robot: Robot, **more: Any) -> None:
    body = {"name": "x", "description": "x", "type": 1} | more
    await robot.raw("PUT", f"/applications/{robot.application_id}/commands", [body])


def offered(actor: Actor, channel: Channel) -> bool:
    return [command["name"] for command in actor.client.commands(channel)] == ["x"]


async def test_commands_for_those_with_a_permission(
    sandbox: Sandbox, robot: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    await sync(robot, default_member_permissions=1 << 34 | 1 << 5)
    assert not offered(ann, games)
    mods = sandbox.world.add_role(sandbox.guild, "mods", "manage_threads", "manage_guild")
    sandbox.world.give_role(sandbox.guild, ann.user, mods)
    assert offered(ann, games)
    assert offered(ann, ann.dm)
    await sync(robot, default_member_permissions=0)
    assert not offered(ann, games)
    admins = sandbox.world.add_role(sandbox.guild, "admins", "administrator")
    sandbox.world.give_role(sandbox.guild, bob.user, admins)
    assert offered(bob, games)


async def test_commands_for_adults_are_in_their_channels_only(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    await sync(robot, nsfw=True)
    thread = ann.open_thread(games, "table 2")
    places = (games, thread, ann.dm)
    assert [offered(ann, place) for place in places] == [False, False, False]
    games.nsfw = True
    assert [offered(ann, place) for place in places] == [True, True, False]


async def test_commands_that_a_person_has_everywhere(
    sandbox: Sandbox, robot: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    await sync(robot, integration_types=[1], contexts=[0, 2])
    group = sandbox.world.open_group(ann.user, bob.user)
    sandbox.world.installed_by.add(ann.id)
    places = (games, group, ann.dm)
    assert [offered(ann, place) for place in places] == [True, True, False]
    assert not offered(bob, group)


async def test_among_people_the_bot_can_only_answer(
    sandbox: Sandbox, ann: Actor, bob: Actor
) -> None:
    heard: list[Interaction] = []

    async def note(i: Interaction) -> None:
        heard.append(i)
        await i.response.send_message("among us")

    group = sandbox.world.open_group(ann.user, bob.user)
    sandbox.world.installed_by.add(ann.id)
    async with running(Answering(sync=False), sandbox) as robot:
        await sync(robot, integration_types=[1], contexts=[2])
        robot.on = note
        assert (await ann.slash(group, "x")).text == "among us"
        assert heard[0].context.private_channel
        assert heard[0].is_user_integration()
        assert [shown.text for shown in bob.sees(group)] == ["among us"]
        with pytest.raises(discord.Forbidden):
            await robot.get_partial_messageable(group.id).send("x")


async def test_who_has_installed_the_app_for_themselves_gets_direct_messages(
    sandbox: Sandbox, robot: Robot
) -> None:
    world, stranger = sandbox.world, sandbox.user("Stranger", member=False)
    await sync(robot, integration_types=[0, 1], contexts=[0, 1, 2])
    user = await robot.fetch_user(stranger.id)
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("x")

    world.installed_by.add(stranger.id)
    await user.send("y")

    assert refused.value.code == 50278
    assert [shown.text for shown in stranger.inbox] == ["y"]
    assert offered(stranger, stranger.dm)


async def test_an_interaction_tells_for_whom_the_app_is_installed_and_where_it_was(
    sandbox: Sandbox, ann: Actor, bob: Actor, games: Channel
) -> None:
    world, heard = sandbox.world, list[tuple[Any, ...]]()

    async def note(i: Interaction) -> None:
        heard.append((i.context.to_array(), i._integration_owners))
        await i.response.send_message("x", view=view(button("More")))

    bare = world.add_guild("Bare", with_bot=False)
    hall = world.add_channel(bare, "hall")
    stranger = sandbox.user("Stranger", member=False)
    for user in (ann.user, bob.user):
        world.join(bare, user)
    world.installed_by |= {ann.id, stranger.id}
    guild, me = sandbox.guild.id, ann.id
    async with running(Answering(sync=False), sandbox) as robot:
        await sync(robot, integration_types=[0, 1], contexts=[0, 1, 2])
        robot.on = note
        for place, person in ((games, ann), (games, bob), (ann.dm, ann), (stranger.dm, stranger)):
            await person.slash(place, "x")
        shown = await ann.slash(hall, "x")
        assert shown.message is not None
        await bob.click(shown.message, "More")

    assert heard == [
        ([0], {0: guild, 1: me}),
        ([0], {0: guild}),
        ([1], {0: 0, 1: me}),
        ([1], {1: stranger.id}),
        ([0], {1: me}),
        ([0], {1: me}),  # Bob has nothing installed: he presses what Ann was answered
    ]


async def test_what_people_bring_along_is_shown_to_them_alone_where_that_is_not_wanted(
    sandbox: Sandbox, ann: Actor, bob: Actor
) -> None:
    world = sandbox.world
    bare = world.add_guild("Bare", with_bot=False)
    hall = world.add_channel(bare, "hall")
    for user in (ann.user, bob.user):
        world.join(bare, user)
    world.installed_by.add(ann.id)
    async with running(Answering(sync=False), sandbox) as robot:
        await sync(robot, integration_types=[1], contexts=[0])
        robot.on = lambda i: i.response.send_message("x")
        assert not (await ann.slash(hall, "x")).ephemeral

        world.deny(hall, bare.roles[bare.id], "use_external_apps")

        assert (await ann.slash(hall, "x")).ephemeral
    assert len(bob.sees(hall)) == 1


async def test_a_guild_may_have_the_commands_without_the_bot(
    sandbox: Sandbox, robot: Robot, ann: Actor
) -> None:
    guild = sandbox.world.add_guild("Others", with_bot=False, with_commands=True)
    sandbox.world.join(guild, ann.user)
    hall = sandbox.world.add_channel(guild, "hall")
    answer = await robot.do(ann, hall, lambda i: i.response.send_message("from afar"))
    assert answer.text == "from afar"
    with pytest.raises(discord.Forbidden) as refused:
        await robot.get_partial_messageable(hall.id).send("x")
    assert refused.value.code == 50001
    bare = sandbox.world.add_guild("Strangers", with_bot=False)
    sandbox.world.join(bare, ann.user)
    assert not ann.client.commands(sandbox.world.add_channel(bare, "hall"))


# What is told of messages


async def test_polls_and_forwards_are_told_as_gaps(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    there = robot.get_partial_messageable(games.id)
    poll = discord.Poll("Tea?", duration=timedelta(hours=1))
    await there.send(poll=poll.add_answer(text="Yes"))
    said = ann.post(games, "hear, hear")
    message = there.get_partial_message(said.id)
    await message.forward(there)
    assert len(sandbox.gaps) == 2
    sandbox.gaps.clear()
    sandbox.violations.clear()  # Discord's own description does not know forwards


async def test_what_a_picture_in_an_embed_says_reaches_the_client(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    picture = discord.File(io.BytesIO(b"x"), "board.png", description="Ann holds a queen")
    embed = discord.Embed().set_image(url="attachment://board.png")
    await robot.get_partial_messageable(games.id).send(embed=embed, file=picture)
    (shown,) = ann.sees(games)
    assert shown.json["attachments"] == []
    assert shown.embeds[0]["image"]["description"] == "Ann holds a queen"
    assert any(b"Ann holds a queen" in data for _, data in ann.received)
