"""The same match gives the same bytes, whatever order Python gives to sets."""

from __future__ import annotations

import subprocess
import sys

import pytest

from games import ALL

from .tree import ROOT


def printed(slug: str, hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "tests.house.transcript", slug],
        cwd=ROOT,
        env={"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        timeout=120,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize(
    "slug", ["tiny", *(pytest.param(game.slug, marks=pytest.mark.long) for game in ALL)]
)
def test_a_match_does_not_depend_on_the_hashes_of_words(slug: str) -> None:
    first = printed(slug, "1")

    assert first.startswith(f"{slug} ")
    assert first == printed(slug, "2")
