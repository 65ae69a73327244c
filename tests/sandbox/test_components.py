"""Buttons, select menus and modals, in channels, threads and direct messages."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
import pytest

from sandbox import Actor, Channel, NotOfferedError, Reply, Sandbox
from sandbox.model import Callback

from .robot import Interaction, Robot, button, menu, modal, view


async def board(i: Interaction) -> None:
    """A message with two buttons, a menu and a picture."""
    embed = discord.Embed(title="Board")
    embed.set_image(url="attachment://board.png")
    picture = discord.File(io.BytesIO(b"first"), "board.png", description="a board")
    items = view(button("Draw"), button("Off", disabled=True), menu("Where", "ABC", max_values=2))
    await i.response.send_message("board", embed=embed, file=picture, view=items)


async def test_click_updates_the_message(robot: Robot, ann: Actor, games: Channel) -> None:
    shown = await robot.do(ann, games, board)

    async def redraw(i: Interaction) -> None:
        assert i.message is not None
        assert i.message.id == shown.message.id if shown.message else False
        picture = discord.File(io.BytesIO(b"second"), "board.png")
        await i.response.edit_message(content="redrawn", attachments=[picture])

    robot.on = redraw
    answer = await ann.click(must(shown), "Draw")
    assert answer.interaction.answered_by is Callback.UPDATE
    assert answer.text == "redrawn\nBoard"
    assert must(answer).files == {"board.png": b"second"}
    assert must(answer).edited
    assert len(ann.sees(games)) == 1


def must(answer: Reply) -> Any:
    assert answer.message is not None, answer
    return answer.message


async def test_an_update_loses_files_that_it_does_not_mention(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    shown = await robot.do(ann, games, board)
    robot.on = lambda i: i.response.edit_message(content="no picture", embed=None)
    answer = await ann.click(must(shown), "Draw")
    assert must(answer).files == {}


async def test_click_is_acknowledged_and_the_message_edited_later(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    shown = await robot.do(ann, games, board)
    edited = asyncio.Event()

    async def later(i: Interaction) -> None:
        await i.response.defer()
        await i.edit_original_response(content="later", attachments=[])
        edited.set()

    robot.on = later
    answer = await ann.click(must(shown), "Draw")
    assert answer.deferred
    await asyncio.wait_for(edited.wait(), 2)
    assert ann.look(must(shown)).text == "later"
    assert len(ann.sees(games)) == 1


async def test_a_press_that_is_put_off_lets_its_actor_go_on_and_see_what_follows(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    shown = await robot.do(ann, games, board)
    go_on = asyncio.Event()

    async def later(i: Interaction) -> None:
        await i.response.defer()
        await go_on.wait()
        await i.followup.send("what follows", ephemeral=True)

    robot.on = later
    answer = await ann.click(must(shown), "Draw")
    ann.post(games, "meanwhile")
    go_on.set()
    followed = await ann.followed(answer)

    assert (answer.deferred, answer.text) == (True, must(shown).words)
    assert (followed.text, followed.ephemeral) == ("what follows", True)


async def test_click_on_an_ephemeral_message_updates_it(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    items = view(button("Next"))
    shown = await robot.do(
        ann, games, lambda i: i.response.send_message("page 1", view=items, ephemeral=True)
    )
    robot.on = lambda i: i.response.edit_message(content="page 2")
    answer = await ann.click(must(shown), "next")
    assert (answer.text, answer.ephemeral) == ("page 2", True)


async def test_click_is_answered_by_a_new_message(robot: Robot, ann: Actor, games: Channel) -> None:
    shown = await robot.do(ann, games, board)
    robot.on = lambda i: i.response.send_message("yours", ephemeral=True)
    answer = await ann.click(must(shown), "Draw")
    assert (answer.text, answer.ephemeral) == ("yours", True)
    metadata = must(answer).json["interaction_metadata"]
    assert metadata["interacted_message_id"] == str(must(shown).id)


async def test_select_by_label_or_value(robot: Robot, ann: Actor, games: Channel) -> None:
    shown = await robot.do(ann, games, board)

    async def said(i: Interaction) -> None:
        data: Any = i.data
        await i.response.send_message(" ".join(data["values"]))

    robot.on = said
    assert (await ann.select(must(shown), "B")).text == "b"
    assert (await ann.select(must(shown), ["a", "C"], placeholder="Where")).text == "a c"


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (lambda ann, m: ann.click(m, "Nowhere"), "not among the buttons"),
        (lambda ann, m: ann.click(m, "Off"), "disabled"),
        (lambda ann, m: ann.select(m, "D"), "not in the menu"),
        (lambda ann, m: ann.select(m, "A", placeholder="What"), "not in the menu"),
        (lambda ann, m: ann.select(m, ["A", "B", "C"]), "1 to 2 values"),
        (lambda ann, m: ann.select(m, []), "1 to 2 values"),
    ],
)
async def test_only_what_is_shown_can_be_used(
    robot: Robot, ann: Actor, games: Channel, act: Any, said: str
) -> None:
    shown = await robot.do(ann, games, board)
    with pytest.raises(NotOfferedError, match=said):
        await act(ann, must(shown))


async def test_a_click_may_come_from_a_client_that_is_behind(
    robot: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    shown = await robot.do(ann, games, board)
    robot.on = lambda i: i.response.edit_message(view=view(button("New")))
    await ann.click(must(shown), "Draw")

    with pytest.raises(NotOfferedError, match="not among"):
        await bob.click(must(shown), "Draw")
    robot.on = lambda i: i.response.send_message("too late", ephemeral=True)
    assert (await bob.click(must(shown), "Draw", stale=True)).text == "too late"


async def test_ephemeral_messages_of_others_cannot_be_clicked(
    robot: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    items = view(button("Mine"))
    shown = await robot.do(
        ann, games, lambda i: i.response.send_message("x", view=items, ephemeral=True)
    )
    with pytest.raises(NotOfferedError, match="not there"):
        await bob.click(must(shown), "Mine")


async def test_modal_from_a_command(robot: Robot, ann: Actor, games: Channel) -> None:
    answer = await robot.do(
        ann, games, lambda i: i.response.send_modal(modal("Who", name="Name", home="From"))
    )
    assert answer.modal is not None
    assert answer.modal.title == "Who"
    assert [field.label for field in answer.modal.fields] == ["Name", "From"]

    async def greet(i: Interaction) -> None:
        data: Any = i.data
        values = [c["component"]["value"] for c in data["components"]]
        await i.response.send_message(" of ".join(values))

    robot.on = greet
    assert (await ann.submit(answer.modal, Name="Ann", home="Mars")).text == "Ann of Mars"


async def test_modal_from_a_click_updates_the_message(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    shown = await robot.do(ann, games, board)
    robot.on = lambda i: i.response.send_modal(modal("Who", name="Name"))
    opened = await ann.click(must(shown), "Draw")
    robot.on = lambda i: i.response.edit_message(content="named")
    answer = await ann.submit(opened, {"Name": "x"})
    assert must(answer).id == must(shown).id
    assert must(answer).text == "named"


async def test_modal_with_a_select(robot: Robot, ann: Actor, games: Channel) -> None:
    made = discord.ui.Modal(title="Which", custom_id="which")
    made.add_item(discord.ui.Label(text="Cell", component=menu("cell", "AB")))
    made.stop()
    opened = await robot.do(ann, games, lambda i: i.response.send_modal(made))

    async def said(i: Interaction) -> None:
        data: Any = i.data
        await i.response.send_message(data["components"][0]["component"]["values"][0])

    robot.on = said
    with pytest.raises(NotOfferedError):
        await ann.submit(opened, cell=["z"])
    assert (await ann.submit(opened, cell=["b"])).text == "b"


async def test_modal_fields_are_checked_by_the_client(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    made = discord.ui.Modal(title="Who", custom_id="who")
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="name", min_length=2, max_length=4
    )
    made.add_item(discord.ui.Label(text="Name", component=field))
    made.stop()
    opened = await robot.do(ann, games, lambda i: i.response.send_modal(made))
    for value in ("", "a", "abcde"):
        with pytest.raises(NotOfferedError):
            await ann.submit(opened, name=value)
    with pytest.raises(NotOfferedError, match="not among the fields"):
        await ann.submit(opened, surname="x")
    with pytest.raises(NotOfferedError, match="not a modal"):
        await ann.submit(await robot.do(ann, games, board), name="x")


async def test_modal_from_a_command_has_no_message_to_update(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    opened = await robot.do(ann, games, lambda i: i.response.send_modal(modal("Who", name="Name")))

    async def update(i: Interaction) -> None:
        with pytest.raises(discord.HTTPException) as caught:
            await robot.callback(i, {"type": 7, "data": {"content": "x"}})
        assert caught.value.code == 50035
        await i.response.send_message("fine")

    robot.on = update
    assert (await ann.submit(opened, name="x")).text == "fine"


async def test_modal_does_not_follow_a_modal(robot: Robot, ann: Actor, games: Channel) -> None:
    opened = await robot.do(ann, games, lambda i: i.response.send_modal(modal("Who", name="Name")))

    async def again(i: Interaction) -> None:
        with pytest.raises(discord.HTTPException) as caught:
            await i.response.send_modal(modal("Who", name="Name"))
        assert caught.value.code == 50035
        await i.response.send_message("fine")

    robot.on = again
    assert (await ann.submit(opened, name="x")).text == "fine"


async def test_update_takes_a_message_that_was_clicked(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    async def act(i: Interaction) -> None:
        for kind in (6, 7, 8, 1):
            with pytest.raises(discord.HTTPException) as caught:
                await robot.callback(i, {"type": kind, "data": {"content": "x"}})
            assert caught.value.code == 50035
        await i.response.send_message("fine")

    assert (await robot.do(ann, games, act)).text == "fine"


async def test_everything_works_in_direct_messages(robot: Robot, ann: Actor) -> None:
    opened: list[Any] = []

    async def act(i: Interaction) -> None:
        opened.append((i.guild_id, i.user.id, i.context.dm_channel))
        await board(i)

    shown = await robot.do(ann, ann.dm, act)
    assert opened == [(None, ann.id, True)]
    robot.on = lambda i: i.response.send_modal(modal("Who", name="Name"))
    form = await ann.click(must(shown), "Draw")
    robot.on = lambda i: i.response.edit_message(content="named", attachments=[])
    assert must(await ann.submit(form, name="x")).text == "named"
    robot.on = lambda i: i.response.send_message("only you", ephemeral=True)
    assert (await ann.select(must(shown), "A")).ephemeral
    found = await ann.autocomplete(ann.dm, "game move", "to", typed="c1", ship="j")
    assert found.values[0] == "j-c1"
    assert [shown.text for shown in ann.inbox] == ["named", "only you"]


async def test_everything_works_in_threads(robot: Robot, ann: Actor, games: Channel) -> None:
    thread = ann.open_thread(games, "table 2")
    kinds: list[Any] = []

    async def act(i: Interaction) -> None:
        kinds.append(type(i.channel))
        await board(i)

    shown = await robot.do(ann, thread, act)
    assert kinds == [discord.Thread]
    robot.on = lambda i: i.response.edit_message(content="drawn", attachments=[])
    assert must(await ann.click(must(shown), "Draw")).text == "drawn"
    assert ann.sees(games) == []


async def test_double_click_gives_two_interactions(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    shown = await robot.do(ann, games, board)
    count = 0

    async def counted(i: Interaction) -> None:
        nonlocal count
        count += 1
        await i.response.send_message(f"{count}", ephemeral=True)

    robot.on = counted
    answers = await asyncio.gather(ann.click(must(shown), "Draw"), ann.click(must(shown), "Draw"))
    assert sorted(answer.text for answer in answers) == ["1", "2"]
