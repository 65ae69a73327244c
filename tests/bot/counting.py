"""Counts what depends on the code alone: the functions that are called, by room and by thread."""

from __future__ import annotations

import sys
import threading
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from dis import get_instructions
from functools import cache
from threading import get_ident
from types import CodeType, FrameType
from typing import Any

from tests.house.tree import ROOT

ROOMS = ("bot", "engine", "games", "locales", "minds", "render", "storage")
WHERE, STARTS = 3, 0
"""The bits of RESUME that say where it stands, and what they are where a function begins: elsewhere
a generator or a coroutine goes on."""


@dataclass
class Calls:
    """The calls of functions in here: of which, where in them, and by which thread."""

    loop: int = field(default_factory=get_ident)
    """The thread that began to count: that of the event loop."""
    over: bool = False
    """Threads that began while it was counted go on to tell of their calls."""
    _found: defaultdict[tuple[int, int, int], int] = field(
        default_factory=lambda: defaultdict[tuple[int, int, int], int](int)
    )
    _codes: dict[int, CodeType] = field(default_factory=dict)

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """As sys.setprofile wants it. By number: the hash of a code is made of all that is in it.

        No two threads count the same key, so none takes another's count away.
        """
        if event == "call" and not self.over:
            code = frame.f_code
            self._codes[id(code)] = code
            self._found[get_ident(), id(code), frame.f_lasti] += 1

    def rooms(self) -> Counter[str]:
        """How many named functions of each room were called.

        Those without a name are left out: Python 3.12 calls none for a comprehension any more.
        """
        found = Counter[str]()
        for _, code, times in self._all():
            room = room_of(code.co_filename)
            if room and not code.co_name.startswith("<"):
                found[room] += times
        return found

    def of(self, code: CodeType) -> int:
        """How often a function was called."""
        return sum(times for _, called, times in self._all() if called is code)

    def in_loop(self, names: Mapping[CodeType, str]) -> Counter[str]:
        """Which of some functions the event loop ran itself, by what they are called, how often."""
        found = Counter[str]()
        for thread, code, times in self._all():
            if thread == self.loop and code in names:
                found[names[code]] += times
        return found

    def _all(self) -> Iterator[tuple[int, CodeType, int]]:
        """Each function, without where a generator or coroutine only went on."""
        for (thread, number, at), times in list(self._found.items()):
            code = self._codes[number]
            if at in _starts(code):
                yield thread, code, times


@contextmanager
def counted() -> Iterator[Calls]:
    """In here calls are counted, of this thread and of those that begin in here."""
    found, before = Calls(), sys.getprofile()
    threading.setprofile(found.note)
    sys.setprofile(found.note)
    try:
        yield found
    finally:
        found.over = True
        sys.setprofile(before)
        threading.setprofile(None)


@cache
def room_of(file: str) -> str:
    """The folder of a file of the bot, two deep at most; empty for one of tests and libraries."""
    if not file.startswith(f"{ROOT}/"):
        return ""
    *folders, _ = file.removeprefix(f"{ROOT}/").split("/")
    return "/".join(folders[:2]) if folders and folders[0] in ROOMS else ""


@cache
def _starts(code: CodeType) -> frozenset[int]:
    """Where a function is when it begins."""
    resumes = [each for each in get_instructions(code) if each.opname == "RESUME"]
    return frozenset(each.offset for each in resumes if (each.arg or 0) & WHERE == STARTS)


def code_of(function: Any) -> CodeType:
    """The code of a function, of a method, or of what something else lies around."""
    while not hasattr(function, "__code__"):
        function = function.func if hasattr(function, "func") else function.__wrapped__
    code: CodeType = function.__code__
    return code
