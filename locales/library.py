"""All languages: one Texts for each language and game."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from .files import SHIPPED, SOURCE, Sources, State
from .texts import Texts


class Library:
    """All languages. ``folders`` hold one folder a language each, which may be partial."""

    def __init__(self, *folders: Path, strict: bool = False) -> None:
        """Look into the shipped folder first, then into the given ones.

        Raises ValueError for a text that cannot be said, naming the file, the key and what is
        allowed. ``strict`` makes a variable that is not given an error when the text is said.
        """
        self._sources = Sources(SHIPPED, *folders)
        self._strict = strict
        self._texts: dict[tuple[str, str], Texts] = {}
        self._nearest: dict[str, str | None] = {}
        for language in self.languages:
            if language != SOURCE or any((folder / SOURCE).is_dir() for folder in folders):
                self._check(language)

    def _check(self, language: str) -> None:
        """Refuse what cannot be said. What is shipped alone is checked by the tests."""
        if found := _fault(self._sources.state(), language):
            raise ValueError(found)
        _ = self.texts(language).bundle

    @property
    def languages(self) -> list[str]:
        """The languages there are, the source language first."""
        return self._sources.languages

    def nearest(self, code: str) -> str | None:
        """The language for a code of Discord's: of ``pt-BR`` that, else ``pt``, else None."""
        if code not in self._nearest:  # each text of each command is asked for in each of them
            base, _, _ = code.partition("-")
            there = (each for each in (code, base) if each in self.languages)
            self._nearest[code] = next(there, None)
        return self._nearest[code]

    def texts(self, language: str, game: str = "") -> Texts:
        """The texts of a language, or of the source language where there is no such.

        What a language lacks is said in the source language.
        """
        if language not in self.languages:
            language = SOURCE
        if (language, game) not in self._texts:
            base = None if language == SOURCE else self.texts(SOURCE, game)
            chain = [SOURCE] if base is None else [SOURCE, language]
            scopes = ["", game] if game else [""]
            # A game's texts win over the bot's, whatever their language: keys may mean others.
            files = [
                file for scope in scopes for each in chain for file in self._sources.of(each, scope)
            ]
            self._texts[language, game] = Texts(language, files, base, strict=self._strict)
        return self._texts[language, game]


@lru_cache(maxsize=64)
def _fault(state: State, language: str) -> str:
    """What is wrong with a language in some folders; looked for once while no file changes."""
    from .compare import faults  # noqa: PLC0415 - it reads every text, which takes its time

    return next(faults(Sources(*state.folders), language), "")
