"""Every card, title, technology and pilot's ability, named once, under its id.

Each says which figures of the rules it changes, and by how much. Whoever works out such a figure
takes what is printed and adds ``change``: no rule asks for a card by its id. What is done with a
card is entered under the name that it has here (``use``, ``effect``, ``question``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from .state import Captain, State

Figure: TypeAlias = Literal[
    "price",
    "market",
    "test",
    "fee",
    "fare",
    "sale",
    "port",
    "actions",
    "bounty",
    "laser",
    "shield",
    "value",
    "holds",
    "against-pirates",
    "drills",
    "loot",
    "net",
    "fame",
    "infamy",
]
"""What is changed.

Credits: for a purchase, for an action on the spaceport of another, from a passenger, for a good,
for a spaceport, for pirates, for drills, for a good that pirates take. Steps of a market. Actions
after landing in a city. Gauges, the navigation value without a die, the die in a test, and what
is taken from it against pirates. Holds, and things of one point that take no room. Fame and infamy
at the end.
"""
By: TypeAlias = "int | Callable[..., int]"
"""By how much: always the same, or of state, captain and what the figure is about."""
CHEAP_PORT: Final = 150


@dataclass(frozen=True, slots=True)
class Card:
    """A card, or what works like one: its id in offers, events and logs, and what it changes."""

    id: str
    changes: Mapping[Figure, By] = field(default_factory=dict, hash=False)

    def works(self, state: State, captain: Captain) -> bool:
        """Whether the captain has it, and it does what it says."""
        raise NotImplementedError(type(self).__name__)

    def is_used(self, state: State) -> bool:
        """Whether it has been used in this turn."""
        return self.id in state.turn.used


class Reward(Card):
    """A reward card, which works while it lies before its owner (MV222)."""

    __slots__ = ()

    def works(self, _state: State, captain: Captain) -> bool:
        return self.id in captain.rewards


class Title(Card):
    """A title card (MV183)."""

    __slots__ = ()

    def works(self, _state: State, captain: Captain) -> bool:
        return self.id in captain.titles


class Intel(Card):
    """An intel card, to be used later (MV183)."""

    __slots__ = ()

    def works(self, _state: State, captain: Captain) -> bool:
        return self.id in captain.intel


class Encounter(Card):
    """An encounter card that does something when it is drawn (MV180), and changes no figure."""

    __slots__ = ()


class Challenge(Card):
    """A card of the solo challenge: what it changes while it is unmet (MV250)."""

    __slots__ = ()

    def works(self, state: State, _captain: Captain) -> bool:
        return self.id in state.active_challenges()


class Technology(Card):
    """A technology that works while it is aboard."""

    __slots__ = ()

    def works(self, _state: State, captain: Captain) -> bool:
        return captain.owns(self.id)


class Device(Card):
    """An upgrade that works by the die on it, for the rest of the turn (MV50, MV198)."""

    __slots__ = ()

    def works(self, state: State, captain: Captain) -> bool:
        return self.id in state.turn.places and captain is state.captain


class Ability(Card):
    """What one side of a pilot's card of level 3 gives (MV205); its id is ``humans-a``."""

    __slots__ = ()

    @property
    def pilot(self) -> str:
        """The pilot's home culture."""
        return self.id.partition("-")[0]

    def works(self, _state: State, captain: Captain) -> bool:
        return bool(captain.side) and f"{captain.pilot}-{captain.side}" == self.id


def change(state: State, captain: Captain, figure: Figure, *about: object) -> int:
    """By how much all that a captain holds changes a figure."""
    found = 0
    for each in _CHANGING.get(figure, ()):
        if each.works(state, captain):
            by = each.changes[figure]
            found += by if isinstance(by, int) else by(state, captain, *about)
    return found


def _first_purchase(state: State, _captain: Captain) -> int:
    """MV226: of a phase; a first contact has none."""
    return -10 if not state.turn.purchases and not state.turn.contact else 0


def cheaper_port(state: State) -> int:
    """A spaceport for c150 (Builder, Building Permit)."""
    return min(0, CHEAP_PORT - state.parts.figures.port)


def _no_fee(state: State, _captain: Captain) -> int:
    return -state.parts.figures.fee


def _from_weak_to_active(state: State, _captain: Captain, good: str, top: str) -> int:
    weak, active, _ = state.parts.good[good].resale
    return active - weak if top == "weak" else 0


def _variable(id_: str, gauge: Figure) -> Device:
    """MV277: the number of its die."""
    return Device(id_, {gauge: lambda state, _captain: state.turn.die_on(id_)})


def _relics(state: State, captain: Captain) -> int:
    return min(8, 2 * sum(state.parts.reward[id_].relic for id_ in captain.rewards))


# Rewards that are relics (MV222)

JUMP_START: Final = Reward("r01")
GATE_LOCK: Final = Reward("r02")
OLD_YELLOW_DRIVE: Final = Reward("r03")
SWITCH_SWITCH: Final = Reward("r04")
OLD_SHIELD: Final = Reward("r05", {"shield": 1})
AUTOPILOT: Final = Reward("r06", {"value": 4})
SPY_EYE: Final = Reward("r07")
AIR_FOIL: Final = Reward("r08")
SECOND_THOUGHTS: Final = Reward("r09")
OLD_LASER: Final = Reward("r10", {"laser": 1})

# Other rewards

