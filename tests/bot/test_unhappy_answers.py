"""What people are told where the bot is not, and when showing fails after something was done."""

from __future__ import annotations

import pytest

from bot.actions import turn
from sandbox import Actor, Sandbox
from storage.interactions import Interactions

from .club import Club

DV = "delta_v"


async def test_where_only_the_commands_are_installed_the_bot_asks_to_be_invited(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    guild = sandbox.world.add_guild("Without", with_bot=False, with_commands=True)
    sandbox.world.join(guild, ann.user)
    place = sandbox.world.add_channel(guild, "games")

    answer = await ann.slash(place, "game new", game=DV)

    assert "invite me again, with the scope `bot`" in answer.text


async def test_in_a_private_thread_without_the_bot_it_asks_to_be_mentioned(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    den = ann.open_thread(sandbox.channel, "den", private=True)

    answer = await ann.slash(den, "game new", game=DV)

    assert "Mention me in a message here" in answer.text


async def test_nobody_is_told_that_nothing_changed_when_a_move_was_made(
    club: Club, ann: Actor, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    bob = sandbox.user("Bob")
    await club.sit(DV, ann, bob)
    mover = await club.mover(ann, bob)
    monkeypatch.setattr(turn, "_after", lambda *_: 1 / 0)

    answer = await mover.slash(sandbox.channel, "delta-v prospect")

    assert answer.text.startswith("It's done")
    assert (await club.table()).seq == 1


async def test_where_the_database_cannot_say_what_was_done_the_bot_does_not_claim_to_know(
    club: Club, ann: Actor, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.sit(DV, ann, sandbox.user("Bob"))
    monkeypatch.setattr(turn, "_panel", lambda *_: 1 / 0)
    monkeypatch.setattr(Interactions, "taken", lambda *_: 1 / 0)

    answer = await ann.click(club.live(ann), "My turn")

    assert "I can't tell whether it went through" in answer.text
