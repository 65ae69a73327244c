"""Small values that are made by the thousand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[T]) -> type[T]:
    """A slotted dataclass that may be a key and never changes: the type checker sees to that.

    One frozen at run time too sets each field through ``object.__setattr__``, and takes three
    times as long to make.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)
