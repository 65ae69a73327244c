"""Of what the seed of a match is made, so that nobody can choose or foresee it alone.

When a table opens, a secret is drawn and promised: everybody is shown the SHA-256 of

    SECRET:SALT

The seed is the SHA-256 of

    SECRET:PRESS:PRESS:...:START

where each PRESS is the number of the press with which somebody sat down, in the order of the seats,
and START is that of the press that began the match. These are numbers of Discord's, and come only
after the promise. All is ASCII: the secret and the salt in lower-case hexadecimal, the numbers in
decimal without leading zeros, no line end.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Press: TypeAlias = Annotated[int, Field(ge=0, lt=1 << 64)]
"""The number that Discord gave an interaction."""


class Luck(BaseModel):
    """What the seed of a match is made of.

    secret: 1 to 64 bytes in hexadecimal. presses: those with which people sat down, by seat; 0
    where a seat adds none, as a computer player's does not. start: the press that began the match.
    late: the secret was drawn and promised only then, because the table was older than promises.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    secret: str = Field(pattern="^([0-9a-f]{2}){1,64}$")
    presses: tuple[Press, ...]
    start: Press
    late: bool = False

    def __str__(self) -> str:
        """The text whose SHA-256 is the seed."""
        presses = (str(press) for press in (*self.presses, self.start) if press)
        return ":".join([self.secret, *presses])

    def seed(self) -> str:
        """The seed, in hexadecimal."""
        return sha256(str(self).encode()).hexdigest()


def promise(secret: str, salt: str) -> str:
    """What is shown of a secret before it is opened."""
    return sha256(f"{secret}:{salt}".encode()).hexdigest()
