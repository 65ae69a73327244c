"""The games on the shelf, each with its board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from pydantic import BaseModel

import games
import render
from engine import Cover, Game, read_box
from render.board import Board


@dataclass(frozen=True, slots=True)
class RegisteredGame:
    """A game, how it is drawn, its rules page, and the component figures in use here."""

    game: Game[Any, Any]
    board: Board[Any]
    rules: Path
    box: BaseModel

    @property
    def cover(self) -> Cover:
        """What is on the outside of the game."""
        return self.game.cover

    @property
    def own_box(self) -> bool:
        """Whether the group plays with figures of its own."""
        return self.box != self.game.rules.components


@dataclass(frozen=True, slots=True)
class Packed:
    """A title of which nobody has needed more than the cover yet."""

    cover: Cover
    rules: Path
    own: BaseModel | None
    """A group's own figures."""

    def opened(self) -> RegisteredGame:
        """The whole title. Raises what is wrong with the game's code or component file."""
        game = load(self.cover.slug)
        return RegisteredGame(
            game, render.load(game.slug), self.rules, self.own or game.rules.components
        )


class Registry:
    """The titles by slug, each opened when it is first asked for."""

    def __init__(self, titles: Sequence[RegisteredGame | Packed]) -> None:
        """Take the titles in the order in which they are listed."""
        self._games = {title.cover.slug: title for title in titles}

    def __getitem__(self, slug: str) -> RegisteredGame:
        title = self._games[slug]
        if isinstance(title, Packed):
            # In two threads at once it is opened twice, to the same game and board.
            self._games[slug] = title = title.opened()
        return title

    def __contains__(self, slug: str) -> bool:
        return slug in self._games

    def __iter__(self) -> Iterator[RegisteredGame]:
        return (self[slug] for slug in self._games)

    @property
    def covers(self) -> list[Cover]:
        """The covers of all titles, which are there without opening any."""
        return [title.cover for title in self._games.values()]

    def open(self) -> None:
        """Open every title. Blocks for half a second; raises what is wrong with a game."""
        for slug in self._games:
            self[slug]


RULES = Path(__file__).parent.parent / "docs" / "rules"


def shipped(components: Path | None = None) -> Registry:
    """All games of ``games.ALL``, with a group's own figures from ``components``/<slug>.json.

    Raises ValueError for a wrong file, naming the entry and what is allowed.
    """
    # A folder that is not there would pass for one without files, and printed figures be played.
    if components is not None and not components.is_dir():
        raise ValueError(f"COMPONENTS_DIR: there is no folder {components}")
    return Registry(
        [
            Packed(cover, RULES / f"{cover.slug}.md", _own_box(cover.slug, components))
            for cover in games.ALL
        ]
    )


def load(slug: str) -> Game[Any, Any]:
    """The rules of a game: ``GAME`` in ``games/<slug>/``."""
    # By name and only now: an import at the top would load all rules before the bot logs in.
    game: Game[Any, Any] = import_module(f"games.{slug}").GAME
    return game


def _own_box(slug: str, components: Path | None) -> BaseModel | None:
    file = components / f"{slug}.json" if components is not None else None
    if file is None or not file.exists():
        return None
    try:
        # Such a game is loaded at the start after all: a wrong file is to be told at once.
        return read_box(load(slug).rules.box, file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise ValueError(f"{file}: {error}") from error
