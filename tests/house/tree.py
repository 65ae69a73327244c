"""The files of the project as house tests look at them."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
ROOMS: list[str] = PROJECT["tool"]["importlinter"]["root_packages"]
FOLDERS = (*ROOMS, "bench", "deploy", "docs", "scripts", "tests", ".ci", ".github")
"""What belongs to the project; everything else in a checkout may be anybody's."""


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


@cache
def tree(path: Path) -> ast.Module:
    """A file as Python reads it."""
    return ast.parse(path.read_text("utf-8"), filename=name(path))


def functions(module: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """All functions and methods."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def imports(module: ast.Module) -> Iterator[str]:
    """The full names of imported modules; relative ones keep their dots."""
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." * node.level + (node.module or "")
