"""What decided a match: the best choice, the turn, the widest gap."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine import (
    NOBODY,
    WAKE,
    By,
    Choice,
    Entry,
    Game,
    Record,
    Result,
    Seat,
    Setup,
    begin,
    ranking,
)
from engine.decided import Course, Decided, Gap, Point, Turn, course, decided
from tests.tiny import GAME
from tests.tiny.state import State
from tests.tiny.view import View

from .toy import ANN, BOB, CY

HOUR = 3_600_000
NOW = 1_700_000_000_000
SETUP = Setup(
    game="tiny",
    version=1,
    seats=2,
    options={"rounds": 2, "dawn": "hour", "notebook": True},
    seed="11" * 32,
    now=NOW,
)


def made(*choices: tuple[Seat, str] | tuple[Seat, str, By]) -> list[Entry]:
    """Entries, one a minute; those of NOBODY come after an hour."""
    entries, now = [], NOW
    for number, (seat, choice, *by) in enumerate(choices, start=1):
        now += HOUR if seat == NOBODY else 60_000
        entries.append(Entry(number, now, seat, Choice.parse(choice), by[0] if by else "player"))
    return entries


def played(*choices: tuple[Seat, str] | tuple[Seat, str, By]) -> Course[State]:
    """The course of a match of Ann and Bob at the tiny game."""
    return course(GAME, Record(SETUP, made(*choices)))


def gained(found: Course[State], seat: Seat, first: int, last: int) -> int:
    """By how much the score of a seat is higher after an entry than before another."""
    return found.points[last].scores[seat] - found.points[first - 1].scores[seat]


# -- to whose choice a change is credited -------------------------------------------------------


def test_a_score_is_noted_after_the_deal_and_after_every_entry() -> None:
    found = played((ANN, "bid 1"), (BOB, "bid 0"), (ANN, "pass"))

    assert [point.number for point in found.points] == [0, 1, 2, 3]
    assert found.points[-1].scores == tuple(row[-1] for row in GAME.rules.result(found.state).rows)
    assert found.points[0].scores == found.points[1].scores != found.points[2].scores


def test_what_a_choice_comes_to_when_others_have_answered_is_credited_to_it() -> None:
    found = played((ANN, "bid 1"), (BOB, "bid 0"), (ANN, "pass"), (BOB, "bid 0"), (ANN, "bid 0"))

    best = decided(GAME, found).best
    assert best is not None
    assert (best.entry.seq, best.entry.seat) == (1, ANN)
    assert best.gain == gained(found, ANN, 1, 2) > 0


def test_what_it_comes_to_in_time_is_credited_to_it() -> None:
    found = played((ANN, "bid 1"), (NOBODY, str(WAKE), "clock"), (ANN, "pass"))

    best = decided(GAME, found).best
    assert best is not None
    assert (best.entry.seq, best.gain) == (1, gained(found, ANN, 1, 2))


def test_a_standing_order_is_no_move() -> None:
    found = played((ANN, "bid 1"), (ANN, "order low"), (BOB, "bid 0"))

    assert [str(move and move.choice) for move in found.points[-1].moves] == ["bid 1", "bid 0"]


def test_what_the_clock_chooses_is_nobodys() -> None:
    found = played((ANN, "bid 1", "clock"), (BOB, "bid 0"))

    assert decided(GAME, found).best is None


def test_what_a_computer_chooses_is_its_own() -> None:
    best = decided(GAME, played((ANN, "bid 1", "computer"), (BOB, "bid 0"))).best

    assert best is not None
    assert best.entry.by == "computer"


def test_a_choice_that_is_no_answer_ends_what_came_before() -> None:
    found = played((ANN, "bid 1"), (BOB, "bid 0"), (ANN, "refuel"))

    assert found.points[2].moves[BOB] is not None
    assert found.points[3].moves[BOB] is None
    assert found.points[3].moves[ANN] == found.entries[2]


# -- written scores -----------------------------------------------------------------------------


def written(
    *scores: Sequence[int], places: Sequence[int] = (), ranked: bool = True, **more: object
) -> Decided:
    """What decided a match with these scores after each entry, the first after the deal.

    The entries are those of the seats in turn, and each change is credited to the one at it.
    ``ranked``: the rules know how it stands. ``more`` goes to the result.
    """
    last = scores[-1]
    result = Result(
        reason="rounds",
        places=tuple(places) or ranking(last),
        columns=("cards", "energy", "total"),
        rows=tuple((score, 0, score) for score in last),
    )
    result = replace(result, **more)  # type: ignore[arg-type]  # fields of a Result
    count = len(places) or len(last)
    entries = made(*((Seat(n % count), "pass") for n in range(len(scores) - 1)))
    points = [Point(0, tuple(scores[0]), tuple(scores[0]), (None,) * count)]
    for entry, each in zip(entries, scores[1:], strict=True):
        moves = tuple(entry if seat == entry.seat else None for seat in range(count))
        points.append(Point(entry.seq, tuple(each), tuple(each), moves))
    state = begin(GAME, SETUP.model_copy(update={"seats": max(count, 2)})).state
    state.seats = count
    game: Game[State, View] = replace(
        GAME,
        rules=replace(
            GAME.rules, result=lambda _: result, standing=lambda _: result if ranked else None
        ),
    )
    return decided(game, Course(tuple(points), tuple(entries), state))


def test_the_best_choice_brought_its_own_seat_most() -> None:
    best = written((0, 0), (3, 0), (3, 9), (12, 9), (12, 4), (12, 4)).best

    assert best is not None
    assert (best.entry.seq, best.gain) == (3, 9)  # as much as Bob's, but of the winner


def test_of_a_seats_equal_gains_the_later_one_is_named() -> None:
    best = written((0, 0), (3, 0), (3, 0), (6, 0)).best

    assert best is not None
    assert best.entry.seq == 3


def test_where_nobody_gained_there_is_no_best_choice() -> None:
    assert written((5, 5), (4, 5), (4, 3)).best is None


def test_what_others_gain_is_nobodys_choice() -> None:
    assert written((0, 0), (0, 7)).best is None


TURNS: dict[str, tuple[tuple[tuple[int, ...], ...], Turn | None, int | None]] = {
    "the lead for good": (
        ((0, 0), (4, 0), (4, 5), (9, 5), (9, 7)),
        Turn("lead", 3, None),
        3,
    ),
    "by a loss of the other": (((5, 9), (7, 9), (7, 2), (7, 2)), Turn("lead", 2, None), 2),
    "without a choice": (((0, 0), (0, 2), (0, 2), (0, 2)), Turn("first", 1, None), None),
    "before all others": (((0, 0), (0, 0), (0, 3), (2, 3)), Turn("first", 2, None), 2),
    "all the time": (((3, 2), (3, 2), (3, 2)), Turn("start", 0, None), None),
    "from the first scores": (((), (), (3, 2), (4, 2)), Turn("start", 2, None), None),
    "at the end": (((0, 0), (4, 0), (4, 3), (4, 3), (4, 8)), Turn("last", 4, None), 4),
    "never": (((0, 0), (4, 0), (4, 4)), Turn("tie", 2, None), None),
}


@pytest.mark.parametrize("how", TURNS)
def test_the_turn_is_when_the_winner_took_the_lead_for_good(how: str) -> None:
    scores, turn, by = TURNS[how]
    won = max(range(2), key=lambda seat: scores[-1][seat])

    found = written(*scores, places=(1, 2) if won == 0 else (2, 1)).turn

    assert found is not None
    assert replace(found, by=None) == turn
    assert (found.by and found.by.seq) == by


def test_winners_who_share_it_lead_when_the_last_of_them_does() -> None:
    found = written((0, 0, 0), (6, 0, 0), (6, 6, 0), (6, 6, 4)).turn

    assert found is not None
    assert (found.kind, found.number) == ("lead", 2)
    assert found.by is not None
    assert found.by.seat == BOB


def test_where_all_have_won_or_nobody_nothing_was_decided() -> None:
    shared, lost = written((0, 0), (4, 0), (4, 4)), written((0, 0), (4, 0), places=(2, 3))

    assert (shared.turn, shared.gap, shared.last) == (None, None, None)
    assert (lost.turn, lost.gap, lost.last) == (None, None, None)
    assert shared.best is not None


def test_who_won_with_fewer_points_than_another_never_took_the_lead() -> None:
    found = written((0, 0), (4, 0), (4, 9), places=(1, 2))

    assert found.turn is None
    assert found.last is not None
    assert found.last.seq == 2


def test_level_points_that_are_no_ranking_were_no_tie() -> None:
    assert written((0, 0), (4, 0), (4, 4), places=(1, 2), ranked=False).turn is None


def test_without_scores_there_is_the_last_choice_of_a_seat() -> None:
    found = written((), (), (), places=(1, 2), ranked=False, rows=((0, 0, 2), (0, 0, 0)))

    assert (found.best, found.turn, found.entries) == (None, None, 2)
    assert found.last is not None
    assert found.last.seq == 2


def test_where_the_scores_tell_when_the_last_choice_is_not_named() -> None:
    assert written((0, 0), (4, 0)).last is None


# -- the gap ------------------------------------------------------------------------------------


def gap(
    places: Sequence[int], *rows: Sequence[int], worth: tuple[int, ...] = (), seats: int = 2
) -> Gap | None:
    """The widest gap of a result."""
    scores = tuple(row[-1] for row in rows)
    return written((0,) * seats, scores, places=places, rows=rows, worth=worth).gap


def test_the_gap_is_the_column_in_which_the_winner_is_most_ahead_of_the_second() -> None:
    found = gap((2, 1, 3), (9, 1, 10), (6, 6, 12), (0, 0, 0), seats=3)

    assert found == Gap("energy", (BOB,), 6, (ANN,), 1)


def test_a_column_counts_as_much_as_it_is_worth() -> None:
    assert gap((1, 2), (9, 2, 7), (5, 8, -3), worth=(1, -1)) == Gap("energy", (ANN,), 2, (BOB,), 8)
    assert gap((1, 2), (6, 9, 6), (5, 0, 5), worth=(1, 0)) == Gap("cards", (ANN,), 6, (BOB,), 5)


def test_seats_with_the_same_row_are_named_together() -> None:
    found = gap((1, 2, 1), (4, 0, 4), (1, 0, 1), (4, 0, 4), seats=3)

    assert found == Gap("cards", (ANN, CY), 4, (BOB,), 1)


def test_without_a_column_in_which_the_winner_is_ahead_there_is_no_gap() -> None:
    assert gap((1, 2), (4, 0, 4), (4, 0, 4)) is None


@pytest.mark.parametrize("place", [1, 2])
def test_who_plays_alone_is_told_what_most_of_the_score_is(place: int) -> None:
    assert gap((place,), (4, 3, 7), seats=1) == Gap("cards", (ANN,), 4, (), 7)


# -- where scores come from ---------------------------------------------------------------------


def test_what_others_may_take_away_is_no_gain() -> None:
    loose = replace(
        GAME,
        rules=replace(
            GAME.rules, standing=lambda state: replace(GAME.rules.result(state), loose=("cards",))
        ),
    )
    record = Record(SETUP, made((ANN, "bid 1"), (BOB, "bid 0"), (ANN, "refuel"), (ANN, "pass")))

    best = decided(loose, course(loose, record)).best

    assert best is not None
    assert (str(best.entry.choice), best.gain) == ("refuel", 1)


def test_without_a_standing_the_points_that_everybody_sees_are_the_scores() -> None:
    seen = replace(
        GAME,
        rules=replace(GAME.rules, standing=lambda _: None),
        help=replace(
            GAME.help, holdings=lambda view, seat: {"points": 10 * view.miners[seat].energy}
        ),
    )
    hidden = replace(seen, help=replace(seen.help, holdings=lambda _view, _seat: {}))
    record = Record(SETUP, made((ANN, "bid 1"), (BOB, "bid 0")))

    assert [point.scores for point in course(seen, record).points] == [(50, 50), (50, 50), (40, 50)]
    assert [point.scores for point in course(hidden, record).points] == [(), (), ()]
