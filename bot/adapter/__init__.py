"""The only part of the bot that knows discord.py."""
