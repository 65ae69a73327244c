"""One file a game, called by its slug, with one object BOARD."""
