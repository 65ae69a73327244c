"""How a match came out for each of its seats, as it is kept for statistics and ratings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine import RESIGNED, SETTLED, Result, Seat, State
from storage import ResultRow

from .people import UserSettings
from .player import Player
from .table import Table
from .tally import Tally


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
    result, rates = table.game.result(table.state), _rates(table, table.state)
    left = [Seat(n) for n, player in enumerate(table.players) if player.resigned is not None]
    if left and result.resigned >= 0:
        left.append(Seat(result.resigned))
    result = result.behind(left)
    rows = (_row(result, Seat(n), player, people) for n, player in enumerate(table.players))
    return [row if rates else replace(row, rated=False) for row in rows]


def _rates(table: Table, state: State) -> bool:
    """Whether ratings may come of a match.

    Computers agree to everything: whoever alone could end it when they were ahead, or try their
    luck again, has won nothing by that.
    """
    again = any(player.tally.again for player in table.players)
    return len(owners(table)) > 1 or not (again or state.over in (SETTLED, RESIGNED))


def _row(
    result: Result, seat: Seat, player: Player, people: Mapping[int, UserSettings]
) -> ResultRow:
    (user, name), tally, left = _counts_for(player), player.tally, player.resigned
    if left is not None:  # what was made of the seat since is not theirs
        tally = Tally(since=left.since)
    computer = player.computer if user is None else None
    chosen = None if user is None else people[user]
    counts = chosen is not None and chosen.statistics
    wanted = computer is not None or (chosen is not None and counts and chosen.rating)
    return ResultRow(
        seat=seat,
        place=result.places[seat],
        # Whoever resigned lost, also where those won with whom they were on a side.
        side=result.side(seat) if left is None else len(result.places) + seat,
        score=result.rows[seat][-1] if result.scored and left is None else None,
        user=user if counts else None,
        name=name if counts else "",
        computer=computer,
        answers=tally.answers if counts else 0,
        spent=tally.spent if counts else 0,
        # Whoever has come later plays on what another has made.
        rated=wanted and not tally.since,
    )
