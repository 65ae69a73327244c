"""Whatever goes wrong between Discord and the bot, nothing is lost and nothing happens twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import pytest

from bot.table.table import Table
from games.delta_v.steps.action import TakeAction
from sandbox import Actor, Sandbox, Shown, hurried
from sandbox.actors import Reply
from sandbox.errors import Refused, inbox_closed, invalid, no_mutual_guild, unknown_user
from sandbox.faults import Fault
from tests.tiers import long_but

from .club import Club

DV = "delta_v"
PROSPECT = "Prospect under your rockets"
MANY = 6
"""One more than discord.py itself tries again."""


async def my_turn(club: Club, *people: Actor) -> tuple[Actor, Shown]:
    """A table that has begun: who is to move, and the panel with the moves."""
    await club.sit(DV, *people)
    player = await club.mover(*people)
    opened = await player.click(club.live(player), "My turn")
    assert opened.message is not None
    return player, opened.message


def boards(person: Actor, sandbox: Sandbox) -> int:
    return sum("My board" in shown.labels for shown in person.sees(sandbox.channel))


async def test_a_panel_opened_before_a_restart_works_after_it(
    club: Club, ann: Actor, bob: Actor
) -> None:
    player, opened = await my_turn(club, ann, bob)

    await club.restart()
    chosen = await player.click(opened, PROSPECT)
    assert chosen.message is not None
    await player.click(chosen.message, f"Do it: {PROSPECT}")

    assert (await club.table()).seq == 1


async def test_a_double_click_counts_once(club: Club, ann: Actor, bob: Actor) -> None:
    player, opened = await my_turn(club, ann, bob)
    chosen = await player.click(opened, PROSPECT)
    assert chosen.message is not None

    await asyncio.gather(
        player.click(chosen.message, f"Do it: {PROSPECT}", stale=True),
        player.click(chosen.message, f"Do it: {PROSPECT}", stale=True),
    )

    assert (await club.table()).seq == 1


async def test_a_stale_button_says_so_and_shows_the_present(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    player, opened = await my_turn(club, ann, bob)
    chosen = await player.click(opened, PROSPECT)
    assert chosen.message is not None
    await player.slash(sandbox.channel, "delta-v prospect")

    answer = await player.click(chosen.message, f"Do it: {PROSPECT}", stale=True)

    assert "The board has moved on" in answer.text
    assert (await club.table()).seq == 1


async def test_a_panel_is_refreshed_where_it_stands(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    player, opened = await my_turn(club, ann, bob)
    await club.restart()  # after which it does not follow the game by itself
    await player.slash(sandbox.channel, "delta-v prospect")
    assert "Prospect under your rockets" in player.look(opened).labels

    answer = await player.click(opened, "Refresh")

    assert answer.message is not None
    assert answer.message.id == opened.id
    assert "Prospect under your rockets" not in answer.message.labels


@pytest.mark.usefixtures("painted")
async def test_a_panel_whose_picture_discord_does_not_keep_sends_it_again(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    sandbox.world.opinions.keeps_hidden = False
    await club.sit("delta_v", ann, bob)
    mover = await club.mover(ann, bob)
    panel = (await mover.click(club.live(mover), "My turn")).message
    assert panel is not None

    for _ in range(3):
        again = (await mover.click(mover.look(panel), "Refresh")).message

        assert again is not None
        assert len(again.files) == 1
        assert "Something went wrong" not in again.words
    assert caplog.text.count("Discord keeps no picture by its id") == 1


async def test_a_button_of_another_version_is_explained(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    live = club.live(ann).live
    for row in live.components:
        for component in row["components"]:
            component["custom_id"] = component["custom_id"].replace("v1:", "v0:")

    answer = await ann.click(live, "My turn")

    assert "older version" in answer.text


async def test_two_people_at_once_both_get_an_answer(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)

    answers = await asyncio.gather(
        ann.slash(sandbox.channel, "delta-v prospect"),
        bob.slash(sandbox.channel, "delta-v prospect"),
    )

    assert all(answer.text for answer in answers)
    assert (await club.table()).seq == 1


async def test_an_interaction_delivered_twice_counts_once(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    sandbox.faults.delivers_twice()

    answer = await player.slash(sandbox.channel, "delta-v prospect")
    await club.quiet()

    assert answer.error is None
    assert [status for status in callbacks(sandbox, answer) if status < 300] == [200]
    assert (await club.table()).seq == 1


async def test_what_somebody_answered_already_is_not_answered_again(
    club: Club, ann: Actor, sandbox: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    sandbox.faults.delivers_twice()

    with caplog.at_level(logging.INFO, "bot.adapter.responder"):
        answer = await ann.slash(sandbox.channel, "help")
        await sandbox.until(lambda: len(callbacks(sandbox, answer)) == 2)
        await sandbox.until(lambda: caplog.messages)

    assert answer.error is None
    assert sorted(callbacks(sandbox, answer)) == [200, 400]
    (line,) = caplog.messages
    assert "could not be answered" in line
    assert "40060" in line


def callbacks(sandbox: Sandbox, answer: Reply) -> list[int]:
    """What Discord said to each attempt to answer an interaction."""
    path = f"/interactions/{answer.interaction.id}/"
    return [record.status for record in sandbox.requests if record.path.startswith(path)]


async def test_an_interaction_delivered_too_late_is_still_played_and_shown(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    sandbox.faults.delivers_late(4_000)

    late = sandbox.clock.now() + 4_000

    sent = asyncio.create_task(player.slash(sandbox.channel, "delta-v prospect"))
    await sandbox.until(lambda: late in sandbox.clock.sleepers())
    sandbox.clock.advance(4_000)
    answer = await sent
    await sandbox.until(lambda: "prospect" in club.live(ann).words.lower())

    assert answer.error == "This application did not respond"
    assert (await club.table()).seq == 1


async def test_a_dropped_socket_resumes_and_the_table_goes_on(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    with hurried():
        sandbox.faults.drops_sockets()
        answer = await player.slash(sandbox.channel, "delta-v prospect")

    assert answer.error is None
    assert (await club.table()).seq == 1


async def test_after_an_invalid_session_the_bot_identifies_anew_and_the_table_goes_on(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    with hurried():
        sandbox.faults.invalidates_sessions()
        await sandbox.until(lambda: sandbox.gateway.identifies == 2)
        answer = await player.slash(sandbox.channel, "delta-v prospect")
    await club.quiet()

    assert answer.error is None
    assert (await club.table()).seq == 1
    assert boards(ann, sandbox) == 1


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        ("rate_limits", {}),
        ("rate_limits", {"whole_bot": True}),
        ("fails_before", {"times": MANY}),
        ("fails_after", {"times": MANY}),
        ("resets_before", {"times": 2}),
        ("resets_after", {"times": 2}),
    ],
)
async def test_a_live_message_that_could_not_be_posted_comes_once_and_the_log_has_a_line(
    club: Club,
    ann: Actor,
    sandbox: Sandbox,
    caplog: pytest.LogCaptureFixture,
    kind: str,
    more: dict[str, Any],
) -> None:
    fault: Fault = getattr(sandbox.faults, kind)("POST", "/channels/*/messages", **more)
    with hurried(), caplog.at_level(logging.INFO):
        await ann.slash(sandbox.channel, "game new", game=DV)
        await settle(club, sandbox)

    assert fault.left == 0
    assert {record.name for record in caplog.records} <= {
        "discord.http",
        "bot.workers.outbox_worker",
    }
    assert caplog.records
    assert sum("Join" in shown.labels for shown in ann.sees(sandbox.channel)) == 1


async def settle(club: Club, sandbox: Sandbox) -> None:
    """Let the outbox try again for a while."""
    for _ in range(8):
        try:
            await club.quiet(0.3)
        except AssertionError:
            sandbox.clock.advance(150_000)
        else:
            return
    await club.quiet()


async def test_a_deleted_live_message_is_posted_again(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    sandbox.world.delete_message(club.live(ann).live)
    assert boards(ann, sandbox) == 0

    await player.slash(sandbox.channel, "delta-v prospect")
    await club.quiet()

    assert boards(ann, sandbox) == 1


async def test_an_old_live_message_is_posted_anew_and_the_old_one_goes(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    before = club.live(ann).id
    sandbox.clock.advance(2 * 3_600_000)

    await player.slash(sandbox.channel, "delta-v prospect")
    await club.quiet()

    assert boards(ann, sandbox) == 1
    assert club.live(ann).id != before


async def test_a_deleted_channel_leaves_the_game_alive_and_tells_the_host(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    table = await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    sandbox.world.delete_channel(sandbox.channel)

    await player.slash(player.dm, "delta-v prospect")
    await club.quiet()

    assert "is gone. The game isn't" in ann.inbox[-1].words
    assert (await club.services.tables.open(table.id)).seq == 1


async def test_a_missing_permission_is_told_in_one_sentence_with_the_way_out(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    sandbox.world.deny(sandbox.channel, sandbox.world.bot, "embed_links")

    answer = await ann.slash(sandbox.channel, "game new", game=DV)

    assert "I'm not allowed to embed links in this channel" in answer.text


async def test_a_table_is_not_brought_to_where_its_board_could_not_be(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    table = await club.sit(DV, ann, bob)
    other = sandbox.add_channel("mute")
    sandbox.world.deny(other, sandbox.world.bot, "send_messages")

    answer = await ann.slash(other, "game import", **{"from": table.id})

    assert "I'm not allowed to send messages" in answer.text
    assert (await club.services.tables.open(table.id)).channel == sandbox.channel.id


async def test_what_was_typed_cannot_style_or_ping_in_a_refusal(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    evil = "**x** <@1>"

    refused = [
        await ann.slash(sandbox.channel, "game new", game=evil),
        await ann.slash(sandbox.channel, "settings", timezone=evil),
    ]

    assert all("\\*\\*x\\*\\* \\<\\@1\\>" in answer.text for answer in refused)


async def test_an_answer_that_we_have_made_wrong_is_owned_up_to_with_a_number(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox, caplog: pytest.LogCaptureFixture
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    sandbox.faults.refuses("POST", "/interactions/*/*/callback", lambda: invalid((), "X", "x"))

    answer = await player.slash(sandbox.channel, "delta-v prospect")

    assert "It's done, but something went wrong on my side" in answer.text
    assert (await club.table()).seq == 1
    assert "failed" in next(r.getMessage() for r in caplog.records if r.levelname == "ERROR")


async def test_a_thread_asks_for_the_permission_of_threads(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    thread = ann.open_thread(sandbox.channel, "table 2")
    sandbox.world.deny(sandbox.channel, sandbox.world.bot, "send_messages")
    assert "The table is open" in (await ann.slash(thread, "game new", game=DV)).text

    other = ann.open_thread(sandbox.channel, "table 3")
    sandbox.world.deny(sandbox.channel, sandbox.world.bot, "send_messages_in_threads")

    answer = await ann.slash(other, "game new", game=DV)

    assert "I'm not allowed to" in answer.text
    assert "send messages" in answer.text


async def test_a_permission_lost_in_play_is_told_to_the_host(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    sandbox.world.deny(sandbox.channel, sandbox.world.bot, "send_messages")

    await player.slash(player.dm, "delta-v prospect")
    await club.quiet()

    assert "I'm not allowed to write in" in ann.inbox[-1].words


@pytest.mark.parametrize(
    "refusal", long_but(inbox_closed, [inbox_closed, no_mutual_guild, unknown_user])
)
async def test_a_closed_inbox_falls_back_to_a_button_that_shows_the_secret(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox, refusal: Callable[[], Refused]
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    await player.slash(sandbox.channel, "delta-v move", to="C3")
    await club.quiet()
    table = await club.table()
    if table.seat_of(player.id) in table.owed():
        await player.slash(sandbox.channel, "delta-v stop")
    other = bob if player is ann else ann
    await finish_turns(club, player)
    path = f"/channels/{player.dm.id}/messages"
    fault = sandbox.faults.refuses("POST", path, refusal, times=100)

    await player.slash(sandbox.channel, "delta-v prospect")
    await club.quiet()

    assert fault.left < 100
    board = club.live(player)
    assert f"**{player.name}**: I can't reach you by direct message" in board.words
    shown = await player.click(board, "Show me")
    assert "C3" in shown.text
    assert shown.ephemeral
    assert "C3" not in (await other.click(board, "Show me")).text


async def finish_turns(club: Club, player: Actor) -> None:
    """Play on at random until the player is to act again."""

    def is_to_act(table: Table) -> bool:
        return table.decision() == "take-action" and table.owed() == (table.seat_of(player.id),)

    await club.comes_to(is_to_act)


async def test_a_bug_in_the_rules_is_told_and_changes_nothing(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    monkeypatch.setattr(TakeAction, "prospect", lambda *_: 1 / 0)

    answer = await player.slash(sandbox.channel, "delta-v prospect")

    assert "Something went wrong on my side" in answer.text
    assert (await club.table()).seq == 0
