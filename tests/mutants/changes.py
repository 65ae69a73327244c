"""The small changes: another comparison, number or connective."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

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
PLACE = "__import__('tests.mutants.reached', fromlist=['at']).at({})"
"""Says that somebody came by; ``None``, so that what stands behind ``or`` is what it was."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change: the node with this number, in the order of ``ast.walk``, and which part of it.

    text: what stands in its line.
    """

    file: Path
    node: int
    part: int
    line: int
    text: str
    was: str
    now: str

    def source(self) -> str:
        """The whole file with the change."""
        module = ast.parse(self.file.read_text("utf-8"))
        _change(list(ast.walk(module))[self.node], self.part)
        return ast.unparse(module)

    def stored(self, root: Path) -> dict[str, Any]:
        """For a report; ``placed`` finds it again."""
        return asdict(self) | {"file": str(self.file.relative_to(root))}

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.was}  ->  {self.now}"


def mutants(files: list[Path]) -> Iterator[Mutant]:
    """Every change of some files."""
    for file in files:
        source = file.read_text("utf-8")
        module, lines = ast.parse(source), ["", *source.splitlines()]
        skipped = {id(node) for each in ast.walk(module) for node in _no_rules(each)}
        for number, node in enumerate(ast.walk(module)):
            if id(node) in skipped:
                continue
            for part in range(_parts(node)):
                changed, line = deepcopy(node), getattr(node, "lineno", 0)
                _change(changed, part)
                was, now, text = ast.unparse(node), ast.unparse(changed), lines[line].strip()
                yield Mutant(file, number, part, line, text, was, now)


def placed(file: Path, stored: Mapping[str, Any]) -> Mutant | None:
    """The mutant of a report, where it is now; None where there is no such change any more.

    Best in a line of the same words, then nearest to where it was. stored: see ``Mutant.stored``.
    """
    same = [each for each in mutants([file]) if (each.was, each.now) == _words(stored)]
    return min(same, key=lambda each: _distance(each, stored), default=None)


def _distance(mutant: Mutant, stored: Mapping[str, Any]) -> tuple[bool, int, int]:
    lines, nodes = mutant.line - stored["line"], mutant.node - stored["node"]
    return mutant.text != stored["text"], abs(lines), abs(nodes)


def _words(stored: Mapping[str, Any]) -> tuple[str, str]:
    return stored["was"], stored["now"]


def watched(file: Path, numbers: Mapping[int, Mutant]) -> str:
    """The whole file, in which whoever comes by the places of these mutants says so."""
    module = ast.parse(file.read_text("utf-8"))
    nodes = list(ast.walk(module))
    places = {id(nodes[mutant.node]): number for number, mutant in numbers.items()}
    return ast.unparse(ast.fix_missing_locations(_Watched(places).visit(module)))


class _Watched(ast.NodeTransformer):
    """Puts ``at(7) or x`` in the place of ``x``."""

    def __init__(self, places: Mapping[int, int]) -> None:
        self._places = places

    def generic_visit(self, node: ast.AST) -> ast.AST:
        number = self._places.get(id(node))
        super().generic_visit(node)
        return node if number is None or not isinstance(node, ast.expr) else _said(number, node)

    def visit_Match(self, node: ast.Match) -> ast.AST:
        """A pattern can say nothing; whoever asks for it can."""
        for number in [self._places[n] for each in node.cases for n in self._inside(each.pattern)]:
            node.subject = _said(number, node.subject)
        node.subject = self.visit(node.subject)
        for each in node.cases:
            each.guard = self.visit(each.guard) if each.guard is not None else None
            each.body = [self.visit(line) for line in each.body]
        return node

    def _inside(self, pattern: ast.pattern) -> Iterator[int]:
        return (id(each) for each in ast.walk(pattern) if id(each) in self._places)


def _said(number: int, node: ast.expr) -> ast.expr:
    return ast.BoolOp(ast.Or(), [ast.parse(PLACE.format(number), mode="eval").body, node])


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
