"""What it takes to open a table: the bot's permissions there, and the rules of the server."""

from __future__ import annotations

from bot.routing.requests import Request, Suggestion
from bot.table.refused import Refused
from bot.table.server import Opener


def game_names(request: Request, language: str) -> list[Suggestion]:
    """What the games are called in a language, each with its slug."""
    return [
        (request.services.library.texts(language, cover.slug)("game-name"), cover.slug)
        for cover in request.services.registry.covers
    ]


def must_reach(request: Request) -> None:
    """Raises Refused where the bot could not post the board."""
    caller = request.caller
    if caller.guild is None:
        return
    if caller.absent:
        raise Refused(caller.absent)
    if caller.lacks:
        raise Refused("refused-permission", what=tuple(map(request.texts, caller.lacks)))


def opener(request: Request) -> Opener:
    """Who asks, as the rules of their server look at them."""
    caller = request.caller
    within = (caller.channel,) if caller.parent is None else (caller.channel, caller.parent)
    return Opener(
        within=within,
        in_thread=caller.parent is not None,
        roles=caller.roles,
        manages=caller.manages_server,
        sees=caller.shown,
        exists=caller.exists,
        titles={slug: name for name, slug in game_names(request, request.language)},
    )


async def own_thread(request: Request, slug: str, key: str) -> int | None:
    """A thread for a table of a game; None where the bot may not make one."""
    texts = request.services.library.texts(request.language, slug)
    name = texts(key, game=texts("game-name"), who=request.caller.name)
    return await request.responder.open_thread(name)
