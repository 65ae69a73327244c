"""Nothing is left lying about: notes to oneself, paths of one machine, addresses of registries."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest

from .tree import Source, faults, files, name

LEFTOVERS = {
    "a note to oneself": r"\b(?:TO" + r"DO|FIX" + r"ME|X" + r"XX|HA" + r"CK)\b",
    "a path of one machine": r"(?<![\w.])/(?:wor" + r"k|ro" + r"ot|Users)/",
    "the address of a registry": r"pypi\.o" + r"rg|pythonhos" + r"ted|registry\.npm" + r"js",
    "a conflict": r"^(?:<{7}|>{7}) ",
    "a debugger": r"\bbreakpoi" + r"nt\(|\bpdb\.set_tra" + r"ce\b",
    "a space at the end of a line": r"[ \t]+$",
    "a tab": r"\t",
}
GENERATED = {"requirements.txt", "requirements-dev.txt"}


def leftovers(pattern: str, source: Source) -> Iterator[str]:
    """The lines in which something is left lying about."""
    for found in re.finditer(pattern, source.text, re.MULTILINE):
        number = source.text.count("\n", 0, found.start()) + 1
        line = source.text.split("\n")[number - 1]
        yield f"line {number}: {line.strip()[:80]}"


@pytest.mark.parametrize("what", LEFTOVERS)
def test_nothing_is_left_lying_about(what: str) -> None:
    written = [path for path in files() if path.name not in GENERATED]

    assert faults(partial(leftovers, LEFTOVERS[what]), written) == []


@pytest.mark.parametrize(
    ("what", "line"),
    [
        ("a note to oneself", "# TO" + "DO: later"),
        ("a path of one machine", "open('/wor" + "k/main/x')"),
        ("the address of a registry", "https://pypi.o" + "rg/simple"),
        ("a conflict", "<" * 7 + " HEAD"),
        ("a debugger", "breakpoi" + "nt()"),
        ("a space at the end of a line", "x = 1" + " "),
        ("a tab", "x\t= 1"),
    ],
)
def test_leftovers_would_be_noticed(what: str, line: str) -> None:
    text = f"x = 1\n{line}\nx = 2\n"

    found = list(leftovers(LEFTOVERS[what], Source("a.py", text)))

    assert found == [f"line 2: {line.strip()}"]


def test_the_whole_project_is_looked_at() -> None:
    seen = {name(path) for path in files()}

    assert {"README.md", "pyproject.toml", "scripts/test", "engine/kernel.py"} <= seen
    assert not [each for each in seen if each.startswith(".venv")]


def test_every_file_ends_with_a_line_end() -> None:
    assert faults(has_no_end, files()) == []


def test_a_file_without_a_line_end_would_be_noticed() -> None:
    assert list(has_no_end(Source("a.py", "x = 1"))) != []
    assert list(has_no_end(Source("a.py", ""))) == []


def has_no_end(source: Source) -> list[str]:
    """Whether the last line of a file is none."""
    return ["no line end"] if source.text and not source.text.endswith("\n") else []
