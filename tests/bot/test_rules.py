"""The rules pages as people read them in Discord."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.limits import EMBED_DESCRIPTION
from bot.present import rules
from bot.registry import shipped
from games import ALL
from tests import tiny

from .hall import ANN, Hall

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
"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "game.md"
    path.write_text(PAGE, "utf-8")
    return path


def test_what_is_for_developers_is_not_shown(page: Path) -> None:
    shown = rules.lines(page)

    assert shown[:4] == (
        "# A game",
        "Two lines of an editor are one line here.",
        "- AB1 A clause (with a bracket).",
        "- AB2 *(ruling)* Paid 5\\*, and 3\\*.",
    )
    assert rules.found(page, "example") == []


def test_lists_and_blocks_keep_their_lines(page: Path) -> None:
    shown = rules.lines(page)

    assert shown[4:8] == (
        "How to begin:",
        "1. Look around.",
        "2. Act.",
        "```\nrow   x | y*\n\n      z\n```",
    )


def test_a_narrow_table_is_set_in_a_block(page: Path) -> None:
    shown = rules.lines(page)

    assert shown[8:10] == (
        "### The deck\\*",
        "```\nKind  Worth     Cards\nIce   1, 2          8\nIron  1, 2, 3*     10\n```",
    )


def test_a_wide_table_is_told_row_by_row(page: Path) -> None:
    shown = rules.lines(page)

    assert shown[10:] == (
        "### Ships",
        "- **tug** • velocity\\* 4 • what it can carry to another place pods / crates, 2\\* each",
        "- velocity\\* 5 • what it can carry to another place nothing • note slow",
    )


def test_of_two_columns_the_second_needs_no_name(tmp_path: Path) -> None:
    path = tmp_path / "two.md"
    path.write_text(f"| card | what happens |\n| --- | --- |\n| Buoy | {'x' * 40} |\n", "utf-8")

    assert rules.lines(path) == (f"- **Buoy** • {'x' * 40}",)


def test_a_long_table_is_cut_into_whole_blocks(tmp_path: Path) -> None:
    path = tmp_path / "long.md"
    rows = "".join(f"| {n} | {'x' * 30} |\n" for n in range(300))
    path.write_text("| n | what |\n| --- | --- |\n" + rows, "utf-8")

    pages = rules.pages(rules.lines(path))

    assert len(pages) > 2
    for shown in pages:
        blocks = shown.split("```")
        assert len(blocks) % 2, "a block is open at the end of the page"
        assert all(block.startswith("\n  n  what") for block in blocks[1::2])
    assert "".join(pages).count("x" * 30) == 300


@pytest.mark.parametrize("path", [t.rules for t in (*shipped(), tiny.TITLE)], ids=lambda p: p.stem)
def test_every_page_of_every_game_can_be_read(path: Path) -> None:
    pages = rules.pages(rules.lines(path))

    for shown in pages:
        assert 0 < len(shown) <= EMBED_DESCRIPTION
        assert shown.count("```") % 2 == 0
        for hidden in ("<!--", "-->", "no code", "| ---", "\n|"):
            assert hidden not in shown
    clauses = [line for line in path.read_text("utf-8").splitlines() if line.startswith("- ")]
    numbers = [line.split()[1] for line in clauses]
    told = [line.split()[1] for shown in pages for line in shown.splitlines() if line[:2] == "- "]
    assert [number for number in told if number in set(numbers)] == numbers


@pytest.mark.parametrize("game", [cover.slug for cover in ALL])
async def test_the_pages_of_the_command_are_all_of_it(hall: Hall, game: str) -> None:
    title = hall.services.registry[game]
    count = len(rules.pages(rules.lines(title.rules)))

    shown = [await hall.types(ANN, "game rules", game=game, page=n + 1) for n in range(count)]

    assert [message.body.strip() for message in shown] == [
        text.strip() for text in rules.pages(rules.lines(title.rules))
    ]
    assert shown[-1].footer == f"Page {count} of {count}"
