"""Built positions of Delta Vee, and short ways to play in them."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Amount, Choice, Event, Offer, Outcome, Play, Seat, act, offers, orders, start
from engine.kernel import _settle
from games.delta_vee import GAME
from games.delta_vee.hexes import numbered
from games.delta_vee.parts import COMPONENTS, PodEntry, ShipEntry
from games.delta_vee.setup import Options, ship
from games.delta_vee.state import State
from games.delta_vee.steps.command import GiveCommands
from games.delta_vee.steps.fire import OpenFire, arm
from games.delta_vee.steps.movement import Move
from games.delta_vee.steps.turn import Turn
from games.delta_vee.units import Unit

A, B, C, D = (Seat(number) for number in range(4))
SEED = "5e" * 16
NO_STAGE = 6


def dealt(scenario: str = "showdown", seats: int = 2, turns: int = 24) -> State:
    """The start of a scenario, before the first choice."""
    options = Options.model_validate({"scenario": scenario, "turns": turns})
    return start(GAME, seats, options, SEED, 0).state


def ready(scenario: str = "showdown", seats: int = 2) -> State:
    """A scenario after its set-up, all choices left to the fallback."""
    state = dealt(scenario, seats)
    while state.phase == "setup":
        for seat in state.stack[-1].seats(state):
            act(GAME, state, seat, GAME.rules.fallback(state, seat), 0)
            break
    return state


def space(*, planets: Sequence[str] = (), asteroids: Sequence[str] = (), seats: int = 2) -> State:
    """Two empty sheets, A and B, without any way to win."""
    state = dealt(seats=seats)
    state.units, state.rules = [], []
    state.planets = [hex_(state, name) for name in planets]
    state.asteroids = [hex_(state, name) for name in asteroids]
    state.turn = 1
    return state


def hex_(state: State, name: str) -> tuple[int, int]:
    """The hex of a name."""
    return numbered(state.sheets[name[:-4]], name[-4:])


def add(
    state: State,
    id_: str,
    model: str,
    course: tuple[str, int, int],
    *pods: str | PodEntry,
    armor: int = 2,
) -> Unit:
    """A ship with its course (hex, direction, velocity) and pods, box 1 first."""
    side = int(id_[0]) - 1
    craft = {"bay": "terwillicker-x"}
    entries = tuple(
        PodEntry(kind=pod, craft=craft.get(pod)) if isinstance(pod, str) else pod for pod in pods
    )
    entry = ShipEntry(letter=id_[1], model=model, pods=entries, armor=armor, place="A0101")
    unit = ship(state, COMPONENTS, entry, side, Seat(side))
    steer(state, unit, course)
    state.units.append(unit)
    return unit


def steer(state: State, unit: Unit, course: tuple[str, int, int]) -> None:
    """Put a unit on a course."""
    name, unit.direction, unit.velocity = course
    unit.put(hex_(state, name))
    unit.path, unit.zig = [unit.place], 0


def missile(  # noqa: PLR0913 - a missile follows from all of these
    state: State,
    home: Unit,
    kind: str,
    course: tuple[str, int, int],
    *,
    civ: int = 8,
    pod: int = 0,
    revealed: bool = False,
) -> Unit:
    """A missile that a ship has launched."""
    state.launched[home.side] += 1
    id_ = f"{home.side + 1}x{state.launched[home.side]}"
    unit = Unit(id_, home.side, home.seat, kind, revealed=revealed, home=home.id, pod=pod)
    arm(state, unit, civ)
    steer(state, unit, course)
    state.units.append(unit)
    return unit


def launched_craft(state: State, home: Unit, course: tuple[str, int, int], pod: int = 0) -> Unit:
    """A battlecraft out of a pod of its ship."""
    unit = missile(state, home, "unguided", course, pod=pod)
    held, model = home.pods[pod].craft, home.pods[pod].model
    assert held is not None
    assert model is not None
    unit.kind, unit.model, unit.ratings, unit.energy = "craft", held.model, model, held.energy
    home.pods[pod].craft = None
    return unit


def begin(state: State, step: Move | GiveCommands | OpenFire) -> list[Event]:
    """Let a phase begin; the events until somebody has to choose or the next phase is done."""
    state.stack = [Turn(stage=NO_STAGE), step]
    state.phasing = step.side
    state.turns = max(state.turn, state.turns)
    play = Play(state)
    _settle(GAME, play)
    return play.events


def move(state: State, side: int = 0) -> list[Event]:
    """The movement phase of a side; what follows it is not begun: the other side has no units."""
    state.stack = [Turn(stage=1 + 3 * side), Move(side)]
    state.phasing = side
    play = Play(state)
    step = state.stack[-1]
    while state.stack and step in state.stack:
        top = state.stack[-1]
        if top.seats(state):
            break
        top.run(play)
    return play.events


def roll(state: State, *dice: int) -> None:
    """What the next dice show."""
    state.dice.loaded = [die - 1 for die in dice]


def do(state: State, seat: Seat, *choices: str) -> Outcome[State]:
    """Carry out choices written as ``verb arg arg``; the outcome of the last."""
    for choice in choices:
        outcome = act(GAME, state, seat, Choice.parse(choice), state.now + 1)
    return outcome


def order(state: State, seat: Seat, words: str) -> None:
    """Add command words to the plan in hand."""
    do(state, seat, *(f"order {word}" for word in words.split()))


def can(state: State, seat: Seat, verb: str = "order") -> list[str]:
    """What follows a verb in the offers."""
    found = []
    for offer in (*offers(state, seat), *orders(GAME, state, seat)):
        if offer.verb == verb:
            match offer:
                case Offer(_, ids):
                    found.append(" ".join(ids))
                case Amount(_, low, high):
                    found.append(f"{low}-{high}")
    return found


def told(events: Sequence[Event], kind: type[Event]) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if type(event) is kind]
