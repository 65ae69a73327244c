"""Where the texts are: one folder a language, and which files are read together."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

SHIPPED = Path(__file__).parent
SOURCE = "en"
"""The language every text is written in first; what another language lacks is said in it."""
SHARED = ("core.ftl", "board.ftl")
"""The files that every bundle has, whatever the game."""


@dataclass(frozen=True, slots=True)
class File:
    """A Fluent file of a language; as text it is ``en/core.ftl``."""

    language: str
    path: Path

    def __str__(self) -> str:
        return f"{self.language}/{self.path.name}"


@dataclass(frozen=True, slots=True)
class State:
    """Folders, and when each of their files was written, in ns, and how long it is, in bytes."""

    folders: tuple[Path, ...]
    files: tuple[tuple[Path, int, int], ...]


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

    def state(self) -> State:
        """The folders with their files as they are now."""
        paths = sorted(path for folder in self._folders for path in folder.glob("*/*.ftl"))
        stats = ((path, path.stat()) for path in paths)
        return State(self._folders, tuple((p, s.st_mtime_ns, s.st_size) for p, s in stats))

    def of(self, language: str, scope: str) -> list[File]:
        """The files of a language for the bot or for a game, later ones winning."""
        patterns = (f"{scope}.ftl", f"{scope}_*.ftl") if scope else SHARED
        return [
            File(language, path)
            for folder in self._folders
            for pattern in patterns
            for path in sorted((folder / language).glob(pattern))
        ]

    def strangers(self, language: str) -> list[str]:
        """The files of a language that no bundle reads."""
        read = {file.path for scope in self.scopes for file in self.of(language, scope)}
        found = {path for folder in self._folders for path in (folder / language).glob("*.ftl")}
        return sorted(path.name for path in found - read)
