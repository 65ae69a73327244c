"""The Fluent files of all languages: what each defines, uses, and belongs to."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

SHIPPED = Path(__file__).parent
SOURCE = "en"
"""The language every text is written in first; what another language lacks is said in it."""
SHARED = ("core.ftl", "board.ftl")
"""The files that every bundle has, whatever the game."""

Entry: TypeAlias = ast.Message | ast.Term
_TOLD = re.compile(r"\$([A-Za-z][\w-]*)")


class _Uses(Visitor):
    """Collects the variables, messages and terms that an entry uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named so by fluent.syntax
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - as above
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - as above
        self.references.add("-" + node.id.name)
        self.generic_visit(node)


@dataclass(frozen=True, slots=True)
class Text:
    """A message, or a term (its key begins with a hyphen), of one file.

    variables: what it uses itself. references: the messages and terms that it uses.
    told: the variables that the comment above it names; the code gives them, used or not.
    line: where it begins.
    """

    key: str
    variables: frozenset[str]
    references: frozenset[str]
    told: frozenset[str]
    line: int


@dataclass(frozen=True, slots=True)
class Source:
    """A Fluent file of a language; as text it is ``en/core.ftl``."""

    language: str
    path: Path
    resource: ast.Resource
    texts: tuple[Text, ...]

    def __str__(self) -> str:
        return f"{self.language}/{self.path.name}"

    @property
    def keys(self) -> frozenset[str]:
        """The keys it defines."""
        return frozenset(text.key for text in self.texts)


class Sources:
    """All files of some folders; each folder has one folder a language."""

    def __init__(self, *folders: Path) -> None:
        """Take the folders, later ones winning."""
        self._folders = folders

    @cached_property
    def languages(self) -> list[str]:
        """The languages there are, the source language first."""
        found = {path.parent.name for folder in self._folders for path in folder.glob("*/*.ftl")}
        return sorted(found, key=lambda language: (language != SOURCE, language))

    @cached_property
    def scopes(self) -> list[str]:
        """The sets of files that are read together: "" for the bot, and each game."""
        stems = {
            path.stem
            for folder in self._folders
            for path in (folder / SOURCE).glob("*.ftl")
            if path.name not in SHARED
        }
        games = [s for s in stems if not any(s.startswith(other + "_") for other in stems)]
        return ["", *sorted(games)]

    def of(self, language: str, scope: str) -> list[Source]:
        """The files of a language for the bot or for a game, later ones winning.

        Raises ValueError for a file that is not Fluent.
        """
        patterns = (f"{scope}.ftl", f"{scope}_*.ftl") if scope else SHARED
        return [
            read(language, path)
            for folder in self._folders
            for pattern in patterns
            for path in sorted((folder / language).glob(pattern))
        ]

    def strangers(self, language: str) -> list[str]:
        """The files of a language that no bundle reads."""
        read_ = {source.path for scope in self.scopes for source in self.of(language, scope)}
        found = {path for folder in self._folders for path in (folder / language).glob("*.ftl")}
        return sorted(path.name for path in found - read_)


def read(language: str, path: Path) -> Source:
    """A file as it is now. Raises ValueError, naming the line, for one that is not Fluent."""
    content = path.read_text("utf-8")
    resource, texts = _parsed(content)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = _line(entry, content)
            said = (entry.content or "").strip()[:80]
            raise ValueError(  # noqa: TRY004 - the file is wrong, not a type
                f"{language}/{path.name}, line {line}: not Fluent: {said}"
            )
    return Source(language, path, resource, texts)


def _line(entry: ast.SyntaxNode, content: str) -> int:
    return content.count("\n", 0, entry.span.start if entry.span is not None else 0) + 1


@lru_cache(maxsize=256)
def _parsed(content: str) -> tuple[ast.Resource, tuple[Text, ...]]:
    """A Fluent file. Each is parsed once: it takes as long as all the rest of a start."""
    resource: ast.Resource = FluentResource(content)
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
    return resource, tuple(_text(entry, content) for entry in entries)


def _text(entry: Entry, content: str) -> Text:
    uses = _Uses()
    uses.visit(entry)
    is_term = isinstance(entry, ast.Term)
    comment = entry.comment.content if entry.comment is not None else ""
    return Text(
        key=("-" if is_term else "") + entry.id.name,
        variables=frozenset() if is_term else frozenset(uses.variables),
        references=frozenset(uses.references),
        told=frozenset(_TOLD.findall(comment or "")),
        line=_line(entry, content),
    )


def variables(key: str, known: Mapping[str, Text]) -> frozenset[str]:
    """What a message uses, itself or by the messages that stand in it."""
    found: set[str] = set()
    open_, seen = [key], set()
    while open_:
        each = open_.pop()
        if each in seen or each not in known:
            continue
        seen.add(each)
        found |= known[each].variables
        open_ += known[each].references
    return frozenset(found)


def by_key(sources: Sequence[Source]) -> dict[str, Text]:
    """The texts of some files, later ones winning."""
    return {text.key: text for source in sources for text in source.texts}
