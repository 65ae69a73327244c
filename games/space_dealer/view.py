"""What a seat, or a spectator, may know (SD60)."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Result, Seat, pending_step

from .calendar import dawn_after, passed
from .parts import MINUTES, is_usable, kind_of, letters
from .scoring import result
from .sites import COLUMNS, SIDES, capacity, places, powered, sites, works
from .state import Built, Planet, Proposal, Ship, State, home
from .steps import Settle
from .view_timers import TimerView, timer_view


@dataclass(frozen=True, slots=True)
class DemandView:
    """A demand: its id, goods as letters (rry), points for the deliverer and the host.

    ``met`` is the seat whose marker lies on it, None while it is open.
    """

    id: str
    goods: str
    deliver: int
    host: int
    met: Seat | None = None


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in the two rows below a planet.

    ``site`` is its columns (``l2`` or ``l2-l1``), empty for a card that is not built, ``foot``
    its shape (both, action, demand). ``works`` is False once it is built over in any part; its
    demands stay open. ``store`` has the goods on a transport probe, ``attacks`` the attack
    markers ready on it, ``blocked`` that one lies on its timer place; ``usable`` that it has a
    timer place at all; ``fits`` that a card not yet built has a site at present.
    """

    id: str
    kind: str
    site: str
    foot: str
    links: int
    works: bool
    usable: bool
    demands: tuple[DemandView, ...]
    store: str = ""
    attacks: int = 0
    blocked: bool = False
    fits: bool = True


@dataclass(frozen=True, slots=True)
class ShipView:
    """A ship at the field ``at``, or on its way from ``at`` to ``to``; ``load`` as letters."""

    id: str
    at: str
    to: str
    load: str


@dataclass(frozen=True, slots=True)
class PlannedView:
    """A place of the planning zone: the card's level; the card for its owner; a timer on it."""

    slot: str
    level: int
    card: str = ""
    timer: str = ""


@dataclass(frozen=True, slots=True)
class PlanetView:
    """A player and the planet.

    ``power`` has the power plants of the left and the right side, from the ground up;
    ``supplied`` says of the eight columns which have power. ``zone`` is the planning zone with
    ``places`` places. ``depot`` is all depots together, as letters, with ``room`` for so
    many goods in all. ``markers`` are still to be placed. ``points`` is the place on the score
    track, ``delivered``, ``hosted`` and ``neutral`` what it is made of.
    Of the personal pile ``pile`` is the number; ``cards`` are shown to the owner, as are the
    cards just ``drawn``. ``faces`` is what is printed on every card that the owner alone sees,
    ``deals`` the owner's standing answers to proposals, ``wishes`` what is kept of drawn cards,
    ``last`` what is left for after the end.
    While ``grace`` (ms UTC) lies ahead the seat may still deliver after the end.
    """

    seat: Seat
    field: str
    level: int
    power: tuple[tuple[str, ...], tuple[str, ...]]
    supplied: tuple[bool, ...]
    built: tuple[CardView, ...]
    zone: tuple[PlannedView, ...]
    places: int
    timers: tuple[TimerView, ...]
    ships: tuple[ShipView, ...]
    depot: str
    room: int
    markers: int
    points: int
    delivered: int
    hosted: int
    neutral: int
    trophies: tuple[str, ...]
    pile: int
    choosing: int
    resting: bool
    cards: tuple[str, ...]
    drawn: tuple[str, ...]
    faces: tuple[CardView, ...]
    deals: tuple[str, ...]
    wishes: tuple[str, ...]
    last: tuple[str, ...]
    grace: int

    @property
    def demands(self) -> tuple[DemandView, ...]:
        """All demands, met or open, in the order of building."""
        return tuple(demand for card in self.built for demand in card.demands)


@dataclass(frozen=True, slots=True)
class NeutralView:
    """A neutral planet, its demand (None: no card, or the basic game), and goods left there."""

    field: str
    card: str
    demand: DemandView | None
    goods: str


