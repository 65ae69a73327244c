"""Rate limits with Discord's figures: on the wire, and as discord.py keeps to them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any, TypeAlias

import aiohttp
import pytest

from sandbox import Actor, Channel, Sandbox, messages
from sandbox.forms import Form
from sandbox.rates import OTHERS, RULES

from .robot import Interaction, Robot
from .test_places import place

Reply: TypeAlias = tuple[int, Any, dict[str, str]]


class Wire:
    """Requests of the bot without a library that would wait."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self._base = f"{sandbox.url}/api/v10"
        self._session = session

    async def __call__(self, method: str, path: str, payload: Any = None) -> Reply:
        async with self._session.request(method, self._base + path, json=payload) as answer:
            body = await answer.json() if answer.status != 204 else None
            return answer.status, body, {key.lower(): v for key, v in answer.headers.items()}

    async def post(self, channel: Channel) -> Reply:
        return await self("POST", f"/channels/{channel.id}/messages", {"content": "x"})


@pytest.fixture
async def wire(sandbox: Sandbox) -> AsyncIterator[Wire]:
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        yield Wire(sandbox, session)


async def test_five_posts_in_five_seconds_and_channel(
    sandbox: Sandbox, wire: Wire, games: Channel
) -> None:
    answers = [await wire.post(games) for _ in range(6)]
    assert [status for status, _, _ in answers] == [200] * 5 + [429]
    left = [headers["x-ratelimit-remaining"] for _, _, headers in answers]
    assert left == ["4", "3", "2", "1", "0", "0"]
    _, body, headers = answers[-1]
    assert body["global"] is False
    assert 4 < body["retry_after"] <= 5.01
    assert float(headers["x-ratelimit-reset-after"]) == pytest.approx(body["retry_after"], abs=0.1)
    assert headers["x-ratelimit-scope"] == "user"
    assert headers["x-ratelimit-limit"] == "5"
    assert len({headers["x-ratelimit-bucket"] for _, _, headers in answers}) == 1


async def test_other_channels_and_other_routes_have_buckets_of_their_own(
    sandbox: Sandbox, wire: Wire, games: Channel
) -> None:
    for _ in range(5):
        _, made, posted = await wire.post(games)
    assert (await wire.post(sandbox.add_channel("other")))[0] == 200
    there = f"/channels/{games.id}/messages/{made['id']}"
    status, _, edited = await wire("PATCH", there, {"content": "y"})
    assert status == 200
    assert edited["x-ratelimit-bucket"] != posted["x-ratelimit-bucket"]
    assert edited["x-ratelimit-remaining"] == "4"


async def test_refusals_count_as_well(wire: Wire, games: Channel) -> None:
    empty = f"/channels/{games.id}/messages", {"content": ""}
    answers = [await wire("POST", *empty) for _ in range(6)]
    assert [status for status, _, _ in answers] == [400] * 5 + [429]


async def test_discord_py_waits_for_the_window_without_being_refused(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    world, there = sandbox.world, place(robot, games)
    made = [messages.create(world, games, world.bot, Form({"content": "x"})) for _ in range(7)]
    loop = asyncio.get_running_loop()
    start = loop.time()
    for message in made:
        await there.get_partial_message(message.id).delete()
    assert loop.time() - start >= 0.9
    assert 429 not in {record.status for record in sandbox.requests}
    assert not world.messages_in(games)


async def test_fifty_requests_a_second_for_the_whole_bot_but_not_for_answers(
    sandbox: Sandbox, robot: Robot, wire: Wire, ann: Actor
) -> None:
    places = [sandbox.add_channel(f"c{number}") for number in range(52)]
    answers = await asyncio.gather(*(wire("GET", f"/channels/{c.id}") for c in places))
    refused = [(body, headers) for status, body, headers in answers if status == 429]
    assert refused
    body, headers = refused[0]
    assert body["global"] is True
    assert 0 < body["retry_after"] <= 1.01
    assert (headers["x-ratelimit-global"], headers["x-ratelimit-scope"]) == ("true", "global")
    assert "x-ratelimit-bucket" not in headers

    async def act(i: Interaction) -> None:
        await i.response.defer()
        await i.followup.send("at once")

    assert (await robot.do(ann, places[0], act)).text == "at once"
    assert {record.status for record in sandbox.requests[-2:]} == {200}


async def test_answers_to_interactions_have_no_bucket(
    sandbox: Sandbox, wire: Wire, ann: Actor, robot: Robot
) -> None:
    async def nothing(i: Interaction) -> None:
        pass

    robot.on = nothing
    asked = ann.client.command(sandbox.channel, "do", {})
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    status, _, headers = await wire("POST", path, {"type": 4, "data": {"content": "x"}})
    assert status == 204
    assert not [key for key in headers if key.startswith("x-ratelimit")]
    path = f"/webhooks/{sandbox.world.app_id}/{asked.token}"
    answers = [await wire("POST", path, {"content": "more"}) for _ in range(6)]
    assert [status for status, _, _ in answers] == [200] * 5 + [429]


@pytest.mark.sandbox(limits="none")
async def test_a_test_may_do_without(sandbox: Sandbox, wire: Wire, games: Channel) -> None:
    answers = [await wire.post(games) for _ in range(60)]
    assert {status for status, _, _ in answers} == {200}
    sandbox.limits = "discord"
    assert [(await wire.post(games))[0] for _ in range(6)] == [200] * 5 + [429]


def test_the_figures() -> None:
    told = {(m, p): (rule.most, rule.seconds) for (m, p), rule in RULES.items()}
    one = "/channels/{channel_id}/messages/{message_id}"
    assert told["PATCH", one] == (5, 5.0)
    assert told["DELETE", one] == (5, 1.0)
    assert told["POST", "/users/@me/channels"] == (10, 10.0)
    assert (OTHERS.most, OTHERS.seconds) == (10, 5.0)


async def test_a_limit_of_a_test_counts_for_each_channel_unless_it_is_shared(
    sandbox: Sandbox, wire: Wire, games: Channel
) -> None:
    other = sandbox.add_channel("other")
    sandbox.faults.limits_rate("POST", "/channels/*/messages", most=1, seconds=60)
    assert [(await wire.post(c))[0] for c in (games, other, games)] == [200, 200, 429]
    sandbox.faults.limits_rate("GET", "/channels/*", most=1, seconds=60, shared=True)
    path = "/channels/{}"
    asked = [(await wire("GET", path.format(c.id)))[0] for c in (games, other)]
    assert asked == [200, 429]
