"""What holds in every position of every match of Merchant of Venus alone."""

from __future__ import annotations

from typing import Final

from engine import Offer, Seat, active_seats, offers, pending_step
from games.merchant_of_venus.ship import free_room
from games.merchant_of_venus.state import State
from tests.laws.laws import Law, Watch
from tests.laws.plans import AnyGame, Plan


def keeps_within_its_means(_game: AnyGame, _plan: Plan) -> Watch:
    """MV6, MV84, MV191: no debts, no hold too full, gauges on the dial, no marker twice."""
    while moment := (yield):
        state: State = moment.state
        for captain in state.captains:
            assert captain.credits >= 0
            assert min(captain.iou.values(), default=0) >= 0
            assert free_room(state, captain) >= 0
            assert max(captain.laser, captain.shield) <= 6
            assert len(captain.upgrades) <= 3
        assert min(state.stock.values()) >= 0
        laid = [each.field for each in state.pirates]
        assert len(laid) == len(set(laid)) <= 8


def sells_nothing_back(_game: AnyGame, _plan: Plan) -> Watch:
    """MV193: what went ashore in this turn is not on offer, unless more of it lay there."""
    while moment := (yield):
        state: State = moment.state
        if state.over or pending_step(state) != "do-business" or not state.turn.unloaded:
            continue
        (seat,) = active_seats(state)
        for offer in offers(state, Seat(seat)):
            if isinstance(offer, Offer) and offer.verb in ("buy", "board"):
                thing = offer.ids[0]
                left = state.turn.unloaded.count(thing)
                lying = [id_ for m in state.markets for id_ in (*m.goods, *m.technologies)]
                assert not left or lying.count(thing) > left


LAWS: Final[tuple[Law, ...]] = (keeps_within_its_means, sells_nothing_back)