@dataclass(frozen=True, slots=True)
class ProposalView:
    """A trade in the air.

    ``give`` and ``want`` are letters of goods, or where ``place`` is empty the number of cards;
    ``card`` and ``wish`` are those cards, for the seats who may know them.
    """

    id: str
    seat: Seat
    partner: Seat
    place: str
    give: str
    want: str
    until: int
    card: str = ""
    wish: str = ""


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it.

    ``now`` is the instant of the last thing that everybody could see, ``begins`` and ``ends`` when
    game time starts and runs out (ms UTC; 0 before the first mines are chosen), ``minute`` one
    timer minute in ms, ``played`` how much of the game time has passed, in thousandths. ``dawn`` is
    when the nightly pause ends that is now, else 0. ``ring`` lists all fields in order around
    the orbit. ``common`` is the number of cards in the common piles of level 2 and 3,
    ``demands`` that of demand cards, ``attacks`` of attack markers in the reserve. ``settled``
    are the seats that have chosen their first mine; ``first`` the viewer's own choice.
    ``supply`` is how many columns of a side a generator, satellite and reactor supply, ``depot``
    how many goods a depot holds. ``closing`` says why the end has come, while timers still run out
    (SD28).
    """

    viewer: Seat | None
    now: int
    begins: int
    ends: int
    minute: int
    played: int
    dawn: int
    advanced: bool
    supply: tuple[int, int, int]
    depot: int
    decision: str
    ring: tuple[str, ...]
    planets: tuple[PlanetView, ...]
    neutrals: tuple[NeutralView, ...]
    common: tuple[int, int]
    demands: int
    attacks: int
    proposals: tuple[ProposalView, ...]
    settled: tuple[Seat, ...]
    first: tuple[str, ...]
    over: str
    result: Result | None
    closing: str = ""

    @property
    def own(self) -> PlanetView | None:
        """The viewer's own planet; None for a spectator."""
        return None if self.viewer is None else self.planets[self.viewer]


