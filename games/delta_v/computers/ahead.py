"""The computer player that looks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine import Choice, Dice, Observation, Offer, Phrase, Seat
from games.delta_v.scoring import points_of
from games.delta_v.state import Player
from games.delta_v.view import View
from minds import Search, ways

from .deciding import broker
from .planner import Planner

SIMULATIONS = 24
ROUNDS = 2
DOUBT = 2.0
WIN = 10.0
BRIBE = 1.5
INCIDENT = 1.0
ROCKET = 0.5
CONTRACTS = 4
WEIGHED = frozenset({"bid", "replace", "show", "strike"})
ACTIONS = ("fly", "return", "prospect", "survey", "buy", "use")


def candidates(seen: Observation[View], first: Choice) -> Sequence[Choice]:
    """What is worth a look besides what the policy would do."""
    offered: dict[str, list[Choice]] = {}
    for offer in seen.offers:
        if isinstance(offer, Offer):
            offered.setdefault(offer.verb, []).append(Choice(offer.verb, offer.ids))
    if WEIGHED.intersection(offered):
        return tuple(ways(seen.offers))
    if first.verb == "declare":
        mind = Planner(seen.view, seen.seat, seen.offers, Dice("00"))
        asked = {contract: minerals for contract, minerals, _ in seen.view.contracts}
        ranked = sorted(offered["declare"], key=lambda c: -mind.worth(asked[c.args[0]]))
        return ranked[:CONTRACTS]
    if "prospect" in offered:
        return [offered[verb][0] for verb in ACTIONS if verb in offered and verb != first.verb]
    return ()


def holds(player: Player) -> float:
    kept = len(player.incidents) + len(player.fresh)
    return (
        points_of(player) + BRIBE * len(player.bribes) + INCIDENT * kept + ROCKET * player.in_play
    )


def value(state: Any, seat: Seat) -> float:
    others = [n for n in range(state.seats) if n != seat]
    if state.over:
        own = points_of(state.players[seat])
        best = max(points_of(state.players[n]) for n in others)
        return own - best + (WIN if own > best else -WIN if own < best else 0)
    return holds(state.players[seat]) - max(holds(state.players[n]) for n in others)


def is_far_enough(start: Any, now: Any) -> bool:
    return now.turn >= start.turn + ROUNDS * start.seats


def why(_seen: Observation[View], _choice: Choice, count: int, _lead: float) -> Phrase:
    return Phrase("reason-ahead", (("count", count),))


seer = Search(
    policy=broker,
    doubt=DOUBT,
    value=value,
    simulations=SIMULATIONS,
    candidates=candidates,
    is_far_enough=is_far_enough,
    explain=why,
)
