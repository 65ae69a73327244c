"""The flow: everybody settles, and then all play at once until game time is up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine import AnyOffer, Offer, Play, Seat, Step

from . import events
from .calendar import after
from .parts import MINUTES, kind_of
from .sites import SIDES
from .state import Built, State


@dataclass(slots=True)
class Settle(Step[State]):
    """SD12: a side for the first generator, a mine, and a connection that has power."""

    chosen: dict[int, list[str]] = field(default_factory=dict)

    def seats(self, state: State) -> Sequence[Seat]:
        return tuple(Seat(seat) for seat in range(state.seats) if seat not in self.chosen)

    def offers(self, state: State, seat: Seat) -> Sequence[AnyOffer]:
        reach = state.power[0]
        mines = [card for card in state.planets[seat].pile if kind_of(card) == "mine"]
        return tuple(
            Offer("settle", (side, mine, f"{side[0]}{number + 1}"))
            for side in SIDES
            for mine in mines
            for number in range(reach)
        )

    def settle(self, play: Play[State], seat: Seat, *choice: str) -> None:
        """SD12: secret until all have chosen."""
        side, card, site = choice
        self.chosen[seat] = [side, card, site]
        play.tell(
            events.SeatSettled(seat=seat),
            events.SettlingNoted(side=side, card=card, site=site, to=(seat,)),
        )

    def run(self, play: Play[State]) -> None:
        """All mines are revealed together, and time begins."""
        state = play.state
        for number, planet in enumerate(state.planets):
            side, card, site = self.chosen[number]
            generator = next(each for each in planet.pile if kind_of(each) == "generator")
            planet.pile.remove(generator)
            planet.pile.remove(card)
            planet.power[side].append(generator)
            planet.built.append(Built(card, site))
            play.tell(events.PlanetRevealed(seat=Seat(number), side=side, card=card, site=site))
        state.begins = state.now
        state.ends = after(state.night, state.now, MINUTES * state.minute)  # SD1, SD2
        play.tell(events.GameBegan(until=state.ends // 1000))
        play.goto(Work())


@dataclass(slots=True)
class Work(Step[State]):
    """SD20 to SD46: everything that may be done at any time."""


STEPS = (Settle, Work)
