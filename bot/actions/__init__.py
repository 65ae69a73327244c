"""Everything a person can do in chat: each command, button, menu and form beside its handler."""

from __future__ import annotations

from bot.registry import Registry
from bot.routing.declare import Actions

from . import (
    away,
    films,
    look,
    notes,
    options,
    records,
    rematch,
    resign,
    rules,
    seats,
    server,
    settings,
    setup,
    statistics,
    tables,
    turn,
    undo,
    upkeep,
    votes,
    what_if,
)

__all__ = ["SHARED", "actions_of"]

SHARED = Actions().include(
    setup.actions,
    options.actions,
    seats.actions,
    upkeep.actions,
    look.actions,
    rules.actions,
    tables.actions,
    look.about,
    records.actions,
    films.actions,
    rematch.actions,
    turn.actions,
    notes.actions,
    what_if.actions,
    undo.actions,
    votes.actions,
    resign.actions,
    settings.actions,
    server.actions,
    away.actions,
    statistics.actions,
)
"""What can be done whatever the games are."""


def actions_of(registry: Registry, *more: Actions) -> Actions:
    """All that can be done with these games, and with further tables of actions."""
    # Of the covers alone: the rules may still be loading when the commands are made.
    games = [turn.commands_of(cover) for cover in registry.covers]
    return Actions().include(SHARED, *games, *more)
