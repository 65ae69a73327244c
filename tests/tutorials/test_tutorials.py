"""Each prepared match, played through: every lesson comes up, in a sitting."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.registry import shipped
from bot.table.schooling import SHOWN, Schooling
from engine import (
    Choice,
    Dice,
    Lesson,
    Seat,
    State,
    Tutorial,
    accept,
    active_seats,
    key,
    offers,
    pending_step,
    random_player,
    verbs,
)
from games.space_dealer.events import ShipArrived
from minds import ask
from tests.laws import covering
from tests.laws.plans import play
from tests.saying import english

from .draft import DECISIONS
from .walk import LEARNER, THINKS, AnyGame, Decision, in_their_part, walk

GAMES = [title.game for title in shipped() if title.game.help.tutorial is not None]
WORDS = 60
"""Of a lesson at most: a phone shows it above the buttons."""
NAMES = {f"seat-{seat}": "Ann" for seat in range(8)}
TAUGHT = 8
"""Lessons of a game at least."""
PACES = (1_000, THINKS, 90_000)
"""Milliseconds for a decision: where timers run, much may have happened by the next."""


def slug(game: AnyGame) -> str:
    return game.slug


def follows(game: AnyGame, thinks: int = THINKS) -> list[Decision]:
    """What a newcomer decides who does what is proposed, as far as the script goes."""
    assert game.help.tutorial is not None

    def chooses(state: State, seat: Seat, school: Schooling) -> Choice:
        found = in_their_part(game, state, seat, school)
        if seat != LEARNER:
            return found or game.rules.fallback(state, seat)
        assert found is not None, f"nothing is proposed instead of {offers(state, seat)}"
        return found

    part = game.help.tutorial.part(LEARNER)
    return list(islice(walk(game, len(game.help.tutorial.script), chooses, thinks), len(part)))


@pytest.mark.parametrize("thinks", PACES)
@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_whoever_does_what_is_proposed_meets_every_lesson_in_a_sitting(
    game: AnyGame, thinks: int
) -> None:
    assert game.help.tutorial is not None
    decisions = follows(game, thinks)

    assert 10 <= len(decisions) <= DECISIONS
    assert all(lesson.beyond for lesson in decisions[-1].schooling.left(game.help.tutorial))
    assert len(game.help.tutorial.lessons) >= TAUGHT
    assert [each.choice for each in decisions] == list(game.help.tutorial.part(LEARNER))


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_whoever_plays_on_comes_to_the_end_of_the_match(game: AnyGame) -> None:
    tutorial = game.help.tutorial
    assert tutorial is not None
    dice = Dice("0e")

    def chooses(state: State, seat: Seat, school: Schooling) -> Choice:
        if not school.is_through(tutorial.part(seat)):
            return in_their_part(game, state, seat, school) or game.rules.fallback(state, seat)
        return ask(game, state, seat, game.minds.usual, dice).choice

    *_, last = walk(game, len(tutorial.script), chooses)

    assert last.schooling.is_through(tutorial.part(LEARNER))
    assert last.state.over
    assert game.rules.result(last.state).winners


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_the_first_thing_that_is_told_is_what_the_game_is_about(game: AnyGame) -> None:
    assert game.help.tutorial is not None

    assert follows(game)[0].lessons[0] == game.help.tutorial.lessons[0]


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_nothing_is_proposed_without_a_reason(game: AnyGame) -> None:
    tutorial = game.help.tutorial
    assert tutorial is not None

    def chooses(state: State, seat: Seat, school: Schooling) -> Choice:
        found = in_their_part(game, state, seat, school)
        if found is None:
            return game.rules.fallback(state, seat)
        if seat == LEARNER:
            thought = ask(game, state, seat, game.minds.usual, Dice("0e"))
            minds = thought.why is not None and thought.choice == found
            reasons.append(minds or tutorial.reason(found) is not None)
        return found

    reasons: list[bool] = []
    length = len(tutorial.part(LEARNER))
    met = list(islice(walk(game, len(tutorial.script), chooses), length))

    assert len(met) == len(reasons) == length
    for decision, reasoned in zip(met, reasons, strict=True):
        # Beside a lesson the lesson is the reason.
        assert reasoned or decision.lessons, decision.choice


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_no_more_is_told_at_once_than_somebody_reads(game: AnyGame) -> None:
    texts = english(game.slug)
    for decision in follows(game):
        assert len(decision.lessons) <= SHOWN
        for lesson in decision.lessons:
            assert len(texts(lesson.key, **NAMES).split()) <= WORDS, lesson.key


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_lessons_speak_of_what_the_game_has(game: AnyGame) -> None:
    tutorial = game.help.tutorial
    assert tutorial is not None
    (board,) = [title.board for title in shipped() if title.game is game]
    steps, events = (
        {key(step) for step in game.rules.steps},
        {key(event) for event in game.rules.events},
    )
    signs = {sign.name for sign in board.signs}
    for lesson in tutorial.lessons:
        assert lesson.decision in {"", *steps}
        assert lesson.event in {"", *events}
        assert set(lesson.signs) <= signs
        assert lesson.event or not lesson.mine
    assert {str(choice) for choice in tutorial.part(LEARNER)} >= set(tutorial.reasons)
    names = [lesson.name for lesson in tutorial.lessons]
    assert len(names) == len(set(names))
    assert len(tutorial.script) in game.cover.seats


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_what_lies_beyond_the_prepared_match_comes_up_in_others(game: AnyGame) -> None:
    assert game.help.tutorial is not None
    left = {lesson for lesson in game.help.tutorial.lessons if lesson.beyond}
    for moment in (each for plan in covering.kept(game.slug) for each in play(game, plan)):
        state = moment.state
        for seat in active_seats(state):
            there = frozenset(verbs(offers(state, seat)))
            left -= {x for x in left if x.fits(pending_step(state), there, heard=True)}
        if not left:
            break

    assert left == set()


@pytest.mark.parametrize("game", GAMES, ids=slug)
def test_whoever_plays_otherwise_is_never_stuck(game: AnyGame) -> None:
    assert game.help.tutorial is not None
    dice = Dice("0e")

    def chooses(state: State, seat: Seat, school: Schooling) -> Choice:
        there = offers(state, seat)
        if seat == LEARNER:
            return ask(game, state, seat, random_player, dice, there).choice
        choice = in_their_part(game, state, seat, school) or game.rules.fallback(state, seat)
        assert accept(there, choice) is not None
        return choice

    made = list(islice(walk(game, len(game.help.tutorial.script), chooses), 40))
    told = [lesson.name for each in made for lesson in each.lessons]

    assert len(told) == len(set(told)), "nothing is told twice"
    end = made[-1].schooling
    assert end.ends(game.help.tutorial, LEARNER), "sooner or later the lessons are over"


def landed(seat: Seat) -> ShipArrived:
    return ShipArrived(seat=seat, ship="ship", planet="gizzi-1")


def test_a_lesson_about_their_own_deeds_waits_for_them() -> None:
    mine = Lesson(name="landed", event="ship-arrived", mine=True)
    tutorial = Tutorial(seed="00", lessons=(mine,))
    theirs, own = (
        Schooling().hearing(tutorial, [landed(Seat(seat))], LEARNER) for seat in (1, LEARNER)
    )

    assert (theirs.heard, own.heard) == ((), ("landed",))
