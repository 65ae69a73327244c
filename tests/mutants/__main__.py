"""Runs the tests of a game against a sample of mutants; prints those that no test noticed."""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random
from time import monotonic

from tests.copies import ROOT, copied, run_tests

from .changes import NOT_RULES, Mutant, mutants

PATIENCE = 4
"""A mutant that takes so many times as long as the rules themselves never ends: it is noticed."""


class Copy:
    """A copy of the project in which one file at a time is another."""

    def __init__(self, folder: Path, slug: str) -> None:
        """Copy what the tests need."""
        self._folder, self._slug = copied(folder), slug

    def notices(self, mutant: Mutant | None, timeout: float | None) -> bool:
        """Whether a test fails, or does not end, with this change (None: without any)."""
        if mutant is None:
            return self._fails(timeout)
        file = self._folder / mutant.file.relative_to(ROOT)
        before = file.read_text("utf-8")
        file.write_text(mutant.source(), "utf-8")
        try:
            return self._fails(timeout)
        finally:
            file.write_text(before, "utf-8")

    def _fails(self, timeout: float | None) -> bool:
        tests = [f"tests/games/{self._slug}", "tests/laws/test_laws.py"]
        try:
            # Of the laws only those of this game; its own tests all have its name in their path.
            return bool(run_tests(self._folder, "-x", "-k", self._slug, *tests, timeout=timeout))
        except subprocess.TimeoutExpired:
            return True


def sample(slug: str, seed: int, count: int) -> list[Mutant]:
    """So many mutants of a game's rules, the same for the same seed and code."""
    files = sorted(f for f in (ROOT / "games" / slug).rglob("*.py") if f.name not in NOT_RULES)
    every = list(mutants(files))
    return Random(seed).sample(every, min(count, len(every)))


def tried(slug: str, chosen: list[Mutant], workers: int) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant, and whether a test noticed it. Raises SystemExit where the rules fail."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        copies = SimpleQueue[Copy]()
        for number in range(workers):
            copies.put(Copy(Path(folder) / str(number), slug))
        first, began = copies.get(), monotonic()
        if first.notices(None, None):
            raise SystemExit(f"the tests of {slug} fail without any change")
        timeout = PATIENCE * (monotonic() - began)
        copies.put(first)

        def attempt(mutant: Mutant) -> tuple[Mutant, bool]:
            copy = copies.get()
            try:
                return mutant, copy.notices(mutant, timeout)
            finally:
                copies.put(copy)

        yield from pool.map(attempt, chosen)


def main() -> None:
    """Try the sample that the command line asks for."""
    parser = argparse.ArgumentParser(prog="scripts/mutants", description=__doc__)
    parser.add_argument("slug", help="the game, such as delta_v")
    parser.add_argument("--seed", type=int, required=True, help="which sample")
    parser.add_argument("--count", type=int, default=100, help="how many mutants (100)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    chosen, alive = sample(options.slug, options.seed, options.count), 0
    for mutant, noticed in tried(options.slug, chosen, options.workers):
        if not noticed:
            alive += 1
            print(f"lives: {mutant}".replace(f"{ROOT}/", ""), flush=True)  # noqa: T201
    noticed_ones = f"{len(chosen) - alive} of {len(chosen)} noticed"
    print(f"{options.slug}, seed {options.seed}: {noticed_ones}")  # noqa: T201


if __name__ == "__main__":
    main()
