"""The state of a match: captains, markets, what lies in space, the piles, the turn in progress."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import engine
from engine import Pile, Seat

from .galaxy import GALAXY, LANDINGS, Kind
from .parts import BASE, COMPONENTS, Box, MarketState

_FIRST = Seat(0)
FORMER_DISCARDS: Final = {
    "encounters": "encountered",
    "rewards": "rewarded",
    "missions": "",
    "pool": "gone",
    "demands": "supplied",
}
"""Under which name the discards of a pile were stored once."""
SKIPS: dict[str, frozenset[Kind]] = {
    "": frozenset(),
    "drive-yellow": frozenset(("yellow",)),
    "drive-red": frozenset(("red",)),
    "drive-combined": frozenset(("yellow", "red")),
}
"""The fields that a drive skips (MV86)."""
QUICK_ROUND: Final = 16


@dataclass(slots=True)
class Captain:
    """A player: ship, dashboard, cards and points.

    ``cargo`` is goods, passengers and structures in the holds, ``done`` completed missions,
    ``since`` what happened since a mission came, as ``mission-event`` words, ``notes`` systems
    this seat has secretly seen, with their culture, ``met`` what challenges ask for,
    ``orders`` standing orders, ``plan`` where it flies by itself.
    """

    at: str = BASE
    credits: int = 0
    pilot: str = ""
    level: int = 1
    side: str = ""
    laser: int = 0
    shield: int = 0
    holds: int = 2
    drive: str = ""
    markers: int = 0
    fame: int = 0
    infamy: int = 0
    second: bool = False
    cargo: list[str] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)
    supplies: list[str] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    since: list[str] = field(default_factory=list)
    rewards: list[str] = field(default_factory=list)
    titles: list[str] = field(default_factory=list)
    intel: list[str] = field(default_factory=list)
    iou: dict[str, int] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    met: list[str] = field(default_factory=list)
    fuzzy: list[int] = field(default_factory=list)
    spoiler: int = 0
    orders: list[str] = field(default_factory=list)
    plan: str = ""

    def aboard(self) -> Iterator[str]:
        """All that is loaded and built in."""
        yield from self.upgrades
        yield from self.supplies
        yield from self.cargo

    def owns(self, technology: str) -> bool:
        """Whether a technology is aboard."""
        return technology in self.aboard()


@dataclass(slots=True)
class Market:
    """A culture, its supply area and its market.

    ``system`` is where it lives, secret until ``open``. ``stack`` is the market markers from
    the top, ``turned`` how often the stack moved: one marker more has been seen. ``guests``
    wait at the market, in the supply area while the culture is undiscovered (MV21).
    """

    culture: str
    system: str
    open: bool = False
    stack: list[MarketState] = field(default_factory=list)
    turned: int = 0
    goods: list[str] = field(default_factory=list)
    supply: list[str] = field(default_factory=list)
    technologies: list[str] = field(default_factory=list)
    spare: list[str] = field(default_factory=list)
    guests: list[str] = field(default_factory=list)
    demands: list[str] = field(default_factory=list)

    @property
    def top(self) -> MarketState:
        """The state of an open market."""
        return self.stack[0]


@dataclass(slots=True)
class Turn:
    """The turn in progress.

    ``places`` are die places with the index of the die on them, ``back`` the line that is
    barred (MV45, MV141), ``quiet`` kinds of hazard no longer tested (MV162), ``course`` fields
    still to fly, ``goal`` the landing place it leads to, ``helm`` the navigation die it needs,
    ``contact`` whether this is the first contact phase, ``begun`` whether there was any business
    yet (MV208), ``unloaded`` what went ashore (MV193).
    """

    seat: Seat = _FIRST
    dice: list[int] = field(default_factory=list)
    places: dict[str, int] = field(default_factory=dict)
    points: int = 0
    heading: str = ""
    drive: bool = True
    moved: bool = False
    skipped: bool = False
    landed: bool = False
    back: str = ""
    quiet: list[str] = field(default_factory=list)
    course: list[str] = field(default_factory=list)
    goal: str = ""
    helm: int = 0
    contact: bool = False
    used: list[str] = field(default_factory=list)
    free: bool = False
    autopilot: bool = True
    purchases: int = 0
    sales: int = 0
    sold: int = 0
    bought: bool = False
    closed: bool = False
    stopped: bool = False
    begun: bool = False
    unloaded: list[str] = field(default_factory=list)

    def die_on(self, place: str) -> int:
        """The number on a die place; 0 for none. A Fine tuner may have moved it by 1."""
        if place not in self.places:
            return 0
        number = self.dice[self.places[place]]
        return number + (f"tune-{place}-up" in self.used) - (f"tune-{place}-down" in self.used)


@dataclass(slots=True)
class Pirates:
    """A pirate marker on a field and the infamy markers under it (MV170 to MV176)."""

    field: str
    category: str
    number: int
    infamy: int = 0


@dataclass(slots=True)
class State(engine.State):
    """Everything there is to know of a match of Merchant of Venus.

    ``box`` is None for the components that the game ships. ``replaced`` are encounter
    fields with what lies there now, ``ports`` and ``drills`` the fields with an owner,
    ``shown`` cards beside the round track, ``traded`` exchanged rewards, ``raided`` the pirate
    marker that a challenge laid. ``pool`` is the passengers, its discards those who are out of the
    game, those of ``demands`` the demands that were met.
    """

    box: Box | None = None
    round: int = 1
    rounds: int = 30
    first: Seat = _FIRST
    captains: list[Captain] = field(default_factory=list)
    markets: list[Market] = field(default_factory=list)
    replaced: dict[str, str] = field(default_factory=dict)
    pirates: list[Pirates] = field(default_factory=list)
    ports: dict[str, Seat] = field(default_factory=dict)
    drills: dict[str, Seat] = field(default_factory=dict)
    ruins: list[str] = field(default_factory=list)
    base_guests: list[str] = field(default_factory=list)
    encounters: Pile = field(default_factory=Pile)
    rewards: Pile = field(default_factory=Pile)
    missions: Pile = field(default_factory=Pile)
    pool: Pile = field(default_factory=Pile)
    demands: Pile = field(default_factory=Pile)
    shown: list[str] = field(default_factory=list)
    traded: list[str] = field(default_factory=list)
    challenges: list[str] = field(default_factory=list)
    unmet: list[str] = field(default_factory=list)
    stock: dict[str, int] = field(default_factory=dict)
    turn: Turn = field(default_factory=Turn)
    last: str = ""
    production: bool = False
    demand: bool = False
    variant: str = "standard"
    notebook: bool = True
    raided: str = ""

    @classmethod
    def brought_up(cls, data: Any) -> Any:
        """Each pile was once a list, and its discards another."""
        if not isinstance(data, Mapping) or isinstance(data.get("pool"), Mapping):
            return data
        found = dict(data)
        for pile, discards in FORMER_DISCARDS.items():
            was = {"cards": found.get(pile, []), "discards": found.pop(discards, [])}
            found[pile] = was
        return found

    @property
    def parts(self) -> Box:
        """The components in play."""
        return COMPONENTS if self.box is None else self.box

    @property
    def first_round(self) -> int:
        """The round in which play begins (MV244)."""
        return QUICK_ROUND if self.variant == "quick" else 1

    @property
    def captain(self) -> Captain:
        """The player whose turn it is."""
        return self.captains[self.turn.seat]

    def active_challenges(self) -> list[str]:
        """The challenges whose round has come and that are unmet (MV250)."""
        if not self.unmet:
            return []
        return [c for c in self.unmet if self.parts.challenge[c].round <= self.round]

    def market(self, culture: str) -> Market:
        """The market of a culture."""
        return next(market for market in self.markets if market.culture == culture)

    def market_in(self, system: str) -> Market | None:
        """The discovered market of a system, if there is one."""
        return next((m for m in self.markets if m.open and m.system == system), None)

    def hidden(self) -> list[str]:
        """The systems whose first contact card is face down, in the order of the board."""
        closed = {market.system for market in self.markets if not market.open}
        return [system for system in GALAXY.systems if system in closed]

    def kind(self, id_: str) -> str:
        """What a field is now: a printed kind, ``pirates``, or what replaced it (MV181)."""
        if id_ in self.replaced:
            return self.replaced[id_].split("-")[0]
        return "asteroid" if id_ in self.ruins else GALAXY[id_].kind

    def lands(self, id_: str) -> bool:
        """Whether the field is a landing place (MV5)."""
        return id_ in self.ports or (GALAXY[id_].kind in LANDINGS and id_ not in self.ruins)

    def number(self, id_: str) -> int:
        """The number of a teleportal, else 0."""
        mark = self.replaced.get(id_, "")
        return int(mark[-1]) if mark.startswith("teleportal") else GALAXY[id_].number

    def teleportals(self) -> dict[int, str]:
        """Every teleportal on the board by its number."""
        found = dict(GALAXY.teleportals)
        found.update({int(m[-1]): f for f, m in self.replaced.items() if m[:10] == "teleportal"})
        return found

    def pirates_at(self, id_: str) -> Pirates | None:
        """The pirates on a field."""
        return next((pirates for pirates in self.pirates if pirates.field == id_), None)
