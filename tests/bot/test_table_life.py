"""A table from the lobby to the end: who may do what, and what everybody is told."""

from __future__ import annotations

from sandbox import Actor, Sandbox
from sandbox.model import Upload

from .club import Club

DV = "delta_v"


async def test_a_channel_has_one_active_table(club: Club, ann: Actor, sandbox: Sandbox) -> None:
    await ann.slash(sandbox.channel, "game new", game=DV)

    answer = await ann.slash(sandbox.channel, "game new", game=DV)

    assert "There's a table in this channel already" in answer.text
    assert answer.ephemeral


async def test_a_thread_is_a_channel_of_its_own(club: Club, ann: Actor, sandbox: Sandbox) -> None:
    await ann.slash(sandbox.channel, "game new", game=DV)
    thread = ann.open_thread(sandbox.channel, "table 2")

    answer = await ann.slash(thread, "game new", game=DV)

    assert "The table is open" in answer.text


async def test_an_unknown_game_is_told_which_there_are(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    answer = await ann.slash(sandbox.channel, "game new", game="chess")

    assert "There's no game “chess”" in answer.text
    assert "Delta V" in answer.text


async def test_whoever_joins_is_on_the_board_and_gets_no_direct_message_yet(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await ann.slash(sandbox.channel, "game new", game=DV)
    await club.quiet()

    answer = await bob.click(club.live(bob), "Join")
    await club.quiet()

    assert "secrets come to you by direct message" in answer.text
    assert bob.inbox == []
    assert "**Ann** and **Bob**" in club.live(bob).words


async def test_a_table_that_is_ended_before_its_start_leaves_the_channel_free(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await ann.slash(sandbox.channel, "game new", game=DV)
    await club.quiet()
    asked = await ann.slash(sandbox.channel, "game end")
    assert asked.message is not None
    await ann.click(asked.message, "Stop the table")
    await club.quiet()
    assert any("Ann stopped this table" in shown.words for shown in ann.sees(sandbox.channel))

    await ann.slash(sandbox.channel, "game new", game=DV)
    await club.quiet()
    await bob.click(club.live(bob), "Join")
    await club.quiet()

    assert "**Ann** and **Bob**" in club.live(bob).words


async def test_nobody_sits_twice_and_those_without_a_seat_cannot_leave(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await ann.slash(sandbox.channel, "game new", game=DV)
    await club.quiet()

    assert "already in" in (await ann.slash(sandbox.channel, "game join")).text
    assert "You aren't at this table" in (await bob.slash(sandbox.channel, "game leave")).text


async def test_seats_are_limited_by_the_game(club: Club, ann: Actor, sandbox: Sandbox) -> None:
    await ann.slash(sandbox.channel, "game new", game=DV)
    for _ in range(3):
        await ann.slash(sandbox.channel, "game add-computer", computer="random")

    answer = await ann.slash(sandbox.channel, "game add-computer")

    assert "All 4 seats are taken" in answer.text


async def test_only_the_host_starts_and_not_alone(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await ann.slash(sandbox.channel, "game new", game=DV)
    await club.quiet()

    assert "at least 2 players" in (await ann.click(club.live(ann), "Start")).text
    await bob.slash(sandbox.channel, "game join")
    assert "Only" in (await bob.slash(sandbox.channel, "game start")).text


async def test_an_option_is_set_by_the_host_before_the_start(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    opened = await ann.slash(sandbox.channel, "game new", game=DV)
    assert opened.message is not None

    await ann.select(opened.message, "off")
    await club.quiet()

    assert "**Notebook:** off" in club.live(ann).words
    assert (await club.table()).options == {"notebook": False}


async def test_a_spectator_sees_but_cannot_play(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    eve = sandbox.user("Eve")

    assert "You aren't at this table" in (await eve.click(club.live(eve), "My turn")).text
    assert "You aren't at this table" in (await eve.slash(sandbox.channel, "delta-v prospect")).text
    assert "board.png" in (await eve.click(club.live(eve), "My board")).message.files  # type: ignore[union-attr]


async def test_the_wrong_player_is_told_whose_decision_it_is(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    other = bob if player is ann else ann

    answer = await other.slash(sandbox.channel, "delta-v prospect")

    assert "isn't your turn" in answer.text
    assert player.name in answer.text


async def test_an_impossible_move_is_told_what_is_possible(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)

    answer = await player.slash(sandbox.channel, "delta-v reveal", tiles="C3")

    assert "You can't do" in answer.text
    assert "Prospect" in answer.text
    assert (await club.table()).seq == 0


async def test_commands_complete_what_is_legal(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)

    found = await player.autocomplete(sandbox.channel, "delta-v move", "to", typed="c")
    more = await player.autocomplete(sandbox.channel, "delta-v move", "to", typed="C3 d")

    assert list(found.values) == [f"C{row}" for row in range(1, 8)]
    assert list(more.values) == []  # the one rocket has flown

    games = await ann.autocomplete(sandbox.channel, "game new", "game", typed="delta v")
    assert list(games.values) == [DV, "delta_vee"]


async def test_moves_work_in_direct_messages(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)

    answer = await player.slash(player.dm, "delta-v prospect")

    assert "prospect" in answer.text.lower()
    assert (await club.table()).seq == 1


async def test_the_live_message_says_who_owes_what(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    name = (await club.mover(ann, bob)).name

    live = club.live(ann)

    assert f"**{name}**: choose an action" in live.words
    assert live.labels == [
        "My turn",
        "My board",
        "Text board",
        "Recap",
        "What is what?",
        "How to play",
    ]
    assert live.alts["board.png"]
    ping = next(shown for shown in ann.sees(sandbox.channel) if shown.pings == [name])
    assert "choose an action" in ping.words


async def test_log_recap_rules_help_list_and_text_board(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    await club.comes_to(lambda table: table.seq > 12)

    assert "page 1 of" in (await ann.slash(sandbox.channel, "game log", page=1)).text
    assert "since your last move" in (await ann.slash(sandbox.channel, "game recap")).text
    assert "DV20" in (await ann.slash(sandbox.channel, "game rules", clause="DV20")).text
    assert "No clause" in (await ann.slash(sandbox.channel, "game rules", clause="zebra")).text
    assert "/game new" in (await ann.slash(sandbox.channel, "help")).text
    assert "Delta V" in (await ann.slash(sandbox.channel, "game list")).text
    assert "```" in (await ann.slash(sandbox.channel, "game me", text=True)).text


async def test_the_host_stops_a_table_after_being_asked(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)

    asked = await bob.slash(sandbox.channel, "game end")
    assert asked.message is not None
    assert "Stop the table" not in asked.message.labels
    asked = await ann.slash(sandbox.channel, "game end")
    assert asked.message is not None
    assert (await club.table()).status == "running"
    await ann.click(asked.message, "Stop the table")
    await club.quiet()

    assert (await club.table()).status == "stopped"
    assert "Ann stopped this table" in club.live(ann).words
    assert "This game is over" in (await bob.slash(sandbox.channel, "delta-v prospect")).text


async def test_a_running_game_is_not_exported_but_a_finished_one_is_and_comes_back(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    assert "export a game once it's over" in (await ann.slash(sandbox.channel, "game export")).text
    asked = await ann.slash(sandbox.channel, "game end")
    assert asked.message is not None
    await ann.click(asked.message, "Stop the table")

    exported = await ann.slash(sandbox.channel, "game export")
    assert exported.message is not None
    ((name, data),) = exported.message.files.items()
    other = sandbox.add_channel("elsewhere")
    brought = await ann.slash(other, "game import", file=Upload(name, data, "text/plain"))
    await club.quiet()

    assert "Here it is, as a finished table" in brought.text
    assert any("Delta V" in shown.words for shown in ann.sees(other))


async def test_a_running_table_moves_to_another_channel(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    table = await club.sit(DV, ann, bob)
    other = sandbox.add_channel("elsewhere")

    answer = await ann.slash(other, "game import", **{"from": table.id})
    await club.quiet()

    assert "is here now" in answer.text
    assert any("My turn" in shown.labels for shown in ann.sees(other))
    assert "no table in this channel" in (await ann.slash(sandbox.channel, "game me")).text


async def test_a_seat_is_handed_over(club: Club, ann: Actor, bob: Actor, sandbox: Sandbox) -> None:
    table = await club.sit(DV, ann, bob)
    cleo = sandbox.user("Cleo")
    seat = f"seat-{table.seat_of(bob.id)}"

    await bob.slash(sandbox.channel, "game replace", player=seat, **{"with": cleo.user})
    await club.quiet()
    offer = next(s for s in cleo.sees(sandbox.channel) if "Take the seat" in s.labels)
    assert (
        "offered to somebody else" in (await sandbox.user("Eve").click(offer, "Take the seat")).text
    )
    await cleo.click(offer, "Take the seat")
    await club.quiet()

    assert (await club.table()).seat_of(cleo.id) == table.seat_of(bob.id)
    assert (await club.table()).seat_of(bob.id) is None
    assert "Take the seat" not in [b for s in cleo.sees(sandbox.channel) for b in s.labels]


async def test_a_computer_player_takes_a_seat_over_and_plays(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    table = await club.sit(DV, ann, bob)
    (active,) = table.owed()
    seat = f"seat-{active}"

    owner = ann if table.seat_of(ann.id) == active else bob
    asked = await owner.slash(sandbox.channel, "game replace", player=seat, computer="easy")
    assert asked.message is not None
    await owner.click(asked.message, "Hand it over for good")
    await club.quiet()

    now = await club.table()
    assert now.players[active].computer == "easy"
    assert now.seq > 0
    assert active not in now.owed()
