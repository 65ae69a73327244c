"""Prints what each language lacks: ``python -m locales [FOLDER ...]``, see scripts/texts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from .compare import Gap, faults, gaps
from .files import SHIPPED, SOURCE, Sources


def told(sources: Sources, language: str) -> Iterator[str]:
    """The report on a language, line by line."""
    found = list(gaps(sources, language))
    yield f"{language}: {sum(gap.done for gap in found)} of {sum(gap.of for gap in found)} texts"
    yield from (f"  wrong: {fault}" for fault in faults(sources, language))
    yield from (f"  {name}: no game has this file" for name in sources.strangers(language))
    for gap in found:
        yield from _told(gap)


def _told(gap: Gap) -> Iterator[str]:
    if not (gap.lacks or gap.orphans or gap.unused):
        return
    yield f"  {gap.file}: {gap.done} of {gap.of}"
    if gap.done or not gap.lacks:
        yield from (f"    lacks {key}" for key in gap.lacks)
    yield from (f"    {key} is not in {SOURCE}" for key in gap.orphans)
    yield from (f"    {key} does without {what}" for key, what in gap.unused)


def main(folders: list[str]) -> int:
    """Report on every language of the shipped folder and the given ones; 1 if a text is wrong."""
    sources = Sources(SHIPPED, *map(Path, folders))
    lines = [line for language in sources.languages for line in told(sources, language)]
    sys.stdout.write("\n".join(lines) + "\n")
    return int(any(any(faults(sources, language)) for language in sources.languages))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
