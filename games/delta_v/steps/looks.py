"""Looking at face-down tiles, and turning up an incident that was seen (DV30 to DV42, DV81)."""

from __future__ import annotations

from collections.abc import Sequence

from engine import AnyOffer, Offer, Play, Seat, Step
from games.delta_v import events
from games.delta_v.parts import CELLS, mineral
from games.delta_v.state import State

from .finds import turn_up

SHOW = {cell: Offer("show", (cell,)) for cell in CELLS}
HIDE = Offer("hide")


def look(play: Play[State], seat: Seat, cells: Sequence[str]) -> None:
    """The seat alone sees the tiles."""
    state = play.state
    state.look(seat, cells)
    state.last = list(cells)
    sights = tuple(f"{cell}={state.board[cell]}" for cell in cells)
    if sights:
        play.tell(events.Saw(seat=seat, sights=sights, to=(seat,)))


class RevealIncident(Step[State]):
    """DV31, DV81: one incident under the player's rockets may be turned up, or none.

    It is asked after every such look, so that the question itself tells nothing.
    """

    seat: Seat
    cells: list[str]

    def seats(self, state: State) -> Sequence[Seat]:  # noqa: ARG002
        """Who has looked."""
        return (self.seat,)

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:  # noqa: ARG002
        """The incidents seen, and to show none."""
        found = [SHOW[cell] for cell in self.cells if not mineral(state.board[cell])]
        return [*found, HIDE]

    def show(self, play: Play[State], seat: Seat, cell: str) -> None:
        """Turn it up."""
        play.end()
        turn_up(play, seat, cell)

    def hide(self, play: Play[State], seat: Seat) -> None:  # noqa: ARG002 - a handler
        """Leave all as it lies."""
        play.end()
