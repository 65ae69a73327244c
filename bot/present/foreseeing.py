"""What an order would have done, said beside it; and the orders that a seat has left."""

from __future__ import annotations

from collections.abc import Sequence

from bot.table.table import Table
from engine import Choice, Preview, Seat, would
from locales import Texts

from .line import ORDERS
from .panel import at
from .speaker import speaker
from .tree import Path

LISTED = 8
"""So many of the orders that stand are listed."""


def ordering(table: Table, seat: Seat, path: Path) -> Choice | None:
    """The order that the panel at a path is about to leave; None for one that is taken back."""
    if path[:1] != (ORDERS,) or not table.orders(seat):
        return None
    place, _ = at(table, seat, path)
    if place.node.kind != "confirm" or len(place.doing) != 1:
        return None
    (order,) = place.doing
    taking_back = [left.cancel for left in table.game.orders.left(table.running(), seat)]
    return None if order in taking_back else order


def foreseen(
    table: Table, texts: Texts, seat: Seat, order: Choice, found: Preview | None
) -> list[str]:
    """What an order would have done, and that it does not answer what is asked now."""
    said = [] if found is None else _before(table, texts, found)
    if seat in table.owed() and would(table.game, table.running(), seat, order) is not None:
        said.append(texts("preview-now"))
    return said


def _before(table: Table, texts: Texts, found: Preview) -> list[str]:
    say, last = speaker(table, texts), found.last
    if last is None:
        return [texts("preview-none", looked=found.looked)]
    said = []
    # What was chosen may tell what was to be seen once, and a panel stays.
    if not table.game.rules.ephemeral_secrets(table.running()):
        key = "preview-same" if last.same else "preview-other"
        answer, chosen = say.choice(last.answer), say.choice(last.entry.choice)
        decision = say.decision(last.decision)
        said.append(texts(key, answer=answer, chosen=chosen, decision=decision))
    counts = {"looked": found.looked, "count": len(found.answered), "same": found.same}
    return [*said, texts("preview-count", **counts)]


def standing(table: Table, texts: Texts, seat: Seat) -> Sequence[str]:
    """The orders that a seat has left."""
    if table.state is None or table.state.over:
        return ()
    left = table.game.orders.left(table.state, seat)
    if not left:
        return ()
    say = speaker(table, texts)
    lines = [texts("panel-order-left", order=say.choice(each.order)) for each in left[:LISTED]]
    more = len(left) - LISTED
    tail = [texts("unfit-more", count=more)] if more > 0 else []
    return (texts("panel-orders-left"), *lines, *tail)
