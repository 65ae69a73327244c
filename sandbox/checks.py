"""Discord's hard limits of messages, and the 50035 with which it refuses what exceeds them.

Figures: Discord's developer documentation, 2026-08. Where its machine-readable description is
laxer than the text (content 2000, duplicate ids, totals), the text counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import checks_components
from .errors import Faulty, too_large
from .model import COMPONENTS_V2, EPHEMERAL, SILENT, Json, Upload

CONTENT = 2000
EMBEDS = 10
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4096
EMBED_FIELDS = 25
FIELD_NAME = 256
FIELD_VALUE = 1024
EMBED_FOOTER = 2048
EMBED_AUTHOR = 256
EMBED_TOTAL = 6000
FILES = 10
FILE_BYTES = 10 * 1024 * 1024
REQUEST_BYTES = 25 * 1024 * 1024
FILE_DESCRIPTION = 1024
NONCE = 25
MENTION_LIST = 100

FLAGS_OF_MESSAGE = 1 << 2 | EPHEMERAL | SILENT | COMPONENTS_V2
"""What a bot may set: suppress embeds, ephemeral (interactions), silent, components V2."""


def check_message(payload: Json, uploads: Sequence[Upload], *, v2: bool) -> None:
    """Refuse (50035) a message or an edit that breaks a limit; 40005 for files too large."""
    faulty = Faulty()
    flags = payload.get("flags") or 0
    if not isinstance(flags, int) or flags & ~FLAGS_OF_MESSAGE:
        faulty.add(("flags",), "BASE_TYPE_CHOICES", "This flag cannot be set by a bot.")
    if (content := payload.get("content")) is not None:
        faulty.length(("content",), content, 0, CONTENT)
    _check_nonce(faulty, payload)
    _check_embeds(faulty, payload.get("embeds"))
    _check_files(faulty, payload.get("attachments"), uploads)
    _check_mentions(faulty, payload.get("allowed_mentions"))
    if v2:
        _check_only_components(faulty, payload)
    checks_components.check_message_components(faulty, payload.get("components"), v2=v2)
    faulty.check()


def _check_only_components(faulty: Faulty, payload: Json) -> None:
    for field in ("content", "embeds"):
        if payload.get(field):
            faulty.add(
                (field,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_nonce(faulty: Faulty, payload: Json) -> None:
    nonce = payload.get("nonce")
    if isinstance(nonce, str) and len(nonce) > NONCE:
        faulty.add(("nonce",), "NONCE_TYPE_TOO_LONG", f"Nonce must be {NONCE} or fewer in length.")
    elif nonce is not None and not isinstance(nonce, (str, int)):
        faulty.add(("nonce",), "NONCE_TYPE_CONVERT", "Could not interpret as a nonce.")


def _check_embeds(faulty: Faulty, embeds: Any) -> None:
    if embeds is None or not faulty.count(("embeds",), embeds, 0, EMBEDS):
        return
    total = 0
    for number, embed in enumerate(embeds):
        total += _check_embed(faulty, ("embeds", number), embed)
    if total > EMBED_TOTAL:
        faulty.add(
            ("embeds",),
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {EMBED_TOTAL}",
        )


def _check_embed(faulty: Faulty, path: tuple[str | int, ...], embed: Json) -> int:
    """Note the faults of one embed; returns how many characters it counts for."""
    texts = [
        (("title",), embed.get("title"), EMBED_TITLE),
        (("description",), embed.get("description"), EMBED_DESCRIPTION),
        (("footer", "text"), (embed.get("footer") or {}).get("text"), EMBED_FOOTER),
        (("author", "name"), (embed.get("author") or {}).get("name"), EMBED_AUTHOR),
    ]
    for where, text, most in texts:
        if text is not None:
            faulty.length((*path, *where), text, 0, most)
    fields = embed.get("fields") or []
    faulty.count((*path, "fields"), fields, 0, EMBED_FIELDS)
    for number, field in enumerate(fields):
        for key, most in (("name", FIELD_NAME), ("value", FIELD_VALUE)):
            here = (*path, "fields", number, key)
            if not str(field.get(key) or "").strip():
                faulty.required(here)
            else:
                faulty.length(here, field[key], 1, most)
        texts += [((), field.get("name"), 0), ((), field.get("value"), 0)]
    _check_links(faulty, path, embed)
    return sum(len(text) for _, text, _ in texts if isinstance(text, str))


def _check_links(faulty: Faulty, path: tuple[str | int, ...], embed: Json) -> None:
    for where in ("image", "thumbnail"):
        url = (embed.get(where) or {}).get("url")
        if url is not None and not str(url).startswith(("http://", "https://", "attachment://")):
            faulty.add((*path, where, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def _check_files(faulty: Faulty, attachments: Any, uploads: Sequence[Upload]) -> None:
    if any(len(upload.data) > FILE_BYTES for upload in uploads):
        raise too_large()
    if len(uploads) > FILES:
        faulty.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")
    if attachments is None:
        return
    faulty.count(("attachments",), attachments, 0, FILES)
    for number, attachment in enumerate(attachments):
        if (text := attachment.get("description")) is not None:
            faulty.length(("attachments", number, "description"), text, 0, FILE_DESCRIPTION)
        if attachment.get("id") is None:
            faulty.required(("attachments", number, "id"))


def _check_mentions(faulty: Faulty, allowed: Any) -> None:
    if allowed is None:
        return
    parse = allowed.get("parse") or []
    for kind in ("users", "roles"):
        named = allowed.get(kind) or []
        faulty.count(("allowed_mentions", kind), named, 0, MENTION_LIST)
        if kind in parse and named:
            faulty.add(
                ("allowed_mentions", kind),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )
    for number, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            faulty.add(
                ("allowed_mentions", "parse", number),
                "BASE_TYPE_CHOICES",
                "Value must be one of ('users', 'roles', 'everyone').",
            )
