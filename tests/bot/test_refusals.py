"""Whatever Discord refuses, of whatever kind, with whatever code: somebody hears of it."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest

from bot.adapter.sender import REASONS, outcome
from bot.table import rows
from bot.workers.inboxes import MANY
from bot.workers.sending import Later, Refusal
from storage import NewOutbox

from .hall import ANN as ANN_
from .hall import BOB, HERE, HOUR, MINUTE, OPERATOR, SECOND, Hall, labels
from .test_every_row import ANN, every

UNKNOWN = 99_999
STATUSES = {401: "unauthorized", 403: "forbidden", 404: "not found", 400: "bad", 500: "fault"}


def refused(code: int, status: int) -> Exception:
    """What the workers are told where Discord answers with a code and a status."""
    response = SimpleNamespace(status=status, reason=STATUSES[status])
    return outcome(discord.HTTPException(response, {"code": code, "message": "no"}))


ANSWERS = [
    *((code, 403) for code in REASONS),
    (0, 403),
    (0, 404),
    (UNKNOWN, 400),
    (0, 401),
    (0, 500),
]
"""Codes and statuses with which Discord refuses something."""
NOBODY = {
    "secret, covert": "nobody else may notice that there is one; Show me has it",
    "operator": "the log has it",
    "unsend": "what is gone anyway",
    "plain": "the operator has been told of what it stands for",
}
"""Rows of which nobody hears who could do something about it, and why."""


def name(row: NewOutbox) -> str:
    if row.kind == "secret" and row.payload.get("covert"):
        return "secret, covert"
    return row.kind


class Refusing:
    """Discord refuses whatever is sent to a channel or to a person; ``tried`` counts it."""

    def __init__(self, hall: Hall, target: str, answer: tuple[int, int]) -> None:
        self.tried = 0
        self._hall, self._target, self._answer = hall, target, answer

    async def meet(self, channel: int) -> None:
        """In place of what happens to everything that is sent."""
        if channel > 0 if self._target == "channel" else channel == -ANN:
            self._refuse()

    async def inbox(self, user: int) -> int:
        """In place of the opening of an inbox."""
        if user == ANN and self._target == "opening":
            self._refuse()
        return -user

    def _refuse(self) -> None:
        self.tried += 1
        raise refused(*self._answer)

    def arrived(self) -> int:
        """How many messages and edits have arrived."""
        sender = self._hall.sender
        return sum(sender.sent.values()) + len(sender.edits)


def different(answers: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """One for each thing that they come to."""
    found = dict[str, tuple[int, int]]()
    for answer in answers:
        came = refused(*answer)
        found.setdefault(came.reason if isinstance(came, Refusal) else type(came).__name__, answer)
    return list(found.values())


def test_all_that_an_answer_may_come_to_is_tried() -> None:
    assert len(different(ANSWERS)) == len({*REASONS.values()}) + 2


@pytest.mark.parametrize("target", ["channel", "person", "known person", "opening"])
@pytest.mark.parametrize("many", [1, pytest.param(9, marks=pytest.mark.long)])
async def test_somebody_hears_of_every_row_that_is_refused(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, many: int, target: str
) -> None:
    await hall.sit("space_mission", 2)
    await hall.settle()
    table = await hall.table()
    unheard = set[str]()
    for answer in different(ANSWERS)[:many]:
        refusing = Refusing(hall, target, answer)
        monkeypatch.setattr(hall.sender, "_meet", refusing.meet)
        monkeypatch.setattr(hall.sender, "inbox", refusing.inbox)
        for row in every(table):
            # Else the host has been told today, and Discord gives the message that stands.
            hall.sender._nonces.clear()
            hall.sql("UPDATE outbox SET dedupe = 'before ' || id")
            for waiting in await hall.waiting():
                hall.sql("DELETE FROM outbox WHERE id = ?", waiting.id)
            hall.sql("DELETE FROM users")
            if target == "known person":
                hall.sql(KNOWN, ANN, -ANN)
            hall.revive()
            refusing.tried, before = 0, refusing.arrived()
            await hall.put(row)
            await hall.settle()
            if await hall.waiting():
                await hall.passes(2 * MINUTE, MINUTE)
            if refusing.tried and refusing.arrived() == before and not await hall.waiting():
                unheard.add(name(row))

    assert unheard <= set(NOBODY)


KNOWN = "INSERT INTO users (id, settings, inbox, inbox_open, updated) VALUES (?, '{}', ?, 1, 0)"
"""Somebody whose inbox has been written to."""


def test_a_refusal_without_a_code_of_ours_is_no_fault_of_ours() -> None:
    assert isinstance(refused(0, 403), Refusal)
    assert isinstance(refused(0, 401), Later)
    assert isinstance(refused(0, 500), Later)


@pytest.mark.parametrize("code", [50001, 50013, 10003, 40001, 0])
async def test_a_letter_that_is_refused_as_if_by_a_channel_is_shown_behind_a_button(
    hall: Hall, code: int
) -> None:
    hall.sender.closed = frozenset({BOB})
    hall.sender.refusal = refused(code, 403)
    await hall.sits(ANN_, BOB, game="space_mission")
    await hall.settle()

    assert "**Bob**: I can't reach" in hall.sender.board(HERE).body
    assert "Show me" in labels(hall.sender.board(HERE))


async def test_a_turn_that_is_refused_so_is_called_in_the_channel(hall: Hall) -> None:
    hall.sender.closed = frozenset({ANN_, BOB})
    hall.sender.refusal = refused(50001, 403)
    for user in (ANN_, BOB):
        await hall.types(user, "settings", notify="direct")
    await hall.sits(ANN_, BOB)
    await hall.passes(MINUTE, SECOND)

    assert any("your turn" in line for line in hall.sender.lines(HERE))


async def test_it_is_tried_again_at_the_next_press_of_whom_it_is_for(hall: Hall) -> None:
    hall.sender.closed = frozenset({BOB})
    hall.sender.refusal = refused(50001, 403)
    await hall.sits(ANN_, BOB, game="tiny")
    await hall.passes(HOUR)
    hall.sender.closed = frozenset()

    await hall.types(BOB, "tiny bid", energy="1")
    await hall.settle()

    assert hall.sender.stands(-BOB) != []
    assert "Show me" not in labels(hall.sender.board(HERE))


async def test_many_refusals_in_a_minute_are_a_fault_of_discord_and_close_no_inbox(
    hall: Hall,
) -> None:
    people = [1_000 + number for number in range(MANY + 5)]
    hall.sender.closed, hall.sender.refusal = frozenset(people), refused(50001, 403)
    for user in people:
        hall.sql(KNOWN, user, -user)
    await hall.put(*(rows.Plain(user).to(rows.person(user), None, "secret", 0) for user in people))

    await hall.passes(9 * MINUTE, SECOND)
    for user in people:
        assert await hall.services.people.reached(user)
    (told,) = hall.sender.stands(-OPERATOR)
    hall.sender.closed = frozenset()
    await hall.passes(HOUR, MINUTE)

    assert "Discord refuses my direct messages to many people" in told.text
    assert all(hall.sender.stands(-user) for user in people)
