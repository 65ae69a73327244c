"""The page of figures: what is measured anew stands beside what stood there, all else stays."""

from __future__ import annotations

from bench.kept import Kept, read
from bench.report import Line
from tests.house.tree import ROOT

HERE, THERE = "2 cores, EPYC, Python 3.11.7", "8 cores, Python 3.12.1"
MOVE = Line("a move, p50", "3 ms", "append 1 ms", "3 times as long", "at most 9", met=True)
WHOLE = Line("the whole", "9 ms")
FILM = Line("a film", "12 s", goal="at most 10 s", met=False)


def kept() -> Kept:
    """A page of two parts, measured on two machines."""
    return Kept().with_("moves", [MOVE, WHOLE], "aaaa", HERE).with_("films", [FILM], "bbbb+", THERE)


def rows(page: Kept, part: str) -> list[str]:
    """What stands below the heading of a part, without the head of its table."""
    table = str(page).partition(f"\n## {part}\n\n")[2].partition("\n\n")[0]
    return table.splitlines()[2:]


def test_a_page_that_is_read_and_written_is_the_same() -> None:
    page = str(kept())

    assert str(read(page)) == page
    assert read(page) == kept()


def test_the_page_of_this_project_is_as_it_is_written() -> None:
    page = (ROOT / "docs" / "bench.md").read_text("utf-8")

    assert str(read(page)) == page


def test_a_row_says_all_that_was_measured_and_where() -> None:
    page = kept()

    assert rows(page, "moves")[0] == (
        "| a move, p50 | 3 ms | append 1 ms | 3 times as long | at most 9 | reached | aaaa | A |  |"
    )
    assert rows(page, "films") == ["| a film | 12 s |  |  | at most 10 s | missed | bbbb+ | B |  |"]
    assert str(page).endswith(f"\n## Machines\n\n- A: {HERE}\n- B: {THERE}\n")


def test_a_part_measured_anew_moves_its_figures_and_leaves_the_others() -> None:
    page = read(str(kept())).with_("moves", [Line("a move, p50", "2 ms"), WHOLE], "cccc", THERE)

    assert rows(page, "moves") == [
        "| a move, p50 | 2 ms |  |  |  |  | cccc | B | 3 ms (aaaa A) |",
        "| the whole | 9 ms |  |  |  |  | cccc | B | 9 ms (aaaa A) |",
    ]
    assert rows(page, "films") == rows(kept(), "films")
    assert f"- A: {HERE}\n- B: {THERE}\n" in str(page)


def test_a_row_that_is_no_longer_made_goes_and_a_new_one_has_nothing_before_it() -> None:
    page = kept().with_("moves", [Line("a new one", "1 ms"), MOVE], "cccc", HERE)

    assert [row.split(" | ")[0] for row in rows(page, "moves")] == ["| a new one", "| a move, p50"]
    assert [row.split(" | ")[-1] for row in rows(page, "moves")] == [" |", "3 ms (aaaa A) |"]


def test_a_machine_that_no_row_names_goes_and_the_others_keep_their_letters() -> None:
    page = kept()
    for commit in ("cccc", "dddd"):
        page = page.with_("moves", [MOVE], commit, THERE)

    assert str(page).endswith(f"\n## Machines\n\n- B: {THERE}\n")

    page = page.with_("moves", [MOVE], "eeee", "1 core")

    assert str(page).endswith(f"\n## Machines\n\n- A: 1 core\n- B: {THERE}\n")
