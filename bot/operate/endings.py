"""Why the bot has ended: a code for what started it, a sentence for who runs it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

import discord

from bot.settings import BadSettings
from storage import BadDatabase

from .codes import Code


class GatewayEnded(Exception):
    """The connection to Discord has ended without an error of its own."""


class WorkerDied(Exception):
    """A task without which nothing is sent or no time limit rings has ended."""


class InUse(Exception):
    """The database is in use by somebody who may not be disturbed; the text says by whom."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How the process ends. ``report``: whether only the traceback can tell the cause."""

    code: Code
    sentence: str
    report: bool = False


CANNOT_CONNECT_NOW = "57P03"
"""What PostgreSQL says, as SQLSTATE, while it starts or stops."""
AGAIN = "The bot can be started again."
REFUSED = (
    "Discord does not accept DISCORD_TOKEN. Copy it again from the page of your application: "
    "Bot, Reset Token. A token is shown only once, and resetting it makes the old one void."
)
_CLOSED = {
    4004: "DISCORD_TOKEN has been reset and is void. Put the new one in its place (on the page of "
    "your application: Bot, Reset Token), then start the bot again.",
    4010: "It does not accept the shard that the bot has named. Tell those who make the bot.",
    4011: "The bot is in so many servers that Discord wants the connection in shards, and this "
    "version cannot do that. Let it leave servers, or ask for a version that can.",
    4012: "It does not serve this version of its interface any more. Install a newer bot.",
    4013: "It does not accept the intents that the bot has named. Install a newer bot.",
    4014: "It does not allow the intents that the bot has asked for. Look at the page of your "
    "application: Bot, Privileged Gateway Intents.",
}
"""What the close codes mean after which Discord must not be asked again."""


def explained(error: BaseException) -> Ending:
    """The ending that an exception of ``process.run`` stands for."""
    match error:
        case BadSettings():
            return Ending(Code.CONFIG, str(error))
        case BadDatabase():
            # A database that starts more slowly than the bot must not keep it down for good.
            return Ending(Code.UNAVAILABLE if _passes(error) else Code.CONFIG, str(error))
        case InUse():
            return Ending(Code.UNAVAILABLE, str(error))
    return _of_discord(error) or _of_our_own(error)


def _of_discord(error: BaseException) -> Ending | None:
    match error:
        case discord.LoginFailure():
            return Ending(Code.CONFIG, REFUSED)
        case discord.PrivilegedIntentsRequired():
            # For this one code discord.py has an exception of its own, which does not name it.
            return _closed(4014)
        case discord.ConnectionClosed():
            return _closed(error.code)
        case GatewayEnded():
            return Ending(Code.UNAVAILABLE, f"The connection to Discord has ended. {AGAIN}")
        case discord.HTTPException():
            return Ending(Code.UNAVAILABLE, f"Discord refuses to let the bot start: {error}.")
    return None


def _of_our_own(error: BaseException) -> Ending:
    cause, what = error, "The bot has ended through a fault of its own"
    # This one says only which task has ended; what it died of lies beneath.
    if isinstance(error, WorkerDied):
        cause, what = error.__cause__ or error, f"The bot has ended because its task {error} did"
    sentence = f"{what} ({type(cause).__name__}). The report stands above. {AGAIN}"
    return Ending(Code.SOFTWARE, sentence, report=True)


def _closed(code: int) -> Ending:
    if code in _CLOSED:
        return Ending(Code.CONFIG, f"Discord has closed the connection ({code}). {_CLOSED[code]}")
    return Ending(Code.UNAVAILABLE, f"Discord has closed the connection ({code}). {AGAIN}")


def _passes(error: BaseException) -> bool:
    """Whether a database may be usable later as it is: a server that is still starting, a lock."""
    return any(
        isinstance(cause, (ConnectionError, TimeoutError))
        or getattr(cause, "sqlstate", None) == CANNOT_CONNECT_NOW
        or getattr(cause, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY
        for cause in _causes(error)
    )


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        original = getattr(error, "orig", None)  # SQLAlchemy's: what the driver has raised
        error = error.__cause__ or (original if isinstance(original, BaseException) else None)
