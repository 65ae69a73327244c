"""What a language lacks, has too many of, and must not use, measured by the source language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .files import SOURCE, Sources
from .parsed import Source, Text, by_key, of, variables

_FORMS = ("_id", "_count")
_LETTERS = "abcdef"


@dataclass(frozen=True, slots=True)
class Gap:
    """How one file of a language differs from that of the source language.

    done, of: how many texts of the file there are, and how many it has in the source language.
    lacks: keys that are said in the source language. orphans: keys that nothing asks for.
    unused: (key, variable or term) that the source language says and this one does not.
    """

    language: str
    file: str
    done: int
    of: int
    lacks: tuple[str, ...] = ()
    orphans: tuple[str, ...] = ()
    unused: tuple[tuple[str, str], ...] = ()


def gaps(sources: Sources, language: str) -> Iterator[Gap]:
    """The differences of a language, by the files of the source language."""
    for scope in sources.scopes:
        first, own = of(sources, SOURCE, scope), of(sources, language, scope)
        known, has = by_key(first), by_key(own)
        names = dict.fromkeys(source.file.path.name for source in (*first, *own))
        for name in names:
            wanted = [text.key for text in _in(first, name)]
            written = [text.key for text in _in(own, name)]
            yield Gap(
                language,
                name,
                done=sum(key in has for key in wanted),
                of=len(wanted),
                lacks=tuple(key for key in wanted if key not in has and key[0] != "-"),
                orphans=tuple(key for key in written if key not in known and key[0] != "-"),
                unused=tuple(
                    (key, what)
                    for key in written
                    if key in known
                    for what in _dropped(key, known, has)
                ),
            )


def faults(sources: Sources, language: str) -> Iterator[str]:
    """A sentence for each text of a language that cannot be said: file, key, what is allowed."""
    shared = by_key(of(sources, SOURCE, ""))
    own_shared = by_key(of(sources, language, ""))
    for scope in sources.scopes:
        own = of(sources, language, scope)
        first = shared | by_key(of(sources, SOURCE, scope))
        chain = shared | own_shared | first | by_key(own)
        for source in own:
            for text in source.texts:
                yield from _faults(source, text, first, chain)


def _faults(
    source: Source, text: Text, first: Mapping[str, Text], chain: Mapping[str, Text]
) -> Iterator[str]:
    where = f"{source}, line {text.line}: {text.key}"
    for each in sorted(text.references - set(chain)):
        yield f"{where}: there is no {'term' if each[0] == '-' else 'text'} {each}"
    if text.key in first:
        allowed = given(text.key, first)
        for each in sorted(variables(text.key, chain) - allowed):
            yield f"{where}: ${each} is not given; allowed: {_listed(allowed) or 'none'}"


def given(key: str, first: Mapping[str, Text]) -> frozenset[str]:
    """The variables that the code gives for a text of the source language.

    They are those that it uses or its comment names; for an event the ids and numbers of its
    fields too, and for a verb its ids.
    """
    found = set(variables(key, first) | first[key].told)
    if key.startswith("event-"):
        found |= {name.removesuffix(end) for name in found for end in _FORMS}
        found |= {name + end for name in found for end in _FORMS if not name.endswith(_FORMS)}
    elif key.startswith("verb-"):
        found |= {"count", *_LETTERS, *(f"{letter}_id" for letter in _LETTERS)}
    return frozenset(found)


def _dropped(key: str, known: Mapping[str, Text], has: Mapping[str, Text]) -> list[str]:
    """The variables, then the terms, that the source language says and the other does not."""
    said = sorted(variables(key, known) - variables(key, has))
    terms = {each for each in known[key].references if each[0] == "-"}
    return [*(f"${name}" for name in said), *sorted(terms - has[key].references)]


def _in(sources: list[Source], name: str) -> list[Text]:
    return list(by_key([source for source in sources if source.file.path.name == name]).values())


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))
