"""Every clause of the rules page is proved by a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "delta_v.md"


def test_every_clause_has_a_test_and_every_test_a_clause_that_exists() -> None:
    clauses = re.findall(r"^- (DV\d+) ", RULES.read_text("utf-8"), flags=re.MULTILINE)
    marks = {
        number
        for path in HERE.glob("test_*.py")
        for mark in re.findall(r"mark\.clause\(([^)]*)\)", path.read_text("utf-8"))
        for number in re.findall(r"DV\d+", mark)
    }

    assert len(clauses) == len(set(clauses))
    assert marks == set(clauses)
