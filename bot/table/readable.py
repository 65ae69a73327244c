"""What is stored as a model, as far as this version of the bot can read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from pydantic import BaseModel, ValidationError

M = TypeVar("M", bound=BaseModel)


def readable(model: type[M], stored: Mapping[str, object]) -> M:
    """The model; what an older or newer bot wrote and this one cannot read is left out."""
    try:
        return model.model_validate(stored)
    except ValidationError as error:
        bad = {str(fault["loc"][0]) for fault in error.errors()}
        return model.model_validate({k: v for k, v in stored.items() if k not in bad})
