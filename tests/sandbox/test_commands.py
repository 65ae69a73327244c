from __future__ import annotations

import copy
from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox import Actor, Channel, NotOfferedError, Sandbox
from sandbox.checks_commands import is_name, size

from .robot import Interaction, Robot, running


async def test_synced_commands_are_fetched_as_they_are(sandbox: Sandbox, robot: Robot) -> None:
    fetched = await robot.tree.fetch_commands()
    assert sorted(command.name for command in fetched) == ["do", "echo", "game"]
    game = next(command for command in fetched if command.name == "game")
    assert [option.name for option in game.options] == ["new", "move"]


async def test_options_have_their_types(robot: Robot, ann: Actor, games: Channel) -> None:
    answer = await ann.slash(games, "echo", text="hi", times=2, loud=True)
    assert answer.text == "HI HI"
    answer = await ann.slash(games, "echo", text="hi", where=games)
    assert answer.text == "#games hi"


async def test_a_user_as_option(robot: Robot, ann: Actor, bob: Actor, games: Channel) -> None:
    assert (await ann.slash(games, "echo", text="hi", whom=bob)).text == "Bob: hi"
    assert (await ann.slash(games, "/echo", text="hi", whom=bob.user)).text == "Bob: hi"


async def test_subcommands_and_choices(robot: Robot, ann: Actor, games: Channel) -> None:
    assert (await ann.slash(games, "game new", game="Delta V")).text == "new delta-v"
    assert (await ann.slash(games, "game new", game="space-mission")).text == "new space-mission"


@pytest.mark.parametrize(
    ("line", "options", "said"),
    [
        ("nothing", {}, "no command /nothing"),
        ("game", {}, "not complete"),
        ("game old", {}, "no part 'old'"),
        ("echo", {}, "'text' is required"),
        ("echo", {"text": 5}, "it takes a text, not 5"),
        ("echo", {"text": "a", "times": 4}, "not within 1"),
        ("echo", {"text": "a", "times": "2"}, "it takes a whole number from 1 to 3, not '2'"),
        ("echo", {"text": "a", "times": True}, "it takes a whole number from 1 to 3, not True"),
        ("echo", {"text": "a", "loud": 1}, "it takes True or False, not 1"),
        ("echo", {"text": "a", "whom": "bob"}, "not a user"),
        ("echo", {"text": "a", "who": "bob"}, "no option 'who'"),
        ("game new", {"game": "chess"}, "not one of"),
    ],
)
async def test_the_client_lets_nothing_else_through(
    robot: Robot, ann: Actor, games: Channel, line: str, options: dict[str, Any], said: str
) -> None:
    before = len(robot.taken)
    with pytest.raises(NotOfferedError, match=said):
        await ann.slash(games, line, **options)
    assert len(robot.taken) == before


async def test_unsynced_commands_are_not_there(
    sandbox: Sandbox, ann: Actor, games: Channel
) -> None:
    async with running(Robot(sync=False), sandbox):
        with pytest.raises(NotOfferedError, match="no command /echo is synced"):
            await ann.slash(games, "echo", text="hi")


async def test_autocomplete(robot: Robot, ann: Actor, games: Channel) -> None:
    found = await ann.autocomplete(games, "game move", "to", typed="c2", ship="j")
    assert found.values[:2] == ("j-c2", "j-c20")
    assert found.choices[0] == "J-C2"
    assert found.message is None

    everything = await ann.autocomplete(games, "game move", "to", ship="j")
    assert len(everything.choices) == 25

    assert ann.sees(games) == []


async def test_only_completing_options_complete(robot: Robot, ann: Actor, games: Channel) -> None:
    with pytest.raises(NotOfferedError, match="does not complete"):
        await ann.autocomplete(games, "game move", "ship", typed="j")


