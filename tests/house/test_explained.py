"""What a docstring explains as "name: what it is" is a field or a parameter that there is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from .tree import ROOMS, Source, definitions, faults, python

_EXPLAINED = re.compile(r"(?:\A|(?<=\.\s)|(?<=\n\n))\s*([a-z_]\w*(?:, [a-z_]\w*)*): ")
"""Where a sentence begins: elsewhere a word before a colon is one like others."""


def missing(source: Source) -> Iterator[str]:
    """What its docstrings explain that is not there."""
    for node in definitions(source.tree()):
        if doc := ast.get_docstring(node):
            there = {*_fields(node)} if isinstance(node, ast.ClassDef) else {*_parameters(node)}
            explained = {name for names in _EXPLAINED.findall(doc) for name in names.split(", ")}
            if there and explained - there:
                yield f"{node.name} explains {', '.join(sorted(explained - there))}"


def _fields(node: ast.ClassDef) -> Iterator[str]:
    """Its fields, and the words that one of a few may be."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            yield part.target.id
            words = [each for each in ast.walk(part.annotation) if isinstance(each, ast.Constant)]
            yield from (each.value for each in words if isinstance(each.value, str))


def _parameters(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    given = node.args
    for arg in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
        if arg is not None:
            yield arg.arg


@pytest.mark.parametrize("room", ROOMS)
def test_what_is_explained_is_there(room: str) -> None:
    assert faults(missing, python(f"{room}/")) == []


def test_a_field_of_another_name_is_noticed() -> None:
    source = 'class A:\n    """B.\n\n    drafts: verbs. seats: how many.\n    """\n    seats: int\n'

    assert [*missing(Source("a.py", source))] == ["A explains drafts"]
