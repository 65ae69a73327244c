"""A pause: nobody is called, no time runs, and it ends by itself or when somebody plays on."""

from __future__ import annotations

from engine import digest, next_alarm

from .hall import ANN, BOB, CLEO, DAY, EVE, HERE, HOUR, MINUTE, Hall, button, labels, replayed


async def paused(hall: Hall, *people: int, game: str = "delta_v", limit: str = "1d") -> str:
    """A table with a limit, which stands still for five days."""
    match = await hall.sits(*people, game=game)
    await hall.types(ANN, "game pace", limit=limit)
    await hall.settle()
    await hall.types(ANN, "game pause", last="5d")
    await hall.passes(MINUTE)
    return match


async def test_no_time_runs_and_nobody_is_reminded_until_it_ends_by_itself(hall: Hall) -> None:
    match = await paused(hall, ANN, BOB)
    (seat,) = (await hall.at(match)).owed()
    due = (await hall.at(match)).time.due(seat)
    before = len(hall.sender.stands(HERE))

    await hall.passes(4 * DAY, HOUR)

    assert len(hall.sender.stands(HERE)) == before
    assert (await hall.at(match)).time.due(seat) == due
    assert "Paused" in hall.sender.board(HERE).body
    assert due is not None
    assert due > hall.clock.now() + DAY
    await hall.passes(DAY + 2 * HOUR, HOUR)
    assert "Paused" not in hall.sender.board(HERE).body
    assert (await hall.at(match)).owed() == (seat,)


async def test_whoever_plays_may_end_it_from_the_board(hall: Hall) -> None:
    match = await paused(hall, ANN, BOB)
    await hall.passes(DAY, HOUR)
    (seat,) = (await hall.at(match)).owed()

    stranger = await hall.presses(EVE, button(hall.sender.board(HERE), "Play on"))
    assert (await hall.at(match)).pace.paused(hall.clock.now()) is not None
    assert "You aren't at this table" in stranger.text
    await hall.presses(BOB, button(hall.sender.board(HERE), "Play on"))
    await hall.passes(MINUTE)

    table = await hall.at(match)
    assert table.pace.paused(hall.clock.now()) is None
    due = table.time.due(seat)
    assert due is not None
    assert due <= hall.clock.now() + 2 * DAY
    assert "Play on" not in labels(hall.sender.board(HERE))
    assert any("Bob has ended the pause" in text for text in hall.sender.lines(HERE))


async def test_who_is_no_host_asks_the_others(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO)
    await hall.types(BOB, "game pause", last="3d")
    await hall.settle()
    question = next(m for m in hall.sender.stands(HERE) if "I agree" in labels(m))
    assert "a pause until" in question.text

    await hall.presses(ANN, button(question, "I agree"))
    assert (await hall.at(match)).pace.paused(hall.clock.now()) is None
    await hall.presses(CLEO, button(question, "I agree"))
    await hall.settle()

    assert (await hall.at(match)).pace.paused(hall.clock.now()) is not None
    assert not any("I agree" in labels(m) for m in hall.sender.stands(HERE))


async def test_a_game_that_runs_by_the_clock_stands_still(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="space_dealer")
    while not await hall.timers(match, "alarm"):
        await hall.plays(match)
    table = await hall.at(match)
    alarm = next_alarm(table.game, table.running())
    assert alarm is not None
    await hall.types(ANN, "game pause", last="5d")

    await hall.passes(4 * DAY, HOUR)
    assert (await hall.at(match)).seq == table.seq
    await hall.presses(BOB, button(hall.sender.board(HERE), "Play on"))
    await hall.passes(MINUTE)

    table = await hall.at(match)
    later = next_alarm(table.game, table.running())
    assert later is not None
    assert later == alarm + 4 * DAY
    assert await replayed(hall.store, table) == digest(table.running())
    await hall.passes(later - hall.clock.now() + MINUTE)
    assert (await hall.at(match)).seq > table.seq


async def test_it_is_not_longer_than_sixty_days(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    assert "60 days" in (await hall.types(ANN, "game pause", last="70d")).text

    await hall.types(ANN, "game pause")
    until = (await hall.at(match)).pace.paused(hall.clock.now())
    assert until is not None
    assert until <= hall.clock.now() + 60 * DAY


async def test_a_new_pace_leaves_it_and_the_next_match_has_none(hall: Hall) -> None:
    match = await paused(hall, ANN, BOB)
    await hall.types(ANN, "game pace", pace="weekly")
    assert (await hall.at(match)).pace.paused(hall.clock.now()) is not None

    answer = await hall.types(ANN, "game end")
    await hall.presses(ANN, button(answer, "Stop the table"))
    await hall.settle()
    ended = next(m for m in hall.sender.stands(HERE) if "Rematch" in labels(m))
    await hall.presses(ANN, button(ended, "Rematch"))

    table = await hall.services.tables.of_channel(HERE)
    assert table is not None
    assert table.id != match
    assert table.pace.pauses == ()


async def test_it_takes_nothing_of_what_the_table_waits_for_whoever_is_away(hall: Hall) -> None:
    """At a daily pace that is ten days; Bob is away for all of them while there is a pause."""
    match = await hall.sits(ANN, BOB)
    await hall.types(ANN, "game pace", pace="daily")
    await hall.types(ANN, "game pause", last="12d")
    await hall.types(BOB, "away", last="10d")
    await hall.passes(13 * DAY, 12 * HOUR)
    seat = (await hall.at(match)).seat_of(BOB)
    assert seat is not None

    await hall.types(BOB, "away", last="5d")

    now, table = hall.clock.now(), await hall.at(match)
    assert any(begins <= now < ends for begins, ends in table.time.away(seat))
    assert table.time.away_until(seat, now) is not None
