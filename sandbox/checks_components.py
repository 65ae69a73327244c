"""Discord's hard limits of components, in messages and in modals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from .errors import Faulty
from .model import Json

Path: TypeAlias = tuple[str | int, ...]

ROWS = 5
BUTTONS_IN_ROW = 5
BUTTON_LABEL = 80
CUSTOM_ID = 100
URL = 512
OPTIONS = 25
CHOICES = 10
"""Radio buttons, checkboxes of a group, files of an upload."""
OPTION_TEXT = 100
PLACEHOLDER = 150
V2_TOTAL = 40
V2_TEXT = 4000
SECTION_TEXTS = 3
GALLERY_ITEMS = 10
MEDIA_DESCRIPTION = 1024
MODAL_TITLE = 45
MODAL_COMPONENTS = 5
LABEL = 45
LABEL_DESCRIPTION = 100
INPUT_PLACEHOLDER = 100
INPUT_TEXT = 4000

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
STANDING = {5: ("user",), 6: ("role",), 7: ("user", "role"), 8: ("channel",)}
"""What may stand in the menus of these types."""
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, MODAL_LABEL = 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
LINK, PREMIUM = 5, 6

TOP_V2 = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)


def walk(components: list[Json]) -> Iterator[Json]:
    """All components, each before those inside it, in the order of the screen."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def check_message_components(faulty: Faulty, components: Any, *, v2: bool) -> None:
    """Note everything for which Discord would refuse these components of a message."""
    if components is None:
        return
    if not faulty.count(("components",), components, 0, V2_TOTAL if v2 else ROWS):
        return
    for number, component in enumerate(components):
        _check(faulty, ("components", number), component, TOP_V2 if v2 else (ROW,))
    _check_ids(faulty, ("components",), components)
    if v2:
        _check_totals(faulty, components)


def _check_totals(faulty: Faulty, components: list[Json]) -> None:
    everything = list(walk(components))
    if len(everything) > V2_TOTAL:
        faulty.add(
            ("components",),
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum total number of components is {V2_TOTAL}",
        )
    texts = [c.get("content") for c in everything if c.get("type") == TEXT]
    if sum(len(text) for text in texts if isinstance(text, str)) > V2_TEXT:
        faulty.add(
            ("components",),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The maximum total length of displayable text is {V2_TEXT}",
        )


def _check_ids(faulty: Faulty, path: Path, components: list[Json]) -> None:
    seen: set[str] = set()
    numbers: set[int] = set()
    for component in walk(components):
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in seen:
            faulty.add(
                path,
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                f"Component custom id cannot be duplicated: {custom_id}",
            )
        seen.add(custom_id or "")
        number = component.get("id")
        if number and number in numbers:
            faulty.add(path, "COMPONENT_ID_DUPLICATED", f"Component id {number} is duplicated")
        numbers.add(number or 0)


def _check(faulty: Faulty, path: Path, component: Json, allowed: tuple[int, ...]) -> None:
    kind = component.get("type")
    if kind not in allowed:
        choices = ", ".join(map(str, allowed))
        faulty.add(
            (*path, "type"), "UNION_TYPE_CHOICES", f"Value of field must be one of ({choices})."
        )
        return
    if kind == ROW:
        _check_row(faulty, path, component)
    elif kind == SECTION:
        _check_section(faulty, path, component)
    elif kind == TEXT:
        faulty.length((*path, "content"), component.get("content"), 1, V2_TEXT)
    elif kind == FILE:
        _check_media(faulty, path, component, "file")
    elif kind in (GALLERY, CONTAINER):
        _check_many(faulty, path, component)


def _check_many(faulty: Faulty, path: Path, component: Json) -> None:
    """The items of a gallery, or the components of a container."""
    if component["type"] == GALLERY:
        items = component.get("items")
        if faulty.count((*path, "items"), items, 1, GALLERY_ITEMS):
            for number, item in enumerate(items or []):
                _check_media(faulty, (*path, "items", number), item, "media")
        return
    children = component.get("components")
    if faulty.count((*path, "components"), children, 1, V2_TOTAL):
        for number, child in enumerate(children or []):
            _check(faulty, (*path, "components", number), child, IN_CONTAINER)


