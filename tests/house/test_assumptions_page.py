"""The page of assumptions has all that can be tried, and every test that it names is there."""

from __future__ import annotations

import re

from bot.operate.trying import STEPS

from .tree import ROOT

PAGE = (ROOT / "docs" / "assumptions.md").read_text("utf-8")
ROW = re.compile(r"^\| (\w+) \| ([A-Z].+) \| ([A-Z].+) \| (tests/[\w/]+\.py) \|$", re.MULTILINE)


def test_it_has_all_that_can_be_tried_in_that_order() -> None:
    assert [row[0] for row in ROW.findall(PAGE)] == [*STEPS]


def test_every_test_that_it_names_is_a_file() -> None:
    assert all((ROOT / row[3]).is_file() for row in ROW.findall(PAGE))
