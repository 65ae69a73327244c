"""Every sentence the bot says, as Fluent texts: one folder a language, one file a game, ``core.ftl`` for the rest."""

from .texts import Library, MissingText, Texts

__all__ = ["Library", "MissingText", "Texts"]
