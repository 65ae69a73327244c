"""Rooms look only downward, and rules touch nothing outside."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from games import ALL

from .tree import ELSEWHERE, PROJECT, ROOMS, ROOT, Source, faults, functions, imports, pile, python

PURE = ("engine/", "games/", "minds/", "render/boards/", "render/board.py", "render/scene.py")
LARGE = (*(f"games/{game.slug}/" for game in ALL), "render/boards/")
"""Folders with so many files that each has a test of its own."""
OUTSIDE = {
    "aiohttp", "aiosqlite", "asyncio", "asyncpg", "concurrent", "datetime", "discord", "glob",
    "http", "io", "locale", "logging", "multiprocessing", "os", "platform", "random", "secrets",
    "shutil", "signal", "socket", "sqlalchemy", "sqlite3", "ssl", "subprocess", "sys", "tempfile",
    "threading", "time", "urllib", "uuid", "zoneinfo", "pathlib", "importlib",
}  # fmt: skip
FOR_A_BOX = {"pathlib"}
"""What a file may take that has component figures read."""
BUILTINS = {"open", "print", "input", "eval", "exec", "id", "hash", "__import__", "breakpoint"}
WORDS = re.compile(rf"\b({'|'.join(sorted({*OUTSIDE, *BUILTINS, 'global'}))})\b")
"""What stands in every file that takes something from outside."""
SETS = {"set", "frozenset"}
ORDERLY = {"sorted", "set", "frozenset", "len", "sum", "min", "max", "any", "all", "bool"}
"""Calls to which the order of their argument does not matter."""


def test_every_room_is_in_the_contracts() -> None:
    rooms = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests", "bench"}

    assert rooms == set(ROOMS)
    layers = next(c for c in PROJECT["tool"]["importlinter"]["contracts"] if c["type"] == "layers")
    assert {room for layer in layers["layers"] for room in layer.split(" | ")} == rooms


def outside(source: Source) -> Iterator[str]:
    """What a file takes from the world: modules, and builtins that reach or tell memory."""
    if not WORDS.search(source.text):
        return
    module = source.tree()
    allowed = FOR_A_BOX if reads_a_box(module) else set[str]()
    for each in imports(module):
        if each.partition(".")[0] in OUTSIDE and each not in allowed:
            yield each
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in BUILTINS:
                yield f"{node.func.id}()"
        elif isinstance(node, ast.Global):
            yield f"global {', '.join(node.names)}"


def reads_a_box(module: ast.Module) -> bool:
    """Whether a file has the component figures read that lie beside it."""
    names = [
        each for node in ast.walk(module) if isinstance(node, ast.ImportFrom) for each in node.names
    ]
    return "read_box" in {each.name for each in names}


def unordered(source: Source) -> Iterator[str]:
    """Where the order of a set may reach what comes out: loops, lists, joins, pops."""
    module = source.tree()
    for scope in (module, *functions(module)):
        nodes = list(_own_nodes(scope))
        known = _set_names(nodes)
        for node in nodes:
            for goes_through in _sources(node):
                if _is_set(goes_through, known):
                    yield f"line {node.lineno}: {ast.unparse(goes_through)}"  # type: ignore[attr-defined]


def _own_nodes(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a function without those of functions in it, in the order of the text."""
    open_ = [*ast.iter_child_nodes(scope)][::-1]
    while open_:
        node = open_.pop()
        yield node
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            open_ += [*ast.iter_child_nodes(node)][::-1]


def _set_names(nodes: list[ast.AST]) -> set[str]:
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Assign) and _is_set(node.value, found):
            found.update(each.id for each in node.targets if isinstance(each, ast.Name))
    return found


def _is_set(node: ast.AST, known: set[str]) -> bool:
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in SETS
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub):
        return _is_set(node.left, known) or _is_set(node.right, known)
    return isinstance(node, ast.Name) and node.id in known


def _sources(node: ast.AST) -> Iterator[ast.AST]:
    """What is gone through in order by this node."""
    match node:
        case ast.For(iter=source):
            yield source
        case ast.ListComp() | ast.DictComp():
            yield from (part.iter for part in node.generators)
        case ast.Call(func=ast.Name(id=called), args=[ast.GeneratorExp() as made, *_]):
            if called not in ORDERLY:
                yield from (part.iter for part in made.generators)
        case ast.Call(func=ast.Name(id="list" | "tuple" | "iter" | "enumerate"), args=[source, *_]):
            yield source
        case ast.Call(func=ast.Attribute(attr="join" | "extend" | "shuffle" | "pick"), args=[x]):
            yield x
        case ast.Call(func=ast.Attribute(attr="pop", value=source), args=[]):
            yield source
        case ast.Starred(value=source):
            yield source


PILES = pytest.mark.parametrize("folder", [*LARGE, ELSEWHERE])


@PILES
def test_rules_and_boards_take_nothing_from_outside(folder: str) -> None:
    assert faults(outside, pile(folder, LARGE, python(*PURE))) == []


@PILES
def test_rules_and_boards_do_not_depend_on_the_order_of_a_set(folder: str) -> None:
    assert faults(unordered, pile(folder, LARGE, python(*PURE))) == []


def test_the_order_of_a_set_would_be_noticed() -> None:
    bad = (
        "for x in {1, 2}: pass",
        "found = set(x)\nlist(found)",
        "a = {y for y in z}\n[b for b in a]",
        "tuple(x for x in set(y) - {1})",
        "' '.join({a, b})",
        "def f():\n    free = set(x)\n    return free.pop()",
    )
    good = (
        "for x in sorted({1, 2}): pass",
        "found = set(x)\nlen(found)",
        "def f():\n    x = set(y)\ndef g(x):\n    return list(x)",
        "sum(x for x in {1, 2})",
        "{*a, *b}",
    )

    assert [code for code in bad if not list(unordered(Source("a.py", code)))] == []
    assert [code for code in good if list(unordered(Source("a.py", code)))] == []


def test_what_rules_must_not_touch_would_be_noticed() -> None:
    bad = ("import time", "from os import path", "import random as r", "open('x')", "id(state)")
    box = "from pathlib import Path\nfrom engine import read_box\n"

    assert [code for code in bad if not list(outside(Source("a.py", code)))] == []
    assert list(outside(Source("a.py", f"{box}global x\nimport time"))) == ["time", "global x"]
    assert list(outside(Source("a.py", "from pathlib import Path"))) == ["pathlib"]
