"""Computer players. They see what a person in their seat sees, and nothing else."""

from .ahead import seer
from .deciding import broker, prospector

__all__ = ["broker", "prospector", "seer"]
