"""A panel that follows the game: what it becomes when the table has changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.message import Message, Spot
from bot.table.happened import Happened
from bot.table.table import Table
from engine import Seat
from locales import Texts

from .line import ORDERS
from .panel import at
from .private import panel
from .proposing import proposing
from .speaker import speaker

FIRST, LAST = 2, 3
"""Of many sentences the first, which are near what the seat did, and the last are said."""


def told(table: Table, texts: Texts, seat: Seat, events: Sequence[Happened]) -> list[str]:
    """What happened, in the words that this seat may read in its panel."""
    # A panel stays for as long as its owner likes, and so tells nothing that shall disappear.
    fleeting = table.state is not None and table.game.rules.ephemeral_secrets(table.state)
    notes = speaker(table, texts).events(events, None if fleeting else seat)
    if fleeting and any(event.to is not None and event.known_to(seat) for event in events):
        notes.append(texts("panel-fleeting"))
    return notes


def is_choosing(table: Table, spot: Spot) -> bool:
    """Whether somebody is on their way to a choice that is still there."""
    if not spot.path and not spot.unfolded:
        return False
    ordering = spot.path[:1] == (ORDERS,)
    # Standing orders are left beside the flow of the game and never stale.
    if not ordering and spot.token != table.token(spot.seat):
        return False
    if not (table.orders(spot.seat) if ordering else table.offers(spot.seat)):
        return False
    return at(table, spot.seat, spot.path)[0].node.kind != "gone"


def followed(
    table: Table, texts: Texts, spot: Spot, events: Sequence[Happened], own: Sequence[str] = ()
) -> Message:
    """The panel of now in place of one that stands; ``events`` are what it has not told.

    own: what its owner has written to themselves for what they are asked now.
    """
    spot = replace(spot, notes=(*spot.notes, *(line for line in own if line not in spot.notes)))
    news = told(table, texts, spot.seat, events)
    if len(news) > FIRST + LAST:
        more = len(news) - FIRST - LAST
        news = [*news[:FIRST], texts("panel-more", count=more), *news[-LAST:]]
    # The last press may have told the same of what disappears: once is enough.
    fleeting = texts("panel-fleeting")
    kept = [note for note in spot.notes if note != fleeting or fleeting not in news]
    between = [""] if kept and news else []
    message = panel(table, texts, spot.seat, notes=[*kept, *between, *news])
    message = proposing(message, table, texts, spot.proposal)
    assert message.spot is not None
    # What is told here is told again until its owner presses: it may not have been read yet.
    return replace(message, spot=replace(message.spot, seq=spot.seq, notes=spot.notes))
