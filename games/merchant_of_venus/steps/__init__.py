"""The flow of the game: every decision and every automatic step."""
