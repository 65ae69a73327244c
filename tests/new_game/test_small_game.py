"""A game is exactly its files and one line: a small one, made by docs/adding-a-game.md alone.

Its files lie in ``tow_rights`` with the paths that they have in the project. It is not shipped:
here it is put over a copy, entered, and held to whatever a game is held to.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.copies import NO_OTHER_GAME, copied, run_tests

SLUG = "tow_rights"
FILES = Path(__file__).parent / SLUG
OWN = (f"tests/games/{SLUG}", f"tests/render/test_{SLUG}.py")
LONG = ("-m", "not deep")
ABOUT_GAMES = tuple(
    f"tests/house/test_{each}.py" for each in ("complete", "texts", "clauses", "rooms", "charts")
)


@pytest.fixture
def entered(tmp_path: Path) -> Path:
    """The project with the small game in it."""
    copied(tmp_path)
    shutil.rmtree(tmp_path / FILES.relative_to(Path(__file__).parents[2]))
    shutil.copytree(FILES, tmp_path, dirs_exist_ok=True)
    enter(tmp_path / "games" / "__init__.py")
    return tmp_path


def enter(file: Path) -> None:
    """Name the game in ``games.ALL``, after the others."""
    before, all_, after = file.read_text("utf-8").partition("\nALL: ")
    listed, end, rest = after.partition("\n)\n")
    assert all_, f"{file} has no ALL"
    assert end, f"the games of ALL stand in {file} one a line"
    name = SLUG.upper()
    before = f"{before.rstrip()}\nfrom .{SLUG}_cover import COVER as {name}\n"
    file.write_text(f"{before}{all_}{listed}\n    {name},{end}{rest}", "utf-8")


def test_a_small_game_is_loaded_by_its_files_and_one_line(entered: Path) -> None:
    loaded = f"from bot.registry import shipped; print(shipped()['{SLUG}'].game.slug)"

    done = subprocess.run(
        [sys.executable, "-c", loaded], cwd=entered, capture_output=True, text=True, check=True
    )

    assert done.stdout == f"{SLUG}\n"


@pytest.mark.long
def test_a_small_game_keeps_the_laws_and_is_played_over_real_sockets(entered: Path) -> None:
    assert run_tests(entered, *OWN, "tests/laws/test_laws.py", "-k", SLUG, *LONG) == ""


@pytest.mark.long
def test_a_small_game_fits_into_the_house(entered: Path) -> None:
    assert run_tests(entered, *ABOUT_GAMES, *NO_OTHER_GAME, *LONG) == ""


@pytest.mark.long
def test_a_small_game_is_typed(entered: Path) -> None:
    files = ("games", f"render/boards/{SLUG}.py", *OWN)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--cache-dir", "mypy", *files],
        cwd=entered,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout
