"""The laws of what is told: secrets, spectators, private events, standing orders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from engine import (
    NOBODY,
    Choice,
    Covert,
    Dice,
    Event,
    Illegal,
    Seat,
    State,
    act,
    active_seats,
    copy,
    dump,
    is_window,
    least,
    load,
    next_alarm,
    offers,
    orders,
    pending_step,
    wake,
    why_not,
)
from engine.events import from_json, to_json

from .laws import NONSENSE, Watch, everybody
from .plans import AnyGame, Moment, Plan

TRIED = 40
"""Choices of earlier positions whose reasons are compared in two worlds."""


def keeps_secrets(game: AnyGame, plan: Plan) -> Watch:
    """What a seat sees and may do, and why it may not, does not depend on what it cannot know."""
    changed, secret, tried = False, False, dict[Choice, None]()
    while moment := (yield):
        secret |= any(event.to is not None for event in moment.outcome.events)
        if not moment.close:
            continue
        before = dump(moment.state)
        tried |= dict.fromkeys(on_offer(moment.state))
        for viewer in (None, *everybody(moment.state)):
            world = load(game, before)
            game.rules.resample_hidden(world, viewer, Dice(f"{plan.chance + moment.number:032x}"))
            changed |= dump(world) != before
            assert game.rules.inventory(world) == game.rules.inventory(moment.state)
            assert known(game, world, viewer) == known(game, moment.state, viewer)
            if viewer is not None:
                for choice in list(tried)[-TRIED:]:
                    reason = why_not(moment.state, viewer, choice)
                    assert why_not(world, viewer, choice) == reason, f"{choice}: {reason}"
    assert changed or not secret, "nothing was drawn anew, so nothing was proved"


def on_offer(state: State) -> Iterator[Choice]:
    """The first choice of every offer to those who are asked."""
    for seat in active_seats(state):
        yield from map(least, offers(state, seat))


def known(game: AnyGame, state: State, viewer: Seat | None) -> tuple[Any, ...]:
    """Everything that a viewer gets out of a position."""
    public = (
        game.rules.view(state, viewer),
        pending_step(state),
        tuple(active_seats(state)),
        is_window(state),
        next_alarm(game, state),
        game.rules.ephemeral_secrets(state),
        # Everybody sees the call that carries them.
        [
            (s, o.verb)
            for s in active_seats(state)
            for o in offers(state, s)
            if o.verb in game.panel.common
        ],
        # Of these the call carries out what happens to those who say nothing.
        [game.rules.fallback(state, s).verb for s in active_seats(state) if is_window(state)],
    )
    if viewer is None:
        return public
    with pytest.raises(Illegal) as refused:
        act(game, copy(game, state), viewer, NONSENSE, state.now)
    way_out = game.rules.fallback(state, viewer) if viewer in active_seats(state) else None
    own = (tuple(offers(state, viewer)), tuple(orders(game, state, viewer)))
    return (*public, *own, str(refused.value), way_out)


def shows_spectators_least(game: AnyGame, plan: Plan) -> Watch:
    """Whatever a spectator sees, every seat sees too."""
    while moment := (yield):
        if moment.close:
            least = game.rules.view(moment.state, None)
            for seat in everybody(moment.state):
                assert_less(least, game.rules.view(moment.state, seat), "view")


def assert_less(least: Any, more: Any, path: str) -> None:
    """Fail unless ``least`` can be made out of ``more`` by leaving things out."""
    if not least:  # nothing, no, an empty word, an empty tuple
        return
    if is_dataclass(least) and type(least) is type(more):
        for field in fields(least):
            one, other = getattr(least, field.name), getattr(more, field.name)
            assert_less(one, other, f"{path}.{field.name}")
    elif isinstance(least, tuple) and isinstance(more, tuple) and len(least) == len(more):
        for number, (one, other) in enumerate(zip(least, more, strict=True)):
            assert_less(one, other, f"{path}[{number}]")
    else:
        assert least == more, f"{path}: a spectator sees {least}, a seat {more}"


def tells_in_pairs(game: AnyGame, plan: Plan) -> Watch:
    """Events are listed and can be stored; what some are told, all are told without the secret."""
    while moment := (yield):
        told = moment.outcome.events
        for event in told:
            assert type(event) in game.rules.events, f"{type(event).__name__} is not listed"
            assert from_json(game.rules.events, to_json(event)) == event
            if event.to is not None:
                assert event.to
                assert set(event.to) <= set(everybody(moment.state))
        if any(event.to is not None and not isinstance(event, Covert) for event in told):
            assert any(event.to is None for event in told), f"a secret without a twin: {told}"


def tells_nothing_by_letters(game: AnyGame, plan: Plan) -> Watch:
    """Whether somebody is told something alone is a secret only where that is covert.

    For everybody may see whether a direct message has arrived. What another does next, or what
    comes by itself, is compared in two worlds in which it shows a viewer the same.
    """
    while moment := (yield):
        if not moment.close or moment.state.over:
            continue
        before = dump(moment.state)
        for viewer in (None, *everybody(moment.state)):
            there = load(game, before)
            game.rules.resample_hidden(there, viewer, Dice(f"{plan.chance + moment.number:032x}"))
            for seat, choice in _next(game, moment, viewer):
                courses = []
                for world in (moment.state, there):
                    state = copy(game, world)
                    with suppress(Illegal):
                        told = _happens(game, state, seat, choice)
                        courses.append((known(game, state, viewer), *_parted(told, viewer)))
                if len(courses) == 2 and courses[0][:2] == courses[1][:2]:
                    assert courses[0] == courses[1], f"{choice} of {seat}: a letter tells {viewer}"


def _next(
    game: AnyGame, moment: Moment, viewer: Seat | None
) -> Iterator[tuple[Seat, Choice | None]]:
    """One thing that another may do now, and what comes by itself."""
    state = moment.state
    deeds = [
        (seat, least(offer))
        for seat in active_seats(state)
        if seat != viewer
        for offer in offers(state, seat)
    ]
    if deeds:
        yield deeds[moment.number % len(deeds)]
    if next_alarm(game, state) is not None:
        yield NOBODY, None


def _happens(game: AnyGame, state: State, seat: Seat, choice: Choice | None) -> Sequence[Event]:
    if choice is not None:
        return act(game, state, seat, choice, state.now).events
    due = next_alarm(game, state)
    return () if due is None else wake(game, state, due).events


def _parted(told: Sequence[Event], viewer: Seat | None) -> tuple[list[Event], list[Any]]:
    """What a viewer is told, and whom of the others there is a letter to."""
    mine = [event for event in told if event.known_to(viewer)]
    letters = [event.to for event in told if event not in mine and not isinstance(event, Covert)]
    return mine, sorted({seat for to in letters if to is not None for seat in to})


def _ordered(moment: Moment) -> bool:
    """Whether the entry is a standing order."""
    entry = moment.entry
    return entry is not None and entry.seat != NOBODY and not moment.outcome.flow


def hides_orders(game: AnyGame, plan: Plan) -> Watch:
    """Nobody but its owner notices a standing order."""
    while moment := (yield):
        if not _ordered(moment) or not moment.sampled:
            continue
        assert moment.entry is not None
        owner, before = moment.entry.seat, load(game, moment.before)
        assert all(event.to == (owner,) for event in moment.outcome.events)
        assert all(isinstance(event, Covert) for event in moment.outcome.events)
        for viewer in (None, *everybody(before)):
            if viewer != owner:
                assert known(game, before, viewer) == known(game, moment.state, viewer)
