"""Messages and modals as a person reads them: plain, and frozen at the moment of looking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .checks_components import (
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    RADIO_GROUP,
    SELECTS,
    STRING_SELECT,
    TEXT,
    TEXT_INPUT,
    walk,
)
from .model import Interaction, Json, Message

STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium"}


@dataclass(frozen=True, slots=True)
class Button:
    """A button."""

    label: str
    custom_id: str | None
    style: str
    disabled: bool
    url: str | None


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu; options are (label, value, description)."""

    custom_id: str
    placeholder: str
    options: tuple[tuple[str, str, str], ...]
    low: int
    high: int
    disabled: bool
    kind: int = STRING_SELECT
    """Of a menu without options of its own: 5 people, 6 roles, 7 both, 8 channels."""

    @property
    def labels(self) -> list[str]:
        """What the options say."""
        return [label for label, _, _ in self.options]

    @property
    def values(self) -> list[str]:
        """What the options stand for."""
        return [value for _, value, _ in self.options]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a modal: a text input, or what is chosen from, with its values."""

    custom_id: str
    label: str
    value: str
    placeholder: str
    required: bool
    values: tuple[str, ...] = ()
    kind: int = TEXT_INPUT


class Shown:
    """A message as it was when it was looked at; ``live`` is the message itself."""

    def __init__(self, live: Message, shape: Json) -> None:
        """Freeze the shape, the components and the files."""
        self.live = live
        self.json = shape
        self.id = live.id
        self.channel_id = live.channel_id
        self.text: str = shape["content"]
        self.embeds: list[Json] = shape["embeds"]
        self.author = live.author.name
        self.ephemeral = live.is_ephemeral
        self.thinking = live.is_loading
        self.silent = live.is_silent
        self.edited = live.edited_ms is not None
        self.pings = [user.name for user in live.mentions]
        self.files: dict[str, bytes] = {a.filename: a.data for a in live.attachments}
        self.alts: dict[str, str | None] = {a.filename: a.description for a in live.attachments}

    @property
    def buttons(self) -> list[Button]:
        """All buttons, in the order of the screen."""
        return [
            Button(
                c.get("label") or "",
                c.get("custom_id"),
                STYLES[c["style"]],
                bool(c.get("disabled")),
                c.get("url"),
            )
            for c in walk(self.json["components"])
            if c["type"] == BUTTON
        ]

    @property
    def labels(self) -> list[str]:
        """What the buttons say."""
        return [button.label for button in self.buttons]

    @property
    def menus(self) -> list[Menu]:
        """All select menus, in the order of the screen."""
        return [
            Menu(
                c["custom_id"],
                c.get("placeholder") or "",
                tuple(
                    (o["label"], o["value"], o.get("description") or "")
                    for o in c.get("options", ())
                ),
                c["min_values"],
                c["max_values"],
                bool(c.get("disabled")),
                c["type"],
            )
            for c in walk(self.json["components"])
            if c["type"] in SELECTS
        ]

    @property
    def words(self) -> str:
        """All that can be read: content, embeds, text displays; not the buttons."""
        parts = [self.text]
        for embed in self.embeds:
            parts += [embed.get("title", ""), embed.get("description", "")]
            for field in embed.get("fields", []):
                parts += [field["name"], field["value"]]
            parts += [(embed.get(key) or {}).get(of, "") for key, of in _EMBED_TEXTS]
        parts += [c["content"] for c in walk(self.json["components"]) if c["type"] == TEXT]
        return "\n".join(part for part in parts if part)

    def __repr__(self) -> str:
        marks = " (only you)" if self.ephemeral else ""
        return f"<{self.author}{marks}: {self.words!r} {self.labels} {list(self.files)}>"


_EMBED_TEXTS = (("author", "name"), ("footer", "text"))


class Modal:
    """An open modal."""

    def __init__(self, opened_by: Interaction, data: Json) -> None:
        """Read the modal that answered an interaction."""
        self.opened_by = opened_by
        self.custom_id: str = data["custom_id"]
        self.title: str = data["title"]
        self.fields = [field for c in data["components"] for field in _fields(c, "")]


_FIELDS = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def _fields(component: Json, label: str) -> list[Field]:
    label = component.get("label") or label
    inner: list[Json] = component.get("components") or []
    if "component" in component:
        inner = [*inner, component["component"]]
    found = [field for child in inner for field in _fields(child, label)]
    if component["type"] in _FIELDS:
        found.append(_field(component, label))
    return found


def _field(component: Json, label: str) -> Field:
    options: list[dict[str, Any]] = component.get("options") or []
    return Field(
        component["custom_id"],
        label,
        component.get("value") or "",
        component.get("placeholder") or "",
        component.get("required", True) is not False,
        tuple(option["value"] for option in options),
        component["type"],
    )
