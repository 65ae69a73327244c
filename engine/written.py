"""Classes that register themselves: writing a step or an event is enough for it to be found."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar, dataclass_transform

from .needs import handler

T = TypeVar("T")


_ALL: list[type[Any]] = []


class Written(type):
    """Makes each class a slotted dataclass and remembers it, for ``written``."""

    made: ClassVar[dict[str, bool]] = {"slots": True}
    """How the dataclasses are made."""

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        body: dict[str, Any],
        *,
        abstract: bool = False,
    ) -> Any:
        """The finished class. Slots need a second one, which dataclass makes of the first.

        abstract: others are built on it, and it is none of them itself.
        """
        made: Any = super().__new__(cls, name, bases, body)
        if "__slots__" in body:
            return made
        finished: type[Any] = dataclass(**cls.made)(made)
        if not abstract:
            _ALL.append(finished)
        return finished


@dataclass_transform(field_specifiers=(field,))
class WrittenStep(Written):
    """Steps change while they run. Each has a method for every one of its ``verbs``."""

    def __init__(cls, *args: Any, **_kwargs: Any) -> None:
        """Raises TypeError for a verb without a method, before anybody can choose it."""
        super().__init__(*args)
        for verb in vars(cls).get("verbs", ()):
            if not hasattr(cls, handler(verb.name)):
                raise TypeError(f"{cls.__name__} has no method for its verb {verb.name}")


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(field,))
class WrittenEvent(Written):
    """Events are frozen as every ``value`` is, and their fields are named."""

    made: ClassVar[dict[str, bool]] = {"slots": True, "kw_only": True, "unsafe_hash": True}


def written(base: type[T], package: str) -> tuple[type[T], ...]:
    """Every subclass of ``base`` in the modules of a package that have been imported.

    They come in the order in which they were written.
    """
    return tuple(
        kind
        for kind in _ALL
        if issubclass(kind, base) and f"{kind.__module__}.".startswith(f"{package}.")
    )
