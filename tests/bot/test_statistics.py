"""Statistics: only of what is over, only of those who let it be counted, whose seat it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.present.statistics import score
from bot.presses import Stop
from bot.table.table import Table
from engine import EASY, Choice, Seat
from sandbox import Actor, Sandbox
from storage import Finished, ResultRow, Stale
from tests.secrecy.world import GUILD
from tests.tiers import long_but

from .club import Club
from .hall import ANN, BOB, CLEO, DAN, EVE, HERE, HOUR, THERE, Hall, Paper, button, play_out
from .hall import opened as hall_opened
from .test_offers import BACK, TAKE, about
from .test_sitters import lent

INBOX = -ANN
"""Ann's direct messages."""
TIMES = "\N{MULTIPLICATION SIGN}"
SLOW = 40
"""Decisions to which whoever is called takes their time."""


async def plays_out(hall: Hall, match: str, *, slowly: int = 0) -> None:
    """Play a match to its end; whoever is called answers at first after so many ms."""
    for _ in range(SLOW if slowly else 0):
        await hall.passes(2_000, 1_000)
        hall.clock.advance(slowly)
        await hall.plays(match, EASY)
    table = await hall.at(match)
    await play_out(hall.services, hall.clock, table, next(iter(table.game.minds.computers)))
    await hall.settle()


async def over(hall: Hall, *people: int, channel: int = HERE, **more: Any) -> Finished:
    """A match that these people have played to its end, as it is kept."""
    match = await hall.sits(*people, channel=channel, **more)
    await plays_out(hall, match)
    return await kept(hall, match)


async def kept(hall: Hall, match: str) -> Finished:
    """How a match came out, as it is kept."""
    async with hall.store.reading() as tx:
        return next(each for each in await tx.results.of_guild(GUILD) if each.match == match)


async def shown(hall: Hall, user: int, /, channel: int = HERE, **given: Any) -> str:
    """What somebody reads who asks for statistics."""
    answer = await hall.types(user, "statistics", channel=channel, **given)
    return f"{answer.title}\n{answer.body}\n{answer.text}"


# -- what is counted ----------------------------------------------------------------------------


async def test_whoever_played_to_the_end_sees_how_they_came_out(hall: Hall) -> None:
    first = await over(hall, ANN, BOB, CLEO)
    second = await over(hall, ANN, BOB, CLEO)

    for user in (ANN, BOB, CLEO):
        mine = [row.place for match in (first, second) for row in match.seats if row.user == user]
        said = await shown(hall, user)
        assert f"<@{user}>" in said
        assert f"**Delta V**: 2 games, {mine.count(1)} won" in said
        for place, word in ((1, "1st"), (2, "2nd"), (3, "3rd")):
            assert (f"{word} {mine.count(place)}{TIMES}" in said) == (place in mine)


async def test_others_are_shown_as_everybody_is_and_of_one_game_in_full(hall: Hall) -> None:
    await over(hall, ANN, BOB)
    three = await over(hall, ANN, BOB, CLEO)
    await over(hall, ANN, BOB, game="tiny")

    said = await shown(hall, EVE, who=BOB)
    full = await shown(hall, EVE, who=BOB, game="delta_v")

    assert "**Delta V**: 2 games" in said
    assert "**Tiny**: 1 game" in said
    assert "Tiny" not in full
    place = next(row.place for row in three.seats if row.user == BOB)
    assert f"With 3 at the table: {('1st', '2nd', '3rd')[place - 1]} 1{TIMES}." in full
    assert "With 2 at the table: " in full
    assert "Best score" in full


