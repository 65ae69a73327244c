"""The studio: a process of its own that plays matches again and makes films and pictures of them.

It reads orders (bot/filming.py), a line each, and answers each by lines of JSON:
``{"done": percent}`` while it works, and last ``{"made": bytes}`` followed by so many bytes, or
``{"failed": why}``.
"""
