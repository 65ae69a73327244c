"""Wrong figures for a box, and how they are written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

Change = Callable[[dict[str, Any]], None]


def figures(parts: ModuleType) -> dict[str, Any]:
    """What is shipped beside the module that describes a box, to be changed."""
    file = Path(str(parts.__file__)).with_name("components.json")
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


def setting(*path: str | int, to: object) -> Change:
    """The change of one figure."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return change
