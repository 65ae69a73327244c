"""All languages: one Texts for each language and game."""

from __future__ import annotations

from pathlib import Path

from .files import SHIPPED, SOURCE, Sources
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
        for language in self.languages:
            if language != SOURCE or any((folder / SOURCE).is_dir() for folder in folders):
                self._check(language)

    def _check(self, language: str) -> None:
        """Refuse what cannot be said. What is shipped alone is checked by the tests."""
        from .compare import faults  # noqa: PLC0415 - it reads every text, which takes its time

        if found := next(faults(self._sources, language), ""):
            raise ValueError(found)
        _ = self.texts(language).bundle

    @property
    def languages(self) -> list[str]:
        """The languages there are, the source language first."""
        return self._sources.languages

    def nearest(self, code: str) -> str | None:
        """The language for a code of Discord's: of ``pt-BR`` that, else ``pt``, else None."""
        base, _, _ = code.partition("-")
        return next((each for each in (code, base) if each in self.languages), None)

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
