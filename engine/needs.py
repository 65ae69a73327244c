"""What a seat may do in a step: verbs, each with its conditions.

A condition is written once: what is on offer comes from it, and so does the reason why
something is not.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import cache
from keyword import iskeyword
from typing import Any, TypeAlias

from .choices import Amount, AnyOffer, Offer, Pick, Seat

_KEPT = 10_000
"""Offers that a verb keeps, because most are made again and again."""

Ids: TypeAlias = "str | tuple[str, ...]"
Allowed: TypeAlias = "bool | Collection[Ids] | range"
Condition: TypeAlias = Callable[[Any, Any, Seat], Allowed]
"""A step, its state and a seat -> whether it holds, or for which ids."""
Bound: TypeAlias = "int | Callable[[Any, Any, Seat], int]"


@dataclass(frozen=True, slots=True)
class Need:
    """A named condition of a verb; the text ``need-<name>`` says what is lacking without it.

    allowed: whether it holds at all, or the ids for which it does: words, or tuples of them
    where a choice has several. The first condition of a verb that gives ids says which there
    are and in what order, later ones which of these remain. An Amount needs a range.
    part: the condition is about this id of several, counted from 0.
    """

    name: str
    allowed: Condition
    part: int | None = None

    def of(self, part: int) -> Need:
        """The same condition, asked of one id of several."""
        return replace(self, part=part)

    def lets(self, allowed: Allowed, args: tuple[str, ...]) -> bool:
        """Whether a choice with these ids passes, once it is known what is allowed."""
        if isinstance(allowed, bool):
            return allowed
        if self.part is not None:
            return self.part < len(args) and args[self.part] in allowed
        if isinstance(allowed, range):
            return len(args) == 1 and args[0].isdecimal() and int(args[0]) in allowed
        return args in allowed or (len(args) == 1 and args[0] in allowed)


def need(condition: Condition) -> Need:
    """A function as a condition: ``rocket_at_station`` becomes the need rocket-at-station."""
    return Need(condition.__name__.strip("_").replace("_", "-"), condition)


class _Kept(dict[Any, Offer]):
    """The offers of a verb by their ids."""

    __slots__ = ("verb",)

    def __init__(self, verb: str) -> None:
        super().__init__()
        self.verb = verb

    def __missing__(self, ids: Ids) -> Offer:
        if len(self) >= _KEPT:
            self.clear()
        self[ids] = offer = Offer(self.verb, (ids,) if isinstance(ids, str) else ids)
        return offer


class Verb:
    """A verb of a step and what it needs, in the order of the clause."""

    __slots__ = ("_bare", "_conditions", "_kept", "name", "needs")

    def __init__(self, name: str, *needs: Need) -> None:
        """Take the conditions in the order in which they are asked."""
        self.name, self.needs = name, needs
        self._conditions = tuple((each.allowed, each.part) for each in needs)
        self._bare = Offer(name)
        self._kept = _Kept(name)

    def add(self, found: list[AnyOffer], step: Any, state: Any, seat: Seat) -> None:
        """Add what the seat may do with the verb; nothing when a condition does not hold."""
        ids = self.ids(step, state, seat)
        if not ids:
            if ids is None:
                found.append(self._bare)
        elif type(ids) is range:
            found.append(Amount(self.name, ids.start, ids.stop - 1))
        else:
            found += map(self._kept.__getitem__, ids)

    def is_open(self, step: Any, state: Any, seat: Seat) -> bool:
        """Whether there is anything that the seat may do with the verb."""
        ids = self.ids(step, state, seat)
        return ids is None or bool(ids)

    def ids(self, step: Any, state: Any, seat: Seat) -> Any:
        """The ids for which all conditions hold; None where none of them is about ids.

        A verb whose choices are found in another way overrides it.
        """
        ids: Any = None
        parts: list[tuple[int, Any]] | None = None
        for condition, part in self._conditions:
            allowed: Any = condition(step, state, seat)
            if allowed is True:
                continue
            if not allowed:
                return ()
            if part is not None:
                parts = [*(parts or ()), (part, allowed)]
            elif ids is None:
                ids = allowed
            else:
                ids = [id_ for id_ in ids if id_ in allowed]
        if parts is not None:
            assert ids is not None, f"{self.name}: what choices there are is said by no condition"
            for part, allowed in parts:
                ids = [id_ for id_ in ids if id_[part] in allowed]
        return ids

    def named(self, step: Any, state: Any, seat: Seat) -> list[AnyOffer]:
        """The ids of the first condition that gives some, where those before it hold."""
        for each in self.needs:
            allowed: Any = each.allowed(step, state, seat)
            if not isinstance(allowed, bool | range) and each.part is None:
                return [self._kept[ids] for ids in allowed]
            if not allowed:  # what follows may not make sense without it
                break
        return []

    def why_not(self, step: Any, state: Any, seat: Seat, args: tuple[str, ...]) -> Need | None:
        """The first condition that a choice with these ids does not meet; None if it meets all.

        Without ids the verb as a whole is asked about: the first condition that nothing meets.
        """
        wanted: Need | None = None
        for each in self.needs:
            allowed: Any = each.allowed(step, state, seat)
            if args or isinstance(allowed, bool):
                if not each.lets(allowed, args):
                    return each
            elif not allowed:
                return each
            else:
                wanted = each
        return wanted


class Picking(Verb):
    """Some of the ids at once: from ``low`` to ``high`` of them, or all if there are fewer."""

    __slots__ = ("_high", "_low")

    def __init__(self, name: str, *needs: Need, low: Bound, high: Bound) -> None:
        """Take the conditions, and how many ids may be picked."""
        super().__init__(name, *needs)
        self._low, self._high = low, high

    def add(self, found: list[AnyOffer], step: Any, state: Any, seat: Seat) -> None:
        """Add one Pick, or nothing."""
        ids = self.ids(step, state, seat)
        if not ids:
            return
        low, high = (
            min(len(ids), bound if isinstance(bound, int) else bound(step, state, seat))
            for bound in (self._low, self._high)
        )
        found.append(Pick(self.name, tuple(map(str, ids)), low, high))

    def named(self, step: Any, state: Any, seat: Seat) -> list[AnyOffer]:
        """As of a Verb, to be picked from."""
        ids = [
            offer.ids[0] for offer in super().named(step, state, seat) if isinstance(offer, Offer)
        ]
        return [Pick(self.name, tuple(ids), 1, len(ids))] if ids else []

    def why_not(self, step: Any, state: Any, seat: Seat, args: tuple[str, ...]) -> Need | None:
        """As of a Verb; a condition about ids is asked of each that was picked."""
        for each in self.needs:
            allowed: Any = each.allowed(step, state, seat)
            if not allowed or (allowed is not True and not set(args).issubset(allowed)):
                return each
        return None


@cache
def handler(verb: str) -> str:
    """The name of the method for a verb: ``alien-to`` is alien_to, ``pass`` is pass_."""
    name = verb.replace("-", "_")
    return name + "_" if iskeyword(name) else name
