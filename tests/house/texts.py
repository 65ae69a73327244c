"""What the code asks of the texts: the keys it names, the keys it makes, the variables it gives."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .tree import ROOT, Source, called, name, python, read

KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
_SPEAKERS = {"texts": 0, "say": 0, "Refused": 0, "Phrase": 0, "BadRecord": 1, "says": 0}
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
        yield from said(path).asked


def _keys(call: ast.Call) -> Iterator[str]:
    speaker = called(call)
    place = _SPEAKERS.get(speaker.rpartition(".")[2])
    if place is not None and len(call.args) > place and not speaker.endswith(_LIBRARIES):
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
    if called(call).rpartition(".")[2] != "Phrase":
        return frozenset(found)
    return _pairs(call.args[1]) if len(call.args) > 1 else frozenset()


def _pairs(args: ast.expr) -> frozenset[str] | None:
    """The names in ``(("name", value), ...)``."""
    if not isinstance(args, ast.Tuple):
        return None
    pairs = [each.elts[0] for each in args.elts if isinstance(each, ast.Tuple)]
    names = [str(each.value) for each in pairs if isinstance(each, ast.Constant)]
    return frozenset(names) if len(names) == len(args.elts) else None


@dataclass(frozen=True, slots=True)
class Said:
    """What a file says: its strings, the patterns of those that it makes, and what it asks for."""

    words: frozenset[str]
    made: frozenset[str]
    asked: tuple[Asked, ...]


@cache
def said(path: Path) -> Said:
    """What a file says. It is small and kept: several games ask for what general rooms say."""
    words, made, asked = set[str](), set[str](), list[Asked]()
    for node in ast.walk(read(path).tree()):
        if isinstance(node, ast.Constant):
            words |= {node.value} if isinstance(node.value, str) else set()
        elif isinstance(node, ast.FunctionDef):
            words.add(node.name.strip("_"))  # a need is called as its function is
        elif isinstance(node, ast.JoinedStr | ast.BinOp):
            made.update(_made(node))
        elif isinstance(node, ast.Call):
            where = f"{name(path)}:{node.lineno}"
            asked += [Asked(where, key, _given(node)) for key in _keys(node)]
            if called(node) == "re.compile":
                words |= set(re.findall(r"[a-z]+(?:-[a-z]+)*", ast.unparse(node)))
    return Said(frozenset(words), frozenset(made), tuple(asked))


@cache
def words(*folders: str) -> frozenset[str]:
    """Every string in some folders: in Python, and in the component files beside it."""
    boxes = [path for folder in folders for path in (ROOT / folder).rglob("*.json")]
    found = frozenset(word for path in boxes for word in _json(path))
    return found.union(*(said(path).words for path in python(*folders)))


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
    made = frozenset[str]().union(*(said(path).made for path in python(*folders)))
    # Where two holes meet at a hyphen, the first may be the shorter or the longer one.
    split = {pattern.replace("(.+)", "(.+?)") for pattern in made}
    return tuple(re.compile(pattern) for pattern in sorted(made | split))


def _made(node: ast.JoinedStr | ast.BinOp) -> Iterator[str]:
    if isinstance(node, ast.JoinedStr):
        parts = [_part(value) for value in node.values]
    elif isinstance(node.op, ast.Add):
        parts = [_part(node.left), _part(node.right)]
    else:
        return
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


def written(source: Source) -> Iterator[str]:
    """Where a sentence, or what joins two, stands in Python, and is not for the log."""
    open_: list[ast.AST] = [source.tree()]
    while open_:
        node = open_.pop()
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if _SENTENCE.search(node.value):
                yield f"line {node.lineno}: {node.value[:60]!r}"
        elif not _is_ours(node):
            open_ += ast.iter_child_nodes(node)


def _is_ours(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Call):
        return called(node).startswith(_FOR_OTHERS)
    return isinstance(node, ast.Raise | ast.Assert)
