"""Looking at face-down tiles, and turning up an incident that was seen (DV30 to DV42, DV81)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine import Play, Seat, SeatStep, Verb, need
from games.delta_v import events
from games.delta_v.parts import mineral
from games.delta_v.state import State

from .finds import turn_up


def look(play: Play[State], seat: Seat, cells: Sequence[str]) -> None:
    """The seat alone sees the tiles."""
    state = play.state
    state.look(seat, cells)
    state.last = list(cells)
    sights = tuple(f"{cell}={state.board[cell]}" for cell in cells)
    if sights:
        play.tell(events.Saw(seat=seat, sights=sights, to=(seat,)))


@need
def incident_seen(step: RevealIncident, state: State, _seat: Seat) -> Collection[str]:
    """DV31, DV81: under one's own rockets."""
    return [cell for cell in step.cells if not mineral(state.board[cell])]


class RevealIncident(SeatStep[State]):
    """DV31, DV81: one incident under the player's rockets may be turned up, or none.

    It is asked after every such look, so that the question itself tells nothing.
    """

    verbs = (Verb("show", incident_seen), Verb("hide"))

    cells: list[str]

    def show(self, play: Play[State], seat: Seat, cell: str) -> None:
        """Turn it up."""
        play.end()
        turn_up(play, seat, cell)

    def hide(self, play: Play[State], seat: Seat) -> None:  # noqa: ARG002 - a handler
        """Leave all as it lies."""
        play.end()