def test_a_side_has_one_place_and_nobody_wins_where_all_have_lost() -> None:
    def came(*places: int, sides: tuple[int, ...]) -> Finished:
        rows = (
            ResultRow(seat=seat, place=place, side=side, user=seat)
            for seat, (place, side) in enumerate(zip(places, sides, strict=True))
        )
        return Finished("match", "tiny", 0, tuple(rows))

    team = came(3, 1, 3, 1, 3, sides=(0, 1, 0, 1, 0))
    alone = came(2, sides=(0,))
    even = came(1, 1, sides=(0, 1))
    lost = came(2, 3, sides=(0, 1))

    first = score([team, alone, even, lost], 0)
    assert (first.matches, first.won, first.drawn) == (4, 0, 1)
    assert first.places == {2: 2}, "behind one side, and behind nobody where nobody has won"
    assert score([team], 1).won == 1
    assert score([came(1, sides=(0,))], 0).won == 1, "alone one wins or loses"


async def test_the_server_has_statistics_too(hall: Hall) -> None:
    await over(hall, ANN, BOB)
    await over(hall, ANN, CLEO)

    said = await shown(hall, EVE, server=True)

    assert "**Delta V**: 2 games, 3 people in them." in said


async def test_of_a_match_that_runs_or_was_stopped_nothing_shows(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.plays(match)
    before = await shown(hall, BOB), await shown(hall, BOB, server=True)

    await hall.presses(ANN, Stop(match).id)
    await hall.settle()

    after = await shown(hall, BOB), await shown(hall, BOB, server=True)
    assert before == after
    assert "Nothing is counted of you here yet" in before[0]
    assert "No game has ended here yet" in before[1]


async def test_records_from_outside_and_prepared_matches_are_not_counted(hall: Hall) -> None:
    await over(hall, ANN, BOB)
    record = (await hall.types(ANN, "game export")).document
    assert record is not None
    before = await shown(hall, ANN, server=True)

    await hall.types(ANN, "game import", channel=THERE, file=Paper(record.text))
    await hall.types(CLEO, "game learn", channel=-CLEO, game="delta_v")
    table = await hall.services.tables.of_channel(-CLEO)
    assert table is not None
    assert table.guided
    await plays_out(hall, table.id)

    assert (await hall.at(table.id)).status == "over"
    assert await shown(hall, ANN, server=True) == before
    assert "Nothing is counted of you here yet" in await shown(hall, CLEO, channel=-CLEO)


# -- the time to answer -------------------------------------------------------------------------


async def test_the_time_to_answer_begins_with_the_call_and_is_told_on_average(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await plays_out(hall, match, slowly=3 * HOUR)

    rows = (await kept(hall, match)).seats
    for row in rows:
        assert row.answers > 3
        assert abs(row.spent / row.answers - 3 * HOUR) < HOUR / 10
    assert f"Time to answer: 3 hours on average ({rows[0].answers} answers)." in await shown(
        hall, rows[0].user or 0
    )


async def test_what_follows_in_the_same_turn_is_no_further_answer(hall: Hall) -> None:
    match, turns = await hall.sits(ANN, BOB), 6
    for _ in range(turns):
        await hall.passes(2_000, 1_000)
        hall.clock.advance(HOUR)
        before = (await hall.at(match)).owed()
        while (await hall.at(match)).owed() == before:
            await hall.plays(match)

    table = await hall.at(match)
    tallies = [player.tally for player in table.players]
    assert table.seq > turns
    assert sum(tally.answers for tally in tallies) == turns
    assert all(abs(tally.spent / tally.answers - HOUR) < HOUR / 10 for tally in tallies)


async def test_neither_quiet_hours_nor_days_away_are_time_that_somebody_took(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    (seat,) = (await hall.at(match)).owed()
    user = (await hall.at(match)).players[seat].user
    assert user is not None
    await hall.types(user, "away", last="2d")
    await hall.passes(2 * 24 * HOUR + 2 * HOUR, HOUR)

    await hall.plays(match, "easy")

    tally = (await hall.at(match)).players[seat].tally
    assert tally.answers == 1
    assert 0 < tally.spent <= 27 * HOUR


async def test_nobody_is_said_to_have_answered_who_was_not_called(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    await hall.plays(match)

    assert [player.tally.answers for player in (await hall.at(match)).players] == [0, 0]


@pytest.mark.parametrize("hours", long_but(6, (6, 30)))
async def test_what_the_clock_chose_is_no_answer(hall: Hall, hours: int) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.types(ANN, "game pace", limit="1h")
    await hall.passes(hours * HOUR, HOUR)

    table = await hall.at(match)
    assert table.seq > 2
    assert [player.tally.answers for player in table.players] == [0, 0]


# -- whose match it was -------------------------------------------------------------------------


@pytest.mark.long
async def test_a_match_counts_for_whose_seat_it_is_and_not_for_who_sat_in(hall: Hall) -> None:
    await hall.types(ANN, "settings", rating=True)
    match, seat = await lent(hall)
    await plays_out(hall, match, slowly=60_000)

    rows = (await kept(hall, match)).seats
    assert (rows[seat].user, rows[seat].name, rows[seat].answers) == (ANN, "Ann", 0)
    assert rows[1 - seat].answers > 0
    assert not rows[seat].rated, "Cleo has made most of its choices"
    assert "1 game" in await shown(hall, ANN)
    assert "Nothing is counted" in await shown(hall, CLEO)


async def test_a_seat_given_away_for_good_counts_as_resigned_by_who_gave_it(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO)
    await hall.types(DAN, "settings", rating=True)
    await hall.settle()
    hall.clock.advance(HOUR)
    await hall.plays(match)
    await hall.settle()
    table = await hall.at(match)
    seat = next(Seat(n) for n, player in enumerate(table.players) if player.tally.answers)
    owner = table.players[seat].user
    assert owner is not None
    await hall.types(owner, "game replace", player=f"seat-{seat}")
    await hall.settle()
    offer = next(m for m in hall.sender.stands(HERE) if "offers their seat" in m.text)
    await hall.presses(DAN, button(offer, "Take the seat"))
    assert (await hall.at(match)).players[seat].tally.answers == 0
    await plays_out(hall, match)

    row = (await kept(hall, match)).seats[seat]
    assert (row.user, row.place, row.score, row.answers) == (owner, 3, None, 0)
    assert "Nothing is counted" in await shown(hall, DAN)


async def test_who_takes_their_seat_back_in_time_has_lost_nothing(hall: Hall) -> None:
    match, bob = await hall.sits(ANN, BOB), Seat(1)
    while (
        not (await hall.at(match)).players[bob].tally.answers
        or bob in (await hall.at(match)).owed()
    ):
        await hall.passes(2_000, 1_000)
        await hall.plays(match)
    before = (await hall.at(match)).players[bob].tally
    await hall.types(ANN, "game replace", player="Bob")
    await hall.passes(26 * HOUR, HOUR)
    await hall.presses(CLEO, button(about(hall)[0], TAKE))
    await hall.settle()
    between = (await hall.at(match)).players[bob].tally

    await hall.presses(BOB, button(about(hall, -BOB)[0], BACK), channel=-BOB)

    assert between.answers == 0 < between.since
    assert (await hall.at(match)).players[bob].tally == before


# -- who is not counted -------------------------------------------------------------------------


async def test_whoever_opts_out_is_hidden_at_once_and_nothing_of_them_is_kept(hall: Hall) -> None:
    match = (await over(hall, ANN, BOB)).match
    await over(hall, ANN, CLEO)

    answer = await hall.types(BOB, "settings", statistics=False)

    assert "Statistics of your games: **not kept**" in answer.text
    assert await shown(hall, ANN, who=BOB) == (await shown(hall, ANN, who=EVE)).replace(
        str(EVE), str(BOB)
    )
    assert "You've chosen that nothing is counted" in await shown(hall, BOB)
    assert str(BOB) not in repr(await kept(hall, match))
    assert "Bob" not in repr(await kept(hall, match))
    assert "2 games" in await shown(hall, ANN), "of others nothing is lost"
    await hall.types(BOB, "settings", statistics=True)
    assert "Nothing is counted of you here yet" in await shown(hall, BOB)


@pytest.mark.long
async def test_of_whoever_opts_out_during_a_match_its_end_keeps_nothing(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    for _ in range(6):
        hall.clock.advance(HOUR)
        await hall.plays(match)
        await hall.settle()
    assert all(player.tally.answers for player in (await hall.at(match)).players)

    await hall.types(BOB, "settings", statistics=False)
    kept_so_far = {p.user: p.tally.answers for p in (await hall.at(match)).players}
    assert kept_so_far[BOB] == 0 < kept_so_far[ANN]
    await plays_out(hall, match, slowly=HOUR)

    seats = {row.user: row for row in (await kept(hall, match)).seats}
    assert seats.keys() == {ANN, None}
    assert (seats[None].name, seats[None].answers, seats[None].spent) == ("", 0, 0)
    assert seats[ANN].answers > 0


# -- processes and places -----------------------------------------------------------------------


async def test_another_process_knows_it_and_ends_no_match_against_what_was_chosen_in_this_one(
    hall: Hall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await hall.sits(ANN, BOB)
    async with hall_opened(tmp_path, monkeypatch) as other:
        await play_out(other.services, other.clock, await other.at(match), EASY, left=4)
        loaded = await other.at(match)
        while (await other.plays(match, "easy")).table.status == "running":
            loaded = await other.at(match)
            # With this move it may end: what was chosen meanwhile must hold for it.
            await hall.types(BOB, "settings", statistics=False)
            (seat, *_) = loaded.owed()
            with pytest.raises(Stale):
                await other.services.play.act(loaded, seat, [choice(loaded, seat)])
            await hall.types(BOB, "settings", statistics=True)
        await hall.types(BOB, "settings", statistics=False)

        assert "1 game" in await shown(other, ANN)
        assert "Nothing is counted" in await shown(other, ANN, who=BOB)
    assert {row.user for row in (await kept(hall, match)).seats} == {ANN, None}


async def test_in_ones_inbox_are_ones_own_of_everywhere_and_nobody_elses(hall: Hall) -> None:
    await over(hall, ANN, BOB)
    hall.sql("UPDATE matches SET guild = 77")

    assert "Nothing is counted of you here yet" in await shown(hall, ANN)
    assert "1 game" in await shown(hall, ANN, channel=INBOX)
    assert "direct messages" in await shown(hall, ANN, channel=INBOX, who=BOB)
    assert "direct messages" in await shown(hall, ANN, channel=INBOX, server=True)


async def test_a_game_that_is_not_there_is_refused_with_those_that_are(hall: Hall) -> None:
    assert "Delta V" in await shown(hall, ANN, game="chess")


@pytest.mark.long
async def test_it_is_there_in_discord_after_a_restart(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit("delta_v", ann, bob)
    await finish(club)
    await club.restart()

    mine = await ann.slash(sandbox.channel, "statistics")
    theirs = await ann.slash(sandbox.channel, "statistics", who=bob.user)
    server = await ann.slash(sandbox.channel, "statistics", server=True)

    for answer, words in ((mine, f"<@{ann.id}>"), (theirs, f"<@{bob.id}>"), (server, "2 people")):
        assert answer.ephemeral
        assert answer.message is not None
        assert words in ann.look(answer.message).words
    assert sandbox.refused == []


def choice(table: Table, seat: Seat) -> Choice:
    """Something that a seat may do."""
    return table.game.rules.fallback(table.running(), seat)


async def finish(club: Club) -> None:
    """Play the match of the channel to its end."""
    while (table := await club.table()).status == "running":
        (seat, *_) = table.owed()
        await club.services.play.act(table, seat, [choice(table, seat)])
    await club.quiet()
