"""What people write down for themselves at a table: nobody else ever sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bot.clock import Clock
from bot.table.notebook import NOTE, PAGE, Notebook, reminding, tidied
from bot.table.table import Table
from engine import Seat
from storage import Storage, Transaction

Edit: TypeAlias = Callable[[Notebook], Notebook]
"""What becomes of a notebook. It may raise TooLong or Changed, and then nothing changes."""


class TooLong(Exception):
    """A text does not fit."""

    def __init__(self, most: int, left: int) -> None:
        """Take how many characters there may be, and how many are left."""
        super().__init__(most, left)
        self.most, self.left = most, left


class Changed(Exception):
    """The notebook is another than the one that was meant."""


class Notebooks:
    """Reads and changes notebooks. They belong to a person, whatever seat that has."""

    def __init__(self, store: Storage, clock: Clock) -> None:
        """Take the store and the clock."""
        self._store = store
        self._clock = clock

    async def of(self, table: Table, user: int) -> Notebook:
        """The notebook of a user at a table."""
        async with self._store.reading() as tx:
            return Notebook.read(await tx.notebooks.get(table.id, user))

    async def add(self, table: Table, user: int, typed: str, *, interaction: int) -> Notebook:
        """Write something below the rest. Raises TooLong."""
        new = tidied(typed)

        def added(was: Notebook) -> Notebook:
            whole = "\n".join(filter(None, (was.text, new)))
            _must_fit(whole, PAGE, PAGE - len(was.text) - 1)
            return replace(was, text=whole)

        return await self._change(table, user, added, interaction)

    async def write(
        self, table: Table, user: int, typed: str, *, over: str, interaction: int
    ) -> Notebook:
        """Write something in place of the text whose mark is ``over``. Raises TooLong, Changed."""
        new = tidied(typed)

        def written(was: Notebook) -> Notebook:
            if was.mark != over:
                raise Changed
            _must_fit(new, PAGE, PAGE)
            return replace(was, text=new)

        return await self._change(table, user, written, interaction)

    async def clear(self, table: Table, user: int, *, over: str, interaction: int) -> Notebook:
        """Delete all of it that is as its mark says. Raises Changed."""

        def cleared(was: Notebook) -> Notebook:
            if was.mark != over:
                raise Changed
            return Notebook()

        return await self._change(table, user, cleared, interaction)

    async def remind(
        self, table: Table, user: int, typed: str, *, more: bool = False, interaction: int
    ) -> Notebook:
        """Have something come back at the next turn of a user, or nothing. Raises TooLong.

        It takes the place of what waits already, or, with ``more``, comes after it.
        """
        new = tidied(typed)

        def reminded(was: Notebook) -> Notebook:
            before = was.waiting if more else ""
            whole = "\n".join(filter(None, (before, new)))
            _must_fit(whole, NOTE, NOTE - len(before) - bool(before))
            return replace(was, reminder=reminding(table, user, whole))

        return await self._change(table, user, reminded, interaction)

    async def due(self, table: Table, seat: Seat, user: int) -> str:
        """What a user is to be told with the question that is open to their seat; mostly empty."""
        asked = table.asked(seat)
        # Nothing comes with most questions: then nothing needs to be read.
        if asked is None or asked.window:
            return ""
        return (await self.of(table, user)).due(table, seat)

    async def comes_back(self, table: Table, seat: Seat, user: int) -> str:
        """The same; from here on it has come back with that question, and comes with no other."""
        due = await self.due(table, seat, user)
        if due:
            async with self._store.transaction() as tx:
                await note_told(tx, table, seat, user, self._clock.now())
        return due

    async def _change(self, table: Table, user: int, edit: Edit, interaction: int) -> Notebook:
        now = self._clock.now()
        async with self._store.transaction() as tx:
            await tx.interactions.take(interaction, now)
            new = edit(Notebook.read(await tx.notebooks.locked(table.id, user, now)))
            await tx.notebooks.save(table.id, user, new.row, now)
        return new


async def note_told(tx: Transaction, table: Table, seat: Seat, user: int, now: int) -> None:
    """Remember that what was due has come back, with the question that is open to a seat."""
    found = Notebook.read(await tx.notebooks.locked(table.id, user, now))
    # Another process, or its writer, may have been faster.
    new = found.told(table, seat) if found.waiting and found.due(table, seat) else found
    await tx.notebooks.save(table.id, user, new.row, now)


def _must_fit(whole: str, most: int, left: int) -> None:
    if len(whole) > most:
        raise TooLong(most, max(left, 0))
