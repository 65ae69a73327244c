"""Options and the deal (VE1110 to VE1160)."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from engine import Play, Seat

from .hexes import ROWS, Hex, around, sheet_of
from .parts import (
    BAY,
    CRAFT_ENERGY,
    OWN,
    SCENARIOS,
    Box,
    PodEntry,
    Scenario,
    ShipClass,
    ShipEntry,
)
from .state import Chart, CommandDraft, Rule, State
from .steps.setup import Deploy, Stow
from .steps.turn import Turn
from .units import SHIP, Craft, Pod, Ratings, Unit

SIDES = {"side-1": 0, "side-2": 1, "draw": -1}
FIRST_HEADING = (3, 9)
"""How a ship lies until its owner has chosen a direction."""


class Options(BaseModel):
    """What can be chosen when a table is opened."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    scenario: Literal["showdown", "first-shot", "escape", "pirates", "convoy", "own"] = "showdown"
    """VE1110 to VE1160."""
    turns: int = Field(default=24, ge=5, le=30)
    """VE1170: the game-turns after which the match ends."""


def withheld(box: Box) -> dict[str, frozenset[str]]:
    """VE1160: a scenario of one's own that is none, as the shipped file has it."""
    mine, first = box.scenario(OWN), box.scenario(SCENARIOS[0])
    copied = mine.model_copy(update={"id": first.id}) == first
    return {"scenario": frozenset((OWN,) if copied else ())}


def deal(play: Play[State], options: Options, box: Box) -> None:
    """Put the forces of the scenario on the sheets; free choices are asked."""
    state = play.state
    scenario = box.scenario(options.scenario)
    state.scenario, state.turns = scenario.id, options.turns
    state.chart = chart(box)
    state.desks = [CommandDraft() for _ in range(state.seats)]
    lay(state, scenario)
    deploys = [_force(state, box, scenario, side) for side in (0, 1)]
    play.call(*deploys, Stow(), Turn())


def chart(box: Box) -> Chart:
    """The tables that play needs."""
    return Chart(
        relative=[list(row) for row in box.relative[0]],
        fire={row.mode: list(row.chances[0]) for row in box.fire},
        cost={row.mode: row.cost[0] for row in box.fire},
        interception={str(row.civ[0]): list(row.chances[0]) for row in box.interception},
        missiles={
            f"{row.kind}-{row.civ[0]}": [row.velocity[0], row.maneuver[0], row.energy[0]]
            for row in box.missiles
        },
    )


def lay(state: State, scenario: Scenario) -> None:
    """Sheets, planets, asteroids, jumps and the ways to win."""
    for row in scenario.sheets:
        state.sheets.update({name: scenario.sheet(name) for name in row})
    state.later = dict(scenario.later)
    state.planets = [scenario.hex(name) for name in scenario.planets]
    fields = {hex_ for name in scenario.asteroids for hex_ in around(scenario.hex(name))}
    state.asteroids = sorted(fields)
    state.jumps = list(scenario.jump_columns)
    state.scored = scenario.points
    state.rules = [
        Rule(
            SIDES[each.winner],
            each.rule,
            list(each.ships),
            list(each.must),
            each.other,
            each.count,
            each.distance,
        )
        for each in scenario.victory
    ]


def _force(state: State, box: Box, scenario: Scenario, side: int) -> Deploy:
    """The ships of a side, and what its people still have to choose."""
    force = scenario.sides[side]
    seats = state.seats_of(side)
    asked = Deploy(side=side)
    if force.speeds is not None:
        asked.fleet, asked.speeds = True, force.speeds
    for number, entry in enumerate(force.ships):
        unit = ship(state, box, entry, side, seats[number % len(seats)])
        state.units.append(unit)
        if isinstance(entry.place, str):
            unit.put(scenario.hex(entry.place))
            unit.path = [unit.place]
        else:
            places = choices(scenario, entry.place.around, entry.place.column)
            asked.places[unit.id] = [state.name(place) for place in places]
        unit.direction = entry.direction or FIRST_HEADING[side]
        if not entry.direction and not asked.fleet:
            asked.heads.append(unit.id)
    return asked


def choices(scenario: Scenario, middle: str | None, column: str | None) -> list[Hex]:
    """The hexes from which an owner chooses: on a sheet, around a hex or in a column."""
    if middle is not None:
        sheets = {scenario.sheet(name) for row in scenario.sheets for name in row}
        return [hex_ for hex_ in around(scenario.hex(middle)) if sheet_of(hex_) in sheets]
    assert column is not None
    return [scenario.hex(f"{column[:-2]}{row:02}") for row in range(1, ROWS + 1)]


def ship(state: State, box: Box, entry: ShipEntry, side: int, seat: Seat) -> Unit:
    """A spaceship with its log filled in (VE430, VE1010)."""
    model = box.ship(entry.model)
    unit = Unit(f"{side + 1}{entry.letter}", side, seat, SHIP, model=model.id, revealed=True)
    unit.ratings = ratings(model)
    unit.velocity = max(0, entry.velocity)
    unit.asleep = entry.asleep
    unit.pods = [
        _pod(state, box, entry, each, number, model.civ[0])
        for number, each in enumerate(entry.pods, 1)
    ]
    unit.energy = unit.capacity - entry.spent_blocks * unit.ratings.burn
    return unit


def ratings(model: ShipClass) -> Ratings:
    """The figures of a class."""
    return Ratings(
        velocity=model.velocity[0],
        maneuver=model.maneuver[0],
        civ=model.civ[0],
        burn=model.burn[0],
        burster=model.burster[0],
        armor=model.armor[0],
        force_field=model.force_field[0],
        targeting=model.targeting[0],
        hull_energy=model.energy[0],
        streamlined=model.streamlined[0],
    )


def _pod(state: State, box: Box, ship_: ShipEntry, entry: PodEntry, number: int, civ: int) -> Pod:
    kind = box.pod(entry.kind)
    level = entry.civ or kind.civ[0]
    level = level - 1 if level > civ else level  # VE500
    found = Pod(
        kind=kind.id,
        box=number,
        armor=ship_.armor if entry.armor is None else entry.armor,
        civ=level,
        weapons=kind.weapons[0],
        fires=kind.fires[0],
        battle=kind.battle[0],
        targeting=kind.targeting[0],
        jump=kind.jump[0],
        prepare=list(kind.prepare[0]),
    )
    for missile, count in (
        ("unguided", kind.unguided[0]),
        ("guided", kind.guided[0]),
        ("intelligent", kind.intelligent[0]),
        ("mims", kind.mims[0]),
    ):
        known = missile == "unguided" or f"{missile}-{level}" in state.chart.missiles
        if count and known and missile not in ship_.without:
            found.stock[missile] = count
    if kind.id == BAY and entry.craft is not None:
        found.craft = Craft(entry.craft, CRAFT_ENERGY)
        found.model = ratings(box.ship(entry.craft))
    return found
