"""``python -m tests.operate.child URL ARGUMENTS``: the program, on a sandbox at that address."""

from __future__ import annotations

import sys

from bot.__main__ import main
from sandbox.hooks import pointed_at

if __name__ == "__main__":
    with pointed_at(sys.argv[1]):
        sys.exit(main(sys.argv[2:]))
