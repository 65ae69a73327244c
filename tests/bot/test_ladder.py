"""Ratings: of those who want them, by every match that counts, the same whenever worked out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.message import Message
from bot.table.rating import START, Rated, Skill, ladder, rated
from engine import Seat
from sandbox import Actor, Sandbox
from storage import Finished, ResultRow
from tests.secrecy.world import GUILD

from .club import Club
from .hall import ANN, BOB, CLEO, DAN, EVE, HERE, Hall, button, labels
from .hall import opened as hall_opened
from .test_statistics import finish, kept, over, plays_out

# -- what a match does to ratings ---------------------------------------------------------------


def match(*seats: tuple[Rated | None, int], sides: tuple[int, ...] = (), n: int = 0) -> Finished:
    """A match: who had each seat (None: nobody who is rated) and their place."""
    rows = tuple(
        ResultRow(
            seat=seat,
            place=place,
            side=sides[seat] if sides else seat,
            user=who if isinstance(who, int) else None,
            computer=who if isinstance(who, str) else None,
            name=f"User {who}" if isinstance(who, int) else "",
            rated=who is not None,
        )
        for seat, (who, place) in enumerate(seats)
    )
    return Finished(f"match-{n}", "tiny", n, rows)


def means(*finished: Finished) -> dict[Rated, float]:
    return {who: skill.mean for who, skill in rated(finished).items()}


def test_the_better_the_place_the_higher_the_rating() -> None:
    found = means(match((ANN, 2), (BOB, 1), (CLEO, 4), (DAN, 3)))

    assert sorted(found, key=lambda who: -found[who]) == [BOB, ANN, DAN, CLEO]


def test_who_shares_a_place_is_rated_alike() -> None:
    found = means(match((ANN, 1), (BOB, 2), (CLEO, 2)))

    assert found[BOB] == pytest.approx(found[CLEO])
    assert found[BOB] < found[ANN]
    even = means(match((ANN, 1), (BOB, 1)))
    assert even[ANN] == pytest.approx(even[BOB]) == pytest.approx(Skill().mean)


def test_to_beat_who_is_good_brings_more() -> None:
    wins = [match((ANN, 1), (BOB, 2), n=n) for n in range(8)]
    before = rated(wins)

    over_ann = rated([*wins, match((ANN, 2), (CLEO, 1), n=9)])[CLEO].mean
    over_bob = rated([*wins, match((BOB, 2), (CLEO, 1), n=9)])[CLEO].mean

    assert before[ANN].mean > before[BOB].mean
    assert over_ann > over_bob > Skill().mean


def test_computers_are_rated_by_their_level() -> None:
    found = rated([match((ANN, 1), ("strong", 2), ("easy", 3))])

    assert found[ANN].mean > found["strong"].mean > found["easy"].mean
    (first, second, third) = ladder([match((ANN, 1), ("strong", 2), ("easy", 3))])
    assert [first.who, second.who, third.who] == [ANN, "strong", "easy"]
    assert (first.name, second.name) == (f"User {ANN}", "")


def test_a_level_that_had_two_seats_has_met_somebody_once() -> None:
    twice = rated([match((ANN, 2), ("strong", 1), ("strong", 3))])
    ahead = rated([match((ANN, 3), ("strong", 1), ("strong", 2))])

    assert twice["strong"].matches == 1
    assert ahead["strong"].mean > twice["strong"].mean > Skill().mean - 1


@pytest.mark.parametrize(
    "seats",
    [
        ((ANN, 1),),
        ((ANN, 1), (None, 2)),
        (("strong", 1), ("strong", 2)),
        ((None, 1), (None, 2), ("easy", 3)),
    ],
)
def test_who_has_met_nobody_else_who_is_rated_has_no_rating_of_it(seats: Any) -> None:
    assert rated([match(*seats)]) == {}


def test_who_is_not_rated_is_left_out_and_takes_no_place_from_others() -> None:
    with_others = means(match((ANN, 2), (None, 1), (BOB, 3)))

    assert with_others == means(match((ANN, 1), (BOB, 2)))


def test_a_side_wins_together_and_no_one_is_rated_against_their_own() -> None:
    won = match((ANN, 1), (BOB, 3), (CLEO, 1), (DAN, 3), sides=(0, 1, 0, 1))
    found = means(won)

    assert found[ANN] == found[CLEO] > Skill().mean > found[BOB] == found[DAN]
    assert rated([match((ANN, 1), (None, 3), (CLEO, 1), (None, 3), sides=(0, 1, 0, 1))]) == {}


def test_beside_somebody_who_is_not_rated_one_plays_with_a_newcomer() -> None:
    found = means(match((ANN, 1), (BOB, 3), (None, 1), (DAN, 3), sides=(0, 1, 0, 1)))

    whole = means(match((ANN, 1), (BOB, 3), (CLEO, 1), (DAN, 3), sides=(0, 1, 0, 1)))
    assert found == {who: mean for who, mean in whole.items() if who != CLEO}


def test_equal_ratings_share_a_place_and_a_newcomer_has_the_first_figure() -> None:
    found = ladder([match((ANN, 1), (BOB, 1)), match((CLEO, 1), (DAN, 2), n=1)])

    assert [rung.place for rung in found] == [1, 2, 2, 4]
    assert round(START + 24 * (Skill().mean - 3 * Skill().spread)) == START == 1500


# -- on the ladder ------------------------------------------------------------------------------


async def rate(hall: Hall, *people: int) -> None:
    """They choose to be rated."""
    for user in people:
        await hall.types(user, "settings", rating=True)


async def ladder_of(hall: Hall, user: int, game: str = "delta_v") -> Message:
    """What somebody is shown who asks for a ladder."""
    return await hall.types(user, "ladder", game=game)


def alt(message: Message) -> str:
    """The picture in words."""
    assert message.picture is not None
    return message.picture.alt


async def test_only_those_who_want_to_stand_on_the_ladder_of_their_server(hall: Hall) -> None:
    await rate(hall, ANN, BOB)
    await over(hall, ANN, BOB, CLEO)

    shown = await ladder_of(hall, CLEO)

    assert shown.title == "Ladder of Delta V"
    assert "1. Ann" in alt(shown) or "1. Bob" in alt(shown)
    assert "after 1 game" in alt(shown)
    assert "Cleo" not in alt(shown)
    assert "`/settings rating:True`" in shown.body
    assert "it begins at 1500" in (await ladder_of(hall, ANN)).body
    assert "Nobody is rated in Tiny here yet" in (await ladder_of(hall, ANN, "tiny")).text


async def test_a_match_with_a_computer_rates_its_level(hall: Hall) -> None:
    await rate(hall, ANN)
    await over(hall, ANN, computers=1)

    assert "Computer, random" in alt(await ladder_of(hall, ANN))


async def settle(hall: Hall, match: str, *others: int) -> None:
    """Ann ends a match as it stands; the others agree."""
    answer = await hall.types(ANN, "game end")
    label = next(each for each in labels(answer) if "stands" in each)
    await hall.presses(ANN, button(answer, label))
    await hall.settle()
    for user in others:
        question = next(m for m in hall.sender.stands(HERE) if "do you agree?" in m.text)
        await hall.presses(user, button(question, "I agree"))
    assert (await hall.at(match)).status == "over"


async def test_whoever_ends_it_alone_when_they_are_ahead_has_won_nothing(hall: Hall) -> None:
    await rate(hall, ANN, BOB)
    await settle(hall, await hall.sits(ANN, game="tiny", computers=1))
    assert "Nobody is rated" in (await ladder_of(hall, ANN, "tiny")).text

    await settle(hall, await hall.sits(ANN, BOB, game="tiny"), BOB)

    assert "after 1 game" in alt(await ladder_of(hall, ANN, "tiny"))


async def test_nor_has_whoever_tries_their_luck_again_alone(hall: Hall) -> None:
    await rate(hall, ANN)
    match = await hall.sits(ANN, game="tiny", computers=1)
    await hall.types(ANN, "tiny bid", energy="1")
    await hall.types(ANN, "game undo")
    await plays_out(hall, match)

    assert (await hall.at(match)).status == "over"
    assert "Nobody is rated" in (await ladder_of(hall, ANN, "tiny")).text


async def test_a_level_that_was_changed_during_the_match_is_not_rated(hall: Hall) -> None:
    await rate(hall, ANN, BOB)
    id_ = await hall.sits(ANN, BOB, computers=1)
    await hall.plays(id_)
    table = await hall.at(id_)
    (seat,) = (Seat(n) for n, player in enumerate(table.players) if player.computer)
    await hall.services.handover.set_level(table, seat, "strong", interaction=hall.interaction)
    await hall.services.handover.set_level(
        await hall.at(id_), seat, "easy", interaction=hall.interaction
    )
    await plays_out(hall, id_)

    assert "Computer" not in alt(await ladder_of(hall, ANN))


async def test_the_statistics_of_who_is_rated_tell_the_rating_and_the_place(hall: Hall) -> None:
    await rate(hall, ANN, BOB)
    finished = await over(hall, ANN, BOB)
    (rung, *_) = ladder([finished])

    said = (await hall.types(EVE, "statistics", who=rung.who)).body

    assert f"Rating **{rung.rating}**, 1st of 2." in said


async def test_who_wants_no_rating_any_more_is_gone_from_the_ladder_at_once(hall: Hall) -> None:
    await rate(hall, ANN, BOB, CLEO)
    await over(hall, ANN, BOB, CLEO)

    await hall.types(BOB, "settings", rating=False)
    left = alt(await ladder_of(hall, ANN))
    await hall.types(CLEO, "settings", statistics=False)

    assert "Ann" in left
    assert "Cleo" in left
    assert "Bob" not in left
    assert "Nobody is rated" in (await ladder_of(hall, ANN)).text
    assert "1 game" in (await hall.types(ANN, "statistics", who=BOB)).body
    await hall.types(BOB, "settings", rating=True)
    assert "Nobody is rated" in (await ladder_of(hall, BOB)).text, "they begin anew"


async def test_without_statistics_there_is_no_rating(hall: Hall) -> None:
    await rate(hall, ANN)
    await hall.types(ANN, "settings", statistics=False)

    refused = await hall.types(ANN, "settings", rating=True)
    both = await hall.types(ANN, "settings", statistics=True, rating=True)

    assert "`/settings statistics:True rating:True`" in refused.text
    assert "Rated on ladders: **on**" in both.text


async def test_who_stands_far_below_sees_their_own_step_too(hall: Hall) -> None:
    people = [200 + n for n in range(14)]
    id_ = (await over(hall, ANN, BOB)).match
    hall.sql("DELETE FROM results")
    rows = [
        ResultRow(seat=n, place=n + 1, side=n, name=f"User {user}", user=user, rated=True)
        for n, user in enumerate(people)
    ]
    async with hall.store.transaction() as tx:
        await tx.results.put(id_, 1, rows)

    last, first = alt(await ladder_of(hall, people[-1])), alt(await ladder_of(hall, people[0]))

    assert "14. User 213" in last
    assert "11. User 210" not in last
    assert "14. User 213" not in first


async def test_every_process_works_out_the_same_ladder_from_what_is_kept(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await rate(hall, ANN, BOB, CLEO)
    await over(hall, ANN, BOB, CLEO)
    async with hall_opened(tmp_path, monkeypatch) as other:
        await over(other, BOB, CLEO)
        there = alt(await ladder_of(other, ANN))

    assert there == alt(await ladder_of(hall, ANN))
    async with hall.store.reading() as tx:
        finished = await tx.results.of_guild(GUILD, game="delta_v")
    assert [rung.matches for rung in ladder(finished)].count(2) == 2
    assert (await kept(hall, finished[0].match)) == finished[0]


async def test_the_picture_and_its_words_arrive_in_discord(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    for person in (ann, bob):
        await person.slash(sandbox.channel, "settings", rating=True)
    await club.sit("delta_v", ann, bob)
    await finish(club)
    await club.restart()

    answer = await ann.slash(sandbox.channel, "ladder", game="delta_v")
    typed = await ann.autocomplete(sandbox.channel, "ladder", "game", "delta v")

    assert answer.ephemeral
    assert answer.message is not None
    shown = ann.look(answer.message)
    assert "Ladder of Delta V" in shown.words
    assert shown.files["ladder.png"].startswith(b"\x89PNG")
    assert "after 1 game" in (shown.alts["ladder.png"] or "")
    assert "delta_v" in typed.values
    assert sandbox.refused == []
