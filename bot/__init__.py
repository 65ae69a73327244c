"""The bot: what is done at tables, what people are shown, and the discord.py adapter over it."""
