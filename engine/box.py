"""Component files: JSON that a group may replace with the figures of its own copy."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TypeVar

from pydantic import BaseModel, ValidationError

B = TypeVar("B", bound=BaseModel)

_SPACE = re.compile(r"\s*")
_SEPARATOR = re.compile(r"\s*[,:]?\s*")
Path = tuple[str | int, ...]


class BadBox(ValueError):
    """A component file that cannot be used: names the line, what is wrong and what is allowed."""


def read_box(kind: type[B], text: str) -> B:
    """The components in a JSON text. Raises BadBox."""
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        raise BadBox(f"line {error.lineno}: not JSON: {error.msg}") from error
    try:
        return kind.model_validate_json(text)
    except ValidationError as error:
        raise BadBox("; ".join(_faults(error, text))) from error


def _faults(error: ValidationError, text: str) -> Iterator[str]:
    lines = dict(_places(text))
    for fault in error.errors(include_url=False)[:5]:
        path = tuple(fault["loc"])
        while path not in lines:
            path = path[:-1]  # a missing field is told at the entry that lacks it
        where = " ".join(str(part + 1) if isinstance(part, int) else part for part in path)
        missing = " ".join(str(part) for part in fault["loc"][len(path) :])
        message = fault["msg"].removeprefix("Value error, ")
        parts = (f"line {lines[path]}", where, missing, message)
        yield ": ".join(part for part in parts if part)


def _places(text: str) -> Iterator[tuple[Path, int]]:
    """Every value of a valid JSON text by its path, with the line on which it begins."""
    decoder = json.JSONDecoder()
    end = 0

    def value(at: int, path: Path) -> Iterator[tuple[Path, int]]:
        nonlocal end
        at = _after(_SPACE, text, at)
        yield path, text.count("\n", 0, at) + 1
        if text[at] not in "{[":
            end = decoder.raw_decode(text, at)[1]
            return
        closing, number = ("}" if text[at] == "{" else "]"), 0
        at = _after(_SPACE, text, at + 1)
        while text[at] != closing:
            key: str | int = number
            if closing == "}":
                key, at = decoder.raw_decode(text, at)
                at = _after(_SEPARATOR, text, at)
            yield from value(at, (*path, key))
            at = _after(_SEPARATOR, text, end)
            number += 1
        end = at + 1

    yield from value(0, ())


def _after(pattern: re.Pattern[str], text: str, at: int) -> int:
    found = pattern.match(text, at)
    return found.end() if found else at
