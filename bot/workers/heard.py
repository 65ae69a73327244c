"""Calls that have arrived: from then on the time for a question counts."""

from __future__ import annotations

from collections.abc import Mapping

from bot.registry import Registry
from bot.services.stored import plain_table
from bot.table import rows
from bot.table.follow_up import running_out
from bot.table.table import Live
from engine import Seat
from storage import NewOutbox, Transaction


def heard(live: Live, tokens: Mapping[Seat, int], now: int) -> Live:
    """The messages of a table, the questions with these tokens having been called for now.

    For a question that was called for before, that call counts.
    """
    heard, pinged = dict(live.heard), dict(live.pinged)
    for seat, token in tokens.items():
        pinged[seat] = token
        if heard.get(seat, (0, 0))[0] != token:
            heard[seat] = token, now
    return live.model_copy(update={"heard": heard, "pinged": pinged})


async def begin(
    tx: Transaction, registry: Registry, match: str, tokens: Mapping[Seat, int], now: int
) -> list[NewOutbox]:
    """Let the time of some questions count, a call of which has arrived at ``now`` (ms UTC).

    Lock the match first. Gives what is to be sent: the board shows the time, where there is one.
    """
    if not tokens:
        return []
    # As it is now: whoever has answered meanwhile has another question, with a time of its own.
    table = plain_table(registry, await tx.log.open(match))
    live = heard(table.live, tokens, now)
    if live == table.live:
        return []
    await tx.matches.update(match, now, live=live.model_dump(mode="json"))
    table = table.with_live(live)
    new = [
        timer
        for seat, token in tokens.items()
        if (asked := table.asked(seat)) is not None and asked.token == token
        for timer in running_out(table, seat)
    ]
    await tx.timers.set(new)
    return [rows.Refresh.board(table)] if new else []
