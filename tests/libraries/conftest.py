from sandbox.pytest_plugin import *  # noqa: F403 - fixtures and hooks
