"""Where a match can be: in a channel, in a thread of its own, in direct messages."""

from __future__ import annotations

from random import Random

import pytest

from bot.table import rows
from bot.workers.sending import Later, Refusal
from sandbox import Actor, Channel, ChannelType, Sandbox
from sandbox.actors import Reply

from .club import Club, Player
from .hall import ANN, BOB, CLEO, HERE, MINUTE, SECOND, THERE, Hall, labels

DV = "delta_v"


async def alone(club: Club, ann: Actor, sandbox: Sandbox) -> Channel:
    """A match of Ann against a computer player, in their direct messages."""
    sandbox.channel = ann.dm
    await ann.slash(ann.dm, "game new", game=DV)
    await ann.slash(ann.dm, "game add-computer")
    await club.quiet()
    begun = await ann.click(club.live(ann), "Start")
    assert "begun" in begun.text, begun
    await club.quiet()
    return ann.dm


@pytest.mark.parametrize("decisions", [1, pytest.param(12, marks=pytest.mark.long)])
async def test_a_match_against_computers_is_played_in_direct_messages(
    club: Club, ann: Actor, sandbox: Sandbox, decisions: int
) -> None:
    await alone(club, ann, sandbox)
    player = Player(club, ann, Random(5))
    for decision in range(decisions):
        await (player.by_buttons() if decision % 3 else player.by_command())
        await club.quiet()

    table = await club.table()
    assert table.seq > decisions  # the computer player moves, too
    assert (table.guild, table.channel) == (None, ann.dm.id)
    assert "My turn" in club.live(ann).labels
    assert sandbox.refused == []


async def test_there_nobody_else_can_be_asked_to_sit_down(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    place = await alone(club, ann, sandbox)

    answer = await ann.slash(place, "game replace", player="seat-1")

    assert "only you and computer players can sit at the table" in answer.text


async def test_a_table_with_others_stays_where_they_see_it(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    table = await club.sit(DV, ann, bob)

    answer = await ann.slash(ann.dm, "game import", **{"from": table.id})

    assert "only you and computer players can sit at the table" in answer.text
    assert (await club.table()).channel == sandbox.channel.id


async def test_the_table_of_the_direct_messages_is_meant_there_and_others_by_name(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    other = await club.sit("space_mission", ann, bob)
    await alone(club, ann, sandbox)

    here = await ann.slash(ann.dm, "game me")
    named = await ann.slash(ann.dm, "game me", table=other.id)
    by_game = await ann.slash(ann.dm, "space-mission top-up")

    assert "Delta V" in here.text
    assert "Space Mission" in named.text
    assert "Delta V" not in by_game.text


async def in_thread(ann: Actor, sandbox: Sandbox) -> Reply:
    """Ann opens a table in a thread, if that can be."""
    return await ann.slash(sandbox.channel, "game new", game=DV, thread=True)


async def test_a_table_gets_a_thread_of_its_own(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit("space_mission", ann, bob)
    full = await ann.slash(sandbox.channel, "game new", game=DV)
    answer = await in_thread(ann, sandbox)
    (thread,) = [c for c in sandbox.world.channels.values() if c.is_thread]
    sandbox.channel = thread
    await club.quiet()

    assert "`/game new` with `thread`" in full.text
    assert f"The table is open in <#{thread.id}>" in answer.text
    assert thread.name == "Delta V, opened by Ann"
    await bob.click(club.live(bob), "Join")
    assert (await club.table()).names == ("Ann", "Bob")


@pytest.mark.parametrize("lacking", ["create_public_threads", "send_messages_in_threads"])
async def test_where_the_bot_may_not_make_one_it_says_so_and_uses_the_channel(
    club: Club, ann: Actor, sandbox: Sandbox, lacking: str
) -> None:
    sandbox.world.deny(sandbox.channel, sandbox.world.bot, lacking)

    answer = await in_thread(ann, sandbox)
    await club.quiet()

    assert "I can't make a thread in this place" in answer.text
    assert (await club.table()).channel == sandbox.channel.id
    assert "Join" in club.live(ann).labels


async def test_in_threads_posts_voice_chats_and_direct_messages_there_are_no_threads(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    post = ann.open_post(sandbox.add_channel("forum", ChannelType.FORUM), "den")
    voice = sandbox.add_channel("voice", ChannelType.VOICE)
    for place in (ann.open_thread(sandbox.channel, "den"), post, voice, ann.dm):
        answer = await ann.slash(place, "game new", game=DV, thread=True)

        assert "I can't make a thread in this place" in answer.text
        sandbox.channel = place
        await club.services.upkeep.stop(await club.table(), "Ann", interaction=None)


async def test_the_thread_of_a_table_that_could_not_be_opened_is_closed(
    club: Club, ann: Actor, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club.services.lobby, "open", lambda *_, **__: 1 / 0)

    answer = await in_thread(ann, sandbox)

    assert "nothing has changed" in answer.text
    assert [c.archived for c in sandbox.world.channels.values() if c.is_thread] == [True]


async def test_what_was_played_alone_can_be_looked_at_when_it_is_over(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    place = await alone(club, ann, sandbox)
    sure = await ann.slash(place, "game end")
    assert sure.message is not None
    await ann.click(sure.message, "Stop the table")

    for word in ("log", "me", "export", "verify"):
        answer = await ann.slash(place, f"game {word}")
        assert "There's no table" not in answer.text, word


async def test_a_board_that_waits_for_its_old_channel_goes_to_the_new_one(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB)
    await hall.settle()
    hall.sender.fails[HERE] = [Later("slow", 600)]
    await hall.put(rows.Plain(1).to(rows.channel(HERE), match, "n1", 0))
    await hall.settle()
    await hall.types(CLEO, "game join")  # the board waits behind what is held up

    await hall.types(ANN, "game import", THERE, **{"from": match})
    await hall.settle()

    assert "Join" in labels(hall.sender.board(THERE))


async def test_a_table_does_not_move_onto_another(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.lobby(ANN, channel=THERE)

    answer = await hall.types(ANN, "game import", THERE, **{"from": match})

    assert "There's a table in this channel already" in answer.text
    assert (await hall.at(match)).channel == HERE


@pytest.mark.parametrize("refusals", [0, 1], ids=["said", "not to be said"])
async def test_a_table_that_moves_leaves_no_live_button_behind(hall: Hall, refusals: int) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.passes(MINUTE, SECOND)
    assert any("My turn" in labels(message) for message in hall.sender.stands(HERE))
    hall.sender.fails_after[HERE] = [Refusal("permission")] * refusals

    await hall.types(ANN, "game import", THERE, **{"from": match})
    await hall.passes(MINUTE, SECOND)

    assert not any(labels(message) for message in hall.sender.stands(HERE))
    assert "My turn" in labels(hall.sender.board(THERE))
