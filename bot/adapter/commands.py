"""The slash commands as discord.py's command tree, made from the locales and the games."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from keyword import iskeyword
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
from discord import app_commands

from engine import Command
from locales import Library, Texts

if TYPE_CHECKING:
    from bot.catalogue import Catalogue, Title

Interaction: TypeAlias = "discord.Interaction[Any]"
Given: TypeAlias = dict[str, Any]
Run: TypeAlias = Callable[[Interaction, str, Given], Awaitable[None]]
"""Carries out a command: the interaction, the command's full name in English, its options."""
Suggest: TypeAlias = Callable[[Interaction, str, str, str], Awaitable[list[tuple[str, str]]]]
"""Completes an option: the interaction, the command, the option, what is typed so far."""


@dataclass(frozen=True, slots=True)
class Param:
    """An option of a command. ``kind`` is the Python type that discord.py turns into Discord's."""

    name: str
    kind: Any = str
    required: bool = False
    completes: bool = False
    values: tuple[tuple[str, str], ...] = ()
    """(value, key of its text) pairs for a fixed menu."""


TABLE = Param("table", completes=True)

GAME: Mapping[str, tuple[Param, ...]] = {
    "new": (Param("game", required=True, completes=True),),
    "join": (),
    "leave": (),
    "add-computer": (Param("computer", completes=True),),
    "start": (),
    "turn": (TABLE,),
    "show": (TABLE, Param("text", bool)),
    "me": (TABLE, Param("text", bool)),
    "log": (TABLE, Param("page", app_commands.Range[int, 1])),
    "recap": (TABLE,),
    "rules": (
        Param("game", completes=True),
        Param("clause"),
        Param("page", app_commands.Range[int, 1]),
    ),
    "replace": (
        Param("player", required=True, completes=True),
        Param("with", discord.User),
        Param("computer", completes=True),
    ),
    "pace": (
        Param("remind-every", app_commands.Range[int, 0, 168]),
        Param("limit", app_commands.Range[int, 0, 720]),
        Param("answer-limit", app_commands.Range[int, 0, 168]),
    ),
    "end": (),
    "list": (),
    "export": (TABLE,),
    "import": (Param("file", discord.Attachment), Param("from", completes=True)),
    "verify": (TABLE,),
}

