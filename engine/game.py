"""A game: one object that holds everything the platform may ask of its rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Generic

from .facets import NO_ORDERS, Cover, Help, Minds, Orders, Panel, Rules, V
from .state import S


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, V]):
    """A game by its facets. Everything in them is pure, but what says that it changes a state.

    cover: what a start needs. rules: what a match is. orders: what seats leave in advance.
    help: what explains and tells. panel: how choices are put before a seat. minds: who plays
    where no person does.
    """

    cover: Cover
    rules: Rules[S, V]
    orders: Orders[S] = NO_ORDERS
    help: Help[S] = field(default_factory=Help)
    panel: Panel = field(default_factory=Panel)
    minds: Minds[S]

    @property
    def slug(self) -> str:
        """The name of its folder, texts, board and commands."""
        return self.cover.slug
