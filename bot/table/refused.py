"""A request that is rejected, as a text in the words of whoever asked."""

from __future__ import annotations

from bot.limits import clip
from engine import Cover, Phrase

QUOTED = 1_000
"""Characters at most of what somebody has typed, or of what is possible, in a refusal."""


class Refused(Exception):
    """A text of the locales that says what is not possible, and what is possible instead.

    game: the slug of the game whose texts it needs besides the bot's, if any.
    """

    game = ""

    def __init__(self, key: str, **args: int | str | Phrase | tuple[str, ...]) -> None:
        """Take the key of the text and its variables; of several words the locale makes a list."""
        super().__init__(key, args)
        self.key = key
        # Not ``args``: every exception has those.
        self.args_of_text = {
            name: clip(each, QUOTED) if isinstance(each, str) else each
            for name, each in args.items()
        }


class OtherGame(Refused):
    """The command belongs to another game than the one at the table."""

    def __init__(self, game: Cover) -> None:
        """Take the game at the table."""
        super().__init__("refused-other-game", game=Phrase("game-name"), command=f"/{game.command}")
        self.game = game.slug


class Newer(Refused):
    """The table is played by newer rules than those of this program, which leaves it alone."""

    def __init__(self) -> None:
        """There is nothing to take."""
        super().__init__("refused-newer")
