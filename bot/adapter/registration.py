"""The slash commands as discord.py's command tree, made from the table of actions."""

from __future__ import annotations

import hashlib
import inspect
import json
import logging
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Protocol, TypeAlias

import discord
from discord import app_commands

from bot import limits
from bot.routing.declare import Command, Param, Place
from bot.routing.requests import Suggestion
from locales import Library, Texts

log = logging.getLogger(__name__)

Interaction: TypeAlias = "discord.Interaction[Any]"
Tree: TypeAlias = "app_commands.CommandTree[Any]"
Group: TypeAlias = app_commands.Group
AnyCommand: TypeAlias = "app_commands.Command[Any, ..., Any]"

SOURCE = "en"
KINDS: Mapping[str, Any] = {
    "text": str,
    "number": int,
    "switch": bool,
    "user": discord.User,
    "file": discord.Attachment,
}
INSTALLS = app_commands.AppInstallationType(guild=True, user=False)


class Client(Protocol):
    """What discord.py tells, with the interaction, that a command is used."""

    async def carry_out(
        self, interaction: Interaction, name: str, given: Mapping[str, Any]
    ) -> None:
        """Carry out a command: its full name in English, and its options."""

    async def complete(
        self, interaction: Interaction, name: str, param: str, typed: str, given: Mapping[str, str]
    ) -> list[Suggestion]:
        """Complete an option of a command: what is typed so far, and the other options."""


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in every language there is."""

    def __init__(self, library: Library) -> None:
        """Take the texts."""
        self._library = library
        self._refused: set[tuple[str, str, str]] = set()
        """What has been complained of: discord.py asks for each text several times."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text in that language, or None: Discord then shows the English one."""
        language = self._library.nearest(locale.value)
        key = string.extras.get("key")
        if key is None or language in (None, SOURCE):
            return None
        texts = self._library.texts(language, string.extras["game"])
        if not texts.is_own(key):
            return None
        said = texts(key)
        if not _fits(said, context.location):
            # One bad word would make Discord refuse all commands, in all languages.
            self._complain(language, key, said)
            return None
        return said

    def _complain(self, language: str, key: str, said: str) -> None:
        if (language, key, said) not in self._refused:
            log.warning(
                "%s: Discord does not take %s = %r, so it stays English", language, key, said
            )
            self._refused.add((language, key, said))


def _fits(said: str, location: app_commands.TranslationContextLocation) -> bool:
    """Whether Discord takes a text at its place."""
    where = app_commands.TranslationContextLocation
    if location in (where.command_name, where.group_name, where.parameter_name):
        # Lower case is asked of names of commands and options, and not of a menu's.
        return said == said.lower() and bool(limits.NAME_PATTERN.match(said))
    most = limits.CHOICE_NAME if location is where.choice_name else limits.COMMAND_DESCRIPTION
    return 1 <= len(said) <= most


async def mark(tree: Tree) -> str:
    """Says, as one word, everything that Discord would be told of the commands."""
    # As it would be sent, and not as declared: a new discord.py may say the same otherwise.
    said = tree.translator
    payload = [
        await each.get_translated_payload(tree, said) if said is not None else each.to_dict(tree)
        for each in tree.get_commands()
    ]
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


@lru_cache(maxsize=8)
def declared(library: Library, commands: tuple[Command, ...]) -> tuple[AnyCommand | Group, ...]:
    """Every command that Discord is told of, those without subcommands included.

    What they do is left to the client, a ``Client``: each try to log in has one of its own, and
    the commands are the same.
    """
    groups: dict[str, Group] = {}
    found: dict[str, AnyCommand | Group] = {}
    for command in commands:
        made = _command(library, command)
        if not command.group:
            found[command.word] = made
            continue
        if command.group not in groups:
            groups[command.group] = found[command.group] = _group(library, command)
        groups[command.group].add_command(made)
    return tuple(found.values())


