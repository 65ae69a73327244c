"""The same match gives the same bytes, whatever order Python gives to sets."""

from __future__ import annotations

import subprocess
import sys

from games import ALL

from .tree import ROOT


def printed(hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tests.house.transcript"],
        cwd=ROOT,
        env={"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return done.stdout


def test_matches_do_not_depend_on_the_hashes_of_words() -> None:
    first = printed("1")

    assert len(first.splitlines()) == len(ALL) + 1
    assert first == printed("2")
