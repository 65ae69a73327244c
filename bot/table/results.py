"""How a match came out for each of its seats, as it is kept for statistics and ratings."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from bot.clock import DAY
from engine import SETTLED, Result, Seat
from storage import ResultRow

from .people import UserSettings
from .player import Player, Resigned
from .table import Table
from .tally import Tally

PATIENCE = 56 * DAY
"""Whoever has let a match wait for so long (ms) has left it, as far as ratings go."""

Counts: TypeAlias = Literal["played", "resigned", "helped", "agrees"]
"""What the end of a seat counts as for whoever it belongs to.

played: as it comes out. resigned: in the last place, and rated, whatever becomes of the seat.
helped: others have made most of its choices; it is rated as resigned if it has lost, and not at
all if it has won. agrees: a computer player, at a table where people could end it or try their luck
again when they liked, to which computers always agree; it is rated only if it is ahead of them.
"""


def counts_as(table: Table, seat: Seat, now: int = 0) -> Counts:
    """What the end of a seat counts as: the one place where that is decided, for every way out.

    now: the instant (ms UTC), for a match that is not over.
    """
    player, state = table.players[seat], table.state
    if player.resigned is not None or (state is not None and state.gave_up == seat):
        return "resigned"
    if table.status == "running" and table.time.awaited(seat, now) >= PATIENCE:
        return "resigned"
    if player.whose[0] is not None:
        return "helped" if player.tally.lent > player.tally.own else "played"
    again = any(each.tally.again for each in table.players)
    # Who gives up has agreed to it as well, and all computers are ahead of them.
    return "agrees" if again or (state is not None and state.over == SETTLED) else "played"


def given_up(player: Player) -> Resigned | None:
    """Whoever has given a seat up that was theirs; the first, if it has been given up before."""
    user, name = player.whose
    if player.resigned is not None or user is None:
        return player.resigned
    return Resigned(user, name, player.tally.since)


def owners(table: Table) -> list[int]:
    """The users to whom the seats count: a lent one to its owner, else to who has resigned it."""
    return [user for user, _ in map(_counts_for, table.players) if user is not None]


def _counts_for(player: Player) -> tuple[int | None, str]:
    left = player.resigned
    return player.whose if left is None else (left.user, left.name)


def results(table: Table, people: Mapping[int, UserSettings]) -> list[ResultRow]:
    """A row for each seat of a match that is over; none for the prepared match of a tutorial.

    people: what the owners of the seats have chosen for themselves.
    """
    if table.status != "over" or table.state is None or table.guided:
        return []
    seats = [Seat(n) for n in range(len(table.players))]
    ways = [counts_as(table, seat) for seat in seats]
    rated = [_is_rated(player, people) for player in table.players]
    result = table.game.rules.result(table.state)
    left = [seat for seat in seats if ways[seat] == "resigned"]
    if left != [result.resigned]:  # else the rules have placed them, with their side
        result = result.behind(left)
    helped = [seat for seat in seats if ways[seat] == "helped" and rated[seat]]
    lost = [seat for seat in helped if _behind(result, seat, seats, rated)]
    result = result.behind([*left, *lost]) if lost else result
    rivals = [seat for seat in seats if rated[seat] and _counts_for(table.players[seat])[0]]
    found = []
    for seat in seats:
        row = _row(result, seat, table.players[seat], people, apart=seat in lost)
        match ways[seat]:
            case "helped":
                counts = seat in lost
            case "agrees":
                places = [result.places[rival] for rival in rivals]
                counts = bool(places) and row.place < min(places)
            case _:
                counts = True
        found.append(replace(row, rated=rated[seat] and counts))
    return found


def unfinished(table: Table, people: Mapping[int, UserSettings], now: int) -> list[ResultRow]:
    """The same of a match that is not over, for ratings: what it is to those who have left it.

    None while somebody plays on: its end will tell. The others share the first place. It may be
    loaded without its state, and what runs tells of itself no more than who has been waited for.
    """
    if table.status not in ("running", "stopped") or table.guided:
        return []
    seats = [Seat(n) for n in range(len(table.players))]
    left = [seat for seat in seats if counts_as(table, seat, now) == "resigned"]
    waited = any(table.players[seat].resigned is None for seat in left)
    if not left or (table.status == "running" and not waited and table.others()):
        return []
    return [_left_row(seat, table.players[seat], people, left) for seat in seats]


def _left_row(
    seat: Seat, player: Player, people: Mapping[int, UserSettings], left: Collection[Seat]
) -> ResultRow:
    user, name = _counts_for(player)
    return ResultRow(
        seat=seat,
        place=1 + (seat in left),
        side=seat,
        user=user,
        name=name if user is not None else "",
        computer=player.computer if user is None else None,
        rated=_is_rated(player, people),
    )


def _behind(result: Result, seat: Seat, seats: Sequence[Seat], rated: Sequence[bool]) -> bool:
    """Whether somebody who is rated is ahead of a seat, and not on its side."""
    place, side = result.places[seat], result.side(seat)
    return any(
        rated[other] and result.places[other] < place and result.side(other) != side
        for other in seats
    )


def _is_rated(player: Player, people: Mapping[int, UserSettings]) -> bool:
    """Whether a seat may count for a rating, so far as that follows from who has it."""
    (user, _), left = _counts_for(player), player.resigned
    chosen = None if user is None else people[user]
    wanted = player.computer is not None if chosen is None else chosen.statistics and chosen.rating
    # Whoever has come later plays on what another has made.
    return wanted and not (player.tally.since if left is None else left.since)


def _row(
    result: Result,
    seat: Seat,
    player: Player,
    people: Mapping[int, UserSettings],
    *,
    apart: bool,
) -> ResultRow:
    (user, name), tally, left = _counts_for(player), player.tally, player.resigned
    if left is not None:  # what was made of the seat since is not theirs
        tally = Tally(since=left.since)
    chosen = None if user is None else people[user]
    counts = chosen is not None and chosen.statistics
    # Whoever resigned lost, also where those won with whom they were on a side.
    alone = left is not None or apart
    return ResultRow(
        seat=seat,
        place=result.places[seat],
        side=len(result.places) + seat if alone else result.side(seat),
        score=result.rows[seat][-1] if result.scored and left is None else None,
        user=user if counts else None,
        name=name if counts else "",
        computer=player.computer if user is None else None,
        answers=tally.answers if counts else 0,
        spent=tally.spent if counts else 0,
    )
