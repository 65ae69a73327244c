from __future__ import annotations

import pytest

from render.text import columns, cut, pad, runs, shortest, tame, wrap

GRID = [[f"{column}{row}" for column in "ABC"] for row in "12"]


@pytest.mark.parametrize(
    ("wild", "tamed"),
    [
        ("Ann", "Ann"),
        ("a`b```c", "a'b'''c"),
        ("two\nlines\tand\u2028more", "two lines and more"),
        ("\u202eevil\u2066\u200d", "evil"),
        ("   ", ""),
        ("e\u0301", "\u00e9"),
    ],
)
def test_names_are_made_harmless(wild: str, tamed: str) -> None:
    assert tame(wild) == tamed


def test_wide_letters_take_two_columns_and_accents_none() -> None:
    assert columns("Ann") == 3
    assert columns("\u738b\u5c0f") == 4
    assert columns("\N{GRINNING FACE}") == 2
    assert columns("x\u0336") == 1


@pytest.mark.parametrize("words", ["Ann", "\u738b" * 20, "x" * 40, "\N{GRINNING FACE}" * 7, ""])
@pytest.mark.parametrize("room", [5, 6, 12])
def test_padding_gives_exactly_the_room(words: str, room: int) -> None:
    assert columns(pad(words, room)) == room


def test_what_is_cut_ends_in_an_ellipsis() -> None:
    assert cut("Andromeda", 5) == "Andr\u2026"
    assert cut("Ann", 3) == "Ann"


def test_wrapping_loses_no_word_and_keeps_the_room() -> None:
    words = " ".join(f"word{n}" for n in range(30))

    lines = wrap(words, 20)

    assert " ".join(line.strip() for line in lines) == words
    assert max(map(columns, lines)) <= 20
    assert all(line.startswith("  ") for line in lines[1:])
    assert wrap("", 20) == []


def test_neighbours_are_named_as_runs() -> None:
    assert runs(["A1", "B1", "C1", "A2", "C2"], GRID) == ["A1-C1", "A2", "C2"]
    assert runs([], GRID) == []


def test_the_first_version_that_fits_is_taken_and_the_last_one_cut() -> None:
    assert shortest(["long words", "short"], 10) == "long words"
    assert shortest(["long words", "short"], 6) == "short"
    assert shortest(["long words", "short"], 4) == "sho\u2026"
