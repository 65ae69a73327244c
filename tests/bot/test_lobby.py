"""The card of a table that has not started, and the computers who sit down at it."""

from __future__ import annotations

import pytest

from bot.message import Message, faults, fitted
from bot.present.lobby import lobby, sample
from bot.registry import shipped
from games import ALL
from render.paint import Painter
from render.scene import Scene, Text
from sandbox import Sandbox
from tests.saying import english

from .club import Club
from .hall import ANN, BOB, HERE, Hall

EVERY = pytest.mark.parametrize("slug", [cover.slug for cover in ALL])


def card(hall: Hall) -> Message:
    return hall.sender.board(HERE)


@EVERY
async def test_a_card_says_for_how_many_how_long_and_how_heavy_a_game_is(
    hall: Hall, slug: str
) -> None:
    await hall.lobby(ANN, game=slug)
    await hall.settle()

    cover = shipped()[slug].cover
    lines = card(hall).body.splitlines()
    said = hall.services.library.texts("en", slug)
    assert lines[0] == said("game-summary")
    assert lines[2] == f"**Players:** {cover.seats[0]} to {cover.seats[-1]}"
    assert lines[3].startswith(f"**Length:** {cover.length.days[0]} to {cover.length.days[1]} days")
    assert f"about {cover.length.presses} presses each" in lines[3]
    assert lines[4] == f"**Weight:** {cover.weight}"
    assert card(hall).body.count("layers") == 1
    assert "At the table (1 of" in card(hall).body
    assert list(faults(fitted(card(hall)))) == []


@EVERY
def test_a_card_shows_the_board_as_it_is_dealt_and_paints_it_once(slug: str) -> None:
    title, texts = shipped()[slug], english(slug)

    picture = sample(title, texts)

    assert picture.paint() is sample(shipped()[slug], texts).paint()
    assert texts("game-name") in picture.alt
    assert picture.paint().startswith(b"\x89PNG")


@EVERY
async def test_the_list_of_games_says_for_how_many_and_how_long_each_is(
    hall: Hall, slug: str
) -> None:
    found = await hall.router.complete(hall.who(ANN), "game new", "game", "", {})
    shown = next(said for said, value in found if value == slug)

    opened = await hall.types(ANN, "game new", game=shown)

    cover = shipped()[slug].cover
    assert f"({cover.seats[0]} to {cover.seats[-1]} players, " in shown
    assert shown.endswith(f"days by chat, {cover.weight})")
    assert max(len(said) for said, _ in found) <= 100
    assert "The table is open" in opened.text


async def test_only_options_that_are_not_as_usual_stand_on_the_card(hall: Hall) -> None:
    await hall.lobby(ANN, game="merchant_of_venus")
    await hall.settle()
    before = card(hall).body

    await hall.types(ANN, "game option", setting="variant", value="quick")
    await hall.settle()

    assert "Game:" not in before
    assert "Notebook" not in card(hall).body
    assert "**Game:** Quick: 15 rounds" in card(hall).body
    assert "**Length:** 7 to 18 days by chat, about 130 presses each" in card(hall).body
    assert "30 rounds" not in card(hall).body


async def test_a_game_of_one_sitting_is_called_so(hall: Hall) -> None:
    await hall.lobby(ANN, game="space_dealer")
    await hall.types(ANN, "game option", setting="timer", value="one-minute")
    await hall.settle()

    assert "**Length:** one sitting" in card(hall).body


async def test_a_table_that_has_options_from_an_older_release_has_a_card(hall: Hall) -> None:
    table = await hall.at(await hall.lobby(ANN))
    table.options.clear()

    assert "Notebook" not in lobby(table, hall.services.texts("en", table), 0).body


async def test_computers_have_short_names_that_nobody_at_the_table_has(
    club: Club, sandbox: Sandbox
) -> None:
    ada = sandbox.user("ada Lovelace")
    await ada.slash(sandbox.channel, "game new", game="space_dealer")
    for _ in range(7):
        await ada.slash(sandbox.channel, "game add-computer")
    await club.quiet()

    names = (await club.table()).names[1:]
    assert names[0] == "Brik \N{PLACE OF INTEREST SIGN}"
    assert len({name.split()[0] for name in names} | {"Ada"}) == 8
    assert max(map(len, names)) <= 7
    assert "**Brik \N{PLACE OF INTEREST SIGN}** (normal)" in club.live(ada).words


async def test_a_computer_of_an_older_release_keeps_its_name(hall: Hall) -> None:
    match = await hall.lobby(ANN)
    table = await hall.at(match)
    await hall.services.lobby.add_computer(
        table, "prospector", "Prospector (computer)", interaction=hall.interaction
    )
    await hall.settle()

    assert "**Ann** and **Prospector (computer)**." in card(hall).body


async def test_a_seat_may_be_named_without_the_mark_of_a_computer(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB)
    await hall.types(ANN, "game add-computer")
    await hall.types(ANN, "game start")

    said = await hall.types(ANN, "game replace", player="ada", computer="random")

    table = await hall.at(match)
    assert "Ada \N{PLACE OF INTEREST SIGN}** plays random" in said.text
    assert (table.names[2], table.players[2].computer) == (
        "Ada \N{PLACE OF INTEREST SIGN}",
        "random",
    )


def test_pictures_show_the_mark_of_a_computer() -> None:
    name = english("delta_v")("lobby-computer-name", name="Ada")

    def paint(words: str) -> bytes:
        return Painter().paint(
            Scene((200, 60), "#000000", (), (Text(10, 30, words, 30, "#ffffff"),))
        )

    assert paint(name) != paint("Ada")
