from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from render.kept import Kept


def kept(room: int) -> Kept[bytes]:
    return Kept[bytes](room, len)


def made(things: Kept[bytes], key: str, size: int) -> bool:
    """Whether it had to be made."""
    made_now: list[bool] = []

    def make() -> bytes:
        made_now.append(True)
        return key.encode() * size

    assert things.find(key, make) == key.encode() * size
    return bool(made_now)


def test_what_is_kept_is_not_made_again() -> None:
    things = kept(100)

    assert [made(things, key, 10) for key in "abab"] == [True, True, False, False]


def test_what_was_used_longest_ago_goes_first() -> None:
    things = kept(30)
    for key in "abc":
        made(things, key, 10)
    made(things, "a", 10)
    made(things, "d", 10)

    assert [made(things, key, 10) for key in "acd"] == [False] * 3
    assert made(things, "b", 10)


def test_never_more_bytes_are_held_than_there_is_room() -> None:
    things = kept(50)
    held = []
    for n in range(40):
        made(things, str(n % 17), 1 + n % 20)
        held.append(things.held)

    assert max(held) <= 50
    assert max(held) > 30


def test_what_is_larger_than_the_room_is_made_and_drives_nothing_out() -> None:
    things = kept(30)
    made(things, "a", 20)

    assert made(things, "b", 31)
    assert made(things, "b", 31)
    assert not made(things, "a", 20)
    assert things.held == 20


def test_two_threads_that_make_the_same_are_counted_once() -> None:
    things, both = kept(100), Barrier(2)

    def make() -> bytes:
        both.wait(10)
        return b"x" * 10

    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda _: things.find("x", make), range(2)))

    assert found == [b"x" * 10] * 2
    assert things.held == 10
