"""What has come of matches that are over, in words: somebody's, or those of a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.clock import DAY, HOUR, MINUTE
from bot.message import Message
from bot.table.rating import Rung
from locales import Texts
from storage import Finished, ResultRow

from .pace import span

FINE = 2
"""Times are told in a unit of which they are so many at least."""


@dataclass(frozen=True, slots=True)
class Score:
    """Of somebody's matches of one game: how many, how they came out, and their scores.

    won, drawn: how many; where all share the first place it is a draw. places: how often each,
    without draws and matches that were played alone, which are won or lost. by_sides: the same by
    how many sides there were.
    """

    matches: int
    won: int
    drawn: int
    places: Mapping[int, int]
    by_sides: Mapping[int, Mapping[int, int]]
    scores: Sequence[int]


def score(finished: Iterable[Finished], user: int) -> Score:
    """What a user has come to in some matches."""
    matches = won = drawn = 0
    by_sides: dict[int, Counter[int]] = {}
    scores = list[int]()
    for match in finished:
        (own,) = (row for row in match.seats if row.user == user)
        place, sides = _place(match, own), len({row.side for row in match.seats})
        even = sides > 1 and all(row.place == 1 for row in match.seats)
        matches, won, drawn = matches + 1, won + (place == 1 and not even), drawn + even
        if sides > 1 and not even:
            by_sides.setdefault(sides, Counter())[place] += 1
        scores += [] if own.score is None else [own.score]
    places = sum(by_sides.values(), Counter[int]())
    return Score(matches, won, drawn, places, by_sides, scores)


def _place(match: Finished, row: ResultRow) -> int:
    """The place of a side among the sides; where nobody has won the first is taken by nobody."""
    better = {each.side for each in match.seats if each.place < row.place}
    nobody = all(each.place > 1 for each in match.seats)
    return 1 + len(better) + nobody


def of_user(
    texts: Texts,
    user: int,
    finished: Sequence[Finished],
    called: Callable[[str], str],
    ladders: Mapping[str, Sequence[Rung]],
    game: str = "",
) -> Message:
    """Somebody's matches, a line a game; of one game with their places by the number of sides.

    called: what a game is called. ladders: those on which they may stand, by game.
    """
    lines = [texts("statistics-of", who=f"<@{user}>"), ""]
    for slug, some in _by_game(finished):
        found = score(some, user)
        lines.append(_line(texts, called(slug), found, ladders.get(slug, ()), user))
        if game:
            lines += _in_full(texts, found)
    own = [row for match in finished for row in match.seats if row.user == user]
    return Message(title=texts("statistics-title"), body="\n".join([*lines, *_answers(texts, own)]))


def of_guild(texts: Texts, finished: Sequence[Finished], called: Callable[[str], str]) -> Message:
    """The matches of a server, a line a game."""
    lines = []
    for slug, some in _by_game(finished):
        people = {row.user for match in some for row in match.seats if row.user is not None}
        counts = {"matches": len(some), "people": len(people)}
        lines.append(texts("statistics-game", game=called(slug), **counts))
    counted = [row for match in finished for row in match.seats]
    return Message(
        title=texts("statistics-server"), body="\n".join([*lines, *_answers(texts, counted)])
    )


def _by_game(finished: Sequence[Finished]) -> list[tuple[str, list[Finished]]]:
    ordered = sorted(finished, key=lambda match: match.game)
    return [(slug, list(some)) for slug, some in groupby(ordered, key=lambda match: match.game)]


def _line(texts: Texts, game: str, found: Score, ladder: Sequence[Rung], user: int) -> str:
    counts = {"matches": found.matches, "won": found.won, "drawn": found.drawn}
    parts = [
        texts("statistics-line", game=game, **counts),
        *(
            [texts("statistics-places", places=_places(texts, found.places))]
            if found.places
            else []
        ),
    ]
    for rung in ladder:
        if rung.who == user:
            place = texts("place", place=rung.place)
            parts.append(
                texts("statistics-rating", rating=str(rung.rating), place=place, of=len(ladder))
            )
    return texts.row(parts, "space")


def _places(texts: Texts, places: Mapping[int, int]) -> str:
    said = [
        texts("statistics-place", place=texts("place", place=place), count=count)
        for place, count in sorted(places.items())
    ]
    return texts.row(said)


def _in_full(texts: Texts, found: Score) -> list[str]:
    lines = [
        texts("statistics-sides", sides=sides, places=_places(texts, places))
        for sides, places in sorted(found.by_sides.items())
    ]
    if found.scores:
        mean = round(sum(found.scores) / len(found.scores))
        lines.append(texts("statistics-scores", best=max(found.scores), mean=mean))
    return lines


def _answers(texts: Texts, rows: Iterable[ResultRow]) -> list[str]:
    """How long an answer takes on average, where any has been counted."""
    counted = [(row.answers, row.spent) for row in rows]
    answers, spent = (sum(each) for each in zip(*counted, strict=True)) if counted else (0, 0)
    if not answers:
        return []
    time = _about(texts, spent // answers)
    return ["", texts("statistics-answers", time=time, answers=answers)]


def _about(texts: Texts, ms: int) -> str:
    """A time, rounded to its unit."""
    unit = next((unit for unit in (DAY, HOUR) if ms >= FINE * unit), MINUTE)
    count = (ms + unit // 2) // unit
    return span(texts, count * unit // MINUTE) if count else texts("statistics-at-once")
