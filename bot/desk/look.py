"""Looking: board, log, recap, rules, lists, help."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Core
from bot.message import Document, Message
from bot.present import private, rules
from bot.present.live import speaker
from bot.usecases.refused import Refused
from bot.usecases.table import Table
from engine import Event, Seat

from .caller import Answer, Caller

PAGE = 20
"""Sentences a page of the log."""


class LookDesk:
    """Shows things; changes nothing."""

    def __init__(self, core: Core) -> None:
        """Take the bot's parts."""
        self._core = core

    async def me(self, caller: Caller, table: Table, answer: Answer, *, text: bool = False) -> None:
        """The caller's own board, or the public one for those who only watch."""
        table.position()
        texts = self._core.texts(caller.language, table)
        seat = table.seat_of(caller.user)
        show = private.as_text if text else private.me
        await answer.say(show(table, texts, seat))

    async def recap(self, caller: Caller, table: Table, answer: Answer) -> None:
        """What happened since the caller's last move."""
        table.position()
        seat = table.seat_of(caller.user)
        sentences = await self._sentences(caller, table, since=seat)
        texts = self._core.texts(caller.language, table)
        say = speaker(table, texts)
        body = rules.pages([f"\N{BULLET} {line}" for line in sentences])[-1]
        await answer.say(
            Message(
                title=texts("recap-title", game=say.title),
                body=body or texts("recap-empty"),
                picture=private.picture(table, texts, seat),
            )
        )

    async def log(self, caller: Caller, table: Table, answer: Answer, page: int | None) -> None:
        """One page of everything that happened, as the caller may know it."""
        table.position()
        sentences = await self._sentences(caller, table)
        texts = self._core.texts(caller.language, table)
        pages = [sentences[n : n + PAGE] for n in range(0, len(sentences), PAGE)] or [[]]
        number = min(page or len(pages), len(pages))
        shown = [f"\N{BULLET} {line}" for line in pages[number - 1]]
        title = texts("log-title", game=speaker(table, texts).title, page=number, pages=len(pages))
        await answer.say(Message(title=title, body="\n".join(shown) or texts("log-empty")))

    async def _sentences(
        self, caller: Caller, table: Table, since: Seat | None = None
    ) -> list[str]:
        seat = table.seat_of(caller.user)
        events: Sequence[Event] = await self._core.history.events(table, since)
        say = speaker(table, self._core.texts(caller.language, table))
        if table.state is not None and table.game.fleeting(table.state):
            seat = None  # what one saw cannot be asked for again
        return say.events(events, seat)

    async def rules(
        self, caller: Caller, slug: str, words: str, page: int | None, answer: Answer
    ) -> None:
        """The rules of a game, or the clauses with those words."""
        title = self._core.catalogue[slug]
        texts = self._core.library.texts(caller.language, slug)
        lines: Sequence[str] = rules.lines(title.rules)
        head = [texts("rules-title", game=texts("game-name"))]
        if words:
            lines = rules.found(title.rules, words)
            if not lines:
                raise Refused("rules-none", words=words)
            head.append(texts("rules-found", count=len(lines), words=words))
        pages = rules.pages(tuple(lines))
        number = min(page or 1, len(pages))
        footer = texts("rules-page", page=number, pages=len(pages))
        await answer.say(
            Message(
                title=" \N{BULLET} ".join(head), body=pages[number - 1] or head[0], footer=footer
            )
        )

    async def list(self, caller: Caller, answer: Answer) -> None:
        """All tables of the caller, their turns first, and others that Discord shows them here."""
        texts = self._core.texts(caller.language)
        tables = [
            table
            for table in await self._core.tables.of_user(caller.user, caller.guild)
            if caller.may_see(table)
        ]
        lines = [line for _, line in sorted(self._line(caller, table) for table in tables)]
        body = "\n".join(lines) or texts("list-empty")
        await answer.say(Message(title=texts("list-title"), body=body))

    def _line(self, caller: Caller, table: Table) -> tuple[int, str]:
        texts = self._core.texts(caller.language, table)
        say = speaker(table, texts)
        seat = table.seat_of(caller.user)
        owed = table.owed()
        if table.status == "lobby":
            rank, what = 1, texts("list-lobby", count=len(table.players))
        elif table.status == "frozen":
            rank, what = 1, texts("list-frozen")
        elif seat is not None and seat in owed:
            rank, what = 0, texts("list-your-turn", decision=say.decision(table.decision()))
        elif owed:
            rank, what = 2, texts("list-waits", who=[say.name(other) for other in owed])
        else:
            rank, what = 3, texts("list-time")
        line = texts(
            "list-line", game=say.title, channel=f"<#{table.channel}>", match=table.id, what=what
        )
        return rank, line

    async def help(self, caller: Caller, answer: Answer) -> None:
        """One minute of help."""
        texts = self._core.texts(caller.language)
        example = next(
            (
                f"`/{title.game.command} {title.game.commands[0].name}`"
                for title in self._core.catalogue
            ),
            "`/game list`",
        )
        await answer.say(
            Message(title=texts("help-title"), body=texts("help-body", example=example))
        )

    async def export(self, caller: Caller, table: Table, answer: Answer) -> None:
        """The record of a finished table as a file."""
        record = await self._core.history.record(table)
        texts = self._core.texts(caller.language, table)
        say = speaker(table, texts)
        name = f"{table.game.slug}-{table.id}.record.txt"
        await answer.say(Message(text=say.title, document=Document(name, str(record))))

    async def verify(self, caller: Caller, table: Table, answer: Answer) -> None:
        """Play a finished game again and say whether it comes out the same."""
        texts = self._core.texts(caller.language, table)
        record = await self._core.history.record(table)
        key = await self._core.archive.verify(caller.user, table, record)
        await answer.say(Message(text=texts(key, moves=len(record.entries))))
