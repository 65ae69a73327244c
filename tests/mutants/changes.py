"""The small changes: another comparison, number or connective."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
NOT_RULES = frozenset(
    ("computers.py", "reasons.py", "pilot.py", "outlook.py", "secrecy.py", "phrases.py")
)
"""Files of a game that say nothing of what is allowed or happens."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change: the node with this number, in the order of ``ast.walk``, and which part of it."""

    file: Path
    node: int
    part: int
    line: int
    was: str
    now: str

    def source(self) -> str:
        """The whole file with the change."""
        module = ast.parse(self.file.read_text("utf-8"))
        _change(list(ast.walk(module))[self.node], self.part)
        return ast.unparse(module)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.was}  ->  {self.now}"


def mutants(files: list[Path]) -> Iterator[Mutant]:
    """Every change of some files."""
    for file in files:
        module = ast.parse(file.read_text("utf-8"))
        skipped = {id(node) for each in ast.walk(module) for node in _no_rules(each)}
        for number, node in enumerate(ast.walk(module)):
            if id(node) in skipped:
                continue
            for part in range(_parts(node)):
                changed, line = deepcopy(node), getattr(node, "lineno", 0)
                _change(changed, part)
                yield Mutant(file, number, part, line, ast.unparse(node), ast.unparse(changed))


def _no_rules(node: ast.AST) -> Iterator[ast.AST]:
    """What only describes: annotations, decorators and assertions."""
    if isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
        yield from ast.walk(node.annotation)
    if isinstance(node, ast.FunctionDef):
        yield from ast.walk(node.returns) if node.returns is not None else ()
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        for decorator in node.decorator_list:
            yield from ast.walk(decorator)
    if isinstance(node, ast.Assert):
        yield from ast.walk(node)


def _parts(node: ast.AST) -> int:
    """In how many ways a node can be changed."""
    match node:
        case ast.Compare():
            return len(node.ops)
        case ast.BoolOp() | ast.UnaryOp(op=ast.Not()) | ast.Constant(value=bool() | int()):
            return 1
    return 0


def _change(node: ast.AST, part: int) -> None:
    match node:
        case ast.Compare():
            node.ops[part] = OTHER[type(node.ops[part])]()
        case ast.BoolOp():
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        case ast.UnaryOp():
            node.op, node.operand = ast.Not(), ast.UnaryOp(ast.Not(), node.operand)
        case ast.Constant(value=bool() as value):
            node.value = not value
        case ast.Constant(value=int() as number):
            node.value = number + 1