def _group(library: Library, first: Command) -> Group:
    texts = library.texts(SOURCE, first.game)
    key = f"command-{first.group}"
    description = f"{key}-description"
    if first.game:
        key, description = "game-command", "game-summary"
    # The name of a game's command comes with the game; a language may have another.
    name = app_commands.locale_str(first.group, key=key, game=first.game)
    return Group(
        name=name,
        description=_said(texts, description, first.game),
        allowed_contexts=_contexts(first.where),
        allowed_installs=INSTALLS,
    )


def _command(library: Library, command: Command) -> AnyCommand:
    texts = library.texts(SOURCE, command.game)
    places: dict[str, Any] = {}
    # Discord takes these for whole commands only: a subcommand has those of its group.
    if not command.group:
        places = {
            "allowed_contexts": _contexts(command.where),
            "allowed_installs": INSTALLS,
        }
    made: AnyCommand = app_commands.Command(
        name=_said(texts, command.key, command.game),
        description=_said(texts, f"{command.key}-description", command.game),
        callback=_callback(command, texts),
        **places,
    )
    if command.managers:
        made.default_permissions = discord.Permissions(manage_guild=True)
    for param in command.params:
        if param.completed is not None:
            made.autocomplete(param.python)(_completer(command, param, texts))
    return made


def _callback(command: Command, texts: Texts) -> Any:
    async def callback(interaction: Interaction, **given: Any) -> None:
        # What was left out comes as None and stops here: handlers have their own defaults.
        named = {
            param.name: _value(given[param.python])
            for param in command.params
            if given.get(param.python) is not None
        }
        client: Client = interaction.client
        await client.carry_out(interaction, command.name, named)

    first = inspect.Parameter(
        "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
    )
    # Discord wants the required ones first, and a signature takes them in no other order.
    ordered = sorted(command.params, key=lambda param: not param.required)
    callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined] # read by discord.py
        [first, *map(_parameter, ordered)]
    )
    game, params = command.game, command.params
    app_commands.rename(**{p.python: _said(texts, p.key, game) for p in params})(callback)
    app_commands.describe(**{p.python: _said(texts, f"{p.key}-description", game) for p in params})(
        callback
    )
    menus = {
        p.python: [
            app_commands.Choice(name=_said(texts, key, game), value=value)
            for value, key in p.labels
        ]
        for p in params
        if p.one_of is not None
    }
    app_commands.choices(**menus)(callback)
    return callback


def _completer(command: Command, param: Param, texts: Texts) -> Any:
    ours = {texts(each.key): each.name for each in command.params}

    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        # Discord tells of the options by the names that it shows in English.
        told = vars(interaction.namespace).items()
        given = {ours[key]: str(value) for key, value in told if value not in (None, "")}
        client: Client = interaction.client
        found = await client.complete(interaction, command.name, param.name, str(typed), given)
        kind = KINDS[param.kind]  # Discord refuses a word where a number is wanted
        return [app_commands.Choice(name=name, value=kind(value)) for name, value in found]

    return complete


def _contexts(where: frozenset[Place]) -> app_commands.AppCommandContext:
    return app_commands.AppCommandContext(
        guild="server" in where, dm_channel="direct" in where, private_channel=False
    )


def _said(texts: Texts, key: str, game: str) -> app_commands.locale_str:
    return app_commands.locale_str(texts(key), key=key, game=game)


def _parameter(param: Param) -> inspect.Parameter:
    kind = KINDS[param.kind]
    if param.whole is not None:
        kind = app_commands.Range[int, param.whole.low, param.whole.high]
    return inspect.Parameter(
        param.python,
        inspect.Parameter.POSITIONAL_OR_KEYWORD,
        default=inspect.Parameter.empty if param.required else None,
        annotation=kind if param.required else kind | None,
    )


def _value(value: Any) -> Any:
    return value.value if isinstance(value, app_commands.Choice) else value
