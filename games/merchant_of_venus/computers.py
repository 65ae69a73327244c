"""Computer players. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from engine import drifter

__all__ = ["drifter"]
