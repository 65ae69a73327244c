"""Every command, press, form and completion goes through here to the action that is meant."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

from bot.limits import CHOICE_NAME, CHOICE_VALUE, CHOICES, clip
from bot.present import my_tables
from bot.press import Press
from bot.services import Services
from bot.table.people import UserSettings
from bot.table.refused import Refused
from bot.table.table import Table
from bot.table.what_if import is_imagined
from storage import Duplicate, Stale

from .declare import Actions, Command, Control, given_to
from .finding import ManyTables, find, seen
from .requests import AnswerLost, AtTable, Caller, Request, Responder, Suggestion

log = logging.getLogger(__name__)

KNOCKS_APART = 600_000
"""Milliseconds before a press has a closed inbox tried again: each refusal counts with Discord."""
RACES = 8
"""So often a request is made anew that met another; a full table may be joined at once."""


class Router:
    """Finds the action and loads its table, once, then hands over. Refusals become answers."""

    def __init__(self, services: Services, actions: Actions) -> None:
        """Take the services and the table of actions."""
        self._services = services
        self.actions = actions

    # -- the three ways in ----------------------------------------------------------------------

    async def command(
        self, caller: Caller, name: str, given: Mapping[str, Any], responder: Responder
    ) -> None:
        """A slash command by its full English name; options by theirs, left out if not given.

        Any other name is one that an older bot had.
        """

        # All of it is done again when others were faster: then the table must be loaded anew.
        async def work() -> None:
            command = self.actions.commands.get(name)
            if command is None:
                raise Refused("refused-old-command")
            if ("direct" if caller.guild is None else "server") not in command.where:
                raise Refused("refused-guild")
            options = {p.python: given[p.name] for p in command.params if p.name in given}
            table = await self._table(caller, command, options)
            request = await self._request(caller, responder, table, command)
            await command.run(request, **options)

        await self._guarded(caller, responder, work)

    async def press(
        self, caller: Caller, custom_id: str, values: Sequence[str], responder: Responder
    ) -> None:
        """A button pressed, a menu used or a form sent; ``values`` are what was chosen or typed."""

        async def work() -> None:
            press = self.actions.read(custom_id)
            if press is None:
                raise Refused("refused-old-button")
            control = self.actions.controls[press.word]
            table = None
            if isinstance(press, Press):
                table = await self._of_press(caller, press, control)
            request = await self._request(caller, responder, table, control)
            await control.run(
                request, *([] if control.plain else [press]), *_values(control, values)
            )

        await self._guarded(caller, responder, work)

    async def complete(
        self, caller: Caller, name: str, param: str, typed: str, given: Mapping[str, str]
    ) -> list[Suggestion]:
        """At most 25 suggestions for an option. Never fails."""
        try:
            found = await self._suggestions(caller, name, param, typed, given)
        except Refused:
            found = []
        except Exception:
            # A list is the only answer that a completion can have, so nobody could be told.
            log.exception("nothing could be suggested for %s of %s", param, name)
            found = []
        # For one name that is empty or too long Discord would refuse the whole list.
        fits = [(clip(s, CHOICE_NAME), value) for s, value in found if s and _is_taken(value)]
        return fits[:CHOICES]

    # -- how ------------------------------------------------------------------------------------

    async def _table(
        self, caller: Caller, command: Command, options: dict[str, Any]
    ) -> Table | None:
        """The table that a command is about, if it is about one; its option is taken out."""
        if not issubclass(command.given, AtTable):
            return None
        return await find(self._services, caller, options.pop("table", None), command.game)

    async def _of_press(self, caller: Caller, press: Press, control: Control) -> Table:
        """The table that a press is about. Raises Refused for one that is not theirs to see."""
        if not is_imagined(press.match):
            # A custom id can be made up: a press is asked, too, whether they see the table.
            return await seen(self._services, caller, press.match)
        if not control.imagined:
            raise Refused("refused-old-button")
        return self._services.what_ifs.of(caller.user, press.match)

    async def _request(
        self,
        caller: Caller,
        responder: Responder | None,
        table: Table | None,
        action: Command | Control,
    ) -> Request:
        """What a handler is given. Raises Refused when the caller may not do it there."""
        # Discord is told so, too; but a server can have it shown to others, and an id be made up.
        if action.managers and not caller.manages_server:
            raise Refused("refused-managers")
        # Of those who sit at the table it has been loaded what they have chosen.
        known = table.people.get(caller.user) if table is not None else None
        if known is not None and not known.reached:
            await self._services.people.knocks(caller.user, rest=KNOCKS_APART)
        language = self._spoken(caller, known.settings) if known else await self._language(caller)
        request = Request(self._services, caller, responder, language)
        if table is None or not issubclass(action.given, AtTable):
            return request
        # Before they are asked whether they may: whoever comes back to their table is there again.
        table = await self._services.doors.came(table, caller.user, interaction=caller.interaction)
        at = action.given(request, table)
        if action.host:
            at.must_be_host()
        return at

    async def _language(self, caller: Caller) -> str:
        """The language of somebody of whom nothing has been loaded yet."""
        return self._spoken(caller, await self._services.people.of(caller.user))

    def _spoken(self, caller: Caller, settings: UserSettings) -> str:
        """The language they have chosen, or that Discord speaks with them, or the bot's own."""
        nearest = self._services.library.nearest
        chosen = nearest(settings.language) or nearest(caller.language)
        return chosen or self._services.language

    async def _suggestions(
        self, caller: Caller, name: str, param: str, typed: str, given: Mapping[str, str]
    ) -> Sequence[Suggestion]:
        command = self.actions.commands.get(name)
        option = next((p for p in command.params if p.name == param), None) if command else None
        if command is None or option is None or option.completed is None:
            return []
        # What the completer needs and not what the command does: the tables that can be meant are
        # listed just where none is found.
        await self._services.blocks.refuse(caller.user, caller.guild)
        kind = given_to(option.completed.by)
        table = None
        if issubclass(kind, AtTable):
            table = await find(self._services, caller, given.get("table"), command.game)
        request = Request(self._services, caller, None, await self._language(caller))
        if table is not None and issubclass(kind, AtTable):
            request = kind(request, table)
        return await option.completed.by(request, typed, given)

    async def _guarded(
        self, caller: Caller, responder: Responder, work: Callable[[], Awaitable[None]]
    ) -> None:
        """Do something; say what it refuses, and say sorry for our own mistakes."""
        try:
            await self._services.blocks.refuse(caller.user, caller.guild)
            # Both are known without the database, so that nearly no press costs a statement more.
            if self._services.mending.is_troubled(caller.channel) or caller.guild is None:
                await self._met(caller)
            await _freshly(work)
        except AnswerLost:
            # Whoever cannot be answered cannot be told of it either: this is for the log alone.
            raise
        except Refused as refusal:
            await self._say(caller, responder, refusal)
        except Stale:
            await self._say(caller, responder, Refused("refused-race"))
        except Duplicate:
            # The first delivery answers, and Discord takes no second answer.
            log.info("interaction %s was delivered twice", caller.interaction)
        except Exception:
            log.exception("interaction %s failed", caller.interaction)
            key = await self._sorry(caller.interaction)
            await self._say(caller, responder, Refused(key, number=str(caller.interaction)))
        finally:
            # Where the answer was lost, too: then the workers have nobody to wait for.
            self._services.bell.answered()

    async def _say(self, caller: Caller, responder: Responder, refusal: Refused) -> None:
        """Say why not, in the caller's language if the database can tell which that is."""
        try:
            language = await self._language(caller)
        except Exception:
            log.exception("the database cannot say what user %s speaks", caller.user)
            language = self._services.language
        texts = self._services.library.texts(language, refusal.game)
        request = Request(self._services, caller, responder, language)
        if isinstance(refusal, ManyTables):
            found = my_tables.lines(refusal.tables, caller.user, request.texts_of)
            await request.say(my_tables.several(found, texts))
        else:
            await request.say(texts(refusal.key, **refusal.args_of_text))

    async def _met(self, caller: Caller) -> None:
        """Somebody is there: what could not be sent to them or to their channel is tried again."""
        await self._services.mending.channel_changed(caller.channel)
        if caller.guild is None:
            await self._services.people.knocks(caller.user)

    async def _sorry(self, interaction: int) -> str:
        """What is said of a mistake of ours: whether it has been done all the same."""
        try:
            async with self._services.store.reading() as tx:
                # Taken in the transaction of what was asked for: both are stored, or neither is.
                done = await tx.interactions.taken(interaction)
        except Exception:
            log.exception("the database cannot say whether interaction %s was done", interaction)
            return "refused-bug-unsure"
        return "refused-bug-done" if done else "refused-bug"


def _is_taken(value: str) -> bool:
    """Whether Discord takes a value that it is to send back; it cannot be shortened."""
    return len(value) <= CHOICE_VALUE


def _values(control: Control, values: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """What the handler of a control is given besides the press. Raises Refused for nothing."""
    if control.how == "button":
        return ()
    if not values:
        raise Refused("refused-old-button")
    return (tuple(values),)


async def _freshly(work: Callable[[], Awaitable[None]]) -> None:
    """Do something again on what is there now while somebody else is faster."""
    for _ in range(RACES):
        try:
            return await work()
        except Stale:
            # The interaction is not taken either, so that the next try is no duplicate.
            continue
    return await work()