KEY_ACCOUNT: Final = Reward("r11")
SECOND_KEY_ACCOUNT: Final = Reward("r12")
INSURANCE: Final = Reward(
    "r13", {"loot": lambda state, _captain, good: state.parts.good[good].cost}
)
DIPLOMATIC_PASS: Final = Reward("r14", {"fee": _no_fee})
CHARTER: Final = Reward("r15", {"price": _first_purchase})
FUEL_CELL: Final = Reward("r16")
PARDON: Final = Reward("r17")
MEDAL: Final = Reward("r18")
DOUBLE_SHIFT: Final = Reward("r19", {"actions": 1})
CARGO_NET: Final = Reward("r20", {"net": 1})
BOUNTY: Final = Reward("r21", {"bounty": 30})
TRAVEL_AGENCY: Final = Reward("r22", {"fare": 20})
BUILDING_PERMIT: Final = Reward("r23")
TRAINING_VOUCHER: Final = Reward("r24")
PLANET_CHART: Final = Reward("r25")

# Pilots of level 3 (MV205)

NEGOTIATOR: Final = Ability("humans-a", {"sale": _from_weak_to_active})
IMPROVISER: Final = Ability("humans-b")
FINE_TUNER: Final = Ability("eeepeep-a")
THRUSTER: Final = Ability("eeepeep-b")
BUILDER: Final = Ability("whynom-a", {"port": lambda state, _captain: cheaper_port(state)})
PACKER: Final = Ability("whynom-b", {"holds": 1})
FIGHTER: Final = Ability("qossuth-a", {"against-pirates": 2})
CLAIRVOYANT: Final = Ability("qossuth-b")

# What encounters bring to be claimed or bought (MV183)

ARCHAEOLOGIST: Final = Title("e01", {"fame": _relics})
DRILL_KING: Final = Title("e02", {"fame": 3, "drills": 20})
NOTORIOUS: Final = Title(
    "e03", {"against-pirates": 1, "infamy": lambda _state, captain: -(captain.infamy // 2)}
)
SLAVER: Final = Title("e04")
CONFIRMED_SITE: Final = Intel("e05")
STAR_CHARTS: Final = Intel("e06")

# Encounters that act at once (MV180)

OLD_PROBE: Final = Encounter("e22")
VEIN_OF_ORE: Final = Encounter("e26")
BOULDERS: Final = Encounter("e28")
ESCAPE_POD: Final = Encounter("e32")
METEORS: Final = Encounter("e34")
CUSTOMS: Final = Encounter("e35")
STOWAWAY: Final = Encounter("e37")
WARSHIP: Final = Encounter("e38")
RUMOUR: Final = Encounter("e39")
DISTRESS_CALL: Final = Encounter("e40")
BUOY: Final = Encounter("e41")
TANKER: Final = Encounter("e42")

# The solo challenge (MV250)

CARTOGRAPHER: Final = Challenge("c01")
GREENHORN: Final = Challenge("c02")
AUDIT: Final = Challenge("c03")
BOYCOTT: Final = Challenge("c04", {"price": 10})
TRAVEL_FEVER: Final = Challenge("c05")
PLAGUE: Final = Challenge("c06")
EMBARGO: Final = Challenge("c07", {"market": -1})
WARSHIPS: Final = Challenge("c08")
BUILDING_CONTRACT: Final = Challenge("c09")
TEST_OF_FAME: Final = Challenge("c10", {"test": 1})

# Technologies (MV260 to MV279)

CLOAKING_FIELD: Final = Device("cloaking-field", {"fee": _no_fee})
VARIABLE_SHIELD: Final = _variable("variable-shield", "shield")
VARIABLE_LASER: Final = _variable("variable-laser", "laser")
SHUTTLE: Final = Device("shuttle")
MARKET_FLUX: Final = Device("market-flux")
JAMMER: Final = Technology("jammer", {"fame": lambda _state, captain: 3 * len(captain.done)})
ZEN_PAINT: Final = Technology("zen-paint", {"fame": -3})
DRILL_LICENSE: Final = Technology("drill-license")
STRONG_FLAME: Final = Technology("strong-flame")
DATA_PROBE: Final = Technology("data-probe")
FUZZY_DICE: Final = Technology("fuzzy-dice")
PLAIN_SPOILER: Final = Technology("plain-spoiler")
FANCY_SPOILER: Final = Technology("fancy-spoiler")
STASIS_TANK: Final = Technology("stasis-tank")

THRUST_BOOSTER_2: Final = Technology("thrust-booster-2")
THRUST_BOOSTER_3: Final = Technology("thrust-booster-3")
THRUST_BOOSTER_4: Final = Technology("thrust-booster-4")

ALL: Final = tuple(each for each in tuple(globals().values()) if isinstance(each, Card))
VARIABLES: Final = (VARIABLE_LASER.id, VARIABLE_SHIELD.id)
SPOILERS: Final = (PLAIN_SPOILER, FANCY_SPOILER)
KEY_ACCOUNTS: Final = (KEY_ACCOUNT, SECOND_KEY_ACCOUNT)
SIDES: Final[Mapping[str, tuple[str, ...]]] = {
    culture: tuple(each.id for each in ALL if isinstance(each, Ability) and each.pilot == culture)
    for culture in dict.fromkeys(each.pilot for each in ALL if isinstance(each, Ability))
}
"""The two sides of each pilot's card of level 3 (MV205)."""


def _changing() -> Iterator[tuple[Figure, tuple[Card, ...]]]:
    for figure in dict.fromkeys(figure for each in ALL for figure in each.changes):
        yield figure, tuple(each for each in ALL if figure in each.changes)


_CHANGING: Final = dict(_changing())
