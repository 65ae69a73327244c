"""A small second language: registered, spoken, changed and told to Discord again."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.registry import Registry, shipped
from sandbox import Actor, Sandbox

from .club import Club

CORE = """
command-turn = zug
command-turn-description = Deine Züge mit Knöpfen und Menüs
param-table = tisch
done-joined = Du hast einen Platz.
language-name = Deutsch
notify-both = beides
"""
GAME = """
game-command = delta-fünf
game-summary = Erz aus Ringen holen. 2 bis 4 Personen.
command-prospect-description = Den Ort untersuchen
"""


@pytest.fixture
async def german(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Club]:
    """The bot with a little German besides English."""
    write(tmp_path, "core", CORE)
    write(tmp_path, "delta_v", GAME)
    titles = [title for title in shipped() if title.game.slug == "delta_v"]
    club = Club(sandbox, tmp_path, Registry(titles), tmp_path)
    try:
        await club.start()
        yield club
    finally:
        await club.stop()


def write(folder: Path, file: str, text: str) -> None:
    (folder / "de").mkdir(exist_ok=True)
    (folder / "de" / f"{file}.ftl").write_text(text, "utf-8")


def told(sandbox: Sandbox) -> list[dict[str, dict[str, Any]]]:
    """The commands by name, each time that Discord was told of them."""
    return [
        {command["name"]: command for command in record.body}
        for record in sandbox.requests
        if record.method == "PUT" and record.path.endswith("/commands")
    ]


def part(command: dict[str, Any], name: str) -> dict[str, Any]:
    """A subcommand or an option."""
    return next(option for option in command["options"] if option["name"] == name)


async def test_discord_is_told_the_names_in_every_language(german: Club, sandbox: Sandbox) -> None:
    ((commands),) = told(sandbox)
    turn = part(commands["game"], "turn")

    assert turn["name_localizations"] == {"de": "zug"}
    assert turn["description_localizations"] == {"de": "Deine Züge mit Knöpfen und Menüs"}
    assert part(turn, "table")["name_localizations"] == {"de": "tisch"}
    assert commands["delta-v"]["name_localizations"] == {"de": "delta-fünf"}
    assert "Ringen" in commands["delta-v"]["description_localizations"]["de"]
    assert not part(commands["game"], "show").get("name_localizations")  # not yet translated


async def test_a_language_is_spoken_and_what_it_lacks_is_said_in_english(
    german: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await bob.slash(sandbox.channel, "settings", language="de")
    await ann.slash(sandbox.channel, "game new", game="delta_v")

    joined = await bob.slash(sandbox.channel, "game join")
    again = await bob.slash(sandbox.channel, "game join")

    assert joined.text.startswith("Du hast einen Platz.")
    assert again.text == "You're already in."


async def test_a_translation_that_has_changed_is_told_again(
    german: Club, sandbox: Sandbox, tmp_path: Path
) -> None:
    for text in (CORE, CORE.replace("Deine Züge", "Deine eigenen Züge")):
        write(tmp_path, "core", text)
        await german.stop()
        german.library = type(german.library)(tmp_path, strict=True)
        await german.start()

    _, second = told(sandbox)
    said = part(second["game"], "turn")["description_localizations"]
    assert said == {"de": "Deine eigenen Züge mit Knöpfen und Menüs"}


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("= zug", "= Mein Zug"),
        ("= Deine Züge", "= " + 12 * "Deine Züge"),
        ("= beides", "= " + 101 * "b"),
    ],
)
async def test_one_that_discord_would_refuse_stays_english(
    german: Club,
    sandbox: Sandbox,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    right: str,
    wrong: str,
) -> None:
    await german.stop()
    write(tmp_path, "core", CORE.replace(right, wrong))
    german.library = type(german.library)(tmp_path, strict=True)

    with caplog.at_level(logging.WARNING):
        await german.start()

    (line,) = [m for m in caplog.messages if "Discord does not take" in m]
    assert line.endswith("it stays English")
    assert "language" in part(told(sandbox)[-1]["settings"], "language")["name"]
