from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Actor, Channel, Sandbox, errors
from sandbox.actors import DID_NOT_RESPOND

from .robot import Robot

MESSAGES = ("POST", "/channels/*/messages")


def place(robot: Robot, channel: Channel) -> discord.PartialMessageable:
    return robot.get_partial_messageable(channel.id)


async def hello(i: discord.Interaction[Any]) -> None:
    await i.response.send_message("hello", ephemeral=True)


async def test_late_delivery_within_the_deadline(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.delivers_late(2000)
    pending = asyncio.create_task(robot.do(ann, games, hello))
    await sandbox.until(lambda: len(sandbox.clock.sleepers()) == 2)
    assert robot.taken == []
    sandbox.clock.advance(2000)
    assert (await pending).text == "hello"


async def test_late_delivery_after_the_deadline(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.delivers_late(4000)
    pending = asyncio.create_task(robot.do(ann, games, hello))
    await sandbox.until(lambda: len(sandbox.clock.sleepers()) == 2)
    sandbox.clock.advance(4000)
    assert (await pending).error == DID_NOT_RESPOND
    await sandbox.until(lambda: robot.codes == [10062])


async def test_duplicate_delivery(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.delivers_twice()
    answer = await robot.do(ann, games, hello)
    await sandbox.until(lambda: len(robot.taken) == 2)
    assert robot.taken[0] == robot.taken[1] == answer.interaction.id
    await sandbox.until(lambda: robot.codes == [40060])
    await robot.do(ann, games, hello)
    assert len(robot.taken) == 3


async def test_rate_limit_is_waited_for(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.rate_limits(*MESSAGES, times=2)
    await place(robot, games).send("x")
    assert [record.status for record in sandbox.requests[-3:]] == [429, 429, 200]
    assert len(ann.sees(games)) == 1


async def test_global_rate_limit(sandbox: Sandbox, robot: Robot, games: Channel) -> None:
    sandbox.faults.rate_limits(*MESSAGES, whole_bot=True)
    await place(robot, games).send("x")
    assert sandbox.requests[-2].body["global"] is True


async def test_rate_limit_on_a_followup(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.rate_limits("*", "/webhooks/**")

    async def act(i: discord.Interaction[Any]) -> None:
        await i.response.defer(thinking=True)
        await i.followup.send("patience")

    assert (await robot.do(ann, games, act)).text == "patience"


async def test_endless_rate_limit_ends_in_an_error(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    sandbox.faults.rate_limits(*MESSAGES, times=5)
    with pytest.raises(discord.HTTPException) as caught:
        await place(robot, games).send("x")
    assert caught.value.status == 429
    assert sandbox.faults.pending == 0


@pytest.mark.parametrize("status", [500, 502, 504])
async def test_server_error_before_storing(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel, status: int
) -> None:
    sandbox.faults.fails_before(*MESSAGES, times=2, status=status)
    await place(robot, games).send("x")
    assert [shown.text for shown in ann.sees(games)] == ["x"]


async def test_server_error_after_storing_doubles_without_a_nonce(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.fails_after(*MESSAGES)
    await robot.raw("POST", f"/channels/{games.id}/messages", {"content": "x"})
    assert [shown.text for shown in ann.sees(games)] == ["x", "x"]


async def test_server_error_after_storing_is_healed_by_a_nonce(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.fails_after(*MESSAGES)
    await place(robot, games).send("x", nonce="t1")
    assert [shown.text for shown in ann.sees(games)] == ["x"]


async def test_server_error_after_an_answer_was_stored(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.fails_after("POST", "/interactions/*/*/callback")
    answer = await robot.do(ann, games, hello)
    assert answer.text == "hello"
    await sandbox.until(lambda: robot.codes == [40060], what="the second try")


async def test_connection_reset_before_storing(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.resets_before(*MESSAGES)
    with pytest.raises(aiohttp.ClientError):
        await place(robot, games).send("x")
    assert ann.sees(games) == []
    await place(robot, games).send("y")


async def test_connection_reset_after_storing(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.resets_after(*MESSAGES)
    with pytest.raises(aiohttp.ClientError):
        await place(robot, games).send("x", nonce="t1")
    assert [shown.text for shown in ann.sees(games)] == ["x"]
    await place(robot, games).send("x", nonce="t1")
    assert [shown.text for shown in ann.sees(games)] == ["x"]


@pytest.mark.parametrize(
    ("refusal", "code"),
    [
        (errors.missing_permissions, 50013),
        (errors.missing_access, 50001),
        (errors.inbox_closed, 50007),
        (errors.unknown_message, 10008),
        (errors.unknown_channel, 10003),
        (errors.token_expired, 50027),
        (errors.opening_inboxes_too_fast, 40003),
        (errors.flagged_as_spam, 20026),
        (errors.thread_archived, 50083),
        (errors.thread_locked, 160005),
        (errors.blocked_by_moderation, 200000),
        (errors.unknown_user, 10013),
        (errors.wrong_channel_type, 50024),
    ],
)
async def test_any_refusal(
    sandbox: Sandbox, robot: Robot, games: Channel, refusal: Any, code: int
) -> None:
    sandbox.faults.refuses(*MESSAGES, refusal)
    with pytest.raises(discord.HTTPException) as caught:
        await place(robot, games).send("x")
    assert caught.value.code == code
    await place(robot, games).send("x")


async def test_a_fault_meets_only_its_route_and_count(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    other = sandbox.add_channel("other")
    fault = sandbox.faults.refuses(
        "POST", f"/channels/{games.id}/messages", errors.missing_access, times=2
    )
    await place(robot, other).send("x")
    assert fault.left == 2
    for _ in range(2):
        with pytest.raises(discord.Forbidden):
            await place(robot, games).send("x")
    await place(robot, games).send("x")
    assert (fault.left, sandbox.faults.pending) == (0, 0)


async def test_expired_tokens(sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel) -> None:
    async def act(i: discord.Interaction[Any]) -> None:
        await i.response.send_message("x")
        sandbox.faults.expires_tokens()
        await i.edit_original_response(content="y")

    await robot.do(ann, games, act)
    await sandbox.until(lambda: robot.codes == [50027])


async def test_something_may_come_between(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    message = await place(robot, games).send("x")
    live = sandbox.world.messages[message.id]
    sandbox.faults.happens_before(
        "PATCH", "/channels/*/messages/*", lambda: sandbox.world.delete_message(live)
    )
    with pytest.raises(discord.NotFound) as caught:
        await message.edit(content="y")
    assert caught.value.code == 10008
    sandbox.faults.happens_before(*MESSAGES, lambda: ann.post(games, "first"))
    await place(robot, games).send("second")
    assert [shown.text for shown in ann.sees(games)] == ["first", "second"]


@pytest.mark.sandbox(limits="none")
async def test_enforced_rate_is_kept_to_in_the_end(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.limits_rate(*MESSAGES, most=2, seconds=0.03)
    for number in range(5):
        await place(robot, games).send(f"{number}")
    assert [shown.text for shown in ann.sees(games)] == ["0", "1", "2", "3", "4"]
    assert 429 in [record.status for record in sandbox.requests]


async def test_deadlines_and_late_deliveries_outlive_the_server(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    async def silent(_: discord.Interaction[Any]) -> None:
        pass

    robot.on = silent
    unanswered = ann.client.command(games, "do", {})
    await sandbox.until(lambda: robot.taken)
    robot.on = hello
    sandbox.faults.delivers_late(2000)
    late = ann.client.command(games, "do", {})
    await sandbox.stop()
    await sandbox.start()
    await sandbox.ready()
    sandbox.clock.advance(2000)
    await sandbox.until(lambda: late.answered_by)
    assert not unanswered.failed
    sandbox.clock.advance(1001)
    await sandbox.until(lambda: unanswered.failed)
