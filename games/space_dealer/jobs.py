"""SD4: what can be ordered of a timer, as verbs and ids.

Orders are secret, so the owner's cards may stand in them; none depends on what the owner cannot
know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from .goods import ALL, DEPOT
from .parts import ADVANCED, GOODS, USABLE, kind_of
from .sites import candidates, usable
from .state import Planet, State
from .tasks import LATER, ways

INSTANT: Final = ("load", "unload", "deliver", "dump", "draw")
"""Orders that take no time."""
SETTLING: Final = ("place", "release")
"""Orders for a timer that has run out and waits for a choice."""
PLANNED, FREE = "planned", "free"
"""Whatever is planned and can be built where no card is built over."""
ANY, ASK = "any", "ask"
"""Of cards drawn: one that can be built; or its owner chooses."""


def jobs(state: State, planet: Planet) -> Iterator[tuple[str, ...]]:
    """Everything that can be ordered while time runs."""
    yield ("research",)
    for card in (*planet.zone, *planet.pile):
        for site in (*candidates(state.card(card)), LATER):
            yield ("build", card, site)
    yield ("build", PLANNED, FREE)
    if state.advanced:
        for card in planet.zone:
            yield ("scrap", card)
    cards = [built.card for built in usable(state, planet)]
    for card in (*cards, *(c for c in (*planet.zone, *planet.pile) if kind_of(c) in USABLE)):
        yield from (("use", card, way) for way in order_ways(planet, card))
    yield from _carriage(state, planet)
    yield from _draws(state)
    yield from last_jobs(state, planet)


def _carriage(state: State, planet: Planet) -> Iterator[tuple[str, ...]]:
    ships = [ship.id for ship in planet.ships]
    yield from (("fly", ship, field) for ship in ships for field in state.ring)
    yield from ((verb, ship) for verb in ("load", "unload") for ship in ships)
    yield from (("dump", store, what) for store in (DEPOT, *ships) for what in (*GOODS, ALL))


def last_jobs(state: State, planet: Planet) -> Iterator[tuple[str, ...]]:
    """SD28: what can be ordered after the end, too."""
    for ship in planet.ships:
        yield ("deliver", ship.id)
    yield ("release",)
    waiting = [timer.on for timer in planet.timers if timer.job == "build"]
    cards = [*planet.zone, *planet.pile, *waiting]
    found = dict.fromkeys(site for card in cards for site in candidates(state.card(card)))
    for site in found:
        yield ("place", site)


def _draws(state: State) -> Iterator[tuple[str, ...]]:
    """SD20: from which pile, what is kept, and what else."""
    for level in (2, 3):
        kinds = wishes(state, level)
        for first in kinds:
            for second in (*(kind for kind in kinds if kind != first), ANY, ASK):
                yield ("draw", f"level-{level}", first, second)


def wishes(state: State, level: int) -> Sequence[str]:
    """The kinds of cards that the box has for a common pile."""
    kinds = dict.fromkeys(kind_of(id_) for id_, card in state.cards.items() if card.level == level)
    return [f"kind-{kind}" for kind in kinds if state.advanced or kind not in ADVANCED]


def order_ways(planet: Planet, card: str) -> tuple[str, ...]:
    """What can be ordered about the use of a card: of exchanges only one."""
    return tuple(way for way in ways(planet, card) if "=" not in way)
