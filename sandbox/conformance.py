"""Requests and answers, checked against Discord's own machine-readable description.

The environment variable DISCORD_OPENAPI names the file (openapi.json of Discord, OpenAPI 3.1).
"""

from __future__ import annotations

import functools
import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .model import Json

if TYPE_CHECKING:
    import jsonschema_rs

FORUM, MEDIA = 15, 16
VARIABLE = "DISCORD_OPENAPI"
SKIPPED = f"conformance check skipped: {VARIABLE} does not name Discord's openapi.json"


class Conformance:
    """The description, with a validator for each operation, made when first needed."""

    def __init__(self, spec: Json) -> None:
        """Take the parsed description."""
        self._spec = spec
        self._validators: dict[tuple[str, str, str], jsonschema_rs.Draft202012Validator | None] = {}
        paths = sorted(spec["paths"], key=lambda path: (path.count("{"), path))
        self._patterns = [(re.compile(re.sub(r"{\w+}", "[^/]+", path)), path) for path in paths]

    def of_request(self, method: str, path: str, payload: Any) -> list[str]:
        """What is wrong with the JSON of a request."""
        if payload is None:
            return []
        return self._faults(method, path, "request", _stringified(payload))

    def of_answer(self, method: str, path: str, status: int, body: Any) -> list[str]:
        """What is wrong with an answer."""
        if body is None:
            return []
        if isinstance(body, dict) and "errors" in body:
            # The description wants numbers for the codes of fields; Discord's documentation, and
            # Discord, have words.
            body = {key: value for key, value in body.items() if key != "errors"}
        return self._faults(method, path, str(status), body)

    def _faults(self, method: str, path: str, part: str, value: Any) -> list[str]:
        template = next((t for pattern, t in self._patterns if pattern.fullmatch(path)), None)
        if template is None or method.lower() not in self._spec["paths"][template]:
            return [f"{method} {path}: Discord describes no such operation"]
        key = (method.lower(), template, part)
        if key not in self._validators:
            self._validators[key] = self._compiled(*key)
        validator = self._validators[key]
        if validator is None:
            return [f"{method} {template}: Discord describes no JSON for {part}"]
        return [
            f"{method} {template} {part}: {'/'.join(map(str, e.instance_path))}: {e.message[:400]}"
            for e in validator.iter_errors(_as_forums(value))
        ]

    def _compiled(
        self, method: str, template: str, part: str
    ) -> jsonschema_rs.Draft202012Validator | None:
        import jsonschema_rs  # noqa: PLC0415 - only tests install it, and the demo runs without

        operation = self._spec["paths"][template][method]
        if part == "request":
            content = operation.get("requestBody", {}).get("content", {})
        else:
            answers = operation["responses"]
            answer = answers.get(part) or answers.get(f"{part[0]}XX") or {}
            if "$ref" in answer:
                name = answer["$ref"].rsplit("/", 1)[-1]
                answer = self._spec["components"]["responses"][name]
            content = answer.get("content", {})
        if "application/json" not in content:
            return None
        schema = content["application/json"]["schema"]
        whole = {**schema, "components": self._spec["components"]}
        return jsonschema_rs.Draft202012Validator(whole)


def _as_forums(value: Any) -> Any:
    """The same with media channels as forums: the description has no media channels.

    Discord's documentation has them: type 16, otherwise like type 15.
    """
    if isinstance(value, list):
        return [_as_forums(each) for each in value]
    if not isinstance(value, dict):
        return value
    copy = {key: _as_forums(each) for key, each in value.items()}
    if copy.get("type") == MEDIA and "position" in copy:
        copy["type"] = FORUM
    if isinstance(copy.get("channel_types"), list):
        kinds = (FORUM if each == MEDIA else each for each in copy["channel_types"])
        copy["channel_types"] = list(dict.fromkeys(kinds))
    return copy


_IDS = frozenset({"recipient_id", "message_id", "channel_id", "guild_id"})
_ID_LISTS = frozenset({"users", "roles"})
_THINGS = frozenset({"attachments", "default_values"})


def _stringified(payload: Any) -> Any:
    """The payload with the ids as text that discord.py sends as numbers, which Discord takes."""
    if isinstance(payload, list):
        return [_stringified(each) for each in payload]
    if not isinstance(payload, dict):
        return payload
    copy = {key: _stringified(value) for key, value in payload.items()}
    for key, value in copy.items():
        if key in _IDS and isinstance(value, int):
            copy[key] = str(value)
        elif key in _ID_LISTS and isinstance(value, list):
            copy[key] = [str(each) for each in value]
        elif key in _THINGS and isinstance(value, list):
            copy[key] = [
                each | {"id": str(each["id"])} if isinstance(each, dict) and "id" in each else each
                for each in value
            ]
    return copy


@functools.cache
def _loaded(file: str) -> Conformance:
    return Conformance(json.loads(Path(file).read_text("utf-8")))


def from_environment() -> Conformance | None:
    """The check that the environment asks for; None when it names no file."""
    file = os.environ.get(VARIABLE)
    return _loaded(file) if file and Path(file).is_file() else None
