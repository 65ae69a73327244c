"""The strong player: what seems best is tried in imagined positions, which are played to the end.

Each is played on as a sketch, by a quick player in all seats; so many more positions can be
tried in the same time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine import Choice, Computer, Dice, Observation, Phrase, Thought
from games.space_mission.view import View
from minds import Search

from .navigator import by_figures
from .quick import Quick
from .sketch import Sketch

EARLY: Final = 120
LATE: Final = 200
"""Over all that is tried for one decision with two seats: more, and shorter ones, near the end.

With more seats each takes longer: there are fewer, and more doubt.
"""
FEWEST: Final = 2
NEAR: Final = 0.5
"""The end is near when this part of the space tiles that it takes lies open."""
LONGEST: Final = 60
"""So many moves a seat are played on at most: some positions lead nowhere."""
WIDTH: Final = 4
"""So much is tried, at most: what seems best at once."""
DOUBT: Final = 1.0
"""By how many standard errors something must be better than what seems best at once."""
MARGIN: Final = 0.02
"""What one point more is worth, of a win: points are surer signs than single wins."""
CLEAR: Final = 20
"""A lead of more points is as good as this one."""


@dataclass(frozen=True, kw_only=True)
class Ahead(Search):
    """A search that plays on in sketches."""

    quick: Quick

    def play_out(self, seen: Observation[Any], imagined: Any, choice: Choice, luck: int) -> float:
        """What the choice comes to, if all play on as the quick player would."""
        match, seat = Sketch(imagined, Dice(f"{luck:016x}")), seen.seat
        match.do((choice.verb, choice.args))
        for _ in range(LONGEST * match.seats):
            if match.over:
                break
            match.do(self.quick(match))
        return outcome(match, seat)


def outcome(match: Sketch, seat: int) -> float:
    """SM37: the share of the win, and a little for the points of the lead."""
    points = match.points()
    order = list(zip(points, match.stations, strict=True))
    best = max(order)
    won = 1 / order.count(best) if order[seat] == best else 0.0
    lead = points[seat] - max(each for other, each in enumerate(points) if other != seat)
    return won + MARGIN * max(-CLEAR, min(CLEAR, lead))


def looking_ahead(
    quick: Quick, early: int = EARLY, late: int = LATE, width: int = WIDTH, doubt: float = DOUBT
) -> Computer:
    """A player that tries what the quick player rates best."""

    def candidates(seen: Observation[Any], _first: Choice) -> Sequence[Choice]:
        """What is rated best does not depend on what is imagined."""
        rated = quick.rated(Sketch(seen.imagine(Dice("00")), Dice("00")))
        rated.sort(key=lambda each: -each[0])
        return [Choice(*move) for _, move in rated[:width]]

    def search(simulations: int, sure: float) -> Computer:
        return Ahead(
            policy=by_figures(quick),
            value=lambda _state, _seat: 0.0,
            simulations=simulations,
            candidates=candidates,
            doubt=sure,
            explain=tried,
            quick=quick,
        )

    def decide(seen: Observation[View], dice: Dice) -> Thought:
        is_near, more = seen.view.space >= NEAR * seen.view.end_at, len(seen.view.pilots) / FEWEST
        return search(int((late if is_near else early) / more), doubt * more)(seen, dice)

    return decide


def tried(_seen: Observation[Any], _choice: Choice, count: int, _lead: float) -> Phrase:
    """The reason of what was found by looking ahead."""
    return Phrase("reason-ahead", (("count", count),))
