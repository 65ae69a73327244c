"""What Discord's documentation leaves open, and what this sandbox makes of it: either is to be had.

Nobody can look these up; docs/assumptions.md of a bot may say what it makes of each.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Opinions:
    """How Discord is thought to answer. Set one to the other to see what becomes of a bot.

    keeps_hidden: a file that an embed shows, and that is in no list of attachments, stays with a
        message if an edit names its id; else the edit is refused (50035).
    nonces: a message with an enforced nonce is not made twice for ``nonce_ms``; else it is.
    opens_archived: a post opens an archived thread; else it is refused (50083).
    rations_old_edits: the fourth edit in six seconds of messages older than an hour is refused
        (30046).
    edits_layouts: a layout takes a new picture with an edit; else it is refused (50035).
    closed_inbox: the code with which a message to a closed inbox is refused.
    """

    keeps_hidden: bool = True
    nonces: bool = True
    nonce_ms: int = 5 * 60_000
    opens_archived: bool = True
    rations_old_edits: bool = True
    edits_layouts: bool = True
    closed_inbox: int = 50007
