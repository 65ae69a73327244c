"""The laws of what is told: secrets, spectators, private events, standing orders."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from engine import (
    NOBODY,
    Choice,
    Dice,
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
            game.resample_hidden(world, viewer, Dice(f"{plan.chance + moment.number:032x}"))
            changed |= dump(world) != before
            assert game.inventory(world) == game.inventory(moment.state)
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
        game.view(state, viewer),
        pending_step(state),
        tuple(active_seats(state)),
        is_window(state),
        next_alarm(game, state),
        game.ephemeral_secrets(state),
    )
    if viewer is None:
        return public
    with pytest.raises(Illegal) as refused:
        act(game, copy(game, state), viewer, NONSENSE, state.now)
    way_out = game.fallback(state, viewer) if viewer in active_seats(state) else None
    own = (tuple(offers(state, viewer)), tuple(orders(game, state, viewer)))
    return (*public, *own, str(refused.value), way_out)


def shows_spectators_least(game: AnyGame, plan: Plan) -> Watch:
    """Whatever a spectator sees, every seat sees too."""
    while moment := (yield):
        if moment.close:
            least = game.view(moment.state, None)
            for seat in everybody(moment.state):
                assert_less(least, game.view(moment.state, seat), "view")


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
            assert type(event) in game.events, f"{type(event).__name__} is not listed"
            assert from_json(game.events, to_json(event)) == event
            if event.to is not None:
                assert event.to
                assert set(event.to) <= set(everybody(moment.state))
        secret = any(event.to is not None for event in told)
        if secret and not _ordered(moment):
            assert any(event.to is None for event in told), f"a secret without a twin: {told}"


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
        for viewer in (None, *everybody(before)):
            if viewer != owner:
                assert known(game, before, viewer) == known(game, moment.state, viewer)
