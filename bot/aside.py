"""Work beside the bot: a process of its own does what takes long, so that no press waits for it.

It says ``{"ready": limited}`` once, reads orders from its standard input, a line each, and answers
each by lines of JSON: ``{"done": percent}`` while it works, again and again as a sign of life, and
last ``{"made": bytes}`` followed by so many bytes, or ``{"failed": why}``. The bot's side is
``bot.services.aside``, and what it may cost stands here.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable
from threading import Event, Lock, Thread
from typing import BinaryIO, Literal, Self, TypeAlias

if sys.platform != "win32":
    import resource

Progress: TypeAlias = Callable[[int], None]
"""Told how many percent are made, also where it is as many as before: the work goes on."""
Why: TypeAlias = Literal["rules", "memory", "ended", "silent", "late", "failed"]
"""Why nothing was made: the rules of now do not follow the record, more memory was needed than
there may be, the process ended, it gave no sign of life, it took too long, or a fault of ours."""

YIELDING = 10
"""How much the process gives way to the bot, whose presses must not wait."""
MEMORY = 224 << 20
"""Bytes that each process may have written to, at most. A film of 15,000 entries needs 90 MB."""
BEAT = 2.0
"""Seconds from one sign of life to the next while it works."""
SILENCE = 10.0
"""Seconds without a sign of life after which the process is given up."""
STUCK = 60.0
"""Seconds for which it gives signs of life while the work itself comes no further."""
STARTING = 60.0
"""Seconds within which it must be ready for its first order."""
IDLE = 300.0
"""Seconds without an order after which it ends: it takes some 80 MB."""
FILMS = 6
"""Films that are made or wait for it at most, for all people together."""
RECAPS = 20
"""Pictures of what has changed, the same; whoever comes then is shown the board as it is."""
RECORDS = 20
"""Records that are played again in the bot's own process, the same; each takes 5 s at most."""
LONGEST = 14 * 60.0
"""Seconds from an order to its film at most: after 15 minutes Discord takes no answer any more."""


class NotMade(Exception):
    """The process could not make what was ordered."""

    def __init__(self, why: Why) -> None:
        """Take the reason, which is told to whoever ordered."""
        super().__init__(why)
        self.why: Why = why


def serve(make: Callable[[bytes, Progress], bytes]) -> None:
    """Make what is ordered on standard input, until nobody orders any more.

    make: may raise NotMade; whatever else it raises is a fault of ours. The process ends as well
    where the memory did not suffice: another begins with none of it taken.
    """
    with contextlib.suppress(OSError):
        os.nice(YIELDING)
    # What prints by mistake must not get between the answers.
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    with _Answers(answers) as way:
        way.say({"ready": limited(MEMORY)})
        for line in sys.stdin.buffer:
            if not _serve(make, line, way):
                break


def limited(most: int) -> bool:
    """Let this process write to so many bytes at most; whether the platform can do that."""
    if sys.platform == "win32":
        return False
    try:
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    except (OSError, ValueError):
        return False
    return True


def _serve(make: Callable[[bytes, Progress], bytes], line: bytes, way: _Answers) -> bool:
    """Make what is ordered in one line; whether the next may be made in this process, too."""
    way.begin()
    try:
        made = make(line, way.progress)
    except MemoryError:
        way.end({"failed": "memory"})
        return False
    except NotMade as error:
        way.end({"failed": error.why})
    except Exception as error:  # noqa: BLE001 - told to whoever ordered; the next order is another
        # No values: a record or a position holds all secrets of a match.
        way.end({"failed": "failed", "error": type(error).__name__})
    else:
        way.end({"made": len(made)}, made)
    return True


class _Answers:
    """The way back to the bot, with signs of life from a thread while the work goes on."""

    def __init__(self, answers: BinaryIO) -> None:
        self._answers = answers
        self._lock = Lock()
        self._done = 0
        self._worked: float | None = None
        """When the work last came further; None where there is none."""
        self._ended = Event()
        self._thread = Thread(target=self._beat, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._thread.join()

    def begin(self) -> None:
        """There is an order."""
        self._done, self._worked = 0, time.monotonic()

    def progress(self, done: int) -> None:
        """The work goes on, and so many percent are made."""
        self._worked = time.monotonic()
        if done > self._done:
            self._done = done
            self.say({"done": done})

    def end(self, said: dict[str, object], made: bytes = b"") -> None:
        """The last answer to an order."""
        with self._lock:
            self._worked = None
            self._say(said, made)

    def say(self, said: dict[str, object]) -> None:
        """Any other answer."""
        with self._lock:
            self._say(said)

    def _say(self, said: dict[str, object], made: bytes = b"") -> None:
        self._answers.write(json.dumps(said).encode() + b"\n" + made)
        self._answers.flush()

    def _beat(self) -> None:
        # Where the bot is gone the next order does not come, either.
        with contextlib.suppress(OSError):
            while not self._ended.wait(BEAT):
                with self._lock:
                    # An endless loop of ours gives no signs for ever.
                    if self._worked is not None and time.monotonic() - self._worked < STUCK:
                        self._say({"done": self._done})
