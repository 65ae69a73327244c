"""Nothing is left lying about: notes to oneself, paths of one machine, addresses of registries."""

from __future__ import annotations

import re

import pytest

from .tree import files, name

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


@pytest.mark.parametrize("what", LEFTOVERS)
def test_nothing_is_left_lying_about(what: str) -> None:
    pattern = re.compile(LEFTOVERS[what], re.MULTILINE)
    found = [
        f"{name(path)}:{number}: {line.strip()[:80]}"
        for path in files()
        if path.name not in GENERATED
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if pattern.search(line)
    ]

    assert found == []


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
    assert re.search(LEFTOVERS[what], line, re.MULTILINE)


def test_the_whole_project_is_looked_at() -> None:
    seen = {name(path) for path in files()}

    assert {"README.md", "pyproject.toml", "scripts/test", "engine/kernel.py"} <= seen
    assert not [each for each in seen if each.startswith(".venv")]


def test_every_file_ends_with_a_line_end() -> None:
    texts = {name(path): path.read_text("utf-8") for path in files()}

    assert [each for each, text in texts.items() if text and not text.endswith("\n")] == []
