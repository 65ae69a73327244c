"""What the page may ask: one JSON object a frame, with ``do`` and a number for the answer."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

Id: TypeAlias = Annotated[str, Field(pattern=r"^[0-9]{1,20}$")]
Text: TypeAlias = Annotated[str, Field(max_length=4000)]
Options: TypeAlias = dict[str, Any]

MOST_MS = 366 * 86_400_000


class BadFrameError(ValueError):
    """A frame that means nothing; the text says why."""


class Frame(BaseModel):
    """Something that is asked; ``n`` comes back with the answer."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)
    n: int = 0


class Act(Frame):
    """Something that the bot answers; ``press`` is what the page calls it."""

    press: Annotated[str, Field(pattern=r"^[0-9a-z-]{0,40}$")] = ""


class Read(Frame):
    """The messages of a channel: the last ones, or those before one."""

    do: Literal["read"]
    channel: Id
    before: Id | None = None


class ListCommands(Frame):
    do: Literal["commands"]
    channel: Id


class SendCommand(Act):
    do: Literal["command"]
    channel: Id
    line: Text
    options: Options = {}


class Complete(Frame):
    """What could stand in an option in which ``text`` has been typed so far."""

    do: Literal["complete"]
    channel: Id
    line: Text
    option: Text
    text: Text
    options: Options = {}


class Press(Act):
    do: Literal["press"]
    message: Id
    custom_id: Text


class Choose(Act):
    do: Literal["choose"]
    message: Id
    custom_id: Text
    values: list[Text]


class Submit(Act):
    """A modal, known by the interaction that opened it."""

    do: Literal["submit"]
    interaction: Id
    fields: dict[str, Text | list[Text]]


class Post(Frame):
    do: Literal["post"]
    channel: Id
    text: Annotated[str, Field(min_length=1, max_length=2000)]


class OpenThread(Frame):
    do: Literal["thread"]
    channel: Id
    name: Annotated[str, Field(min_length=1, max_length=100)]


class Delete(Frame):
    do: Literal["delete"]
    message: Id


class OpenDm(Frame):
    do: Literal["dm"]


class SetInbox(Frame):
    do: Literal["inbox"]
    open: bool


class AddPerson(Frame):
    do: Literal["add-person"]
    name: Text


class Advance(Frame):
    """Put the clock forward."""

    do: Literal["advance"]
    ms: Annotated[int, Field(ge=1, le=MOST_MS)]


class Use(Frame):
    """A tool that whoever runs the sandbox has added; ``of`` is what it is about."""

    do: Literal["use"]
    tool: Text
    of: Text = ""


AnyFrame: TypeAlias = Annotated[
    Read
    | ListCommands
    | SendCommand
    | Complete
    | Press
    | Choose
    | Submit
    | Post
    | OpenThread
    | Delete
    | OpenDm
    | SetInbox
    | AddPerson
    | Advance
    | Use,
    Field(discriminator="do"),
]
_FRAMES: TypeAdapter[AnyFrame] = TypeAdapter(AnyFrame)


def parse(text: str) -> AnyFrame:
    """The frame that a page has sent. Raises BadFrameError."""
    try:
        return _FRAMES.validate_json(text)
    except (ValidationError, RecursionError) as error:
        raise BadFrameError(_reason(error)) from None


def _reason(error: Exception) -> str:
    if not isinstance(error, ValidationError):
        return "That frame is nested too deeply."
    first = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"That frame means nothing: {where + ': ' if where else ''}{first['msg']}."
