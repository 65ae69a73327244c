"""Looking ahead: what a seat may do is tried in imagined positions, and the best is done.

Flat Monte Carlo with determinisation. In each simulation a position is imagined that could be the
real one; each candidate is done in a copy of it, and a quick mind plays on for all seats, for every
candidate with the same luck. Half of the candidates are dropped after each of a few rounds, so that
most simulations go to those between which it is hard to choose (sequential halving).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import ceil, comb, log2, sqrt
from typing import Any

from engine import (
    Amount,
    AnyOffer,
    Choice,
    Computer,
    Dice,
    Observation,
    Offer,
    Phrase,
    Seat,
    State,
    Thought,
    act,
    copy,
)

from .playing import MOMENT, play_on

WAYS = 40
"""Ways to answer one Pick or Amount that are looked at, at most."""

Value = Callable[[State, Seat], float]
"""What a position is worth to a seat; differences count, and a win is usually about 1."""


def ways(offers: Sequence[AnyOffer]) -> Iterator[Choice]:
    """Every choice that is on offer, of a Pick or an Amount with very many ways only some."""
    for offer in offers:
        if isinstance(offer, Offer):
            yield Choice(offer.verb, offer.ids)
        elif isinstance(offer, Amount):
            step = max(1, ceil((offer.high - offer.low + 1) / WAYS))
            for count in range(offer.low, offer.high + 1, step):
                yield Choice(offer.verb, (str(count),))
        else:
            left = WAYS
            for size in range(offer.high, offer.low - 1, -1):
                if comb(len(offer.items), size) <= left:
                    for items in combinations(offer.items, size):
                        left -= 1
                        yield Choice(offer.verb, items)


def every_way(seen: Observation[Any], _first: Choice) -> Sequence[Choice]:
    """All that is on offer."""
    return tuple(ways(seen.offers))


@dataclass(slots=True)
class _Tried:
    """A candidate, and what it came to in each simulation so far, in their order."""

    choice: Choice
    worth: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.worth) / len(self.worth)


@dataclass(frozen=True, kw_only=True)
class Search:
    """A computer player that looks ahead; the same observation and dice give the same choice.

    policy: decides at once: it plays on in imagined positions, for all seats; what it would do
        is the first candidate, and is done unless something else is clearly better.
    candidates: what else is worth a look, from what is seen and the policy's choice.
    value: what a position is worth to the seat, at the end of a simulation.
    simulations: how many there are altogether, over all candidates.
    is_far_enough: whether a simulation ends, given the position from which it started and that
        which it has reached; the end of the match always does.
    doubt: by how many standard errors of the difference something must be better than the
        policy's choice, to be done instead.
    explain: the reason, from the observation, the best choice, the simulations that tried it and
        its lead over the policy's choice.
    """

    policy: Computer
    value: Value
    simulations: int
    candidates: Callable[[Observation[Any], Choice], Sequence[Choice]] = every_way
    is_far_enough: Callable[[State, State], bool] = lambda _start, _now: False
    doubt: float = 1.0
    gap: int = MOMENT
    explain: Callable[[Observation[Any], Choice, int, float], Phrase | None] = (
        lambda _seen, _choice, _count, _lead: None
    )

    def __call__(self, seen: Observation[Any], dice: Dice) -> Thought:
        """Decide."""
        first = self.policy(seen, dice)
        others = dict.fromkeys(self.candidates(seen, first.choice))
        others.pop(first.choice, None)
        if not others:
            return first
        tried = [_Tried(choice) for choice in (first.choice, *others)]
        best = self._best(seen, tried, dice)
        if best is tried[0]:
            return first
        lead = best.mean - sum(tried[0].worth) / len(tried[0].worth)
        return Thought(best.choice, self.explain(seen, best.choice, len(best.worth), lead))

    def _best(self, seen: Observation[Any], tried: list[_Tried], dice: Dice) -> _Tried:
        """The candidate to choose; the policy's own, which comes first, is never dropped."""
        own, left = tried[0], tried
        rounds = max(1, ceil(log2(len(tried))))
        for _ in range(rounds):
            worlds = max(2, self.simulations // (rounds * len(left)))
            for _ in range(worlds):
                imagined, luck = seen.imagine(dice), dice.below(1 << 62)
                for each in left:
                    each.worth.append(self.play_out(seen, imagined, each.choice, luck))
            ranked = sorted(left, key=lambda each: -each.mean)  # stable: equals keep their order
            left = ranked[: max(2, (len(left) + 1) // 2)]
            if own not in left:
                left[-1] = own
            if left == [own]:
                break
        best = max(left, key=lambda each: each.mean)
        return best if best is own or _is_better(best, own, self.doubt) else own

    def play_out(self, seen: Observation[Any], imagined: Any, choice: Choice, luck: int) -> float:
        """What the choice comes to in a copy of an imagined position."""
        game, dice = seen.game, Dice(f"{luck:016x}")
        state = copy(game, imagined)
        act(game, state, seen.seat, choice, state.now + self.gap)
        if not state.over and not self.is_far_enough(imagined, state):
            minds = [self.policy] * state.seats
            play_on(
                game, state, minds, dice, lambda now: self.is_far_enough(imagined, now), self.gap
            )
        return self.value(state, seen.seat)


def _is_better(one: _Tried, other: _Tried, doubt: float) -> bool:
    """Whether one is better than another by more than chance; both met the same positions."""
    # Whoever was dropped earlier has met fewer; the first ones were the same for both.
    differences = [a - b for a, b in zip(one.worth, other.worth, strict=False)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / max(1, count - 1)
    return mean > doubt * sqrt(spread / count)
