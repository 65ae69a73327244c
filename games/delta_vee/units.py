"""Units and what they carry: ratings, pods, battlecraft, ships and missiles."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import attrgetter

from engine import Seat

from .hexes import Hex, ahead
from .parts import COMM, ENERGY, ENERGY_POD

SHIP = "ship"
CRAFT = "craft"
UNGUIDED = "unguided"
GUIDED = "guided"
MIMS = "mims"

MANNED = (SHIP, CRAFT)
HULL = ("bridge", "engine", "field")
"""The parts of every ship, which share its armor."""

_box = attrgetter("box")


def condition(hits: int, armor: int) -> str:
    """VE880: sound, vulnerable, damaged or destroyed."""
    if not hits:
        return "sound"
    if hits > armor:
        return "destroyed"
    return "damaged" if hits == armor else "vulnerable"


@dataclass(slots=True)
class Ratings:
    """The figures of a class of ship, or of a missile (VE410 to VE450, VE950)."""

    velocity: int = 0
    maneuver: int = 0
    civ: int = 0
    burn: int = 1
    burster: int = 0
    armor: int = 0
    force_field: int = 0
    targeting: int = 0
    hull_energy: int = 0
    streamlined: bool = False


@dataclass(slots=True)
class Craft:
    """VE561: a battlecraft in its pod; ``ready`` once it has been prepared."""

    model: str
    energy: int
    bridge: int = 0
    engine: int = 0
    ready: bool = False


@dataclass(slots=True)
class Pod:
    """A pod in a box of its ship's log; ``box`` is secret until it is shown (VE1010).

    stock: missiles left by kind, prepared ones not among them; prepare: kinds to prepare first.
    ready: kinds prepared, one entry a missile. fires, battle: VE550, VE520.
    model: the figures of the battlecraft that belongs here.
    """

    kind: str
    box: int
    armor: int
    civ: int = 0
    hits: int = 0
    shown: bool = False
    weapons: bool = False
    fires: int = 0
    battle: int = 0
    targeting: int = 0
    jump: bool = False
    stock: dict[str, int] = field(default_factory=dict)
    prepare: list[str] = field(default_factory=list)
    ready: list[str] = field(default_factory=list)
    craft: Craft | None = None
    model: Ratings | None = None

    @property
    def part(self) -> str:
        """The id of its box."""
        return f"pod-{self.box}"

    @property
    def condition(self) -> str:
        """VE880: sound, vulnerable, damaged or destroyed."""
        return condition(self.hits, self.armor)

    @property
    def missiles(self) -> int:
        """Missiles in it, prepared ones among them."""
        return sum(self.stock.values()) + len(self.ready)

    @property
    def works(self) -> bool:
        """Whether it is neither damaged nor destroyed; vulnerable parts work (VE890)."""
        return not self.hits or self.hits < self.armor

    @property
    def exists(self) -> bool:
        """Whether it is not destroyed."""
        return self.hits <= self.armor


@dataclass(slots=True)
class Unit:
    """A spaceship, or a launched battlecraft or missile (VE250).

    id: public, and for launched units it tells nothing of their kind.
    kind: ship, craft, or the kind of a missile; secret until ``revealed`` (VE260).
    q, r, direction, velocity, zig: place and course (VE610). path: hexes of the last move.
    fate: empty while in play; destroyed, jumped, landed, orbit; missiles just leave the list.
    bridge, engine, generator: hits. field_on: its force field is active.
    jump: 1 prepared, 2 commanded (VE712). docked: the other's id; leads: it moves both (VE732).
    home, pod: of missile and battlecraft: the ship, and the index of the pod in its list.
    controlled: a guided missile this phase (VE721). spent: removed after its next move (VE761).
    loads: unguided missiles in a MIMS; releasing: it has begun to launch them (VE990).
    planned: velocity, direction and zig that a launched unit takes on when the phase ends, so that
        nobody can tell a steered missile from an unguided one by the moment it changes (VE1203).
    tried: units in the same hex that need no further try (VE960).
    last: the commands of its last command phase.
    outbound: it has been where ships may jump (VE1130).
    """

    id: str
    side: int
    seat: Seat
    kind: str
    q: int = 0
    r: int = 0
    direction: int = 12
    velocity: int = 0
    zig: int = 0
    model: str = ""
    ratings: Ratings = field(default_factory=Ratings)
    revealed: bool = False
    energy: int = 0
    path: list[Hex] = field(default_factory=list)
    fate: str = ""
    asleep: bool = False
    weaving: bool = False
    bridge: int = 0
    engine: int = 0
    generator: int = 0
    field_on: bool = False
    pods: list[Pod] = field(default_factory=list)
    shown: bool = False
    jump: int = 0
    docked: str = ""
    leads: bool = False
    home: str = ""
    pod: int = -1
    controlled: bool = False
    spent: bool = False
    loads: int = 0
    releasing: bool = False
    planned: list[int] = field(default_factory=list)
    tried: list[str] = field(default_factory=list)
    last: list[str] = field(default_factory=list)
    outbound: bool = False

    @property
    def place(self) -> Hex:
        """Its hex."""
        return (self.q, self.r)

    @property
    def ahead(self) -> Hex:
        """The next hex of its course."""
        return ahead(self.place, self.direction, self.zig)

    @property
    def in_play(self) -> bool:
        """Whether it is on the sheets and may be met."""
        return not self.fate

    @property
    def is_ship(self) -> bool:
        """Whether it is a spaceship."""
        return self.kind == SHIP

    @property
    def is_missile(self) -> bool:
        """Whether it is a missile of any kind."""
        return self.kind not in MANNED

    def put(self, place: Hex) -> None:
        """Into a hex."""
        self.q, self.r = place

    def hits(self, part: str) -> int:
        """Hits on a part."""
        match part:
            case "bridge":
                return self.bridge
            case "engine":
                return self.engine
            case "field":
                return self.generator
        return self.in_box(part).hits

    def take_hit(self, part: str) -> None:
        """VE880: one hit more on a part."""
        match part:
            case "bridge":
                self.bridge += 1
            case "engine":
                self.engine += 1
            case "field":
                self.generator += 1
            case _:
                self.in_box(part).hits += 1

    def armor(self, part: str) -> int:
        """The armor of a part."""
        return self.in_box(part).armor if part.startswith("pod-") else self.ratings.armor

    def condition(self, part: str) -> str:
        """VE880: sound, vulnerable, damaged or destroyed."""
        if part in HULL:
            hits = self.hits(part)
            return condition(hits, self.ratings.armor) if hits else "sound"
        return self.in_box(part).condition

    def in_box(self, part: str) -> Pod:
        """The pod in a box. Raises KeyError when it is empty."""
        for pod in self.pods:
            if pod.part == part:
                return pod
        raise KeyError(part)

    def parts(self) -> list[str]:
        """Its parts, in the order of the log."""
        found = ["bridge", "engine"]
        if self.ratings.force_field:
            found.append("field")
        return found + [pod.part for pod in self.boxes]

    @property
    def boxes(self) -> list[Pod]:
        """The pods in the order of the log."""
        return sorted(self.pods, key=_box)

    @property
    def field_class(self) -> int:
        """VE890: what the force field can do now: 0, 1 or 2."""
        match self.condition("field"):
            case "destroyed":
                return 0
            case "damaged":
                return 1 if self.ratings.force_field == 2 else 0
        return self.ratings.force_field

    @property
    def missiles(self) -> int:
        """Missiles aboard."""
        return sum(pod.missiles for pod in self.pods)

    @property
    def energy_aboard(self) -> int:
        """Energy units of the battlecraft in its pods."""
        return sum(pod.craft.energy for pod in self.pods if pod.craft is not None)

    @property
    def comms(self) -> int:
        """Undamaged battle communications pods."""
        return len([pod for pod in self.pods if pod.kind == COMM and pod.works])

    @property
    def commands(self) -> int:
        """VE520: battle commands a phase."""
        found = 0
        for pod in self.pods:
            if pod.battle and pod.exists:
                found += pod.battle if pod.works else 1
        return found

    @property
    def agility(self) -> int:
        """VE890: the maneuver rating as it is now."""
        if not self.bridge:
            return self.ratings.maneuver
        match self.condition("bridge"):
            case "destroyed":
                return 1
            case "damaged":
                return max(0, self.ratings.maneuver - 2)
        return self.ratings.maneuver

    @property
    def can_jump(self) -> bool:
        """VE712: whether a jump or hunter pod works."""
        return any(pod.jump and pod.works for pod in self.pods)

    @property
    def capacity(self) -> int:
        """VE430: energy units at most, as the pods are now."""
        if self.kind == CRAFT:
            return self.ratings.hull_energy
        pods = sum(pod.kind == ENERGY and pod.exists for pod in self.pods)
        return self.ratings.hull_energy + ENERGY_POD * pods
