"""SD7: what can be ordered of a timer, as verbs and ids.

Orders are secret, so the owner's cards may stand in them; none depends on what the owner cannot
know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from .goods import ALL, DEPOT
from .parts import ADVANCED, GOODS, Foot, is_usable, kind_of
from .sites import CANDIDATES, usable
from .state import Planet, State, Timer
from .tasks import LATER, ways

INSTANT: Final = ("load", "unload", "deliver", "dump", "draw")
"""Orders that take no time."""
SETTLING: Final = ("place", "release")
"""Orders for a timer that has run out and waits for a choice."""
PLANNED, FREE = "planned", "free"
"""Whatever is planned and can be built where no card is built over."""
ANY, ASK = "any", "ask"
"""When no card drawn is wished for: one that can be built is kept; or its owner chooses."""


def jobs(state: State, planet: Planet) -> Iterator[tuple[str, ...]]:
    """Everything that can be ordered while time runs."""
    yield ("research",)
    for card in (*planet.zone, *planet.pile):
        yield from _buildings(card, state.card(card).foot)
    yield ("build", PLANNED, FREE)
    if state.advanced:
        for card in planet.zone:
            yield ("scrap", card)
    cards = [built.card for built in usable(state, planet)]
    for card in (*cards, *(c for c in (*planet.zone, *planet.pile) if is_usable(c))):
        yield from (("use", card, way) for way in order_ways(planet, card))
    yield from _carriage(state, planet)
    yield from (("draw", level, other) for level in ("level-2", "level-3") for other in (ANY, ASK))
    yield from last_jobs(planet)


@cache
def _buildings(card: str, foot: Foot) -> Sequence[tuple[str, ...]]:
    return tuple(("build", card, site) for site in (*CANDIDATES[foot], LATER))


def _carriage(state: State, planet: Planet) -> Iterator[tuple[str, ...]]:
    ships = [ship.id for ship in planet.ships]
    yield from (("fly", ship, field) for ship in ships for field in state.ring)
    yield from ((verb, ship) for verb in ("load", "unload") for ship in ships)
    yield from (("dump", store, what) for store in (DEPOT, *ships) for what in (*GOODS, ALL))


def last_jobs(planet: Planet) -> Iterator[tuple[str, ...]]:
    """SD28: what can be ordered after the end, too."""
    for ship in planet.ships:
        yield ("deliver", ship.id)
    yield ("release",)


def settling(state: State, timer: Timer) -> Iterator[tuple[str, ...]]:
    """SD7, SD23: the sites for what the timer builds, or is ordered to, should it wait for one."""
    cards = [order.words[1] for order in timer.queue if order.words[0] == "build"]
    cards += [timer.on] if timer.job == "build" else []
    known = [state.card(card) for card in cards if card != PLANNED]
    for site in dict.fromkeys(site for card in known for site in CANDIDATES[card.foot]):
        yield ("place", site)


def wishes(state: State) -> Sequence[str]:
    """SD8: the kinds of cards that the box has for the common piles."""
    kinds = dict.fromkeys(kind_of(id_) for id_, card in state.cards.items() if card.level > 1)
    return [f"kind-{kind}" for kind in kinds if state.advanced or kind not in ADVANCED]


def order_ways(planet: Planet, card: str) -> tuple[str, ...]:
    """What can be ordered about the use of a card: of exchanges only one."""
    return tuple(way for way in ways(planet, card) if "=" not in way)
