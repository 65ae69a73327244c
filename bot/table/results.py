"""How a match came out for each of its seats, as it is kept for statistics and ratings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine import SETTLED, Result, Seat, State
from storage import ResultRow

from .people import UserSettings
from .player import Player
from .table import Table


def owners(table: Table) -> list[int]:
    """The users to whom the seats belong; a seat that is lent counts as its owner's."""
    return [user for user, _ in (player.whose for player in table.players) if user is not None]


def results(table: Table, people: Mapping[int, UserSettings]) -> list[ResultRow]:
    """A row for each seat of a match that is over; none for the prepared match of a tutorial.

    people: what the owners of the seats have chosen for themselves.
    """
    if table.status != "over" or table.state is None or table.guided:
        return []
    result, rates = table.game.result(table.state), _rates(table, table.state)
    rows = (_row(result, Seat(n), player, people) for n, player in enumerate(table.players))
    return [row if rates else replace(row, rated=False) for row in rows]


def _rates(table: Table, state: State) -> bool:
    """Whether ratings may come of a match.

    Computers agree to everything: whoever alone could end it when they were ahead, or try their
    luck again, has won nothing by that.
    """
    again = any(player.tally.again for player in table.players)
    return len(owners(table)) > 1 or not (again or state.over == SETTLED)


def _row(
    result: Result, seat: Seat, player: Player, people: Mapping[int, UserSettings]
) -> ResultRow:
    (user, name), tally = player.whose, player.tally
    computer = player.computer if user is None else None
    chosen = None if user is None else people[user]
    counts = chosen is not None and chosen.statistics
    wanted = computer is not None or (chosen is not None and counts and chosen.rating)
    return ResultRow(
        seat=seat,
        place=result.places[seat],
        side=result.side(seat),
        score=result.rows[seat][-1] if result.scored else None,
        user=user if counts else None,
        name=name if counts else "",
        computer=computer,
        answers=tally.answers if counts else 0,
        spent=tally.spent if counts else 0,
        # Whoever has come later plays on what another has made.
        rated=wanted and not tally.since,
    )
