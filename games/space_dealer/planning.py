"""SD20: cards come into the planning zone."""

from __future__ import annotations

from engine import Play, Seat

from . import events
from .sites import places
from .state import Planet, State


def room_to_plan(state: State, planet: Planet) -> int:
    """SD20: places left in the planning zone; cards just drawn hold one."""
    left = places(state, planet) - len(planet.zone) - bool(planet.drawn)
    return max(0, left)  # centres may have been built over


def plan(play: Play[State], seat: Seat, card: str) -> None:
    """From the personal pile."""
    planet = play.state.planets[seat]
    planet.pile.remove(card)
    planet.zone.append(card)
    play.tell(events.CardPlanned(seat=seat), events.PlannedNoted(card=card, to=(seat,)))


def draw(play: Play[State], seat: Seat, level: str) -> None:
    """Two cards of a common pile, or the one that is left."""
    number = level.removeprefix("level-")
    pile = play.state.common[number]
    drawn = tuple(sorted(pile.pop() for _ in range(min(2, len(pile)))))
    play.state.planets[seat].drawn = list(drawn)
    play.tell(
        events.CardsDrawn(seat=seat, level=int(number), cards=len(drawn)),
        events.DrawnSeen(cards=drawn, to=(seat,)),
    )


def keep(play: Play[State], seat: Seat, card: str) -> None:
    """One of the cards drawn; the other goes under the pile."""
    state, planet = play.state, play.state.planets[seat]
    level = state.card(card).level
    state.common[str(level)][:0] = [other for other in planet.drawn if other != card]
    planet.drawn = []
    planet.zone.append(card)
    play.tell(events.CardKept(seat=seat, level=level), events.KeptNoted(card=card, to=(seat,)))