SETTINGS: tuple[Param, ...] = (
    Param("timezone", completes=True),
    Param("quiet-from", app_commands.Range[int, 0, 23]),
    Param("quiet-to", app_commands.Range[int, 0, 23]),
    Param("remind-every", app_commands.Range[int, 0, 168]),
    Param("reminders", bool),
    Param(
        "notify",
        values=tuple((name, f"notify-{name}") for name in ("channel", "direct", "both", "none")),
    ),
    Param("language", completes=True),
)


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in every language there is."""

    def __init__(self, library: Library) -> None:
        """Take the texts."""
        self._library = library

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - discord.py's signature
    ) -> str | None:
        """The text in that language, or None when the bot does not speak it."""
        language = locale.value.split("-")[0]
        if language not in self._library.languages or language == "en":
            return None
        texts = self._library.texts(language, string.extras["game"])
        key: str = string.extras["key"]
        return texts(key) if texts.has(key) else None


class CommandBuilder:
    """Builds all commands; what they do is decided by ``run`` and ``suggest``."""

    def __init__(self, library: Library, run: Run, suggest: Suggest) -> None:
        """Take the texts and the two doors into the bot."""
        self._library = library
        self._run = run
        self._suggest = suggest

    def all(
        self, catalogue: Catalogue
    ) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
        """Every command the bot has."""
        core = self._library.texts("en")
        game = self._group(core, "game", "")
        for name, params in GAME.items():
            game.add_command(self._command(core, "game", name, params, ""))
        return [
            game,
            self._command(core, "", "settings", SETTINGS, ""),
            self._command(core, "", "help", (), ""),
            *(self._game(title) for title in catalogue),
        ]

    def _game(self, title: Title) -> app_commands.Group:
        texts = self._library.texts("en", title.game.slug)
        group = app_commands.Group(
            name=title.game.command,
            description=_said(texts, "game-summary", title.game.slug),
            **ANYWHERE,
        )
        for command in title.game.commands:
            group.add_command(
                self._command(
                    texts, title.game.command, command.name, game_params(command), title.game.slug
                )
            )
        return group

    def _group(self, texts: Texts, name: str, game: str) -> app_commands.Group:
        return app_commands.Group(
            name=_said(texts, f"command-{name}", game),
            description=_said(texts, f"command-{name}-description", game),
            **ANYWHERE,
        )

    def _command(
        self, texts: Texts, group: str, name: str, params: Sequence[Param], game: str
    ) -> app_commands.Command[Any, ..., Any]:
        full = f"{group} {name}".strip()
        command: app_commands.Command[Any, ..., Any] = app_commands.Command(
            name=_said(texts, f"command-{name}", game),
            description=_said(texts, f"command-{name}-description", game),
            callback=self._callback(full, texts, params, game),
            **({} if group else ANYWHERE),
        )
        for param in params:
            if param.completes:
                command.autocomplete(_python(param.name))(self._completer(full, param.name))
        return command

    def _callback(self, full: str, texts: Texts, params: Sequence[Param], game: str) -> Any:
        async def callback(interaction: Interaction, **given: Any) -> None:
            plain = {
                param.name: _plain(given[_python(param.name)])
                for param in params
                if given.get(_python(param.name)) is not None
            }
            await self._run(interaction, full, plain)

        first = inspect.Parameter(
            "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
        )
        ordered = sorted(params, key=lambda param: not param.required)
        callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined] # read by discord.py
            [first, *(_parameter(param) for param in ordered)]
        )
        names = {_python(p.name): _said(texts, f"param-{p.name}", game) for p in params}
        app_commands.rename(**names)(callback)
        app_commands.describe(
            **{_python(p.name): _said(texts, f"param-{p.name}-description", game) for p in params}
        )(callback)
        for param in params:
            if param.values:
                app_commands.choices(
                    **{
                        param.name: [
                            app_commands.Choice(name=_said(texts, key, game), value=value)
                            for value, key in param.values
                        ]
                    }
                )(callback)
        return callback

    def _completer(self, full: str, param: str) -> Any:
        async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
            found = await self._suggest(interaction, full, param, typed)
            return [app_commands.Choice(name=name, value=value) for name, value in found]

        return complete


ANYWHERE: dict[str, Any] = {
    "allowed_contexts": app_commands.AppCommandContext(
        guild=True, dm_channel=True, private_channel=False
    ),
    "allowed_installs": app_commands.AppInstallationType(guild=True, user=False),
}


def game_params(command: Command) -> tuple[Param, ...]:
    """The options of a game's command. They are required where it is a single choice.

    Where it may carry several, each may begin: the first answers may have been given before.
    """
    single = len(command.parts) == 1 and not command.parts[0].repeat
    params: dict[str, Param] = {}
    for part in command.parts:
        for name in part.params:
            params.setdefault(name, Param(name, required=single, completes=True))
    return (*params.values(), TABLE)


def _said(texts: Texts, key: str, game: str) -> app_commands.locale_str:
    return app_commands.locale_str(texts(key), key=key, game=game)


def _python(name: str) -> str:
    return name.replace("-", "_") + ("_" if iskeyword(name) else "")


def _parameter(param: Param) -> inspect.Parameter:
    empty = inspect.Parameter.empty
    return inspect.Parameter(
        _python(param.name),
        inspect.Parameter.POSITIONAL_OR_KEYWORD,
        default=empty if param.required else None,
        annotation=param.kind if param.required else param.kind | None,
    )


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, app_commands.Choice) else value
