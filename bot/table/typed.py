"""Slash commands of a game as choices, and what may be typed into them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from engine import (
    Amount,
    Choice,
    Command,
    Game,
    Illegal,
    Part,
    Pick,
    Seat,
    State,
    act,
    copy,
    offers,
    orders,
)

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


def candidates(
    game: Game[Any, Any],
    state: State,
    seat: Seat,
    command: Command,
    given: Mapping[str, str],
    param: str,
) -> list[str]:
    """The ids that may stand in an option, in the order of the offers, after what is given already.

    Looks ahead through the parts before it on a copy of the state, but never past a sealed
    outcome: what only playing tells must not be told by a list.
    """
    state = copy(game, state)
    for part in command.parts:
        if param in part.params:
            # The word at which they are is what is looked for: it must not be played.
            typed = _finished(given.get(param, "")) if part.many else []
            if part.repeat and not _walk(
                game, state, seat, [Choice(part.verb, (word,)) for word in typed]
            ):
                return []
            return _next(game, state, seat, part, given, param, typed)
        earlier = Command(command.name, (part,))
        if not _walk(game, state, seat, choices(earlier, given)):
            return []
    return []


def _finished(text: str) -> list[str]:
    """The words of a list that have been typed to their end."""
    words = split(text)
    return words if _SEPARATORS.fullmatch(text[-1:]) else words[:-1]


def _walk(game: Game[Any, Any], state: State, seat: Seat, steps: Sequence[Choice]) -> bool:
    for choice in steps:
        try:
            # At the match's own time: no alarm must ring because somebody types.
            outcome = act(game, state, seat, choice, state.now)
        except Illegal:
            return False
        if outcome.sealed:
            return False
    return True


def _next(  # noqa: PLR0913, PLR0917 - one question with all that it depends on
    game: Game[Any, Any],
    state: State,
    seat: Seat,
    part: Part,
    given: Mapping[str, str],
    param: str,
    typed: Sequence[str],
) -> list[str]:
    words = [word.casefold() for word in typed]
    before = [given.get(name, "").casefold() for name in part.params[: part.params.index(param)]]
    before += words if part.many and not part.repeat else ()
    place = len(before)
    found: list[str] = []
    for offer in (*offers(state, seat), *orders(game, state, seat)):
        if offer.verb != part.verb:
            continue
        if isinstance(offer, Pick):
            found += [item for item in offer.items if item.casefold() not in words]
        elif isinstance(offer, Amount):
            # Discord shows 25 suggestions.
            found += [str(n) for n in range(offer.low, min(offer.high, offer.low + 24) + 1)]
        elif len(offer.ids) > place and [i.casefold() for i in offer.ids[:place]] == before:
            found.append(offer.ids[place])
    return list(dict.fromkeys(found))
