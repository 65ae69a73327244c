"""The changes themselves, where they are made, and which tests are asked."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from tests.copies import ROOT, SLUGS

from .areas import HINTS, LAWS_ONLY, MINDS, ROOMS, area, kind_of
from .changes import mutants, placed, watched
from .reached import NOTES, Reached, at


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    file = tmp_path / "rules.py"
    file.write_text("def can(a, b):\n    return a < b and b < 9\n")
    return file


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("a < b", ["a <= b"]),
        ("a < b <= 3", ["a <= b <= 3", "a < b < 3", "4"]),
        ("x in y and not z", ["x in y or not z", "x not in y", "not not z"]),
        ("go(2, True)", ["3", "False"]),
        ("x: Literal[1, 2] = 3", ["4"]),
        ("assert x == 2, 'text'", []),
        ("'words' + name", []),
    ],
)
def test_each_small_thing_is_changed_once(line: str, changed: list[str], tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text(f"{line}\n")

    assert [mutant.now for mutant in mutants([file])] == changed


def test_the_file_of_a_mutant_differs_in_that_alone(rules: Path) -> None:
    sources = [mutant.source() for mutant in mutants([rules])]

    assert "return a < b or b < 9" in sources[0]
    assert "return a <= b and b < 9" in sources[1]
    assert len(set(sources)) == 4


def test_a_sample_is_the_same_again_and_another_with_another_seed() -> None:
    mission = area("space_mission")

    assert mission.sample(1, 20) == mission.sample(1, 20)
    assert mission.sample(1, 20) != mission.sample(2, 20)


def test_a_mutant_is_found_again_where_lines_came_before_it(rules: Path) -> None:
    (*_, last) = mutants([rules])
    stored = json.loads(json.dumps(last.stored(rules.parent)))

    rules.write_text("MORE = 9 < 10\n\n\n" + rules.read_text())
    found = placed(rules, stored)

    assert found is not None
    assert found.line == 5
    assert found.source().endswith("return a < b and b < 10")


# -- kinds ----------------------------------------------------------------------------------------


def test_every_word_that_parts_minds_and_hints_from_rules_is_a_file_or_folder_of_a_game() -> None:
    there = {file.stem for slug in SLUGS for file in (ROOT / "games" / slug).rglob("*")}

    assert (MINDS | HINTS | LAWS_ONLY) - there == set()


def test_computers_and_hints_are_no_rules_although_they_are_folders() -> None:
    folder = ROOT / "games" / "delta_v"

    assert kind_of(folder / "computers" / "contracts.py") == "minds"
    assert kind_of(folder / "hints" / "looks.py") == "hints"
    assert kind_of(folder / "steps" / "turn.py") == "rules"
    assert kind_of(folder / "secrecy.py") is None
    assert "computers" not in {file.parent.name for file in area("delta_v", ("rules",)).files}


@pytest.mark.parametrize("name", [*SLUGS, *ROOMS])
def test_the_tests_of_an_area_are_there(name: str) -> None:
    assert [each for each in area(name).tests if not (ROOT / each).exists()] == []


# -- which tests come by --------------------------------------------------------------------------

PLACES = """
def grade(n):
    match n:
        case 1 if n < 5:
            return [n == 2 for _ in range(3)]
        case _:
            return n > 7
"""


def test_whoever_comes_by_a_place_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "places.py"
    file.write_text(PLACES)
    by_number = dict(enumerate(mutants([file])))
    space: dict[str, object] = {}
    monkeypatch.setenv(NOTES, str(tmp_path))
    exec(compile(watched(file, by_number), "places", "exec"), space)
    grade = space["grade"]
    assert callable(grade)

    for test, number in (("a.py::one (call)", 1), ("a.py::nine (call)", 9)):
        monkeypatch.setenv("PYTEST_CURRENT_TEST", test)
        said = grade(number)
        assert said == ([False] * 3 if number == 1 else True)

    reached = Reached.read(tmp_path).tests
    by_words = {by_number[number].was: tests for number, tests in reached.items()}
    assert by_words["1"] == {"a.py::one", "a.py::nine"}
    assert by_words["n == 2"] == by_words["5"] == {"a.py::one"}
    assert by_words["n > 7"] == {"a.py::nine"}
    assert len(by_number) == len(reached) == 8


def test_those_that_come_by_are_asked_first_and_the_quick_ones_before_the_slow() -> None:
    took = {"a::x": 2.0, "a::y": 1.0, "a::z": 0.5, "b::x": 0.1}

    assert Reached(took, {3: {"a::x", "a::y"}}).order(3) == ["a::y", "a::x", "a::z"]
    assert Reached(took, {3: {""}}).order(3) == ["b::x", "a::z", "a::y", "a::x"]
    assert Reached(took).order(3) == []


def test_what_is_watched_does_what_it_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(NOTES, raising=False)
    files = area("space_mission", ("rules",)).files

    for file in files:
        ast.parse(watched(file, dict(enumerate(mutants([file])))))
    at(10_000)
