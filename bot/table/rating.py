"""Ratings, worked out from the results: the same whenever that is done, and nothing is kept."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import fmean
from typing import TYPE_CHECKING, TypeAlias

from storage import Finished, ResultRow

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

Rated: TypeAlias = int | str
"""Who has a rating: a user, or a computer player by its kind."""

MEAN, SPREAD = 25.0, 25.0 / 3
"""The skill of a newcomer, and how uncertain it is: those of openskill's paper."""
SCALE, START = 24, 1500
"""A rating is the skill that somebody has at least, three times its uncertainty below its mean, in
figures as people know them: a newcomer has 1500."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What is known of somebody: by how many matches, and what they were called in the last."""

    mean: float = MEAN
    spread: float = SPREAD
    matches: int = 0
    name: str = ""


@dataclass(frozen=True, slots=True)
class Rung:
    """A place on the ladder; equal ratings share it. name: empty for a computer player."""

    place: int
    who: Rated
    name: str
    rating: int
    matches: int


def ladder(finished: Iterable[Finished]) -> tuple[Rung, ...]:
    """Who is rated in a game, the best first.

    finished: its matches in the order in which they ended.
    """
    skills = rated(finished)
    figures = {who: _figure(skill) for who, skill in skills.items()}
    # Of equal ones those are first who have shown it in more matches; people before computers.
    order = sorted(skills, key=lambda who: (-figures[who], -skills[who].matches, str(who)))
    return tuple(
        Rung(
            1 + sum(other > figures[who] for other in figures.values()),
            who,
            skills[who].name,
            figures[who],
            skills[who].matches,
        )
        for who in order
    )


def rated(finished: Iterable[Finished]) -> Mapping[Rated, Skill]:
    """The skill of everybody who is rated, after some matches of one game in their order."""
    skills: dict[Rated, Skill] = {}
    for match in finished:
        sides = _sides(match)
        if len({who for side in sides for row in side if (who := _who(row)) is not None}) > 1:
            after = _after(skills, sides)
            skills |= _of_those_who_left(after, sides) if match.open else after
    return skills


def _of_those_who_left(
    after: Mapping[Rated, Skill], sides: Sequence[Sequence[ResultRow]]
) -> Mapping[Rated, Skill]:
    """What becomes of skills where nobody knows who of those that stayed would have won.

    They have not drawn. One who stayed alone has won.
    """
    left = {_who(row) for side in sides for row in side if row.place > 1}
    if len(sides) - sum(side[0].place > 1 for side in sides) <= 1:
        return after
    return {who: skill for who, skill in after.items() if who in left}


def _figure(skill: Skill) -> int:
    return round(START + SCALE * (skill.mean - 3 * skill.spread))


def _who(row: ResultRow) -> Rated | None:
    if not row.rated:
        return None
    return row.computer if row.user is None else row.user


def _sides(match: Finished) -> list[list[ResultRow]]:
    """The sides that count: those with somebody who is rated; one alone has met nobody."""
    rows = sorted(match.seats, key=lambda row: (row.side, row.seat))
    sides = [list(some) for _, some in groupby(rows, key=lambda row: row.side)]
    count = [side for side in sides if any(_who(row) is not None for row in side)]
    return count if len(count) > 1 else []


def _after(
    skills: Mapping[Rated, Skill], sides: Sequence[Sequence[ResultRow]]
) -> dict[Rated, Skill]:
    """What becomes of the skills of those who have met.

    Somebody beside them who is not rated counts as a newcomer. A computer player that had several
    seats learns the mean of what each of them says.
    """
    # With its imports it takes 40 ms, which a start does not have.
    from openskill.models import PlackettLuce  # noqa: PLC0415 - see above

    model = PlackettLuce(mu=MEAN, sigma=SPREAD)

    def known(row: ResultRow) -> PlackettLuceRating:
        skill = skills.get(who, Skill()) if (who := _who(row)) is not None else Skill()
        return model.rating(mu=skill.mean, sigma=skill.spread)

    teams = [[known(row) for row in side] for side in sides]
    ranks = [float(min(row.place for row in side)) for side in sides]
    found: dict[Rated, list[tuple[ResultRow, PlackettLuceRating]]] = {}
    for side, team in zip(sides, model.rate(teams, ranks=ranks), strict=True):
        for row, rating in zip(side, team, strict=True):
            if (who := _who(row)) is not None:
                found.setdefault(who, []).append((row, rating))
    return {
        who: Skill(
            fmean(rating.mu for _, rating in each),
            fmean(rating.sigma for _, rating in each),
            skills.get(who, Skill()).matches + 1,
            each[0][0].name,
        )
        for who, each in found.items()
    }
