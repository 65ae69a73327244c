"""The sandbox, to which the bot comes back again and again."""

from sandbox.pytest_plugin import *  # noqa: F403 - the fixture and its report
from tests.bot.conftest import sandbox_limits

__all__ = ["sandbox_limits"]
