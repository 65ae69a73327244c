"""Fluent and Babel behind the texts: a text, and those that it uses, is read when first said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from .entries import NotFluent
from .parsed import Uses


@cache  # every game's bundle has the bot's texts
def read(text: str) -> ast.Resource:
    """One text as ``cut`` gives it. Raises NotFluent."""
    resource: ast.Resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise NotFluent(f"not Fluent: {(entry.content or '').strip()[:80]}")
    return resource


class Bundle:
    """The texts of one language, given as ``cut`` finds them."""

    def __init__(self, language: str, code: str, texts: Mapping[str, str]) -> None:
        """Take the language, the code whose plurals and numbers it uses, and all texts by key.

        Raises ValueError for a code that nobody knows.
        """
        try:
            self._locale = Locale.parse(code, sep="-")
        except (UnknownLocaleError, ValueError) as error:
            raise ValueError(
                f"{language}: there is no language {code}; language-locale in core.ftl may "
                "name one, such as pt-BR"
            ) from error
        self._bundle = FluentBundle([str(self._locale).replace("_", "-")], use_isolating=False)
        self._texts = texts
        self._ready: set[str] = set()

    def listed(self, items: Sequence[str], style: Literal["standard", "or"] = "standard") -> str:
        """'A, B and C', or 'A, B or C'."""
        return format_list(items, style, self._locale)

    def say(self, key: str, args: Mapping[str, int | str]) -> tuple[str, list[Exception]]:
        """A text with its variables, and what was wrong with them.

        Raises KeyError when there is none, and NotFluent when it cannot be read.
        """
        if key not in self._ready:
            self._prepare(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        said, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(said), errors

    def _prepare(self, key: str) -> None:
        resource = read(self._texts[key])
        self._ready.add(key)
        self._bundle.add_resource(resource)
        uses = Uses()
        uses.visit(resource)
        for used in sorted(uses.references):
            if used in self._texts and used not in self._ready:
                self._prepare(used)
