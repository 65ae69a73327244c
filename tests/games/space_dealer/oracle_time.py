"""When timers run out, alarms ring and people are asked in Space Dealer: event by event."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Entry, Event, active_seats, next_alarm
from games.space_dealer import GAME, dealings, events
from games.space_dealer.state import State
from tests.laws.laws import Watch
from tests.laws.plans import AnyGame, Moment, Plan

from .oracle import AT_ONCE, HOUR, LENGTH, SECOND, clock_of

PATIENCE = {"day": 24 * HOUR, "end": 0, "timer-minute": 0}
OF_USE = (
    events.Produced,
    events.Exchanged,
    events.AttacksLoaded,
    events.Beamed,
    events.Unblocked,
    events.UseWaits,
)
"""What a card does when the timer on it has run out, or that it waits for a choice."""
ANSWERS = (dealings.TradeMade, dealings.SwapMade, dealings.ProposalDeclined)
NO_ANSWERS = (dealings.ProposalWithdrawn, dealings.ProposalExpired)


@dataclass
class Sand:
    """A timer that runs: on what it stands, and when it may have been started."""

    serial: int
    seat: int
    timer: str
    thing: str
    starts: set[int]
    end: int


class Hours:
    """What the clock has shown so far."""

    def __init__(self, plan: Plan) -> None:
        self.options = plan.options
        self.clock = clock_of(plan.options)
        self.begins = self.serial = self.now = self.time = 0
        self.sands: list[Sand] = []
        self.rests: dict[int, int] = {}
        self.woken: set[int] = set()
        self.perhaps: set[int] = set()
        self.instants: set[int] = set()
        self.due: list[int] = []
        self.graces: dict[int, int] = {}
        self.outage: tuple[int, int] | None = None

    @property
    def up(self) -> int:
        """SD1: when game time is up."""
        return self.clock.after(self.begins, LENGTH * self.clock.minute)

    def after(self, start: int) -> int:
        """A timer minute later."""
        return self.clock.after(start, self.clock.minute)

    def follow(self, moment: Moment) -> None:
        """Time goes on to the next entry."""
        state: State = moment.state
        if not self.begins:
            if state.begins:
                self._begin(state)
            return
        entry = moment.entry
        assert entry is not None
        self._hear(entry, moment.outcome.events, state)
        if not state.over:
            self._compare(state, entry)
            self._check_alarm(state)
            self._check_asked(state)

    def _begin(self, state: State) -> None:
        """SD1, SD2: when the last has chosen, or at the hour that the table names."""
        start, self.now = self.options["start"], state.now
        self.begins = self.now if start == AT_ONCE else self.clock.strikes(start, self.now)
        if self.begins > self.now:
            self.clock.stop(self.now, self.begins)
        assert (state.begins, state.ends) == (self.begins, self.up)

    # What happens in an entry.

    def _hear(self, entry: Entry, happened: tuple[Event, ...], state: State) -> None:
        self.time, self.outage = max(self.now, entry.time), None
        # SD4, SD62: what is ordered may also begin when somebody has waited, or a proposal expires.
        self.instants = {self.now, *(at for at in self.due if at <= self.time), self.time}
        self.woken, self.perhaps = set(), set()
        if entry.choice.verb == "rest":
            since = max(self.now, int(entry.choice.args[0]))
            if self.clock.fallen(since, self.time) > self.clock.minute:  # SD6
                self.outage = (since, self.time)
        for event in happened:
            for hear in (self._begun, self._done, self._told):
                hear(event)
        assert self.outage is None or state.over, f"no pause was told: {self.outage}"
        late = [sand for sand in self.sands if sand.end <= self.time]
        assert not late or state.over, f"{late} should have run out at {self.time}"
        self.now = state.now

    def _begun(self, event: Event) -> None:
        match event:
            case events.ResearchStarted(seat=seat, timer=timer, until=until):
                self._start(seat, timer, "research", until)
            case events.BuildStarted(seat=seat, timer=timer, until=until):
                self._start(seat, timer, "build", until)
            case events.BuildNoted(card=card):
                self.sands[-1].thing = f"build {card}"
            case events.UseStarted(seat=seat, timer=timer, until=until, card=card):
                self._start(seat, timer, f"use {card}", until)
            case events.FlightStarted(seat=seat, ship=ship, until=until):
                self._start(seat, "", f"fly {ship}", until)

    def _done(self, event: Event) -> None:
        match event:
            case events.LevelRaised(seat=seat):
                self._ring(seat, "research")
            case events.ShipArrived(seat=seat, ship=ship):
                self._ring(seat, f"fly {ship}")
            case events.CardBuilt(seat=seat, card=card) | events.ScrapNoted(card=card, to=(seat,)):
                self._ring(seat, f"build {card}")
            case events.BuildWaits(seat=seat, timer=timer):
                self._ring(seat, timer)
            case dealings.TimerSpent(seat=seat, timer=timer):
                self._ring(seat, timer)
            case _ if isinstance(event, OF_USE):
                self._ring(event.seat, f"use {event.card}")

    def _told(self, event: Event) -> None:
        match event:
            case dealings.Sabotaged(target=seat, timer=timer):
                self.woken.add(seat)
                for sand in self.sands:
                    if (sand.seat, sand.timer) == (seat, timer):
                        sand.thing = "spent"  # SD41: it runs on without effect
            case dealings.CardBlocked(target=seat):
                self.woken.add(seat)
            case events.Paused(since=since, until=until):
                self._pause(since, until)
            case dealings.EndCame():
                self.instants |= {min(self.up, self.time)}
            case dealings.TradeProposed() | dealings.SwapProposed():
                self._propose(event)
            case _ if isinstance(event, ANSWERS):
                self.woken |= {event.seat}
                self.perhaps |= {event.partner}
            case _ if isinstance(event, NO_ANSWERS):
                self.perhaps |= {event.seat, event.partner}

    def _start(self, seat: int, timer: str, thing: str, until: int) -> None:
        """SD21: a timer minute from now, or from the last thing that fell due."""
        self.serial += 1
        starts = {at for at in self.instants if self.after(at) // SECOND == until}
        assert starts, f"{seat} {thing}: no start of {self.instants} leads to {until}"
        end = self.after(max(starts))
        self.sands.append(Sand(self.serial, seat, timer, thing, starts, end))

    def _ring(self, seat: int, name: str) -> None:
        """SD3: in the order of instants, then of having been started."""
        for sand in self.sands:
            if sand.seat == seat and name in {sand.thing, sand.timer}:
                first = min(self.sands, key=lambda each: (each.end, each.serial))
                assert sand is first, f"{sand} ran out before {first}"
                assert sand.end <= self.time, f"{sand} ran out at {self.time}"
                self.sands.remove(sand)
                self.instants |= {sand.end}
                self.woken |= {seat}
                return
        self.perhaps |= {seat}  # it has made a choice for a timer that had run out

    def _pause(self, since: int, until: int) -> None:
        """SD6: what had not fallen due goes on where it stood."""
        assert self.outage is not None, "there was no outage"
        assert (since, until) == (self.outage[0] // SECOND, self.outage[1] // SECOND)
        late = [sand for sand in self.sands if sand.end <= self.outage[0]]
        assert not late, f"{late} were due before the outage"
        self.clock.stop(*self.outage)
        self.outage = None
        for sand in self.sands:
            sand.end = self.after(max(sand.starts))

    def _propose(self, event: dealings.TradeProposed | dealings.SwapProposed) -> None:
        """SD26: for a day of game time, for a timer minute, or until the end."""
        self.serial += 1
        self.woken.add(event.partner)
        if self.options["proposals"] == "end":
            assert event.until == self.up // SECOND
        else:
            sand = PATIENCE[self.options["proposals"]] or self.clock.minute
            untils = {min(self.up, self.clock.after(at, sand)) // SECOND for at in self.instants}
            assert event.until in untils

    # The position after it.

    def _compare(self, state: State, entry: Entry) -> None:
        """SD1, SD3: these timers run, since then and until then, and no others."""
        found, names = {}, {}
        for seat, planet in enumerate(state.planets):
            for number, timer in enumerate(planet.timers, 1):
                if timer.job and not timer.due:
                    found[timer.serial] = (seat, timer.start, timer.end)
                    names[timer.serial] = f"timer-{number}"
        should = {sand.serial: sand for sand in self.sands}
        assert found.keys() == should.keys(), f"run: {found}; should run: {should}"
        for serial, (seat, start, end) in found.items():
            sand = should[serial]
            assert (seat, start in sand.starts) == (sand.seat, True), f"{sand}: {seat} {start}"
            sand.timer = names[serial]
            sand.starts, sand.end = {start}, self.after(start)
            assert end == sand.end, f"{sand} ends at {end}"
        assert state.serial == self.serial
        assert state.ends == self.up, f"it ends at {state.ends}, not {self.up}"
        over = self.now >= self.up or any(not planet.markers for planet in state.planets)
        assert bool(state.closing) == over, f"SD28: {state.closing} at {self.now}, {self.up}"
        self._check_rests(state, entry)
        self._check_graces(state)

    def _check_rests(self, state: State, entry: Entry) -> None:
        """SD62: who waits does so for a timer minute, unless something of theirs happens."""
        for seat in self.woken:
            self.rests.pop(seat, None)
        if entry.choice.verb == "wait" and not state.closing:
            self.rests[entry.seat] = self.time
        for seat, planet in enumerate(state.planets):
            until = self.after(self.rests[seat]) if seat in self.rests else 0
            if state.closing or until <= self.now or (seat in self.perhaps and planet.rest == 0):
                self.rests.pop(seat, None)
                until = 0
            assert max(planet.rest, self.now) == max(until, self.now), f"{seat} rests {planet.rest}"

    def _check_graces(self, state: State) -> None:
        """SD28: a timer minute to deliver after a landing, or after the end."""
        for seat, planet in enumerate(state.planets):
            known = self.graces.get(seat)
            if planet.grace <= self.now or (known and self.after(known) == planet.grace):
                continue
            came = [at for at in self.instants if self.after(at) == planet.grace]
            assert came, f"{seat} may deliver until {planet.grace}: {known} {self.instants}"
            self.graces[seat] = min(came)

    def _check_alarm(self, state: State) -> None:
        """The next instant at which anything happens by itself."""
        times = [sand.end for sand in self.sands]
        times += [proposal.until for proposal in state.proposals]
        times += [self.after(at) for at in self.rests.values()]
        if state.closing:  # SD28: only whoever can still deliver is waited for
            times += [state.planets[seat].grace for seat in active_seats(state)]
        else:
            times.append(self.up)
        self.due, alarm = times, next_alarm(GAME, state)
        assert alarm == min(times), f"the next alarm is {alarm}; due are {sorted(times)}"

    def _check_asked(self, state: State) -> None:
        """SD62: who has a timer free or run out, drawn cards, or a proposal to answer."""
        if state.closing:
            return
        asked = set()
        for seat, planet in enumerate(state.planets):
            busy = sum(sand.seat == seat for sand in self.sands) == len(planet.timers)
            offered = any(proposal.partner == seat for proposal in state.proposals)
            if seat not in self.rests and (not busy or planet.drawn or offered):
                asked.add(seat)
        found = set(active_seats(state))
        assert found == asked, f"asked: {found}; should be: {asked}"


def keeps_time(_game: AnyGame, plan: Plan) -> Watch:
    """SD1 to SD6, SD62: all that happens by itself happens when the sand says so."""
    hours = Hours(plan)
    while moment := (yield):
        hours.follow(moment)
