"""The empty files of a new game, and what shows that they are enough to begin with."""
