"""The charts of the rulebook and the sheets of the scenarios, made from the components."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from engine import Cell, Chart, Phrase, plain_phrase

from .parts import (
    BAY,
    ENERGY,
    FIRE_COLUMNS,
    HIT_TABLE,
    INTERCEPTION_COLUMNS,
    MISSILES,
    OWN,
    Box,
    Condition,
    PodEntry,
    PodKind,
    Scenario,
    ShipClass,
    ShipEntry,
    Somewhere,
)
from .phrases import phrase
from .setup import chart as tables

AUTOMATIC = 10
RATINGS = (
    *("pods", "velocity", "maneuver", "energy", "burn", "streamlined"),
    *("burster", "armor", "force_field", "civ", "targeting"),
)


def charts(box: Box) -> Sequence[Chart]:
    """All charts, in the order of the rulebook."""
    scenarios = [scenario for scenario in box.scenarios if scenario.id != OWN]
    return (
        _ships(box),
        _pods(box),
        _missiles(box),
        _relative(box),
        _fire(box),
        _hits(),
        _interception(box),
        _sheets(scenarios),
        *(_forces(scenario) for scenario in scenarios),
        _ends(scenarios),
    )


def figure(cell: tuple[Any, str], *, minus: bool = False) -> int | Phrase:
    """A figure with the mark of where it comes from; printed ones carry none."""
    value, mark = cell
    said: int | Phrase
    if isinstance(value, bool):
        said = plain_phrase("yes" if value else "no")
    else:
        said = -int(value) if minus else int(value)
    return said if mark == "printed" else Phrase(f"figure-{mark}", (("value", said),))


# -- VE410 to VE450, VE500, VE950 -----------------------------------------------------------------


def _ships(box: Box) -> Chart:
    columns = ("class", *(name.replace("_", "-") for name in RATINGS))
    return Chart("ships", columns, tuple(_rating(ship) for ship in box.ships))


def _rating(ship: ShipClass) -> tuple[Cell, ...]:
    figures = (figure(getattr(ship, name), minus=name == "targeting") for name in RATINGS)
    return (ship.id, *figures)


def _pods(box: Box) -> Chart:
    """Pods that do something; all others share the last row."""
    columns = ("pod", "weapons", *MISSILES, "battle", "civ", "targeting", "jump", "fires")
    plain = [pod for pod in box.pods if pod == PodKind(id=pod.id) and pod.id not in (BAY, ENERGY)]
    able = [pod for pod in box.pods if pod not in plain]
    rest: tuple[Cell, ...] = (tuple(pod.id for pod in plain), *("" for _ in columns[1:]))
    return Chart("pods", columns, (*map(_pod, able), rest))


def _pod(pod: PodKind) -> tuple[Cell, ...]:
    return (
        pod.id,
        figure(pod.weapons),
        *(_stock(pod, kind) for kind in MISSILES),
        figure(pod.battle),
        figure(pod.civ) if pod.civ[0] else "",
        figure(pod.targeting, minus=True) if pod.targeting[0] else "",
        figure(pod.jump),
        figure(pod.fires),
    )


def _stock(pod: PodKind, kind: str) -> Cell:
    """VE910: how many, marked where they have to be prepared."""
    said = figure(getattr(pod, kind))
    prepared = kind in pod.prepare[0]
    return Phrase("figure-prepare", (("value", said),)) if prepared else said


def _missiles(box: Box) -> Chart:
    columns = ("missile", "civ", "velocity", "maneuver", "energy")
    rows = (
        (row.kind, *(figure(getattr(row, name)) for name in columns[1:])) for row in box.missiles
    )
    return Chart("missiles", columns, tuple(rows))


# -- VE830, VE860, VE870, VE960 -------------------------------------------------------------------


def _relative(box: Box) -> Chart:
    """The rows are those of the target; 0 and 1 share the first."""
    columns = ("target", *(f"speed-{n}" for n in range(1, 10)))
    grid = tables(box).relative
    rows = ((plain_phrase("speed-1") if n == 1 else n, *row) for n, row in enumerate(grid, 1))
    return Chart("relative", columns, tuple(rows))


def _spans(ends: Sequence[int]) -> Iterator[str]:
    """The columns between these highest values: 0, 1, 2-3 and so on."""
    low = 0
    for high in ends:
        yield f"span-{low}" if low == high else f"span-{low}-{high}"
        low = high + 1


def _chance(chance: int) -> Cell:
    return {0: "impossible", AUTOMATIC: "automatic"}.get(chance, chance)


def _fire(box: Box) -> Chart:
    columns = ("mode", "cost", *_spans(FIRE_COLUMNS))
    rows = ((row.mode, figure(row.cost), *map(_chance, row.chances[0])) for row in box.fire)
    return Chart("fire", columns, tuple(rows))


def _hits() -> Chart:
    rows: list[tuple[Cell, ...]] = [(1, plain_phrase("critical-hit"))]
    rows += [(die, parts) for die, parts in HIT_TABLE.items()]
    return Chart("hit", ("die", "parts"), tuple(rows))


def _interception(box: Box) -> Chart:
    columns = ("civ", *_spans(INTERCEPTION_COLUMNS), "span-above")
    rows = ((figure(row.civ), *map(_chance, row.chances[0])) for row in box.interception)
    return Chart("interception", columns, tuple(rows))


# -- VE1110 to VE1150 -----------------------------------------------------------------------------


def _name(scenario: Scenario) -> Phrase:
    return Phrase(f"setting-scenario-{scenario.id}")


def _sheets(scenarios: Sequence[Scenario]) -> Chart:
    """Sheets in a row from left to right, and what stands on them."""
    rows = (
        (
            _name(scenario),
            tuple(name for row in scenario.sheets for name in row) + tuple(scenario.later),
            scenario.planets,
            scenario.asteroids,
        )
        for scenario in scenarios
    )
    return Chart("sheets", ("scenario", "sheets", "planets", "asteroids"), tuple(rows))


def _forces(scenario: Scenario) -> Chart:
    columns = ("ship", "class", "carries", "pod-armor", "place", "heading", "speed", "besides")
    rows = [
        _force(side, ship, scenario.sides[side - 1].speeds)
        for side in (1, 2)
        for ship in scenario.sides[side - 1].ships
    ]
    return Chart(f"forces-{scenario.id}", columns, tuple(rows))


def _force(side: int, ship: ShipEntry, speeds: tuple[int, int] | None) -> tuple[Cell, ...]:
    speed: Cell = ship.velocity
    if speeds is not None:
        speed = Phrase("set-up-speed", (("low", speeds[0]), ("high", speeds[1])))
    free = "set-up-fleet" if speeds is not None else "set-up-free"
    return (
        f"{side}{ship.letter}",
        ship.model,
        tuple(_carried(ship.pods)),
        ship.armor,
        _place(ship.place),
        phrase(f"clock-{ship.direction}") if ship.direction else Phrase(free),
        speed,
        tuple(_besides(ship)),
    )


def _carried(pods: Sequence[PodEntry]) -> Iterator[Phrase]:
    for pod, count in Counter(pods).items():
        said = plain_phrase(pod.kind)
        if pod.craft:
            said = Phrase("set-up-craft", (("pod", said), ("craft", plain_phrase(pod.craft))))
        if pod.civ:
            said = Phrase("set-up-level", (("pod", said), ("level", pod.civ)))
        yield Phrase("set-up-count", (("count", count), ("pod", said)))


def _place(place: str | Somewhere) -> Phrase:
    if isinstance(place, str):
        return phrase(place)
    if place.around is not None:
        return Phrase("set-up-around", (("hex", place.around),))
    assert place.column is not None
    return Phrase("set-up-column", (("sheet", place.column[:-4]), ("column", place.column[-4:-2])))


def _besides(ship: ShipEntry) -> Iterator[Phrase]:
    if ship.spent_blocks:
        yield Phrase("set-up-spent", (("blocks", ship.spent_blocks),))
    for kind in ship.without:
        yield Phrase("set-up-without", (("kind", plain_phrase(kind)),))
    if ship.asleep:
        yield Phrase("set-up-asleep")


def _ends(scenarios: Sequence[Scenario]) -> Chart:
    rows = [
        (_name(scenario), plain_phrase(end.winner), _condition(end))
        for scenario in scenarios
        for end in scenario.victory
    ]
    return Chart("ends", ("scenario", "winner", "when"), tuple(rows))


def _condition(end: Condition) -> tuple[Phrase, ...]:
    ships = tuple(map(phrase, end.ships))
    said = Phrase(
        f"end-{end.rule}",
        (
            ("count", end.count),
            ("of", len(ships)),
            ("ships", ships),
            ("other", phrase(end.other) if end.other else ""),
            ("distance", end.distance),
        ),
    )
    must = tuple(map(phrase, end.must))
    return (said, Phrase("end-must", (("ships", must),))) if must else (said,)