async def test_people_without_the_permission_have_no_commands(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.world.deny(games, ann.user, "use_application_commands")
    with pytest.raises(NotOfferedError, match="may not use commands"):
        await ann.slash(games, "do")


class German(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        german = {"hello": "hallo", "whom": "wen", "Says hello": "Sagt hallo"}
        return german.get(str(string)) if locale is discord.Locale.german else None


class Polite(Robot):
    async def setup_hook(self) -> None:
        @self.tree.command(
            name=app_commands.locale_str("hello"),
            description=app_commands.locale_str("Says hello"),
        )
        @app_commands.rename(whom=app_commands.locale_str("whom"))
        async def hello(interaction: Interaction, whom: str) -> None:
            await interaction.response.send_message(f"{interaction.locale} {whom}")

        await self.tree.set_translator(German())
        await super().setup_hook()


async def test_names_are_localised(sandbox: Sandbox, games: Channel) -> None:
    async with running(Polite(), sandbox) as robot:
        hans = sandbox.user("Hans", locale="de")
        assert (await hans.slash(games, "hallo", wen="Ann")).text == "de Ann"
        assert (await hans.slash(games, "hello", whom="Ann")).text == "de Ann"
        with pytest.raises(NotOfferedError):
            await sandbox.user("Ann").slash(games, "hallo", wen="Hans")

        listed = await robot.raw("GET", f"/applications/{robot.application_id}/commands")
        assert all("name_localizations" not in command for command in listed)
        path = f"/applications/{robot.application_id}/commands?with_localizations=true"
        hello = next(c for c in await robot.raw("GET", path) if c["name"] == "hello")
        assert hello["name_localizations"] == {"de": "hallo"}


async def test_guild_commands_are_there_in_their_guild_only(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    path = f"/applications/{robot.application_id}/guilds/{sandbox.guild.id}/commands"
    body = {"name": "local", "description": "Here only"}
    made = await robot.raw("PUT", path, [body])
    assert made[0]["guild_id"] == str(sandbox.guild.id)
    assert [c["name"] for c in ann.client.commands(games)] == ["local", "do", "echo", "game"]
    assert "local" not in [c["name"] for c in ann.client.commands(ann.dm)]
    assert len(await robot.raw("GET", path)) == 1


async def test_contexts_keep_commands_out_of_direct_messages(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    path = f"/applications/{robot.application_id}/commands"
    await robot.raw("POST", path, {"name": "here", "description": "x", "contexts": [0]})
    await robot.raw("POST", path, {"name": "there", "description": "x", "contexts": [1]})
    await robot.raw("POST", path, {"name": "old", "description": "x", "dm_permission": False})
    assert {"here", "old"} == _names(ann, games) - {"do", "echo", "game"}
    assert {"there"} == _names(ann, ann.dm) - {"do", "echo", "game"}


def _names(actor: Actor, place: Channel) -> set[str]:
    return {command["name"] for command in actor.client.commands(place)}


async def test_single_commands_are_made_changed_and_deleted(robot: Robot, games: Channel) -> None:
    path = f"/applications/{robot.application_id}/commands"
    made = await robot.raw("POST", path, {"name": "one", "description": "x"})
    again = await robot.raw("POST", path, {"name": "one", "description": "y"})
    assert again["id"] == made["id"]
    assert again["version"] != made["version"]

    changed = await robot.raw("PATCH", f"{path}/{made['id']}", {"description": "z"})
    assert changed["description"] == "z"
    assert (await robot.raw("GET", f"{path}/{made['id']}"))["description"] == "z"

    await robot.raw("DELETE", f"{path}/{made['id']}")
    with pytest.raises(discord.NotFound) as gone:
        await robot.raw("GET", f"{path}/{made['id']}")
    assert gone.value.code == 10063


async def test_overwriting_keeps_the_ids_of_names_that_stay(robot: Robot) -> None:
    path = f"/applications/{robot.application_id}/commands"
    before = {c["name"]: c["id"] for c in await robot.raw("GET", path)}
    bodies = [{"name": "echo", "description": "x"}, {"name": "new", "description": "x"}]
    after = {c["name"]: c["id"] for c in await robot.raw("PUT", path, bodies)}
    assert after["echo"] == before["echo"]
    assert set(after) == {"echo", "new"}


async def test_another_application_is_none_of_ours(robot: Robot) -> None:
    with pytest.raises(discord.NotFound) as caught:
        await robot.raw("GET", "/applications/5/commands")
    assert caught.value.code == 10002
    with pytest.raises(discord.Forbidden) as elsewhere:
        await robot.raw("GET", f"/applications/{robot.application_id}/guilds/5/commands")
    assert elsewhere.value.code == 50001


@pytest.mark.sandbox(limits="none")
async def test_two_hundred_creates_a_day(sandbox: Sandbox, robot: Robot) -> None:
    path = f"/applications/{robot.application_id}/commands"

    async def overwrite(day: int, count: int) -> None:
        names = [f"day{day}-{number}" for number in range(count)]
        await robot.raw("PUT", path, [{"name": name, "description": "x"} for name in names])

    await overwrite(1, 98)
    await overwrite(2, 99)  # with the three of the robot: 200
    with pytest.raises(discord.HTTPException) as caught:
        await overwrite(3, 1)
    assert caught.value.code == 30034

    await overwrite(2, 99)  # names that are there already do not count
    sandbox.clock.advance(24 * 3_600_000)
    await overwrite(3, 1)


GOOD: dict[str, Any] = {"name": "good", "description": "x", "options": []}
OPTION: dict[str, Any] = {"type": 3, "name": "o", "description": "x"}
CHOICE = {"name": "c", "value": "v"}


def _with(**fields: Any) -> list[dict[str, Any]]:
    return [copy.deepcopy(GOOD) | fields]


def _option(**fields: Any) -> list[dict[str, Any]]:
    return _with(options=[OPTION | fields])


def _many(count: int, kind: int = 1) -> list[dict[str, Any]]:
    more = {"type": kind, "description": "x" if kind == 1 else ""}
    return [GOOD | {"name": f"n{number}"} | more for number in range(count)]


def _sub(name: str = "s", *options: dict[str, Any], kind: int = 1) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "x", "options": list(options)}


BAD_COMMANDS = {
    "upper case": _with(name="Good"),
    "blank in name": _with(name="go od"),
    "name of 33": _with(name="n" * 33),
    "no name": _with(name=""),
    "sign in name": _with(name="good!"),
    "no description": _with(description=""),
    "description of 101": _with(description="d" * 101),
    "localised name": _with(name_localizations={"de": "Gut"}),
    "localised description": _with(description_localizations={"de": "d" * 101}),
    "unknown locale": _with(name_localizations={"xx": "good"}),
    "101 commands": _many(101),
    "16 user commands": _many(16, 2),
    "same name twice": _many(1) + _many(1),
    "26 options": _with(options=[OPTION | {"name": f"o{n}"} for n in range(26)]),
    "same option twice": _with(options=[OPTION, OPTION]),
    "option name": _option(name="Option"),
    "option description": _option(description=""),
    "option type": _option(type=99),
    "26 choices": _option(choices=[CHOICE | {"name": f"c{n}"} for n in range(26)]),
    "choice name of 101": _option(choices=[CHOICE | {"name": "c" * 101}]),
    "choice value of 101": _option(choices=[CHOICE | {"value": "v" * 101}]),
    "choice value type": _option(type=4, choices=[CHOICE]),
    "localised choice": _option(choices=[CHOICE | {"name_localizations": {"de": "c" * 101}}]),
    "choices and autocomplete": _option(choices=[CHOICE], autocomplete=True),
    "required after optional": _with(options=[OPTION, OPTION | {"name": "p", "required": True}]),
    "options beside sub-commands": _with(options=[_sub(), OPTION]),
    "26 sub-commands": _with(options=[_sub(f"s{n}") for n in range(26)]),
    "group in group": _with(options=[_sub("g", _sub("h", kind=2), kind=2)]),
    "sub in sub": _with(options=[_sub("s", _sub("t"))]),
    "8001 characters": _with(
        options=[
            OPTION
            | {
                "name": f"o{n}",
                "choices": [{"name": f"{m}" * 50, "value": "v" * 30} for m in range(10, 15)],
            }
            for n in range(17)
        ]
    ),
}


@pytest.mark.parametrize("what", BAD_COMMANDS)
async def test_what_breaks_a_limit_is_refused(robot: Robot, what: str) -> None:
    path = f"/applications/{robot.application_id}/commands"
    with pytest.raises(discord.HTTPException) as caught:
        await robot.raw("PUT", path, BAD_COMMANDS[what])
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert len(await robot.raw("GET", path)) == 3, "nothing was replaced"


async def test_a_limit_is_no_more_than_the_limit(robot: Robot) -> None:
    path = f"/applications/{robot.application_id}/commands"
    choices = [{"name": "c" * 99 + chr(97 + n), "value": f"{n:0100d}"} for n in range(25)]
    bodies = _many(99) + _many(15, 2) + _many(15, 3)
    bodies.append(
        GOOD
        | {"name": "n" * 32, "description": "d" * 100, "options": [OPTION | {"choices": choices}]}
    )
    made = await robot.raw("PUT", path, bodies)
    assert len(made) == 130


def test_names_in_all_scripts() -> None:
    good = ["delta-v", "größe", "поиск", "खेल", "สวัสดี", "o'clock", "a_b", "棋"]
    assert all(map(is_name, good))
    bad = ["", "Größe", "a b", "a!", "a.b", "x" * 33, "\N{ROCKET}", 5]
    assert not any(map(is_name, bad))


def test_size_counts_the_longest_language_of_each_field() -> None:
    command = {
        "name": "ab",
        "name_localizations": {"de": "abcd"},
        "description": "123",
        "description_localizations": {"de": "1"},
        "options": [{"name": "o", "description": "oo", "choices": [{"name": "c", "value": "vv"}]}],
    }
    assert size(command) == 4 + 3 + 1 + 2 + 1 + 2
