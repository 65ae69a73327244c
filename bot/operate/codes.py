"""The exit codes of the bot."""

from __future__ import annotations

from enum import IntEnum


class Code(IntEnum):
    """Those of sysexits.h where it has one; docs/hosting.md lists them."""

    STOPPED = 0
    USAGE = 2
    """The command line is not understood: argparse's own."""
    UNAVAILABLE = 69
    """Something outside is gone; starting again helps, now or later."""
    SOFTWARE = 70
    """Our own fault; starting again may help."""
    CONFIG = 78
    """Starting again does not help before somebody has changed something."""
