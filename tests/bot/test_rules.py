"""The rules pages as people read them in Discord."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.limits import EMBED_DESCRIPTION
from bot.message import Menu, Message, faults, fitted
from bot.present import rules
from bot.presses import HowToPlay, PickSection, TypedWords
from bot.registry import shipped
from games import ALL
from tests import tiny

from .hall import ANN, BOB, HERE, THERE, Hall, button

PAGE = """# A game

Two lines of an editor
are one line here. <!-- and nobody reads
this -->

- AB1 A clause (with a bracket). *(no code: an example (of the book))*
- AB2 *(ruling)* Paid 5*, and 3*.

How to begin:
1. Look
   around.
2. Act.

```text
row   x | y*

      z
```

<!-- charts -->

### The deck*

| Kind | Worth | Cards |
| --- | --- | ---: |
| Ice | 1, 2 | 8 |
| Iron | 1, 2, 3* | 10 |

### Ships

| class | velocity* | what it can carry to another place | note |
| --- | --- | --- | --- |
| tug | 4 | pods / crates, 2* each | |
| | 5 | nothing | slow |

<!-- /charts -->

## The end <!-- scoring -->

- AB3 Most wins.<!-- hosts --> Hosts may change that.<!-- /hosts -->
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "game.md"
    path.write_text(PAGE, "utf-8")
    return path


def lines(path: Path) -> list[str]:
    """All that is shown of a rules page."""
    return [line for section in rules.sections(path) for line in section.lines]


def test_what_is_for_developers_is_not_shown(page: Path) -> None:
    shown = lines(page)

    assert shown[:3] == [
        "Two lines of an editor are one line here.",
        "- AB1 A clause (with a bracket).",
        "- AB2 *(ruling)* Paid 5\\*, and 3\\*.",
    ]


def test_what_is_for_hosts_is_not_shown(page: Path) -> None:
    shown = lines(page)

    assert shown[-1] == "- AB3 Most wins."
    assert [(each.id, each.title) for each in rules.sections(page)] == [
        ("about", ""),
        ("scoring", "The end"),
    ]


def test_lists_and_blocks_keep_their_lines(page: Path) -> None:
    shown = lines(page)

    assert shown[3:7] == [
        "How to begin:",
        "1. Look around.",
        "2. Act.",
        "```\nrow   x | y*\n\n      z\n```",
    ]


def test_a_narrow_table_is_set_in_a_block(page: Path) -> None:
    shown = lines(page)

    assert shown[7:9] == [
        "### The deck\\*",
        "```\nKind  Worth     Cards\nIce   1, 2          8\nIron  1, 2, 3*     10\n```",
    ]


def test_a_wide_table_is_told_row_by_row(page: Path) -> None:
    shown = lines(page)

    assert shown[9:12] == [
        "### Ships",
        "- **tug** • velocity\\* 4 • what it can carry to another place pods / crates, 2\\* each",
        "- velocity\\* 5 • what it can carry to another place nothing • note slow",
    ]


def test_of_two_columns_the_second_needs_no_name(tmp_path: Path) -> None:
    path = tmp_path / "two.md"
    path.write_text(f"| card | what happens |\n| --- | --- |\n| Buoy | {'x' * 40} |\n", "utf-8")

    assert lines(path) == [f"- **Buoy** • {'x' * 40}"]


def test_a_long_table_is_cut_into_whole_blocks(tmp_path: Path) -> None:
    path = tmp_path / "long.md"
    rows = "".join(f"| {n} | {'x' * 30} |\n" for n in range(300))
    path.write_text("| n | what |\n| --- | --- |\n" + rows, "utf-8")

    pages = rules.pages(lines(path))

    assert len(pages) > 2
    for shown in pages:
        blocks = shown.split("```")
        assert len(blocks) % 2, "a block is open at the end of the page"
        assert all(block.startswith("\n  n  what") for block in blocks[1::2])
    assert "".join(pages).count("x" * 30) == 300


@pytest.mark.parametrize("path", [t.rules for t in (*shipped(), tiny.TITLE)], ids=lambda p: p.stem)
def test_every_page_of_every_game_can_be_read(path: Path) -> None:
    pages = [leaf.text for leaf in rules.leaves(path)]

    for shown in pages:
        assert 0 < len(shown) <= EMBED_DESCRIPTION
        assert shown.count("```") % 2 == 0
        for hidden in ("<!--", "-->", "no code", "| ---", "\n|", "](", "runs the bot can"):
            assert hidden not in shown
    clauses = [line for line in path.read_text("utf-8").splitlines() if line.startswith("- ")]
    numbers = [line.split()[1] for line in clauses]
    told = re.findall(r"^- \*\*(\w+)\*\* (?!\N{BULLET})", "\n".join(pages), re.MULTILINE)
    assert told == numbers


