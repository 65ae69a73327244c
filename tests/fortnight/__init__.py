"""A fortnight of a town of tables, whose people have lives: is it fair, how often are they called.

habits: who they are, as data. town: the bot and its tables, through which time passes. watcher:
what was promised to them, held against what happens, by the calendar alone. ledger: the figures.
"""
