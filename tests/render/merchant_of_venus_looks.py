"""Positions of Merchant of Venus as plain data, for the tests of its pictures and words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, cast

from engine import Result, Seat
from games.merchant_of_venus.galaxy import GALAXY
from locales import Texts
from render.board import Caption
from render.boards.merchant_of_venus_look import Guest, Load, Look, Market, Panel, Upgrade, Ware
from render.boards.merchant_of_venus_map import Place, Sight
from tests.saying import english

CULTURES = (
    "nillis", "volois", "graw", "niks", "dell", "humans", "shenna", "yxklyx", "zum", "eeepeep",
    "whynom", "cholos", "wollow", "qossuth",
)  # fmt: skip
PLAIN = ("Ann", "Bo", "Cy", "Di")
EVIL = ("W" * 32, "```x\n" * 6, "\u202e" + "m" * 31, "\u5929" * 32)
COLUMNS = ("spaceports", "fame", "infamy", "bonus", "total")


class Words:
    """The texts of the boards; a text that is not there says its key."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.list = texts.list
        self.row = texts.row
        self.has = texts.has

    def __call__(self, key: str, /, **args: Any) -> str:
        return self._texts(key, **args) if self._texts.has(key) else f"[{key}]"


@dataclass(frozen=True, slots=True)
class Plain(Caption):
    """A caption that calls every id as it is written, in capitals."""

    def id(self, id_: str) -> str:
        return id_.replace("-", " ").title()


TEXTS = english("merchant_of_venus")


def caption(called: tuple[str, ...] = PLAIN) -> Caption:
    return Plain(texts=cast(Texts, Words(TEXTS)), names=called, waited=(Seat(2),))


SIGHT = Sight(
    ships={0: "gb", 1: "gb", 2: "jwc2", 3: "cw7"},
    ports={"jw1": 0, "ww1": 2},
    drills={"as43": 1},
    ruins=frozenset({"as31"}),
    marks={"dw3": "asteroid", "wts9": "teleportal-3", "gp8": "pirates-2-basic", "nh4": "blue"},
    places={"jw": Place("eeepeep", "weak", 3, 1, (0, 2)), "cw": Place("nillis", "active", 4)},
    guests=2,
    highlighted=frozenset({"jw4"}),
)

JUNGLE = Market(
    "jw",
    "eeepeep",
    "weak",
    offers=(("laser", 50), ("shield", 60)),
    goods=(Ware("bolts", 3, 200, (("whynom", 260), ("cholos", 0))),),
    technologies=(Ware("data-probe", 2, 30),),
    guests=(Guest("diva", "zum", 180),),
    sought=(("perfume", 120),),
)
COLONY = Market("cw", "nillis", "active", goods=(Ware("perfume", 4, 80),))


def panel(seat: int) -> Panel:
    """A dashboard on which everything has something."""
    return Panel(
        seat=seat,
        at=SIGHT.ships[seat],
        credits=120 + 90 * seat,
        pilot="whynom",
        level=1 + seat % 3,
        laser=3,
        shield=2,
        fame=12,
        infamy=seat,
        laser_bonus=seat % 2,
        drive="drive-red",
        drive_on=seat != 1,
        skips=("red",) if seat != 1 else (),
        holds=2 + seat % 3,
        room=2 * (1 + seat % 3) - 1,
        skill=5,
        cargo=(Load("perfume", 2), Load("dust", 1)),
        upgrades=(Upgrade("cloaking-field", 4), Upgrade("variable-laser")),
        supplies=("drill-license",),
        dice=(6, 3, 2),
        navigation=2,
        points=11 if seat == 3 else 0,
        missions=("wild-heart",),
        completed=1,
        rewards=("old-shield",),
        titles=("drill-king",),
        iou={"eeepeep": 100},
        markers=10,
        buyers=(("perfume", "volois", 140),),
    )


LOOK = Look(
    round=12,
    rounds=30,
    turn=2,
    viewer=2,
    sight=SIGHT,
    panels=tuple(panel(seat) for seat in range(4)),
    markets={"jw": JUNGLE, "cw": COLONY},
    shown=("star-charts",),
    notes=(("ice", "graw"),),
    decision="do-business",
    bills={("buy", "bolts"): 190, ("sell", "perfume"): 120},
    piles={"encounters": 22, "rewards": 20, "missions": 11},
)
ROWS = tuple(tuple(100 * seat + n for n in range(len(COLUMNS))) for seat in range(4))
FINAL = replace(LOOK, turn=None, result=Result("rounds", (2, 1, 3, 4), COLUMNS, ROWS))


def late() -> Look:
    """Everything discovered, all fields replaced, every other orbit built on, holds full."""
    marks = ("pirates-2-basic", "asteroid", "teleportal-3", "blue", "asteroid", "pirates-4-luxury")
    orbits = [each.id for each in GALAXY.fields.values() if each.kind == "orbit"]
    places = {
        system: Place(culture, ("weak", "active", "strong")[n % 3], 3, n % 2, (n % 4,))
        for n, (system, culture) in enumerate(zip(GALAXY.systems, CULTURES, strict=True))
    }
    wares = (Ware("impossible-furniture", 5, 110), Ware("cloaking-field", 2, 60))
    return replace(
        LOOK,
        round=29,
        sight=replace(
            SIGHT,
            ports={id_: n % 4 for n, id_ in enumerate(orbits[::2])},
            marks={id_: marks[n % 6] for n, id_ in enumerate(GALAXY.encounters)},
            places=places,
        ),
        markets={
            system: Market(
                system, look.culture, look.state, (("laser", 60), ("drive-combined", 240)), wares
            )
            for system, look in places.items()
        },
        panels=tuple(
            replace(
                each,
                holds=4,
                room=0,
                cargo=tuple(Load(id_, 1) for id_ in ("junk", "dust", "toys", "liquor") * 2),
                missions=("mining-rights", "pact-of-generations"),
                rewards=("old-shield", "charter", "old-yellow-drive", "diplomatic-pass"),
            )
            for each in LOOK.panels
        ),
    )
