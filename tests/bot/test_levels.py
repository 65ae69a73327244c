"""A host chooses how well computer players play, and changes it."""

from __future__ import annotations

from bot.actions import SHARED
from bot.message import Menu
from bot.presses import FreeSeat, SeatComputer, SetLevel
from engine import EASY
from sandbox import Actor, Sandbox

from .club import Club
from .hall import ANN, BOB, HERE, Hall, button

GAME = "delta_v"


async def test_the_button_shows_the_levels_and_each_seats_one(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    await ann.slash(sandbox.channel, "game new", game=GAME)
    await club.quiet()

    form = await ann.click(club.live(ann), "Add a computer")
    levels = (await club.table()).game.minds.computers
    assert form.ephemeral
    assert form.message is not None
    assert [label for label in form.message.labels if label in levels] == list(levels)
    for _ in range(2):
        form = await ann.click(form.message, EASY)
        assert form.message is not None
    await club.quiet()

    players = (await club.table()).players
    assert [player.computer for player in players] == [None, EASY, EASY]
    assert club.live(ann).words.count("(easy)") == 2


async def test_a_menu_changes_how_a_seated_one_plays(hall: Hall) -> None:
    match = await hall.lobby(ANN)
    await hall.types(ANN, "game add-computer", computer=EASY)

    said = await hall.presses(ANN, SetLevel(match).id, "1 random")
    await hall.settle()

    table = await hall.at(match)
    assert table.players[1].computer == "random"
    assert "Ada" in said.text
    assert "random" in said.text
    assert "(random)" in hall.sender.board(HERE).body


async def test_without_a_level_it_is_the_one_that_advises(hall: Hall) -> None:
    match = await hall.lobby(ANN)

    await hall.types(ANN, "game add-computer")

    table = await hall.at(match)
    assert table.players[1].computer == table.game.minds.usual


async def test_a_full_table_only_offers_changes(hall: Hall) -> None:
    match = await hall.lobby(ANN)
    for _ in range(3):
        last = await hall.presses(ANN, SeatComputer(match, EASY).id)

    assert "All seats are taken" in last.text
    menus = [SHARED.read(row.id) for row in last.rows if isinstance(row, Menu)]
    assert menus == [SetLevel(match), FreeSeat(match)]


async def test_whoever_moved_up_is_not_changed_by_an_old_menu(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB)
    await hall.types(ANN, "game add-computer", computer=EASY)
    await hall.types(BOB, "game leave")

    said = await hall.presses(ANN, SetLevel(match).id, "2 random")

    assert "The seats have changed" in said.text
    assert (await hall.at(match)).players[1].computer == EASY


async def test_only_the_host_chooses(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB)

    await hall.settle()
    opens = button(hall.sender.board(HERE), "Add a computer")

    for press in (SeatComputer(match, EASY).id, opens):
        assert "Only" in (await hall.presses(BOB, press)).text
    assert len((await hall.at(match)).players) == 2


async def test_in_play_the_same_player_plays_otherwise_and_all_are_told(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    table = await club.sit(GAME, ann, bob, computers=1)
    seat = next(n for n, player in enumerate(table.players) if player.computer)
    name = table.names[seat]

    await ann.slash(sandbox.channel, "game replace", player=f"seat-{seat}", computer=EASY)
    await club.quiet()

    now = await club.table()
    assert (now.names[seat], now.players[seat].computer) == (name, EASY)
    assert any("plays the easy level from now on" in s.words for s in bob.sees(sandbox.channel))
