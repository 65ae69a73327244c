"""Every kind of row and of timer that may lie in a database, and those of other versions."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pytest

from bot.table import rows, timers
from bot.workers.handling import handlers, handles
from bot.workers.outbox_worker import OutboxWorker
from bot.workers.timer_worker import TimerWorker
from storage import NewOutbox, NewTimer

from .hall import ANN, BOB, DAY, HERE, HOUR, MINUTE, Hall

KINDS: dict[str, dict[str, Any]] = {
    "refresh": {},
    "secret": {"seat": 0, "seq": "1-2"},
    "turn": {"seat": 0, "token": 1},
    "call": {"seat": 0, "token": 1},
    "remind": {"seat": 0, "token": 1},
    "notice": {"key": "thawed"},
    "pace": {"who": "Ann"},
    "moved-here": {"who": "Ann", "by": ANN},
    "moved-away": {"who": "Ann", "by": ANN, "messages": [1], "far": False},
    "stands-in": {"seat": 0},
    "seen": {"seat": 0, "others": [1]},
    "digest": {},
    "offer": {"seat": 0, "id": "x"},
    "owner": {"id": "x"},
    "hand": {"seat": 0},
    "ended": {},
    "invite": {"users": [BOB]},
    "unsend": {"channel": HERE, "message": 1},
    "take-away": {"about": "vote", "key": "x"},
    "trouble": {"key": "trouble-access"},
    "operator": {"key": "operator-timer"},
    "plain": {"number": 78},
    "late": {"seat": 9, "seq": 1},
    "vote": {"vote": "x"},
    "aloud": {"seat": 0, "why": {"key": "thawed", "args": []}},
    "greet": {},
    "seek": {"first": True},
    "full": {"users": [BOB]},
    "removed": {"by": "Ann", "who": "Bob"},
}
"""What may lie in the outbox, with a payload of each."""
TIMERS: dict[str, tuple[str, dict[str, Any]]] = {
    "reminder": ("9", {"token": 0}),
    "limit": ("9", {"token": 0}),
    "last-call": ("9", {"token": 0}),
    "alarm": ("x", {}),
    "computer": ("x", {}),
    "vanish": ("x", {"channel": HERE, "message": 1}),
    "letters": ("9", {"first": None}),
    "again": ("x", {}),
    "mend": ("x", {}),
    "thaw": ("x", {}),
    "absent": ("9", {}),
    "stand-in": ("9", {}),
    "give-back": ("0", {}),
    "digest": ("9", {}),
    "gather": ("9", {}),
    "offer-ends": ("x", {}),
    "offer-opens": ("x", {}),
    "vote-ends": ("x", {}),
    "leader": ("", {}),
    "open-ends": ("", {}),
    "tell-full": ("", {}),
    "ask-guest": ("9", {"by": "Ann"}),
}
"""Every kind of timer, with a key and a payload."""


def stored(kind: str) -> Any:
    """A row of the outbox, or a timer, as far as its reader looks."""
    key, payload = TIMERS[kind] if kind in TIMERS else ("", KINDS[kind])
    return SimpleNamespace(kind=kind, key=key, payload=payload)


async def test_no_kind_of_message_and_no_kind_of_timer_is_left_out(hall: Hall) -> None:
    contents = {type(rows.Content.of(stored(kind))) for kind in KINDS}
    rung = {type(timers.Timer.of(stored(kind))) for kind in TIMERS}
    delivers = OutboxWorker(hall.services, hall.sender)._handlers
    assert contents == set(delivers) == set(rows.Content.known.values())
    assert rung == set(TimerWorker(hall.services)._handlers) == set(timers.Timer.known.values())


class Postman:
    @handles(rows.Ended)
    async def ended(self) -> None:
        """Deliver it."""


class Apprentice(Postman):
    """A worker like another, with something more."""

    @handles(rows.Refresh)
    async def board(self) -> None:
        """Deliver it."""


def test_a_worker_handles_what_the_one_does_that_it_is_made_of() -> None:
    worker = Apprentice()

    assert handlers(worker) == {rows.Ended: worker.ended, rows.Refresh: worker.board}
    with pytest.raises(ValueError, match="two handle Ended"):
        handlers(worker, Postman())


@pytest.mark.parametrize("kind", ["carol", *(kind for kind, payload in KINDS.items() if payload)])
async def test_a_row_of_another_version_of_the_bot_harms_no_other(
    hall: Hall, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = await hall.sits(ANN, BOB)
    strange = NewOutbox(kind=kind, target=rows.channel(HERE), payload={"x": "5ecret"}, match=match)
    await hall.put(strange, rows.Plain(5).to(rows.channel(HERE), match, "n5", 0))
    await hall.settle()
    assert any("(number 5)" in text for text in hall.sender.lines(HERE))
    assert not await hall.failed()  # the bot that has left it may run beside this one

    await hall.passes(2 * DAY, HOUR)

    if kind != "offer":  # whose payload may be anything: nobody is looked for then
        assert [row.kind for row in await hall.failed()] == [kind]
        assert f"no {kind} with x is known" in caplog.text
    assert "5ecret" not in caplog.text
    assert hall.sender.board(HERE).title == "Delta V"


async def test_a_value_of_the_wrong_kind_is_not_told_to_the_log(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    match = await hall.sits(ANN, BOB)
    payload = {"seat": "5ecret", "token": 1, "sent": 0}
    await hall.put(
        NewOutbox(kind="remind", target=rows.channel(HERE), payload=payload, match=match)
    )

    await hall.passes(2 * DAY, HOUR)

    assert [row.kind for row in await hall.failed()] == ["remind"]
    assert "5ecret" not in caplog.text


@pytest.mark.parametrize("kind", ["of-another-version", "limit", "last-call"])
async def test_a_timer_of_another_version_of_the_bot_is_left_to_it_as_long_as_its_match_goes_on(
    hall: Hall, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    match = await hall.sits(ANN, BOB)
    strange = NewTimer(
        kind=kind, key="x", due=hall.clock.now(), match=match, payload={"y": "5ecret"}
    )
    async with hall.store.transaction() as tx:
        await tx.timers.set([strange])

    await hall.passes(HOUR, HOUR)

    assert "x" in [timer.key for timer in await hall.timers(match, kind)]
    assert f"no {kind} with y is known" in caplog.text
    assert "5ecret" not in caplog.text
    assert (await hall.at(match)).status == "running"
    hall.sql("UPDATE matches SET status = 'over'")
    await hall.passes(HOUR, HOUR)
    assert "x" not in [timer.key for timer in await hall.timers(match, kind)]


async def test_a_timer_of_another_version_that_is_about_no_match_is_put_off_in_silence(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    strange = NewTimer(kind="of-another-version", key="x", due=hall.clock.now(), match="")
    async with hall.store.transaction() as tx:
        await tx.timers.set([strange])

    await hall.passes(4 * MINUTE, MINUTE)

    assert [timer.key for timer in await hall.timers("", "of-another-version")] == ["x"]
    assert caplog.text.count("no of-another-version") == 1


async def test_a_match_of_newer_rules_is_left_to_the_bot_that_knows_them(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    before, said = await hall.at(match), len(hall.sender.said)
    hall.sql("UPDATE matches SET version = version + 1")
    kept = everything(hall)

    for user in (ANN, BOB):
        for command in ("game turn", "game show", "game pace", "game end"):
            assert "Try again in a minute" in (await hall.types(user, command)).text
    await hall.put(rows.Refresh.board(before))
    await hall.passes(20 * HOUR, HOUR)

    assert len(hall.sender.said) == said
    assert everything(hall) == kept
    assert not await hall.failed()
    hall.sql("UPDATE matches SET version = version - 1")
    await hall.passes(DAY, HOUR)
    assert len(hall.sender.said) > said
    assert (await hall.at(match)).status == "running"


def everything(hall: Hall) -> list[Any]:
    """What is kept of the match and of what has happened there."""
    tables = ("matches", "seats", "entries", "snapshots")
    with closing(sqlite3.connect(hall.file)) as database:
        return [database.execute(f"SELECT * FROM {table}").fetchall() for table in tables]
