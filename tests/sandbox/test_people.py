"""What reaches a person's client, how it is compared, and how waiting works."""

from __future__ import annotations

import asyncio
import io
import json
from typing import Any

import discord
import pytest

from sandbox import Actor, Channel, Clock, Sandbox, Seen
from sandbox.model import Upload

from .robot import Interaction, Robot, button, menu, modal, running, view


async def test_received_has_every_byte_in_order(
    sandbox: Sandbox, robot: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    async def act(i: Interaction) -> None:
        picture = discord.File(io.BytesIO(b"PICTURE"), "board.png", description="a board")
        await i.response.send_message("board", file=picture, view=view(button("Name")))
        await i.followup.send("psst", ephemeral=True)
        await i.user.send("inbox")

    shown = await robot.do(ann, games, act)
    await sandbox.until(lambda: ann.inbox)
    await ann.autocomplete(games, "game move", "to", typed="c1", ship="j")
    robot.on = lambda i: i.response.send_modal(modal("Who", name="Name"))
    assert shown.message is not None
    form = await ann.click(shown.message, "Name")
    robot.on = lambda i: i.response.edit_message(content="changed", attachments=[])
    await ann.submit(form, name="x")
    ann.delete(ann.post(games, "mine"))

    kinds = [kind for kind, _ in ann.received]
    assert kinds == [
        *("message", "file", "acknowledged", "message", "channel", "message"),
        *("choices", "modal", "edit", "acknowledged", "message", "delete"),
    ]
    _check_pieces(ann, bob)


def _check_pieces(ann: Actor, bob: Actor) -> None:
    data = b"\n".join(data for _, data in ann.received)
    for piece in (b"PICTURE", b"board.png", b"a board", b"psst", b"inbox", b"J-C1", b"Who"):
        assert piece in data

    assert [kind for kind, _ in bob.received] == ["message", "file", "edit", "message", "delete"]
    seen_by_bob = b"\n".join(data for _, data in bob.received)
    assert b"PICTURE" in seen_by_bob
    assert not any(piece in seen_by_bob for piece in (b"psst", b"inbox", b"J-C1"))


async def test_received_is_the_same_in_two_worlds(games: Channel) -> None:
    async def play(secret: str, noise: int) -> list[list[tuple[str, bytes]]]:
        async with Sandbox() as sandbox:
            with sandbox.hooked():
                async with running(Robot(), sandbox) as robot:
                    ann, bob = sandbox.user("Ann"), sandbox.user("Bob")
                    for _ in range(noise):
                        sandbox.world.mint()

                    async def act(i: Interaction) -> None:
                        file = discord.File(io.BytesIO(b"png"), "a.png")
                        await i.response.send_message(f"<@{bob.id}> board", file=file)
                        await i.followup.send(secret, ephemeral=True)
                        await i.user.send(secret)

                    await robot.do(ann, sandbox.channel, act)
                    await sandbox.until(lambda: ann.inbox)
                    await robot.get_partial_messageable(sandbox.channel.id).send("end")
                    return [ann.received, bob.received]

    (ann_1, bob_1), (ann_2, bob_2) = await play("one", 0), await play("two", 7)
    assert bob_1 == bob_2
    assert ann_1 != ann_2
    assert len(bob_1) == 3


async def test_desk_tells_subscribers(robot: Robot, ann: Actor, games: Channel) -> None:
    seen: list[Seen] = []
    stop = ann.client.subscribe(seen.append)
    ann.post(games, "one")
    stop()
    ann.post(games, "two")
    assert [one.shape["content"] for one in seen] == ["one"]


async def test_people_post_files(robot: Robot, ann: Actor, games: Channel) -> None:
    shown = ann.post(games, "look", [Upload("a.txt", b"a", "text/plain")])
    assert shown.files == {"a.txt": b"a"}
    message = await robot.get_partial_messageable(games.id).fetch_message(shown.id)
    assert await message.attachments[0].read() == b"a"


async def test_shown_is_frozen_and_look_is_fresh(robot: Robot, ann: Actor, games: Channel) -> None:
    there = robot.get_partial_messageable(games.id)
    items = view(button("Go", style=discord.ButtonStyle.danger), menu("Where", "AB"))
    message = await there.send("one", view=items)
    before = ann.sees(games)[0]
    await message.edit(content="two", view=None)
    assert (before.text, before.labels) == ("one", ["Go"])
    assert before.buttons[0].style == "danger"
    assert (before.menus[0].labels, before.menus[0].values) == (["A", "B"], ["a", "b"])
    assert ann.look(before).text == "two"
    assert "one" in repr(before)


async def test_same_name_is_the_same_person(sandbox: Sandbox, ann: Actor) -> None:
    assert sandbox.user("Ann") is ann
    assert sandbox.user("Bob") is not ann


async def test_until_fails_with_the_transcript(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    await robot.do(ann, games, lambda i: i.response.send_message("something happened"))
    with pytest.raises(AssertionError) as caught:
        await sandbox.until(lambda: False, what="a miracle", seconds=0.05)
    text = str(caught.value)
    assert "waited 0.05 s in vain for a miracle" in text
    assert "something happened" in text
    assert "INTERACTION_CREATE" in text
    assert "Ann      sees message" in text
    assert sandbox.token not in text


async def test_until_returns_what_it_waited_for(
    sandbox: Sandbox, ann: Actor, games: Channel
) -> None:
    waiting = asyncio.create_task(sandbox.until(lambda: ann.sees(games), what="a message"))
    await asyncio.sleep(0)
    ann.post(games, "here")
    assert (await waiting)[0].text == "here"


async def test_a_silent_bot_is_told_with_the_transcript(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.actors.PATIENCE_SECONDS", 0.05)

    async def nothing(_: Interaction) -> None:
        pass

    with pytest.raises(AssertionError, match="in vain for an answer to Ann's COMMAND"):
        await robot.do(ann, games, nothing)


async def test_a_running_clock_ends_the_three_seconds_by_itself(games: Channel) -> None:
    clock = Clock.real()
    async with Sandbox(clock=clock) as sandbox:
        with sandbox.hooked():
            async with running(Robot(), sandbox) as robot:
                ann = sandbox.user("Ann")

                async def slow(_: Interaction) -> None:
                    clock.advance(2990)

                answer = await robot.do(ann, sandbox.channel, slow)
                assert answer.error == "This application did not respond"


async def test_transcript_is_cut_to_its_end(sandbox: Sandbox) -> None:
    for number in range(10):
        sandbox.transcript.add("test", f"line {number}", {"long": "x" * 1000})
    text = sandbox.transcript.text(last=2)
    assert text.startswith("... 8 earlier lines")
    assert "line 9" in text
    assert "(1012 characters)" in text
    assert max(map(len, text.splitlines())) < 700


async def test_requests_are_logged(sandbox: Sandbox, robot: Robot, games: Channel) -> None:
    with pytest.raises(discord.NotFound):
        await robot.raw("GET", "/channels/5")
    record = sandbox.refused[-1]
    assert (record.method, record.path, record.status) == ("GET", "/channels/5", 404)
    assert record.body == {"message": "Unknown Channel", "code": 10003}


def canonical(data: bytes) -> Any:
    return json.loads(data.split(b"\0")[0])


async def test_ids_are_numbered_and_links_unsigned(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    there = robot.get_partial_messageable(games.id)
    await there.send("x", file=discord.File(io.BytesIO(b"a"), "a.txt"))
    shape = canonical(ann.received[0][1])
    assert shape["id"].startswith("id-")
    url = shape["attachments"][0]["url"]
    assert url.startswith("cdn:/attachments/id-")
    assert url.endswith("/a.txt")
