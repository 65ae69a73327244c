"""Points, places and the two endings that have to be looked for."""

from __future__ import annotations

from collections import Counter

from engine import Result

from .parts import OMNIDIUM, points, wanted
from .state import Player, State

SPENT: int = 2
"""Points that a spent counter costs (DV93)."""


def points_of(player: Player) -> int:
    """DV93: points of the minerals taken, minus two for each bribe counter spent."""
    return sum(map(points, player.tiles)) - SPENT * len(player.spent)


def result(state: State) -> Result:
    """DV93: points, then contracts, then unspent counters, then a shared victory."""
    rows = []
    for seat, player in enumerate(state.players):
        taken = sum(map(points, player.tiles))
        contracts = sum(taker == seat for taker in state.contracts.values())
        rows.append(
            (taken, SPENT * len(player.spent), contracts, len(player.bribes), points_of(player))
        )
    keys = [(total, contracts, unspent) for _, _, contracts, unspent, total in rows]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    columns = ("minerals", "spent", "contracts", "unspent", "total")
    return Result(state.over, places, columns, tuple(rows))


def is_occupied(state: State) -> bool:
    """DV91: every face-down tile has a rocket or the alien on it."""
    held = {state.alien, *state.shown()}
    for player in state.players:
        held.update(player.rockets)
    return held.issuperset(state.board)


def is_hopeless(state: State) -> bool:
    """DV92: no player could complete any open contract with what is left on the board."""
    left = Counter(state.minerals_left())
    return not any(
        can_complete(contract, left, state.players[seat].bribes)
        for contract in state.open_contracts()
        for seat in range(state.seats)
    )


def can_complete(contract: str, left: Counter[str], bribes: list[str]) -> bool:
    """DV92: whether tiles, Omnidium and counters could fill a contract.

    A counter needs a tile to replace: an ordinary one that is not wanted itself (DV62).
    """
    need = Counter(wanted(contract))
    if all(left[name] >= count for name, count in need.items()):
        return True
    direct = need & left
    missing = need - left
    bribed = missing & Counter(bribes)
    wild = (missing - bribed).total()
    spare = left.total() - left[OMNIDIUM] - direct.total()
    wild += max(0, bribed.total() - spare)
    return wild <= left[OMNIDIUM]
