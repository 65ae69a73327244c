"""What can go wrong with the store, each in one clear sentence."""

from __future__ import annotations


class StorageError(Exception):
    """Base of all errors of the store. It ends the transaction it is raised in."""


class Duplicate(StorageError):
    """The interaction has been taken before: somebody else answers it."""


class Stale(StorageError):
    """The match has moved on since it was read, or is not running any more."""


class ChannelTaken(StorageError):
    """The channel already has a match in the lobby, running or frozen."""


class Unknown(StorageError):
    """There is no match of this id."""


class Unfinished(StorageError):
    """The match is not finished: its record would tell its seed, and with it every secret."""


class TooLarge(StorageError):
    """The log of a record tells more than LOG_BYTES: no match of ours does."""


class BadDatabase(StorageError):
    """The database cannot be used; the text says why and the way out."""


class NewerDatabase(BadDatabase):
    """The database was made by a newer version of the bot."""
