"""A whole log as one compressed blob: of a match to which nothing is added any more."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence

from engine import Entry, Record, Seat

from .errors import StorageError, TooLarge
from .rows import Json, LogRow

LOG_BYTES = 32 << 20
"""Bytes of the largest log that is packed, and to which one is unpacked: one of 15,000 entries,
each of which told much, has 2.5 MB, and 0.2 MB packed."""
_LEVEL = 6
_BESIDE = "\t"
"""Between an entry and what it told: no word of a choice holds such a sign."""


def pack(record: Record, events: Sequence[Sequence[Json]] = ()) -> bytes:
    """The log of a record with the events of each entry, as the replay gave them.

    It takes up to half a second: call it in a thread. The same log gives the same bytes. Raises
    TooLarge.
    """
    lines, size = list[bytes](), 0
    for entry, told in zip(record.entries, events or [()] * len(record.entries), strict=True):
        data = json.dumps(list(told), separators=(",", ":"))
        lines.append(f"{entry}{_BESIDE}{data}\n".encode())
        size += len(lines[-1])
        if size > LOG_BYTES:
            raise TooLarge(f"a log of more than {LOG_BYTES} bytes")
    return zlib.compress(b"".join(lines), _LEVEL)


class PackedLog:
    """A log that was packed, unpacked: line by line read only where somebody asks for it.

    All its methods are for a thread: they may take a quarter of a second.
    """

    __slots__ = ("_lines",)

    def __init__(self, packed: bytes) -> None:
        """Unpack it. Raises StorageError for what is no log that ``pack`` has made."""
        unpacking = zlib.decompressobj()
        try:
            text = unpacking.decompress(packed, LOG_BYTES)
        except zlib.error as error:
            raise StorageError(f"a packed log is damaged: {error}") from error
        # Only ``pack`` writes one. Whatever else it were, it must not fill the memory.
        if not unpacking.eof:
            raise StorageError(f"a packed log is cut short, or longer than {LOG_BYTES} bytes")
        self._lines = text.decode().split("\n")[:-1]

    def entries(self, after: int) -> tuple[Entry, ...]:
        """As ``Log.entries``."""
        return tuple(_entry(line) for line in self._lines[after:])

    def since(self, seq: int, limit: int | None) -> tuple[LogRow, ...]:
        """As ``Log.since``."""
        return tuple(map(_row, self._lines[seq:][:limit]))

    def page(self, before: int | None, limit: int) -> tuple[LogRow, ...]:
        """As ``Log.page``."""
        earlier = self._lines if before is None else self._lines[: max(before - 1, 0)]
        return tuple(map(_row, earlier[-limit:]))

    def of_player(self, seat: Seat, after: int, limit: int) -> tuple[LogRow, ...]:
        """As ``Log.of_player``."""
        found = list[LogRow]()
        for line in self._lines[after:]:
            entry = _entry(line)
            if entry.seat == seat and entry.by_person:
                found.append(_row(line))
                if len(found) == limit:
                    break
        return tuple(found)


def _entry(line: str) -> Entry:
    return Entry.parse(line.partition(_BESIDE)[0])


def _row(line: str) -> LogRow:
    return LogRow(_entry(line), tuple(json.loads(line.partition(_BESIDE)[2])))
