"""A message as plain data: what is said and shown, before any library encodes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Literal, TypeAlias

from engine import Choice, Seat

from . import limits

Style: TypeAlias = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """A button; ``id`` is its custom id."""

    id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """A line of a menu."""

    value: str
    label: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu from which ``low`` to ``high`` options are taken.

    of: what it lists: options of its own, or what Discord knows of the server: its roles, the
        channels in which tables can be, those in which messages can stand; values are ids then.
    chosen: the values that stand in it.
    """

    id: str
    placeholder: str
    options: tuple[Option, ...] = ()
    low: int = 1
    high: int = 1
    of: Literal["options", "tables", "messages", "roles"] = "options"
    chosen: tuple[str, ...] = ()


Row: TypeAlias = tuple[Button, ...] | Menu


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture still to be made, if it is sent at all.

    describe: gives its description. paint: gives PNG bytes and may run in another thread.
    shows: a word that stands for all that is in it, for a message that is changed while it may
        already show the same; empty where it is not asked for.
    instead: what is said, before its description, where it cannot be made.
    """

    name: str
    describe: Callable[[], str]
    paint: Callable[[], bytes]
    shows: str = ""
    instead: str = ""

    @property
    def file(self) -> str:
        """The name of its file, from which can be read again what a message shows."""
        stem, dot, suffix = self.name.rpartition(".")
        return f"{stem}-{self.shows}{dot}{suffix}" if self.shows else self.name

    @property
    def alt(self) -> str:
        """What those hear who do not see it."""
        return self.describe()


@dataclass(frozen=True, slots=True)
class Document:
    """A text file to be attached."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a panel stands: whose it is, and how far along the choices of their seat.

    token: of the question that it shows, see Table.token. path: the words of the way that has been
    walked; empty at the first question. seq: the last entry of the log that it knows of.
    notes: what it says of what came of the last press. proposal: the standing order that it
    proposes. unfolded: they have asked for all that can be chosen there, and look at it.
    """

    match: str
    seat: Seat
    token: int
    path: tuple[str, ...]
    seq: int
    notes: tuple[str, ...] = ()
    proposal: Choice | None = None
    unfolded: bool = False


@dataclass(frozen=True, slots=True)
class Message:
    """What one message shows.

    text: the plain content, the only part that can ping: ``pings`` names the user ids.
    title, body, footer: the embed, if any is given; the picture stands in it, below the body.
    below: what stands below the picture, right above the rows, in an embed of its own.
    silent: it makes no sound when it is posted; a change never makes one.
    spot: of a panel, which is kept up to date; it is no part of what is shown.
    """

    text: str = ""
    title: str = ""
    body: str = ""
    footer: str = ""
    below: str = ""
    picture: Picture | None = None
    rows: tuple[Row, ...] = ()
    pings: tuple[int, ...] = ()
    document: Document | None = None
    silent: bool = False
    spot: Spot | None = field(default=None, repr=False, compare=False)

    @property
    def look(self) -> str:
        """A short word that is another for whatever looks different."""
        # The functions of a picture are others each time; what it shows stands in its name.
        file = self.picture.file if self.picture is not None else ""
        return sha256(repr((replace(self, picture=None), file)).encode()).hexdigest()

    @property
    def has_embed(self) -> bool:
        """Whether anything stands in the embed."""
        # The picture, too, for it is shown inside the embed and not below it.
        return bool(self.title or self.body or self.footer or self.picture)


@dataclass(frozen=True, slots=True)
class Input:
    """A text input of a form.

    id: its custom id, unique in the form. text: what stands in it when it opens. most: how many
    characters may be typed. long: it has room for several lines. needed: it may not stay empty.
    """

    id: str
    label: str
    placeholder: str = ""
    text: str = ""
    most: int = 100
    long: bool = False
    needed: bool = True


@dataclass(frozen=True, slots=True)
class Form:
    """A modal with text inputs."""

    id: str
    title: str
    inputs: tuple[Input, ...] = ()


def fitted(message: Message) -> Message:
    """The message with every text within Discord's limits; ids are never touched."""
    # Together with title and footer they may have 6000 characters.
    room = limits.EMBED_DESCRIPTION // (2 if message.below else 1)
    return replace(
        message,
        text=limits.clip(message.text, limits.CONTENT),
        title=limits.clip(message.title, limits.EMBED_TITLE),
        body=limits.clip(message.body, room),
        below=limits.clip(message.below, room),
        # Half of what a footer may have: with a whole one, title and body could exceed the 6000
        # characters that an embed takes.
        footer=limits.clip(message.footer, limits.EMBED_FOOTER // 2),
        rows=tuple(_fitted_row(row) for row in message.rows),
    )


def _fitted_row(row: Row) -> Row:
    if isinstance(row, Menu):
        options = tuple(
            Option(
                # Kept whole: a value that is cut short would mean something else, or nothing.
                option.value,
                limits.clip(option.label, limits.OPTION_TEXT),
                limits.clip(option.description, limits.OPTION_TEXT),
            )
            for option in row.options
        )
        placeholder = limits.clip(row.placeholder, limits.PLACEHOLDER)
        return replace(row, options=options, placeholder=placeholder)
    return tuple(replace(b, label=limits.clip(b.label, limits.BUTTON_LABEL)) for b in row)


def faults(message: Message) -> Iterator[str]:
    """Everything for which Discord would refuse the message."""
    sizes = (
        ("content", len(message.text), limits.CONTENT),
        ("embed title", len(message.title), limits.EMBED_TITLE),
        ("embed body", len(message.body), limits.EMBED_DESCRIPTION),
        ("embed footer", len(message.footer), limits.EMBED_FOOTER),
        ("below", len(message.below), limits.EMBED_DESCRIPTION),
        (
            "embeds",
            len(message.title + message.body + message.footer + message.below),
            limits.EMBED_TOTAL,
        ),
        ("alt text", len(message.picture.alt) if message.picture else 0, limits.ALT_TEXT),
        ("rows", len(message.rows), limits.ROWS),
    )
    yield from (f"{what}: {size} of {most}" for what, size, most in sizes if size > most)
    if not (message.text or message.has_embed or message.below or message.document):
        # Buttons alone are no message: Discord answers 50006.
        yield "an empty message"
    ids = []
    for row in message.rows:
        ids += [row.id] if isinstance(row, Menu) else [button.id for button in row]
        yield from _row_faults(row)
    yield from (
        f"custom id {id_}: {len(id_)}" for id_ in ids if not 1 <= len(id_) <= limits.CUSTOM_ID
    )
    if len(set(ids)) != len(ids):
        yield f"a custom id stands twice: {ids}"


def _row_faults(row: Row) -> Iterator[str]:
    if isinstance(row, Menu):
        values = [option.value for option in row.options]
        most = len(values) if row.of == "options" else limits.OPTIONS
        if not 1 <= most <= limits.OPTIONS or len(set(values)) != len(values):
            yield f"menu {row.id}: {len(values)} options"
        if not 0 <= row.low <= row.high <= most:
            yield f"menu {row.id}: {row.low} to {row.high} of {most}"
        if len(row.chosen) > row.high:
            yield f"menu {row.id}: {len(row.chosen)} of {row.high} chosen"
        for option in row.options:
            if not option.label or not option.value:
                yield f"menu {row.id}: an option without label or value"
    else:
        if not 1 <= len(row) <= limits.BUTTONS_IN_ROW:
            yield f"a row of {len(row)} buttons"
        yield from (f"button {button.id} without label" for button in row if not button.label)
