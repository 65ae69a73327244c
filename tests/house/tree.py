"""The files of the project as house tests look at them.

No syntax tree is kept: those of all files together take more memory than all else in a worker.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
ROOMS: list[str] = PROJECT["tool"]["importlinter"]["root_packages"]
FOLDERS = (*ROOMS, "bench", "deploy", "docs", "scripts", "tests", ".ci", ".github")
"""What belongs to the project; everything else in a checkout may be anybody's."""
ELSEWHERE = "elsewhere"
"""The pile of files that are in no large folder."""
BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""Where a statement has other statements."""


@dataclass(frozen=True, slots=True)
class Source:
    """What a file says; a test may make up one that is no file."""

    name: str
    text: str

    @property
    def lines(self) -> list[str]:
        """Its lines, without their ends."""
        return self.text.splitlines()

    def tree(self) -> ast.Module:
        """As Python reads it; made anew each time."""
        return ast.parse(self.text, filename=self.name)


Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
Rule = Callable[[Source], Iterable[str]]
"""What is wrong with a file, in a few words each; most often nothing."""


def faults(rule: Rule, paths: Iterable[Path]) -> list[str]:
    """All that is wrong with some files, each with its file."""
    return [f"{source.name}: {wrong}" for source in map(read, paths) for wrong in rule(source)]


def read(path: Path) -> Source:
    """A file of the project."""
    return Source(name(path), path.read_text("utf-8"))


def name(path: Path) -> str:
    """The path inside the project."""
    return path.relative_to(ROOT).as_posix()


@cache
def files() -> tuple[Path, ...]:
    """Every file of the project that is text."""
    top = [path for path in ROOT.iterdir() if path.is_file() and path.name not in (".env", ".git")]
    inner = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    return tuple(sorted(path for path in (*top, *inner) if path.is_file() and is_text(path)))


def is_text(path: Path) -> bool:
    """Whether a file is UTF-8 without a zero byte, and nothing that Python or a tool has made."""
    if "__pycache__" in path.parts:
        return False
    with path.open("rb") as file:
        start = file.read(4096)
    try:
        start.decode()
    except UnicodeDecodeError as error:
        return error.start > len(start) - 4  # a letter cut in half at the end
    return b"\0" not in start


def python(*folders: str) -> list[Path]:
    """The Python files of some folders; of all without."""
    return [
        path
        for path in files()
        if path.suffix == ".py" and (not folders or name(path).startswith(folders))
    ]


def pile(folder: str, large: tuple[str, ...], paths: Iterable[Path]) -> list[Path]:
    """Files of one of the large folders, or those that are ``ELSEWHERE``: as many as one test
    looks at quickly."""
    inside = large if folder == ELSEWHERE else (folder,)
    return [path for path in paths if name(path).startswith(inside) is (folder != ELSEWHERE)]


def definitions(module: ast.Module) -> Iterator[Definition]:
    """All classes, functions and methods; only statements are gone through: no other has any."""
    open_: list[ast.AST] = [module]
    while open_:
        node = open_.pop()
        if isinstance(node, Definition):
            yield node
        for block in BLOCKS:
            open_ += getattr(node, block, ())


def functions(module: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """All functions and methods."""
    return (node for node in definitions(module) if not isinstance(node, ast.ClassDef))


def imports(module: ast.Module) -> Iterator[str]:
    """The full names of imported modules; relative ones keep their dots."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")


def called(call: ast.Call) -> str:
    """What is called, as it is written: ``self.texts``. Long-winded only where it is no name."""
    parts, node = list[str](), call.func
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name):
        return ast.unparse(call.func)
    return ".".join([node.id, *reversed(parts)])
