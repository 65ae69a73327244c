"""What a custom id says: each kind of button, menu and form as a small value, and their one codec.

The grammar is ``v1:word:match:token:words``, the words with dots between them and a page last as
``~2``. Ids outlive restarts and versions: a word, once used, keeps its meaning.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import ClassVar, Self

from .limits import CUSTOM_ID

VERSION = "v1"
TOKEN = "token"  # noqa: S105 - the name of a field
"""A field of this name stands in a place of its own: when the seat was asked, see Table.token."""


@dataclass(frozen=True, slots=True)
class Press:
    """A control about a match. The fields of a kind, after ``match``, are the words of its ids.

    All are strings; a field ``path`` takes all words that are left, and ``page`` the page.
    """

    word: ClassVar[str] = ""
    match: str

    @property
    def id(self) -> str:
        """The custom id, at most 100 characters."""
        words: list[str] = []
        token = 0
        for field in fields(self)[1:]:
            value = getattr(self, field.name)
            if field.name == TOKEN:
                token = value
            elif field.name == "page":
                words += [f"~{value}"] if value else []
            else:
                words += [value] if isinstance(value, str) else value
        text = f"{VERSION}:{self.word}:{self.match}:{token}:{'.'.join(words)}"
        assert len(text) <= CUSTOM_ID, text
        return text

    @classmethod
    def of(cls, match: str, token: int, words: Sequence[str]) -> Self | None:
        """The press with these words, or None when they are too few; what is too many is left."""
        page = 0
        if words and words[-1][:1] == "~" and words[-1][1:].isdecimal():
            *words, last = words
            page = int(last[1:])
        left = list(words)
        values: dict[str, object] = {}
        for field in fields(cls)[1:]:
            if field.name == TOKEN:
                values[TOKEN] = token
            elif field.name == "page":
                values["page"] = page
            elif field.name == "path":
                values["path"], left = tuple(left), []
            elif left:
                values[field.name] = left.pop(0)
            else:
                return None
        return cls(match, **values)


def split(custom_id: str) -> tuple[str, str, int, list[str]] | None:
    """Word, match, token and words of an id; None for one of another version or another bot."""
    parts = custom_id.split(":")
    if len(parts) != 5 or parts[0] != VERSION or not parts[3].isdecimal():
        return None
    return parts[1], parts[2], int(parts[3]), parts[4].split(".") if parts[4] else []


# -- before the start ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Join(Press):
    """Take a seat."""

    word: ClassVar[str] = "join"


@dataclass(frozen=True, slots=True)
class Leave(Press):
    """Give a seat up."""

    word: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True)
class AddComputer(Press):
    """Give a seat to a computer player."""

    word: ClassVar[str] = "computer"


@dataclass(frozen=True, slots=True)
class Start(Press):
    """Deal the game."""

    word: ClassVar[str] = "start"


@dataclass(frozen=True, slots=True)
class SetOption(Press):
    """The menu of the values of one option of the game."""

    word: ClassVar[str] = "option"
    field: str


# -- looking ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShowMine(Press):
    """One's own board."""

    word: ClassVar[str] = "me"


@dataclass(frozen=True, slots=True)
class ShowText(Press):
    """The same as text."""

    word: ClassVar[str] = "text"


@dataclass(frozen=True, slots=True)
class ShowRecap(Press):
    """What happened since one's last move."""

    word: ClassVar[str] = "recap"


@dataclass(frozen=True, slots=True)
class ShowSecrets(Press):
    """What one alone was told."""

    word: ClassVar[str] = "secrets"


# -- the table ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stop(Press):
    """Stop the table for good."""

    word: ClassVar[str] = "stop"


@dataclass(frozen=True, slots=True)
class TakeSeat(Press):
    """Take the seat of an offer."""

    word: ClassVar[str] = "take"
    offer: str


@dataclass(frozen=True, slots=True)
class WithdrawSeat(Press):
    """End an offer of a seat."""

    word: ClassVar[str] = "withdraw"
    offer: str


@dataclass(frozen=True, slots=True)
class Mute(Press):
    """No more reminders of one question."""

    word: ClassVar[str] = "mute"
    token: int


# -- one's moves --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpenPanel(Press):
    """The panel of one's moves."""

    word: ClassVar[str] = "turn"


@dataclass(frozen=True, slots=True)
class Refresh(Press):
    """The panel brought up to date where it stands."""

    word: ClassVar[str] = "refresh"


@dataclass(frozen=True, slots=True)
class PanelPress(Press):
    """A control of a panel: at which place of the tree of choices it stands.

    token: when the seat was asked; a press with another one is stale.
    """

    token: int
    path: tuple[str, ...] = ()
    page: int = 0


@dataclass(frozen=True, slots=True)
class Go(PanelPress):
    """Go to a place."""

    word: ClassVar[str] = "go"


@dataclass(frozen=True, slots=True)
class Pick(PanelPress):
    """The menu of what comes next at a place."""

    word: ClassVar[str] = "menu"


@dataclass(frozen=True, slots=True)
class Do(PanelPress):
    """Carry out the choice at a place."""

    word: ClassVar[str] = "do"


@dataclass(frozen=True, slots=True)
class AskNumber(PanelPress):
    """Open the form for a number."""

    word: ClassVar[str] = "form"


@dataclass(frozen=True, slots=True)
class Typed(PanelPress):
    """That form, sent."""

    word: ClassVar[str] = "typed"
