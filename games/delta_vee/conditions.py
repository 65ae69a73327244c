"""Conditions of command words: what may be added to a plan, and why something may not.

A condition is written once: the words on offer are those against which none stands, and the
reason for another word is the first one that does. Its name is that of its text.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from .draft import Draft
from .state import State

Holds: TypeAlias = Callable[[State, Draft], bool]


class Condition(NamedTuple):
    """What must hold for some words; ``need-<name>`` is what is lacking without it."""

    name: str
    words: frozenset[str]
    holds: Holds


def of_each(words: Iterable[str], conditions: Sequence[Condition]) -> Mapping[str, list[Condition]]:
    """The conditions of each word, in their order."""
    return {word: [each for each in conditions if word in each.words] for word in words}


def unmet(conditions: Iterable[Condition], state: State, draft: Draft) -> str:
    """The name of the first condition that does not hold, or the empty string."""
    for name, _, holds in conditions:
        if not holds(state, draft):
            return name
    return ""


def left(
    words: Collection[str], conditions: Iterable[Condition], state: State, draft: Draft
) -> Collection[str]:
    """Those of the words against which no condition stands, in their order."""
    refused: set[str] = set()
    for _, these, holds in conditions:
        if refused and these <= refused:
            continue
        if not holds(state, draft):
            refused |= these
            if len(refused) == len(words):
                return ()
    return [word for word in words if word not in refused]
