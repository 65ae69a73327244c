"""The bot's parts, put together once at start."""

from __future__ import annotations

from bot.aside import FILMS, RECAPS
from bot.clock import Clock
from bot.registry import Registry
from bot.table.table import Table
from bot.table.vote import Wish
from locales import Library, Texts
from storage import Storage

from .admission import Admission
from .advice import Advisers
from .archive import Archive
from .bell import Bell
from .blocks import Blocks
from .called import Called
from .changing import Changing
from .doors import Doors
from .foresight import Foresight
from .freezer import Freezer, Operator
from .handover import Handover
from .history import History
from .lobby import Lobby
from .mending import Mending
from .notebooks import Notebooks
from .panels import Panels
from .people import People
from .play import Play
from .reach import Reach
from .reminders import Reminders
from .repository import Tables
from .resigning import Resigning
from .rests import Rests
from .seeking import Seeking
from .servers import Servers
from .standings import Standings
from .studio import Studio
from .thinker import Thinker
from .undoing import Undoing
from .upgrade import Upgrade
from .upkeep import Upkeep
from .voting import Agreed, CarryOut, VoteOver, Voting
from .what_ifs import WhatIfs


class Services:
    """Everything that actions and workers share."""

    def __init__(
        self,
        store: Storage,
        registry: Registry,
        library: Library,
        clock: Clock,
        language: str = "en",
    ) -> None:
        """Take the outside and build the services over it."""
        self.store = store
        self.registry = registry
        self.library = library
        self.language = language
        self.time = clock
        self.bell = Bell()
        self.operator = Operator()
        self.reach = Reach(store, clock)
        self.freezer = Freezer(store, registry, clock, self.bell, self.operator)
        self.blocks = Blocks(store, clock)
        self.called = Called(store, clock)
        self.tables = Tables(store, registry, self.freezer)
        self.play = Play(store, self.tables, clock, self.bell, self.reach)
        self.rests = Rests(store, self.tables, self.play)
        self.upgrade = Upgrade(store, self.tables, clock)
        self.people = People(store, registry, clock, self.bell, self.rests)
        self.history = History(store, clock)
        self.standings = Standings(store, registry, clock)
        self.archive = Archive(store, registry, clock, self.bell)
        changing = Changing(store, clock, self.bell)
        self.servers = Servers(store, changing, clock)
        self.seeking = Seeking(changing, clock)
        self.lobby = Lobby(changing, self.tables, self.people, registry, clock)
        self.doors = Doors(store, changing, clock, self.bell)
        self.handover = Handover(changing, self.play, clock)
        self.resigning = Resigning(self.play, self.handover)
        self.advisers = Advisers(changing, clock)
        self.upkeep = Upkeep(changing, self.play, clock)
        self.foresight = Foresight(store, self.archive)
        self.undoing = Undoing(store, self.archive, self.play, clock)
        wishes: dict[Wish, CarryOut] = {
            "undo": self.undoing.agreed,
            "end": self._settle,
            "pause": self._pause,
            "drop": self.handover.dropped,
            "without": self.handover.without,
        }
        self.voting = Voting(changing, clock, wishes)
        self.mending = Mending(store, clock, self.bell)
        self.reminders = Reminders(store)
        self.notebooks = Notebooks(store, clock)
        self.what_ifs = WhatIfs(clock, self.archive.aside)
        self.panels = Panels(clock, self.bell)
        # Two, so that nobody who asks what has happened waits for somebody's film.
        self.studio, self.cinema = Studio(), Studio()
        self.recaps = Admission(RECAPS, "refused-busy", "refused-crowded")
        self.films = Admission(FILMS, "refused-film-busy", "refused-film-full")
        self.thinker = Thinker()
        self.stopping = False

    async def reachable(self) -> None:
        """The bot is connected: decide what rested while it was not, and go on.

        However many matches those are, it is one statement; what it leaves is entered behind it.
        """
        await self.reach.back(self.rests.leave)
        # No timer was due while nobody was there: those who ring them may sleep for seconds still.
        self.bell.ring()

    async def _settle(self, done: Agreed) -> None:
        """End a match as it stands; where its rules cannot score it, without a winner."""
        table = await self.play.awake(done.table)
        if table.game.rules.standing(table.running()) is None:
            name = table.players[done.seat].name
            await self.upkeep.stop(table, name, interaction=done.interaction, agreed=True)
        else:
            await self.play.settle(table, interaction=done.interaction)

    async def _pause(self, done: Agreed) -> None:
        """Let a match stand still, until the day that was asked for."""
        if done.vote.ends <= self.time.now():
            raise VoteOver
        name = done.table.players[done.seat].name
        await self.upkeep.pause(
            done.table, done.vote.ends, name, interaction=done.interaction, voted=done.seat
        )

    def stop(self) -> None:
        """Begin nothing any more."""
        self.stopping = True
        self.bell.ring()

    async def close(self) -> None:
        """End what runs beside the bot: a thread and processes."""
        self.archive.close()
        await self.studio.close()
        await self.cinema.close()
        await self.thinker.close()

    def texts(self, language: str, table: Table | None = None) -> Texts:
        """The texts of a language, with those of a table's game."""
        return self.library.texts(language or self.language, table.game.slug if table else "")
