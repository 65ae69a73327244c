"""The prepared matches of the games: played through, and drafted."""
