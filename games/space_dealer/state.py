"""The state of a match: planets, their buildings, timers and ships, the ring, the common piles."""

from __future__ import annotations

import operator
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Final

from pydantic import Field

import engine
from engine import Seat, as_seat, is_seat, seat_id

from .parts import COMPONENTS, HOLD, MARKERS, SECOND, Card, Demand

SEATS: Final = tuple(map(Seat, range(8)))
TIMERS = 2
"""Timers of a seat without a robot factory (SD1)."""
ZONE = 2
"""Places in a planning zone without a technology centre (SD20)."""
UNSAID = Field(exclude_if=operator.not_)
"""A field that came later: where it says nothing, matches are stored as they were without it."""
SHIPS = ("ship", "second", "third")
"""The ids of a seat's ships; the further ones belong to its orbital stations (SD40)."""


def nothing() -> list[int]:
    """No goods: a number for each of GOODS."""
    return [0, 0, 0, 0]


@dataclass(slots=True)
class Order:
    """A standing order (SD4): what to do, as a verb and ids, and the condition for it."""

    words: list[str]
    when: str = "always"


@dataclass(slots=True)
class Timer:
    """A sand timer.

    ``job`` is empty while it is free, else research, build, use, fly, or spent (SD41);
    ``on`` the card or the ship it stands on. It runs from ``start`` to ``end`` (ms), and
    ``due`` says that it has run out and waits for its owner's choice. ``aim`` is that choice
    made in advance. ``serial`` counts timers started, so that what is due at one instant
    happens in the order in which it was begun (SD3).
    """

    job: str = ""
    on: str = ""
    aim: str = ""
    start: int = 0
    end: int = 0
    serial: int = 0
    due: bool = False
    queue: list[Order] = field(default_factory=list)

    @property
    def runs(self) -> bool:
        """Whether sand is in it."""
        return bool(self.job) and not self.due

    def free(self) -> None:
        """It has done its work."""
        self.job = self.on = self.aim = ""
        self.start, self.end, self.due = 0, 0, False


@dataclass(slots=True)
class Ship:
    """A ship at field ``at``; while it flies to ``to`` that is the field it comes from."""

    id: str
    at: str
    to: str = ""
    load: list[int] = field(default_factory=nothing)

    @property
    def here(self) -> str:
        """The field it is on; nowhere while it flies (SD22)."""
        return "" if self.to else self.at

    @property
    def room(self) -> int:
        """How many goods still fit in."""
        return HOLD - sum(self.load)


@dataclass(slots=True)
class Built:
    """A card on its site. ``met`` has the seats by the demands they have met (SD27).

    ``store`` holds the goods of a transport probe, ``attacks`` the attack markers ready for use;
    ``blocked`` says that a missile's marker lies on its timer place (SD42).
    """

    card: str
    site: str
    store: list[int] = field(default_factory=nothing)
    attacks: int = 0
    blocked: bool = False
    met: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Planet:
    """A player and the planet. ``power`` has the power plants of each side, the last on top.

    ``built`` is in the order of building; ``pile`` is the personal technology pile, ``zone`` the
    planning zone, ``drawn`` the cards of which one is to be kept. ``depot`` is what all depots
    together hold. ``trophies`` are demand cards of neutral planets. While ``rest`` (ms)
    lies ahead the seat has said that it waits. ``grace`` (ms, 0: none) is until when it may deliver
    after the end (SD28). ``deals`` are its standing answers to proposals, ``wishes`` the kinds of
    cards that it keeps in its absence (SD8), ``last`` what it left for after the end (SD28).
    """

    timers: list[Timer]
    ships: list[Ship]
    level: int = 1
    power: dict[str, list[str]] = field(default_factory=lambda: {"left": [], "right": []})
    built: list[Built] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)
    zone: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    depot: list[int] = field(default_factory=nothing)
    markers: int = MARKERS
    delivered: int = 0
    hosted: int = 0
    neutral: int = 0
    trophies: list[str] = field(default_factory=list)
    rest: int = 0
    grace: Annotated[int, UNSAID] = 0
    deals: Annotated[list[Order], UNSAID] = field(default_factory=list)
    wishes: Annotated[list[Order], UNSAID] = field(default_factory=list)
    last: Annotated[list[Order], UNSAID] = field(default_factory=list)

    @property
    def points(self) -> int:
        """Where the marker stands on the score track."""
        return self.delivered + self.hosted + self.neutral

    def timer_on(self, thing: str) -> Timer | None:
        """The timer that stands on a card or ship; also ``research``."""
        for timer in self.timers:
            if timer.on == thing and timer.job:
                return timer
        return None

    @property
    def busy(self) -> list[str]:
        """The cards and ships on which timers stand; also ``research``."""
        return [timer.on for timer in self.timers if timer.job]

    @property
    def building(self) -> list[str]:
        """The planned cards on which timers stand."""
        return [timer.on for timer in self.timers if timer.job == "build"]

    def timer(self, name: str) -> Timer:
        """The timer of this id."""
        return self.timers[int(name.removeprefix("timer-")) - 1]

    def find(self, card: str) -> Built | None:
        """The card among those built in the two rows below the planet."""
        return next((built for built in self.built if built.card == card), None)

    def ship(self, id_: str) -> Ship | None:
        """The ship of this id."""
        return next((ship for ship in self.ships if ship.id == id_), None)


