"""Pirate attack and meteor storm: used in somebody else's turn, or left as a standing order."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine import NOBODY, AnyOffer, Offer, Play, Seat, Verb, need, seat_id
from games.delta_v import events
from games.delta_v.parts import BIDS, METEOR, PIRATE
from games.delta_v.state import State

from .windows import PASS, PASSES, Window


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
        """DV86: ask the holders, those with a standing order excepted."""
        state = play.state
        holders = [
            seat
            for seat in state.clockwise(state.active)
            if incident in state.players[seat].incidents
        ]
        if not holders:
            return
        # Who looks ahead must not learn whom an order excepts: that is seen when it is played.
        play.seal()
        answers: dict[int, str] = {}
        for seat in holders:
            order = state.players[seat].orders.get(incident, "")
            if order:
                answers[seat] = incident if order == seat_id(state.active) else ""
        play.call(cls(asked=holders, answers=answers, incident=incident))

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
    gone = incident not in (*player.incidents, *player.fresh)
    if order and (gone or order == seat_id(struck)):
        del player.orders[incident]
        play.tell(events.OrderDropped(seat=seat, incident=incident, to=(seat,)))


def orders(state: State, seat: Seat) -> Sequence[AnyOffer]:
    """DV74, DV86: what may be ordered about pirates, meteors and bids, but not what has been."""
    player = state.players[seat]
    held = [each for each in (PIRATE, METEOR) if each in (*player.incidents, *player.fresh)]
    found = []
    for about in (*held, BIDS):
        now = player.orders.get(about, "")
        if now:
            found.append(Offer("order-ask", (about,)))
        if now != PASSES:
            found.append(Offer("order-pass", (about,)))
        others = map(seat_id, state.clockwise(seat) if about in held else ())
        found += [Offer("order-strike", (about, who)) for who in others if who != now]
    return tuple(found)


def leave_order(play: Play[State], seat: Seat, verb: str, about: str, victim: str = "") -> None:
    """Keep a standing order; an open window is still to be answered."""
    player = play.state.players[seat]
    if verb == "order-ask":
        del player.orders[about]
    else:
        player.orders[about] = victim or PASSES
    wish = player.orders.get(about, "ask")
    play.tell(events.OrderLeft(seat=seat, incident=about, order=wish, to=(seat,)))
