"""Classes that enter themselves: steps and events are found by having been written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar, dataclass_transform

T = TypeVar("T")


_ALL: list[type[Any]] = []


class Written(type):
    """Makes each class a slotted dataclass and remembers it, for ``written``."""

    made: ClassVar[dict[str, bool]] = {"slots": True}
    """How the dataclasses are made."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], body: dict[str, Any], **kwargs: Any
    ) -> Any:
        """The finished class. Slots need a second one, which dataclass makes of the first."""
        made: Any = super().__new__(cls, name, bases, body, **kwargs)
        if "__slots__" in body:
            return made
        finished: type[Any] = dataclass(**cls.made)(made)
        _ALL.append(finished)
        return finished


@dataclass_transform(field_specifiers=(field,))
class WrittenStep(Written):
    """Steps change while they run."""


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(field,))
class WrittenEvent(Written):
    """Events are frozen, and their fields are named."""

    made: ClassVar[dict[str, bool]] = {"slots": True, "frozen": True, "kw_only": True}


def written(base: type[T], package: str) -> tuple[type[T], ...]:
    """Every subclass of ``base`` in the modules of a package that have been imported.

    They come in the order in which they were written.
    """
    return tuple(
        kind
        for kind in _ALL
        if issubclass(kind, base) and f"{kind.__module__}.".startswith(f"{package}.")
    )