# -- in chat --------------------------------------------------------------------------------------

GAMES = pytest.mark.parametrize("game", [cover.slug for cover in ALL])


def menu(message: Message) -> list[str]:
    """The sections that can be chosen."""
    return [o.value for row in message.rows if isinstance(row, Menu) for o in row.options]


@GAMES
async def test_the_pages_of_the_command_are_all_of_it(hall: Hall, game: str) -> None:
    leaves = rules.leaves(hall.services.registry[game].rules)

    shown = [await hall.types(ANN, "game rules", game=game, page=n + 1) for n in range(len(leaves))]

    assert [message.body for message in shown] == [leaf.text for leaf in leaves]
    assert shown[-1].footer == f"Page {len(leaves)} of {len(leaves)}"


@GAMES
async def test_the_page_for_newcomers_needs_no_table(hall: Hall, game: str) -> None:
    for channel in (HERE, -ANN):
        page = await hall.types(ANN, "game rules", game=game, channel=channel)

        assert page.title.endswith(": How to play")
        assert page.picture is not None
        assert list(faults(fitted(page))) == []
        scoring = await hall.presses(ANN, button(page, "Scoring"), channel=channel)
        assert "Scoring" in scoring.title
        back = await hall.presses(ANN, button(scoring, "How to play"), channel=channel)
        assert back.title == page.title


@GAMES
async def test_every_section_is_in_the_contents(hall: Hall, game: str) -> None:
    there = rules.sections(hall.services.registry[game].rules)
    page = await hall.types(ANN, "game rules", game=game)

    assert sorted(menu(page)) == sorted({section.id for section in there})
    for section in there:
        shown = await hall.presses(ANN, PickSection(game).id, section.id)
        assert list(faults(fitted(shown))) == []
        assert shown.body.startswith(rules.strong(section.lines[0])[:200])


@GAMES
async def test_a_page_for_newcomers_has_four_parts_and_at_most_150_words(
    hall: Hall, game: str
) -> None:
    page = await hall.presses(ANN, HowToPlay(game).id)

    assert page.body.count("\n\n") == 3
    assert len(page.body.split()) <= 150


async def test_words_are_found_in_any_form_and_by_other_names(hall: Hall) -> None:
    robbed = await hall.types(ANN, "game rules", game="delta_v", clause="robbed")
    money = await hall.presses(ANN, TypedWords("merchant_of_venus").id, "money is points")
    most = await hall.types(ANN, "game rules", game="delta_v", clause="satellite zebra counters")
    number = await hall.types(ANN, "game rules", game="delta_v", clause="dv 93")

    assert "**DV87**" in robbed.body
    assert "### Incidents" in robbed.body
    assert "**stolen**" in robbed.body
    assert "MV137" in money.body
    assert "These have most of your words" in most.body
    assert number.body.startswith("### The end\n- **DV93**")


async def test_what_is_not_found_leaves_the_contents(hall: Hall) -> None:
    none = await hall.types(ANN, "game rules", game="delta_v", clause="zebra")

    assert "No clause says “zebra”" in none.body
    assert "scoring" in menu(none)


async def test_what_is_searched_for_cannot_style_or_ping(hall: Hall) -> None:
    """A search goes by the words alone."""
    found = await hall.types(ANN, "game rules", game="delta_v", clause="**x** <@1>")

    assert "“x 1”" in found.title + found.body
    assert "<@" not in found.title + found.body


async def test_without_a_table_the_command_asks_which_game(hall: Hall) -> None:
    asked = await hall.types(ANN, "game rules")

    page = await hall.presses(ANN, button(asked, "Delta V"))

    assert page.title == "Delta V: How to play"


async def test_the_lobby_and_the_board_lead_there(hall: Hall) -> None:
    await hall.lobby(ANN, BOB)
    await hall.settle()
    card = hall.sender.board(HERE)
    await hall.sits(ANN, BOB, channel=THERE)
    await hall.settle()

    for message in (card, hall.sender.board(THERE)):
        page = await hall.presses(ANN, button(message, "How to play"))
        assert page.title == "Delta V: How to play"


async def test_a_game_that_is_gone_is_refused_kindly(hall: Hall) -> None:
    answer = await hall.presses(ANN, HowToPlay("chess").id)

    assert "older version of me" in answer.text


async def test_clauses_are_completed(hall: Hall) -> None:
    found = await hall.router.complete(
        hall.who(ANN), "game rules", "clause", "rocket sta", {"game": "delta_v"}
    )

    assert "DV22" in [value for _, value in found]
