"""What is what: the legend, one press away from every board that names its signs."""

from __future__ import annotations

from bot.message import Message
from engine import Seat

from .club import Club
from .hall import ANN, BOB, CLEO, HERE, Hall, button


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


async def test_discord_takes_the_legend(club: Club) -> None:
    ann, bob = club.box.user("Ann"), club.box.user("Bob")
    await club.sit("delta_v", ann, bob)
    await club.quiet()

    legend = await ann.click(club.live(ann), "What is what?")

    assert legend.error is None
    assert legend.ephemeral
    assert "what is what" in legend.text
