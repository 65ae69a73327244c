"""What a person's client does with a slash command: find it, check it, and word the request.

The client knows the synced commands and lets nothing else through, so neither does this.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .checks_commands import BOOLEAN, GROUP, INTEGER, NUMBER, STRING, SUB
from .choosing import OF_OPTION, Chooser, NotOfferedError
from .commands import offered
from .model import Channel, Command, Json, User
from .world import World

__all__ = ["NotOfferedError", "Typed", "recognise", "worded"]


@dataclass(frozen=True, slots=True)
class Typed:
    """A command line that the client has recognised: the command, the way down, the options."""

    command: Command
    path: tuple[Json, ...]
    """The group and sub-command below the command."""

    @property
    def options(self) -> list[Json]:
        """The options that the command takes, as they were synced."""
        leaf = self.path[-1] if self.path else self.command.body
        return list(leaf.get("options") or [])

    def option(self, name: str, locale: str = "") -> Json:
        """The option of that name, or NotOfferedError."""
        for option in self.options:
            if name in _names(option, locale):
                return option
        known = ", ".join(o["name"] for o in self.options) or "none"
        raise NotOfferedError(f"/{self.command.name} takes no option {name!r}; it takes: {known}")


def _names(thing: Json, locale: str) -> set[str]:
    """The names under which a person finds a command or option, with underscores for dashes too."""
    names = {thing["name"], (thing.get("name_localizations") or {}).get(locale)}
    return {n for name in names if name for n in (name, name.replace("-", "_"))}


def recognise(world: World, user: User, channel: Channel, line: str) -> Typed:
    """The command that ``line`` names, such as "game new". Raises NotOfferedError."""
    first, *rest = line.removeprefix("/").split()
    for command in offered(world, user, channel):
        if first in _names(command.body, user.locale):
            return Typed(command, _descend(command, rest, user.locale))
    known = ", ".join(f"/{command.name}" for command in offered(world, user, channel)) or "none"
    raise NotOfferedError(f"no command /{first} is synced for this channel; there are: {known}")


def _descend(command: Command, words: list[str], locale: str) -> tuple[Json, ...]:
    path: list[Json] = []
    here = command.body
    for word in words:
        inner = [o for o in here.get("options") or [] if o["type"] in (SUB, GROUP)]
        found = [o for o in inner if word in _names(o, locale)]
        if not found:
            known = ", ".join(o["name"] for o in inner) or "none"
            raise NotOfferedError(f"/{command.name} has no part {word!r}; it has: {known}")
        here = found[0]
        path.append(here)
    if any(o["type"] in (SUB, GROUP) for o in here.get("options") or []):
        raise NotOfferedError(f"/{command.name} {' '.join(words)} is not complete")
    return tuple(path)


def worded(
    world: World,
    user: User,
    channel: Channel,
    typed: Typed,
    given: Mapping[str, Any],
    *,
    focused: str | None = None,
) -> Json:
    """The ``data`` of the interaction.

    focused: the option being typed, for autocomplete; then nothing is required yet.
    Raises NotOfferedError for an unknown option, a wrong value, or a required one left out.
    """
    named = {typed.option(name, user.locale)["name"]: value for name, value in given.items()}
    options: list[Json] = []
    chooser = Chooser(world, user, channel)
    for option in typed.options:
        name = option["name"]
        if name not in named:
            if option.get("required") and focused is None:
                raise NotOfferedError(f"/{typed.command.name}: the option {name!r} is required")
            continue
        is_focused = name == focused
        value = named[name] if is_focused else _value(option, named[name], chooser)
        options.append({"name": name, "type": option["type"], "value": value})
        if is_focused:
            options[-1]["focused"] = True
    return _data(typed, options, chooser.resolved)


def _data(typed: Typed, options: list[Json], resolved: Json) -> Json:
    for part in reversed(typed.path):
        options = [{"name": part["name"], "type": part["type"], "options": options}]
    data: Json = {
        "id": str(typed.command.id),
        "name": typed.command.name,
        "type": typed.command.body["type"],
        "options": options,
    }
    if resolved:
        data["resolved"] = resolved
    if typed.command.guild_id is not None:
        data["guild_id"] = str(typed.command.guild_id)
    return data


def _value(option: Json, value: Any, chooser: Chooser) -> Any:
    kind, name = option["type"], option["name"]
    if option.get("choices"):
        for choice in option["choices"]:
            if value in (choice["value"], choice["name"]):
                return choice["value"]
        known = ", ".join(str(choice["value"]) for choice in option["choices"])
        raise NotOfferedError(f"option {name}: {value!r} is not one of {known}")
    if kind == STRING and isinstance(value, str):
        _within(name, len(value), option.get("min_length", 0), option.get("max_length", 6000))
        return value
    if kind == BOOLEAN and isinstance(value, bool):
        return value
    if kind in (INTEGER, NUMBER) and _is_number(kind, value):
        _within(name, value, option.get("min_value", value), option.get("max_value", value))
        return value
    if kind in OF_OPTION:
        return chooser.choose(OF_OPTION[kind], value, option.get("channel_types"))
    raise NotOfferedError(f"option {name}: it takes {_wanted(option)}, not {value!r}")


def _wanted(option: Json) -> str:
    """What may be typed there, as a client says it."""
    kinds = {STRING: "a text", BOOLEAN: "True or False", INTEGER: "a whole number"}
    wanted = kinds.get(option["type"], "a number")
    low, high = option.get("min_value"), option.get("max_value")
    if low is None or high is None:
        return wanted
    return f"{wanted} from {low} to {high}"


def _is_number(kind: int, value: Any) -> bool:
    if isinstance(value, bool):
        return False
    return isinstance(value, int if kind == INTEGER else (int, float))


def _within(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise NotOfferedError(f"option {name}: {value} is not within {low} and {high}")
