"""What has come of matches that are over: somebody's, a server's, and who is how good."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from bot.present import statistics as said
from bot.present.ladder import ladder as shown
from bot.routing.declare import Actions, Completed, Place, User
from bot.routing.requests import Request
from bot.table.refused import Refused
from storage import Finished

from .setup import game_named, games

actions = Actions()

SERVER_ONLY: frozenset[Place] = frozenset({"server"})


@actions.command("statistics")
async def statistics(
    request: Request,
    who: User | None = None,
    game: Annotated[str, Completed(games)] = "",
    server: bool = False,  # noqa: FBT001, FBT002 - an option
) -> None:
    """What has come of the caller's matches here, of another's, or of everybody's."""
    slug = game_named(request, game) if game else ""
    guild = request.caller.guild
    if guild is None and (server or who not in (None, request.user)):
        # Nobody sees how somebody plays elsewhere.
        raise Refused("refused-guild")
    if guild is not None and server:
        await _of_guild(request, guild, slug)
    else:
        await _of_user(request, who or request.user, guild, slug)


async def _of_guild(request: Request, guild: int, slug: str) -> None:
    finished = _known(request, await request.services.standings.of_guild(guild, slug))
    if not finished:
        await request.say(request.texts("statistics-none-server"))
        return
    await request.say(said.of_guild(request.texts, finished, lambda game: _called(request, game)))


async def _of_user(request: Request, user: int, guild: int | None, slug: str) -> None:
    standings = request.services.standings
    finished = _known(request, await standings.of_user(user, guild, slug))
    if not finished:
        await request.say(await _nothing(request, user))
        return
    rated = {
        match.game for match in finished if any(r.user == user and r.rated for r in match.seats)
    }
    ladders = await standings.ladders(guild, rated) if guild is not None else {}
    message = said.of_user(
        request.texts, user, finished, lambda game: _called(request, game), ladders, slug
    )
    await request.say(message)


async def _nothing(request: Request, user: int) -> str:
    """Why there is nothing to show. Of others that is the same, whatever they have chosen."""
    if user != request.user:
        return request.texts("statistics-none", who=f"<@{user}>")
    chosen = await request.services.people.of(user)
    return request.texts("statistics-none-own" if chosen.statistics else "statistics-off")


def _known(request: Request, finished: Sequence[Finished]) -> list[Finished]:
    """The matches of games that are still here."""
    return [match for match in finished if match.game in request.services.registry]


def _called(request: Request, game: str) -> str:
    return request.services.library.texts(request.language, game)("game-name")


@actions.command("ladder", where=SERVER_ONLY)
async def ladder(request: Request, game: Annotated[str, Completed(games)]) -> None:
    """Who is rated in a game here, the best one above."""
    slug, guild = game_named(request, game), request.caller.guild
    if guild is None:
        raise Refused("refused-guild")
    rungs = (await request.services.standings.ladders(guild, [slug]))[slug]
    chosen = await request.services.people.of(request.user)
    texts = request.services.library.texts(request.language, slug)
    await request.say(shown(texts, rungs, request.user, rated=chosen.rating))
