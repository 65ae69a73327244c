"""Faults planted into the tiny game or the kernel, each under the law that must find it."""

from __future__ import annotations

from . import flow, hints, imagining, obeying, scores, shortcuts, telling, undoing
from .planting import FAULTS, Fault, has_texts

__all__ = [
    "FAULTS",
    "Fault",
    "flow",
    "has_texts",
    "hints",
    "imagining",
    "obeying",
    "scores",
    "shortcuts",
    "telling",
    "undoing",
]
