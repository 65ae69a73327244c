"""First answers, followups, deadlines and tokens."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from sandbox import Actor, Channel, Sandbox
from sandbox.actors import DID_NOT_RESPOND

from .robot import Interaction, Robot


async def nothing(_: Interaction) -> None:
    """Leave the interaction unanswered."""


async def test_message(robot: Robot, ann: Actor, bob: Actor, games: Channel) -> None:
    answer = await robot.do(ann, games, lambda i: i.response.send_message("for all"))
    assert answer.text == "for all"
    assert not answer.ephemeral
    assert not answer.deferred
    assert [shown.text for shown in bob.sees(games)] == ["for all"]
    assert answer.message is not None
    assert answer.message.json["type"] == 20
    assert answer.message.json["interaction_metadata"]["user"]["id"] == str(ann.id)


async def test_ephemeral_message(
    sandbox: Sandbox, robot: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    answer = await robot.do(ann, games, lambda i: i.response.send_message("psst", ephemeral=True))
    assert answer.ephemeral
    assert answer.message is not None
    assert [shown.text for shown in ann.sees(games)] == ["psst"]
    assert bob.sees(games) == []
    with pytest.raises(discord.NotFound) as unseen:
        await robot.raw("GET", f"/channels/{games.id}/messages/{answer.message.id}")
    assert unseen.value.code == 10008
    with pytest.raises(discord.NotFound):
        await robot.raw(
            "PATCH", f"/channels/{games.id}/messages/{answer.message.id}", {"content": "x"}
        )
    assert await robot.raw("GET", f"/channels/{games.id}/messages") == []


async def test_deferred_message_is_filled_by_the_first_followup(
    sandbox: Sandbox, robot: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    thinking: list[Any] = []

    async def act(i: Interaction) -> None:
        await i.response.defer(ephemeral=True, thinking=True)
        thinking.extend(ann.sees(games))
        first = await i.followup.send("first", wait=True)
        assert first.id == thinking[0].id
        await i.followup.send("second", ephemeral=True)
        await i.followup.send("third")

    answer = await robot.do(ann, games, act)
    assert answer.deferred
    assert answer.ephemeral, "the deferral has decided that"
    assert thinking[0].thinking
    await sandbox.until(lambda: len(ann.sees(games)) == 3)
    assert [(s.text, s.ephemeral) for s in ann.sees(games)] == [
        ("first", True),
        ("second", True),
        ("third", False),
    ]
    assert [shown.text for shown in bob.sees(games)] == ["third"]
    assert not any(shown.thinking or shown.edited for shown in ann.sees(games))
    assert robot.errors == []


async def test_deferred_message_is_filled_by_editing_the_original(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    async def act(i: Interaction) -> None:
        await i.response.defer(thinking=True)
        await i.edit_original_response(content="filled")

    answer = await robot.do(ann, games, act)
    assert answer.text == "filled"
    assert len(ann.sees(games)) == 1


async def test_followups_refer_to_the_original(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    async def act(i: Interaction) -> None:
        await i.response.send_message("first")
        second = await i.followup.send("second", wait=True)
        assert second.reference is not None
        assert second.reference.message_id == (await i.original_response()).id
        await i.followup.edit_message(second.id, content="edited")
        third = await i.followup.send("third", wait=True)
        await third.delete()

    await robot.do(ann, games, act)
    await sandbox.until(lambda: len(ann.sees(games)) == 2)
    assert robot.errors == []
    assert ann.sees(games)[0].text == "first"


async def test_original_is_edited_and_deleted(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    done = asyncio.Event()

    async def act(i: Interaction) -> None:
        await i.response.send_message("one", ephemeral=True)
        assert (await i.original_response()).content == "one"
        await i.edit_original_response(content="two")
        assert [shown.text for shown in ann.sees(games)] == ["two"]
        await i.delete_original_response()
        done.set()
        await i.edit_original_response(content="three")

    await robot.do(ann, games, act)
    await asyncio.wait_for(done.wait(), 2)
    assert ann.sees(games) == []
    await sandbox.until(lambda: robot.codes == [10008])


async def test_without_response_the_answer_is_empty(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    async def act(i: Interaction) -> None:
        assert not await robot.callback(i, {"type": 4, "data": {"content": "x"}})

    assert (await robot.do(ann, games, act)).text == "x"
    assert robot.errors == []


async def test_late_answer_finds_no_interaction(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    async def slow(i: Interaction) -> None:
        sandbox.clock.advance(3001)
        await i.response.send_message("too late")

    answer = await robot.do(ann, games, slow)
    assert answer.error == DID_NOT_RESPOND
    assert answer.message is None
    await sandbox.until(lambda: robot.codes == [10062])
    assert [kind for kind, _ in ann.received] == ["failed"]


async def test_an_answer_within_three_seconds_is_in_time(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    async def slow(i: Interaction) -> None:
        sandbox.clock.advance(3000)
        await i.response.send_message("just so")

    assert (await robot.do(ann, games, slow)).text == "just so"


async def test_no_answer_at_all(sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel) -> None:
    pending = asyncio.create_task(robot.do(ann, games, nothing))
    await sandbox.until(lambda: robot.taken)
    sandbox.clock.advance(3001)
    assert (await pending).error == DID_NOT_RESPOND


async def test_second_answer_is_refused(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    async def twice(i: Interaction) -> None:
        await i.response.send_message("one")
        await robot.callback(i, {"type": 4, "data": {"content": "two"}})

    await robot.do(ann, games, twice)
    await sandbox.until(lambda: robot.codes == [40060])
    assert [shown.text for shown in ann.sees(games)] == ["one"]


async def test_wrong_token_finds_no_interaction(robot: Robot, ann: Actor, games: Channel) -> None:
    async def act(i: Interaction) -> None:
        with pytest.raises(discord.NotFound) as caught:
            await robot.raw("POST", f"/interactions/{i.id}/other/callback", {"type": 4, "data": {}})
        assert caught.value.code == 10062
        with pytest.raises(discord.NotFound) as early:
            await i.followup.send("before the answer")
        assert early.value.code == 10015
        await i.response.send_message("fine")

    assert (await robot.do(ann, games, act)).text == "fine"


async def test_token_works_for_fifteen_minutes(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    held: list[Interaction] = []

    async def act(i: Interaction) -> None:
        held.append(i)
        await i.response.send_message("x")

    await robot.do(ann, games, act)
    sandbox.clock.advance(15 * 60_000)
    await held[0].edit_original_response(content="in time")
    sandbox.clock.advance(1)
    for late in (
        held[0].edit_original_response(content="late"),
        held[0].followup.send("late"),
        held[0].delete_original_response(),
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await late
        assert (caught.value.status, caught.value.code) == (401, 50027)
    assert [shown.text for shown in ann.sees(games)] == ["in time"]


async def test_a_refused_form_leaves_the_interaction_open(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    async def act(i: Interaction) -> None:
        with pytest.raises(discord.HTTPException) as caught:
            await robot.callback(i, {"type": 4, "data": {"content": "x" * 2001}})
        assert caught.value.code == 50035
        with pytest.raises(discord.HTTPException) as empty:
            await robot.callback(i, {"type": 4, "data": {}})
        assert empty.value.code == 50006
        with pytest.raises(discord.HTTPException) as flags:
            await robot.callback(i, {"type": 5, "data": {"flags": 64 | 1 << 15}})
        assert flags.value.code == 50035
        await i.response.send_message("fine")

    assert (await robot.do(ann, games, act)).text == "fine"
    assert robot.errors == []
