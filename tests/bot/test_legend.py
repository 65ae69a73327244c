"""What is what: the legend, one press away from every board that names its signs."""

from __future__ import annotations

import pytest

from bot.message import Message, faults, fitted
from bot.present import lobby
from bot.presses import WhatIsWhat
from bot.registry import RegisteredGame, shipped
from engine import Seat
from tests.saying import english
from tests.tiers import long_but

from .club import Club
from .hall import ANN, BOB, CLEO, HERE, Hall, button

TEXTS = english("space_dealer")
WITH_SIGNS = [title for title in shipped() if title.board.signs]


def alt(message: Message) -> str:
    assert message.picture is not None
    return message.picture.alt


async def test_the_legend_says_what_the_signs_of_the_caller_s_board_are(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    owing = (await hall.at(match)).owed()
    player = ANN if Seat(0) in owing else BOB

    public = await hall.presses(CLEO, button(hall.sender.board(HERE), "What is what?"))
    panel = await hall.presses(player, button(hall.sender.board(HERE), "My turn"))
    own = await hall.presses(player, button(panel, "What is what?"))

    assert public.title == "Delta V: what is what"
    assert "Station: rockets start here and fly home to here" in alt(public)
    assert "Green frame" not in alt(public)
    assert "Green frame: you can choose it now" in alt(own)


@pytest.mark.parametrize(
    "title", long_but(WITH_SIGNS[:1], WITH_SIGNS), ids=lambda title: title.cover.slug
)
async def test_in_the_lobby_the_legend_is_that_of_the_board_as_it_is_dealt(
    hall: Hall, title: RegisteredGame
) -> None:
    await hall.lobby(ANN, game=title.cover.slug)
    await hall.settle()
    card = hall.sender.board(HERE)

    first = await hall.presses(CLEO, button(card, "What is what?"))
    page = await hall.presses(CLEO, button(card, "How to play"))
    second = await hall.presses(CLEO, button(page, "What is what?"))
    back = await hall.presses(CLEO, button(second, "How to play"))

    assert first.title.endswith(": what is what")
    assert list(faults(fitted(first))) == []
    assert alt(first) == alt(second) != alt(page)
    assert first.picture is not None
    assert second.picture is not None
    assert first.picture.paint() is second.picture.paint()
    assert back.title == page.title


async def test_the_legend_needs_no_table(hall: Hall) -> None:
    page = await hall.types(ANN, "game rules", game="delta_v", channel=-ANN)

    legend = await hall.presses(ANN, button(page, "What is what?"), channel=-ANN)

    assert "Station: rockets start here and fly home to here" in alt(legend)


async def test_a_board_without_signs_has_the_page_for_newcomers(hall: Hall) -> None:
    answer = await hall.presses(ANN, WhatIsWhat("tiny").id)

    assert answer.title.endswith(": How to play")


async def test_a_legend_of_many_signs_is_turned_page_by_page(club: Club) -> None:
    ann, bob = club.box.user("Ann"), club.box.user("Bob")
    await club.sit("delta_v", ann, bob)
    await club.quiet()
    seen: set[str] = set()

    shown = (await ann.click(club.live(ann), "What is what?")).message
    while shown is not None:
        (alt,) = shown.alts.values()
        assert alt is not None
        assert alt not in seen
        seen.add(alt)
        (later,) = (each for each in shown.buttons if each.label.startswith("Later"))
        if later.disabled:
            break
        shown = (await ann.click(shown, later.label)).message

    assert len(seen) > 1
    for sign in ("Station: rockets start here", "Alien", "Points"):
        assert any(sign in alt for alt in seen), sign


async def test_discord_takes_the_legend(club: Club) -> None:
    ann, bob = club.box.user("Ann"), club.box.user("Bob")
    await club.sit("delta_v", ann, bob)
    await club.quiet()

    legend = await ann.click(club.live(ann), "What is what?")

    assert legend.error is None
    assert legend.ephemeral
    assert "what is what" in legend.text


async def test_discord_takes_it_in_the_lobby(club: Club) -> None:
    ann = club.box.user("Ann")
    await ann.slash(club.box.channel, "game new", game="space_dealer")
    await club.quiet()

    page = await ann.click(club.live(ann), "How to play")
    assert page.message is not None
    turned = await ann.click(page.message, "What is what?")
    asked = await ann.click(club.live(ann), "What is what?")

    shown = [answer.message for answer in (turned, asked)]
    for each in shown:
        assert each is not None
        assert "Space Dealer: what is what" in each.words
    # The picture of the page does not stay behind.
    assert [list(each.files.values()) for each in shown if each] == [
        [lobby.signs(shipped()["space_dealer"], TEXTS, 1)[0].paint()]
    ] * 2
