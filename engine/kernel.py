"""The functions that move a match: start, offers, act, wake, rest, settle, resign."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic

from pydantic import BaseModel

from .choices import AnyOffer, Choice, Illegal, Seat, accept_any_case
from .dice import Dice
from .events import Event, key
from .game import Game
from .needs import Need, Verb, handler
from .obeying import Open, obey
from .plain import plain
from .play import Play
from .state import RESIGNED, SETTLED, S, State, Step

_LONGEST = 10_000
"""Automatic steps, or alarms of one instant, before a circle in the rules is assumed."""

_NOBODY_ASKED = Step[Any]()
"""In place of the running step when a match is over."""


@dataclass(slots=True)
class Outcome(Generic[S]):
    """What a change led to: the state given, changed in place; the events; whether it is sealed.

    choice: what was chosen, as the rules write it; None where nobody chose. flow: it was offered
    in the flow of the game, and is no standing order. learned: dice were thrown, or something was
    told or turned up, or a standing order was obeyed, as everybody may know; else it is sealed, if
    it is, because others are asked now, or for what is nobody else's.
    """

    state: S
    events: tuple[Event, ...]
    sealed: bool
    choice: Choice | None = None
    flow: bool = False
    learned: bool = False


def start(
    game: Game[S, Any],
    seats: int,
    options: BaseModel,
    seed: str,
    now: int,
    box: BaseModel | None = None,
) -> Outcome[S]:
    """Deal a match. Raises ValueError when the game cannot be played by so many."""
    if seats not in game.cover.seats:
        raise ValueError(
            f"{game.slug} is for {game.cover.seats[0]} to {game.cover.seats[-1]} seats, not {seats}"
        )
    state = game.rules.state(seats=seats, dice=Dice(seed), now=now)
    play = Play(state)
    game.rules.deal(play, options, game.rules.components if box is None else box)
    _settle(game, play)
    return Outcome(state, tuple(play.events), sealed=True)


def active_seats(state: State) -> Sequence[Seat]:
    """The seats whose decision the match waits for; none when it is over or only waits for time."""
    return state.stack[-1].seats(state) if state.stack else ()


def optional_seats(state: State) -> Sequence[Seat]:
    """The seats that may act in the flow of the game though nobody waits for them."""
    return state.stack[-1].free(state) if state.stack else ()


def pending_step(state: State) -> str:
    """The decision that is owed, as locales call it (``step-`` and this), or the empty string."""
    return key(type(state.stack[-1])) if state.stack else ""


def is_window(state: State) -> bool:
    """Whether the decision owed is a short answer to somebody else's turn."""
    return bool(state.stack) and state.stack[-1].window


def offers(state: State, seat: Seat) -> Sequence[AnyOffer]:
    """Everything the seat may do now in the flow of the game."""
    if not state.stack:
        return ()
    step = state.stack[-1]
    return step.offers(state, seat) if _may_act(step, state, seat) else ()


def _may_act(step: Step[Any], state: State, seat: Seat) -> bool:
    return seat in step.seats(state) or seat in step.free(state)


def orders(game: Game[S, Any], state: S, seat: Seat) -> Sequence[AnyOffer]:
    """The standing orders the seat may leave now."""
    return game.orders.offers(state, seat) if not state.over and 0 <= seat < state.seats else ()


def why_not(state: State, seat: Seat, choice: Choice) -> Need | None:
    """The first named condition in the flow of the game that rules out a choice, if any.

    It follows from what the seat may know, as its offers do.
    """
    step, verb = _asked(state, seat, choice.verb)
    return verb.why_not(step, state, seat, choice.args) if verb is not None else None


def named(state: State, seat: Seat, verb: str) -> list[AnyOffer]:
    """The ids that a choice with this verb may name, whatever else rules each of them out."""
    step, found = _asked(state, seat, verb)
    return found.named(step, state, seat) if found is not None else []


def asked_for(state: State, seat: Seat) -> list[str]:
    """The verbs that the seat is asked for, whether anything is on offer or not."""
    step = state.stack[-1] if state.stack else None
    if step is None or not _may_act(step, state, seat):
        return []
    return [verb.name for verb in step.verbs]


def decisions_with(game: Game[Any, Any], verb: str) -> list[str]:
    """The decisions at which a verb may be chosen, in the order of the game's steps."""
    name = handler(verb)
    # A field of a step may be called like a verb, and a method of all steps, too.
    asking = [step for step in game.rules.steps if step.seats is not Step.seats]
    found = [step for step in asking if callable(getattr(step, name, None))]
    return [] if hasattr(Step, name) else [key(step) for step in found]


def _asked(state: State, seat: Seat, name: str) -> tuple[Any, Verb | None]:
    """What the conditions of a verb are about, and the verb if the seat is asked for it."""
    if state.stack and _may_act(state.stack[-1], state, seat):
        step = state.stack[-1]
        for verb in step.verbs:
            if verb.name == name:
                return step.about(state, seat), verb
    return None, None


