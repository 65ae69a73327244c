"""Every sentence the bot says, in Fluent: one folder a language, one file a game."""

from .texts import Library, MissingText, Texts

__all__ = ["Library", "MissingText", "Texts"]
