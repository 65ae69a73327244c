"""What a person's client does with a menu and with a modal: check what was given, and word it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .checks_components import (
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    RADIO_GROUP,
    STRING_SELECT,
)
from .choosing import FILE, OF_SELECT, Chooser, NotOfferedError
from .model import Json


def chosen(menu: Json, things: Sequence[Any], chooser: Chooser) -> list[str]:
    """The values of a select menu. Raises NotOfferedError for what it does not list."""
    _check_count(menu, len(things))
    kind = OF_SELECT.get(menu["type"])
    if kind is None:
        return _listed(menu, things)
    return [chooser.choose(kind, thing, menu.get("channel_types")) for thing in things]


def _listed(menu: Json, values: Sequence[str]) -> list[str]:
    offered = [option["value"] for option in menu["options"]]
    if unknown := [value for value in values if value not in offered]:
        raise NotOfferedError(f"{unknown} is not among {offered}")
    return list(values)


def _check_count(field: Json, count: int) -> None:
    low, high = (_number(field.get(key), 1) for key in ("min_values", "max_values"))
    if field["type"] == CHECKBOX_GROUP and field.get("max_values") is None:
        high = len(field["options"])
    if not low <= count <= high:
        raise NotOfferedError(f"{low} to {high} values are to be chosen, not {count}")


def _number(value: int | None, otherwise: int) -> int:
    return otherwise if value is None else value


def numbered(components: list[Json]) -> list[Json]:
    """The components of a modal with the numbers that Discord gives them."""
    counter = iter(range(1, 100))

    def one(component: Json) -> Json:
        kept = {**component, "id": component.get("id") or next(counter)}
        if "component" in kept:
            kept["component"] = one(kept["component"])
        if "components" in kept:
            kept["components"] = [one(child) for child in kept["components"]]
        return kept

    return [one(component) for component in components]


def submitted(component: Json, fields: Mapping[str, Any], chooser: Chooser) -> Json:
    """What the client sends back for a component of a modal.

    fields: by custom id: a text; a list of values, people, roles, channels or files; a truth.
    Raises NotOfferedError for what the field does not take.
    """
    shape: Json = {"type": component["type"], "id": component["id"]}
    if "component" in component:
        shape["component"] = submitted(component["component"], fields, chooser)
    elif "components" in component:
        shape["components"] = [
            submitted(child, fields, chooser) for child in component["components"]
        ]
    elif component.get("custom_id") is not None:
        shape["custom_id"] = component["custom_id"]
        shape |= _answer(component, fields.get(component["custom_id"]), chooser)
    return shape


def _answer(field: Json, given: Any, chooser: Chooser) -> Json:
    kind = field["type"]
    if kind == CHECKBOX:
        return {"value": bool(field.get("default")) if given is None else given is True}
    if kind == RADIO_GROUP:
        return {"value": _one(field, given)}
    if kind in (STRING_SELECT, CHECKBOX_GROUP, FILE_UPLOAD, *OF_SELECT):
        return {"values": _many(field, _as_list(given), chooser)}
    return {"value": _text(field, given)}


def _many(field: Json, things: list[Any], chooser: Chooser) -> list[str]:
    kind, required = field["type"], field.get("required", True)
    if not things and not required:
        return []
    if kind == FILE_UPLOAD:
        _check_count(field, len(things))
        return [chooser.choose(FILE, thing) for thing in things]
    if kind == CHECKBOX_GROUP:
        _check_count(field, len(things))
        return _listed(field, things)
    return chosen(field, things, chooser)


def _one(field: Json, given: Any) -> str | None:
    """The value of a radio group."""
    standing = [option["value"] for option in field["options"] if option.get("default")]
    value = given if given is not None else next(iter(standing), None)
    if value is None:
        if field.get("required", True):
            raise NotOfferedError(f"the field {field['custom_id']!r} must be filled in")
        return None
    return _listed(field, [value])[0]


def _as_list(given: Any) -> list[Any]:
    if given is None:
        return []
    return list(given) if isinstance(given, (list, tuple, set)) else [given]


def _text(field: Json, given: Any) -> str:
    text = str(field.get("value") or "") if given is None else str(given)
    if not text and field.get("required", True):
        raise NotOfferedError(f"the field {field['custom_id']!r} must be filled in")
    low, high = field.get("min_length") or 0, field.get("max_length") or 4000
    if text and not low <= len(text) <= high:
        raise NotOfferedError(f"the field {field['custom_id']!r} takes {low} to {high} characters")
    return text
