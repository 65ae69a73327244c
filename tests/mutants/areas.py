"""What can be changed: the rules, minds and hints of a game, or a room. And the tests of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Literal, TypeAlias, get_args

from tests.copies import ROOT, SLUGS

from .changes import Mutant, mutants

Kind: TypeAlias = Literal["rules", "minds", "hints"]
KINDS: tuple[Kind, ...] = get_args(Kind)
ROOMS = ("bot", "render", "storage")
MINDS = frozenset(("computers", "outlook", "pilot", "reasons"))
"""Folders and files of a game that decide for its computer players, and say why."""
HINTS = frozenset(
    (
        *("about", "charts", "clauses", "fields", "foresight", "hints", "odds", "phrases"),
        *("prospects", "shortcuts", "tales"),
    )
)
"""Folders and files that say something of what is allowed and happens, and decide nothing of it."""
LAWS_ONLY = frozenset(("hidden", "secrecy"))
"""Files that are there for the laws: what is wrong in them makes a law wrong, and no match."""


@dataclass(frozen=True, slots=True)
class Area:
    """Some files, and the tests that should notice when one of them is wrong."""

    name: str
    files: tuple[Path, ...]
    tests: tuple[str, ...]
    named: str = ""
    """Of these tests only those whose names fit, as pytest's ``-k`` wants it."""

    def sample(self, seed: int, count: int) -> list[Mutant]:
        """So many mutants, the same for the same seed and code."""
        every = list(mutants(list(self.files)))
        return Random(seed).sample(every, min(count, len(every)))


def area(name: str, kinds: tuple[Kind, ...] = KINDS) -> Area:
    """A room, or of a game the files of some kinds. Raises KeyError for one that there is not."""
    if name in ROOMS:
        return Area(name, tuple(sorted((ROOT / name).rglob("*.py"))), (f"tests/{name}",))
    if name not in SLUGS:
        raise KeyError(name)
    folder = ROOT / "games" / name
    files = (file for file in sorted(folder.rglob("*.py")) if kind_of(file) in kinds)
    laws = ("tests/laws/test_laws.py", "tests/laws/test_hints.py")
    # A game's own tests all have its name in their path; of the laws only those of this game.
    longer = (slug for slug in SLUGS if name in slug and slug != name)
    named = " and not ".join((name, *longer))
    return Area(name, tuple(files), (f"tests/games/{name}", *laws), named)


def kind_of(file: Path) -> Kind | None:
    """What a file of a game says something of; None for one that is there for the laws alone."""
    words = set(_words(file))
    if words & LAWS_ONLY:
        return None
    return "minds" if words & MINDS else "hints" if words & HINTS else "rules"


def _words(file: Path) -> Iterator[str]:
    """The folders of a game in which a file lies, and its own name."""
    _, *folders = file.relative_to(ROOT / "games").parts[:-1]
    yield from folders
    yield file.stem
