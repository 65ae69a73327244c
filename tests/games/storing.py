"""How the matches of a game are stored; those that are there stay as they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path


def store(files: Iterable[Path], text: Callable[[str], str]) -> None:
    """Write every match that is not there yet; a file is called like its match."""
    for file in files:
        if not file.exists():
            file.parent.mkdir(exist_ok=True)
            file.write_text(text(file.stem), encoding="utf-8")
