"""Whatever is to be sent about a table, in whatever condition it is, something can be said."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path

import pytest

import games
from bot.catalogue import shipped
from bot.usecases import rows
from bot.usecases.gathered import Span
from bot.usecases.table import Table
from bot.workers.delivery import TROUBLE, Delivery
from engine import Seat
from locales import Library
from sandbox import Clock
from storage import NewOutbox, Storage
from tests.secrecy.world import World, user_of

STATUSES = ("lobby", "running", "over", "stopped", "frozen")
ANN = user_of(0)


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    monkeypatch.setattr("bot.present.live.painted", lambda scene: repr(scene).encode())
    monkeypatch.setattr("bot.present.private.painted", lambda scene: repr(scene).encode())
    await (await Storage.open(f"sqlite:///{tmp_path / 'rows.sqlite3'}")).close()
    world = World(tmp_path / "rows.sqlite3", shipped(), Library(strict=True), Clock())
    yield world
    await world.close()


def every(table: Table) -> list[NewOutbox]:
    """A row of every kind that there is."""
    seat, at = Seat(0), 1
    offer = NewOutbox(kind=rows.OFFER, target=rows.channel(2), payload={"id": "x"}, match=table.id)
    former = [
        NewOutbox(kind=kind, target=rows.person(ANN), payload={}, match=table.id)
        for kind in rows.FORMER
    ]
    return [
        rows.refresh(table),
        rows.secret(table, ANN, seat, Span(0, table.seq)),
        rows.turn(table, ANN, seat, table.token(seat)),
        rows.call(table, seat, table.token(seat)),
        rows.remind(table, seat, table.token(seat), 0),
        rows.notice(table, "n", "thawed"),
        offer,
        rows.unsend(table.id, 2, 9, rows.channel(2)),
        *(rows.trouble(table, key, at) for key in (*TROUBLE.values(), "trouble-frozen")),
        *(rows.operator(ANN, key, at, match=table.id, number=7) for key in OPERATOR),
        rows.plain(rows.channel(2), table.id, "refresh", 7, at),
        rows.plain(rows.person(ANN), None, "secret", 7, at),
        *former,
    ]


OPERATOR = (
    "operator-frozen",
    "operator-fault",
    "operator-timer",
    "operator-inboxes",
    "operator-flagged",
)


def unreadable(file: Path) -> None:
    """Neither the stored position nor the log can be read any more."""
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE snapshots SET state = x'00'")
        database.execute("UPDATE matches SET setup = json_set(setup, '$.seats', 63)")


def condition(file: Path, status: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE matches SET status = ?, note = ?", (status, _note(status)))


def _note(status: str) -> str:
    return "frozen-rules" if status == "frozen" else ""


async def said(world: World) -> list[str]:
    """Deliver a row of every kind; what was given up."""
    table = await world.table()
    async with world.store.transaction() as tx:
        await tx.outbox.put(every(table), world.clock.now())
    await world.settle()
    async with world.store.reading() as tx:
        waiting = await tx.outbox.waiting(world.match)
        failed = await tx.outbox.failures()
    return [f"{row.kind}: {row.failed or 'not sent'}" for row in (*waiting, *failed)]


@pytest.mark.parametrize("spoil", [None, unreadable], ids=["readable", "unreadable"])
@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("game", [game.slug for game in games.ALL])
async def test_every_kind_of_row_can_be_said_of_a_table_in_every_condition(
    world: World, game: str, status: str, spoil: Callable[[Path], None] | None
) -> None:
    if status == "lobby":
        await world.open(game)
    else:
        await world.sit(game, next(n for n in world.core.catalogue[game].game.seats if n > 1))
        condition(world.file, status)
    if spoil is not None:
        spoil(world.file)
        world.core.tables.forget()

    assert await said(world) == []


async def test_no_kind_of_row_is_left_out(world: World) -> None:
    await world.open("delta_v")

    kinds = {row.kind for row in every(await world.table())}

    assert kinds == set(Delivery(world.core, world.carrier)._kinds)
