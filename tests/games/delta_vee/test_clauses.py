"""Every clause of the rules page is proved by a test that names it."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "delta_vee.md"


def test_every_clause_has_a_test_and_every_test_a_clause_that_exists() -> None:
    page = RULES.read_text("utf-8")
    clauses = re.findall(r"^- (VE\d+) ", page, flags=re.MULTILINE)
    waived = re.findall(r"^- (VE\d+) .*\*\(no code: .*\)\*$", page, flags=re.MULTILINE)
    marks = {
        number
        for path in HERE.glob("test_*.py")
        for mark in re.findall(r"mark\.clause\(([^)]*)\)", path.read_text("utf-8"))
        for number in re.findall(r"VE\d+", mark)
    }

    assert len(clauses) == len(set(clauses))
    assert marks == set(clauses) - set(waived)
    assert waived == ["VE1201"]
