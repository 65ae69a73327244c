"""A message as a request describes it, checked against everything that Discord refuses."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import checks, errors
from .checks_components import walk
from .model import COMPONENTS_V2, Attachment, Json, Message, Upload


@dataclass(frozen=True, slots=True)
class File:
    """A file that the message will have: one that it keeps, or one that came with the form."""

    name: str
    description: str | None
    kept: Attachment | None = None
    upload: Upload | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """The JSON of a message, and the files that came with it by their number."""

    payload: Json
    uploads: dict[int, Upload] = field(default_factory=dict)

    @property
    def flags(self) -> int:
        """The flags asked for; 0 when the form does not say."""
        flags = self.payload.get("flags")
        return flags if isinstance(flags, int) else 0


def checked(form: Form, before: Message | None = None, *, keep_files: bool = True) -> list[File]:
    """The files that the message will have.

    before: the message to be edited, None for a new one.
    keep_files: whether an edit that does not mention attachments leaves them as they are.
    Raises Refused: 50035 for a broken limit or an unknown file, 50006 when nothing is left to see.
    """
    v2 = bool((form.flags | (before.flags if before else 0)) & COMPONENTS_V2)
    payload = form.payload
    if v2 and before is not None and not before.flags & COMPONENTS_V2:
        payload = {"content": before.content, "embeds": before.embeds} | payload
    checks.check_message(payload, list(form.uploads.values()), v2=v2)
    files = _files(form, before, keep_files=keep_files)
    _check_references(form.payload, {file.name for file in files})
    if not (files or _has_text(form, before)):
        raise errors.empty_message()
    return files


def _files(form: Form, before: Message | None, *, keep_files: bool) -> list[File]:
    existing = {a.id: a for a in before.attachments} if before else {}
    listed = form.payload.get("attachments")
    if listed is None:
        kept = [File(a.filename, a.description, kept=a) for a in existing.values() if keep_files]
        return kept + [File(u.name, None, upload=u) for u in form.uploads.values()]
    faulty = errors.Faulty()
    files = []
    for number, entry in enumerate(listed):
        id_ = int(entry["id"])
        description = entry.get("description")
        if (old := existing.get(id_)) is not None:
            files.append(File(old.filename, description or old.description, kept=old))
        elif (upload := form.uploads.get(id_)) is not None:
            files.append(File(entry.get("filename") or upload.name, description, upload=upload))
        else:
            _not_found(faulty, ("attachments", number, "id"), f"Attachment data not found: {id_}")
    for number in sorted(form.uploads.keys() - {int(entry["id"]) for entry in listed}):
        _not_found(faulty, ("attachments",), f"The uploaded file {number} is not listed")
    faulty.check()
    return files


def _not_found(faulty: errors.Faulty, path: tuple[str | int, ...], message: str) -> None:
    faulty.add(path, "ATTACHMENT_NOT_FOUND", message)


def _check_references(payload: Json, names: set[str]) -> None:
    faulty = errors.Faulty()
    for url in references(payload):
        if url not in names:
            _not_found(faulty, ("attachments",), f"The referenced attachment was not found: {url}")
    faulty.check()


def references(payload: Json) -> set[str]:
    """The names of the files that the embeds and components of a payload show."""
    urls = []
    for embed in payload.get("embeds") or []:
        urls += [(embed.get(key) or {}).get("url") for key in ("image", "thumbnail")]
    for component in walk(payload.get("components") or []):
        shown = [component, *(component.get("items") or [])]
        urls += [(each.get(key) or {}).get("url") for each in shown for key in ("media", "file")]
    scheme = "attachment://"
    return {url.removeprefix(scheme) for url in urls if url and url.startswith(scheme)}


def _has_text(form: Form, before: Message | None) -> bool:
    """Whether anything but files will be there to see."""
    content = form.payload.get("content", before.content if before else None)
    embeds = form.payload.get("embeds", before.embeds if before else None)
    components = form.payload.get("components", before.components if before else None)
    # Polls, stickers and forwards are not kept here, and told as gaps, but they are there to see.
    other = any(form.payload.get(key) for key in ("poll", "sticker_ids"))
    other = other or (form.payload.get("message_reference") or {}).get("type") == 1
    return bool(
        (content or "").strip() or any(map(_is_visible, embeds or [])) or components or other
    )


def _is_visible(embed: Json) -> bool:
    keys = ("title", "description", "fields", "image", "thumbnail", "footer", "author")
    return any(embed.get(key) for key in keys)


def normal_embed(embed: Json) -> Json:
    """The embed as Discord keeps it."""
    kept: Json = {"type": "rich"}
    for key in ("url", "title", "description", "color", "timestamp", "author"):
        if embed.get(key) is not None and embed[key] != "":
            kept[key] = embed[key]
    if (embed.get("footer") or {}).get("text"):
        kept["footer"] = {k: v for k, v in embed["footer"].items() if v is not None}
    for key in ("image", "thumbnail"):
        if (embed.get(key) or {}).get("url"):
            kept[key] = {"url": embed[key]["url"]}
    if embed.get("fields"):
        kept["fields"] = [
            {
                "name": f["name"].strip(),
                "value": f["value"].strip(),
                "inline": bool(f.get("inline")),
            }
            for f in embed["fields"]
        ]
    return kept


_DEFAULTS: dict[int, Json] = {
    2: {"disabled": False},
    3: {"min_values": 1, "max_values": 1, "disabled": False},
    **{kind: {"min_values": 1, "max_values": 1, "disabled": False} for kind in (5, 6, 7, 8)},
    11: {"description": None, "spoiler": False},
    13: {"name": None, "size": None, "spoiler": False},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}


def normal_components(components: list[Json]) -> list[Json]:
    """The components as Discord keeps them: every one with its number."""
    taken = {component.get("id") for component in walk(components)}
    counter = (number for number in range(1, 1000) if number not in taken)

    def normal(component: Json) -> Json:
        kept = {k: v for k, v in component.items() if v is not None}
        kept["id"] = kept.get("id") or next(counter)
        kept = _DEFAULTS.get(kept["type"], {}) | kept
        if "components" in kept:
            kept["components"] = [normal(child) for child in kept["components"]]
        if "default_values" in kept:
            kept["default_values"] = [d | {"id": str(d["id"])} for d in kept["default_values"]]
        if "accessory" in kept:
            kept["accessory"] = normal(kept["accessory"])
        if "items" in kept:
            kept["items"] = [{"description": None, "spoiler": False} | i for i in kept["items"]]
        return kept

    return [normal(component) for component in components]
