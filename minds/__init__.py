"""How computer players think, whatever the game: imagining, looking ahead, matches, tuning."""

from .asking import ask, imagine, observe
from .playing import Endless, Turn, play_on, turns
from .search import Search, ways

__all__ = ["Endless", "Search", "Turn", "ask", "imagine", "observe", "play_on", "turns", "ways"]
