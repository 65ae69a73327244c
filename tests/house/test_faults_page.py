"""The page of faults is true: it says enough, and every test that it names is there."""

from __future__ import annotations

import re

from bot.adapter.sender import FLAGGED, REASONS, TOO_MANY_INBOXES

from .tree import ROOT

PAGE = ROOT / "docs" / "faults.md"
ROW = re.compile(r"^\| (?!fault|---)(.+) \|$", re.MULTILINE)
CODES = {*REASONS, TOO_MANY_INBOXES, FLAGGED}
ROWS = 59
"""As many as there are: a fault that was known is not forgotten."""
NOT_TESTED = ["power fails, with a disk that pretends to have written"]


def rows() -> list[list[str]]:
    """The cells of each fault."""
    return [row.split(" | ") for row in ROW.findall(PAGE.read_text("utf-8"))]


def test_there_are_enough_faults_and_each_says_what_everybody_sees() -> None:
    assert len(rows()) >= ROWS
    assert all(len(row) == 5 and all(row) for row in rows())


def test_every_code_has_its_row() -> None:
    said = {int(code) for row in rows() for code in re.findall(r"\d{5,}", row[0])}

    assert CODES - said == set()


def named(row: list[str]) -> list[str]:
    """The tests that a row names."""
    return re.findall(r"tests/[\w/.]*", row[4])


def test_every_row_names_a_test_or_says_that_there_is_none() -> None:
    assert [row[0] for row in rows() if not named(row)] == NOT_TESTED


def test_every_test_that_is_named_is_a_file() -> None:
    names = {name for row in rows() for name in named(row)}

    assert {name for name in names if not (ROOT / name).is_file()} == set()
