from __future__ import annotations

import asyncio

from storage import Storage, UserRow

from .samples import NOW


async def test_a_user_never_seen_is_as_new(storage: Storage) -> None:
    async with storage.reading() as tx:
        assert await tx.users.get(1) == UserRow(id=1)
        assert await tx.users.get_all(()) == {}


async def test_settings_and_inbox_are_kept_apart(storage: Storage) -> None:
    async with storage.transaction() as tx:
        await tx.users.save_inbox(1, NOW, open_=True, channel=9)
        await tx.users.save_settings(1, {"language": "de"}, NOW + 1)
        await tx.users.save_inbox(1, NOW + 2, open_=False)
        await tx.users.save_settings(2, {"language": "fr"}, NOW)

    async with storage.reading() as tx:
        assert await tx.users.get_all((1, 2, 3)) == {
            1: UserRow(
                id=1,
                settings={"language": "de"},
                inbox=9,
                inbox_open=False,
                inbox_tried=NOW + 2,
                updated=NOW + 2,
            ),
            2: UserRow(id=2, settings={"language": "fr"}, updated=NOW),
            3: UserRow(id=3),
        }


async def test_notes_are_kept_replaced_and_dropped(storage: Storage) -> None:
    async with storage.transaction() as tx:
        assert await tx.notes.get("commands") is None
        await tx.notes.put("commands", "abc", NOW)
        await tx.notes.put("commands", {"hash": "def"}, NOW)
        await tx.notes.put("guild:1", {"language": "de"}, NOW)
        assert await tx.notes.get("commands") == {"hash": "def"}
        await tx.notes.drop("commands")
        assert await tx.notes.get("commands") is None
        assert await tx.notes.get("guild:1") == {"language": "de"}


async def test_a_locked_note_is_as_it_was_or_as_new(storage: Storage) -> None:
    async with storage.transaction() as tx:
        assert await tx.notes.locked("calls:1", {}, NOW) == {}
        await tx.notes.put("calls:1", {"question": NOW}, NOW)
        assert await tx.notes.locked("calls:1", {}, NOW) == {"question": NOW}


async def test_nobody_changes_a_locked_note_until_its_transaction_ends(storage: Storage) -> None:
    async def counted(number: int) -> None:
        async with storage.transaction() as tx:
            made = await tx.notes.locked("calls:1", {}, NOW)
            await tx.notes.put("calls:1", {**made, str(number): NOW}, NOW)

    await asyncio.gather(*map(counted, range(8)))

    async with storage.reading() as tx:
        assert len(await tx.notes.get("calls:1")) == 8