def timer_name(planet: Planet, timer: Timer) -> str:
    """The id of a timer; two that are alike are still two."""
    for number, each in enumerate(planet.timers, start=1):
        if each is timer:
            return f"timer-{number}"
    raise ValueError("the timer is another planet's")


@dataclass(slots=True)
class Neutral:
    """A neutral planet (SD46): its demand card (or the empty string), and goods dropped there."""

    card: str = ""
    goods: list[int] = field(default_factory=nothing)


@dataclass(slots=True)
class Proposal:
    """A trade that ``seat`` proposes to ``partner`` (SD26, SD45), good until ``until`` (ms).

    Goods: letters of what is given and wanted, at the field ``place``. Cards (``place`` is
    empty): the card given, and the partner's card wanted; empty for nothing.
    """

    id: str
    seat: Seat
    partner: Seat
    place: str
    give: str
    want: str
    until: int


@dataclass(slots=True)
class Night:
    """When game time stands still.

    Every night from ``dusk`` to ``dawn`` o'clock in a zone (SD2); equal: no night. And in
    the ``outages`` (SD6), pairs of instants (ms) by their beginnings; the first may be the time
    before the hour at which the table begins (SD2).
    """

    dusk: int = 0
    dawn: int = 0
    zone: str = "utc"
    outages: Annotated[list[tuple[int, int]], UNSAID] = field(default_factory=list)


@dataclass(slots=True)
class State(engine.State):
    """Everything there is to know of a match of Space Dealer.

    ``cards`` is what is printed on each card of one box. ``minute`` is one timer minute in ms;
    ``begins`` and ``ends`` (ms) are when game time starts and runs out, 0 before the start.
    ``common`` has the two common piles by level, drawn from the end. ``unused`` lies in the
    box. ``serial`` counts the timers started and the proposals made. ``told`` is the instant (ms)
    of the last thing that everybody could see, which a standing order is not. ``start`` is the hour
    at which time begins, if the table waits for one (SD2); ``patience`` how long proposals stand
    (ms of game time; 0: a timer minute). ``closing`` is why the end has come, while timers that run
    still run out (SD28); until then it is empty.
    """

    cards: dict[str, Card] = field(default_factory=dict)
    power: tuple[int, int, int] = COMPONENTS.power
    depot: int = COMPONENTS.depot
    attacks: int = 0
    advanced: bool = False
    minute: int = 0
    night: Night = field(default_factory=Night)
    begins: int = 0
    ends: int = 0
    planets: list[Planet] = field(default_factory=list)
    neutrals: list[Neutral] = field(default_factory=list)
    common: dict[str, list[str]] = field(default_factory=dict)
    demands: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)
    proposals: list[Proposal] = field(default_factory=list)
    serial: int = 0
    told: int = 0
    start: Annotated[int | None, Field(exclude_if=lambda hour: hour is None)] = None
    patience: Annotated[int, UNSAID] = 0
    closing: Annotated[str, UNSAID] = ""

    def card(self, id_: str) -> Card:
        """What is printed on a card."""
        found = self.cards.get(id_)  # nearly always: asked for every card at every look
        return found if found is not None else self.cards[id_.removesuffix(SECOND)]

    def demand(self, card: str, goods: str) -> Demand:
        """A demand by its card and the letters of its goods."""
        return next(demand for demand in self.card(card).demands if demand.goods == goods)

    @property
    def ring(self) -> tuple[str, ...]:
        """The fields of the orbit."""
        return orbit(self.seats)

    def neighbours(self, at: str) -> tuple[str, str]:
        """The fields before and after one on the ring."""
        return beside(self.seats, at)


@cache
def orbit(seats: int) -> tuple[str, ...]:
    """The fields of the orbit (SD13): player planets and neutral ones in turn."""
    return tuple(field for seat in SEATS[:seats] for field in (home(seat), f"gizzi-{seat + 1}"))


@cache
def beside(seats: int, at: str) -> tuple[str, str]:
    """The fields before and after one on the orbit."""
    ring = orbit(seats)
    place = ring.index(at)
    return ring[place - 1], ring[(place + 1) % len(ring)]


@cache
def home(seat: Seat) -> str:
    """The field of a seat's planet."""
    return seat_id(seat)


def whose(field_: str, seat: Seat) -> int:
    """1 for the seat's own planet, 2 for another player's, 0 for a neutral one."""
    host = owner(field_)
    return 0 if host is None else 2 - (host == seat)


@cache
def owner(field_: str) -> Seat | None:
    """Whose planet a field is; None for a neutral one."""
    return as_seat(field_) if is_seat(field_) else None
