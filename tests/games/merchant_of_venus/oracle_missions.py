"""Which missions can be completed at a port, and for what: naive, from MV215, MV216 and the cards.

Hands and landings are followed through what was told of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from engine import Event
from games.merchant_of_venus import events
from games.merchant_of_venus.state import Captain, State

from .oracle import PLACE, Deed, fits

GOALS: Final = {
    "m01": "trp",
    "m02": "cw",
    "m03": "jw",
    "m04": "ice",
    "m05": "ib",
    "m06": "dw",
    "m07": "nh",
    "m08": "gp",
    "m09": "as",
    "m10": "ww",
    "m11": "mgs",
    "m12": "im",
    "m13": "pp",
    "m14": "wts",
}
"""Missions that are completed by landing in a system."""
PAID: Final = {
    "m04": 60,
    "m06": 40,
    "m07": 20,
    "m09": 50,
    "m10": 60,
    "m11": 40,
    "m13": 20,
    "m14": 80,
}
"""What is paid for a mission: in place of its condition, or (Waste, Reconstruction) besides."""


@dataclass
class Hand:
    """The open missions of a captain, and at the goal of which the ship has landed with them."""

    missions: list[str] = field(default_factory=list)
    landed: set[str] = field(default_factory=set)


Hands = defaultdict[int, Hand]
"""By seat."""


def follow(hands: Hands, told: Iterable[Event]) -> None:
    """Change the hands by what was told."""
    for event in told:
        match event:
            case events.MissionDealt():
                hands[event.seat].missions.append(event.mission)
            case events.MissionDone():
                hands[event.seat].missions.remove(event.mission)
                hands[event.seat].landed.discard(event.mission)
            case events.MissionsSwapped():  # MV216, MV273: landing comes after the card
                for seat, lost, got in (
                    (event.seat, event.given, event.taken),
                    (event.other, event.taken, event.given),
                ):
                    hands[seat].missions.remove(lost)
                    hands[seat].missions.append(got)
                    hands[seat].landed.discard(lost)
            case events.Flew():
                hands[event.seat].landed.clear()
            case events.Landed():
                here = PLACE[event.field]
                mine = hands[event.seat]
                mine.landed |= {each for each in mine.missions if GOALS.get(each) == here}


def fulfilling(state: State, seat: int, hand: Hand) -> set[Deed]:
    """MV216: what costs something is offered, while the ship stays where it landed."""
    captain, box = state.captains[seat], state.parts
    found: set[Deed] = set()
    for mission in hand.landed:
        for good in captain.cargo:
            if good in box.good and _takes(state, mission, good):
                found.add(("fulfil", mission, good))
        needs_room = mission == "m13" and not _has_two_points(state, captain)
        if mission in PAID and captain.credits >= PAID[mission] and not needs_room:
            found.add(("fulfil", mission, "pay"))
    return found


def _takes(state: State, mission: str, good: str) -> bool:
    """Settlers take a basic good, Dry Season the Finest Dust, the Sea Concert Rock Videos."""
    if mission == "m02":
        return state.parts.good[good].category == "basic"
    return (mission, good) in (("m06", "dust"), ("m10", "videos"))


def _has_two_points(state: State, captain: Captain) -> bool:
    """Whether two more markers of one point would fit (MV191)."""
    ones = [id_ for id_, entry in state.parts.good.items() if entry.capacity == 1]
    cargo = [*captain.cargo, ones[0], ones[0]]
    return fits(state.parts, captain, cargo, tank="stasis-tank" in captain.cargo)


def for_nothing(state: State, seat: int, hand: Hand) -> set[str]:
    """MV216: missions that should have completed themselves by now."""
    captain, box = state.captains[seat], state.parts
    things = [*captain.cargo, *captain.upgrades, *captain.supplies]
    met = {
        "m01": captain.shield >= 3,  # the relics and upgrades count in tests and fights only
        "m03": captain.level >= 2,
        "m04": "drill-license" in things,
        "m05": any(thing in box.passenger for thing in captain.cargo),
        "m08": captain.laser >= 3,
        "m12": any(thing in box.technology for thing in things),
    }
    return {mission for mission in hand.landed if met.get(mission, False)}