def _check_media(faulty: Faulty, path: Path, item: Json, key: str) -> None:
    url = (item.get(key) or {}).get("url")
    schemes = ("attachment://",) if key == "file" else ("http://", "https://", "attachment://")
    if not isinstance(url, str) or not url.startswith(schemes):
        faulty.add((*path, key, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")
    if (text := item.get("description")) is not None:
        faulty.length((*path, "description"), text, 0, MEDIA_DESCRIPTION)


def _check_section(faulty: Faulty, path: Path, section: Json) -> None:
    children = section.get("components")
    if faulty.count((*path, "components"), children, 1, SECTION_TEXTS):
        for number, child in enumerate(children or []):
            _check(faulty, (*path, "components", number), child, (TEXT,))
    accessory = section.get("accessory")
    if not isinstance(accessory, dict):
        faulty.required((*path, "accessory"))
    elif accessory.get("type") == BUTTON:
        _check_button(faulty, (*path, "accessory"), accessory)
    elif accessory.get("type") == THUMBNAIL:
        _check_media(faulty, (*path, "accessory"), accessory, "media")
    else:
        faulty.add((*path, "accessory", "type"), "UNION_TYPE_CHOICES", "Must be one of (2, 11).")


def _check_row(faulty: Faulty, path: Path, row: Json) -> None:
    children = row.get("components")
    if not faulty.count((*path, "components"), children, 1, BUTTONS_IN_ROW):
        return
    kinds = [child.get("type") for child in children or []]
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        faulty.add(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            f"The specified component exceeds the maximum width {BUTTONS_IN_ROW}",
        )
    for number, child in enumerate(children or []):
        here = (*path, "components", number)
        if child.get("type") == BUTTON:
            _check_button(faulty, here, child)
        elif child.get("type") in SELECTS:
            check_select(faulty, here, child)
        else:
            faulty.add((*here, "type"), "UNION_TYPE_CHOICES", "Must be a button or a select menu.")


def _check_button(faulty: Faulty, path: Path, button: Json) -> None:
    style = button.get("style")
    if style not in range(1, 7):
        faulty.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, ..., 6).")
    if (label := button.get("label")) is not None:
        faulty.length((*path, "label"), label, 0, BUTTON_LABEL)
    if not label and not button.get("emoji") and style != PREMIUM:
        faulty.add(path, "BUTTON_COMPONENT_NEEDS_LABEL", "A button needs a label or an emoji")
    if style == LINK:
        faulty.length((*path, "url"), button.get("url"), 1, URL)
        if button.get("custom_id"):
            faulty.add(
                path,
                "BUTTON_COMPONENT_CUSTOM_ID_URL",
                "A custom id and url cannot both be specified",
            )
    elif style != PREMIUM:
        _check_custom_id(faulty, path, button)


def _check_custom_id(faulty: Faulty, path: Path, component: Json) -> None:
    if component.get("custom_id") is None:
        faulty.required((*path, "custom_id"))
    else:
        faulty.length((*path, "custom_id"), component["custom_id"], 1, CUSTOM_ID)


def check_select(faulty: Faulty, path: Path, select: Json) -> None:
    """Note the faults of a select menu."""
    _check_custom_id(faulty, path, select)
    if (text := select.get("placeholder")) is not None:
        faulty.length((*path, "placeholder"), text, 0, PLACEHOLDER)
    low, high = _bounds(select)
    most = OPTIONS
    if select.get("type") == STRING_SELECT:
        options = select.get("options")
        if faulty.count((*path, "options"), options, 1, OPTIONS):
            _check_options(faulty, path, options or [])
            most = len(options or [])
    if not 0 <= low <= most:
        faulty.add((*path, "min_values"), "NUMBER_TYPE_MAX", f"Must be between 0 and {most}.")
    if not max(low, 1) <= high <= most:
        faulty.add((*path, "max_values"), "NUMBER_TYPE_MAX", f"Must be between {low} and {most}.")
    standing = select.get("default_values")
    if standing:
        _check_standing(faulty, (*path, "default_values"), select, standing)


def _check_standing(faulty: Faulty, path: Path, select: Json, standing: list[Json]) -> None:
    """Note the faults of what stands in a menu of people, roles or channels."""
    low, high = _bounds(select)
    faulty.count(path, standing, low, high)
    kinds = STANDING.get(select.get("type", 0), ())
    for number, each in enumerate(standing):
        if each.get("type") not in kinds:
            choices = ", ".join(kinds)
            where = (*path, number, "type")
            faulty.add(where, "BASE_TYPE_CHOICES", f"Value must be one of ({choices}).")


def _bounds(select: Json) -> tuple[int, int]:
    low, high = select.get("min_values"), select.get("max_values")
    return (1 if low is None else int(low)), (1 if high is None else int(high))


def _check_options(faulty: Faulty, path: Path, options: list[Json]) -> None:
    seen: set[str] = set()
    for number, option in enumerate(options):
        here = (*path, "options", number)
        faulty.length((*here, "label"), option.get("label"), 1, OPTION_TEXT)
        faulty.length((*here, "value"), option.get("value"), 1, OPTION_TEXT)
        if (text := option.get("description")) is not None:
            faulty.length((*here, "description"), text, 0, OPTION_TEXT)
        if option.get("value") in seen:
            faulty.add(
                (*here, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(str(option.get("value")))


def check_modal(data: Json) -> None:
    """Refuse (50035) a modal that breaks a limit."""
    faulty = Faulty()
    faulty.length(("title",), data.get("title"), 1, MODAL_TITLE)
    faulty.length(("custom_id",), data.get("custom_id"), 1, CUSTOM_ID)
    components = data.get("components")
    if faulty.count(("components",), components, 1, MODAL_COMPONENTS):
        for number, component in enumerate(components or []):
            _check_in_modal(faulty, ("components", number), component)
        _check_ids(faulty, ("components",), components or [])
    faulty.check()


def _check_in_modal(faulty: Faulty, path: Path, component: Json) -> None:
    kind = component.get("type")
    if kind == MODAL_LABEL:
        faulty.length((*path, "label"), component.get("label"), 1, LABEL)
        if (text := component.get("description")) is not None:
            faulty.length((*path, "description"), text, 0, LABEL_DESCRIPTION)
        inner, here = component.get("component") or {}, (*path, "component")
        if inner.get("type") in SELECTS:
            check_select(faulty, here, inner)
        elif inner.get("type") in (FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX):
            _check_choice(faulty, here, inner)
        else:
            _check_input(faulty, here, inner, labelled=True)
    elif kind == ROW:
        children = component.get("components")
        if faulty.count((*path, "components"), children, 1, 1):
            here = (*path, "components", 0)
            _check_input(faulty, here, (children or [{}])[0], labelled=False)
    elif kind == TEXT:
        faulty.length((*path, "content"), component.get("content"), 1, V2_TEXT)
    else:
        faulty.add((*path, "type"), "UNION_TYPE_CHOICES", "Must be one of (1, 10, 18).")


def _check_choice(faulty: Faulty, path: Path, field: Json) -> None:
    """Note the faults of a file upload, a radio group, a checkbox group or a checkbox."""
    kind = field["type"]
    _check_custom_id(faulty, path, field)
    if kind in (RADIO_GROUP, CHECKBOX_GROUP):
        options = field.get("options")
        if faulty.count((*path, "options"), options, 2 if kind == RADIO_GROUP else 1, CHOICES):
            _check_options(faulty, path, options or [])
    low, high = field.get("min_values"), field.get("max_values")
    if low is not None and not 0 <= low <= CHOICES:
        faulty.add((*path, "min_values"), "NUMBER_TYPE_MAX", f"Must be between 0 and {CHOICES}.")
    if high is not None and not max(low or 0, 1) <= high <= CHOICES:
        faulty.add((*path, "max_values"), "NUMBER_TYPE_MAX", f"Must be between 1 and {CHOICES}.")


def _check_input(faulty: Faulty, path: Path, field: Json, *, labelled: bool) -> None:
    if field.get("type") != TEXT_INPUT:
        faulty.add((*path, "type"), "UNION_TYPE_CHOICES", "Must be a text input or a select menu.")
        return
    _check_custom_id(faulty, path, field)
    if field.get("style") not in (1, 2):
        faulty.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    if not labelled:
        faulty.length((*path, "label"), field.get("label"), 1, LABEL)
    if (text := field.get("placeholder")) is not None:
        faulty.length((*path, "placeholder"), text, 0, INPUT_PLACEHOLDER)
    low, high = field.get("min_length") or 0, field.get("max_length") or INPUT_TEXT
    if not 0 <= low <= high <= INPUT_TEXT:
        faulty.add((*path, "max_length"), "NUMBER_TYPE_MAX", f"Must be at most {INPUT_TEXT}.")
    if (value := field.get("value")) is not None:
        faulty.length((*path, "value"), value, 0, high)
