"""A match that begins: what is stored of it, and what is told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.clock import DAY
from bot.table import rows
from bot.table.asked import ask
from bot.table.follow_up import private_notices, set_by
from bot.table.player import Player
from bot.table.schooling import Schooling
from bot.table.table import Table
from bot.table.timers import Absent
from engine import Outcome, Seat, Setup
from storage import NewTimer, Transaction

from .schools import schooling_of
from .stored import leave, seat_states


async def taught_of(tx: Transaction, table: Table, player: Player) -> Schooling | None:
    """What a player has been taught at their earlier tables of the game."""
    if player.user is None:
        return None
    return await schooling_of(tx, table.game, player.user, table.id)


async def dealt(
    tx: Transaction,
    table: Table,
    setup: Setup,
    outcome: Outcome[Any],
    taught: Sequence[Schooling | None],
) -> Table:
    """The table with its match begun, stored with all that follows; taught: each player."""
    nobody = [None] * len(table.players)
    players = tuple(
        replace(player, asked=question, schooling=schooling)
        for player, question, schooling in zip(
            table.players, ask(nobody, outcome.state, None), taught, strict=True
        )
    )
    promise = setup.commitment()
    begun = replace(
        table,
        status="running",
        setup=setup,
        state=outcome.state,
        players=players,
        seq=0,
        version=table.game.cover.version,
        commitment=promise,
    )
    await tx.matches.update(
        table.id,
        setup.now,
        status="running",
        setup=setup,
        version=begun.version,
        commitment=promise,
        seat_states=seat_states(players),
    )
    told = private_notices(begun, 0, [outcome.events])
    # Everybody sees where somebody deals again until the hand pleases.
    since = setup.now - DAY
    again = await tx.matches.stopped_since(since, table.game.slug, table.host, table.channel)
    post = [
        rows.started(begun, promise, 1 + again),
        rows.Refresh.board(table),
        *rows.secrets(begun, told),
    ]
    new = [*set_by(nobody, begun, setup.now), *_absent(begun)]
    await leave(tx, begun, new, post, setup.now)
    return begun


def _absent(table: Table) -> Iterator[NewTimer]:
    """The timers by which the board shows who has said that they will be away."""
    for number, player in enumerate(table.players):
        due = table.time.comes_or_goes(Seat(number), table.running().now)
        if player.user is not None and due is not None:
            yield Absent(player.user).at(due, table.id)
