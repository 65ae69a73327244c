"""Small parts: how long a file and a function may be."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from .tree import functions, name, python, tree

FILE, FUNCTION, WIDTH = 450, 60, 100
LARGE_FILES: dict[str, str] = {}
"""Longer files, each with the reason why it is not better cut."""
LARGE_FUNCTIONS: dict[str, str] = {}
"""Longer functions, as path::name, each with the reason."""


def lines(function: ast.AST) -> int:
    """The lines of a function without its docstring."""
    assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
    said = ast.get_docstring(function, clean=False)
    docstring = len(said.split("\n")) if said else 0
    return (function.end_lineno or function.lineno) - function.lineno + 1 - docstring


@pytest.mark.parametrize("path", python(), ids=name)
def test_files_and_functions_are_short(path: Path) -> None:
    length = len(path.read_text("utf-8").splitlines())
    long = {
        f"{name(path)}::{each.name}": lines(each)
        for each in functions(tree(path))
        if lines(each) > FUNCTION
    }

    assert length <= FILE or name(path) in LARGE_FILES, f"{length} lines"
    assert {each: count for each, count in long.items() if each not in LARGE_FUNCTIONS} == {}


def test_the_exceptions_are_still_needed() -> None:
    too_long = {name(p) for p in python() if len(p.read_text("utf-8").splitlines()) > FILE}
    functions_ = {f"{name(p)}::{f.name}" for p in python() for f in functions(tree(p))}

    assert LARGE_FILES.keys() <= too_long
    assert LARGE_FUNCTIONS.keys() <= functions_


def test_lines_are_counted_without_the_docstring() -> None:
    text = 'def f():\n    """One.\n\n    Two.\n    """\n    return 1\n'

    assert lines(ast.parse(text).body[0]) == 2
