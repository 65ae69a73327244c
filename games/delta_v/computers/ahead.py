"""The computer player that looks ahead, two rounds far, with brokers in all seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine import Choice, Dice, Observation, Offer, Phrase, Seat
from games.delta_v.scoring import points_of
from games.delta_v.state import Player
from games.delta_v.view import View
from minds import Search, ways

from .deciding import broker
from .planner import Planner

SIMULATIONS: Final = 24
ROUNDS: Final = 2
DOUBT: Final = 2.0
"""Standard errors by which something must be better than what the broker would do."""
CONTRACTS: Final = 4
"""Contracts that are tried, those first that seem to be worth most."""
WIN: Final = 10.0
"""What it is worth to have won, besides the lead; what has been lost costs as much."""
BRIBE: Final = 1.5
INCIDENT: Final = 1.0
ROCKET: Final = 0.5
"""What counters, incidents and rockets in play are worth in points."""
WEIGHED: Final = frozenset({"bid", "replace", "show", "strike"})
"""Where one of these is on offer, all that is on offer is tried."""
ACTIONS: Final = ("fly", "return", "prospect", "survey", "buy", "use")
"""One choice of each is tried for an action: the broker goes on from there."""


def candidates(seen: Observation[View], first: Choice) -> Sequence[Choice]:
    """What is worth a look besides what the broker would do."""
    offered: dict[str, list[Choice]] = {}
    for offer in seen.offers:
        if isinstance(offer, Offer):
            offered.setdefault(offer.verb, []).append(Choice(offer.verb, offer.ids))
    if WEIGHED.intersection(offered):
        return tuple(ways(seen.offers))
    if first.verb == "declare":
        mind = Planner(seen.view, seen.seat, seen.offers, Dice("00"))
        asked = {contract: minerals for contract, minerals, _ in seen.view.contracts}
        return sorted(offered["declare"], key=lambda c: -mind.worth(asked[c.args[0]]))[:CONTRACTS]
    if "prospect" in offered:
        return [offered[verb][0] for verb in ACTIONS if verb in offered and verb != first.verb]
    return ()


def value(state: Any, seat: Seat) -> float:
    """The lead over the best of the others, in points and in what may bring some."""
    lead = _lead([_holds(player) for player in state.players], seat)
    if not state.over:
        return lead
    lead = _lead([points_of(player) for player in state.players], seat)
    return lead + WIN * ((lead > 0) - (lead < 0))


def _lead(figures: Sequence[float], seat: Seat) -> float:
    return figures[seat] - max(each for other, each in enumerate(figures) if other != seat)


def _holds(player: Player) -> float:
    kept = len(player.incidents) + len(player.fresh)
    worth = BRIBE * len(player.bribes) + INCIDENT * kept + ROCKET * player.in_play
    return points_of(player) + worth


def is_far_enough(start: Any, now: Any) -> bool:
    """Whether all have had their turns."""
    return bool(now.turn >= start.turn + ROUNDS * start.seats)


def why(_seen: Observation[View], _choice: Choice, count: int, _lead: float) -> Phrase:
    """How often it was tried."""
    return Phrase("reason-ahead", (("count", count),))


seer: Final = Search(
    policy=broker,
    value=value,
    simulations=SIMULATIONS,
    candidates=candidates,
    is_far_enough=is_far_enough,
    doubt=DOUBT,
    explain=why,
)
"""Tries what matters: actions, contracts, bids, counters, and what is turned up or struck."""
