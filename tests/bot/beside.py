"""A process beside the bot that does at once what others do seldom.

It is ordered what befalls it, and gives back every other line. The environment may make its signs
of life more frequent.
"""

from __future__ import annotations

import os
import signal
import sys
from itertools import count

from bot import aside
from bot.aside import NotMade, Progress


def make(line: bytes, progress: Progress) -> bytes:
    progress(1)
    match line.strip():
        case b"hang":
            os.kill(os.getpid(), signal.SIGSTOP)
        case b"die":
            os.kill(os.getpid(), signal.SIGKILL)
        case b"eat":
            kept = [bytearray(1 << 20) for _ in count()]
            raise AssertionError(f"{len(kept)} MB: there is always more")
        case b"stick":
            while True:
                pass
        case b"rules":
            raise NotMade("rules")
        case b"fault":
            raise ZeroDivisionError
        case b"print":
            sys.stdout.write("not an answer\n")
    return line.strip()


if __name__ == "__main__":
    for name in ("BEAT", "STUCK"):
        if name in os.environ:
            setattr(aside, name, float(os.environ[name]))
    aside.serve(make)
