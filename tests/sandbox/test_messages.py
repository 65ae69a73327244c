from __future__ import annotations

import asyncio
import io
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Actor, Channel, Sandbox
from sandbox.messages import OLD_MS

from .robot import Robot, button, view

HERE = discord.AllowedMentions(everyone=False, roles=False, users=True)


def place(robot: Robot, channel: Channel) -> discord.PartialMessageable:
    return robot.get_partial_messageable(channel.id)


def png(width: int, height: int) -> bytes:
    size = width.to_bytes(4, "big") + height.to_bytes(4, "big")
    return b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + size + b"rest"


def file(name: str, data: bytes, description: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(data), name, description=description)


async def download(url: str) -> tuple[int, bytes]:
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        return response.status, await response.read()


async def test_create_edit_delete(robot: Robot, ann: Actor, games: Channel) -> None:
    message = await place(robot, games).send("one")
    assert [shown.text for shown in ann.sees(games)] == ["one"]

    await message.edit(content="two", view=view(button("Go")))
    shown = ann.sees(games)[0]
    assert (shown.text, shown.edited, shown.labels) == ("two", True, ["Go"])
    assert shown.json["components"][0]["components"][0]["id"] == 2

    await message.edit(view=None)
    assert ann.sees(games)[0].labels == []

    await message.delete()
    assert ann.sees(games) == []


async def test_a_partial_message_is_enough(robot: Robot, ann: Actor, games: Channel) -> None:
    message = await place(robot, games).send("one")
    await place(robot, games).get_partial_message(message.id).edit(content="two")
    assert ann.sees(games)[0].text == "two"


@pytest.mark.sandbox(limits="none")
async def test_fetch_and_history(robot: Robot, ann: Actor, games: Channel) -> None:
    there = place(robot, games)
    sent = [await there.send(f"{number}") for number in range(5)]
    assert (await there.fetch_message(sent[2].id)).content == "2"
    assert [m.content async for m in there.history(limit=2)] == ["4", "3"]
    assert [m.content async for m in there.history(before=sent[2])] == ["1", "0"]
    assert [m.content async for m in there.history(after=sent[2])] == ["3", "4"]
    with pytest.raises(discord.HTTPException):
        await robot.raw("GET", f"/channels/{games.id}/messages?limit=101")


async def test_a_silent_message_stays_silent(robot: Robot, ann: Actor, games: Channel) -> None:
    sent = await place(robot, games).send("the board", silent=True)
    assert sent.flags.suppress_notifications

    edited = await sent.edit(content="the board, newer")

    assert edited.flags.suppress_notifications
    assert ann.sees(games)[0].json["flags"] == 1 << 12


