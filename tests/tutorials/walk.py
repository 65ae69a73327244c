"""A prepared match as a newcomer goes through it who does what is proposed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from bot.table.schooling import Schooling
from engine import (
    Choice,
    Event,
    Game,
    Lesson,
    Outcome,
    Seat,
    State,
    accept,
    act,
    active_seats,
    next_alarm,
    offers,
    pending_step,
    start,
    wake,
)

AnyGame = Game[Any, Any]
LEARNER = Seat(0)
THINKS = 30_000
"""Milliseconds that a newcomer takes for a decision."""
Chooses: TypeAlias = Callable[[State, Seat, Schooling], Choice]


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision of the newcomer: what is asked, what is told beside it, what they do."""

    state: State
    name: str
    lessons: tuple[Lesson, ...]
    choice: Choice
    schooling: Schooling
    """Afterwards."""


def in_their_part(game: AnyGame, state: State, seat: Seat, schooling: Schooling) -> Choice | None:
    """What comes next in a seat's part of the script and fits."""
    assert game.help.tutorial is not None
    there, left = offers(state, seat), game.help.tutorial.part(seat)[schooling.place :]
    return next((choice for choice in left if accept(there, choice) is not None), None)


def walk(game: AnyGame, seats: int, chooses: Chooses, thinks: int = THINKS) -> Iterator[Decision]:
    """Play the match: computers answer at once, the newcomer after them; yields before each act.

    thinks: how long the newcomer takes for a decision, in ms.
    """
    tutorial = game.help.tutorial
    assert tutorial is not None
    options = game.rules.options.model_validate(tutorial.options)
    outcome: Outcome[Any] = start(game, seats, options, tutorial.seed, 0)
    state, schools = outcome.state, [Schooling() for _ in range(seats)]
    now = 0

    def hear(events: tuple[Event, ...]) -> None:
        for number, school in enumerate(schools):
            known = [event for event in events if event.known_to(Seat(number))]
            schools[number] = school.hearing(tutorial, known, Seat(number))

    hear(outcome.events)
    while not state.over:
        asked = active_seats(state)
        if not asked:
            due = next_alarm(game, state)
            assert due is not None, "nobody is asked, and nothing will ring"
            now = max(now, due)
            hear(wake(game, state, now).events)
            continue
        seat = next((each for each in asked if each != LEARNER), LEARNER)
        told: tuple[Lesson, ...] = ()
        if seat == LEARNER:
            told = schools[seat].due(
                tutorial, pending_step(state), offers(state, seat), prepared=True
            )
            now += thinks
            # What rings while they think may take away what they were about to do.
            hear(wake(game, state, max(now, state.now)).events)
            if seat not in active_seats(state):
                continue
        school = schools[seat]
        choice = chooses(state, seat, school)
        if tutorial.script:
            usual = game.rules.fallback(state, seat)
            school = school.played(tutorial.part(seat), choice, usual)
        schools[seat] = school.told(told) if seat == LEARNER else school
        if seat == LEARNER:
            yield Decision(state, pending_step(state), told, choice, schools[seat])
        hear(act(game, state, seat, choice, max(now, state.now)).events)


def empty(game: AnyGame) -> AnyGame:
    """The game with a tutorial whose script is empty."""
    assert game.help.tutorial is not None
    return replace(
        game, help=replace(game.help, tutorial=game.help.tutorial.model_copy(update={"script": ()}))
    )
