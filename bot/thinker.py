"""The thinker: a process of its own in which computer players think that take long.

Questions are in bot/thinking.py, and how they are put in bot/aside.py.
"""

from __future__ import annotations

from bot.aside import Progress, serve
from bot.registry import load
from bot.thinking import THOUGHT, Question
from engine import Dice, Seat
from engine import load as position
from minds import ask


def think(line: bytes, _progress: Progress) -> bytes:
    """The thought of whoever is asked."""
    asked = Question.read(line)
    game = load(asked.game)
    state = position(game, asked.position.encode())
    return THOUGHT.dump_json(ask(game, state, Seat(asked.seat), asked.kind, Dice(asked.seed)))


if __name__ == "__main__":
    serve(think)
