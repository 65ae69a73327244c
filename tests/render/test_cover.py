"""The cover of a game: how it is found and kept, and what is said where it cannot be read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import dump
from tests.laws import covering

from .cover import Found, Kept, fewest, file_of, kept, one_of_each_kind, written
from .positions import Seen

SLUG = "space_mission"


@pytest.fixture
def seen() -> Seen:
    return one_of_each_kind(SLUG)[0]


@pytest.fixture
def before() -> Kept:
    return kept(SLUG)[0]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where another cover is kept meanwhile."""
    (tmp_path / SLUG).mkdir()
    monkeypatch.setattr(covering, "FOLDER", tmp_path)
    kept.cache_clear()
    yield file_of(SLUG)
    kept.cache_clear()


def test_few_pictures_show_all_and_those_of_small_positions_are_taken(seen: Seen) -> None:
    most, rest, larger, less = (
        Found(seen, frozenset(shows), snapshot)
        for shows, snapshot in (("abc", b"1"), ("cd", b"1"), ("cd", b"12"), ("ab", b""))
    )

    assert fewest([less, larger, rest, most]) == [most, rest]


def test_a_cover_is_read_as_it_was_written(seen: Seen, before: Kept, file: Path) -> None:
    file.write_text(written([Found(seen, frozenset(), dump(before.state))]), "utf-8")

    (read,) = kept(SLUG)

    assert (read.where, read.pictures) == (seen.where, ((seen.which, seen.seat),))
    assert read.state == before.state


def test_of_a_cover_that_cannot_be_read_it_is_said_how_it_is_found_anew(
    seen: Seen, before: Kept, file: Path
) -> None:
    rows = json.loads(written([Found(seen, frozenset(), dump(before.state))]))
    del rows[0]["state"]["state"]["seats"]
    file.write_text(json.dumps(rows), "utf-8")

    with pytest.raises(AssertionError, match=f"python -m tests.render.cover {SLUG}` finds"):
        kept(SLUG)
