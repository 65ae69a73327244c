"""The demo: a sandbox with this bot in it, and what the page can do with both."""

from __future__ import annotations

from .demo import DATABASE, Demo

__all__ = ["DATABASE", "Demo"]
