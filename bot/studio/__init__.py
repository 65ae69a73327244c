"""The studio: a process that plays matches again and makes films and pictures of them.

Orders are in bot/filming.py, and how they are given in bot/aside.py.
"""
