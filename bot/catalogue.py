"""The games on the shelf, each with its board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel

import games
import render
from engine import Game, read_box
from render.board import Board


@dataclass(frozen=True, slots=True)
class Title:
    """A game, how it is drawn, its rules page, and the component figures in use here."""

    game: Game[Any, Any]
    board: Board[Any]
    rules: Path
    box: BaseModel

    @property
    def own_box(self) -> bool:
        """Whether the group plays with figures of its own."""
        return self.box != self.game.components


class Catalogue:
    """The titles by slug."""

    def __init__(self, titles: Sequence[Title]) -> None:
        """Take the titles in the order in which they are listed."""
        self._titles = {title.game.slug: title for title in titles}

    def __getitem__(self, slug: str) -> Title:
        return self._titles[slug]

    def __contains__(self, slug: str) -> bool:
        return slug in self._titles

    def __iter__(self) -> Iterator[Title]:
        return iter(self._titles.values())


RULES = Path(__file__).parent.parent / "docs" / "rules"


def shipped(components: Path | None = None) -> Catalogue:
    """All games of ``games.ALL``, with a group's own figures from ``components``/<slug>.json.

    Raises ValueError for a wrong file, naming the entry and what is allowed.
    """
    return Catalogue(
        [
            Title(game, render.load(game.slug), RULES / f"{game.slug}.md", _box(game, components))
            for game in games.ALL
        ]
    )


def _box(game: Game[Any, Any], components: Path | None) -> BaseModel:
    if components is None:
        return game.components
    if not components.is_dir():
        raise ValueError(f"COMPONENTS_DIR: there is no folder {components}")
    file = components / f"{game.slug}.json"
    if not file.exists():
        return game.components
    try:
        return read_box(game.box, file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise ValueError(f"{file}: {error}") from error
