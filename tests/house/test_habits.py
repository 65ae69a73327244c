"""What nobody does in a test, and what is written down of each dependency."""

from __future__ import annotations

import ast
import re
import socket
from pathlib import Path

import pytest

from .tree import PROJECT, ROOT, name, python, tree

SLEEPS = re.compile(r"(?:asyncio|time)\.sleep")
LINK = re.compile(r"\]\([^)]+\)")


def sleeps(module: ast.Module) -> list[int]:
    """The lines in which time passes; to let others go first (0 seconds) is no sleep."""
    return [
        node.lineno
        for node in ast.walk(module)
        if isinstance(node, ast.Call) and SLEEPS.fullmatch(ast.unparse(node.func))
        if [ast.unparse(each) for each in node.args] != ["0"]
    ]


@pytest.mark.parametrize("path", python("tests/"), ids=name)
def test_no_test_sleeps(path: Path) -> None:
    assert sleeps(tree(path)) == []


def test_a_sleep_would_be_noticed() -> None:
    assert sleeps(ast.parse("await asyncio.sleep(0)\ntime.sleep(0.1)")) == [2]


def test_no_test_reaches_another_machine() -> None:
    with socket.socket() as other, pytest.raises(AssertionError, match="not here"):
        other.connect(("192.0.2.1", 443))


def test_every_dependency_has_its_reason() -> None:
    project = PROJECT["project"]
    every = [*project["dependencies"], *project["optional-dependencies"]["dev"]]
    written = (ROOT / "docs" / "decisions.md").read_text("utf-8").lower()

    assert [each for each in every if re.split(r"[=\[]", each)[0] not in written] == []


def test_the_page_for_contributors_says_only_what_is_held() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    rules = re.split(r"^- ", page, flags=re.MULTILINE)[1:]

    assert [rule for rule in rules if not LINK.search(rule)] == []
    assert len(rules) > 10