def view(state: State, viewer: Seat | None) -> View:
    """Add up what the viewer may know."""
    step = state.stack[0] if state.stack else None
    chosen = step.chosen if isinstance(step, Settle) else {}
    length = state.minute * MINUTES
    return View(
        viewer=viewer,
        now=state.told,
        begins=state.begins,
        ends=state.ends,
        minute=state.minute,
        played=min(1000, 1000 * passed(state.night, state.begins, state.told) // length)
        if state.ends
        else 0,
        dawn=dawn_after(state.night, state.told),
        advanced=state.advanced,
        supply=state.power,
        depot=state.depot,
        decision=pending_step(state),
        ring=state.ring,
        planets=tuple(
            _planet(state, Seat(seat), own=viewer == seat) for seat in range(state.seats)
        ),
        neutrals=tuple(_neutrals(state)),
        common=(len(state.common["2"]), len(state.common["3"])),
        demands=len(state.demands),
        attacks=state.attacks,
        proposals=tuple(_proposal(proposal, viewer) for proposal in state.proposals),
        settled=tuple(Seat(seat) for seat in sorted(chosen)),
        first=() if viewer is None else tuple(chosen.get(viewer, ())),
        over=state.over,
        result=result(state) if state.finished else None,
        closing=state.closing if not state.over else "",
    )


def _planet(state: State, seat: Seat, *, own: bool) -> PlanetView:
    planet = state.planets[seat]
    shown = own or bool(state.over)
    left, right = (tuple(planet.power[side]) for side in SIDES)
    power = powered(state, planet)
    return PlanetView(
        seat=seat,
        field=home(seat),
        level=planet.level,
        power=(left, right),
        supplied=tuple(bool(power >> column & 1) for column in range(len(COLUMNS))),
        built=tuple(_built(state, planet, built) for built in planet.built),
        zone=tuple(_planned(state, planet, n, shown=shown) for n in range(len(planet.zone))),
        places=places(state, planet),
        timers=tuple(timer_view(state, seat, n, own=own) for n in range(len(planet.timers))),
        ships=tuple(_ship(ship) for ship in planet.ships),
        depot=letters(planet.depot),
        room=capacity(state, planet),
        markers=planet.markers,
        points=planet.points,
        delivered=planet.delivered,
        hosted=planet.hosted,
        neutral=planet.neutral,
        trophies=tuple(planet.trophies),
        pile=len(planet.pile),
        choosing=len(planet.drawn),
        resting=bool(planet.rest),
        cards=tuple(planet.pile) if shown else (),
        drawn=tuple(planet.drawn) if shown else (),
        faces=tuple(_face(state, planet, card) for card in _private(planet)) if shown else (),
        deals=tuple(".".join(order.words) for order in planet.deals) if own else (),
        wishes=tuple(order.words[0] for order in planet.wishes) if own else (),
        last=tuple(order.words[0] for order in planet.last) if own else (),
        grace=planet.grace,
    )


def _private(planet: Planet) -> list[str]:
    """The cards of a planet that are not built."""
    return [*planet.drawn, *planet.zone, *planet.pile]


def _face(state: State, planet: Planet, card: str) -> CardView:
    """What is printed on a card that is not built."""
    printed = state.card(card)
    demands = tuple(
        DemandView(f"{card}={d.goods}", d.goods, d.deliver, d.host) for d in printed.demands
    )
    kind = kind_of(card)
    return CardView(
        id=card,
        kind=kind,
        site="",
        foot=printed.foot,
        links=printed.links,
        works=False,
        usable=is_usable(card),
        demands=demands,
        fits=any(sites(state, planet, card)),
    )


def _built(state: State, planet: Planet, built: Built) -> CardView:
    printed = state.card(built.card)
    demands = []
    for demand in printed.demands:
        met = built.met.get(demand.goods)
        name = f"{built.card}={demand.goods}"
        seat = None if met is None else Seat(met)
        demands.append(DemandView(name, demand.goods, demand.deliver, demand.host, seat))
    return CardView(
        id=built.card,
        kind=kind_of(built.card),
        site=built.site,
        foot=printed.foot,
        links=printed.links,
        works=works(state, planet, built),
        usable=is_usable(built.card),
        demands=tuple(demands),
        store=letters(built.store),
        attacks=built.attacks,
        blocked=built.blocked,
    )


def _planned(state: State, planet: Planet, number: int, *, shown: bool) -> PlannedView:
    card = planet.zone[number]
    timer = planet.timer_on(card)
    return PlannedView(
        slot=f"slot-{number + 1}",
        level=state.card(card).level,
        card=card if shown else "",
        timer="" if timer is None else f"timer-{planet.timers.index(timer) + 1}",
    )


def _ship(ship: Ship) -> ShipView:
    return ShipView(ship.id, ship.at, ship.to, letters(ship.load))


def _neutrals(state: State) -> list[NeutralView]:
    found = []
    for number, neutral in enumerate(state.neutrals, start=1):
        demand = None
        if neutral.card:
            (wanted,) = state.card(neutral.card).demands
            name = f"{neutral.card}={wanted.goods}"
            demand = DemandView(name, wanted.goods, wanted.deliver, wanted.host)
        goods = letters(neutral.goods)
        found.append(NeutralView(f"gizzi-{number}", neutral.card, demand, goods))
    return found


def _proposal(proposal: Proposal, viewer: Seat | None) -> ProposalView:
    if proposal.place:
        give, want, card, wish = proposal.give, proposal.want, "", ""
    else:
        give, want = str(int(bool(proposal.give))), str(int(bool(proposal.want)))
        card = proposal.give if viewer in (proposal.seat, proposal.partner) else ""
        wish = proposal.want if viewer == proposal.partner else ""
    return ProposalView(
        proposal.id,
        proposal.seat,
        proposal.partner,
        proposal.place,
        give,
        want,
        proposal.until,
        card,
        wish,
    )
