"""The page of faults is true: it says enough, and every test that it names is there."""

from __future__ import annotations

import re

from .tree import ROOT

PAGE = ROOT / "docs" / "faults.md"
ROW = re.compile(r"^\| (?!fault|---)(.+) \|$", re.MULTILINE)
CODES = (30046, 40003, 20026, 50001, 50083, 160005, 200000)


def rows() -> list[list[str]]:
    """The cells of each fault."""
    return [row.split(" | ") for row in ROW.findall(PAGE.read_text("utf-8"))]


def test_there_are_enough_faults_and_each_says_what_everybody_sees() -> None:
    assert len(rows()) >= 28
    assert all(len(row) == 5 and all(row) for row in rows())


def test_every_code_has_its_row() -> None:
    said = " ".join(row[0] for row in rows())

    assert [code for code in CODES if str(code) not in said] == []


def test_every_test_that_is_named_is_there() -> None:
    named = {name for row in rows() for name in re.findall(r"tests/[\w/]+(?:\.py)?", row[4])}

    assert {name for name in named if not (ROOT / name).exists()} == set()
