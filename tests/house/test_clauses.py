"""Rules page, code and tests speak of the same clauses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

import pytest

from bot.registry import shipped
from games import ALL, COMING

from .tree import ROOT, functions, name, python, tree

CLAUSE = re.compile(r"^- ([A-Z]{2}\d+) (.*)$", re.MULTILINE)
NUMBER = re.compile(r"\b([A-Z]{2})(\d+)(?: to \1(\d+))?\b")
REASON = re.compile(r"\*\(no (?:code|test): [^)]{10,}\)\*")
"""What a clause ends in that is nowhere in code: *(no code: the table is made of wood)*."""

SLUGS = [game.slug for game in ALL]
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
    return {
        number
        for path in python("tests/")
        for function in functions(tree(path))
        for number in marks(function)
        if number.startswith(prefix(slug))
    }


def marks(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The clauses that a test says it proves."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("mark.clause"):
            for argument in decorator.args:
                assert isinstance(argument, ast.Constant), f"{function.name}: a word, please"
                yield str(argument.value)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_clause_is_built(slug: str) -> None:
    covered, _ = named(slug)
    missing = {n for n, text in clauses(slug).items() if n not in covered}

    assert {n for n in missing if not REASON.search(clauses(slug)[n])} == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_clause_is_proved(slug: str) -> None:
    missing = clauses(slug).keys() - proved(slug)

    assert {n for n in missing if not REASON.search(clauses(slug)[n])} == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_nobody_names_a_clause_that_does_not_exist(slug: str) -> None:
    _, written = named(slug)

    assert (written | proved(slug)) - clauses(slug).keys() == set()


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_says_where_its_rules_tell_what_is_done_out_of_time(slug: str) -> None:
    (game,) = [title.game for title in shipped() if title.game.slug == slug]

    assert game.fallback_clause in clauses(slug)


def test_no_two_games_have_the_same_letters() -> None:
    assert len({prefix(slug) for slug in SLUGS}) == len(SLUGS)


def test_marked_clauses_belong_to_a_game() -> None:
    letters = {prefix(slug) for slug in (*SLUGS, *COMING)}
    strangers = {
        number
        for path in python("tests/")
        if not name(path).startswith(ELSEWHERE)
        for function in functions(tree(path))
        for number in marks(function)
        if number[:2] not in letters
    }

    assert strangers == set()


def test_a_clause_that_needs_no_code_says_why() -> None:
    assert REASON.search("The box is blue. *(no code: nobody sees the box)*")
    assert not REASON.search("The box is blue. *(no code: -)*")


def test_a_range_of_clauses_names_all_between() -> None:
    assert NUMBER.findall("SM14 to SM16, SM3") == [("SM", "14", "16"), ("SM", "3", "")]


def test_marks_are_read_from_tests() -> None:
    text = '@pytest.mark.clause("DV1", "DV2")\ndef test_x(): ...\n@clause("DV3")\ndef test_y(): ...'

    assert [n for f in functions(ast.parse(text)) for n in marks(f)] == ["DV1", "DV2"]


def test_the_page_of_every_game_is_read() -> None:
    assert all(clauses(slug) for slug in SLUGS)
