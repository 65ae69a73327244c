"""What happened, for people: frozen data, no sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, ClassVar

from pydantic import ValidationError

from .choices import Seat
from .plain import fault, plain
from .stored import Stored, adapter, by_name
from .written import WrittenEvent


class Event(Stored, metaclass=WrittenEvent):
    """Base of all events. Fields are seats, numbers, ids and tuples of them, and choices.

    ``to`` names the seats that may know it; None means everybody. Whatever a private
    event tells to some, a public twin tells to all without the secret; or it is ``Covert``.
    ``routine`` says that it is no news for somebody who is called, such as whose turn it is.
    ``own`` says of a private event that it repeats what its reader has just chosen, and tells
    nothing else.
    """

    routine: ClassVar[bool] = False
    own: ClassVar[bool] = False
    to: tuple[Seat, ...] | None = None

    def known_to(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return self.to is None or (seat is not None and seat in self.to)


class Covert(Event, abstract=True):
    """Only the owners of such an event may know that it happened at all: it has no public twin.

    A letter about nothing else shows nobody whether it has arrived.
    """


class _Keys(dict[type[Any], str]):
    """Names made once; a plain dictionary is the fastest way to ask for them."""

    def __missing__(self, kind: type[Any]) -> str:
        self[kind] = name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
        return name


_KEYS = _Keys()


def key(kind: type[Any]) -> str:
    """The name of a class as locales write it: ``TileRevealed`` is tile-revealed."""
    return _KEYS[kind]


def about(event: Event) -> tuple[str, ...]:
    """The ids in an event, in the order of its fields."""
    values = (getattr(event, field.name) for field in fields(event) if field.name != "to")
    each = (value if isinstance(value, tuple) else (value,) for value in values)
    return tuple(id_ for some in each for id_ in some if isinstance(id_, str))


def to_json(event: Event) -> dict[str, Any]:
    """The event as JSON data, its class name under ``event``."""
    data: dict[str, Any] = adapter(type(event)).dump_python(event, mode="json")
    return {"event": type(event).__name__, **data}


def from_json(kinds: Iterable[type[Event]], data: Mapping[str, Any]) -> Event:
    """Read what to_json wrote, also when the class or its fields had other names then.

    Raises ValueError, which tells no value, for a kind that the game does not have, and for
    data that it does not take.
    """
    name = data.get("event")
    kind = by_name(tuple(kinds)).get(name) if isinstance(name, str) else None
    if kind is None:
        raise ValueError(f"no event is called {plain(name)}")
    fields = {name: value for name, value in data.items() if name != "event"}
    try:
        event: Event = adapter(kind).validate_python(fields)
    except ValidationError as error:
        raise ValueError(f"not an event {kind.__name__}: {fault(error)}") from None
    return event
