"""Whose consent a player needs to take back tells nobody what they may not know."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from bot.registry import shipped
from bot.table.taking_back import Made, noticed
from engine import NOBODY, Dice, Entry, Game, Illegal, Outcome, Seat, act, dump, load
from engine.undo import public
from tests.laws.plans import Moment, Plan, Script, drawn, play

from .worlds import known

in_matches = pytest.mark.parametrize(
    ("matches", "moments"),
    [
        pytest.param(1, 25, id=""),
        pytest.param(6, 200, id="long", marks=pytest.mark.long),
        pytest.param(24, 400, id="deep", marks=pytest.mark.deep),
    ],
)
"""How many, and how many moments of each are looked at, spread over it, at most."""
of_games = pytest.mark.parametrize(
    "game", [title.game for title in shipped()], ids=lambda game: game.slug
)


@cache
def plan(game: str, number: int) -> Plan:
    """The plan of a match, which is thought out once."""
    return replace(drawn(shipped()[game].game, number), script=Script())


def spread(game: Game[Any, Any], number: int, many: int) -> Iterator[tuple[Moment, Entry]]:
    """So many moments of a match, or fewer, in which somebody has chosen, each with its entry."""
    made = plan(game.slug, number)
    entries = sum(1 for _ in play(game, made))
    for moment in islice(play(game, made), 0, None, -(-entries // many)):
        if moment.entry is not None and moment.entry.seat != NOBODY:
            yield moment, moment.entry


@dataclass(frozen=True)
class Done:
    """An entry as it counts for taking it back, and what came of it."""

    game: Game[Any, Any]
    made: Made
    outcome: Outcome[Any]

    def known_to(self, viewer: Seat | None) -> list[object]:
        """What a viewer knows of it."""
        return known(self.game, self.outcome.state, self.outcome, viewer)


def done(game: Game[Any, Any], before: bytes, entry: Entry) -> Done | None:
    """Enter something at a position; None: impossible."""
    state = load(game, before)
    shown = public(game, state)
    try:
        outcome = act(game, state, entry.seat, entry.choice, entry.time)
    except Illegal:
        return None
    return Done(game, noticed(game, shown, entry, outcome), outcome)


def dealt_anew(game: Game[Any, Any], moment: Moment, viewer: Seat | None) -> bytes:
    """The position before a moment, in which what a viewer cannot know is another."""
    state = load(game, moment.before)
    game.rules.resample_hidden(state, viewer, Dice(f"{moment.number:032x}"))
    return dump(state)


@in_matches
@of_games
def test_who_is_asked_follows_from_what_everybody_has_seen(
    game: Game[Any, Any], matches: int, moments: int
) -> None:
    compared = 0
    for number in range(matches):
        for moment, entry in spread(game, number, moments):
            here = done(game, moment.before, entry)
            for viewer in (None, *map(Seat, range(moment.state.seats))):
                other = dealt_anew(game, moment, viewer)
                there = None if other == moment.before else done(game, other, entry)
                if here is None or there is None:
                    continue
                # What they know takes the time: once enough was compared, only a fault asks.
                if compared > moments // 8 and here.made == there.made:
                    continue
                # Where hidden things lead to what they see, they rightly see something else.
                if here.known_to(viewer) == there.known_to(viewer):
                    compared += 1
                    assert here.made == there.made, f"match {number}, entry {entry}, for {viewer}"
    assert compared > moments // 8


@in_matches
@of_games
def test_what_hangs_on_the_secrets_of_others_is_not_taken_back_for_nothing(
    game: Game[Any, Any], matches: int, moments: int
) -> None:
    """Else one would do something, see what others have ordered, and take it back."""
    for number in range(matches):
        for moment, entry in spread(game, number, moments):
            other = dealt_anew(game, moment, entry.seat)
            if other == moment.before or moment.state.over:
                continue
            here, there = done(game, moment.before, entry), done(game, other, entry)
            if here is None or there is None or here.made.learned or here.made.unseen:
                continue
            seat = entry.seat
            assert here.known_to(seat) == there.known_to(seat), f"match {number}, entry {entry}"
