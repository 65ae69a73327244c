"""The table of actions: what is declared beside its handler can be done in chat, and no more."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping, Sequence
from pathlib import Path
from textwrap import dedent
from typing import Annotated, Any

import discord
import pytest
from discord import app_commands

from bot.actions import SHARED
from bot.limits import SUBCOMMANDS
from bot.message import Button, Message
from bot.names import escape
from bot.press import Press
from bot.registry import Registry, shipped
from bot.routing.declare import Actions, Completed, Whole
from bot.routing.finding import matching, meant
from bot.routing.requests import AtSeat, AtTable, Request, Suggestion
from bot.table.refused import Refused
from engine import Seat
from sandbox import Actor, Sandbox
from tests.house.tree import ROOT

from .club import Club

# -- everything about a subcommand, with its parameter, its completion and its button ------------

TEXTS = """
command-wave = wave
command-wave-description = Wave to somebody at the table
param-whom = someone
param-whom-description = Whose seat
param-times = times
param-times-description = How often
"""
waving = Actions("game")


class WaveBack(Press, word="wave"):
    """Wave to whoever waved."""

    seat: str


def named(at: AtTable) -> list[Suggestion]:
    return [(name, name) for name in at.table.names]


async def names(at: AtTable, typed: str, _given: Mapping[str, str]) -> Sequence[Suggestion]:
    return matching(typed, [*named(at), ("Bores", "x" * 101)])


async def tallies(_: Request, typed: str, given: Mapping[str, str]) -> Sequence[Suggestion]:
    whom = given.get("whom", "nobody")
    return matching(typed, [(f"{times} times to {whom}", str(times)) for times in (1, 2, 3)])


@waving.command("wave")
async def wave(
    at: AtSeat,
    whom: Annotated[str, Completed(names)],
    times: Annotated[int, Whole(1, 3), Completed(tallies)] = 1,
) -> None:
    name = meant(whom, named(at))
    if name is None:
        raise Refused("refused-no-seat", who=escape(whom))
    button = Button(WaveBack(at.table.id, str(at.seat)).id, "Wave back")
    await at.say(Message(text=f"You wave to {escape(name)}{'!' * times}", rows=((button,),)))


@waving.button(WaveBack)
async def wave_back(at: AtTable, press: WaveBack) -> None:
    whom = at.speaker.name(Seat(int(press.seat)))
    await at.edit(f"{escape(at.caller.name)} waves back to {whom}.")


# -- that is all that it takes -------------------------------------------------------------------


@pytest.fixture
async def waved(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Club]:
    """A club in which people can wave."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "core.ftl").write_text(TEXTS, "utf-8")
    titles = [title for title in shipped() if title.game.slug == "delta_v"]
    club = Club(sandbox, tmp_path, Registry(titles), tmp_path)
    club.more = (waving,)
    try:
        await club.start()
        yield club
    finally:
        await club.stop()


async def test_one_declaration_makes_command_completion_and_button(
    waved: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await waved.sit("delta_v", ann, bob)

    found = await ann.autocomplete(sandbox.channel, "game wave", "someone", "bo")
    answer = await ann.slash(sandbox.channel, "game wave", someone=found.values[0], times=2)
    assert answer.message is not None
    back = await ann.click(answer.message, "Wave back")

    often = await ann.autocomplete(sandbox.channel, "game wave", "times", "2", someone="Bob")
    assert [*found.values] == ["Bob"]  # and no value that Discord would not take
    assert [*often.values] == [2]
    assert often.choices == ("2 times to Bob",)
    assert answer.text == "You wave to Bob!!"
    assert back.text == "Ann waves back to **Ann**."


async def test_what_a_handler_must_be_given_is_seen_to(
    waved: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    eve = sandbox.user("Eve")
    before = await eve.slash(sandbox.channel, "game wave", someone="Bob")
    await waved.sit("delta_v", ann, bob)
    after = await eve.slash(sandbox.channel, "game wave", someone="Bob")
    typed = await ann.slash(sandbox.channel, "game wave", someone="*Zed*")

    assert "There's no table in this channel" in before.text
    assert "You aren't at this table" in after.text
    assert "\\*Zed\\* isn't at this table" in typed.text


# -- and what is not declared cannot be -----------------------------------------------------------


@pytest.mark.parametrize("line", ["game list", "settings"])
async def test_a_command_that_an_older_bot_had_is_refused_kindly(
    club: Club, ann: Actor, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    tree: Any = club.bot.tree
    group, _, word = line.rpartition(" ")
    # Other bots of this process have the same groups.
    there = tree.get_command(group)._children if group else tree._global_commands
    monkeypatch.delitem(there, word)
    del club.bot.router.actions.commands[line]

    answer = await ann.slash(sandbox.channel, line)

    assert "I don't have this command any more" in answer.text


async def test_a_command_whose_options_were_others_is_refused_kindly(
    club: Club, ann: Actor, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def later(interaction: discord.Interaction, page: int) -> None:
        """Would show a page."""

    game: Any = club.bot.tree.get_command("game")
    rules: Any = app_commands.Command(
        name="rules", description="Rules", callback=later, parent=game
    )
    monkeypatch.setitem(game._children, "rules", rules)

    answer = await ann.slash(sandbox.channel, "game rules")

    assert "I don't have this command any more" in answer.text


def test_discord_takes_25_subcommands_and_no_more() -> None:
    full = Actions("game")

    async def nothing(request: Request) -> None:
        """Do nothing."""

    for number in range(SUBCOMMANDS):
        full.command(f"c{number}")(nothing)
    with pytest.raises(ValueError, match="game c25: Discord takes no more"):
        full.command("c25")(nothing)


def test_a_name_stands_for_one_action() -> None:
    with pytest.raises(ValueError, match="two commands game new"):
        Actions().include(SHARED, SHARED)
    with pytest.raises(ValueError, match="two handlers of wave"):
        waving.button(WaveBack)(wave_back)


def test_the_example_of_the_page_is_this_one() -> None:
    page = (ROOT / "docs" / "adding-an-action.md").read_text("utf-8")
    here = Path(__file__).read_text("utf-8")

    examples = [dedent(found) for found in re.findall(r"```python\n(.*?)```", page, re.DOTALL)]

    assert len(examples) == 3
    assert all(example in here for example in examples)
