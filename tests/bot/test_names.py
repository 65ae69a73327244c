"""Names are shown as letters: nothing in them turns a line round, hides, or is blank."""

from __future__ import annotations

from typing import Any

import pytest

from bot.message import Message
from bot.names import clean
from sandbox import Sandbox

from .club import Club
from .hall import ANN, BOB, Hall

RLO, LRO, RLI, PDI, ZWSP, ZWJ = "\u202e", "\u202d", "\u2067", "\u2069", "\u200b", "\u200d"
BAD = (
    *"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c",
    *"\u200b\u2060\ufeff\u00ad\u180e\u3164\u2800\u115f\u1160\uffa0",
    "\U000e0041",
)
"""Marks of direction, invisible letters, letters that show nothing, tags."""
ASTRONAUT = f"\N{WOMAN}{ZWJ}\N{ROCKET}"
PERSIAN = "\u0645\u06cc\u200c\u062e"
"""Needs its joiner to be spelt."""
NAMES = {
    f"{RLO}nnA{PDI}": "nnA",
    f"A{ZWSP}n{ZWSP}n": "Ann",
    f"Ann{RLI}\n**x**": "Ann **x**",
    f"  {LRO} Ann \t Bo ": "Ann Bo",
    f"Ann {ASTRONAUT}": f"Ann {ASTRONAUT}",
    "\u3164": "",
    "\u2800\u2800": "",
    f"{RLO}{ZWJ}": "",
    PERSIAN: PERSIAN,
    "Zoë Ångström 北": "Zoë Ångström 北",
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_one_line_of_letters_that_can_be_seen(name: str) -> None:
    assert clean(name) == NAMES[name]


@pytest.mark.parametrize("mark", BAD, ids=ascii)
def test_no_mark_survives_wherever_it_stands(mark: str) -> None:
    assert clean(f"{mark}A{mark}nn{mark}") == "Ann"
    assert clean(mark * 3) == ""


@pytest.mark.parametrize("emoji", [ASTRONAUT, "👨‍👩‍👧‍👦", "🏳️‍🌈", "❤️", "👍🏽", "1️⃣", "🇩🇪"])
def test_emoji_stay_as_they_are(emoji: str) -> None:
    assert clean(f"Ann {emoji}") == f"Ann {emoji}"


async def all_said(hall: Hall, name: str) -> list[str]:
    """Everything that is said around a game of somebody of that name, as Discord is given it."""
    match = await hall.lobby(ANN)
    await hall.services.lobby.join(await hall.at(match), BOB, name, interaction=hall.interaction)
    await hall.settle()
    await hall.services.lobby.start(await hall.at(match), interaction=hall.interaction)
    for _ in range(10):
        await hall.settle()
        await hall.plays(match)
    answers = [
        await hall.types(ANN, line, **given)
        for line, given in (
            ("game turn", {}),
            ("game me", {"text": True}),
            ("game log", {}),
            ("game list", {}),
            ("game replace", {"player": "seat-1"}),
        )
    ]
    await hall.settle()
    players = await hall.router.complete(hall.who(ANN), "game replace", "player", "", {})
    sent = [text for _, text in hall.sender.said]
    return [*sent, *map(whole, answers), *(said for said, _ in players)]


def whole(message: Message) -> str:
    alt = message.picture.alt if message.picture else ""
    return f"{message.text}{message.title}{message.body}{message.rows}{alt}"


@pytest.mark.parametrize("mark", [RLO, RLI, ZWSP, "\u3164", "\u2800"], ids=ascii)
async def test_boards_pings_menus_and_answers_never_have_the_marks_of_a_name(
    hall: Hall, mark: str
) -> None:
    said = await all_said(hall, f"{mark}B{mark}ob{mark}")

    assert [text for text in said if mark in text or ascii(mark)[1:-1] in text] == []
    assert any("Bob" in text for text in said)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", RLO, ""], ids=ascii)
async def test_whoever_has_no_name_to_be_seen_is_called_by_their_seat(
    hall: Hall, name: str
) -> None:
    said = await all_said(hall, name)

    assert any("**Ann** and **Seat 2**" in text for text in said)
    assert any("It's **Seat 2**'s turn" in text for text in said)
    assert not any("****" in text for text in said)


async def test_an_emoji_in_a_name_is_on_the_board(hall: Hall) -> None:
    said = await all_said(hall, f"Bob {ASTRONAUT}")

    assert any(f"**Bob {ASTRONAUT}**" in text for text in said)


async def test_a_blank_display_name_is_replaced_where_somebody_joins(
    club: Club, sandbox: Sandbox
) -> None:
    ann, nobody = sandbox.user("Ann"), sandbox.user("\u3164")
    await ann.slash(sandbox.channel, "game new", game="delta_v")
    await club.quiet()

    await nobody.click(club.live(nobody), "Join")
    await club.quiet()

    assert (await club.table()).names == ("Ann", "")
    assert "**Ann** and **Seat 2**" in club.live(ann).words


async def test_what_completion_shows_is_taken_when_it_is_typed(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    replaced = await hall.hands_over(BOB, "bob", "random")
    spoken = await hall.types(ANN, "settings", language="english")

    assert "takes over" in replaced.text
    assert (await hall.at(match)).players[1].computer == "random"
    assert "Language: **English**" in spoken.text


@pytest.mark.parametrize(
    ("line", "given", "said"),
    [
        ("game replace", {"player": "Nemo"}, "Nemo isn't at this table"),
        ("game replace", {"player": "Bob", "computer": "Nemo"}, "easy, normal, strong and random"),
        ("settings", {"language": "Klingon"}, "I speak English"),
        ("game new", {"game": "Chess"}, "Delta V, Space Mission"),
    ],
)
async def test_who_or_what_is_not_there_is_said_by_the_names_that_are_shown(
    hall: Hall, line: str, given: dict[str, Any], said: str
) -> None:
    await hall.sits(ANN, BOB)

    assert said in (await hall.types(ANN, line, **given)).text
