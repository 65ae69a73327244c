"""``python -m bot``: the bot on the real Discord, and the commands of whoever runs it.

What is not needed is not imported: a look at the heartbeat, every minute, must cost little.
"""
# ruff: noqa: PLC0415 - see above

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime

from .operate.asked import Asked, understood
from .operate.codes import Code
from .operate.loading import undisturbed
from .settings import BadSettings, Settings, load_settings, slips


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; returns the exit code (docs/hosting.md)."""
    asked = understood(sys.argv[1:] if arguments is None else arguments)
    try:
        settings = load_settings(asked.settings)
    except BadSettings as error:
        sys.stderr.write(f"{error}\n")
        return Code.CONFIG
    if asked.healthy:
        return _healthy(settings)
    if asked.command:
        from .operate.subcommands import carried_out

        return carried_out(asked, settings)
    return _run(asked, settings)


def _healthy(settings: Settings) -> int:
    from .operate.heartbeat import complaint

    wrong = complaint(settings.heartbeat, datetime.now(UTC))
    if wrong:
        sys.stderr.write(f"{wrong}\n")
    return 1 if wrong else 0


def _run(asked: Asked, settings: Settings) -> int:
    with undisturbed():
        from .operate.logs import set_up
        from .operate.process import bot_process

    os.umask(0o077)  # database, log of it and heartbeat are their owner's alone
    set_up(settings.log_level)
    for sentence in slips(asked.settings):
        logging.getLogger("bot").warning(sentence)
    return bot_process(settings)


if __name__ == "__main__":
    sys.exit(main())
