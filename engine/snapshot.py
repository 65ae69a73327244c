"""The canonical JSON form of a state."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

from pydantic import TypeAdapter, ValidationError

from .events import adapter
from .game import Game
from .state import S, State


class BadSnapshot(ValueError):  # noqa: N818 - a value, not a crash
    """Stored bytes that are not a state of this game."""


def dump(state: State) -> bytes:
    """The state as JSON; states that came about in the same way give the same bytes."""
    stack = b",".join(
        b'["%s",%s]' % (type(step).__name__.encode(), adapter(type(step)).dump_json(step))
        for step in state.stack
    )
    body = _body(type(state)).dump_json(state, exclude={"stack"})
    return b'{"stack":[%s],"state":%s}' % (stack, body)


def load(game: Game[S, Any], snapshot: bytes) -> S:
    """Read what dump wrote. Raises BadSnapshot for anything else."""
    try:
        data = json.loads(snapshot)
        steps = {step.__name__: step for step in game.steps}
        state: S = _body(game.state).validate_python(data["state"])
        state.stack = [
            adapter(steps[name]).validate_python(fields) for name, fields in data["stack"]
        ]
    except (ValidationError, ValueError, KeyError, TypeError) as error:
        raise BadSnapshot(f"not a state of {game.slug}: {error}") from error
    return state


def copy(game: Game[S, Any], state: S) -> S:
    """A state that can be changed without changing this one."""
    return load(game, dump(state))


def digest(state: State) -> str:
    """SHA-256 of the snapshot, in hexadecimal digits."""
    return sha256(dump(state)).hexdigest()


def _body(kind: type[Any]) -> TypeAdapter[Any]:
    return adapter(kind)
