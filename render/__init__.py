"""A view becomes a scene, a scene a picture; beside it a text board and a description."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .board import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH, Board, Caption
from .scene import Scene

__all__ = [
    "ALT_ROOM",
    "TEXT_ROOM",
    "TEXT_WIDTH",
    "Board",
    "Caption",
    "NoBoard",
    "Scene",
    "load",
]


class NoBoard(LookupError):
    """A game has no board file, or the file has no BOARD."""


def load(slug: str, package: str = "render.boards") -> Board[Any]:
    """The board of a game: ``BOARD`` in ``render/boards/<slug>.py``. Raises NoBoard."""
    name = f"{package}.{slug}"
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in (name, package):
            raise
        raise NoBoard(f"{slug} has no board: there is no module {name}") from error
    board = getattr(module, "BOARD", None)
    if not isinstance(board, Board):
        raise NoBoard(f"{slug} has no board: {name} lacks BOARD = Board(...)")
    return board
