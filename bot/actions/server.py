"""What those who manage a server say of the tables there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, get_args

from pydantic import ValidationError

from bot.message import Message
from bot.present.server import LISTS, Server, shown
from bot.presses import ClearRule, SetRule
from bot.routing.declare import Actions, OneOf, Whole
from bot.routing.requests import Request
from bot.table.refused import Refused
from bot.table.server import MOST_DAYS, MOST_TABLES, Loudness, ServerRules

from .opening import game_names

actions = Actions()

AtOnce = Annotated[int, Whole(0, MOST_TABLES)]
OpenDays = Annotated[int, Whole(1, MOST_DAYS)]
Calls = Annotated[str, OneOf("server-calls-", get_args(Loudness))]


@actions.command("server", where=frozenset({"server"}), managers=True)
async def server(
    request: Request,
    at_once: AtOnce | None = None,
    calls: Calls | None = None,
    threads: bool | None = None,  # noqa: FBT001 - an option
    open_days: OpenDays | None = None,
) -> None:
    """Show the rules of the server, or change some of them."""
    given = {"at_once": at_once, "calls": calls, "threads": threads, "open_days": open_days}
    # 0 and False are chosen as much as others.
    changes = {name: value for name, value in given.items() if value is not None}
    guild = _guild(request)
    rules = await (_change(request, **changes) if changes else request.services.servers.of(guild))
    await request.say(await _shown(request, rules))


@actions.menu(SetRule, managers=True)
async def set_rule(request: Request, press: SetRule, values: tuple[str, ...]) -> None:
    """Choose where tables may be, who opens them, or which games are played."""
    await _set(request, press, values)


@actions.button(ClearRule, managers=True)
async def clear_rule(request: Request, press: ClearRule) -> None:
    """Leave that open again."""
    await _set(request, press, ())


async def _set(request: Request, press: SetRule | ClearRule, values: Sequence[str]) -> None:
    # A custom id can be made up: the server is the one in which it was pressed.
    if press.rule not in LISTS or press.server != str(request.caller.guild):
        raise Refused("refused-old-button")
    # The role that everybody has is that of the server's own id: with it there is no rule.
    everybody = press.rule == "roles" and press.server in values
    rules = await _change(request, **{press.rule: () if everybody else tuple(values)})
    await request.edit(await _shown(request, rules))


async def _change(request: Request, **changes: Any) -> ServerRules:
    servers = request.services.servers
    try:
        return await servers.change(_guild(request), request.interaction, **changes)
    except ValidationError as error:
        # Discord holds its menus to what they list.
        raise Refused("refused-old-button") from error


async def _shown(request: Request, rules: ServerRules) -> Message:
    guild, caller = _guild(request), request.caller
    titles = {slug: name for name, slug in game_names(request, request.language)}
    tables = await request.services.servers.open_tables(guild)
    return shown(Server(guild, rules, tables, caller.exists, caller.takes, titles), request.texts)


def _guild(request: Request) -> int:
    guild = request.caller.guild
    if guild is None:
        raise Refused("refused-guild")
    return guild
