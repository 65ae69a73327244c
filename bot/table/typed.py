"""Slash commands of a game as choices, and what may be typed into them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine import (
    Amount,
    Choice,
    Command,
    Game,
    Illegal,
    Part,
    Seat,
    State,
    copy,
    offers,
    orders,
)

from .moves import carried_out
from .reading import LONGEST, Said, following

_SEPARATORS = re.compile(r"[\s,;+]+")


def split(text: str) -> list[str]:
    """The ids in what somebody typed into an option that takes several."""
    return [word for word in _SEPARATORS.split(text) if word]


def choices(command: Command, given: Mapping[str, str]) -> list[Choice]:
    """The choices a command stands for, with the options that were given."""
    found: list[Choice] = []
    for part in command.parts:
        values = [given[name] for name in part.params if name in given]
        if part.params and len(values) < len(part.params):
            continue
        found += _choices(part, values)
    return found


def _choices(part: Part, values: Sequence[str]) -> list[Choice]:
    if not part.many:
        return [Choice(part.verb, tuple(values))]
    *first, last = values
    if part.repeat:
        return [Choice(part.verb, (*first, word)) for word in split(last)]
    return [Choice(part.verb, (*first, *split(last)))]


def candidates(  # noqa: PLR0913, PLR0917 - one question with all that it depends on
    game: Game[Any, Any],
    state: State,
    seat: Seat,
    command: Command,
    given: Mapping[str, str],
    param: str,
    said: Said = str,
) -> list[str]:
    """The ids that may stand in an option, in the order of the offers, after what is given already.

    Looks ahead through the parts before it on a copy of the state, but never past a sealed
    outcome: what only playing tells must not be told by a list. ``said``: what ids are called, for
    names may stand for them.
    """
    state = copy(game, state)
    for part in command.parts:
        if param in part.params:
            # The word at which they are is what is looked for: it must not be played.
            head, _ = next(cuts(given.get(param, "")))
            words = split(head) if part.many else []
            before = [given.get(name, "") for name in part.params[: part.params.index(param)]]
            if not part.repeat:
                return _next(game, state, seat, part.verb, [*before, *words], said)
            earlier = [Choice(part.verb, (*before, word)) for word in words]
            if not _walk(game, state, seat, earlier, said):
                return []
            return _next(game, state, seat, part.verb, before, said)
        earlier = choices(Command(command.name, (part,)), given)
        if not _walk(game, state, seat, earlier, said):
            return []
    return []


def cuts(text: str) -> Iterator[tuple[str, str]]:
    """What has been typed of a list to its end, and the word at which they are.

    More and more words, for it may be the name of something that has several.
    """
    starts = [0, *(found.end() for found in _SEPARATORS.finditer(text))]
    for start in starts[: -LONGEST - 1 : -1]:
        yield text[:start], text[start:]


def _walk(
    game: Game[Any, Any], state: State, seat: Seat, steps: Sequence[Choice], said: Said
) -> bool:
    left = list(steps)
    while left:
        try:
            # At the match's own time: no alarm must ring because somebody types.
            outcome, used = carried_out(game, state, seat, left, state.now, said)
        except Illegal:
            return False
        if outcome.sealed:
            return False
        del left[:used]
    return True


def _next(
    game: Game[Any, Any],
    state: State,
    seat: Seat,
    verb: str,
    before: Sequence[str],
    said: Said,
) -> list[str]:
    there = (*offers(state, seat), *orders(game, state, seat))
    # Discord shows 25 suggestions.
    numbers = [
        str(number)
        for offer in there
        if offer.verb == verb and isinstance(offer, Amount)
        for number in range(offer.low, min(offer.high, offer.low + 24) + 1)
    ]
    found, _ = following(verb, before, there, said)
    return list(dict.fromkeys([*found, *numbers]))