def act(
    game: Game[S, Any],
    state: S,
    seat: Seat,
    choice: Choice,
    now: int,
    offered: Sequence[AnyOffer] | None = None,
) -> Outcome[S]:
    """Carry out a choice at match time ``now``, after all alarms that were due before it.

    Its ids may be written in any letter case. The state is changed in place. offered: what
    ``offers`` gave the seat in this very position, where the caller has it already. Raises
    Illegal, and then nothing but the alarms has happened, when no offer and no standing order
    allows the choice. After any other exception, a bug in the rules, the state must be thrown
    away.
    """
    play = Play(state, seat)
    if (due := next_alarm(game, state)) is not None and due <= now:
        _ring_due(game, play, now)
        offered = None
    step = state.stack[-1] if state.stack else _NOBODY_ASKED
    asked = tuple(step.seats(state))
    if offered is None:
        may_act = seat in asked or seat in step.free(state)
        offered = step.offers(state, seat) if may_act else ()
    taken, flow = accept_any_case(offered, choice), True
    if taken is None:
        taken, flow = accept_any_case(orders(game, state, seat), choice), False
    if taken is None:
        raise Illegal(f"seat {seat} cannot choose '{plain(choice)}' now")
    state.now = max(state.now, now)
    try:
        if flow:
            getattr(step, handler(taken.verb))(play, seat, *taken.args)
        else:
            play.sealed = True
            game.orders.leave(play, seat, taken)
    except Illegal as error:
        raise AssertionError(f"'{choice}' was offered and then refused") from error
    # What this seat is asked next is new to it; of others the same question is still theirs.
    still = tuple(other for other in asked if other != seat) if flow else asked
    others = tuple(_settle(game, play, Open(step, still))) != asked
    sealed = play.sealed or others
    return Outcome(state, tuple(play.events), sealed, taken, flow, play.learned)


def next_alarm(game: Game[S, Any], state: S) -> int | None:
    """The match time at which the rules want to act by themselves, in ms, or None."""
    return None if state.over else game.rules.alarm(state)


def wake(game: Game[S, Any], state: S, now: int) -> Outcome[S]:
    """Ring every alarm due up to ``now``, each at its own instant. Waking late changes nothing."""
    play = Play(state)
    _ring_due(game, play, now)
    return Outcome(state, tuple(play.events), play.sealed)


def rest(game: Game[S, Any], state: S, since: int, until: int) -> Outcome[S]:
    """Nobody could reach the match from ``since`` until ``until`` (ms), which is now.

    Alarms due at ``since`` or before ring first; then the game may move the later ones
    (``Rules.rested``); what is still due by now rings at its own instant, as after waking late.
    What lies before the last thing that happened is no rest: then somebody could reach it.
    Raises ValueError when it ends before it begins.
    """
    if until < since:
        raise ValueError(f"a rest from {since} to {until}")
    play = Play(state)
    asked = tuple(active_seats(state))
    _ring_due(game, play, since)
    since = max(since, state.now)
    if not state.over and since < until:
        state.now = since
        before = _open(state)
        game.rules.rested(play, since, until)
        _settle(game, play, before)
        _ring_due(game, play, until)
    if not state.over:
        state.now = max(state.now, until)
    if tuple(active_seats(state)) != asked:
        play.seal()
    return Outcome(state, tuple(play.events), play.sealed)


def settle(game: Game[S, Any], state: S) -> Outcome[S]:
    """The match ends as it stands, because all have agreed.

    Raises Illegal where it is over, and where its rules cannot score it as it stands.
    """
    if state.over or game.rules.standing(state) is None:
        raise Illegal(f"{game.slug} cannot be scored as it stands")
    state.over = SETTLED
    state.stack.clear()
    return Outcome(state, (), sealed=True)


def resign(state: S, seat: Seat) -> Outcome[S]:
    """The match ends because a seat gives it up, which loses it with its side.

    Raises Illegal where it is over, and for a seat that there is not.
    """
    if state.over or not 0 <= seat < state.seats:
        raise Illegal(f"seat {seat} cannot resign now")
    state.over, state.gave_up = RESIGNED, seat
    state.stack.clear()
    return Outcome(state, (), sealed=True)


def _ring_due(game: Game[S, Any], play: Play[S], now: int) -> None:
    """Only alarms move the clock, so that a wake for nothing leaves no trace."""
    state, at_once = play.state, 0
    while (due := next_alarm(game, state)) is not None and due <= now:
        at_once = at_once + 1 if due <= state.now else 0
        assert at_once < _LONGEST, f"the alarm of {game.slug} rings in a circle"
        state.now = max(state.now, due)
        play.seal()
        before = _open(state)
        game.rules.ring(play)
        _settle(game, play, before)


def _open(state: State) -> Open:
    """The question that is open now, and whom it asks."""
    return Open(state.stack[-1] if state.stack else None, tuple(active_seats(state)))


def _settle(game: Game[S, Any], play: Play[S], before: Open | None = None) -> Sequence[Seat]:
    """Run automatic steps until the match waits for somebody, for time, or is over: for whom.

    Standing orders answer what is asked anew. ``before``: the question that was open, if any was.
    """
    before = before or Open(None, ())
    state = play.state
    stack = state.stack
    for _ in range(_LONGEST):
        if not stack:
            assert state.over, "the stack is empty but nobody said why the match ended"
            return ()
        step = stack[-1]
        assert not state.over, f"{key(type(step))} was put on the stack of a match that is over"
        if seats := step.seats(state):
            if obey(game, play, before):
                continue
            return seats
        depth = len(stack)
        step.run(play)
        if len(stack) == depth and stack[-1] is step and not step.seats(state):
            waits = next_alarm(game, state) is not None
            assert waits, f"{key(type(step))} waits for nobody, and no alarm will ring"
            return ()
    raise AssertionError(f"{key(type(stack[-1]))} runs in a circle")
