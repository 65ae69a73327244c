"""What nobody does in a test, and what is written down of each dependency."""

from __future__ import annotations

import ast
import re
import socket
from collections.abc import Iterator

import pytest

from .tree import PROJECT, ROOT, Source, called, faults, python

SLEEPS = re.compile(r"(?:asyncio|time)\.sleep")
LINK = re.compile(r"\]\([^)]+\)")


def sleeps(source: Source) -> Iterator[str]:
    """The lines in which time passes; to let others go first (0 seconds) is no sleep."""
    nodes = ast.walk(source.tree()) if "sleep" in source.text else ()
    calls = [n for n in nodes if isinstance(n, ast.Call) and SLEEPS.fullmatch(called(n))]
    for call in calls:
        if [ast.unparse(each) for each in call.args] != ["0"]:
            yield f"line {call.lineno}"


def test_no_test_sleeps() -> None:
    assert faults(sleeps, python("tests/")) == []


def test_a_sleep_would_be_noticed() -> None:
    text = "await asyncio.sleep(0)\ntime.sleep(0.1)\nasyncio.sleep(delay=1)"

    assert list(sleeps(Source("a.py", text))) == ["line 2", "line 3"]


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
