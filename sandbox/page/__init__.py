"""The demo page: a Discord in the browser, one more client of the sandbox's world.

``server.py`` serves the page and its sockets on loopback; ``session.py`` is one browser socket of
one person; ``frames.py`` is what the page may ask; ``told.py`` is what the page is told;
``static/`` is the page itself.
"""

from __future__ import annotations

from .server import PageServer

__all__ = ["PageServer"]
