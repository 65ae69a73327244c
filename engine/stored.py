"""Data that outlives a release, and the names under which stored matches know it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

from pydantic import ConfigDict, GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema


class Stored:
    """Base of states, steps and events; a part of a state that was changed inherits it, too.

    A field added later has a default, and stored data without it is read. Data that is
    stored and that no field takes is refused, not dropped, unless a class says what became of it:

    - ``was``: former names of the class; its subclasses do not inherit them.
    - ``renamed``: the former name of a field by its present one.
    - ``removed``: fields that there were once and that mean nothing now.

    They are class attributes, not fields: ``was = ("ActionTaken",)``. A class whose fields were
    put together otherwise overrides ``brought_up``.
    """

    __slots__ = ()
    __pydantic_config__ = ConfigDict(extra="forbid")

    was: ClassVar[tuple[str, ...]] = ()
    renamed: ClassVar[Mapping[str, str]] = {}
    removed: ClassVar[tuple[str, ...]] = ()

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The form as pydantic makes it, read through ``brought_up``."""
        schema = handler(source)
        own = cls.brought_up.__func__ is not Stored.brought_up.__func__  # type: ignore[attr-defined]
        if not (cls.renamed or cls.removed or own):
            return schema
        return core_schema.no_info_before_validator_function(cls.brought_up, schema)

    @classmethod
    def brought_up(cls, data: Any) -> Any:
        """Stored data under the names of today. What is not a mapping is left to the reader."""
        if not isinstance(data, Mapping):
            return data
        present = {name: value for name, value in data.items() if name not in cls.removed}
        for new, old in cls.renamed.items():
            if old in present and new not in present:
                present[new] = present.pop(old)
        return present


class _Adapters(dict[type[Any], TypeAdapter[Any]]):
    def __missing__(self, kind: type[Any]) -> TypeAdapter[Any]:
        self[kind] = made = TypeAdapter(kind)
        return made


_ADAPTERS = _Adapters()


def adapter(kind: type[Any]) -> TypeAdapter[Any]:
    """The JSON form of a class of plain data, made once."""
    return _ADAPTERS[kind]


@lru_cache(64)
def by_name(kinds: tuple[type[Any], ...]) -> Mapping[str, type[Any]]:
    """The classes by every name that they have or had.

    Raises ValueError when two have, or had, the same.
    """
    found: dict[str, type[Any]] = {}
    for kind in kinds:
        for name in (kind.__name__, *vars(kind).get("was", ())):
            if name in found:
                raise ValueError(f"{found[name].__name__} and {kind.__name__}: both are {name}")
            found[name] = kind
    return found
