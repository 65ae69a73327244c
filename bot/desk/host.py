"""Setting up and running a table: seats, options, pace, handing over, ending."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.core import Core
from bot.limits import OPTIONS
from bot.message import Button, Menu, Message, Option
from bot.present.live import option_value, speaker
from bot.present.press import Press
from bot.usecases.pace import Pace
from bot.usecases.refused import Refused
from bot.usecases.table import Player, Table
from engine import Seat

from .caller import Answer, Caller


class HostDesk:
    """The lobby and the host's powers."""

    def __init__(self, core: Core) -> None:
        """Take the bot's parts."""
        self._core = core

    async def new(self, caller: Caller, slug: str, answer: Answer) -> None:
        """Open a table in this channel; the caller is its host and has the first seat."""
        if caller.guild is None:
            raise Refused("refused-guild")
        if caller.absent:
            raise Refused(caller.absent)
        if caller.lacks:
            texts = self._core.texts(caller.language)
            what = texts.list([texts(key) for key in caller.lacks])
            raise Refused("refused-permission", what=what)
        table = await self._core.lobby.open(
            slug,
            guild=caller.guild,
            channel=caller.channel,
            host=caller.user,
            name=caller.name,
            language=caller.language,
            interaction=caller.interaction,
        )
        texts = self._core.texts(caller.language, table)
        await answer.say(Message(text=texts("done-new"), rows=self._option_rows(table, caller)))

    async def join(self, caller: Caller, table: Table, answer: Answer) -> None:
        """Take a seat, and hear where secrets will be."""
        await self._core.lobby.join(table, caller.user, caller.name, interaction=caller.interaction)
        await self._core.people.knocks(caller.user)
        reached = await self._core.people.reached(caller.user)
        texts = self._core.texts(caller.language, table)
        await answer.say(Message(text=texts("done-joined" if reached else "done-joined-closed")))

    async def leave(self, caller: Caller, table: Table, answer: Answer) -> None:
        """Give up a seat before the start."""
        await self._core.lobby.leave(table, caller.user, interaction=caller.interaction)
        await answer.say(Message(text=self._core.texts(caller.language, table)("done-left")))

    async def add_computer(
        self, caller: Caller, table: Table, kind: str | None, answer: Answer
    ) -> None:
        """Give a seat to a computer player."""
        self._must_be_host(caller, table)
        texts = self._core.texts(caller.language, table)
        kind = kind or next(iter(table.game.computers))
        if kind not in table.game.computers:
            names = texts.list([f"`{name}`" for name in table.game.computers])
            raise Refused("refused-computer", name=kind, names=names)
        name = texts("lobby-computer-name", name=texts(f"computer-{kind}"))
        await self._core.lobby.add_computer(table, kind, name, interaction=caller.interaction)
        await answer.say(Message(text=texts("done-computer", name=name)))

    async def start(self, caller: Caller, table: Table, answer: Answer) -> None:
        """Deal the game."""
        self._must_be_host(caller, table)
        table = await self._core.lobby.start(table, interaction=caller.interaction)
        await answer.say(Message(text=self._core.texts(caller.language, table)("done-start")))

    async def options(
        self, caller: Caller, table: Table, field: str, value: str, answer: Answer
    ) -> None:
        """Set one option of the game before it starts."""
        self._must_be_host(caller, table)
        table = await self._core.lobby.set_option(
            table, field, value, interaction=caller.interaction
        )
        texts = self._core.texts(caller.language, table)
        await answer.turn_into(
            Message(text=texts("done-new"), rows=self._option_rows(table, caller))
        )

    def _option_rows(self, table: Table, caller: Caller) -> tuple[Menu, ...]:
        texts = self._core.texts(caller.language, table)
        rows = []
        for name, values in self._core.lobby.choices(table.game).items():
            now = table.options.get(name)
            options = tuple(
                Option(str(value), option_value(texts, name, value), _described(texts, name))
                for value in values
            )[:OPTIONS]
            prompt = texts(
                "option-value",
                name=texts(f"setting-{name}"),
                value=option_value(texts, name, now),
            )
            rows.append(Menu(str(Press("option", table.id, 0, (name,))), prompt, options))
        return tuple(rows[:5])

    async def pace(
        self, caller: Caller, table: Table, given: Mapping[str, Any], answer: Answer
    ) -> None:
        """Show or change reminders and limits of the table."""
        pace = table.pace
        if given:
            self._must_be_host(caller, table)
            changes = {name.replace("-", "_"): value for name, value in given.items()}
            pace = Pace.model_validate({**pace.model_dump(), **changes})
            await self._core.lobby.set_pace(table, pace, interaction=caller.interaction)
        texts = self._core.texts(caller.language, table)
        said = texts(
            "done-pace",
            remind=texts("pace-remind", hours=pace.remind_every),
            limit=texts("pace-limit", hours=pace.limit),
            answer=texts("pace-answer", hours=pace.answer_limit),
        )
        await answer.say(Message(text=said))

    async def end(self, caller: Caller, table: Table, answer: Answer) -> None:
        """Ask whether the table shall really be stopped."""
        self._must_be_host(caller, table)
        texts = self._core.texts(caller.language, table)
        button = Button(str(Press("stop", table.id)), texts("end-do"), "danger")
        await answer.say(Message(text=texts("end-sure"), rows=((button,),)))

    async def stop(self, caller: Caller, table: Table, answer: Answer) -> None:
        """Stop the table for good."""
        self._must_be_host(caller, table)
        await self._core.lobby.stop(table, caller.name, interaction=caller.interaction)
        texts = self._core.texts(caller.language, table)
        await answer.turn_into(Message(text=texts("done-end")))

    async def replace(
        self,
        caller: Caller,
        table: Table,
        given: Mapping[str, Any],
        answer: Answer,
    ) -> None:
        """Hand a seat over: to a computer player at once, to a person when they take it."""
        table.running()
        texts = self._core.texts(caller.language, table)
        wanted = str(given["player"]).removeprefix("seat-")
        if not wanted.isdecimal() or int(wanted) >= len(table.players):
            raise Refused("refused-no-seat", who=str(given["player"]))
        seat = int(wanted)
        if table.players[seat].user != caller.user:
            self._must_be_host(caller, table)
        kind = given.get("computer")
        if kind is not None:
            if kind not in table.game.computers:
                names = texts.list([f"`{name}`" for name in table.game.computers])
                raise Refused("refused-computer", name=kind, names=names)
            name = texts("lobby-computer-name", name=texts(f"computer-{kind}"))
            await self._core.lobby.replace(
                table, seat, Player(name, computer=kind), interaction=caller.interaction
            )
            await answer.say(Message(text=texts("done-replaced", name=name)))
            return
        new = given.get("with")
        offered = await self._core.lobby.offer_seat(
            table, seat, None if new is None else int(new), interaction=caller.interaction
        )
        press = Press("withdraw", table.id, 0, (offered.id,))
        await answer.say(
            Message(
                text=texts("done-replace", until=f"<t:{offered.until // 1000}:R>"),
                rows=((Button(str(press), texts("offer-seat-withdraw")),),),
            )
        )

    async def withdraw(self, caller: Caller, table: Table, offer: str, answer: Answer) -> None:
        """End an offer of a seat; whoever sits there may, and the host."""
        seat = self._offered(table, offer)
        if table.players[seat].user != caller.user:
            self._must_be_host(caller, table)
        await self._core.lobby.withdraw_offer(table, offer, interaction=caller.interaction)
        texts = self._core.texts(caller.language, table)
        await answer.turn_into(Message(text=texts("done-withdrawn")))

    async def take(self, caller: Caller, table: Table, offer: str, answer: Answer) -> None:
        """Take an offered seat, while the offer holds."""
        table.running()
        seat = self._offered(table, offer)
        offered = table.players[seat].offered
        assert offered is not None
        if self._core.time.now() >= offered.until:
            raise Refused("refused-offer-over")
        if offered.user and offered.user != caller.user:
            raise Refused("refused-not-for-you")
        if table.seat_of(caller.user) is not None:
            raise Refused("refused-seated")
        new = Player(caller.name, caller.user)
        await self._core.lobby.replace(table, seat, new, interaction=caller.interaction)
        await self._core.people.knocks(caller.user)
        texts = self._core.texts(caller.language, table)
        reached = await self._core.people.reached(caller.user)
        await answer.say(Message(text=texts("done-joined" if reached else "done-joined-closed")))

    async def bring(
        self, caller: Caller, text: str | None, source: str | None, answer: Answer
    ) -> None:
        """Import a record as a finished table, or move a running table to this channel."""
        if caller.guild is None:
            raise Refused("refused-guild")
        texts = self._core.texts(caller.language)
        if text is not None:
            await self._core.archive.bring(
                text,
                guild=caller.guild,
                channel=caller.channel,
                host=caller.user,
                interaction=caller.interaction,
            )
            await answer.say(Message(text=texts("done-imported")))
        elif source is not None:
            table = await self._core.tables.open(source)
            self._must_be_host(caller, table)
            await self._core.lobby.move(
                table, caller.guild, caller.channel, interaction=caller.interaction
            )
            await answer.say(Message(text=texts("done-moved")))
        else:
            raise Refused("refused-nothing-to-import")

    def _offered(self, table: Table, offer: str) -> Seat:
        """The seat that an offer is about. Raises Refused when it has ended."""
        seat = table.seat_offered(offer)
        if seat is None:
            raise Refused("refused-offer-over")
        return seat

    def _must_be_host(self, caller: Caller, table: Table) -> None:
        if caller.user != table.host and not (caller.manages and caller.guild == table.guild):
            raise Refused("refused-host", host=f"<@{table.host}>")

    def players(self, table: Table, language: str) -> list[tuple[str, str]]:
        """The seats as (name, value), for completion."""
        say = speaker(table, self._core.texts(language, table))
        return [(say.id(f"seat-{n}"), f"seat-{n}") for n in range(len(table.players))]


def _described(texts: Any, name: str) -> str:
    key = f"setting-{name}-description"
    return str(texts(key)) if texts.has(key) else ""
