"""Starting the bot: every wrong setting gets one clear sentence and the way out."""

from __future__ import annotations

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.actions import actions_of
from bot.adapter.registration import declared
from bot.app import running
from bot.limits import COMMAND_DESCRIPTION, COMMAND_TOTAL, NAME_PATTERN
from bot.operate.process import run
from bot.registry import Registry, load, shipped
from bot.settings import BadSettings, Settings, load_settings
from engine import digest
from games import ALL
from locales import Library
from sandbox import Sandbox
from storage import BadDatabase, Storage
from tests.saying import library

from .club import Club
from .hall import ANN, BOB, PATIENCE, Hall


def settings(**values: Any) -> Settings:
    return Settings(_env_file=None, **values)


async def test_without_a_token_the_way_out_is_told() -> None:
    with pytest.raises(BadSettings, match=r"\.env\.example.*scripts/demo"):
        await run(settings())


async def test_a_wrong_token_is_refused_by_discord(sandbox: Sandbox, tmp_path: Path) -> None:
    store = await Storage.open(f"sqlite:///{tmp_path / 'bot.sqlite3'}")
    with pytest.raises(discord.LoginFailure):
        async with running("wrong", store, shipped(), Library(), sandbox.clock):
            pass
    await store.close()


class Torn(Registry):
    """The rules of a game cannot be loaded."""

    def open(self) -> None:
        raise ImportError("torn")


async def test_a_game_that_cannot_be_loaded_ends_the_bot_before_a_table_is_touched(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    club = Club(sandbox, tmp_path, Torn(list(shipped())))

    with pytest.raises(ImportError, match="torn"):
        await club.start()

    await club.stop()


def test_a_title_is_opened_when_it_is_asked_for() -> None:
    registry = shipped()

    assert [cover.slug for cover in registry.covers] == [cover.slug for cover in ALL]
    assert all(registry[cover.slug].game.cover.commands == cover.commands for cover in ALL)
    assert [title.cover.version for title in registry] == [cover.version for cover in ALL]


async def test_an_unwritable_database_is_named() -> None:
    with pytest.raises(BadDatabase, match="folder /nowhere for the database does not exist"):
        await run(settings(discord_token="x", database_url="sqlite:////nowhere/bot.sqlite3"))


def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LOG_LEVEL", "LOUD")

    with pytest.raises(BadSettings, match=r"LOG_LEVEL.*'DEBUG', 'INFO'"):
        load_settings()


def test_an_own_component_file_is_used_and_a_wrong_one_names_its_line(tmp_path: Path) -> None:
    own = load("delta_v").rules.components.model_dump(mode="json")
    own["contracts"] = own["contracts"][:3]
    (tmp_path / "delta_v.json").write_text(json.dumps(own), "utf-8")
    assert shipped(tmp_path)["delta_v"].own_box

    own["contracts"][1] = ["unobtainium"]
    (tmp_path / "delta_v.json").write_text(json.dumps(own, indent=1), "utf-8")
    with pytest.raises(ValueError, match=r"delta_v\.json: line \d+: contracts 2 .*'alphatite'"):
        shipped(tmp_path)


async def test_commands_are_told_to_discord_only_when_they_have_changed(
    club: Club, sandbox: Sandbox
) -> None:
    def synced() -> int:
        return sum(
            record.method == "PUT" and record.path.endswith("/commands")
            for record in sandbox.requests
        )

    before = synced()
    await club.restart()

    assert before == 1
    assert synced() == 1


def test_every_command_is_within_discords_limits() -> None:
    client = discord.Client(intents=discord.Intents.none())
    tree = discord.app_commands.CommandTree(client)
    for command in declared(library(), tuple(actions_of(shipped()).commands.values())):
        tree.add_command(command)
        body = command.to_dict(tree)
        assert size(body) <= COMMAND_TOTAL, body["name"]
        for part in walk(body):
            assert NAME_PATTERN.match(part["name"]), part["name"]
            assert part["name"] == part["name"].lower()
            assert 1 <= len(part["description"]) <= COMMAND_DESCRIPTION, part["name"]


def walk(body: dict[str, Any]) -> list[dict[str, Any]]:
    return [body, *(part for option in body.get("options", []) for part in walk(option))]


def size(body: dict[str, Any]) -> int:
    return sum(
        len(part["name"])
        + len(part["description"])
        + sum(len(choice["name"]) + len(str(choice["value"])) for choice in part.get("choices", []))
        for part in walk(body)
    )


async def test_a_match_whose_rules_have_changed_goes_on_from_where_it_was(
    club: Club, sandbox: Sandbox
) -> None:
    ann, bob = sandbox.user("Ann"), sandbox.user("Bob")
    await club.sit("delta_v", ann, bob)
    table = await club.table()
    await club.stop()
    newer = replace(
        table.game, cover=replace(table.game.cover, version=table.game.cover.version + 1)
    )
    club.registry = Registry([replace(title, game=newer) for title in [table.registered]])

    await club.start()

    assert (await club.table()).state == table.state
    await club.services.upgrade.bring(table.id)
    now = await club.table()
    assert now.version == newer.cover.version
    assert now.state == table.state


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET choice = 'move Z9' WHERE match = ? AND seq = 2",
        "UPDATE matches SET setup = json_set(setup, '$.seed', '5eed') WHERE id = ?",
    ],
    ids=["a choice is not allowed any more", "the same choices lead elsewhere"],
)
async def test_a_match_whose_log_leads_elsewhere_under_new_rules_goes_on_from_its_snapshot(
    hall: Hall, caplog: pytest.LogCaptureFixture, change: str
) -> None:
    match = await hall.sits(ANN, BOB)
    for _ in range(3):
        await hall.plays(match)
    before = await hall.at(match)
    hall.sql("UPDATE matches SET version = 0")
    hall.sql(change, match)

    with caplog.at_level(logging.WARNING):
        await hall.services.upgrade.bring(match)

    now = await hall.at(match)
    assert (now.status, now.version) == ("running", before.version)
    assert digest(now.running()) == digest(before.running())
    (line,) = [message for message in caplog.messages if match in message]
    assert "goes on from its snapshot" in line
    await hall.plays(match)
    assert (await hall.at(match)).seq == 4


async def test_what_discord_told_last_has_let_go_of_the_database_before_the_bot_ends(
    club: Club, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.SHUTDOWN_GRACE", 0.01)
    at_work, let_go = asyncio.Event(), []
    bot = club.bot

    async def changed(_channel: int) -> None:
        async with bot.services.store.reading():
            at_work.set()
            try:
                await asyncio.Event().wait()
            finally:
                let_go.append(not bot.is_closed())

    monkeypatch.setattr(bot.services.mending, "channel_changed", changed)
    sandbox.world.allow(sandbox.channel, sandbox.world.bot, "send_messages")
    await asyncio.wait_for(at_work.wait(), PATIENCE)

    await club.stop()

    assert let_go == [True]
