from __future__ import annotations

from sqlalchemy import delete

from storage import ResultRow, Storage
from storage.schema import matches

from .samples import NOW, make_match

ANN, BOB = 7, 8
ROWS = (
    ResultRow(seat=0, place=1, side=0, name="Ann", user=ANN, score=12, answers=3, spent=900),
    ResultRow(seat=1, place=2, side=1, computer="strong", score=4, rated=True),
    ResultRow(seat=2, place=2, side=2, name="Bob", user=BOB, rated=True),
)


async def ended(store: Storage, channel: int, at: int, **changes: object) -> str:
    """A match that came out as ROWS say."""
    match = await make_match(store, channel=channel, status="over", **changes)
    async with store.transaction() as tx:
        await tx.results.put(match, at, ROWS)
    return match


async def test_matches_are_found_whole_in_the_order_in_which_they_ended(storage: Storage) -> None:
    last = await ended(storage, 1, NOW + 2)
    first = await ended(storage, 2, NOW + 1)
    other = await ended(storage, 3, NOW, game="other")
    away = await ended(storage, 4, NOW + 3, guild=6)
    alone = await ended(storage, 5, NOW + 4, guild=None)

    async with storage.reading() as tx:
        found = await tx.results.of_guild(5, game="tiny")
        here = await tx.results.of_user(ANN, guild=5)
        wherever = await tx.results.of_user(ANN)
        nobody = await tx.results.of_user(999)
    assert [match.match for match in found] == [first, last]
    assert [match.ended for match in found] == [NOW + 1, NOW + 2]
    assert found[0].seats == ROWS
    assert [match.match for match in here] == [other, first, last]
    assert [match.match for match in wherever] == [other, first, last, away, alone]
    assert nobody == ()


async def test_who_is_forgotten_leaves_their_place_to_nobody(storage: Storage) -> None:
    await ended(storage, 1, NOW)

    async with storage.transaction() as tx:
        await tx.results.forget(ANN)
        await tx.results.unrate(BOB)

    async with storage.reading() as tx:
        (match,) = await tx.results.of_guild(5)
        assert await tx.results.of_user(ANN) == ()
    ann, computer, bob = match.seats
    assert ann == ResultRow(seat=0, place=1, side=0, score=12)
    assert computer == ROWS[1]
    assert (bob.user, bob.name, bob.rated) == (BOB, "Bob", False)


async def test_with_a_match_goes_how_it_came_out(storage: Storage) -> None:
    match = await ended(storage, 1, NOW)

    async with storage._databases.writer.begin() as connection:
        await connection.execute(delete(matches).where(matches.c.id == match))

    async with storage.reading() as tx:
        assert await tx.results.of_guild(5) == ()
