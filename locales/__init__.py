"""Every sentence the bot says, in Fluent: one folder a language, one file a game."""

from .library import Library
from .texts import MissingText, Texts, opened

__all__ = ["Library", "MissingText", "Texts", "opened"]
