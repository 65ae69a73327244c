"""The rules pages as people read them in Discord."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.limits import EMBED_DESCRIPTION
from bot.message import Menu, Message, Option, faults, fitted
from bot.present import rules
from bot.present.rulebook import Rulebook
from bot.presses import HowToPlay, PickRow, PickSection, PickTable, ShowTable, TypedWords
from bot.registry import shipped
from games import ALL
from tests import tiny
from tests.tiers import long_but

from .club import Club
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
    return [option.value for option in options(message, "Contents")]


def options(message: Message, menu: str) -> list[Option]:
    """What stands in the menus that are called so."""
    menus = (row for row in message.rows if isinstance(row, Menu))
    return [o for each in menus if each.placeholder.startswith(menu) for o in each.options]


@GAMES
async def test_the_pages_of_the_command_are_all_of_it(hall: Hall, game: str) -> None:
    leaves = rules.leaves(hall.services.registry[game].rules)

    shown = [await hall.types(ANN, "game rules", game=game, page=n + 1) for n in range(len(leaves))]

    assert [message.body for message in shown] == [leaf.text for leaf in leaves]
    assert shown[-1].footer == f"Page {len(leaves)} of {len(leaves)}"


@pytest.mark.parametrize("game", long_but("delta_v", (cover.slug for cover in ALL)))
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

    assert "No clause and no table says “zebra”" in none.body
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


# -- tables ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", long_but("delta_v", (cover.slug for cover in ALL)))
async def test_every_table_is_in_the_contents_and_is_shown_as_picture_and_as_text(
    hall: Hall, game: str
) -> None:
    title = hall.services.registry[game]
    page = await hall.types(ANN, "game rules", game=game)
    listed = options(page, "Tables and cards")

    assert [each.value for each in listed] == [c.name for c in title.game.help.charts(title.box)]
    for each in listed:
        shown = await hall.presses(ANN, PickTable(game).id, each.value)
        assert list(faults(fitted(shown))) == []
        assert shown.picture is not None
        assert shown.picture.alt.startswith(each.label)
        assert not shown.body
        text = await hall.presses(ANN, button(shown, "As text"))
        assert list(faults(fitted(text))) == []
        assert text.picture is None
        assert text.title == shown.title
        assert text.body
        back = await hall.presses(ANN, button(text, "As a picture"))
        assert back.look == shown.look


async def test_a_table_is_turned_as_picture_and_as_text(hall: Hall) -> None:
    first = await hall.presses(ANN, PickTable("merchant_of_venus").id, "passengers")
    second = await hall.presses(ANN, button(first, "Later ▶"))
    text = await hall.presses(ANN, button(second, "As text"))
    back = await hall.presses(ANN, button(text, "◀ Earlier"))

    assert first.picture is not None
    assert second.picture is not None
    assert first.picture.file != second.picture.file
    assert "Scientist: From Nillis; To Humans; Fare 120" in first.picture.alt
    assert "Gun runner" in second.picture.alt
    assert (first.footer, second.footer) == ("Page 1 of 2", "Page 2 of 2")
    assert "**gun runner** • From Whynom" in text.body
    assert "scientist" not in text.body
    assert "**scientist** • From Nillis" in back.body


async def test_the_rows_of_tables_are_found_and_lead_to_their_tables(hall: Hall) -> None:
    found = await hall.presses(ANN, TypedWords("merchant_of_venus").id, "gun runner")
    (row,) = options(found, "Show it in its table")
    table = await hall.presses(ANN, PickRow("merchant_of_venus").id, row.value)
    plain = await hall.presses(ANN, ShowTable("merchant_of_venus", "passengers", 2).id)

    assert "### Table: Passengers\n- **Gun** **runner**: From Whynom; To Yxklyx" in found.body
    assert (row.label[:10], row.description) == ("Gun runner", "Table: Passengers")
    assert table.title == plain.title == "Merchant of Venus: Passengers"
    assert table.footer == "Page 2 of 2"
    assert table.picture is not None
    assert plain.picture is not None
    assert table.picture.file != plain.picture.file, "the row is not lit up"


async def test_what_is_called_so_comes_first_and_figures_are_those_of_clauses(hall: Hall) -> None:
    planet = await hall.types(ANN, "game rules", game="space_mission", clause="Ruby Red")
    good = await hall.types(ANN, "game rules", game="merchant_of_venus", clause="melf pelts")
    card = await hall.types(ANN, "game rules", game="space_dealer", clause="depot")
    figure = await hall.types(ANN, "game rules", game="merchant_of_venus", clause="120")

    assert planet.body.startswith("### Table: The planets\n- **Ruby** **Red**: Jump 3")
    assert good.body.startswith("### Table: Cultures and goods\n- Shenna: No. 7; Good **Melf**")
    assert card.body.startswith("### Table: The cards of one box\n- **Depot**: Level 1")
    assert "**SD7**" in card.body
    assert "### Table" not in figure.body


async def test_the_names_of_rows_are_completed(hall: Hall) -> None:
    found = await hall.router.complete(
        hall.who(ANN), "game rules", "clause", "fancy spo", {"game": "merchant_of_venus"}
    )

    assert ("Fancy Spoiler (1 or 2 points)", "Fancy Spoiler") in [
        (shown.partition(":")[0], value) for shown, value in found
    ]


async def test_a_table_has_the_figures_that_are_played_with(hall: Hall) -> None:
    title = hall.services.registry["delta_v"]
    box = title.box.model_dump(mode="json")
    box["incidents"][1]["count"] += 1
    box["incidents"][2]["count"] -= 1
    own = replace(title, box=title.game.rules.box.model_validate(box))

    said = Rulebook(own, hall.services.library.texts("en", "delta_v")).table_text("incidents").body

    assert said.splitlines()[3].split() == ["Mineral", "Scan", "3"]


async def test_a_table_that_is_gone_leads_to_the_page_for_newcomers(hall: Hall) -> None:
    for press, value in ((PickTable, "ships"), (PickRow, "ships.3")):
        assert (await hall.presses(ANN, press("delta_v").id, value)).title.endswith("How to play")


async def test_a_stranger_looks_a_card_up_in_discord(club: Club) -> None:
    eve = club.box.user("Eve")
    answer = await eve.slash(club.box.channel, "game rules", game="space_dealer")
    page = answer.message
    assert page is not None

    first = (await eve.select(page, "The cards of one box")).message
    assert first is not None
    second = (await eve.click(first, "Later ▶")).message
    assert second is not None
    text = (await eve.click(second, "As text")).message
    assert text is not None
    found = (
        await eve.submit(
            await eve.click(text, "Search"), {"Words, or the number of a clause": "metropolis"}
        )
    ).message
    assert found is not None
    row = (await eve.select(found, "cards.14")).message
    assert row is not None

    pictures = [*first.files.items(), *second.files.items(), *row.files.items()]
    assert len({name for name, _ in pictures}) == len({data for _, data in pictures}) == 3
    assert all(data.startswith(b"\x89PNG") for _, data in pictures)
    assert "Metropolis" in "".join(filter(None, row.alts.values()))
    assert text.files == {}
    assert all(shown.ephemeral for shown in (page, first, second, text, found, row))
