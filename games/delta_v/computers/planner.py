"""What the broker makes of what it knows: plans, chances, and what an attempt is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from games.delta_v.hints.reading import fitting, hidden
from games.delta_v.parts import OMNIDIUM, mineral, points
from games.delta_v.scoring import SPENT
from games.delta_v.view import PlayerView

from .mind import Mind
from .plans import Plan, Tile, plan, stock

BRIBE: Final = 2.0
"""Points that an unspent counter is worth for later, besides what it costs to spend it."""
SEARCH: Final = 0.3
"""What each mineral of a contract is worth that cannot be completed yet: more may turn up."""
SWING: Final = 2.0
"""How much a contract counts that a bid makes fail: all know its tiles then, and I am next."""
EXTRA: Final = 3.0
"""Points of the further tile that whoever can answer a bid takes."""


class Planner(Mind):
    """A mind that plans."""

    enough = 4
    moves = 4

    @cached_property
    def stock(self) -> list[Tile]:
        """The mineral tiles that it knows and may turn up, the best first."""
        return stock(self.known, {*self.held(), self.view.alien})

    @cached_property
    def hidden(self) -> Counter[str]:
        """The faces of the tiles that it has not seen."""
        return hidden(self.view)

    @cached_property
    def searches(self) -> bool:
        """Whether it may turn up a tile that it has not seen."""
        barred = {*self.held(), self.view.alien}
        return any(cell not in barred for cell in self.unknown)

    def plan(self, minerals: Sequence[str], found: Sequence[str] = (), paid: str = "") -> Plan:
        """How to fill a contract; ``paid`` is a counter to be spent on it at once."""
        bribes = list(self.me.bribes)
        if paid:
            bribes.remove(paid)
            found = [*found, paid]
        return plan(minerals, found, self.stock, bribes)

    def share(self, *minerals: str) -> float:
        """How many of the hidden tiles are one of the minerals, or Omnidium."""
        return fitting(self.hidden, minerals) / max(1, self.hidden.total())

    def _chance(self, name: str) -> float:
        return self.share(name) if self.searches else 0.0

    @cached_property
    def _any_mineral(self) -> tuple[float, float]:
        """The chance that a hidden tile is a mineral, and the points it has then."""
        minerals = {face: count for face, count in self.hidden.items() if mineral(face)}
        total = sum(minerals.values())
        if not total or not self.searches:
            return 0.0, 0.0
        found = sum(points(face) * count for face, count in minerals.items())
        return total / self.hidden.total(), found / total

    def _veto(self, minerals: Sequence[str], made: Plan) -> float:
        """The chance that a bid of an opponent cannot be answered (DV72)."""
        bids = {name for rival in self.rivals for name in rival.bribes if name in minerals}
        return max(
            (1 - self._chance(name) for name in bids if not self._meets(name, made)), default=0
        )

    def _meets(self, name: str, made: Plan) -> bool:
        """Whether it has an answer to a bid after a plan."""
        if any(tile.mineral in (name, OMNIDIUM) for tile in made.spare):
            return True
        return bool(made.spare) and name in self.me.bribes and name not in made.bribes

    def worth(self, minerals: Sequence[str]) -> float:
        """Points that an attempt at a contract brings on average."""
        made = self.plan(minerals)
        gain = made.points - BRIBE * len(made.bribes)
        if made.sure:
            return gain - self._veto(minerals, made) * (gain + SPENT * len(made.bribes))
        if len(made.lacking) > 1:
            return SEARCH * len(made.lacking)
        (name,) = made.lacking
        fits = self._chance(name)
        some, mean = self._any_mineral
        won = fits * (gain + mean)
        if name in self.me.bribes and name not in made.bribes:
            won += max(0.0, gain + mean - SPENT - BRIBE) * max(0.0, some - fits)
        return won

    def answers(self, rival: PlayerView, cells: Sequence[str], name: str) -> float:
        """The chance that a rival, who has turned up these cells, can answer a bid of a mineral."""
        barred = {self.view.alien, *cells}
        barred.update(c for p in self.view.players if p is not rival for c in p.rockets)
        tiles = [each.cell for each in self.view.cells if each.tile and not each.up]
        reach = [cell for cell in tiles if cell not in barred]
        if not reach:
            return 0.0
        if name in rival.bribes:
            return 1.0  # any mineral will do (DV72)
        unseen, dark, luck = self.share(name), 1.0, 0.0
        for cell in reach:
            face = self.known.get(cell)
            fits = unseen if face is None else float(mineral(face) in (name, OMNIDIUM))
            luck += fits / len(reach)
            if cell in rival.looked:
                dark *= 1 - fits
        return 1 - dark * (1 - luck)
