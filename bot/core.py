"""The bot's parts, put together once at start."""

from __future__ import annotations

import logging
from functools import partial

from locales import Library, Texts
from storage import Storage

from .catalogue import Catalogue
from .usecases.archive import Archive
from .usecases.bell import Bell
from .usecases.changing import Changing
from .usecases.clock import Clock
from .usecases.follow_up import is_timed
from .usecases.freezer import Freezer, Operator
from .usecases.handover import Handover
from .usecases.history import History
from .usecases.lobby import Lobby
from .usecases.mending import Mending
from .usecases.people import People
from .usecases.play import Play
from .usecases.reach import Reach
from .usecases.reminders import Reminders
from .usecases.table import Table
from .usecases.tables import Tables
from .usecases.timers import Alarm, Limit, kind_of
from .usecases.upgrade import upgrade
from .usecases.upkeep import Upkeep

log = logging.getLogger(__name__)


class Core:
    """Everything that desks and workers share."""

    def __init__(
        self,
        store: Storage,
        catalogue: Catalogue,
        library: Library,
        clock: Clock,
        language: str = "en",
    ) -> None:
        """Take the outside and build the use cases over it."""
        self.store = store
        self.catalogue = catalogue
        self.library = library
        self.language = language
        self.time = clock
        self.bell = Bell()
        self.operator = Operator()
        self.reach = Reach(store, clock)
        self.freezer = Freezer(store, clock, self.bell, self.operator)
        self.people = People(store, clock)
        self.tables = Tables(store, catalogue, self.freezer)
        self.play = Play(store, self.tables, clock, self.bell, self.reach)
        self.history = History(store, clock)
        self.archive = Archive(store, catalogue, clock, self.bell)
        changing = Changing(store, clock, self.bell)
        self.lobby = Lobby(changing, self.tables, catalogue, clock)
        self.handover = Handover(changing, clock)
        self.upkeep = Upkeep(changing, clock)
        self.mending = Mending(store, clock, self.bell)
        self.reminders = Reminders(store)
        self.stopping = False

    async def upgrade(self) -> None:
        """Bring running matches to the present rules; done once, before anything else."""
        await upgrade(self.store, self.tables, self.time)
        await self.mending.load()

    async def reachable(self) -> None:
        """The bot is connected: decide what rested while it was not, and go on."""
        await self.reach.back(self._rest)
        self.bell.ring()

    async def _rest(self, since: int, until: int) -> None:
        """Enter an absence (ms UTC) into every match in which time means something."""
        async with self.store.reading() as tx:
            kinds = kind_of(Limit), kind_of(Alarm)
            timers = [timer for kind in kinds for timer in await tx.timers.of_kind(kind)]
        matches = list(dict.fromkeys(timer.match for timer in timers))
        log.warning(
            "not reachable for %s s: %s matches may have rested",
            (until - since) // 1000,
            len(matches),
        )
        for match in matches:
            await self.tables.or_freeze(match, partial(self._rest_one, match, since, until))

    async def _rest_one(self, match: str, since: int, until: int) -> None:
        # A timer whose question was answered stands until it rings; it says nothing of the match.
        table = await self.tables.open(match)
        if is_timed(table):
            await self.play.rest(table, since, until)

    def stop(self) -> None:
        """Begin nothing any more."""
        self.stopping = True
        self.bell.ring()

    def texts(self, language: str, table: Table | None = None) -> Texts:
        """The texts of a language, with those of a table's game."""
        return self.library.texts(language or self.language, table.game.slug if table else "")
