"""A game is exactly its files and one line in games.ALL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import render
from engine import Record
from games import ALL, COMING
from locales import Library
from locales.files import SHARED, SOURCE

from .tree import ROOT, files, name

SLUGS = [game.slug for game in ALL]
LANGUAGES = Library().languages


def parts(slug: str) -> Iterator[str]:
    """What a game must have."""
    yield f"games/{slug}/__init__.py"
    yield f"games/{slug}_cover.py"
    yield f"render/boards/{slug}.py"
    yield f"docs/rules/{slug}.md"
    yield f"tests/games/{slug}/__init__.py"
    yield f"tests/render/test_{slug}.py"
    yield f"locales/{SOURCE}/{slug}.ftl"


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_has_all_its_parts(slug: str) -> None:
    assert [part for part in parts(slug) if not (ROOT / part).is_file()] == []
    render.load(slug)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_has_stored_matches_and_a_test_of_its_secrets(slug: str) -> None:
    folder = ROOT / "tests" / "games" / slug

    assert (folder / "test_secrecy.py").is_file()
    assert stored(folder)


def stored(folder: Path) -> list[Path]:
    """The records of whole matches beside the tests of a game."""
    texts = [path for path in folder.glob("*/*") if path.suffix in (".txt", ".record")]
    return [path for path in texts if Record.parse(path.read_text("utf-8")).entries]


def owned(folder: str, *shared: str) -> list[str]:
    """The entries of a folder that belong to no game and are not shared."""
    found = {path.name for path in (ROOT / folder).iterdir() if path.name != "__pycache__"}
    return sorted(
        each
        for each in found - {"__init__.py", "py.typed", *shared}
        if not any(belongs(each, slug) for slug in (*SLUGS, *COMING))
    )


def belongs(entry: str, slug: str) -> bool:
    """Whether a file or folder is called after a game: ``<slug>.py``, ``<slug>_map.py``."""
    stem = entry.partition(".")[0]
    return stem == slug or stem.startswith(f"{slug}_")


def test_a_game_in_the_making_is_not_offered() -> None:
    assert set(COMING) & set(SLUGS) == set()
    assert [slug for slug in COMING if not (ROOT / "games" / slug).is_dir()] == []


def test_nothing_belongs_to_a_game_that_does_not_exist() -> None:
    assert owned("games") == []
    assert owned("render/boards") == []
    assert owned("docs/rules") == []
    assert [each for each in owned("tests/games") if not each.endswith(".py")] == []  # helpers
    assert [owned(f"locales/{language}", *SHARED) for language in LANGUAGES] == [[]] * len(
        LANGUAGES
    )


def test_games_have_names_of_their_own() -> None:
    assert len(set(SLUGS)) == len(SLUGS)
    assert [slug for slug in SLUGS if slug.isascii() and slug.islower()] == SLUGS
    assert not [(a, b) for a in SLUGS for b in SLUGS if a != b and belongs(b, a)]


def test_the_source_language_comes_first() -> None:
    assert LANGUAGES[0] == SOURCE


GENERAL = ("engine/", "storage/", "bot/", "locales/")
SHARED_RENDER = tuple(
    f"render/{part}.py"
    for part in ("__init__", "board", "paint", "palette", "scene", "shapes", "text")
)


@pytest.mark.parametrize("slug", SLUGS)
def test_general_rooms_name_no_game(slug: str) -> None:
    spellings = {slug, slug.replace("_", "-"), slug.replace("_", " "), slug.replace("_", "")}
    found = [
        name(path)
        for path in files()
        if path.suffix == ".py" and name(path).startswith((*GENERAL, *SHARED_RENDER))
        if any(each in path.read_text("utf-8").lower() for each in spellings)
    ]

    assert found == []
