"""The grammar of custom ids: what a button or menu asks for, in at most 100 characters."""

from __future__ import annotations

from dataclasses import dataclass

from bot.limits import CUSTOM_ID

VERSION = "v1"


@dataclass(frozen=True, slots=True)
class Press:
    """``v1:action:match:token:path``: a press of a button, a use of a menu, a form sent.

    token: when the seat was asked (see Table.token); a press with another token is stale.
    path: words without colon and dot.
    """

    action: str
    match: str = ""
    token: int = 0
    path: tuple[str, ...] = ()

    def __str__(self) -> str:
        text = ":".join((VERSION, self.action, self.match, str(self.token), ".".join(self.path)))
        assert len(text) <= CUSTOM_ID, text
        return text

    @classmethod
    def parse(cls, custom_id: str) -> Press | None:
        """Read a custom id; None for one of another version or another bot."""
        words = custom_id.split(":")
        if len(words) != 5 or words[0] != VERSION or not words[3].isdecimal():
            return None
        path = tuple(words[4].split(".")) if words[4] else ()
        return cls(words[1], words[2], int(words[3]), path)

    @property
    def page(self) -> int:
        """The page of a long menu: the last word when it is ~ and a number."""
        last = self.path[-1] if self.path else ""
        return int(last[1:]) if last[:1] == "~" and last[1:].isdecimal() else 0

    @property
    def walked(self) -> tuple[str, ...]:
        """The path without the page."""
        return tuple(word for word in self.path if word[:1] != "~")
