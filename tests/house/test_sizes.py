"""Small parts: how long a file and a function may be."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from .tree import ELSEWHERE, Source, faults, functions, pile, python

FILE, FUNCTION = 450, 60
LARGE = ("bot/", "games/", "render/", "tests/bot/", "tests/games/")
"""Folders with so many files that each has a test of its own."""


def too_long(source: Source) -> Iterator[str]:
    """The file, and functions in it."""
    if len(source.lines) > FILE:
        yield f"{len(source.lines)} lines"
    for each in functions(source.tree()):
        if lines(each) > FUNCTION:
            yield f"{each.name} has {lines(each)} lines"


def lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function without its docstring."""
    said = ast.get_docstring(function, clean=False)
    docstring = len(said.split("\n")) if said else 0
    return (function.end_lineno or function.lineno) - function.lineno + 1 - docstring


@pytest.mark.parametrize("folder", [*LARGE, ELSEWHERE])
def test_files_and_functions_are_short(folder: str) -> None:
    assert faults(too_long, pile(folder, LARGE, python())) == []


def test_every_file_is_in_one_pile() -> None:
    seen = [path for folder in (*LARGE, ELSEWHERE) for path in pile(folder, LARGE, python())]

    assert sorted(seen) == python()
    assert len(seen) > 1_000


def test_a_long_file_and_a_long_function_would_be_noticed() -> None:
    method = "class A:\n    async def f(self):\n" + "        x = 1\n" * FUNCTION

    assert list(too_long(Source("a.py", method))) == ["f has 61 lines"]
    assert list(too_long(Source("a.py", method.replace("        x = 1\n", "", 1)))) == []
    assert list(too_long(Source("b.py", "x = 1\n" * (FILE + 1)))) == ["451 lines"]
    assert list(too_long(Source("b.py", "x = 1\n" * FILE))) == []


def test_functions_are_found_wherever_they_stand() -> None:
    text = (
        "try:\n    def a(): ...\nexcept E:\n    def b(): ...\nelse:\n    def c(): ...\n"
        "finally:\n    def d(): ...\n"
        "match x:\n    case 1:\n        async def e(): ...\n"
        "class F:\n    def f(self):\n        with x:\n            def g(): ...\n"
        "if x:\n    pass\nelif y:\n    def h(): ...\nelse:\n    for z in y:\n        def i(): ...\n"
    )

    assert "".join(sorted(each.name for each in functions(ast.parse(text)))) == "abcdefghi"


def test_lines_are_counted_without_the_docstring() -> None:
    text = 'def f():\n    """One.\n\n    Two.\n    """\n    return 1\n'
    (function,) = functions(ast.parse(text))

    assert lines(function) == 2
