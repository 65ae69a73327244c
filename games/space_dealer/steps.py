"""The flow: everybody settles, and then all play at once until game time is up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import ClassVar

from engine import AnyOffer, Play, Seat, Step, Verb, as_seat, need

from . import attacks, closing, dealings, demands, events, orders, planning, trade
from .actions import GATES_LANDING, GATES_PLAYING, LANDING, PLAYING
from .calendar import after, next_hour
from .gates import Gates
from .goods import Store, names, put, take
from .parts import HOLD, MINUTES, kind_of
from .sites import SIDES
from .state import SEATS, Built, Proposal, State
from .tasks import begin, choose, next_timer, release


@need
def first_mine(_step: Settle, state: State, seat: Seat) -> Sequence[tuple[str, ...]]:
    mines = [card for card in state.planets[seat].pile if kind_of(card) == "mine"]
    return [
        (side, mine, f"{side[0]}{number}")
        for side in SIDES
        for mine in mines
        for number in range(1, state.power[0] + 1)
    ]


class Settle(Step[State]):
    """SD12: a side for the first generator, a mine, and a connection that has power."""

    verbs = (Verb("settle", first_mine),)

    chosen: dict[int, list[str]] = field(default_factory=dict)

    def seats(self, state: State) -> Sequence[Seat]:
        return tuple(seat for seat in SEATS[: state.seats] if seat not in self.chosen)

    def settle(self, play: Play[State], seat: Seat, *choice: str) -> None:
        """SD12: secret until all have chosen."""
        side, card, site = choice
        self.chosen[seat] = [side, card, site]
        play.state.told = play.state.now
        play.tell(
            events.SeatSettled(seat=seat),
            events.SettlingNoted(side=side, card=card, site=site, to=(seat,)),
        )

    def run(self, play: Play[State]) -> None:
        """All mines are revealed together, and time begins."""
        state = play.state
        play.learn()
        for number, planet in enumerate(state.planets):
            side, card, site = self.chosen[number]
            generator = next(each for each in planet.pile if kind_of(each) == "generator")
            planet.pile.remove(generator)
            planet.pile.remove(card)
            planet.power[side].append(generator)
            planet.built.append(Built(card, site))
            play.tell(events.PlanetRevealed(seat=Seat(number), side=side, card=card, site=site))
        state.begins = state.now
        if state.start is not None:  # SD2
            state.begins = next_hour(state.night, state.start, state.now)
        if state.begins > state.now:
            state.night.outages.append((state.now, state.begins))
        state.ends = after(state.night, state.begins, MINUTES * state.minute)  # SD1, SD2
        since = state.begins // 1000 if state.begins > state.now else 0
        play.tell(events.GameBegan(until=state.ends // 1000, since=since))
        play.goto(Work())


class Work(Step[State]):
    """SD20 to SD46: everything that may be done at any time, by all at once.

    Nothing here can be undone, because time has gone on (SD64).
    """

    verbs = PLAYING
    gates: ClassVar[Gates] = GATES_PLAYING

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        found: list[AnyOffer] = []
        for verb in self.gates.left(self, state, seat):
            verb.add(found, self, state, seat)
        return found

    def seats(self, state: State) -> Sequence[Seat]:
        """SD62: whose timer, drawn cards or answer to a proposal the match waits for."""
        asked: list[Seat] = []
        if state.closing:
            return asked
        called = [proposal.partner for proposal in state.proposals] if state.proposals else ()
        for seat, planet in zip(SEATS, state.planets, strict=False):
            if planet.rest:
                continue
            if planet.drawn or seat in called:
                asked.append(seat)
                continue
            for timer in planet.timers:
                if timer.due or not timer.job:
                    asked.append(seat)
                    break
        return asked

    def free(self, state: State) -> Sequence[Seat]:
        asked = self.seats(state)
        return [seat for seat in SEATS[: state.seats] if seat not in asked]

    def run(self, play: Play[State]) -> None:
        """Everybody waits: so does the match, for its next alarm. Or the end has come (SD28)."""
        if play.state.closing:
            closing.begin_end(play)
            play.goto(Land())

    def wait(self, play: Play[State], seat: Seat) -> None:
        """SD62: until something of the seat's own happens, one timer minute at most."""
        # What is told from now on is as of now, and when others last left an order is their secret:
        # nobody may look past this without having done it.
        play.seal()
        state = play.state
        state.told = state.now
        state.planets[seat].rest = after(state.night, state.now, state.minute)

    def plan(self, play: Play[State], seat: Seat, card: str) -> None:
        """SD20."""
        planning.plan(play, seat, card)
        done(play)

    def draw(self, play: Play[State], seat: Seat, level: str) -> None:
        """SD20: two cards, or the one that is left."""
        planning.draw(play, seat, level)
        done(play)

    def keep(self, play: Play[State], seat: Seat, card: str) -> None:
        """SD20: the other card goes under the pile."""
        planning.keep(play, seat, card)
        done(play)

    def research(self, play: Play[State], seat: Seat) -> None:
        """SD21."""
        start(play, seat, "research")

    def build(self, play: Play[State], seat: Seat, card: str, site: str) -> None:
        """SD21, SD23."""
        start(play, seat, "build", card, site)

    def scrap(self, play: Play[State], seat: Seat, card: str) -> None:
        """SD44."""
        start(play, seat, "scrap", card)

    def use(self, play: Play[State], seat: Seat, card: str, way: str) -> None:
        """SD21."""
        start(play, seat, "use", card, way)

    def fly(self, play: Play[State], seat: Seat, ship: str, field: str) -> None:
        """SD22."""
        start(play, seat, "fly", ship, field)

    def place(self, play: Play[State], seat: Seat, card: str, site: str) -> None:
        """SD23, SD44: the timer has run out; now the card gets its site."""
        finish(play, seat, card, site)

    def exchange(self, play: Play[State], seat: Seat, card: str, way: str) -> None:
        """SD25: the timer has run out; now the goods are exchanged."""
        finish(play, seat, card, way)

    def release(self, play: Play[State], seat: Seat, timer: str) -> None:
        """A timer that has run out is taken away without effect."""
        release(play, seat, play.state.planets[seat].timer(timer))
        done(play)

    def deliver(self, play: Play[State], seat: Seat, demand: str, ship: str) -> None:
        """SD27, SD46."""
        demands.deliver(play, seat, demand, ship)
        done(play)

    def move(self, play: Play[State], seat: Seat, source: str, target: str, what: str) -> None:
        """SD26."""
        orders.move(play, seat, source, target, what)
        done(play)

    def dump(self, play: Play[State], seat: Seat, source: str, what: str) -> None:
        """SD27."""
        orders.dump(play, seat, source, what)
        done(play)

    def drop(self, play: Play[State], seat: Seat, ship: str, what: str) -> None:
        """SD46."""
        neutral, hold, field = on_neutral(play, seat, ship)
        taken = take(hold, what)
        put([neutral], taken)
        play.tell(dealings.GoodsDropped(seat=seat, planet=field, goods=names(taken)))
        done(play)

    def lift(self, play: Play[State], seat: Seat, ship: str, what: str) -> None:
        """SD46."""
        neutral, hold, field = on_neutral(play, seat, ship)
        taken = take(neutral, what, hold.room)
        put([hold], taken)
        play.tell(dealings.GoodsLifted(seat=seat, planet=field, goods=names(taken)))
        done(play)

    def sabotage(self, play: Play[State], seat: Seat, target: str, timer: str) -> None:
        """SD41."""
        attacks.sabotage(play, seat, as_seat(target), timer)
        done(play)

    def block(self, play: Play[State], seat: Seat, target: str, card: str) -> None:
        """SD42."""
        attacks.block(play, seat, as_seat(target), card)
        done(play)

    def trade(self, play: Play[State], seat: Seat, *words: str) -> None:
        """SD26."""
        trade.propose(play, seat, words, cards=False)
        done(play)

    def swap(self, play: Play[State], seat: Seat, *words: str) -> None:
        """SD45."""
        trade.propose(play, seat, words, cards=True)
        done(play)

    def accept(self, play: Play[State], _seat: Seat, deal: str) -> None:
        """SD26, SD45."""
        trade.accept(play, proposal(play.state, deal))
        done(play)

    def decline(self, play: Play[State], _seat: Seat, deal: str) -> None:
        """SD26, SD45."""
        trade.close(play, proposal(play.state, deal), dealings.ProposalDeclined)
        done(play)

    def withdraw(self, play: Play[State], _seat: Seat, deal: str) -> None:
        """SD26, SD45."""
        trade.close(play, proposal(play.state, deal), dealings.ProposalWithdrawn)
        done(play)


