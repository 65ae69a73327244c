"""The options of a game, read from its model: which there are, and what each may be."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeAlias, get_args

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from engine import Game

Value: TypeAlias = bool | int | str


@dataclass(frozen=True, slots=True)
class Setting:
    """One option of a game and its values in order, which of a number are a range.

    default: what it is at a table from before there was this option.
    """

    name: str
    values: Sequence[Value]
    default: Any = None

    @property
    def is_number(self) -> bool:
        """Whether it is a whole number, which can be typed."""
        return isinstance(self.values, range)

    def read(self, word: str) -> Value | None:
        """The value that a word of a menu, or a number that somebody typed, stands for."""
        if not self.is_number:
            # A menu of Discord sends words back, whatever its values were.
            return next((value for value in self.values if str(value) == word), None)
        number = int(word) if word.isascii() and word.isdecimal() and len(word) < 19 else None
        return number if number in self.values else None


def settings(game: Game[Any, Any], box: BaseModel) -> Mapping[str, Setting]:
    """The options of a game by name, as they can be set when it is played with this box."""
    return of_model(game.rules.options, game.rules.withheld(box))


def of_model(
    model: type[BaseModel], withheld: Mapping[str, Collection[Value]] = MappingProxyType({})
) -> Mapping[str, Setting]:
    """The fields of a model by name, each with its values but for those withheld."""
    return {
        name: Setting(name, _values(field, withheld.get(name, ())), field.default)
        for name, field in model.model_fields.items()
    }


def _values(field: FieldInfo, withheld: Collection[Value]) -> Sequence[Value]:
    if field.annotation is int:
        metadata = field.metadata
        low = max((m.ge for m in metadata if hasattr(m, "ge")), default=0)
        high = min((m.le for m in metadata if hasattr(m, "le")), default=low + 24)
        return range(low, high + 1)
    every = (True, False) if field.annotation is bool else get_args(field.annotation)
    return [value for value in every if value not in withheld]
