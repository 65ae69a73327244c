"""Entries of matches that were played before, by the same rules: nothing is thought out twice.

They lie beside pytest's own cache and not in the repository. One change in three is one of the
rules: then all of them would be written anew, and whoever does not may not test yesterday's minds.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from engine import Entry
from tests.copies import ROOT

FOLDER = ROOT / ".pytest_cache" / "matches"
BEGAN = time.time() - time.process_time()
"""When this process began, or soon after: what is changed later is not what it has loaded."""


def sources(slug: str) -> Iterator[Path]:
    """What decides how a match goes on: the rules, the minds, and the players of the laws."""
    yield Path(__file__).with_name("plans.py")
    own = (ROOT / "games" / slug, ROOT / "tests" / slug)  # the tiny game lies among the tests
    for folder in (ROOT / "engine", ROOT / "minds", *own):
        yield from (file for file in folder.rglob("*") if file.suffix in (".py", ".json"))


@cache
def stamp(slug: str) -> str:
    """What the entries of a game's matches are marked with that these rules lead to."""
    return digest(sources(slug))


def digest(files: Iterable[Path]) -> str:
    """A word that is another when a file is; nothing where one is younger than this process."""
    said = sha256()
    for file in sorted(files):
        if file.stat().st_mtime >= BEGAN:
            return ""
        said.update(f"{file.relative_to(ROOT)} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    return said.hexdigest()


def place(slug: str, fields: Mapping[str, Any]) -> Path:
    """Where the entries of a match lie that starts from these."""
    words = json.dumps(fields, sort_keys=True)
    return FOLDER / f"{slug}-{sha256(words.encode()).hexdigest()[:16]}"


def read(file: Path, stamped: str) -> list[Entry]:
    """The entries of a whole match; none where they are of other rules, or not there."""
    if not stamped or not file.exists():
        return []
    first, *lines = file.read_text("utf-8").splitlines()
    return [Entry.parse(line) for line in lines] if first == stamped else []


def write(file: Path, stamped: str, entries: Sequence[Entry]) -> None:
    """Keep the entries of a whole match; another process may do the same."""
    if stamped:
        file.parent.mkdir(parents=True, exist_ok=True)
        new = file.with_name(f"{file.name}.{os.getpid()}")
        new.write_text("\n".join((stamped, *map(str, entries))) + "\n", "utf-8")
        new.replace(file)
