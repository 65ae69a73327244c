"""The secret of a table that is not dealt yet: promised when it opens, kept until the start."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from bot.table.player import Player
from engine import Luck, promise
from storage import Transaction


@dataclass(frozen=True, slots=True)
class Promised:
    """A secret and its salt, in hexadecimal. Nobody but the database may know them."""

    secret: str
    salt: str

    @property
    def commitment(self) -> str:
        """What everybody is shown of it."""
        return promise(self.secret, self.salt)

    def luck(self, players: Sequence[Player], start: int, *, late: bool) -> Luck:
        """It with the presses of those who sit there, and the one that begins the match.

        late: nobody had been shown the promise before.
        """
        presses = tuple(player.press for player in players)
        return Luck(secret=self.secret, presses=presses, start=start, late=late)


def drawn() -> Promised:
    """A fresh one."""
    return Promised(secrets.token_hex(32), secrets.token_hex(16))


async def keep(tx: Transaction, match: str, now: int) -> str:
    """Draw a secret for a table that has none, and keep it; what is promised by it."""
    new = drawn()
    await tx.notes.put(_key(match), asdict(new), now)
    return new.commitment


async def kept(tx: Transaction, match: str) -> Promised | None:
    """The secret of a table; None where it has been open since before there were any."""
    stored = await tx.notes.get(_key(match))
    return None if stored is None else Promised(**stored)


async def forget(tx: Transaction, match: str) -> None:
    """Once it is dealt the set-up has it, and a table that was closed never needs it."""
    await tx.notes.drop(_key(match))


def _key(match: str) -> str:
    return f"secret:{match}"
