"""Which table is meant: the one that is named, that of the channel, or the caller's own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.present import my_tables
from bot.services import Services
from bot.table.refused import OtherGame, Refused
from bot.table.table import Table

from .requests import Caller, Request, Suggestion


class ManyTables(Refused):
    """Somebody is at several tables, and has not said which they mean."""

    def __init__(self, tables: Sequence[Table]) -> None:
        """Take those that they may mean, the newest first."""
        super().__init__("many-tables")
        self.tables = tables


async def find(
    services: Services, caller: Caller, named: str | None = None, game: str = ""
) -> Table:
    """The table that is meant, loaded. Raises Refused when there is none, or several.

    named: its id, if somebody typed one. game: the slug of the game that the command belongs to.
    """
    if named:
        # Whether they see it comes first: a wrong command would tell which game is played there.
        return _of_game(await seen(services, caller, named), game)
    here = await services.tables.of_channel(caller.channel)
    # In a server it is the table of the channel and no other, and nobody is asked whether they
    # may see it: whoever can use a command there is shown the channel.
    if caller.guild is not None:
        if here is None:
            raise Refused("refused-no-table")
        return _of_game(here, game)
    # A direct channel may have a table of its own, and leads to their other tables as well.
    fits = here is not None and game in ("", here.game.slug)
    if here is not None and fits and here.active:
        return here
    return await _own(services, caller, game, here if fits else None)


async def seen(services: Services, caller: Caller, match: str) -> Table:
    """A table by its id, loaded. Raises Refused for one that Discord does not show to the caller.

    That is said as if there were none: who may not see a channel learns nothing of it.
    """
    table = await services.tables.open(match)
    if not caller.may_see(table):
        raise Refused("refused-no-table")
    return table


async def _own(services: Services, caller: Caller, game: str, last: Table | None) -> Table:
    """The caller's only table, or the only one at which it is their turn.

    last: the one that has ended where they are, to be looked at when they sit at no other.
    """
    mine = [
        table
        for table in await services.tables.of_user(caller.user)
        if game in ("", table.game.slug)
    ]
    turn = [table for table in mine if table.seat_of(caller.user) in table.asked_now()]
    for found in (mine, turn):
        if len(found) == 1:
            return await services.tables.open(found[0].id)
    if not mine:
        if last is not None:
            return last
        raise Refused("refused-no-table")
    raise ManyTables(mine)


def _of_game(table: Table, game: str) -> Table:
    """The table, if a game's command means it; else Refused, with the command of the right game."""
    if game not in ("", table.game.slug):
        raise OtherGame(table.game.cover)
    return table


async def own_tables(
    request: Request, typed: str, _given: Mapping[str, str]
) -> Sequence[Suggestion]:
    """The caller's tables, for completion: what waits for them first, then the newest."""
    # Without the server, which would add tables at which they do not sit.
    tables, user = await request.services.tables.of_user(request.user), request.user
    now, caller = request.services.time.now(), request.caller

    def named(table: Table) -> str:
        # What a channel is called is for those who are shown it.
        here = table.guild is not None and table.guild == caller.guild
        channel = caller.called(table.channel) if here and caller.shown(table.channel) else ""
        return my_tables.choice(table, user, request.texts_of(table), channel, now)

    found = [(named(table), table.id) for table in my_tables.ranked(tables, user)]
    # Each word by itself: of a game, a channel and a person any order will do.
    for word in typed.split():
        found = matching(word, found)
    return found


def matching(typed: str, found: Iterable[Suggestion]) -> list[Suggestion]:
    """Those in which what is typed so far stands anywhere."""
    wanted = typed.casefold()
    return [pair for pair in found if any(wanted in each.casefold() for each in pair)]


def meant(word: str, known: Iterable[Suggestion]) -> str | None:
    """The value that somebody means who typed it, or what is shown for it, in any letter case."""
    # Whoever picks nothing from a completion sends what they typed, often what they saw there.
    wanted = word.casefold()
    return next((v for said, v in known if wanted in (said.casefold(), v.casefold())), None)