async def test_messages_of_people_arrive_as_intents_allow(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    ann.post(games, "nobody hears")
    message = await place(robot, games).send("x")
    assert robot.heard("message") == []
    assert (await place(robot, games).fetch_message(message.id)).content == "x"


@pytest.mark.sandbox(limits="none")
async def test_nonce_is_enforced(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    there = place(robot, games)
    one = await there.send("one", nonce="t1")
    again = await there.send("one", nonce="t1")
    other = await there.send("two", nonce="t2")
    assert one.id == again.id != other.id
    assert len(ann.sees(games)) == 2

    path = f"/channels/{games.id}/messages"
    free = await robot.raw("POST", path, {"content": "one", "nonce": "t1"})
    assert int(free["id"]) != one.id, "only with enforce_nonce"

    sandbox.clock.advance(6 * 60_000)
    late = await there.send("one", nonce="t1")
    assert late.id not in (one.id, int(free["id"])), "only for some minutes"


async def test_nonce_of_a_deleted_message_is_free(robot: Robot, games: Channel) -> None:
    there = place(robot, games)
    one = await there.send("one", nonce="t1")
    await one.delete()
    assert (await there.send("one", nonce="t1")).id != one.id


async def test_files_are_served_on_loopback(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    data = png(40, 30)
    files = [file("board.png", data, "the board"), file("log.txt", b"text")]
    message = await place(robot, games).send("x", files=files)
    first, second = message.attachments
    assert (first.filename, first.description, first.size) == ("board.png", "the board", len(data))
    assert (first.width, first.height) == (40, 30)
    assert second.width is None
    assert first.url.startswith(f"http://127.0.0.1:{sandbox.port}/cdn/attachments/{games.id}/")
    assert await download(first.url) == (200, data)
    assert await second.read() == b"text"
    shown = ann.sees(games)[0]
    assert shown.files == {"board.png": data, "log.txt": b"text"}
    assert shown.alts["board.png"] == "the board"


async def test_links_to_files_expire_and_cannot_be_made_up(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    message = await place(robot, games).send(file=file("a.txt", b"a"))
    url = message.attachments[0].url
    assert (await download(url.split("?")[0]))[0] == 404
    assert (await download(url.replace("ex=6", "ex=7")))[0] == 404
    sandbox.clock.advance(25 * 3_600_000)
    assert (await download(url))[0] == 404
    fresh = await place(robot, games).fetch_message(message.id)
    assert (await download(fresh.attachments[0].url))[0] == 200
    await message.delete()
    assert (await download(fresh.attachments[0].url))[0] == 404


async def test_pictures_of_embeds_are_not_among_the_attachments(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    embed.set_footer(text="foot").add_field(name="n", value="v")
    message = await place(robot, games).send(embed=embed, file=file("board.png", png(8, 9)))
    assert message.attachments == []
    image = message.embeds[0].image
    assert image.url is not None
    assert (image.width, image.height) == (8, 9)
    assert (await download(image.url))[1] == png(8, 9)
    assert ann.sees(games)[0].words == "Board\nn\nv\nfoot"


async def test_edits_keep_and_replace_files(robot: Robot, ann: Actor, games: Channel) -> None:
    message = await place(robot, games).send(files=[file("a", b"a"), file("b", b"b")])
    await message.edit(content="files stay")
    assert list(ann.sees(games)[0].files) == ["a", "b"]
    kept = message.attachments[1]
    await message.edit(attachments=[kept, file("c", b"c")])
    assert ann.sees(games)[0].files == {"b": b"b", "c": b"c"}
    assert (await download(message.attachments[0].url))[0] == 404
    await message.edit(attachments=[])
    assert ann.sees(games)[0].files == {}


async def test_unknown_files_are_refused(robot: Robot, games: Channel) -> None:
    message = await place(robot, games).send("x")
    path = f"/channels/{games.id}/messages"
    embed = {"image": {"url": "attachment://no.png"}}
    for payload in (
        {"content": "x", "attachments": [{"id": "99"}]},
        {"embeds": [embed]},
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await robot.raw("POST", path, payload)
        assert caught.value.code == 50035
        with pytest.raises(discord.HTTPException) as edit:
            await robot.raw("PATCH", f"{path}/{message.id}", payload)
        assert edit.value.code == 50035


async def test_mentions_follow_allowed_mentions(
    sandbox: Sandbox, robot: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    there = place(robot, games)
    text = f"<@{ann.id}> <@!{bob.id}> <@&{sandbox.guild.id}> @everyone"
    for allowed, pings, everyone in (
        (None, ["Ann", "Bob"], True),
        (discord.AllowedMentions.none(), [], False),
        (discord.AllowedMentions(users=[ann.user], roles=False, everyone=False), ["Ann"], False),
        (discord.AllowedMentions(users=True, roles=False, everyone=False), ["Ann", "Bob"], False),
    ):
        if allowed is None:
            await there.send(text)
        else:
            await there.send(text, allowed_mentions=allowed)
        shown = ann.sees(games)[-1]
        assert (shown.pings, shown.json["mention_everyone"]) == (pings, everyone)
    assert ann.sees(games)[0].json["mention_roles"] == [str(sandbox.guild.id)]


async def test_mentions_cannot_be_both_parsed_and_listed(robot: Robot, games: Channel) -> None:
    for allowed in (
        {"parse": ["users"], "users": ["5"]},
        {"parse": ["all"]},
        {"users": ["5"] * 101},
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await robot.raw(
                "POST",
                f"/channels/{games.id}/messages",
                {"content": "x", "allowed_mentions": allowed},
            )
        assert caught.value.code == 50035


async def test_replies(robot: Robot, ann: Actor, games: Channel) -> None:
    there = place(robot, games)
    question = ann.post(games, "who?")
    answer = await there.send("me", reference=there.get_partial_message(question.id))
    assert answer.reference is not None
    assert answer.reference.message_id == question.id
    assert ann.sees(games)[-1].json["type"] == 19
    assert ann.sees(games)[-1].pings == ["Ann"]
    await there.send(
        "me",
        reference=there.get_partial_message(question.id),
        allowed_mentions=discord.AllowedMentions.none(),
    )
    assert ann.sees(games)[-1].pings == []

    path = f"/channels/{games.id}/messages"
    gone: dict[str, object] = {"message_id": "5"}
    with pytest.raises(discord.HTTPException) as caught:
        await robot.raw("POST", path, {"content": "x", "message_reference": gone})
    assert caught.value.code == 50035
    gone = gone | {"fail_if_not_exists": False}
    await robot.raw("POST", path, {"content": "x", "message_reference": gone})


@pytest.mark.sandbox(limits="none")
async def test_three_edits_in_six_seconds_of_messages_older_than_an_hour(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    there = place(robot, games)
    old = [await there.send(f"{number}") for number in range(4)]
    sandbox.clock.advance(OLD_MS)
    for _ in range(5):
        await old[0].edit(content="an hour old, not older")
    sandbox.clock.advance(1)
    new = await there.send("new")
    for message in old[:3]:
        await message.edit(content="old")
    with pytest.raises(discord.HTTPException) as caught:
        await old[3].edit(content="old")
    assert (caught.value.status, caught.value.code) == (429, 30046)
    await new.edit(content="new ones are free")
    other = sandbox.add_channel("other")
    await place(robot, other).send("elsewhere")

    sandbox.clock.advance(6_000)
    await old[3].edit(content="after six seconds")
    assert ann.sees(games)[3].text == "after six seconds"


async def test_unknown_things(robot: Robot, ann: Actor, games: Channel) -> None:
    for path, code in (
        ("/channels/5/messages/6", 10003),
        (f"/channels/{games.id}/messages/6", 10008),
        (f"/channels/{games.id}/messages/abc", 50035),
    ):
        with pytest.raises(discord.HTTPException) as caught:
            await robot.raw("GET", path)
        assert caught.value.code == code
    theirs = ann.post(games, "mine")
    with pytest.raises(discord.HTTPException) as foreign:
        await place(robot, games).get_partial_message(theirs.id).edit(content="x")
    assert foreign.value.code == 50005


async def test_a_message_of_another_channel_is_unknown(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    other = sandbox.add_channel("other")
    message = await place(robot, games).send("x")
    with pytest.raises(discord.NotFound) as caught:
        await place(robot, other).get_partial_message(message.id).delete()
    assert caught.value.code == 10008


@pytest.mark.parametrize(
    "payload", [{}, {"content": ""}, {"content": " \n"}, {"embeds": [{}]}, {"components": []}]
)
async def test_empty_messages_are_refused(
    robot: Robot, games: Channel, payload: dict[str, Any]
) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await robot.raw("POST", f"/channels/{games.id}/messages", payload)
    assert caught.value.code == 50006


async def test_an_edit_may_not_empty_a_message(robot: Robot, games: Channel) -> None:
    message = await place(robot, games).send("x")
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content="")
    assert caught.value.code == 50006
    await message.edit(content=None, embed=discord.Embed(title="x"))


async def test_unsupported_fields_are_told_loudly(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    poll = {"question": {"text": "?"}, "answers": [{"poll_media": {"text": "a"}}]}
    await robot.raw("POST", f"/channels/{games.id}/messages", {"content": "x", "poll": poll})
    assert sandbox.gaps == ["POST /channels/{channel_id}/messages: field poll"]
    sandbox.gaps.clear()


async def test_broken_json_is_refused(sandbox: Sandbox, robot: Robot, games: Channel) -> None:
    url = f"{sandbox.url}/api/v10/channels/{games.id}/messages"
    headers = {"Authorization": f"Bot {sandbox.token}", "Content-Type": "application/json"}
    async with (
        aiohttp.ClientSession() as session,
        session.post(url, data=b"{nonsense", headers=headers) as response,
    ):
        assert response.status == 400
        assert (await response.json())["code"] == 50109
        assert response.headers["Content-Type"] == "application/json"


async def test_no_token_no_answer(sandbox: Sandbox, robot: Robot, games: Channel) -> None:
    url = f"{sandbox.url}/api/v10/channels/{games.id}/messages"
    async with aiohttp.ClientSession() as session, session.get(url) as response:
        assert response.status == 401


async def test_deleting_takes_own_messages_or_a_permission(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    theirs = place(robot, games).get_partial_message(ann.post(games, "x").id)
    with pytest.raises(discord.Forbidden) as caught:
        await theirs.delete()
    assert caught.value.code == 50013
    sandbox.world.allow(games, sandbox.world.bot, "manage_messages")
    await theirs.delete()
    assert ann.sees(games) == []


@pytest.mark.sandbox(limits="none")
async def test_concurrent_requests_are_all_answered(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    there = place(robot, games)
    await asyncio.gather(*(there.send(f"{number}") for number in range(60)))
    assert len(ann.sees(games)) == 60
