"""Every way out of a match, and what it counts as: leaving costs the same by each door."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.table.people import UserSettings
from bot.table.rating import Rated, Skill, rated
from bot.table.results import PATIENCE, Counts, counts_as, results
from bot.table.table import Table
from bot.table.tally import Tally
from engine import SETTLED, Seat, copy
from storage import Finished, ResultRow

from .hall import ANN, BOB, CLEO, DAN, DAY, HERE, HOUR, Hall, button, labels
from .test_statistics import kept, plays_out, shown

ANNS, BOBS, THIRD = Seat(0), Seat(1), Seat(2)
RATED, COUNTED = UserSettings(rating=True), UserSettings()


# -- what an end counts as ----------------------------------------------------------------------


async def ended(hall: Hall, places: tuple[int, int, int], **more: Any) -> Table:
    """A match of Ann, Bob and a computer that is over, in which they came so."""
    table = await hall.at(await hall.sits(ANN, BOB, game="tiny", computers=1))
    state = copy(table.game, table.running())
    state.over = more.pop("over", "nightfall")
    for miner, place in zip(state.miners, places, strict=True):
        miner.hand, miner.energy = [], 10 - place
    players = list(table.players)
    players[ANNS] = replace(players[ANNS], tally=Tally(**more))
    return replace(table, state=state, status="over", players=tuple(players))


def comes(table: Table, *, friend: bool) -> tuple[ResultRow, Mapping[Rated, str]]:
    """What is kept of Ann, who is rated, and whom it makes better or worse.

    friend: whether Bob is rated too.
    """
    rows = results(table, {ANN: RATED, BOB: RATED if friend else COUNTED})
    skills = rated([Finished("match", "tiny", 1, tuple(rows))])
    signs = {who: "+" if skill.mean > Skill().mean else "-" for who, skill in skills.items()}
    return rows[ANNS], signs


WON, SECOND, LOST = (1, 2, 3), (2, 1, 3), (3, 1, 2)
"""The places of Ann, Bob and the computer."""
NIGHT = "nightfall"
BETTER = {ANN: "+", "random": "-"}
WORSE = {ANN: "-", "random": "+"}
BOTH_BETTER = {ANN: "+", BOB: "+", "random": "-"}


@pytest.mark.parametrize(
    ("places", "over", "tally", "alone", "together"),
    [
        # Ann has made most choices herself, or as many as others for her: it is hers.
        (WON, NIGHT, {"own": 5, "lent": 4}, (1, BETTER), (1, {ANN: "+", "random": "-"})),
        (LOST, NIGHT, {"own": 5, "lent": 5}, (3, WORSE), (3, {ANN: "-", BOB: "+"})),
        # Others have made most: what they have won is not hers, what they have lost is.
        (WON, NIGHT, {"own": 4, "lent": 5}, (1, {}), (1, {BOB: "+", "random": "-"})),
        (LOST, NIGHT, {"own": 4, "lent": 5}, (3, WORSE), (3, {ANN: "-", BOB: "+"})),
        # Second of three is lost to who is ahead, if that one is rated: then she comes last.
        (SECOND, NIGHT, {"own": 1, "lent": 9}, (2, {}), (3, {ANN: "-", BOB: "+"})),
        # All have agreed to end it: computers agree to everything, and count where they lead.
        (WON, SETTLED, {"own": 9}, (1, {}), (1, {ANN: "+", BOB: "-"})),
        (SECOND, SETTLED, {"own": 9}, (2, {}), (2, {ANN: "-", BOB: "+"})),
        (LOST, SETTLED, {"own": 9}, (3, WORSE), (3, {ANN: "-", BOB: "+"})),
        ((2, 3, 1), SETTLED, {"own": 9}, (2, WORSE), (2, {BOB: "-", "random": "+"})),
        # So they do to another try of one's luck.
        (WON, NIGHT, {"own": 9, "again": True}, (1, {}), (1, {ANN: "+", BOB: "-"})),
        (LOST, NIGHT, {"own": 9, "again": True}, (3, WORSE), (3, {ANN: "-", BOB: "+"})),
        # Whoever came later plays on what another has made.
        (WON, NIGHT, {"own": 9, "since": 4}, (1, {}), (1, {BOB: "+", "random": "-"})),
    ],
)
async def test_what_an_end_counts_as(
    hall: Hall,
    places: tuple[int, int, int],
    over: str,
    tally: dict[str, Any],
    alone: tuple[int, dict[Rated, str]],
    together: tuple[int, dict[Rated, str]],
) -> None:
    """alone: with a friend who is not rated. together: with one who is."""
    table = await ended(hall, places, over=over, **tally)

    for friend, (place, signs) in ((False, alone), (True, together)):
        row, found = comes(table, friend=friend)
        assert row.place == place
        assert {who: found.get(who) for who in signs} == signs
        assert bool(found) == bool(signs), found


async def test_for_whoever_is_not_rated_nothing_is_another_place(hall: Hall) -> None:
    table = await ended(hall, SECOND, own=1, lent=9)

    rows = results(table, defaultdict(UserSettings))

    assert [row.place for row in rows] == [2, 1, 3]


async def test_every_answer_is_given_by_the_one_function(hall: Hall) -> None:
    played = await ended(hall, WON, own=1)
    agreed = replace(played, state=replace(played.position(), over=SETTLED))
    gave_up = replace(played, state=replace(played.position(), gave_up=ANNS))
    lent = replace(played.players[ANNS], tally=Tally(lent=1))
    others = replace(played, players=(lent, *played.players[1:]))

    found = {
        counts_as(played, ANNS),
        counts_as(agreed, THIRD),
        counts_as(gave_up, ANNS),
        counts_as(others, ANNS),
    }

    assert found == set(get_args(Counts))


# -- who has made the choices -------------------------------------------------------------------


async def test_choices_count_for_who_has_made_them(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.types(ANN, "tiny bid", energy="1")
    tally = (await hall.at(match)).players[ANNS].tally
    assert (tally.own, tally.lent) == (1, 0)

    await hall.types(ANN, "game replace", player="Ann", computer="random", until="5d")
    await hall.settle()
    await plays_out(hall, match)

    tally = (await hall.at(match)).players[ANNS].tally
    assert tally.own == 1
    assert tally.lent > 1


# -- the doors ----------------------------------------------------------------------------------

Door = Callable[[Hall, str], Awaitable[object]]


async def resigns(hall: Hall, _match: str) -> None:
    question = await hall.types(ANN, "game resign")
    await hall.presses(ANN, button(question, "Resign"))


async def gives_it_to_a_computer(hall: Hall, _match: str) -> None:
    await hall.hands_over(ANN, "Ann", "random")


async def gives_it_to_a_person(hall: Hall, _match: str) -> None:
    answer = await hall.types(ANN, "game replace", player="Ann")
    assert "you've resigned" in answer.text
    await _taken(hall, DAN)


async def _taken(hall: Hall, user: int) -> None:
    await hall.settle()
    offer = next(m for m in hall.sender.stands(HERE) if "Take the seat" in labels(m))
    await hall.presses(user, button(offer, "Take the seat"))


async def agrees_to_be_replaced(hall: Hall, _match: str) -> None:
    await hall.types(BOB, "game replace", player="Ann", computer="random")
    await hall.settle()
    asked = next(m for m in hall.sender.stands(HERE) if "is that all right" in m.text)
    assert "counts as resigning" in asked.text
    await hall.presses(ANN, button(asked, "That's fine"))


async def is_replaced_after_a_day_of_silence(hall: Hall, match: str) -> None:
    # They are all asked at once in this game.
    assert (await hall.at(match)).asked(await seat(hall, match)) is not None
    await hall.types(BOB, "game replace", player="Ann", computer="random")
    await hall.passes(DAY + HOUR, HOUR)


async def is_dropped_by_the_others(hall: Hall, match: str) -> None:
    await hall.types(CLEO, "game replace", player="Ann")
    await hall.settle()
    asked = next(m for m in hall.sender.stands(HERE) if "I agree" in labels(m))
    await hall.presses(BOB, button(asked, "I agree"))
    await hall.passes(DAY + HOUR, HOUR)
    assert (await hall.at(match)).seat_of(ANN) is None


async def gives_it_up_and_a_friend_after_her(hall: Hall, match: str) -> None:
    await gives_it_to_a_person(hall, match)
    await hall.hands_over(DAN, "Dan", "random")


async def seat(hall: Hall, match: str) -> Seat:
    found = (await hall.at(match)).seat_of(ANN)
    assert found is not None
    return found


DOORS: dict[str, Door] = {
    each.__name__: each
    for each in (
        resigns,
        gives_it_to_a_computer,
        gives_it_to_a_person,
        agrees_to_be_replaced,
        is_replaced_after_a_day_of_silence,
        is_dropped_by_the_others,
        gives_it_up_and_a_friend_after_her,
    )
}


async def at_three(hall: Hall) -> str:
    """A table of three who are rated; Bob is the host."""
    for user in (ANN, BOB, CLEO):
        await hall.types(user, "settings", rating=True)
    match = await hall.sits(BOB, ANN, CLEO, game="tiny")
    await hall.settle()
    return match


@pytest.mark.parametrize("door", DOORS)
async def test_whoever_leaves_for_good_has_resigned_by_whichever_door(
    hall: Hall, door: str
) -> None:
    match = await at_three(hall)

    await DOORS[door](hall, match)
    await hall.settle()
    await plays_out(hall, match)

    found = {row.user: row for row in (await kept(hall, match)).seats}
    assert found.keys() == {ANN, BOB, CLEO}
    assert (found[ANN].place, found[ANN].score, found[ANN].rated) == (3, None, True)
    (rungs,) = (await hall.services.standings.ladders(1, ["tiny"])).values()
    assert rungs[-1].who == ANN
    assert all(rung.matches == 1 for rung in rungs)


async def test_who_loses_their_seat_without_keeping_anybody_waiting_has_lost_nothing(
    hall: Hall,
) -> None:
    match = await at_three(hall)
    await hall.types(BOB, "game replace", player="Ann")
    await hall.passes(20 * HOUR, HOUR)
    await hall.types(ANN, "tiny bid", energy="1")
    assert (await hall.at(match)).seat_of(ANN) is not None

    await hall.types(BOB, "game replace", player="Ann", computer="random")
    await hall.passes(DAY + HOUR, HOUR)
    table = await hall.at(match)

    assert table.seat_of(ANN) is None
    assert table.players[1].resigned is None


async def test_who_takes_their_seat_back_in_time_has_not_resigned(hall: Hall) -> None:
    match = await at_three(hall)
    await hall.types(BOB, "game replace", player="Ann")
    await hall.passes(DAY + HOUR, HOUR)
    await _taken(hall, DAN)
    left = (await hall.at(match)).players[1].resigned
    assert left is not None
    assert left.user == ANN
    letter = next(m for m in hall.sender.stands(-ANN) if "Take it back" in labels(m))

    await hall.presses(ANN, button(letter, "Take it back"), channel=-ANN)

    table = await hall.at(match)
    assert table.seat_of(ANN) == Seat(1)
    assert table.players[1].resigned is None


# -- left unfinished ----------------------------------------------------------------------------


async def ladder(hall: Hall, game: str = "tiny") -> dict[Rated, int]:
    """The ratings, by who has one."""
    (rungs,) = (await hall.services.standings.ladders(1, [game])).values()
    return {rung.who: rung.rating for rung in rungs}


async def test_a_match_against_a_person_that_somebody_leaves_unfinished_is_lost(hall: Hall) -> None:
    for user in (ANN, BOB):
        await hall.types(user, "settings", rating=True)
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.types(BOB, "tiny bid", energy="1")
    hall.clock.advance(PATIENCE - HOUR)
    assert await ladder(hall) == {}

    hall.clock.advance(2 * HOUR)
    found = await ladder(hall)

    assert found[BOB] > found[ANN]
    assert (await hall.at(match)).status == "running"
    assert "Nothing is counted" in await shown(hall, ANN, who=BOB)
    # Nothing of it is kept: if they play on, the end counts.
    await hall.types(ANN, "tiny bid", energy="0")
    assert await ladder(hall) == {}


async def test_so_is_one_against_computers(hall: Hall) -> None:
    await hall.types(ANN, "settings", rating=True)
    await hall.sits(ANN, game="tiny", computers=1)
    await hall.settle()
    hall.clock.advance(PATIENCE + HOUR)

    found = await ladder(hall)

    assert found["random"] > found[ANN]


async def test_of_the_others_nobody_wins_by_it_who_has_not_won(hall: Hall) -> None:
    match = await at_three(hall)
    for user in (BOB, CLEO):
        await hall.types(user, "tiny bid", energy="1")
    assert (await hall.at(match)).owed() == (Seat(1),)
    hall.clock.advance(PATIENCE + HOUR)

    assert (await ladder(hall)).keys() == {ANN}


async def test_days_away_and_pauses_are_not_waited(hall: Hall) -> None:
    for user in (ANN, BOB):
        await hall.types(user, "settings", rating=True)
    await hall.sits(ANN, BOB, game="tiny")
    await hall.types(BOB, "tiny bid", energy="1")
    await hall.types(ANN, "game pause", last="20d")
    hall.clock.advance(PATIENCE + HOUR)
    assert await ladder(hall) == {}

    hall.clock.advance(20 * DAY)

    assert (await ladder(hall)).keys() == {ANN, BOB}


async def test_who_wants_no_rating_has_left_nothing(hall: Hall) -> None:
    await hall.types(BOB, "settings", rating=True)
    await hall.sits(ANN, BOB, game="tiny")
    await hall.types(BOB, "tiny bid", energy="1")
    hall.clock.advance(PATIENCE + HOUR)

    assert await ladder(hall) == {}
