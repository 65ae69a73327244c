"""The bot's parts, put together once at start."""

from __future__ import annotations

from locales import Library, Texts
from storage import Duplicate, Stale, Storage

from .catalogue import Catalogue
from .usecases.clock import Clock
from .usecases.lobby import Lobby
from .usecases.people import People
from .usecases.reminders import Reminders
from .usecases.table import Table
from .usecases.tables import Tables
from .usecases.upgrade import upgrade


class Core:
    """Everything that desks and workers share."""

    store_busy = Stale
    repeated = Duplicate

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
        self.people = People(store, clock)
        self.tables = Tables(store, catalogue, clock)
        self.lobby = Lobby(store, self.tables, catalogue, clock)
        self.reminders = Reminders(store)
        self.stopping = False

    async def upgrade(self) -> None:
        """Bring running matches to the present rules; done once, before anything else."""
        await upgrade(self.store, self.tables, self.time)

    def texts(self, language: str, table: Table | None = None) -> Texts:
        """The texts of a language, with those of a table's game."""
        return self.library.texts(language or self.language, table.game.slug if table else "")
