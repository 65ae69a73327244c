"""A match that was played before goes on as it did, and is thought out anew by other rules."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest

from engine import Entry, State
from tests.copies import ROOT
from tests.tiny import GAME

from . import kept
from .plans import Company, Plan, Script, drawn, play

LONG_AGO = (1.0, 1.0)


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    monkeypatch.setattr(kept, "stamp", lambda _slug: "these")


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the entries that were thought out."""
    found: list[int] = []
    think = Company.next_entry

    def next_entry(self: Company, state: State, number: int) -> Entry:
        found.append(number)
        return think(self, state, number)

    monkeypatch.setattr(Company, "next_entry", next_entry)
    return found


def match(number: int) -> Plan:
    """As another process plays it."""
    return replace(drawn(GAME, number), script=Script())


def played(plan: Plan) -> list[Entry | None]:
    return [moment.entry for moment in play(GAME, plan)]


def test_what_was_played_is_not_thought_out_again(thought: list[int]) -> None:
    once = played(match(3))
    thought.clear()

    again = played(match(3))

    assert again == once
    assert thought == []


def test_another_match_is_thought_out(thought: list[int]) -> None:
    once = played(match(3))
    thought.clear()

    other = played(match(4))

    assert other != once
    assert len(thought) == len(other) - 1


def test_by_other_rules_a_match_is_thought_out_anew_and_kept(
    thought: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    once = played(match(3))
    monkeypatch.setattr(kept, "stamp", lambda _slug: "others")
    thought.clear()

    anew, again = played(match(3)), played(match(3))

    assert anew == again == once
    assert len(thought) == len(once) - 1


def test_what_was_not_played_to_its_end_is_not_kept(thought: list[int]) -> None:
    for moment in play(GAME, match(3)):
        if moment.number == 5:
            break

    assert thought == [1, 2, 3, 4, 5]
    assert list(kept.FOLDER.iterdir()) == []


@pytest.mark.parametrize("script", [None, Script(lasting=False)])
def test_nothing_is_kept_of_a_match_that_has_no_lasting_script(script: Script | None) -> None:
    played(replace(match(3), script=script))

    assert list(kept.FOLDER.iterdir()) == []


def test_nothing_is_kept_or_read_while_somebody_changes_the_rules(
    thought: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "stamp", lambda _slug: "")

    once, again = played(match(3)), played(match(3))

    assert len(thought) == len(once) + len(again) - 2
    assert list(kept.FOLDER.iterdir()) == []


def test_entries_that_end_before_their_match_are_told() -> None:
    first, second, *_ = filter(None, played(match(3)))
    kept.write(kept.place(GAME.slug, match(3).fields()), "these", [first, second])

    with pytest.raises(AssertionError, match="remove them"):
        played(match(3))


def test_a_digest_is_of_what_stands_in_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "ROOT", tmp_path)
    file = tmp_path / "rules.py"
    said = []
    for words in ("one", "two", "one"):
        file.write_text(words, "utf-8")
        os.utime(file, LONG_AGO)
        said.append(kept.digest([file]))

    assert said[0] == said[2] != said[1]
    assert all(said)


def test_there_is_no_digest_of_what_is_younger_than_the_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "ROOT", tmp_path)
    file = tmp_path / "rules.py"
    file.write_text("changed while it ran", "utf-8")

    assert kept.digest([file]) == ""


def test_rules_minds_components_and_the_players_of_the_laws_decide() -> None:
    found = {file.relative_to(ROOT).as_posix() for file in kept.sources("delta_v")}

    assert found >= {
        "engine/kernel.py",
        "games/delta_v/components.json",
        "games/delta_v/steps/turn.py",
        "minds/__init__.py",
        "tests/laws/plans.py",
    }
    assert not any(file.startswith("games/delta_vee") for file in found)
    assert ROOT / "tests" / "tiny" / "game.py" in kept.sources(GAME.slug)
