"""Every command, press, form and completion goes through here to the action that is meant."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from bot.core import Core
from bot.limits import CHOICE_NAME, CHOICES, clip
from bot.usecases.refused import Refused
from storage import Duplicate, Stale

from .declare import Actions, Command, Control, given_to
from .finding import find, seen
from .requests import AnswerLost, AtTable, Caller, Request, Responder, Suggestion

log = logging.getLogger(__name__)

RACES = 8
"""So often a request is made anew that met another; a full table may be joined at once."""

Work: TypeAlias = Callable[[Request], Awaitable[None]]


class Router:
    """Finds the action and its table, and hands over. What is refused becomes an answer."""

    def __init__(self, core: Core, actions: Actions) -> None:
        """Take the services and the table of actions."""
        self._core = core
        self.actions = actions

    # -- the three ways in ----------------------------------------------------------------------

    async def command(
        self, caller: Caller, name: str, given: Mapping[str, Any], responder: Responder
    ) -> None:
        """A slash command by its full English name; options by theirs, left out if not given."""

        async def work(request: Request) -> None:
            command = self.actions.commands.get(name)
            if command is None:
                raise Refused("refused-old-command")
            await self._run(request, command, given)

        await self._guarded(caller, responder, work)

    async def press(
        self, caller: Caller, custom_id: str, values: Sequence[str], responder: Responder
    ) -> None:
        """A button pressed, a menu used or a form sent; ``values`` are what was chosen or typed."""

        async def work(request: Request) -> None:
            press = self.actions.read(custom_id)
            if press is None:
                raise Refused("refused-old-button")
            control = self.actions.controls[press.word]
            table = await seen(request, press.match)
            at = request.at(control.given, table)
            if control.host:
                at.must_be_host()
            await control.run(at, *([] if control.plain else [press]), *_values(control, values))

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
            log.exception("nothing could be suggested for %s of %s", param, name)
            found = []
        return [(clip(said, CHOICE_NAME), value) for said, value in found if said][:CHOICES]

    # -- how ------------------------------------------------------------------------------------

    async def _run(self, request: Request, command: Command, given: Mapping[str, Any]) -> None:
        place = "direct" if request.caller.guild is None else "server"
        if place not in command.where:
            raise Refused("refused-guild")
        options = {
            param.python: given[param.name] for param in command.params if param.name in given
        }
        if issubclass(command.given, AtTable):
            request = await self._at(request, command, options.pop("table", None))
        await command.run(request, **options)

    async def _at(self, request: Request, command: Command, named: str | None) -> AtTable:
        assert issubclass(command.given, AtTable)
        at = request.at(command.given, await find(request, named, command.game))
        if command.host:
            at.must_be_host()
        return at

    async def _suggestions(
        self, caller: Caller, name: str, param: str, typed: str, given: Mapping[str, str]
    ) -> Sequence[Suggestion]:
        command = self.actions.commands.get(name)
        option = next((p for p in command.params if p.name == param), None) if command else None
        if command is None or option is None or option.completed is None:
            return []
        request = Request(self._core, await self._recognised(caller), None)
        kind = given_to(option.completed.by)
        if issubclass(kind, AtTable):
            request = request.at(kind, await find(request, given.get("table"), command.game))
        return await option.completed.by(request, typed, given)

    async def _recognised(self, caller: Caller) -> Caller:
        """The caller with the language they have chosen, or that Discord speaks with them."""
        chosen = (await self._core.people.of(caller.user)).language
        nearest = self._core.library.nearest
        language = nearest(chosen) or nearest(caller.language) or self._core.language
        return replace(caller, language=language)

    async def _guarded(self, caller: Caller, responder: Responder, work: Work) -> None:
        """Do something; say what it refuses, and say sorry for our own mistakes."""
        texts = self._core.texts("")
        request = Request(self._core, caller, responder)
        try:
            request = Request(self._core, await self._recognised(caller), responder)
            texts = request.texts
            await self._met(request.caller)
            await _freshly(lambda: work(request))
        except AnswerLost:
            raise
        except Refused as refusal:
            await request.say(texts(refusal.key, **refusal.args_of_text))
        except Stale:
            await request.say(texts("refused-race"))
        except Duplicate:
            log.info("interaction %s was delivered twice", caller.interaction)
        except Exception:
            log.exception("interaction %s failed", caller.interaction)
            key = await self._sorry(caller.interaction)
            await request.say(texts(key, number=str(caller.interaction)))

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
            continue
    return await work()
