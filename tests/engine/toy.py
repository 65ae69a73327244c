"""A game without rules: its steps do what a test tells them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from pydantic import BaseModel

from engine import (
    Amount,
    AnyOffer,
    Choice,
    Event,
    Game,
    Illegal,
    Offer,
    Outcome,
    Play,
    Seat,
    State,
    Step,
    start,
)
from tests.tiny import GAME as TINY

ANN, BOB, CY = Seat(0), Seat(1), Seat(2)
SEED = "5e" * 32


class Said(Event):
    """A word, at a match time."""

    word: str
    now: int = 0


@dataclass(slots=True)
class Toy(State):
    """``due`` are the alarms to come; ``order`` is what was ordered last."""

    due: list[int] = field(default_factory=list)
    order: str = ""


class Ask(Step[Toy]):
    """Waits for ``who``, who may do anything."""

    window = True

    who: list[Seat] = field(default_factory=lambda: [ANN])
    left: int = 99

    def seats(self, state: Toy) -> Sequence[Seat]:
        return self.who if self.left else tuple(self.who)

    def offers(self, state: Toy, seat: Seat) -> Sequence[AnyOffer]:
        verbs = ["say", "roll", "peek", "hand-over", "pass", "tuple", "crash", "refuse", "stop"]
        return (Amount("count", 0, 9), *(Offer(verb) for verb in verbs), Offer("order", ("x",)))

    def say(self, play: Play[Toy], seat: Seat) -> None:
        play.tell(Said(word="hello", now=play.state.now))

    def count(self, play: Play[Toy], seat: Seat, number: str) -> None:
        play.tell(Said(word=number))

    def roll(self, play: Play[Toy], seat: Seat) -> None:
        play.tell(Said(word=str(play.dice.roll())))

    def peek(self, play: Play[Toy], seat: Seat) -> None:
        play.tell(Said(word="secret", to=(seat,)))

    def hand_over(self, play: Play[Toy], seat: Seat) -> None:
        self.who.append(Seat((self.who.pop(0) + 1) % play.state.seats))

    def tuple(self, play: Play[Toy], seat: Seat) -> None:
        self.left = 0

    def pass_(self, play: Play[Toy], seat: Seat) -> None:
        play.end()

    def order(self, play: Play[Toy], seat: Seat, word: str) -> None:
        play.tell(Said(word="not an order"))

    def crash(self, play: Play[Toy], seat: Seat) -> None:
        raise ZeroDivisionError

    def refuse(self, play: Play[Toy], seat: Seat) -> None:
        raise Illegal("no")

    def stop(self, play: Play[Toy], seat: Seat) -> None:
        play.finish("stopped")


class Auto(Step[Toy]):
    """Runs by itself and does one thing; ``wait`` counts how often it was run."""

    what: str
    runs: int = 0

    def seats(self, state: Toy) -> Sequence[Seat]:
        return (ANN,) if self.what == "asks" else ()

    def offers(self, state: Toy, seat: Seat) -> Sequence[AnyOffer]:
        return (Offer("pass"),)

    def pass_(self, play: Play[Toy], seat: Seat) -> None:
        play.finish("passed")

    def run(self, play: Play[Toy]) -> None:
        self.runs += 1
        play.tell(Said(word=self.what))
        match self.what:
            case "end":
                play.end()
            case "goto":
                play.goto(Ask())
            case "call":
                play.call(Auto("end"), Auto("goto"))
            case "finish":
                play.finish("finished")
            case "circle":
                play.goto(Auto("circle"))
            case "ghost":
                play.finish("finished")
                play.call(Ask())
            case "ask":
                self.what = "asks"
            case "wait":
                pass


class Options(BaseModel):
    """None."""


def toy(*steps: Step[Any], due: Sequence[int] = (), **more: Any) -> Game[Toy, Any]:
    """The game that begins with steps, the first to run first, and rings at ``due``.

    more: other rules of it.
    """

    def deal(play: Play[Toy], _options: Options, _box: Options) -> None:
        play.state.due = list(due)
        play.call(*steps)

    rules: dict[str, Any] = {
        "options": Options,
        "box": Options,
        "components": Options(),
        "state": Toy,
        "steps": (Ask, Auto),
        "events": (Said,),
        "deal": deal,
        "alarm": lambda state: min(state.due, default=None),
        "ring": _ring,
    }
    whole: Game[Any, Any] = TINY
    return replace(
        whole,
        cover=replace(whole.cover, slug="toy", seats=range(2, 4)),
        rules=replace(whole.rules, **{**rules, **more}),
        orders=replace(whole.orders, offers=_orders, leave=_order),
    )


def begun(game: Game[Toy, Any], seats: int = 3) -> Outcome[Toy]:
    """The outcome of its deal, at match time 1,000."""
    return start(game, seats, Options(), SEED, 1_000)


def match(*steps: Step[Any], due: Sequence[int] = ()) -> tuple[Game[Toy, Any], Toy]:
    """A game that has begun with steps, and its state."""
    game = toy(*steps, due=due)
    return game, begun(game).state


def words(outcome: Outcome[Any]) -> list[str]:
    """What was said."""
    return [event.word for event in outcome.events if isinstance(event, Said)]


def _orders(_state: Toy, seat: Seat) -> Sequence[AnyOffer]:
    return (Offer("order", ("x",)), Offer("order", (f"by-{seat}",)))


def _order(play: Play[Toy], seat: Seat, choice: Choice) -> None:
    play.state.order = choice.args[0]


def _ring(play: Play[Toy]) -> None:
    play.state.due.remove(min(play.state.due))
    play.tell(Said(word="ring", now=play.state.now))
