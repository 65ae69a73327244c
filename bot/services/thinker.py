"""Computer players at a table think: at once, or in a process of its own where it takes long."""

from __future__ import annotations

import logging

from bot.aside import NotMade
from bot.table import computers
from bot.table.table import Table
from bot.thinking import THOUGHT, Question
from engine import STRONG, Seat, Thought, dump

from .aside import Aside

log = logging.getLogger(__name__)


class Thinker(Aside):
    """Asks the computer players; the strong ones think in the process."""

    def __init__(self) -> None:
        """Nothing runs yet."""
        super().__init__("bot.thinker")

    async def choose(self, table: Table, seat: Seat) -> Thought:
        """What the computer player of a seat does, and why.

        One that fails where it takes long does not hold up its table: then the one decides of whom
        advice is had.
        """
        scripted = computers.scripted(table, seat)
        if scripted is not None:
            return Thought(scripted)
        kind, seed = computers.kind(table, seat), computers.seed(table, seat)
        if kind == STRONG:
            asked = Question(table.game.slug, kind, seat, seed, dump(table.running()).decode())
            try:
                return THOUGHT.validate_json(await self.order(asked.line()))
            except NotMade:
                log.exception("match %s, entry %s: the strong mind failed", table.id, table.seq + 1)
            kind = table.game.minds.usual
        return computers.thought(table, seat, kind, seed)
