"""Taking back: a match goes on from where it was, and only its dice are others."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, replace
from itertools import accumulate
from typing import Any, Final, Generic
from zlib import compress, decompress

from .choices import Choice, Illegal, Seat
from .game import Game
from .kernel import Outcome, act
from .plain import plain
from .snapshot import dump, load
from .state import S

UNDO: Final = "undo"
"""The verb of an entry of nobody that says: the match is as it was after an earlier entry."""
_ARGS = re.compile(r"([0-9]{1,9}) ([0-9]{1,9})")

_LEVEL = 1
"""Degree of packing: a position of 16 KB becomes 3, and hardly any time is lost."""


def undoing(last: int, seat: Seat) -> Choice:
    """The choice of an entry of nobody after which a match is as after entry ``last``.

    last: 0 is as it was dealt. seat: by whose wish.
    """
    return Choice(UNDO, (str(last), str(seat)))


def taken_back(choice: Choice) -> tuple[int, Seat]:
    """To after which entry, and by whose wish. Raises Illegal for what is no such choice."""
    found = _ARGS.fullmatch(" ".join(choice.args))
    if found is None:
        raise Illegal(f"'{plain(choice)}' does not say to where a match goes back")
    return int(found[1]), Seat(int(found[2]))


@dataclass(frozen=True, slots=True)
class Unseen:
    """A choice by which nothing has changed that everybody sees: an order, a draft."""

    number: int
    time: int
    seat: Seat
    choice: Choice
    flow: bool


class Past(Generic[S]):
    """Positions of a match to which it goes back later, and what others have not noticed since.

    wanted: the numbers of the entries after which they are, each with that of the last entry that
    goes back there. A position is kept from the one to the other, packed; without any nothing is.
    """

    def __init__(self, game: Game[S, Any], wanted: Mapping[int, int]) -> None:
        self._game = game
        self._wanted = wanted
        self._kept: dict[int, bytes] = {}
        self._unseen: list[Unseen] = []
        self._learned: list[int] = []
        # Before the first of these positions nothing needs to be known.
        self._from = min(self._wanted, default=0)
        self._shown: object = None

    def before(self, number: int, state: S) -> None:
        """The position before an entry."""
        if self._wanted and number > self._from:
            self._shown = public(self._game, state)
            if self._wanted.get(number - 1, 0) >= number:
                self._kept[number - 1] = compress(dump(state), _LEVEL)

    def after(self, number: int, time: int, seat: Seat, outcome: Outcome[S]) -> None:
        """What came of it."""
        if not self._wanted or number <= self._from:
            return
        if outcome.learned:
            self._learned.append(number)
        if outcome.choice is not None and unseen(self._game, self._shown, outcome):
            self._unseen.append(Unseen(number, time, seat, outcome.choice, outcome.flow))

    def back(self, number: int, state: S, last: int, seat: Seat) -> Outcome[S]:
        """Go back by an entry, changing the state in place.

        Raises Illegal where nothing is known of the position.

        Dice that were thrown are not thrown again: their counter goes on. Where something has come
        up since, what nobody knows is shuffled, so that it does not come the same again. What
        others have not noticed stays as far as it may, but for what ``seat`` has chosen in the
        flow: it is the one that takes back, and nobody can tell by that what there is.
        """
        packed = self._kept.get(last)
        if packed is None:
            raise Illegal(f"nothing is known of the position after entry {last}")
        if self._wanted[last] <= number:
            del self._kept[last]
        again = load(self._game, decompress(packed))
        drawn = max(state.dice.drawn, again.dice.drawn)
        for field in fields(state):
            setattr(state, field.name, getattr(again, field.name))
        state.dice = replace(state.dice, drawn=drawn)
        if any(number > last for number in self._learned):
            self._game.rules.renew(state, state.dice)
        kept = [each for each in self._unseen if each.number <= last]
        for each in self._unseen[len(kept) :]:
            if each.flow and each.seat == seat:
                continue
            # What does not fit any more is left out.
            with suppress(Illegal):
                act(self._game, state, each.seat, each.choice, each.time)
                kept.append(each)
        self._unseen = kept
        self._learned = [number for number in self._learned if number <= last]
        return Outcome(state, (), sealed=True)


def held(wanted: Mapping[int, int]) -> int:
    """How many positions are kept at once at most, of those that are ``wanted`` (see Past)."""
    changes = [(number, 1) for number, last in wanted.items() if last > number]
    changes += [(last, -1) for number, last in wanted.items() if last > number]
    return max(accumulate(change for _, change in sorted(changes)), default=0)


def unseen(game: Game[S, Any], shown: object, outcome: Outcome[S]) -> bool:
    """Whether nothing has come of an entry that everybody notices; before it they saw ``shown``."""
    told = any(event.to is None for event in outcome.events)
    return not told and not outcome.state.over and public(game, outcome.state) == shown


def public(game: Game[S, Any], state: S) -> object:
    """What everybody sees of a position, to be compared: who is asked for what, and the board."""
    step = state.stack[-1] if state.stack else None
    asked = tuple(step.seats(state)) if step is not None else ()
    return type(step), asked, game.rules.view(state, None)