class Land(Work):
    """SD28: after the end ships land and deliver; then the match is over.

    A short answer for which the table's limit counts; at the latest a timer minute ends it.
    """

    window = True
    verbs = LANDING
    gates = GATES_LANDING

    def seats(self, state: State) -> Sequence[Seat]:
        return tuple(closing.pressing(state))

    def free(self, state: State) -> Sequence[Seat]:  # noqa: ARG002 - as seats
        return ()

    def run(self, play: Play[State]) -> None:
        """Nobody can deliver: the match waits for what still runs, and then it is over."""
        if not closing.still_runs(play.state):
            play.finish(play.state.closing)

    def deliver(self, play: Play[State], seat: Seat, demand: str, ship: str) -> None:
        """SD46: what is drawn next, somebody else may be able to meet."""
        before = closing.chances(play.state)
        Work.deliver(self, play, seat, demand, ship)
        closing.give_time(play.state, before)

    def place(self, play: Play[State], seat: Seat, card: str, site: str) -> None:
        """SD27: what is wanted on the card, somebody may have aboard."""
        before = closing.chances(play.state)
        Work.place(self, play, seat, card, site)
        closing.give_time(play.state, before)

    def wait(self, play: Play[State], seat: Seat) -> None:
        """SD28: the seat is done, until another of its ships lands."""
        play.seal()  # as above
        play.state.told = play.state.now
        play.state.planets[seat].grace = 0


def done(play: Play[State]) -> None:
    """After everything that happened: standing orders may be able to go on (SD4)."""
    play.seal()
    play.state.told = play.state.now
    orders.work_off(play)


def start(play: Play[State], seat: Seat, *words: str) -> None:
    """SD21: a free timer begins."""
    timer = next_timer(play.state.planets[seat])
    assert timer is not None
    begin(play, seat, timer, words)
    done(play)


def finish(play: Play[State], seat: Seat, card: str, aim: str) -> None:
    """A timer that has run out does what it waited to be told."""
    timer = play.state.planets[seat].timer_on(card)
    assert timer is not None
    choose(play, seat, timer, aim)
    done(play)


def proposal(state: State, id_: str) -> Proposal:
    """The proposal of this id."""
    return next(each for each in state.proposals if each.id == id_)


def on_neutral(play: Play[State], seat: Seat, ship_id: str) -> tuple[Store, Store, str]:
    """The goods on the neutral planet where a ship is, its hold, and the field.

    There is always room on the planet for what a ship carries.
    """
    ship = play.state.planets[seat].ship(ship_id)
    assert ship is not None
    neutral = demands.neutral_at(play.state, ship.here)
    ground = Store("", neutral.goods, sum(neutral.goods) + HOLD)
    return ground, Store(ship.id, ship.load, HOLD), ship.here
