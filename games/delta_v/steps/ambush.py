"""Pirate attack and meteor storm: used in somebody else's turn, or left as a standing order."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from engine import NOBODY, OrderDisarmed, Play, Seat, Verb, need, seat_id
from games.delta_v import events
from games.delta_v.parts import PIRATE
from games.delta_v.state import State

from .windows import PASS, Window, order_left


class Struck(NamedTuple):
    """What was used against the active player, and by whom."""

    incident: str
    by: Seat


@need
def its_moment(step: Ambush, _state: State, _seat: Seat) -> Collection[str]:
    """DV84, DV85: pirates come before the action, meteors before the contract."""
    return (step.incident,)


class Ambush(Window):
    """DV84, DV85: holders of the incident may strike the active player; it ends with who did."""

    verbs = (Verb("strike", its_moment), PASS)

    incident: str = PIRATE

    @classmethod
    def open(cls, play: Play[State], incident: str) -> None:
        """DV86: ask the holders; for some a standing order answers."""
        state = play.state
        holders = [
            seat
            for seat in state.clockwise(state.active)
            if incident in state.players[seat].incidents
        ]
        if not holders:
            return
        # Who looks ahead must not learn for whom an order answers: that is seen when it is played.
        play.seal()
        play.call(cls(asked=holders, incident=incident))

    def strike(self, play: Play[State], seat: Seat, incident: str) -> None:
        """Use the tile if nobody before does."""
        self.answer(play, seat, incident)

    def taken(self, play: Play[State], seat: Seat, answer: str) -> None:
        """The tile is used up, and the turn goes on without the part that it takes."""
        state = play.state
        state.use_up(seat, answer)
        play.tell(events.IncidentUsed(seat=seat, incident=answer))
        play.end(Struck(answer, seat))
        drop_order(play, seat, answer, struck=state.active)


def drop_order(play: Play[State], seat: Seat, incident: str, *, struck: Seat = NOBODY) -> None:
    """DV86: an order that was carried out, or whose tile is gone, no longer stands.

    ``struck`` is the opponent just struck; an order for another one stands with a second tile.
    """
    player = play.state.players[seat]
    order = player.orders.get(incident, "")
    if not order:
        return
    gone = incident not in (*player.incidents, *player.fresh)
    if order == seat_id(struck):
        del player.orders[incident]
        play.tell(events.OrderDropped(seat=seat, incident=incident, to=(seat,)))
    elif gone:
        del player.orders[incident]
        left = order_left(incident, order)
        play.tell(OrderDisarmed(order=left, reason="lost", to=(seat,)))
