"""The panels that people have open, and how to change them: in memory; nothing depends on them.

Of a message that one person sees Discord takes changes for a quarter of an hour only. What is
forgotten, at a restart too, stands as it is: its presses are answered, and the next call leads to
a fresh panel.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from bot.clock import Clock
from bot.message import Message, Spot
from bot.table.rows import BETWEEN_EDITS

from .bell import Bell

K = TypeVar("K")
V = TypeVar("V")

MOST = 1_000
"""Panels kept at most; the oldest are forgotten."""


class Way(Protocol):
    """How to change a message that is shown. Every method may raise what Sender raises."""

    @property
    def message(self) -> int:
        """The id of the message."""

    @property
    def until(self) -> int | None:
        """When the way ends (ms UTC); None where it does not."""

    async def edit(self, message: Message, wanted: Callable[[], bool]) -> None:
        """Change the message, unless that is no longer wanted once it has been encoded."""

    async def take_away(self) -> None:
        """Delete the message."""


@dataclass(slots=True, eq=False)
class Panel:
    """A panel that somebody has open.

    spot, look: where it stands, and what it shows. edited: when it was changed last (ms UTC).
    changes, followed: how often its table has changed, and as it was after which change it was
        looked at last. pressed: its owner has just pressed in it, and it is theirs.
    over: another has taken its place.
    """

    user: int
    language: str
    way: Way
    spot: Spot
    look: str
    edited: int
    changes: int = 0
    followed: int = 0
    pressed: bool = False
    over: bool = False

    @property
    def lane(self) -> str:
        """Its message, by which jobs are kept apart."""
        return str(self.way.message)


class Panels:
    """Knows the one panel that each person has open at a table."""

    def __init__(self, clock: Clock, bell: Bell) -> None:
        """Take the clock, and whom to wake."""
        self._clock = clock
        self._bell = bell
        self._open: OrderedDict[tuple[str, int], Panel] = OrderedDict()
        self._over: list[Panel] = []
        self._shown: OrderedDict[str, int] = OrderedDict()
        """The last entry that everybody was shown, of the tables that were shown last."""

    # -- what people do -------------------------------------------------------------------------

    def press(self, user: int, match: str) -> None:
        """Somebody is about to be answered with a panel: nobody else changes theirs any more."""
        panel = self._open.get((match, user))
        if panel is not None:
            panel.pressed = True

    def answered(self, user: int, language: str, message: Message, way: Way | None) -> None:
        """Somebody has been answered with a panel; another that they had is taken away."""
        spot = message.spot
        assert spot is not None
        old = self._open.pop((spot.match, user), None)
        if way is None:
            return
        panel = Panel(user, language, way, spot, message.look, self._clock.now())
        # Others may have moved after the table was loaded for this answer.
        panel.changes += spot.seq < self._shown.get(spot.match, 0)
        self._open[spot.match, user] = panel
        _shorten(self._open)
        if old is not None and old.way.message != way.message:
            old.over = True
            self._over.append(old)
        if panel.changes or self._over:
            self._bell.ring()

    # -- what happens at the table --------------------------------------------------------------

    def changed(self, match: str, seq: int) -> None:
        """Remember that everybody is now shown a table as it is after an entry.

        When a panel changes depends on this alone, so that it tells nothing that others keep to
        themselves.
        """
        self._shown[match] = seq
        self._shown.move_to_end(match)
        _shorten(self._shown)
        here = [panel for panel in self._open.values() if panel.spot.match == match]
        for panel in here:
            panel.changes += 1
        if here:
            self._bell.ring()

    def due(self, busy: Collection[str], room: int) -> Sequence[Panel]:
        """Panels that must be looked at now, at most so many, and none of a busy lane."""
        now = self._clock.now()
        return [panel for panel, due in self._waiting(busy) if due <= now][:room]

    def next_due(self, busy: Collection[str] = ()) -> int | None:
        """When there will be one (ms UTC), or None."""
        return min((due for _, due in self._waiting(busy)), default=None)

    def _waiting(self, busy: Collection[str]) -> Iterator[tuple[Panel, int]]:
        now = self._clock.now()
        for panel in [*self._over, *self._open.values()]:
            if panel.way.until is not None and panel.way.until <= now:
                self.forget(panel)
            elif panel.lane in busy:
                continue
            elif panel.over:
                yield panel, now
            elif panel.changes > panel.followed and not panel.pressed:
                yield panel, panel.edited + BETWEEN_EDITS

    # -- what comes of it -----------------------------------------------------------------------

    def is_open(self, panel: Panel) -> bool:
        """Whether a panel still is what its owner has open, and not being answered."""
        return self._open.get(_key(panel)) is panel and not panel.pressed

    def shows(self, panel: Panel, message: Message) -> None:
        """A panel was changed."""
        assert message.spot is not None
        panel.spot, panel.look, panel.edited = message.spot, message.look, self._clock.now()

    def forget(self, panel: Panel) -> None:
        """Leave a panel as it stands."""
        if self._open.get(_key(panel)) is panel:
            del self._open[_key(panel)]
        self._over = [other for other in self._over if other is not panel]


def _key(panel: Panel) -> tuple[str, int]:
    return panel.spot.match, panel.user


def _shorten(kept: OrderedDict[K, V]) -> None:
    while len(kept) > MOST:
        kept.popitem(last=False)
