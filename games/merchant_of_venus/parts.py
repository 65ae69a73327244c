"""The box: cultures and goods, markets, technologies, pilots, passengers and all cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine import Tutorial, read_box

Category: TypeAlias = Literal["basic", "quality", "luxury"]
MarketState: TypeAlias = Literal["weak", "active", "strong"]
STATES: Final[tuple[MarketState, ...]] = ("weak", "active", "strong")
Equipment: TypeAlias = Literal[
    "laser", "shield", "hold", "drive-yellow", "drive-red", "drive-combined"
]
GAUGES: Final = ("laser", "shield")
DRIVES: Final = ("drive-yellow", "drive-red", "drive-combined")
BASE: Final = "gb"
"""The Galactic Base, as a place and as a field."""
LIMITS: Final[dict[str, int]] = {
    "cultures": 14,
    "goods": 76,
    "technologies": 34,
    "pilots": 4,
    "passengers": 15,
    "missions": 20,
    "rewards": 25,
    "encounters": 42,
    "challenges": 10,
    "demands": 38,
}
"""What the box holds of each kind, from the rulebook's list of material."""
GAUGE_TOP: Final = 6
LEVELS: Final = 3

Credits: TypeAlias = Annotated[int, Field(ge=0, le=9990, strict=True)]
Count: TypeAlias = Annotated[int, Field(ge=0, le=99, strict=True)]
Points: TypeAlias = Annotated[int, Field(ge=1, le=2, strict=True)]


