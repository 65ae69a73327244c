"""What the code asks of the texts: the keys it names, the keys it makes, the variables it gives."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .tree import ROOT, name, python, tree

KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_SPEAKERS = {"texts": 0, "say": 0, "Refused": 0, "Phrase": 0, "BadRecord": 1, "notice": 2}
"""Calls that take a key, and at which place."""
_LIBRARIES = ("services.texts", "library.texts", "self.texts", "_texts.texts")
"""Calls that take a language."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A key that is named in a call; ``given`` are the variables, None where they are made."""

    where: str
    key: str
    given: frozenset[str] | None


def asked(*folders: str) -> Iterator[Asked]:
    """Every key that stands in a call that says it."""
    for path in python(*folders):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call):
                where = f"{name(path)}:{node.lineno}"
                yield from (Asked(where, key, _given(node)) for key in _keys(node))


def _keys(call: ast.Call) -> Iterator[str]:
    called = ast.unparse(call.func)
    place = _SPEAKERS.get(called.rpartition(".")[2])
    if place is not None and len(call.args) > place and not called.endswith(_LIBRARIES):
        yield from _constants(call.args[place])


def _constants(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*_constants(node.body), *_constants(node.orelse))
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def _given(call: ast.Call) -> frozenset[str] | None:
    found: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is not None:
            found.add(keyword.arg)
        elif isinstance(keyword.value, ast.Dict):
            found |= {str(key.value) for key in keyword.value.keys if isinstance(key, ast.Constant)}
        else:
            return None
    if _called(call) != "Phrase":
        return frozenset(found)
    return _pairs(call.args[1]) if len(call.args) > 1 else frozenset()


def _pairs(args: ast.expr) -> frozenset[str] | None:
    """The names in ``(("name", value), ...)``."""
    if not isinstance(args, ast.Tuple):
        return None
    pairs = [each.elts[0] for each in args.elts if isinstance(each, ast.Tuple)]
    names = [str(each.value) for each in pairs if isinstance(each, ast.Constant)]
    return frozenset(names) if len(names) == len(args.elts) else None


def _called(call: ast.Call) -> str:
    return ast.unparse(call.func).rpartition(".")[2]


@cache
def words(*folders: str) -> frozenset[str]:
    """Every string in some folders: in Python, and in the component files beside it."""
    found: set[str] = set()
    for path in python(*folders):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.FunctionDef):
                found.add(node.name.strip("_"))  # a need is called as its function is
            elif isinstance(node, ast.Call) and ast.unparse(node.func) == "re.compile":
                found |= set(re.findall(r"[a-z]+(?:-[a-z]+)*", ast.unparse(node)))
    boxes = [path for folder in folders for path in (ROOT / folder).rglob("*.json")]
    return frozenset(found | {word for path in boxes for word in _json(path)})


def _json(path: Path) -> Iterator[str]:
    open_ = [json.loads(path.read_text("utf-8"))]
    while open_:
        each = open_.pop()
        if isinstance(each, dict):
            open_ += [*each, *each.values()]
        elif isinstance(each, list):
            open_ += each
        else:
            yield str(each)


@cache
def patterns(*folders: str) -> tuple[re.Pattern[str], ...]:
    """The keys that are made: every string with a hole in it that could be one."""
    made = {pattern for path in python(*folders) for pattern in _made(tree(path))}
    # Where two holes meet at a hyphen, the first may be the shorter or the longer one.
    split = {pattern.replace("(.+)", "(.+?)") for pattern in made}
    return tuple(re.compile(pattern) for pattern in sorted(made | split))


def _made(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.JoinedStr):
            parts = [_part(value) for value in node.values]
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            parts = [_part(node.left), _part(node.right)]
        else:
            continue
        if re.match(r"[a-z]+[a-z0-9-]*-", parts[0]) and "(.+)" in parts:
            yield "".join(parts)


def _part(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value).replace("\\-", "-")
    return "(.+)"


def is_made(key: str, made: Iterable[re.Pattern[str]], known: frozenset[str]) -> bool:
    """Whether a key is one that is made, of words that are known or made themselves."""
    found = (pattern.fullmatch(key) for pattern in made)
    return any(
        each is not None and all(_known(word, made, known) for word in each.groups())
        for each in found
    )


def _known(word: str, made: Iterable[re.Pattern[str]], known: frozenset[str]) -> bool:
    if word in known or word.replace("-", "_") in known or word.isdecimal():
        return True
    return is_made(word, made, known)


_SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}|[a-z]: |^(?:, |; |: |\. )$|\. $|; ")
_FOR_OTHERS = ("log.", "Field", "field", "re.compile", "super().__init__")
"""Calls whose words are for the log, for whoever writes a file, or no words at all."""


def written(*folders: str) -> Iterator[str]:
    """Where a sentence, or what joins two, stands in Python, and is not for the log."""
    for path in python(*folders):
        module = tree(path)
        ours = {id(part) for node in ast.walk(module) if _is_ours(node) for part in ast.walk(node)}
        for node in ast.walk(module):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if id(node) not in ours and _SENTENCE.search(node.value):
                yield f"{name(path)}:{node.lineno}: {node.value[:60]!r}"


def _is_ours(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Call):
        return ast.unparse(node.func).startswith(_FOR_OTHERS)
    return isinstance(node, ast.Raise | ast.Assert)
