"""Rules page, code and tests speak of the same clauses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.registry import shipped
from games import ALL, COMING

from .tree import ROOT, Source, called, faults, functions, name, python, read

CLAUSE = re.compile(r"^- ([A-Z]{2}\d+) (.*)$", re.MULTILINE)
NUMBER = re.compile(r"\b([A-Z]{2})(\d+)(?: to \1(\d+))?\b")
REASON = re.compile(r"\*\(no (?:code|test): [^)]{10,}\)\*")
"""What a clause ends in that is nowhere in code: *(no code: the table is made of wood)*."""

SLUGS = [game.slug for game in ALL]
GAMES = pytest.mark.parametrize("slug", SLUGS)
ELSEWHERE = "tests/new_game/"
"""Has a game that is looked at where it is put into a copy of the project."""


def clauses(slug: str) -> dict[str, str]:
    """The clauses of a rules page by number."""
    found = CLAUSE.findall((ROOT / "docs" / "rules" / f"{slug}.md").read_text("utf-8"))
    assert len(found) == len(dict(found)), "a number is used twice"
    return dict(found)


def prefix(slug: str) -> str:
    """The two letters of a game."""
    (letters,) = {number[:2] for number in clauses(slug)}
    return letters


def named(slug: str) -> tuple[set[str], set[str]]:
    """The clauses that the code of a game names, ranges filled in; and all numbers written out."""
    letters, every = prefix(slug), clauses(slug)
    covered, written = set[str](), set[str]()
    for path in python(f"games/{slug}/", f"games/{slug}_cover.py"):
        for begin, low, high in NUMBER.findall(path.read_text("utf-8")):
            if begin == letters:
                numbers = range(int(low), int(high or low) + 1)
                covered |= {f"{letters}{n}" for n in numbers} & every.keys()
                written |= {f"{letters}{low}", f"{letters}{high or low}"}
    return covered, written


def proved(slug: str) -> set[str]:
    """The numbers in the clause marks of a game's tests."""
    letters = prefix(slug)
    marked = (marks_of(path) for path in python("tests/") if letters in path.read_text("utf-8"))
    return {number for numbers in marked for number in numbers if number.startswith(letters)}


@cache
def marks_of(path: Path) -> frozenset[str]:
    """The same of one file, which is read once and not kept."""
    return frozenset(marks(read(path)))


def marks(source: Source) -> Iterator[str]:
    """The clauses that the tests of a file say they prove."""
    if "mark.clause" not in source.text:
        return
    every = (each for function in functions(source.tree()) for each in function.decorator_list)
    for mark in every:
        if isinstance(mark, ast.Call) and called(mark).endswith("mark.clause"):
            for word in mark.args:
                assert isinstance(word, ast.Constant), f"{source.name}: a word, please"
                yield str(word.value)


def strangers(source: Source) -> Iterator[str]:
    """Marks of no game. Only where a mark is not a mere list of known clauses is it parsed."""
    letters = {prefix(slug) for slug in (*SLUGS, *COMING)}
    known = rf'"(?:{"|".join(sorted(letters))})\d+"'
    if re.search(rf"mark\.clause\((?!\s*{known}(?:,\s*{known})*,?\s*\))", source.text):
        yield from (number for number in marks(source) if number[:2] not in letters)


@GAMES
def test_every_clause_is_built(slug: str) -> None:
    covered, _ = named(slug)
    missing = {n for n, text in clauses(slug).items() if n not in covered}

    assert {n for n in missing if not REASON.search(clauses(slug)[n])} == set()


@GAMES
def test_every_clause_is_proved(slug: str) -> None:
    missing = clauses(slug).keys() - proved(slug)

    assert {n for n in missing if not REASON.search(clauses(slug)[n])} == set()


@GAMES
def test_nobody_names_a_clause_that_does_not_exist(slug: str) -> None:
    _, written = named(slug)

    assert (written | proved(slug)) - clauses(slug).keys() == set()


@GAMES
def test_every_game_says_where_its_rules_tell_what_is_done_out_of_time(slug: str) -> None:
    (game,) = [title.game for title in shipped() if title.game.slug == slug]

    assert game.rules.fallback_clause in clauses(slug)


def test_no_two_games_have_the_same_letters() -> None:
    assert len({prefix(slug) for slug in SLUGS}) == len(SLUGS)


def test_marked_clauses_belong_to_a_game() -> None:
    tests = [path for path in python("tests/") if not name(path).startswith(ELSEWHERE)]

    assert faults(strangers, tests) == []


def test_a_mark_of_no_game_would_be_noticed() -> None:
    text = '@pytest.mark.clause("DV1", "{0}")\ndef test_x(): ...\n'

    assert list(strangers(Source("a.py", text.format("QQ7")))) == ["QQ7"]
    assert list(strangers(Source("a.py", text.format("7")))) == ["7"]
    assert list(strangers(Source("a.py", text.format("SM2")))) == []


def test_a_clause_that_needs_no_code_says_why() -> None:
    assert REASON.search("The box is blue. *(no code: nobody sees the box)*")
    assert not REASON.search("The box is blue. *(no code: -)*")


def test_a_range_of_clauses_names_all_between() -> None:
    assert NUMBER.findall("SM14 to SM16, SM3") == [("SM", "14", "16"), ("SM", "3", "")]


def test_marks_are_read_from_tests() -> None:
    text = '@pytest.mark.clause("DV1", "DV2")\ndef test_x(): ...\n@clause("DV3")\ndef test_y(): ...'

    assert list(marks(Source("a.py", text))) == ["DV1", "DV2"]


def test_a_mark_that_is_no_word_is_refused() -> None:
    with pytest.raises(AssertionError, match=r"a\.py: a word, please"):
        list(marks(Source("a.py", "@pytest.mark.clause(A)\ndef test_x(): ...")))


def test_the_page_of_every_game_is_read() -> None:
    assert all(clauses(slug) for slug in SLUGS)
