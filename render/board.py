"""What a game's board file offers to the bot, and what the bot tells it beside the view."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engine import Phrase, Seat, plain_phrase
from locales import Texts

from .scene import Scene
from .signs import Sign

V = TypeVar("V")

ALT_ROOM = 1024
"""Characters that Discord allows for the description of a picture."""
TEXT_ROOM = 1900
"""Characters of a text board, so that it fits a message together with its code fence."""
TEXT_WIDTH = 40
"""Columns of a text board that a phone shows without breaking lines."""


@dataclass(frozen=True, slots=True)
class Caption:
    """The words for a board and whose eyes it is for.

    names: what the players are called, by seat, as they write themselves; boards make them
        harmless for the place where they put them.
    highlighted: the ids that stand in the viewer's offers; empty for the public board.
    phrase: the game's phrase for an id.
    asked: who is asked what, with which a text board and a description begin; empty where nobody
        is, or where a board words it by itself.
    chosen: the ids of what the viewer has chosen so far of what they are about to do.
    waited: whose decision is owed.
    left: how many quarters of their time are left, at most 4; None where nothing runs out.
    trail: the ids that each of the last moves was about, the oldest first.
    own: patterns of the groups that are the viewer's, see Board.own.
    mark: words that stand in a bar below everything, because it is not what it seems; mostly empty.
    """

    texts: Texts
    names: tuple[str, ...]
    highlighted: frozenset[str] = frozenset()
    phrase: Callable[[str], Phrase] = field(default=plain_phrase)
    asked: str = ""
    chosen: frozenset[str] = frozenset()
    waited: tuple[Seat, ...] = ()
    left: int | None = None
    trail: tuple[tuple[str, ...], ...] = ()
    own: tuple[str, ...] = ()
    mark: str = ""

    def name(self, seat: Seat) -> str:
        """What the player in a seat is called."""
        return self.names[seat]

    def opening(self) -> tuple[str, ...]:
        """The sentence with which a description begins, if there is one."""
        return (self.texts("board-sentence", said=self.asked),) if self.asked else ()

    def id(self, id_: str) -> str:
        """What an id of the rules is called."""
        return self.texts.id(id_, self.phrase, self.name)


def _no_picture(_view: object, _caption: Caption) -> Scene | None:
    return None


def _nothing(_view: object) -> tuple[str, ...]:
    return ()


def _no_notes(_view: object, _caption: Caption) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Board(Generic[V]):
    """The board of one game: pure functions of a view and a caption.

    scene: the picture of the whole board, 1024 pixels wide.
    text: the same for a code block of equally wide letters, without the fence: at most
        TEXT_ROOM characters, lines of at most TEXT_WIDTH columns.
    alt: the same in sentences, at most ALT_ROOM characters.
    hand: a second picture for the viewer alone, or None when there is nothing to show.
    near: what a viewer needs for what they are asked (``highlighted`` and ``chosen`` say what that
        is about), large enough for a phone; None where that is the whole board.
    notes: lines for the message beside the picture, such as what ends when (``<t:seconds:R>`` is
        shown in the reader's own time) or a plan in the making. The caption's names are made
        harmless for a message there.
    stakes: lines that say what the present question or the position is about, the most urgent
        first; names as in the notes.
    signs: what can be seen in its scenes and is explained in the legend, in that order; legend.py
        says how to give a board its signs.
    plain: names of groups that need no word, as patterns like those of signs.
    callouts: the names of the signs that are pointed at on the picture for newcomers.
    places: where things can be chosen or happen, as patterns of groups with an ``{id}``; what is
        chosen is framed there, and moves are numbered. The first pattern that occurs counts.
    pieces: what stands now here, now there, as patterns of groups; a group's name is the same for
        the whole match, and only it has it, or its ``{id}`` says which pieces are alike. Films
        show it on its way.
    own: what is the viewer's, as patterns of groups: lessons point at that rather than at
        another's.
    """

    scene: Callable[[V, Caption], Scene]
    text: Callable[[V, Caption], str]
    alt: Callable[[V, Caption], str]
    hand: Callable[[V, Caption], Scene | None] = _no_picture
    notes: Callable[[V, Caption], tuple[str, ...]] = _no_notes
    stakes: Callable[[V, Caption], tuple[str, ...]] = _no_notes
    signs: tuple[Sign, ...] = ()
    plain: tuple[str, ...] = ()
    callouts: tuple[str, ...] = ()
    near: Callable[[V, Caption], Scene | None] = _no_picture
    places: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    own: Callable[[V], tuple[str, ...]] = _nothing

    @property
    def has_near(self) -> bool:
        """Whether it may show less than the whole."""
        return self.near is not _no_picture
