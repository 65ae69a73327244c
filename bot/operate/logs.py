"""The log: one format, and a traceback only for what nobody expects."""

from __future__ import annotations

import logging
import sys
import time
from typing import TextIO

import discord

from .connection import SAY_AGAIN, TO_BE_WAITED_FOR, in_words

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
TIME = "%Y-%m-%dT%H:%M:%S%z"

NEVER_LOWER = {
    "aiosqlite": logging.INFO,
    "alembic": logging.WARNING,
    "asyncio": logging.INFO,
    "PIL": logging.INFO,
    "sqlalchemy": logging.WARNING,
}
"""From which level others are heard, whatever LOG_LEVEL says. Below it those that know the database
write down every statement with its values, and with them the secrets of games."""
CHATTER = "discord"
"""Heard from WARNING on, unless LOG_LEVEL is DEBUG."""
NO_VOICE = "voice will NOT be supported"
"""What discord.py warns of at each start; nobody talks to this bot."""
EXPECTED = (*TO_BE_WAITED_FOR, discord.HTTPException, discord.ConnectionClosed)
"""What discord.py reports with a traceback and then tries again."""


class Expected(logging.Filter):
    """Says in one line, at most once a minute, what discord.py reports while it connects again."""

    def __init__(self) -> None:
        """Nothing has been said."""
        super().__init__()
        self._quiet_until = 0.0

    def filter(self, record: logging.LogRecord) -> bool:
        """Rewrite the report of an expected fault; False for what is not worth a line."""
        if NO_VOICE in str(record.msg):
            return False
        error = record.exc_info[1] if record.exc_info else None
        # Only the client tries again by itself; elsewhere the same error needs its traceback.
        if record.name != "discord.client" or not isinstance(error, EXPECTED):
            return True
        now = time.monotonic()
        if now < self._quiet_until:
            return False
        self._quiet_until = now + SAY_AGAIN
        record.msg = f"Discord cannot be reached and is tried again: {in_words(error)}"
        # A handler that came before may have left the traceback in exc_text.
        record.args, record.exc_info, record.exc_text = (), None, None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        return True


def set_up(level: str, stream: TextIO | None = None) -> logging.Handler:
    """Write the log to a stream, standard error unless another is given; returns what writes it."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(logging.Formatter(FORMAT, TIME))
    # At the handler: a logger's filter is not asked about what its children report.
    handler.addFilter(Expected())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    least = logging.getLogger().level
    for name, floor in NEVER_LOWER.items():
        logging.getLogger(name).setLevel(max(floor, least))
    chatter = least if least <= logging.DEBUG else max(logging.WARNING, least)
    logging.getLogger(CHATTER).setLevel(chatter)
    return handler
