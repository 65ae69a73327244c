from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy.exc import DBAPIError

from storage import ChannelTaken, MatchRow, SeatRow, Stale, Storage, Unknown, UserRow, new_id

from .samples import CHANNEL, HOST, NOW, SEATS, SETUP, make_match


async def test_a_match_comes_back_as_it_was_stored(storage: Storage) -> None:
    match = await make_match(storage)

    async with storage.reading() as tx:
        row = await tx.matches.get(match)
        seats = await tx.seats.of(match)

    assert row == MatchRow(
        id=match,
        game="tiny",
        guild=5,
        channel=CHANNEL,
        host=HOST,
        status="running",
        version=3,
        options={"long": True},
        setup=SETUP,
        pace={"remind_every": 24},
        house={},
        door={},
        seat_states=[],
        seq=0,
        language="en",
        live={},
        note="",
        seating=1,
        commitment="",
        created=NOW,
        updated=NOW,
    )
    assert seats == SEATS


async def test_discords_largest_ids_fit(storage: Storage) -> None:
    largest = 2**63 - 1

    match = await make_match(storage, channel=largest, guild=largest, host=largest)

    async with storage.reading() as tx:
        assert (await tx.matches.get(match)).channel == largest


async def test_a_channel_holds_one_active_match(storage: Storage) -> None:
    await make_match(storage, status="lobby", setup=None)

    with pytest.raises(ChannelTaken):
        await make_match(storage)

    await make_match(storage, channel=12)


@pytest.mark.parametrize("status", ["over", "stopped"])
async def test_an_ended_match_gives_its_channel_free(storage: Storage, status: str) -> None:
    await make_match(storage, status=status)
    second = await make_match(storage)

    async with storage.reading() as tx:
        active = await tx.matches.active_in(CHANNEL)

    assert active is not None
    assert active.id == second


async def test_a_frozen_match_keeps_its_channel(storage: Storage) -> None:
    await make_match(storage, status="frozen")

    with pytest.raises(ChannelTaken):
        await make_match(storage)


async def test_only_the_columns_named_are_changed(storage: Storage) -> None:
    match = await make_match(storage)
    async with storage.transaction() as tx:
        before = await tx.matches.get(match)
        await tx.matches.update(match, NOW + 5, live={"message": 3}, note="so")

    async with storage.reading() as tx:
        after = await tx.matches.get(match)

    assert after == replace(before, live={"message": 3}, note="so", updated=NOW + 5)


async def test_a_lobby_becomes_a_running_match_with_its_setup(storage: Storage) -> None:
    match = await make_match(storage, status="lobby", setup=None)

    async with storage.transaction() as tx:
        await tx.matches.update(match, NOW, status="running", setup=SETUP)

    async with storage.reading() as tx:
        row = await tx.matches.get(match)
    assert (row.status, row.setup) == ("running", SETUP)


async def test_an_unknown_match_is_said_to_be_unknown(storage: Storage) -> None:
    async with storage.transaction() as tx:
        with pytest.raises(Unknown):
            await tx.matches.get("nothing")
        with pytest.raises(Unknown):
            await tx.matches.update("nothing", NOW, note="x")
        with pytest.raises(Unknown):
            await tx.log.open("nothing")


async def test_matches_are_found_by_user_host_channel_and_status(storage: Storage) -> None:
    sits = await make_match(storage, host=99)
    hosts = await make_match(storage, channel=12, status="lobby", host=8)
    ended = await make_match(storage, channel=13, status="over", host=8)
    other = await make_match(storage, channel=14, host=99)
    async with storage.transaction() as tx:
        for match in (hosts, ended):
            await tx.seats.replace(match, ())
        await tx.seats.replace(other, [SeatRow(seat=0, name="Cy", user=55)])

    async with storage.reading() as tx:
        mine = {row.id for row in await tx.matches.of_user(8)}
        ever = {row.id for row in await tx.matches.of_user(8, active=False)}
        active = {spot.match for spot in await tx.matches.of_guild(5)}
        running = {row.id for row in await tx.matches.running()}
        there = await tx.matches.in_channel(13)
        nobody = await tx.matches.active_in(13)

    assert mine == {sits, hosts}
    assert ever == {sits, hosts, ended}
    assert active == {sits, hosts, other}
    assert running == {sits, other}
    assert [row.id for row in there] == [ended]
    assert nobody is None


