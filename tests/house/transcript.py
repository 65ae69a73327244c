"""Prints a digest of what the beginning of a match gives out: ``python -m`` this, with the game."""

from __future__ import annotations

import sys
from hashlib import sha256

from bot.registry import load
from engine import Dice, Seat, act, active_seats, digest, next_alarm, offers, orders, start, wake
from tests import tiny
from tests.laws.plans import AnyGame, choose

ENTRIES = 250
"""Of one match at most: whole ones take twice as long."""


def transcript(game: AnyGame, seats: int, seed: int) -> str:
    """SHA-256 over views, offers, orders and events of a random match, in the order given."""
    told = sha256()
    outcome = start(game, seats, game.rules.options(), f"{seed:032x}", 0)
    state, dice = outcome.state, Dice(f"{seed + 1:032x}")
    for _ in range(ENTRIES):
        if state.over:
            break
        told.update(repr(outcome.events).encode())
        for seat in range(seats):
            told.update(repr(game.rules.view(state, Seat(seat))).encode())
            told.update(repr(offers(state, Seat(seat))).encode())
            told.update(repr(orders(game, state, Seat(seat))).encode())
        if owing := active_seats(state):
            seat = dice.pick(owing)
            outcome = act(game, state, seat, choose(offers(state, seat), dice), state.now + 1)
        else:
            due = next_alarm(game, state)
            assert due is not None
            outcome = wake(game, state, due)
    told.update(digest(state).encode())
    return told.hexdigest()


if __name__ == "__main__":
    for slug in sys.argv[1:]:
        game = tiny.GAME if slug == tiny.GAME.slug else load(slug)
        print(slug, transcript(game, game.cover.seats[-1], 1))  # noqa: T201 - its whole purpose
