"""The bot: use cases of the table, what people are shown, and the discord.py adapter over them."""
