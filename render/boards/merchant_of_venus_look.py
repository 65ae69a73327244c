"""What the pictures of Merchant of Venus need to know, as plain data; made from a view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine import Result
from games.merchant_of_venus.galaxy import Kind
from games.merchant_of_venus.stake_view import StakeView

from .merchant_of_venus_map import Sight


@dataclass(frozen=True, slots=True)
class Load:
    """Something in the holds: its id and how much room it takes."""

    id: str
    points: int


@dataclass(frozen=True, slots=True)
class Upgrade:
    """A ship upgrade and the die beside it, 0 for none (MV50)."""

    id: str
    die: int = 0


@dataclass(frozen=True, slots=True)
class Guest:
    """A passenger: the goal, a culture or the base, and the fare."""

    id: str
    goal: str
    fare: int


@dataclass(frozen=True, slots=True)
class Panel:
    """A player's dashboard (MV305).

    dice: the speed dice of this turn; navigation and thrust are dice assigned there, 0 none.
    drive: its id, or empty; skips: the kinds of field it skips, none while it is off.
    room: capacity points left in the holds (MV192). skill: the pilot's, in hazards.
    points: movement points left.
    buyers: for each good aboard, the known buyer and what they pay now, best first.
    guests: the passengers aboard. ability: the side of a pilot of level 3; discount: at home.
    """

    seat: int
    at: str
    credits: int
    pilot: str
    level: int
    laser: int
    shield: int
    fame: int
    infamy: int
    laser_bonus: int = 0
    shield_bonus: int = 0
    drive: str = ""
    drive_on: bool = True
    skips: tuple[Kind, ...] = ()
    holds: int = 2
    room: int = 4
    skill: int = 0
    cargo: tuple[Load, ...] = ()
    upgrades: tuple[Upgrade, ...] = ()
    supplies: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    navigation: int = 0
    thrust: int = 0
    points: int = 0
    missions: tuple[str, ...] = ()
    completed: int = 0
    rewards: tuple[str, ...] = ()
    titles: tuple[str, ...] = ()
    iou: Mapping[str, int] = field(default_factory=dict)
    markers: int = 12
    buyers: tuple[tuple[str, str, int], ...] = ()
    guests: tuple[Guest, ...] = ()
    ability: str = ""
    discount: int = 0


@dataclass(frozen=True, slots=True)
class Ware:
    """One kind of thing on a market: how many, and what one costs.

    buyers: who buys it, with what they pay now; 0 where nobody has met them.
    """

    id: str
    count: int
    cost: int
    buyers: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Market:
    """The market of a discovered system (MV303).

    offers: equipment and its price. sought: what can be sold here, and for how much now.
    supply: how many goods wait to be produced. demands: markers that raise prices.
    """

    system: str
    culture: str
    state: str
    offers: tuple[tuple[str, int], ...] = ()
    goods: tuple[Ware, ...] = ()
    technologies: tuple[Ware, ...] = ()
    guests: tuple[Guest, ...] = ()
    sought: tuple[tuple[str, int], ...] = ()
    supply: int = 0
    demands: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Look:
    """A whole position as one viewer may see it.

    turn: the seat that owes something, or None. shown: open cards beside the round track;
    challenges: those still to be met, and met: those that are;
    traded: exchanged rewards; notes: systems the viewer has looked at, with the culture; top: the
    encounter card known to lie on top; plan: where the viewer flies turn after turn; demands:
    those of undiscovered cultures; waiting: passengers at the base and in the supply areas of
    undiscovered cultures, by place; infamy: the markers under pirates, by field; stake:
    what the position is about; decision: which one is owed; bills: what a piece of business costs
    or brings, by its verb and what it is about.
    """

    round: int
    rounds: int
    turn: int | None
    viewer: int | None
    sight: Sight
    panels: tuple[Panel, ...]
    markets: Mapping[str, Market]
    shown: tuple[str, ...] = ()
    traded: tuple[str, ...] = ()
    challenges: tuple[str, ...] = ()
    met: tuple[str, ...] = ()
    over: bool = False
    notes: tuple[tuple[str, str], ...] = ()
    top: str = ""
    plan: str = ""
    demands: tuple[str, ...] = ()
    waiting: tuple[tuple[str, Guest], ...] = ()
    infamy: Mapping[str, int] = field(default_factory=dict)
    piles: Mapping[str, int] = field(default_factory=dict)
    result: Result | None = None
    stake: StakeView = field(default_factory=StakeView)
    decision: str = ""
    bills: Mapping[tuple[str, str], int] = field(default_factory=dict)

    def panel(self, seat: int) -> Panel:
        """The dashboard of a seat."""
        return self.panels[seat]