class _Entry(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class MarkerEntry(_Entry):
    """A market marker: its state and two equipment offers with their prices (MV83, MV101)."""

    state: MarketState
    offers: tuple[tuple[Equipment, Credits], tuple[Equipment, Credits]]


class CultureEntry(_Entry):
    """A culture, the good it makes, and its three market markers."""

    id: str
    good: str
    cost: Credits
    category: Category
    resale: tuple[Credits, Credits, Credits]
    capacity: Points
    count: Count
    buyers: tuple[str, ...]
    iou: Credits
    markers: tuple[MarkerEntry, ...]

    @model_validator(mode="after")
    def _three_states(self) -> CultureEntry:
        if sorted(marker.state for marker in self.markers) != sorted(STATES):
            raise ValueError(f"{self.id}: one marker each of {', '.join(STATES)} is needed")
        if list(self.resale) != sorted(self.resale):
            raise ValueError(f"{self.id}: resale values rise from weak to strong")
        return self


class TechnologyEntry(_Entry):
    """A race technology; nobody may own two of one family (MV89). Numbers: MV270."""

    id: str
    culture: str
    cost: Credits
    kind: Literal["structure", "upgrade", "supply", "special"]
    count: Count
    capacity: Annotated[int, Field(ge=0, le=2, strict=True)] = 0
    family: str = ""
    numbers: tuple[Annotated[int, Field(ge=1, le=6)], ...] = ()


class PilotEntry(_Entry):
    """A pilot by their home culture: skill, discount and fame at each level (MV205 to MV209)."""

    culture: str
    skill: tuple[Count, Count, Count]
    discount: tuple[Credits, Credits, Credits]
    fame: tuple[Count, Count, Count]


class PassengerEntry(_Entry):
    """A passenger; start and goal are cultures or the base (MV21, MV111)."""

    id: str
    start: str
    goal: str
    fare: Credits
    fame: Count
    infamy: Count
    capacity: Points


class MissionEntry(_Entry):
    """A mission (MV215). The goal is a place or empty; ``anywhere`` needs no landing place.

    Conditions: gauges and level at least; ``room`` free capacity points; ``technology`` an id
    or ``any``; ``give`` a good or a category to hand back; ``event`` what must have happened
    since the card came; ``pay`` replaces the condition, ``cost`` and ``infamy`` belong to it.
    """

    id: str
    goal: str
    fame: Count
    anywhere: bool = False
    laser: int = 0
    shield: int = 0
    level: int = 0
    room: int = 0
    passengers: int = 0
    ports: int = 0
    technology: str = ""
    give: str = ""
    event: str = ""
    pay: Credits = 0
    cost: Credits = 0
    infamy: Count = 0


class RewardEntry(_Entry):
    """A reward card (MV222); ``trade`` is its trade-in value or 0, ``once``: used up."""

    id: str
    relic: bool
    fame: Count
    trade: Credits
    once: bool


class EncounterEntry(_Entry):
    """An encounter card (MV180): the marker it lays, what it gives, whose goods it brings."""

    id: str
    kind: Literal["title", "intel", "teleportal", "pirate", "blue", "asteroid", "event"]
    marker: str = ""
    produces: str = ""
    thirty: bool = False
    credits: Credits = 0
    points: int = 0
    fame: Count = 0


class ChallengeEntry(_Entry):
    """A card of the solo challenge (MV247 to MV252)."""

    id: str
    colour: Literal["white", "green", "orange", "red", "purple"]
    round: Count
    amount: Credits
    irreversible: bool


class DemandEntry(_Entry):
    """Demand markers of one kind (MV233)."""

    culture: str
    good: str
    bonus: Credits
    count: Count

    @property
    def id(self) -> str:
        """How one of these markers is called: culture, good and bonus."""
        return f"{self.culture}-{self.good}-{self.bonus}"


class Figures(_Entry):
    """All other numbers of the game."""

    rounds: int = Field(ge=1, le=60)
    markers: Count
    port: Credits
    fee: Credits
    drill: Credits
    upgrade: Credits
    second_mission: Credits
    second_fame: Count
    buy_back: Credits
    stake: Credits
    bounty: Credits
    ransom: Credits
    upgrade_slots: Count
    gauge_fame: tuple[Count, Count, Count, Count, Count, Count]
    hold_fame: tuple[Count, ...]
    upgrade_fame: tuple[Count, ...]


class Box(_Entry):
    """The component figures. Counts are checked against the rulebook's list of material."""

    cultures: tuple[CultureEntry, ...]
    technologies: tuple[TechnologyEntry, ...]
    pilots: tuple[PilotEntry, ...]
    passengers: tuple[PassengerEntry, ...]
    missions: tuple[MissionEntry, ...]
    rewards: tuple[RewardEntry, ...]
    encounters: tuple[EncounterEntry, ...]
    challenges: tuple[ChallengeEntry, ...]
    demands: tuple[DemandEntry, ...]
    equipment: dict[Equipment, Count]
    figures: Figures

    @model_validator(mode="after")
    def _counts(self) -> Box:
        found = {name: len(getattr(self, name)) for name in LIMITS if name != "goods"}
        found["goods"] = sum(culture.count for culture in self.cultures)
        found["technologies"] = sum(entry.count for entry in self.technologies)
        found["demands"] = sum(entry.count for entry in self.demands)
        for name, wanted in LIMITS.items():
            if found[name] != wanted:
                raise ValueError(f"{name}: there are {found[name]}; {wanted} are needed")
        return self

    @model_validator(mode="after")
    def _named(self) -> Box:
        every = [*(c.id for c in self.cultures), *(c.good for c in self.cultures)]
        every += [entry.id for entry in self.technologies]
        for cards in (self.passengers, self.missions, self.rewards, self.encounters):
            every += [entry.id for entry in cards]
        for id_, count in Counter(every).items():
            if count > 1:
                raise ValueError(f"{id_} stands there {count} times; once is allowed")
        return self

    @model_validator(mode="after")
    def _known(self) -> Box:
        cultures = {culture.id for culture in self.cultures}
        for where, told in self._told():
            for id_ in told:
                if id_ not in cultures | {BASE}:
                    raise ValueError(f"{where}: there is no culture {id_}")
        goods = {culture.good for culture in self.cultures}
        for entry in self.demands:
            if entry.good not in goods:
                raise ValueError(f"demands: there is no good {entry.good}")
        return self

    def _told(self) -> Iterable[tuple[str, Iterable[str]]]:
        for culture in self.cultures:
            yield culture.id, culture.buyers
        yield "technologies", (entry.culture for entry in self.technologies)
        yield "pilots", (entry.culture for entry in self.pilots)
        for guest in self.passengers:
            yield guest.id, (guest.start, guest.goal)
        yield "encounters", (entry.produces for entry in self.encounters if entry.produces)
        yield "demands", (entry.culture for entry in self.demands)

    @cached_property
    def culture(self) -> dict[str, CultureEntry]:
        """Cultures by id."""
        return {entry.id: entry for entry in self.cultures}

    @cached_property
    def good(self) -> dict[str, CultureEntry]:
        """The culture that makes a good, by the good."""
        return {entry.good: entry for entry in self.cultures}

    @cached_property
    def technology(self) -> dict[str, TechnologyEntry]:
        """Technologies by id."""
        return {entry.id: entry for entry in self.technologies}

    @cached_property
    def pilot(self) -> dict[str, PilotEntry]:
        """Pilots by home culture."""
        return {entry.culture: entry for entry in self.pilots}

    @cached_property
    def passenger(self) -> dict[str, PassengerEntry]:
        """Passengers by id."""
        return {entry.id: entry for entry in self.passengers}

    @cached_property
    def mission(self) -> dict[str, MissionEntry]:
        """Missions by id."""
        return {entry.id: entry for entry in self.missions}

    @cached_property
    def reward(self) -> dict[str, RewardEntry]:
        """Reward cards by id."""
        return {entry.id: entry for entry in self.rewards}

    @cached_property
    def encounter(self) -> dict[str, EncounterEntry]:
        """Encounter cards by id."""
        return {entry.id: entry for entry in self.encounters}

    @cached_property
    def challenge(self) -> dict[str, ChallengeEntry]:
        """Challenge cards by id."""
        return {entry.id: entry for entry in self.challenges}

    @cached_property
    def demand(self) -> dict[str, DemandEntry]:
        """Kinds of demand marker by id."""
        return {entry.id: entry for entry in self.demands}

    def following(self, culture: str) -> str:
        """The culture next in number; the first follows the last (MV263)."""
        ids = list(self.culture)
        return ids[(ids.index(culture) + 1) % len(ids)]

    def capacity(self, id_: str) -> int:
        """The capacity points of a good, passenger or structure (MV191)."""
        if id_ in self.good:
            return self.good[id_].capacity
        if id_ in self.passenger:
            return self.passenger[id_].capacity
        return self.technology[id_].capacity


COMPONENTS: Final = read_box(Box, Path(__file__).with_name("components.json").read_text("utf-8"))
"""The set the game ships; where each figure comes from is told in docs/rules."""
TUTORIAL: Final = read_box(Tutorial, Path(__file__).with_name("tutorial.json").read_text("utf-8"))
"""The first match of a newcomer."""
