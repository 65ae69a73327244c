"""What holds in every match of Tow Rights, for the random matches of the laws' tests."""

from __future__ import annotations

from engine import Choice
from games.tow_rights.state import State
from tests.laws.laws import Watch
from tests.laws.plans import AnyGame, Plan


def the_highest_lone_cell_tows(_game: AnyGame, _plan: Plan) -> Watch:
    """TR8 to TR10, once more: written down from the log alone."""
    burned: dict[int, int] = {}
    towing: list[int] = []
    while moment := (yield):
        state: State = moment.state
        choice = Choice("") if moment.entry is None else moment.entry.choice
        if moment.entry is not None and choice.verb == "burn":
            burned[moment.entry.seat] = int(choice.args[0][-1])
        if len(burned) == state.seats:
            cells = [*burned.values()]
            alone = {cell: seat for seat, cell in burned.items() if cells.count(cell) == 1}
            towing = [alone[cell] for cell in sorted(alone, reverse=True)]
            burned = {}
        told = [e for e in moment.outcome.events if type(e).__name__ == "WreckTowed"]
        if told:
            assert [event.seat for event in told] == towing[:2]  # type: ignore[attr-defined]


LAWS = (the_highest_lone_cell_tows,)
