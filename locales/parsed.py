"""What Fluent finds in the files: the texts each defines, and what those use.

Loaded when a text is first said that is more than plain words, or another language is checked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from .files import File, Sources

Entry: TypeAlias = ast.Message | ast.Term
_TOLD = re.compile(r"\$([A-Za-z][\w-]*)")


class Uses(Visitor):
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
    """A Fluent file of a language with its texts."""

    file: File
    texts: tuple[Text, ...]

    def __str__(self) -> str:
        return str(self.file)


def of(sources: Sources, language: str, scope: str) -> list[Source]:
    """The files of a language for the bot or for a game, later ones winning.

    Raises ValueError for a file that is not Fluent.
    """
    return [read(file) for file in sources.of(language, scope)]


def read(file: File) -> Source:
    """A file as it is now. Raises ValueError, naming the line, for one that is not Fluent."""
    content = file.path.read_text("utf-8")
    resource, texts = _parsed(content)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = _line(entry, content)
            said = (entry.content or "").strip()[:80]
            raise ValueError(  # noqa: TRY004 - the file is wrong, not a type
                f"{file}, line {line}: not Fluent: {said}"
            )
    return Source(file, texts)


def _line(entry: ast.SyntaxNode, content: str) -> int:
    return content.count("\n", 0, entry.span.start if entry.span is not None else 0) + 1


@lru_cache(maxsize=256)
def _parsed(content: str) -> tuple[ast.Resource, tuple[Text, ...]]:
    """A Fluent file. Each is parsed once: it takes as long as all the rest of a start."""
    resource: ast.Resource = FluentResource(content)
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
    return resource, tuple(_text(entry, content) for entry in entries)


def _text(entry: Entry, content: str) -> Text:
    uses = Uses()
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


def by_key(sources: Iterable[Source]) -> dict[str, Text]:
    """The texts of some files, later ones winning."""
    return {text.key: text for source in sources for text in source.texts}
