"""Three tiers: plain tests, ``long`` ones and ``deep`` ones; hooks for the conftest of all tests.

A plain test takes half a second of processor time at most, or so. One that takes far more fails:
whatever waits for it waits thousands of times.
"""

from __future__ import annotations

import ctypes
import gc
import os
import re
import resource
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from bot.operate.loading import settled
from bot.registry import shipped

MOST = 2.0
"""Seconds of processor time that a plain test may take, with its fixtures and its processes, where
nothing else runs."""
ROUNDS, IDLE = 500_000, 0.053
"""Of a piece of work, and the seconds it takes there."""
BESIDE = 1.5
"""So many times as long everything takes beside another worker: measured, with two."""
MANY = 800
"""Long tests at most: whatever is landed waits for all of them."""
SUBREAPER = 36
"""PR_SET_CHILD_SUBREAPER: whoever loses their parent process becomes a child of this one."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Say which long tests are run where not all are."""
    parser.addoption(
        "--long-of",
        action="append",
        metavar="WORDS",
        help="of the long tests only those with these words in their name, or others given so",
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse too many long tests, and leave out those of what has not changed."""
    many = sum(is_long(item) and not is_deep(item) for item in items)
    if many > MANY:
        raise pytest.UsageError(f"{many} tests are long, and {MANY} may be: make some one, or deep")
    words = config.getoption("--long-of")
    if words is None:
        return
    kept = [item for item in items if not is_long(item) or is_of(item.nodeid, words)]
    left = [item for item in items if is_long(item) and not is_of(item.nodeid, words)]
    if left:
        config.hook.pytest_deselected(items=left)
    items[:] = kept


def pytest_collection_finish() -> None:
    """Load now what a process loads once: it is the time of no test. Then leave it alone, too."""
    saying = sys.modules.get("tests.saying")
    if (
        saying is not None
    ):  # there are tests of the bot or of the like: they want all games and texts
        saying.library()
        _ = [title.board for title in shipped()]
    settled()


def long_but(plain: Any, every: Iterable[Any]) -> list[ParameterSet]:
    """Cases for ``parametrize``: of one, or of a list of some, a test is plain, of others long.

    Several values of a case are a tuple.
    """
    some = plain if isinstance(plain, list) else [plain]
    return [
        pytest.param(
            *(case if isinstance(case, tuple) else (case,)),
            marks=() if case in some else pytest.mark.long,
        )
        for case in every
    ]


def is_long(item: pytest.Item) -> bool:
    """Whether a test is left out of an ordinary run."""
    return item.get_closest_marker("long") is not None


def is_deep(item: pytest.Item) -> bool:
    """Whether a test is left out of CI, too."""
    return item.get_closest_marker("deep") is not None


def is_of(test: str, words: list[str]) -> bool:
    """Whether a test has all words of one of these in its name, and none that stands after a "-".

    Words are whole: delta_v is not in delta_vee.
    """
    return any(all(_fits(test, word) for word in each.split()) for each in words)


def _fits(test: str, word: str) -> bool:
    without = word.startswith("-")
    found = re.search(rf"(?<![a-z]){re.escape(word.removeprefix('-'))}(?![a-z])", test)
    return (found is None) is without


def used() -> float:
    """Seconds of processor time of this process and of those that it has waited for.

    Without those of looking for garbage: two seconds at once, in whichever test it falls due.
    """
    every = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return sum(sum(resource.getrusage(who)[:2]) for who in every) - collecting.seconds


class Collecting:
    """Seconds of processor time in which Python has looked for garbage."""

    def __init__(self) -> None:
        """Count from now on."""
        self.seconds = 0.0
        self._began = 0.0
        gc.callbacks.append(self._changed)

    def _changed(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.seconds += time.thread_time() - self._began


collecting = Collecting()


def slowness() -> float:
    """How many times as long a piece of work takes now as where nothing else runs.

    Cores share caches and more: beside other work a second holds half as much, and beside another
    worker two thirds. This piece is too small to feel all of that.
    """
    least = BESIDE if "PYTEST_XDIST_WORKER" in os.environ else 1.0
    found: dict[int, int] = {}
    began = time.process_time()
    for number in range(ROUNDS):
        found[number % 1000] = number * 7 % 13
    return max(least, (time.process_time() - began) / IDLE)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    """Look at the time before the fixtures of a test."""
    item.stash[BEGAN] = used()
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Fail a plain test that takes too long."""
    result = yield
    seconds = used() - item.stash[BEGAN]
    is_plain = not is_long(item) and not is_deep(item)
    if is_plain and seconds > MOST and seconds > MOST * slowness():
        pytest.fail(
            f"takes {seconds:.1f} s of processor time: a plain test takes half a second at"
            " most; mark it long, and give it a small sister",
            pytrace=False,
        )
    return result


BEGAN = pytest.StashKey[float]()


class Children:
    """Who started which process, as far as it still runs. Knows nothing where there is no /proc."""

    def __init__(self) -> None:
        """Be told of orphans, too: a bot that is killed leaves its own processes behind."""
        if Path("/proc/self/task").is_dir():
            ctypes.CDLL(None).prctl(SUBREAPER, 1, 0, 0, 0)
        self._first_seen: dict[int, str] = {}

    def look(self, test: str) -> None:
        """Note whoever is new."""
        for child in self._running():
            self._first_seen.setdefault(child, test)

    def left(self) -> list[str]:
        """Whoever still runs, and since which test."""
        running = self._running()
        return [
            f"{words} since {self._first_seen.get(child, 'the end')}"
            for child, words in running.items()
        ]

    def _running(self) -> dict[int, str]:
        """The command of each child; a dead one that nobody has waited for has none."""
        tasks = Path("/proc/self/task").glob("*/children")
        said = {int(child): _words(Path("/proc", child, "cmdline")) for child in _all(tasks)}
        return {child: words for child, words in said.items() if words}


def _all(files: Iterable[Path]) -> list[str]:
    return [word for file in files for word in _words(file).split()]


def _words(file: Path) -> str:
    """What stands in a file of a thread or process, which may be gone by now."""
    try:
        return file.read_text("utf-8").replace("\0", " ").strip()
    except OSError:
        return ""


@pytest.fixture(scope="session")
def children() -> Iterator[Children]:
    """All processes that tests start; at the end there is none of them."""
    started = Children()
    yield started
    assert started.left() == [], "processes that outlive their tests"


@pytest.fixture(autouse=True)
def _no_process_outlives_a_test(
    request: pytest.FixtureRequest, children: Children
) -> Iterator[None]:
    yield
    children.look(request.node.nodeid)
