"""Rows that a newer bot, or a very old one, has left in the database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class Unreadable(Exception):
    """A stored row or timer of no known kind, or with a payload that does not fit its kind."""

    def __init__(self, kind: str, payload: Mapping[str, Any]) -> None:
        """Take its kind and payload; of that only names are told, values may be secret."""
        super().__init__(f"no {kind} with {', '.join(map(str, payload)) or 'nothing'} is known")
