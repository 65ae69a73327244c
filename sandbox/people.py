"""The people of the demo: who they are, and the client at which each of them sits."""

from __future__ import annotations

from collections.abc import Iterator

from .actors import Actor
from .box import Sandbox
from .client import Client

NAME_LENGTH = 32
FIRST = ("Ann", "Bob", "Cleo")
ROLES = (("Ann", "Managers", "manage_guild"), ("Bob", "Regulars"))
"""Who has which role at first, and what it lets them do besides."""


class People:
    """Everybody who can be played, by name, in the order in which they came."""

    def __init__(self, box: Sandbox) -> None:
        """Ann, Bob and Cleo, members of the sandbox's guild; Ann manages it, Bob is a regular."""
        self._box = box
        self._actors: dict[str, Actor] = {}
        for name in FIRST:
            self.add(name)
        for name, role, *permissions in ROLES:
            made = box.world.add_role(box.guild, role, *permissions)
            box.world.give_role(box.guild, self.get(name).user, made)

    @property
    def names(self) -> list[str]:
        """What they are called."""
        return list(self._actors)

    def __iter__(self) -> Iterator[Actor]:
        return iter(self._actors.values())

    def get(self, name: str) -> Actor:
        """The person of that name, in any case. Raises LookupError when there is none."""
        for actor in self:
            if actor.name.casefold() == name.strip().casefold():
                return actor
        raise LookupError(f"Nobody is called {name!r}. There are: {', '.join(self.names)}.")

    def add(self, name: str) -> Actor:
        """Somebody new. Raises ValueError for a name that cannot be used."""
        name = " ".join(name.split())
        if not 1 <= len(name) <= NAME_LENGTH or not name.isprintable():
            raise ValueError(f"A name has 1 to {NAME_LENGTH} letters.")
        if name.casefold() in {
            other.casefold() for other in (*self.names, self._box.world.app_name)
        }:
            raise ValueError(f"There is somebody called {name} already.")
        user = self._box.world.add_user(name)
        client = Client(self._box.world, user, remember=False)
        self._actors[name] = Actor(client, self._box.watch)
        self._box.world.join(self._box.guild, user)
        return self._actors[name]