async def test_matches_under_older_rules_are_found_without_opening_any(storage: Storage) -> None:
    old = await make_match(storage, version=2)
    await make_match(storage, channel=12, version=3)
    await make_match(storage, channel=13, game="gone", version=1)
    await make_match(storage, channel=14, version=2, status="over")
    await make_match(storage, channel=15, version=4)

    async with storage.reading() as tx:
        found = await tx.matches.outdated({"tiny": 3, "large": 1})
        without = await tx.matches.outdated({})

    assert found == (old,)
    assert without == ()


async def test_a_user_has_one_seat_and_computers_many(storage: Storage) -> None:
    match = await make_match(storage)
    computers = [SeatRow(seat=n, name=f"C{n}", computer="plain") for n in range(3)]

    async with storage.transaction() as tx:
        await tx.seats.replace(match, computers)
    with pytest.raises(DBAPIError):
        async with storage.transaction() as tx:
            await tx.seats.replace(match, [SEATS[0], replace(SEATS[0], seat=1)])

    async with storage.reading() as tx:
        assert list(await tx.seats.of(match)) == computers


async def test_whoever_keeps_the_state_of_a_seat_leaves_alone_who_sits_there(
    storage: Storage,
) -> None:
    match = await make_match(storage)
    taken = replace(SEATS[1], user=44, name="Zoe")
    async with storage.transaction() as tx:
        await tx.seats.replace(match, [SEATS[0], taken])

    async with storage.transaction() as tx:
        await tx.matches.keep_states(match, [{}, {"asked": 9}], NOW)

    async with storage.reading() as tx:
        assert await tx.seats.of(match) == (SEATS[0], taken)
        assert (await tx.matches.get(match)).seat_states == [{}, {"asked": 9}]


async def test_what_is_kept_of_somebodys_seats_in_other_matches_that_began(
    storage: Storage,
) -> None:
    here, there = await make_match(storage), await make_match(storage, channel=12)
    lobby = await make_match(storage, channel=13, status="lobby", setup=None)
    async with storage.transaction() as tx:
        await tx.matches.keep_states(here, [{"asked": 1}, {"asked": 2}], NOW)
        await tx.matches.keep_states(there, [{"asked": 3}, {"asked": 4}], NOW)
        await tx.matches.keep_states(lobby, [{"asked": 5}, {"asked": 6}], NOW)

    async with storage.reading() as tx:
        hosts = await tx.matches.seat_states_of(HOST, "tiny", here)
        others = await tx.matches.seat_states_of(8, "tiny", there)
        elsewhere = await tx.matches.seat_states_of(HOST, "another", here)

    assert (hosts, others, elsewhere) == (({"asked": 3},), ({"asked": 2},), ())


async def test_the_users_at_a_table_are_read_with_their_seats(storage: Storage) -> None:
    match = await make_match(storage)
    async with storage.transaction() as tx:
        await tx.users.save_settings(HOST, {"language": "de"}, NOW)
        await tx.users.save_inbox(HOST, NOW, open_=False)
        await tx.users.save_inbox(99, NOW, open_=False)

    async with storage.reading() as tx:
        opened = await tx.log.open(match)
        known = await tx.users.get(HOST)

    assert opened.seats == SEATS
    assert opened.people == {HOST: known, 8: UserRow(id=8)}
    assert (known.settings, known.inbox_open) == ({"language": "de"}, False)


async def test_whoever_read_a_match_before_a_hand_over_is_stale(storage: Storage) -> None:
    match = await make_match(storage)
    async with storage.reading() as tx:
        seating = (await tx.matches.get(match)).seating
    async with storage.transaction() as tx:
        await tx.seats.replace(match, SEATS)

    with pytest.raises(Stale):
        async with storage.transaction() as tx:
            await tx.log.append(match, 0, [], NOW, seating)
    async with storage.transaction() as tx:
        await tx.log.append(match, 0, [], NOW, seating + 1)
        await tx.matches.keep_states(match, [], NOW)
    with pytest.raises(Stale):
        async with storage.transaction() as tx:
            await tx.log.append(match, 0, [], NOW, seating + 1)


def test_match_ids_are_short_and_all_different() -> None:
    ids = {new_id() for _ in range(1_000)}

    assert len(ids) == 1_000
    assert all(len(id_) == 8 and id_.isalnum() and id_ == id_.lower() for id_ in ids)
