"""Discord's hard limits, as documented in 2026; what exceeds them is refused with error 50035.

No message leaves before ``faults`` of bot/message.py has held it against them.
"""

from __future__ import annotations

import re

CONTENT = 2000
EMBED_TITLE = 256
EMBED_DESCRIPTION = 4096
EMBED_FOOTER = 2048
EMBED_TOTAL = 6000
ALT_TEXT = 1024
ROWS = 5
BUTTONS_IN_ROW = 5
BUTTON_LABEL = 80
CUSTOM_ID = 100
OPTIONS = 25
OPTION_TEXT = 100
PLACEHOLDER = 150
MODAL_TITLE = 45
INPUT_LABEL = 45
CHOICES = 25
CHOICE_NAME = 100
CHOICE_VALUE = 100
COMMAND_DESCRIPTION = 100
COMMAND_TOTAL = 8000
COMMANDS = 100
COMMAND_NAME = 32
SUBCOMMANDS = 25
THREAD_NAME = 100
NONCE = 25
# \w has no vowel signs of Thai and Devanagari, which Discord takes: such names stay English.
NAME_PATTERN = re.compile(r"^[-_'\w]{1,32}$")


def clip(text: str, limit: int) -> str:
    """The text, shortened with an ellipsis when it is longer than the limit."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "\N{HORIZONTAL ELLIPSIS}"
