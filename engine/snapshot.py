"""The canonical JSON form of a state."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from pydantic import ValidationError
from pydantic_core import from_json

from .game import Game
from .plain import fault, plain
from .state import STOPPED, S, State
from .stored import adapter, by_name


class BadSnapshot(ValueError):
    """Stored bytes that are not a state of this game."""


def dump(state: State) -> bytes:
    """The state as JSON; states reached in the same way give the same bytes."""
    stack = b",".join(
        b'["%s",%s]' % (type(step).__name__.encode(), adapter(type(step)).dump_json(step))
        for step in state.stack
    )
    # Of no match that goes on is it known who gave it up: nothing of it stands there either.
    left_out = {"stack"} if state.gave_up >= 0 else {"stack", "gave_up"}
    body = adapter(type(state)).dump_json(state, exclude=left_out)
    return b'{"stack":[%s],"state":%s}' % (stack, body)


def load(game: Game[S, Any], snapshot: bytes) -> S:
    """Read what dump wrote, also when classes or fields had other names then.

    Raises BadSnapshot, which tells no value, for anything else.
    """
    try:
        return _read(game, from_json(snapshot))
    except MemoryError:
        raise
    except ValidationError as error:
        wrong = fault(error)
    except Exception as error:  # noqa: BLE001 - bytes from a disk can be wrong in any way
        wrong = f"{type(error).__name__}: {plain(error)}"
    raise BadSnapshot(f"not a state of {game.slug}: {wrong}")


def verified(game: Game[S, Any], snapshot: bytes, expected: str) -> S:
    """Read what dump wrote, if it is unchanged: ``expected`` is the SHA-256 it was stored with.

    Raises BadSnapshot as load does, and also when the bytes have changed since.
    """
    if sha256(snapshot).hexdigest() != expected:
        raise BadSnapshot(f"not a state of {game.slug}: its bytes are not those that were stored")
    return load(game, snapshot)


def _read(game: Game[S, Any], data: Any) -> S:
    stack = data["stack"]
    if not isinstance(stack, list) or data.keys() != {"stack", "state"}:
        raise TypeError("a stack and a state were expected")
    state: S = adapter(game.rules.state).validate_python(data["state"])
    steps = by_name(game.rules.steps)
    state.stack = [adapter(steps[name]).validate_python(fields) for name, fields in stack]
    return state


def copy(game: Game[S, Any], state: S) -> S:
    """A state that can be changed without changing this one."""
    return load(game, dump(state))


def stopped(game: Game[S, Any], state: S) -> S:
    """The same position where a match was stopped before its end: everything lies open in it."""
    opened = copy(game, state)
    opened.over = STOPPED
    opened.stack.clear()
    return opened


def digest(state: State) -> str:
    """SHA-256 of the snapshot, in hexadecimal digits."""
    return sha256(dump(state)).hexdigest()
