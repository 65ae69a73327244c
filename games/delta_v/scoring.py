"""Points, places and the two endings that have to be looked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import Result, conceded, ranking

from .parts import LAST_ALIEN, OMNIDIUM, ROCKETS, mineral, points, wanted
from .state import Player, State

SPENT: int = 2
"""Points that a spent counter costs (DV93)."""


def points_of(player: Player) -> int:
    """DV93: points of the minerals taken, minus two for each bribe counter spent."""
    return sum(map(points, player.tiles)) - SPENT * len(player.spent)


def result(state: State) -> Result:
    """DV93: points, then contracts, then unspent counters, then a shared victory.

    A match that is still running is scored as it stands.
    """
    rows = []
    for seat, player in enumerate(state.players):
        taken = sum(map(points, player.tiles))
        contracts = sum(taker == seat for taker in state.contracts.values())
        rows.append(
            (taken, SPENT * len(player.spent), contracts, len(player.bribes), points_of(player))
        )
    keys = [(total, contracts, unspent) for _, _, contracts, unspent, total in rows]
    columns = ("minerals", "spent", "contracts", "unspent", "total")
    stands = Result(state.over, ranking(keys), columns, tuple(rows), worth=(1, -1, 0, 0))
    return conceded(state, stands)


def is_occupied(state: State) -> bool:
    """DV91: every face-down tile has a rocket or the alien on it."""
    if len(state.board) > 1 + LAST_ALIEN + ROCKETS * state.seats:
        return False
    held = {state.alien, *state.shown()}
    for player in state.players:
        held.update(player.rockets)
    return held.issuperset(state.board)


def is_hopeless(state: State) -> bool:
    """DV92: no player could complete any open contract with what is left on the board.

    As long as an encounter may bring a theft, the counters of all count as one player's.
    """
    faces = " ".join(state.board.values())  # known to all as a whole
    for contract, taker in state.contracts.items():
        if taker < 0 and is_there(wanted(contract), faces):
            return False
    contracts = state.open_contracts()
    hands = [player.bribes for player in state.players]
    if len(state.encounters) < LAST_ALIEN - 1:
        hands = [[bribe for hand in hands for bribe in hand]]
    left = Counter(name for face in state.board.values() if (name := mineral(face)))
    return not any(can_complete(each, left, hand) for each in contracts for hand in hands)


def is_there(minerals: Sequence[str], faces: str) -> bool:
    """Whether there is a tile for each of the minerals: seldom is more to be asked."""
    return all(faces.count(name) >= minerals.count(name) for name in minerals)


def can_complete(contract: str, left: Counter[str], bribes: list[str]) -> bool:
    """DV92: whether tiles, Omnidium and counters could fill a contract.

    A counter needs a tile to replace: an ordinary one that is not wanted itself (DV62).
    """
    need = Counter(wanted(contract))
    direct = need & left
    missing = need - left
    bribed = missing & Counter(bribes)
    wild = (missing - bribed).total()
    spare = left.total() - left[OMNIDIUM] - direct.total()
    wild += max(0, bribed.total() - spare)
    return wild <= left[OMNIDIUM]
