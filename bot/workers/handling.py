"""Who delivers which row of the outbox, and who rings which timer: it stands at the handler."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from bot.kind import Kind

F = TypeVar("F", bound=Callable[..., Any])

_KIND = "_handles"


def handles(kind: type[Kind]) -> Callable[[F], F]:
    """A method of a worker that is called for each value of a kind."""

    def marked(handler: F) -> F:
        setattr(handler, _KIND, kind)
        return handler

    return marked


def handlers(*parts: object) -> dict[type[Kind], Callable[..., Any]]:
    """The methods of some parts of a worker by what each handles.

    Raises ValueError where two handle the same.
    """
    found: dict[type[Kind], tuple[object, str]] = {}
    for part in parts:
        for each in type(part).__mro__:
            for name, method in vars(each).items():
                kind = getattr(method, _KIND, None)
                if kind is not None and found.setdefault(kind, (part, name)) != (part, name):
                    raise ValueError(f"two handle {kind.__name__}")
    return {kind: getattr(part, name) for kind, (part, name) in found.items()}
