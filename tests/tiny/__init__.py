"""A game that exists only here: small, but with one of everything that a game may have.

Each round all players secretly bid energy for a passing comet, until everybody has bid or
the sun rises. Most energy wins (dice break ties); the winner takes the comet's card into
the hand, may swap cards and refuel, and the next round begins.
"""

from .board import BOARD
from .game import GAME, HERE, TITLE

__all__ = ["BOARD", "GAME", "HERE", "TITLE"]
