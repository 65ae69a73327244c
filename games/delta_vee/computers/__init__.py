"""Computer players. They see what a person in their seat sees, and nothing else."""

from .captain import captain, random_player
from .commodore import commodore, lieutenant

__all__ = ["captain", "commodore", "lieutenant", "random_player"]
