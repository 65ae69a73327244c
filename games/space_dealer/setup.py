"""SD1, SD2, SD10 to SD13: the set-up."""

from __future__ import annotations

from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine import Play, Seat

from . import events
from .calendar import DAY, HOUR, Zone
from .parts import GOODS, MINUTES, NEUTRAL, SECOND, Box, kind_of
from .state import TIMERS, Neutral, Night, Planet, Ship, State, Timer, home
from .steps import Settle
from .zones import nearest

MINUTE: Final = {
    "one-minute": HOUR // 60,
    "ten-minutes": HOUR // 6,
    "two-hours": 2 * HOUR,
    "eight-hours": 8 * HOUR,
}
"""SD1: how long one timer minute takes, in ms."""

THREE: Final = {
    "generator": 2,
    "depot": 1,
    "solar": 2,
    "multi": 1,
    "complex": 1,
    "converter": 1,
    "reactor": 2,
    "fusion": 1,
    "metropolis": 1,
    "megacity": 1,
    "fuser": 1,
}
"""SD10: what is taken out of a box for three players."""
FIVE: Final = {
    kind: THREE[kind] for kind in THREE if kind not in ("metropolis", "megacity", "fuser")
}
"""SD10: what five players take out of one box beyond that."""
BOXES: Final = {3: (3,), 4: (4,), 5: (3, 5), 6: (3, 3), 7: (3, 4), 8: (4, 4)}
"""SD10: for how many players each box is prepared; 5 means as for 3, and FIVE taken out too."""
EXPERT: Final = {3: (3,), 4: (4,), 5: (4,), 6: (4,), 7: (3, 4), 8: (4, 4)}
"""SD40: for how many players the advanced cards of each box are prepared."""
FEW: Final = {"sabotage": 1, "missile": 1, "factory": 1, "centre": 1}
"""SD40: the advanced cards for three players; for four all are used."""


AT_ONCE: Final = 24
"""SD2: in place of the hour at which time begins."""


class Options(BaseModel):
    """The variants of a table.

    ``timer`` (SD1): how long one timer minute takes. ``advanced`` (SD40 to SD46).
    ``dusk``, ``dawn``, ``zone`` (SD2): the hours between which time stands still, and where.
    ``proposals`` (SD26): how long a proposal stands. ``start`` (SD2): the hour at which time
    begins.

    What an option is that nobody has set is how matches were played before there was such an
    option; new tables begin with ``preset``.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    timer: Literal["one-minute", "ten-minutes", "two-hours", "eight-hours"] = "two-hours"
    advanced: bool = False
    dusk: int = Field(default=0, ge=0, le=23)
    dawn: int = Field(default=0, ge=0, le=23)
    zone: Zone = "utc"
    proposals: Literal["timer-minute", "day", "end"] = "timer-minute"
    start: int = Field(default=AT_ONCE, ge=0, le=AT_ONCE)


def preset(zone: str) -> dict[str, Any]:
    """SD2, SD26: what is fair to those who sleep, by the clocks of the host's IANA zone."""
    return {"dusk": 23, "dawn": 8, "zone": nearest(zone), "proposals": "day"}


def deal(play: Play[State], options: Options, box: Box) -> None:
    """Sort the cards, deal the personal piles, lay out the ring."""
    state = play.state
    boxes = len(BOXES[state.seats])
    state.told = state.now
    state.cards, state.power, state.depot = dict(box.facts), box.power, box.depot
    state.minute = MINUTE[options.timer]
    live = options.timer == "one-minute"  # SD2: played in one go
    hours = (0, 0) if live else (options.dusk, options.dawn)
    state.night = Night(*hours, options.zone)
    state.start = None if options.start == AT_ONCE else options.start
    state.patience = {"timer-minute": 0, "day": DAY, "end": MINUTES * state.minute}[
        options.proposals
    ]
    state.advanced = options.advanced
    state.attacks = box.attacks * boxes if options.advanced else 0
    state.planets = [
        Planet([Timer() for _ in range(TIMERS)], [Ship("ship", home(Seat(seat)))])
        for seat in range(state.seats)
    ]
    state.neutrals = [Neutral() for _ in range(state.seats)]
    sort_cards(play)
    deal_piles(play)
    if options.advanced:  # SD46
        for neutral in state.neutrals:
            neutral.card = state.demands.pop()
    play.tell(events.PilesDealt())
    for seat, planet in enumerate(state.planets):
        planet.pile.sort()
        play.tell(events.PileSeen(cards=tuple(planet.pile), to=(Seat(seat),)))
    play.call(Settle())


def sort_cards(play: Play[State]) -> None:
    """SD10, SD40: which cards are in the game, and the common piles."""
    state = play.state
    everything = list(state.cards)
    common: list[str] = []
    for number, players in enumerate(BOXES[state.seats]):
        cards = [card + SECOND * number for card in everything]
        play.dice.shuffle(cards)
        expert = EXPERT[state.seats][number] if number < len(EXPERT[state.seats]) else 0
        out = removed(players, expert if state.advanced else 0)
        out["neutral"] = 0 if state.advanced else NEUTRAL
        for card in cards:
            if out.get(kind_of(card), 0) > 0:
                out[kind_of(card)] -= 1
                state.unused.append(card)
            else:
                common.append(card)
    level = {card: state.card(card).level for card in common}
    state.common = {str(n): [card for card in common if level[card] == n] for n in (1, 2, 3)}
    state.demands = [card for card in common if level[card] == 0]
    for pile in (*state.common.values(), state.demands):
        play.dice.shuffle(pile)


def removed(players: int, expert: int) -> dict[str, int]:
    """SD10, SD40: how many cards of each kind are taken out of a box."""
    out: dict[str, int] = {} if players == 4 else dict(THREE)
    if players == 5:
        out = {kind: count + FIVE.get(kind, 0) for kind, count in THREE.items()}
    for kind, count in {**FEW, "sabotage": 2, "missile": 2, "factory": 2, "centre": 2}.items():
        out[kind] = {0: count, 3: count - FEW[kind], 4: 0}[expert]
    out["transport"] = out["station"] = int(expert < 4)
    return out


def deal_piles(play: Play[State]) -> None:
    """SD11: three mines of different colours, two generators and a depot for everybody."""
    state = play.state
    cards = state.common.pop("1")
    mines = [[card for card in cards if card.startswith(f"mine-{good}-")] for good in GOODS]
    piles: list[list[str]] = [[] for _ in range(sum(map(len, mines)) // 3)]
    for number, pile in enumerate(piles):
        lacking = number % len(GOODS)
        pile += [mines[colour].pop() for colour in range(len(GOODS)) if colour != lacking]
    play.dice.shuffle(piles)
    rest = {kind: [card for card in cards if kind_of(card) == kind] for kind in THREE}
    for planet in state.planets:
        planet.pile = piles.pop()
        planet.pile += [rest["generator"].pop(), rest["generator"].pop(), rest["depot"].pop()]
    for pile in (*piles, rest["generator"], rest["depot"]):
        state.unused += pile
    state.unused.sort()
