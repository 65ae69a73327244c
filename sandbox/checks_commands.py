"""Discord's hard limits of application commands and of autocomplete lists."""

from __future__ import annotations

import unicodedata
from typing import Any, TypeAlias

from .errors import Faulty
from .model import Json

Path: TypeAlias = tuple[str | int, ...]

CHAT_COMMANDS = 100
CONTEXT_COMMANDS = 15
NAME = 32
DESCRIPTION = 100
OPTIONS = 25
CHOICES = 25
CHOICE_NAME = 100
CHOICE_TEXT = 100
COMMAND_TOTAL = 8000
CREATES_A_DAY = 200
DAY_MS = 86_400_000

CHAT, USER, MESSAGE = 1, 2, 3
SUB, GROUP, STRING, INTEGER, BOOLEAN, NUMBER = 1, 2, 3, 4, 5, 10
OPTION_TYPES = range(1, 12)

LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)

NAME_RULE = r"^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$"


def is_name(text: Any) -> bool:
    """Whether Discord takes this as the name of a chat command or of an option."""
    if not isinstance(text, str) or not 1 <= len(text) <= NAME or text != text.lower():
        return False
    return all(char in "-_'" or _is_letter(char) for char in text)


def _is_letter(char: str) -> bool:
    if unicodedata.category(char)[0] in "LN":
        return True
    return unicodedata.name(char, "").startswith(("DEVANAGARI", "THAI"))


def check_commands(commands: list[Json]) -> None:
    """Refuse (50035) a list of commands, of one guild or global, that breaks a limit."""
    faulty = Faulty()
    for kind, most in (
        (CHAT, CHAT_COMMANDS),
        (USER, CONTEXT_COMMANDS),
        (MESSAGE, CONTEXT_COMMANDS),
    ):
        names = [c.get("name") for c in commands if (c.get("type") or CHAT) == kind]
        if len(names) > most:
            faulty.add((), "APPLICATION_COMMANDS_MAX", f"Maximum number of commands is {most}.")
        for name in sorted({str(name) for name in names if names.count(name) > 1}):
            faulty.add(
                (),
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                f"Application command names must be unique: {name}",
            )
    for number, command in enumerate(commands):
        _check_command(faulty, (number,), command)
    faulty.check()


def check_command(command: Json) -> None:
    """Refuse (50035) a command that breaks a limit."""
    faulty = Faulty()
    _check_command(faulty, (), command)
    faulty.check()


def _check_command(faulty: Faulty, path: Path, command: Json) -> None:
    if (command.get("type") or CHAT) == CHAT:
        _check_named(faulty, path, command)
        _check_options(faulty, path, command.get("options") or [], depth=0)
    else:
        faulty.length((*path, "name"), command.get("name"), 1, NAME)
    if size(command) > COMMAND_TOTAL:
        faulty.add(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({COMMAND_TOTAL})",
        )


def _check_named(faulty: Faulty, path: Path, thing: Json) -> None:
    """The name and description of a command or option, in every language."""
    names = {(*path, "name"): thing.get("name")}
    for locale, name in (thing.get("name_localizations") or {}).items():
        names[*path, "name_localizations", locale] = name
    for where, name in names.items():
        if not is_name(name):
            faulty.add(
                where,
                "APPLICATION_COMMAND_INVALID_NAME",
                f"Must be lower case and match {NAME_RULE}: {name!r}",
            )
    faulty.length((*path, "description"), thing.get("description"), 1, DESCRIPTION)
    for locale, text in (thing.get("description_localizations") or {}).items():
        faulty.length((*path, "description_localizations", locale), text, 1, DESCRIPTION)
    for key in ("name_localizations", "description_localizations"):
        for locale in thing.get(key) or {}:
            if locale not in LOCALES:
                faulty.add((*path, key, locale), "ENUM_TYPE_COERCE", "Not a supported locale.")


def _check_options(faulty: Faulty, path: Path, options: list[Json], *, depth: int) -> None:
    if not faulty.count((*path, "options"), options, 0, OPTIONS):
        return
    names = [option.get("name") for option in options]
    if len(set(names)) != len(names):
        faulty.add(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_NAME_INVALID",
            "Option names must be unique",
        )
    nested = [option.get("type") in (SUB, GROUP) for option in options]
    if any(nested) and not all(nested):
        faulty.add(
            (*path, "options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other "
            "types",
        )
    optional = False
    for number, option in enumerate(options):
        here = (*path, "options", number)
        if option.get("required") and optional:
            faulty.add(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not option.get("required")
        _check_option(faulty, here, option, depth)


def _check_option(faulty: Faulty, path: Path, option: Json, depth: int) -> None:
    _check_named(faulty, path, option)
    kind = option.get("type")
    if kind not in OPTION_TYPES:
        faulty.add((*path, "type"), "BASE_TYPE_CHOICES", "Value must be one of (1, ..., 11).")
    elif kind in (SUB, GROUP):
        if depth > 1 or (depth == 1 and kind == GROUP):
            faulty.add(
                (*path, "type"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Only one level of nesting is supported",
            )
            return
        _check_options(faulty, path, option.get("options") or [], depth=2 if kind == SUB else 1)
    if option.get("choices"):
        if option.get("autocomplete"):
            faulty.add(
                (*path, "autocomplete"),
                "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
                "An option with choices cannot use autocomplete",
            )
        _check_choices(faulty, (*path, "choices"), option["choices"], kind)


def _check_choices(faulty: Faulty, path: Path, choices: Any, kind: Any) -> None:
    if not faulty.count(path, choices, 0, CHOICES):
        return
    for number, choice in enumerate(choices):
        here = (*path, number)
        faulty.length((*here, "name"), choice.get("name"), 1, CHOICE_NAME)
        for locale, name in (choice.get("name_localizations") or {}).items():
            faulty.length((*here, "name_localizations", locale), name, 1, CHOICE_NAME)
        value = choice.get("value")
        if kind == STRING:
            faulty.length((*here, "value"), value, 1, CHOICE_TEXT)
        elif isinstance(value, bool) or not isinstance(value, (int, float)):
            faulty.add((*here, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')


def check_suggestions(choices: Any, kind: int) -> None:
    """Refuse (50035) an autocomplete list that breaks a limit; ``kind`` is the option's type."""
    faulty = Faulty()
    _check_choices(faulty, ("choices",), choices, kind)
    faulty.check()


def size(command: Json) -> int:
    """What counts toward the 8000: names, descriptions and choice values, longest language each."""
    total = _longest(command, "name") + _longest(command, "description")
    for choice in command.get("choices") or []:
        value = choice.get("value")
        total += _longest(choice, "name") + (len(value) if isinstance(value, str) else 0)
    return total + sum(size(option) for option in command.get("options") or [])


def _longest(thing: Json, key: str) -> int:
    texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
    return max(len(str(text)) for text in texts)
