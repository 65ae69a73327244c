"""VE1160: a component file is tried out when it is read, so that no match breaks off."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from engine import Dice, Game, Seat, act, active_seats, start
from minds import ask

from .hexes import Hex
from .parts import FASTEST, Box, Condition, Scenario, ShipEntry
from .setup import Options, choices
from .state import State
from .view import view

SEED = "7e" * 16
CHOICES = 60
"""Random choices of a trial match; about a game-turn."""
SHIPLESS = ("apart", "points")
MISSILE_LEVELS = (6, 7, 8)


def try_out(game: Game[State, Any], box: Box) -> None:
    """Look at every scenario, deal it, play a little. Raises ValueError saying what is wrong."""
    for scenario in box.scenarios:
        try:
            for number, end in enumerate(scenario.victory, 1):
                _check_end(scenario, end, f"victory {number} ({end.rule})")
            for side, force in enumerate(scenario.sides, 1):
                _check_speeds(force.speeds, f"side {side}")
                _check_places(scenario, force.ships, f"side {side}")
            _check_match(game, box, scenario)
        except ValueError as error:
            raise ValueError(f"scenario {scenario.id}: {error}") from error


def _check_end(scenario: Scenario, end: Condition, where: str) -> None:
    """Whether a way to win can come about, and names what it needs."""
    ships = [
        f"{n}{ship.letter}" for n, force in enumerate(scenario.sides, 1) for ship in force.ships
    ]
    if end.rule not in SHIPLESS:
        if not end.ships:
            raise ValueError(f"{where}: names no ships; there are {', '.join(ships)}")
        if end.count > len(end.ships):
            raise ValueError(f"{where}: count is {end.count}; it names {len(end.ships)} ships")
        if strange := [ship for ship in end.must if ship not in end.ships]:
            raise ValueError(
                f"{where}: must has {strange[0]}; its ships are {', '.join(end.ships)}"
            )
    if end.rule == "docked" and (not end.other or end.other in end.ships):
        raise ValueError(f"{where}: other is the ship with which one of the others docks")
    if end.rule == "apart" and not end.distance:
        raise ValueError(f"{where}: distance is 0; it is at least 1")
    if end.rule == "jumped" and not scenario.jump_columns:
        raise ValueError(f"{where}: nobody may jump; jump_columns says where ships may")
    if end.rule == "points" and (not scenario.points or end.winner == "draw"):
        raise ValueError(f"{where}: needs points: true, and side-1 or side-2 as its winner")


def _check_speeds(speeds: tuple[int, int] | None, where: str) -> None:
    if speeds is not None and not 0 <= speeds[0] <= speeds[1] <= FASTEST:
        raise ValueError(
            f"{where}: speeds are {list(speeds)}; a low and a high one, 0 to {FASTEST}"
        )


def _check_places(scenario: Scenario, ships: tuple[ShipEntry, ...], where: str) -> None:
    """Whether every ship finds a hex of its own, whatever the others have chosen."""
    fixed = {scenario.hex(ship.place) for ship in ships if isinstance(ship.place, str)}
    free: dict[str, set[Hex]] = {
        ship.letter: set(choices(scenario, ship.place.around, ship.place.column)) - fixed
        for ship in ships
        if not isinstance(ship.place, str)
    }
    for count in range(1, len(free) + 1):
        for letters in combinations(sorted(free), count):
            room = set().union(*(free[letter] for letter in letters))
            if len(room) < count:
                raise ValueError(
                    f"{where}: ships {', '.join(letters)} have {len(room)} hexes to choose from"
                )


def _check_match(game: Game[State, Any], box: Box, scenario: Scenario) -> None:
    """Deal it to as few and as many as can play, see what they see, and make random choices."""
    options = Options.model_validate({"scenario": scenario.id, "turns": 5})
    for seats in (game.cover.seats[0], game.cover.seats[-1]):
        try:
            state = start(game, seats, options, SEED, 0, box).state
            _check_logs(state)
            _look(state)
            _set_up(game, state)
        except ValueError:
            raise
        except Exception as error:  # whatever is wrong with a file shows itself somehow
            raise ValueError(f"cannot be dealt: {type(error).__name__}: {error}") from error
        if state.over:
            raise ValueError(f"is over before it begins: {state.over}")
        try:
            _play(game, state)
        except Exception as error:
            raise ValueError(f"breaks off in play: {type(error).__name__}: {error}") from error


def _set_up(game: Game[State, Any], state: State) -> None:
    while state.phase == "setup" and not state.over:
        seat = active_seats(state)[0]
        act(game, state, seat, game.rules.fallback(state, seat), 0)


def _check_logs(state: State) -> None:
    """Whether ships can pay what they have spent, and their missiles find a row in the chart."""
    for ship in state.units:
        where = f"ship {ship.id}"
        if ship.energy < 0:
            most = ship.capacity // ship.ratings.burn
            raise ValueError(f"{where}: spent_blocks are more than its {most} blocks")
        for pod in ship.pods:
            if pod.stock and pod.civ not in MISSILE_LEVELS:
                raise ValueError(
                    f"{where}, pod {pod.kind}: its missiles are of Civ level {pod.civ}; "
                    f"the Missile Interception Table has 6, 7 and 8"
                )


def _look(state: State) -> None:
    for seat in (None, *map(Seat, range(state.seats))):
        view(state, seat)


def _play(game: Game[State, Any], state: State) -> None:
    dice = Dice(SEED)
    for number in range(CHOICES):
        if state.over:
            return
        seat = dice.pick(active_seats(state))
        choice = ask(game, state, seat, "random", dice).choice
        act(game, state, seat, choice, number)
        if number % 10 == 0:
            _look(state)
