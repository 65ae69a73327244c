"""``scripts/new-game``: what it writes is a game, if a dull one, and harms nothing."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.copies import NO_OTHER_GAME, ROOT, copied, run_tests

from .writing import COMING, NotPossible, pairs, used, write

SLUG = "made_by_a_test"
"""Not that of a game which somebody may be making here: they begin with the page's example."""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    return copied(tmp_path)


def test_what_it_writes_is_python_with_no_gap_left_in_it(checkout: Path) -> None:
    made = write(checkout, SLUG)

    for path in made:
        text = path.read_text("utf-8")
        assert "LETTERS" not in text
        if path.suffix == ".py":
            ast.parse(text)
    assert coming(checkout)[-1] == SLUG


@pytest.mark.long
def test_what_it_writes_is_tested_at_once_and_green(checkout: Path) -> None:
    write(checkout, SLUG)

    checks = (f"tests/house/test_{each}.py" for each in ("complete", "texts", "clauses", "rooms"))
    own = (f"tests/games/{SLUG}", f"tests/render/test_{SLUG}.py")
    assert run_tests(checkout, *own, *checks, *NO_OTHER_GAME, "-m", "not deep") == ""


def coming(checkout: Path) -> list[str]:
    """The games in the making of a checkout, as they are written."""
    found = COMING.search((checkout / "games" / "__init__.py").read_text("utf-8"))
    assert found is not None
    return list(ast.literal_eval(f"({found[2]})"))


def test_a_second_game_in_the_making_stands_beside_the_first(checkout: Path) -> None:
    write(checkout, SLUG)
    write(checkout, f"another_{SLUG}")

    assert coming(checkout)[-2:] == [SLUG, f"another_{SLUG}"]


@pytest.mark.parametrize(
    ("slug", "letters", "said"),
    [
        ("Salvage Run", "", "lower-case words"),
        (SLUG, "DV", "taken: .*DV"),
        (SLUG, "s", "two capital letters"),
        ("delta_v", "", "is there already"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(
    slug: str, letters: str, said: str
) -> None:
    with pytest.raises(NotPossible, match=said):
        write(ROOT, slug, letters)

    assert not (ROOT / "games" / SLUG).exists()


def test_letters_are_of_the_name_and_free() -> None:
    assert used(ROOT) >= {"DV", "SM", "SD", "VE", "MV"}
    assert list(pairs("salvage_run"))[:3] == ["SR", "SA", "SL"]
    assert list(pairs("x2_d"))[:1] == ["XD"]
