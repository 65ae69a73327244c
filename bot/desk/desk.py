"""The front desk: every command, press, form and completion goes through here."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias
from zoneinfo import available_timezones

from pydantic import ValidationError

from bot.core import Core
from bot.limits import CHOICE_NAME, CHOICES, clip
from bot.message import Message
from bot.present.notices import trouble
from bot.present.press import Press
from bot.usecases.refused import Refused
from bot.usecases.table import Table
from storage import Duplicate, Stale

from .caller import Answer, AnswerLost, Caller
from .host import HostDesk
from .look import LookDesk
from .play import PlayDesk

log = logging.getLogger(__name__)

Given: TypeAlias = Mapping[str, Any]
TableHandler: TypeAlias = Callable[[Caller, Table, Given, Answer], Awaitable[None]]
RACES = 8
"""So often a request is made anew that met another; a full table may be joined at once."""
PressHandler: TypeAlias = Callable[[Caller, Table, Press, Sequence[str], Answer], Awaitable[None]]


class Desk:
    """Finds out what is wanted and at which table, and hands it on. Refusals become answers."""

    def __init__(self, core: Core) -> None:
        """Take the bot's parts."""
        self._core = core
        self._host = HostDesk(core)
        self._play = PlayDesk(core)
        self._look = LookDesk(core)

    async def recognised(self, caller: Caller) -> Caller:
        """The caller with the language they have chosen, or that Discord speaks with them."""
        chosen = (await self._core.people.of(caller.user)).language
        spoken = self._core.library.languages
        language = next((code for code in (chosen, caller.language) if code in spoken), "")
        return replace(caller, language=language or self._core.language)

    async def guarded(
        self,
        caller: Caller,
        answer: Answer,
        handler: Callable[[Caller, Answer], Awaitable[None]],
    ) -> None:
        """Run a handler; say what it refuses, and say sorry for our own mistakes."""
        texts = self._core.texts("")
        try:
            caller = await self.recognised(caller)
            texts = self._core.texts(caller.language)
            await self._met(caller)
            await _freshly(lambda: handler(caller, answer))
        except AnswerLost:
            raise
        except Refused as refusal:
            await answer.say(Message(text=texts(refusal.key, **refusal.args_of_text)))
        except Stale:
            await answer.say(Message(text=texts("refused-race")))
        except Duplicate:
            log.info("interaction %s was delivered twice", caller.interaction)
        except Exception:
            log.exception("interaction %s failed", caller.interaction)
            key = await self._sorry(caller.interaction)
            await answer.say(Message(text=texts(key, number=str(caller.interaction))))

    async def _met(self, caller: Caller) -> None:
        """Somebody is there: what could not be sent to them or to their channel is tried again."""
        await self._core.mending.channel_changed(caller.channel)
        if caller.guild is None:
            await self._core.people.knocks(caller.user)

    async def _sorry(self, interaction: int) -> str:
        """What is said of a mistake of ours: whether it has been done all the same."""
        try:
            async with self._core.store.reading() as tx:
                done = await tx.interactions.taken(interaction)
        except Exception:
            log.exception("the database cannot say whether interaction %s was done", interaction)
            return "refused-bug-unsure"
        return "refused-bug-done" if done else "refused-bug"

    async def command(self, caller: Caller, name: str, given: Given, answer: Answer) -> None:
        """A slash command by its full English name."""
        group, _, word = name.partition(" ")
        if group == "settings":
            await self._settings(caller, given, answer)
        elif group == "help":
            await self._look.help(caller, answer)
        elif group == "game":
            await self._game(caller, word, given, answer)
        else:
            table = await self._table(caller, given, group.replace("-", "_"))
            typed = {key: str(value) for key, value in given.items() if key != "table"}
            await self._play.command(caller, table, word, typed, answer)

    async def _game(self, caller: Caller, word: str, given: Given, answer: Answer) -> None:
        match word:
            case "new":
                await self._host.new(caller, self._slug(str(given["game"])), answer)
            case "list":
                await self._look.list(caller, answer)
            case "rules":
                await self._rules(caller, given, answer)
            case "import":
                if given.get("from"):
                    self._must_see(caller, await self._core.tables.open(str(given["from"])))
                await self._host.bring(caller, given.get("file"), given.get("from"), answer)
            case _:
                table = await self._table(caller, given)
                asked = {name: value for name, value in given.items() if name != "table"}
                await self._words()[word](caller, table, asked, answer)

    def _words(self) -> dict[str, TableHandler]:
        """The subcommands of /game that are about one table."""
        host, look = self._host, self._look
        return {
            "join": lambda c, t, _, a: host.join(c, t, a),
            "leave": lambda c, t, _, a: host.leave(c, t, a),
            "add-computer": lambda c, t, g, a: host.add_computer(c, t, g.get("computer"), a),
            "start": lambda c, t, _, a: host.start(c, t, a),
            "replace": host.replace,
            "pace": host.pace,
            "end": lambda c, t, _, a: host.end(c, t, a),
            "turn": lambda c, t, _, a: self._play.turn(c, t, a),
            "show": lambda c, t, g, a: self._show(c, t, a, text=bool(g.get("text"))),
            "me": lambda c, t, g, a: look.me(c, t, a, text=bool(g.get("text"))),
            "log": lambda c, t, g, a: look.log(c, t, a, g.get("page")),
            "recap": lambda c, t, _, a: look.recap(c, t, a),
            "export": lambda c, t, _, a: look.export(c, t, a),
            "verify": lambda c, t, _, a: look.verify(c, t, a),
        }

    async def _show(self, caller: Caller, table: Table, answer: Answer, *, text: bool) -> None:
        await self._core.lobby.go_on(table)
        if text or caller.channel != table.channel:
            await self._look.me(caller, table, answer, text=text)
            return
        await self._core.lobby.show_again(table, interaction=caller.interaction)
        texts = self._core.texts(caller.language, table)
        if table.live.trouble:
            await answer.say(trouble(table, texts, table.live.trouble))
        else:
            await answer.say(Message(text=texts("done-show")))

    async def _rules(self, caller: Caller, given: Given, answer: Answer) -> None:
        if given.get("game"):
            slug = self._slug(str(given["game"]))
        else:
            slug = (await self._table(caller, given)).game.slug
        await self._look.rules(
            caller, slug, str(given.get("clause") or ""), given.get("page"), answer
        )

    async def _settings(self, caller: Caller, given: Given, answer: Answer) -> None:
        person = await self._core.people.of(caller.user)
        spoken = self._core.library.languages
        if given.get("language", spoken[0]) not in spoken:
            raise Refused("refused-language", name=str(given["language"]), names=", ".join(spoken))
        if given:
            changes = {name.replace("-", "_"): value for name, value in given.items()}
            try:
                person = type(person).model_validate({**person.model_dump(), **changes})
            except ValidationError as error:
                raise Refused("refused-timezone", name=str(given.get("timezone"))) from error
            await self._core.people.save(caller.user, person)
        texts = self._core.texts(person.language or caller.language)
        quiet = (
            texts("settings-none")
            if person.quiet_from == person.quiet_to
            else texts("settings-quiet", **{"from": person.quiet_from, "to": person.quiet_to})
        )
        every = (
            texts("option-off")
            if not person.reminders
            else texts("settings-every", hours=person.remind_every)
            if person.remind_every
            else texts("settings-table")
        )
        said = texts(
            "settings-shown",
            timezone=person.timezone,
            quiet=quiet,
            reminders=every,
            notify=texts(f"notify-{person.notify}"),
            language=texts("language-name"),
        )
        await answer.say(Message(text=said))

    async def press(
        self, caller: Caller, custom_id: str, values: Sequence[str], answer: Answer
    ) -> None:
        """A button pressed, a menu used or a form sent; ``values`` are what was chosen or typed."""
        press = Press.parse(custom_id)
        if press is None:
            raise Refused("refused-old-button")
        self._must_see(caller, await self._core.tables.open(press.match))
        if press.action in ("go", "menu", "do", "form", "typed"):
            if press.action == "typed":
                values = [value.strip() for value in values]
            await self._play.press(caller, press, values, answer)
            return
        handler = self._presses().get(press.action)
        if handler is None:
            raise Refused("refused-old-button")
        table = await self._core.tables.open(press.match)
        await handler(caller, table, press, values, answer)

    def _presses(self) -> dict[str, PressHandler]:
        """The buttons and menus outside the panel."""
        host, look = self._host, self._look
        return {
            "turn": lambda c, t, _p, _v, a: self._play.turn(c, t, a),
            "refresh": lambda c, t, _p, _v, a: self._play.refresh(c, t, a),
            "me": lambda c, t, _p, _v, a: look.me(c, t, a),
            "text": lambda c, t, _p, _v, a: look.me(c, t, a, text=True),
            "recap": lambda c, t, _p, _v, a: look.recap(c, t, a),
            "join": lambda c, t, _p, _v, a: host.join(c, t, a),
            "leave": lambda c, t, _p, _v, a: host.leave(c, t, a),
            "computer": lambda c, t, _p, _v, a: host.add_computer(c, t, None, a),
            "start": lambda c, t, _p, _v, a: host.start(c, t, a),
            "option": lambda c, t, p, v, a: host.options(c, t, _first(p.path), _first(v), a),
            "withdraw": lambda c, t, p, _v, a: host.withdraw(c, t, _first(p.path), a),
            "stop": lambda c, t, _p, _v, a: host.stop(c, t, a),
            "take": lambda c, t, p, _v, a: host.take(c, t, _first(p.path), a),
            "mute": lambda c, t, p, _v, a: self._mute(c, t, p, a),
            "secrets": lambda c, t, _p, _v, a: self._play.secrets(c, t, a),
        }

    async def _mute(self, caller: Caller, table: Table, press: Press, answer: Answer) -> None:
        seat = table.seat_of(caller.user)
        if seat is None:
            raise Refused("refused-not-seated")
        await self._core.reminders.mute(table, seat, press.token)
        await answer.say(Message(text=self._core.texts(caller.language, table)("muted")))

    async def suggest(
        self, caller: Caller, name: str, param: str, typed: str, given: Mapping[str, str]
    ) -> list[tuple[str, str]]:
        """At most 25 (name, value) pairs that may be typed into an option. Never fails."""
        try:
            caller = await self.recognised(caller)
            found = await self._suggestions(caller, name, param, typed, given)
        except Refused:
            found = []
        except Exception:
            log.exception("nothing could be suggested for %s of %s", param, name)
            found = []
        return [(clip(said, CHOICE_NAME), value) for said, value in found[:CHOICES] if said]

    async def _suggestions(
        self, caller: Caller, name: str, param: str, typed: str, given: Mapping[str, str]
    ) -> list[tuple[str, str]]:
        group, _, word = name.partition(" ")
        match param:
            case "game":
                found = self._games(caller.language)
            case "table" | "from":
                found = await self._tables(caller)
            case "timezone":
                found = [(zone, zone) for zone in sorted(available_timezones())]
            case "language":
                found = [
                    (self._core.library.texts(code)("language-name"), code)
                    for code in self._core.library.languages
                ]
            case "computer" if group == "game":
                found = await self._computers(caller, given)
            case "player" if group == "game":
                table = await self._table(caller, given)
                found = self._host.players(table, caller.language)
            case _:
                table = await self._table(caller, given, group.replace("-", "_"))
                return self._play.suggest(
                    table, caller.user, word, param, {**given, param: typed}, caller.language
                )
        wanted = typed.casefold()
        return [
            pair for pair in found if wanted in pair[0].casefold() or wanted in pair[1].casefold()
        ]

    def _games(self, language: str) -> list[tuple[str, str]]:
        return [
            (self._core.library.texts(language, title.game.slug)("game-name"), title.game.slug)
            for title in self._core.catalogue
        ]

    async def _tables(self, caller: Caller) -> list[tuple[str, str]]:
        tables = await self._core.tables.of_user(caller.user, None)
        return [
            (f"{self._core.texts(caller.language, table)('game-name')} ({table.id})", table.id)
            for table in tables
        ]

    async def _computers(self, caller: Caller, given: Mapping[str, str]) -> list[tuple[str, str]]:
        table = await self._table(caller, given)
        texts = self._core.texts(caller.language, table)
        return [(texts(f"computer-{kind}"), kind) for kind in table.game.computers]

    def _slug(self, word: str) -> str:
        names = {said.casefold(): slug for said, slug in self._games("en")}
        slug = word.replace("-", "_")
        slug = slug if slug in self._core.catalogue else names.get(word.casefold(), "")
        if not slug:
            texts = self._core.texts("en")
            games = texts.list([said for said, _ in self._games("en")])
            raise Refused("refused-no-game", game=word, games=games)
        return slug

    async def _table(self, caller: Caller, given: Mapping[str, Any], game: str = "") -> Table:
        """The table meant: named, of the channel, or in direct messages the caller's own.

        game: the one that the command belongs to, if it belongs to one. Raises Refused.
        """
        named = given.get("table")
        if named:
            table = await self._core.tables.open(str(named))
            self._must_see(caller, table)
            return self._of_game(caller, table, game)
        if caller.guild is not None:
            here = await self._core.tables.of_channel(caller.channel)
            if here is None:
                raise Refused("refused-no-table")
            return self._of_game(caller, here, game)
        mine = await self._core.tables.of_user(caller.user, None)
        mine = [table for table in mine if not game or table.game.slug == game]
        turn = [table for table in mine if table.seat_of(caller.user) in table.owed()]
        for found in (mine, turn):
            if len(found) == 1:
                return found[0]
        if not mine:
            raise Refused("refused-no-table")
        texts = self._core.texts(caller.language)
        raise Refused("refused-many-tables", tables=texts.list([f"`{table.id}`" for table in mine]))

    def _must_see(self, caller: Caller, table: Table) -> None:
        """Refuse a table that Discord does not show to the caller, as if there were none."""
        if not caller.may_see(table):
            raise Refused("refused-no-table")

    def _of_game(self, caller: Caller, table: Table, game: str) -> Table:
        """The table, if a game's command means it."""
        if game and table.game.slug != game:
            name = self._core.texts(caller.language, table)("game-name")
            raise Refused("refused-other-game", game=name, command=f"/{table.game.command}")
        return table


def _first(words: Sequence[str]) -> str:
    """The first of the words that a custom id or a menu carries. Raises Refused for none."""
    if not words:
        raise Refused("refused-old-button")
    return words[0]


async def _freshly(handler: Callable[[], Awaitable[None]]) -> None:
    """Run a handler again on what is there now while somebody else is faster."""
    for _ in range(RACES):
        try:
            return await handler()
        except Stale:
            continue
    return await handler()
