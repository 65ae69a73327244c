"""Runs the tests of a game against a sample of mutants; prints those that no test noticed."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from random import Random
from time import monotonic

from tests.copies import ROOT, SLUGS, copied, run_tests

from .changes import NOT_RULES, Mutant, mutants

PATIENCE = 4
"""A mutant that takes so many times as long as the rules themselves never ends: it is noticed."""
FIRST = 8
"""So many of the tests that noticed other mutants of a file are tried before all the others."""
FAILED = re.compile(r"^FAILED (\S+)", re.MULTILINE)


class Copy:
    """A copy of the project in which one file at a time is another."""

    def __init__(self, folder: Path, slug: str) -> None:
        """Copy what the tests need."""
        self._folder = copied(folder)
        longer = (name for name in SLUGS if slug in name and name != slug)
        # Of the laws only those of this game; its own tests all have its name in their path.
        self._named = ["-k", " and not ".join((slug, *longer))]
        self._tests = [f"tests/games/{slug}", "tests/laws/test_laws.py"]
        run_tests(self._folder, "--collect-only", *self._tests, compiling=True)

    def fail(self, timeout: float | None = None) -> bool:
        """Whether a test fails, or does not end."""
        return self._noticed(self._tests, timeout) is not None

    def noticed(self, mutant: Mutant, first: Sequence[str], timeout: float) -> str | None:
        """The test that fails, or does not end (then no name), with this change.

        The tests that are named are tried before all others.
        """
        file = self._folder / mutant.file.relative_to(ROOT)
        before = file.read_text("utf-8")
        file.write_text(mutant.source(), "utf-8")
        try:
            found = self._noticed(first, timeout) if first else None
            return self._noticed(self._tests, timeout) if found is None else found
        finally:
            file.write_text(before, "utf-8")

    def _noticed(self, tests: Sequence[str], timeout: float | None) -> str | None:
        try:
            said = run_tests(self._folder, "-x", *self._named, *tests, timeout=timeout)
        except subprocess.TimeoutExpired:
            return ""
        failed = FAILED.search(said)
        return (failed[1] if failed else "") if said else None


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
        unchanged, began = copies.get(), monotonic()
        if unchanged.fail():
            raise SystemExit(f"the tests of {slug} fail without any change")
        timeout = PATIENCE * (monotonic() - began)
        copies.put(unchanged)
        observant = defaultdict[Path, list[str]](list)

        def attempt(mutant: Mutant) -> tuple[Mutant, bool]:
            copy, names = copies.get(), observant[mutant.file]
            try:
                found = copy.noticed(mutant, names[-FIRST:], timeout)
            finally:
                copies.put(copy)
            if found and found not in names:
                names.append(found)
            return mutant, found is not None

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
