"""Which tests reach the places that are to be changed; a plugin of the runs of a copy.

Of a mutant only those tests are run that come by its place, the quick ones first, and then the
others of their files, because what one test has reached another may have kept.
"""

from __future__ import annotations

import json
import os
import resource
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any

import pytest

NOTES, CHOSEN, SECONDS = "MUTANTS_NOTES", "MUTANTS_CHOSEN", "MUTANTS_SECONDS"
"""Environment: the folder where is noted what was reached; the file that lists what to run; and the
seconds of processor time after which a run is stopped."""
_noted = set[tuple[int, str]]()


def at(number: int) -> None:
    """Whoever comes by this place is noted: the test that runs, or none while modules load."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" (")[0]
    if (number, test) not in _noted:
        _noted.add((number, test))
        _note("reached", [number, test])


def _note(name: str, words: list[object]) -> None:
    # A line each, of one process each: whoever is killed in between spoils nothing.
    if folder := os.environ.get(NOTES):
        with (Path(folder) / f"{name}-{os.getpid()}").open("a", encoding="utf-8") as file:
            file.write(json.dumps(words) + "\n")


def pytest_configure() -> None:
    """Stop when the time is up, however much else the machine has to do."""
    if seconds := os.environ.get(SECONDS):
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note how long a test takes, in seconds of the processor."""
    began = process_time()
    result = yield
    _note("took", [item.nodeid, process_time() - began])
    return result


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave those that are listed, in the order of the list."""
    if file := os.environ.get(CHOSEN):
        place = {id_: n for n, id_ in enumerate(Path(file).read_text("utf-8").splitlines())}
        items[:] = sorted((i for i in items if i.nodeid in place), key=lambda i: place[i.nodeid])


@dataclass(slots=True)
class Reached:
    """What was noted in a run."""

    took: dict[str, float] = field(default_factory=dict)
    tests: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))

    @classmethod
    def read(cls, folder: Path) -> Reached:
        """From the folder of the notes."""
        found = cls()
        for test, seconds in _lines(folder, "took"):
            found.took[test] = seconds
        for number, test in _lines(folder, "reached"):
            found.tests[number].add(test)
        return found

    def order(self, number: int) -> list[str]:
        """What to run where this place is changed; all where modules come by it as they load."""
        tests = self.tests.get(number, set())
        if not tests <= set(self.took):
            return self._quick(self.took)
        files = {_file(test) for test in tests}
        others = (test for test in self.took if _file(test) in files and test not in tests)
        return [*self._quick(tests), *self._quick(others)]

    def _quick(self, tests: Iterable[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.took[test], test))


def _file(test: str) -> str:
    return test.partition("::")[0]


def _lines(folder: Path, name: str) -> Iterator[list[Any]]:
    for file in sorted(folder.glob(f"{name}-*")):
        yield from map(json.loads, file.read_text("utf-8").splitlines())
