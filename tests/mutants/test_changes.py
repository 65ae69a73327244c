"""The changes themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from .__main__ import sample
from .changes import mutants


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("a < b", ["a <= b"]),
        ("a < b <= 3", ["a <= b <= 3", "a < b < 3", "4"]),
        ("x in y and not z", ["x in y or not z", "x not in y", "not not z"]),
        ("go(2, True)", ["3", "False"]),
        ("x: Literal[1, 2] = 3", ["4"]),
        ("assert x == 2, 'text'", []),
        ("'words' + name", []),
    ],
)
def test_each_small_thing_is_changed_once(line: str, changed: list[str], tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(f"{line}\n")

    assert [mutant.now for mutant in mutants([file])] == changed


def test_the_file_of_a_mutant_differs_in_that_alone(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text("def can(a, b):\n    return a < b and b < 9\n")

    sources = [mutant.source() for mutant in mutants([file])]

    assert "return a < b or b < 9" in sources[0]
    assert "return a <= b and b < 9" in sources[1]
    assert len(set(sources)) == 4


def test_a_sample_is_the_same_again_and_another_with_another_seed() -> None:
    assert sample("space_mission", 1, 20) == sample("space_mission", 1, 20)
    assert sample("space_mission", 1, 20) != sample("space_mission", 2, 20)
