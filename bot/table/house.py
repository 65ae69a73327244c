"""What a table has agreed on beside its game: rules of the house, the same ones for every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict

from .options import Setting, of_model

Undo: TypeAlias = Literal["consent", "free", "never"]
Guests: TypeAlias = Literal["everybody", "invited"]


class House(BaseModel):
    """The rules of one table; what is not stored, or unknown here, is as usual.

    advice: whether players may ask a computer player what they should do.
    undo: whether they may take back what they did: with the consent of those whom it concerns, only
        while nothing has come up and nobody else has moved, or never.
    guests: who may sit down before the start: everybody, or whom the host has invited.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    advice: bool = True
    undo: Undo = "consent"
    guests: Guests = "everybody"


USUAL: Final = House()

HOUSE: Final[Mapping[str, Setting]] = of_model(House)
"""They are set where the options of the game are: no option of a game has the same name."""
