"""What a captain is asked for besides trade: missions, fame, and the solo challenge's cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from games.merchant_of_venus.cards import (
    AUDIT,
    BUILDING_CONTRACT,
    EMBARGO,
    GREENHORN,
    PLAGUE,
    TEST_OF_FAME,
    TRAVEL_FEVER,
    WARSHIPS,
)
from games.merchant_of_venus.parts import BASE, COMPONENTS, MissionEntry
from games.merchant_of_venus.view import CaptainView, View

REWARD: Final = 40
"""Credits that a reward card is worth on the average."""
GIFT: Final = 60
"""Credits of a good that is given away for a mission."""
GROWN: Final = 11
RICH: Final = 250
"""The round, or the credits, from which on challenges are paid for."""
LATE: Final = 8
"""Rounds in which nothing is begun any more that pays off slowly."""
WANTED: Final = {
    AUDIT.id: 300,  # credits
    WARSHIPS.id: 3,  # laser and shield
    TEST_OF_FAME.id: 12,  # fame
    BUILDING_CONTRACT.id: 2,  # spaceports
}
"""What these challenges ask for (MV250)."""
ARMED: Final = 6
"""The laser with which pirates are sought."""


class Trials:
    """What missions and challenges ask of a captain."""

    def __init__(self, view: View, me: CaptainView) -> None:
        self.view, self.me = view, me
        self.left = view.rounds - view.round + 1

    def asks(self, card: str) -> bool:
        """Whether a challenge is still to be met."""
        return card in self.view.unmet

    @cached_property
    def urge(self) -> float:
        """Credits that a step towards a challenge is worth: more, the later it is."""
        return 100.0 + 8 * self.view.round

    @property
    def is_time(self) -> bool:
        """Whether to pay for challenges already: a poor captain earns first."""
        return self.view.round >= GROWN or self.me.credits >= RICH

    @cached_property
    def wants_level(self) -> bool:
        """Whether the pilot has to be trained."""
        return self.asks(GREENHORN.id) and self.me.level < 2

    @property
    def wants_fame(self) -> bool:
        """Whether fame is asked for."""
        return self.asks(TEST_OF_FAME.id) and self.me.fame < WANTED[TEST_OF_FAME.id]

    @property
    def wants_missions(self) -> bool:
        """Whether missions, or the fame of a second one, are asked for."""
        return self.asks(EMBARGO.id) or self.wants_fame

    @property
    def ports(self) -> int:
        """Spaceports that are still asked for."""
        own = sum(owner == self.me.seat for _, owner in self.view.ports)
        return max(0, WANTED[BUILDING_CONTRACT.id] - own) * self.asks(BUILDING_CONTRACT.id)

    @property
    def purse(self) -> int:
        """Credits that must be there at the end of a turn, once they can be."""
        most = WANTED[AUDIT.id]
        return most if self.asks(AUDIT.id) and self.me.credits >= most else 0

    @property
    def fare(self) -> float:
        """What a passenger is worth besides the fare."""
        return self.urge if self.asks(TRAVEL_FEVER.id) else 0.0

    def gauge(self, kind: str) -> float:
        """What one more of laser or shield is worth."""
        value = self.me.laser if kind == "laser" else self.me.shield
        worth = 0.0
        if not self.is_time:
            return worth
        if self.asks(WARSHIPS.id) and value < WANTED[WARSHIPS.id]:
            worth += self.urge
        if self.asks(PLAGUE.id) and kind == "laser" and value < ARMED:
            worth += self.urge
        if self.wants_fame and value >= 3:
            worth += self.urge * 0.5
        return worth + sum(
            10 * entry.fame + REWARD
            for entry in self._missions()
            if getattr(entry, kind) == value + 1
        )

    def second(self) -> float:
        """What a second mission is worth, where it can be had: its price is to be taken off."""
        if len(self.me.missions) != 1 or self.left < 2:
            return 0.0
        figures = COMPONENTS.figures
        worth = 10.0 * figures.second_fame + 3 * max(0, self.left - LATE)
        return worth + (self.urge if self.wants_missions and self.is_time else 0.0)

    def level(self) -> float:
        """What a second level is worth, which lets a captain steer and use extra thrust."""
        boosted = any(id_.startswith("thrust-booster") for id_ in self.me.supplies)
        price = COMPONENTS.figures.upgrade
        if self.me.level != 1 or self.left <= LATE or self.me.credits < price + 50:
            return 0.0
        return (6.0 if boosted else 3.0) * (self.left - LATE) + 20

    def bonus(self) -> dict[str, float]:
        """Credits that reaching a place brings besides trade."""
        found: dict[str, float] = {}
        for entry in self._missions():
            worth = self.mission(entry)
            if entry.goal and not entry.anywhere and worth > 0:
                found[entry.goal] = found.get(entry.goal, 0.0) + worth
        figures, rest = COMPONENTS.figures, self.me.credits
        if self.wants_level and rest >= figures.upgrade:
            found[BASE] = found.get(BASE, 0.0) + self.urge
            rest -= figures.upgrade
        elif self.level() > 0:
            found[BASE] = found.get(BASE, 0.0) + self.level()
        second = self.second() - figures.second_mission
        if second > 0 and rest >= figures.second_mission + 60:
            found[BASE] = found.get(BASE, 0.0) + second
        return found

    def _missions(self) -> Iterator[MissionEntry]:
        return (COMPONENTS.mission[id_] for id_ in self.me.missions)

    def mission(self, entry: MissionEntry) -> float:
        """What completing a mission is worth now, its price taken off; 0 where it cannot be."""
        worth = 10.0 * (entry.fame - entry.infamy) + REWARD
        worth += self.urge if self.wants_missions else 0.0
        if self._fulfils(entry):
            price = entry.cost
        elif entry.pay:
            price = entry.pay
        else:
            return 0.0
        if entry.give and not entry.pay:
            worth -= GIFT
        return worth - price if self.me.credits >= price else 0.0

    def _fulfils(self, entry: MissionEntry) -> bool:
        """Whether the condition holds, as far as it can be seen before landing."""
        me = self.me
        owned = [*(id_ for id_, _ in me.upgrades), *me.supplies, *(id_ for id_, _ in me.cargo)]
        technologies = [id_ for id_ in owned if id_ in COMPONENTS.technology]
        goods = [id_ for id_ in owned if id_ in COMPONENTS.good]
        fits = entry.technology in ("", *technologies) or (
            entry.technology == "any" and bool(technologies)
        )
        given = not entry.give or any(
            entry.give in (good, COMPONENTS.good[good].category) for good in goods
        )
        return (
            me.laser >= entry.laser
            and me.shield >= entry.shield
            and me.level >= entry.level
            and me.room >= entry.room
            and len(me.guests) >= entry.passengers
            and fits
            and given
            and entry.event in ("", "explored")
        )
