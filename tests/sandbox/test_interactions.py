from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
import pytest

from sandbox import Actor, Answer, Channel, NotOfferedError, Sandbox
from sandbox.actors import DID_NOT_RESPOND
from sandbox.model import Callback

from .robot import Interaction, Robot, button, menu, modal, view


async def nothing(_: Interaction) -> None:
    """Leave the interaction unanswered."""


async def board(i: Interaction) -> None:
    """A message with two buttons, a menu and a picture."""
    embed = discord.Embed(title="Board")
    embed.set_image(url="attachment://board.png")
    picture = discord.File(io.BytesIO(b"first"), "board.png", description="a board")
    items = view(button("Draw"), button("Off", disabled=True), menu("Where", "ABC", max_values=2))
    await i.response.send_message("board", embed=embed, file=picture, view=items)


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


def must(answer: Answer) -> Any:
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
                await callback(robot, i, {"type": kind, "data": {"content": "x"}})
            assert caught.value.code == 50035
        await i.response.send_message("fine")

    assert (await robot.do(ann, games, act)).text == "fine"


async def callback(robot: Robot, i: Interaction, payload: Any) -> Any:
    return await robot.raw("POST", f"/interactions/{i.id}/{i.token}/callback", payload)


async def test_without_response_the_answer_is_empty(
    robot: Robot, ann: Actor, games: Channel
) -> None:
    async def act(i: Interaction) -> None:
        assert not await callback(robot, i, {"type": 4, "data": {"content": "x"}})

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
        await callback(robot, i, {"type": 4, "data": {"content": "two"}})

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
            await callback(robot, i, {"type": 4, "data": {"content": "x" * 2001}})
        assert caught.value.code == 50035
        with pytest.raises(discord.HTTPException) as empty:
            await callback(robot, i, {"type": 4, "data": {}})
        assert empty.value.code == 50006
        with pytest.raises(discord.HTTPException) as flags:
            await callback(robot, i, {"type": 5, "data": {"flags": 64 | 1 << 15}})
        assert flags.value.code == 50035
        await i.response.send_message("fine")

    assert (await robot.do(ann, games, act)).text == "fine"
    assert robot.errors == []


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
