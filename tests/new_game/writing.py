"""Writes the empty files of a game from templates."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

TEMPLATE = Path(__file__).parent / "template"
SUFFIX = ".template"
SLUG = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
CLAUSE = re.compile(r"^- ([A-Z]{2})[0-9]+ ", re.MULTILINE)
COMING = re.compile(r"^COMING: (.*) = \((.*)\)$", re.MULTILINE)


class NotPossible(ValueError):
    """Why a game of that name cannot be begun."""


def write(root: Path, slug: str, letters: str = "") -> list[Path]:
    """Write the files of a game into a checkout, and its slug into ``games.COMING``.

    letters: with which its clauses begin; without them two of its name are taken that no game
    has. Nothing is overwritten. Raises NotPossible.
    """
    if not SLUG.fullmatch(slug):
        raise NotPossible(f"'{slug}': a slug is lower-case words with _ between: salvage_run")
    taken = used(root)
    letters = letters or next((each for each in pairs(slug) if each not in taken), "")
    if not re.fullmatch("[A-Z]{2}", letters) or letters in taken:
        others = ", ".join(sorted(taken))
        raise NotPossible(f"'{letters}': two capital letters that no game has; taken: {others}")
    words = {
        "LETTERS": letters,
        "LABEL": slug.replace("_", "-"),
        "NAME": slug.replace("_", " ").title(),
        "SLUG": slug,
    }
    made = {root / _filled(name, words): text for name, text in templates()}
    if found := [path for path in made if path.exists()]:
        raise NotPossible(f"{found[0].relative_to(root)} is there already")
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_filled(text, words), "utf-8")
    _announce(root / "games" / "__init__.py", slug)
    return list(made)


def templates() -> Iterator[tuple[str, str]]:
    """The path of each file below the checkout, and its text."""
    for path in sorted(TEMPLATE.rglob(f"*{SUFFIX}")):
        name = path.relative_to(TEMPLATE).as_posix().removesuffix(SUFFIX)
        yield name, path.read_text("utf-8")


def used(root: Path) -> set[str]:
    """The letters with which the clauses of games begin."""
    pages = (root / "docs" / "rules").glob("*.md")
    return {letters for page in pages for letters in CLAUSE.findall(page.read_text("utf-8"))}


def pairs(slug: str) -> Iterator[str]:
    """Two letters of a name: the first ones of its words, then the first and another."""
    words = slug.upper().split("_")
    plain = re.sub("[^A-Z]", "", slug.upper())
    if len(words) > 1 and (words[0][0] + words[1][0]).isalpha():
        yield words[0][0] + words[1][0]
    yield from (plain[0] + other for other in plain[1:])


def _filled(text: str, words: dict[str, str]) -> str:
    return re.sub("|".join(words), lambda found: words[found[0]], text)


def _announce(file: Path, slug: str) -> None:
    text = file.read_text("utf-8")
    found = COMING.search(text)
    assert found is not None, f"{file}: COMING is written in one line"
    every = [*re.findall(r'"(\w+)"', found[2]), slug]
    listed = ", ".join(f'"{each}"' for each in every) + ("," if len(every) == 1 else "")
    file.write_text(text.replace(found[0], f"COMING: {found[1]} = ({listed})"), "utf-8")
