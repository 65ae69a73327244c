"""The rules of a server as its managers read and set them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from bot.limits import OPTIONS
from bot.message import Button, Menu, Message, Option, Row
from bot.presses import ClearRule, SetRule
from bot.table.server import ServerRules
from locales import Texts

LISTS: Final = ("channels", "roles", "games", "seeking")
"""The rules that are lists: each is set by a menu and left open again by a button."""


_OF: Mapping[str, Literal["tables", "messages", "roles"]] = {
    "channels": "tables",
    "roles": "roles",
    "seeking": "messages",
}
"""What the menu of a rule lists, where Discord knows it."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server: its id, its rules, how many unfinished tables it has, and what exists there.

    takes: whether messages can stand in a channel. titles: what the games are called in the
    language of whoever reads, by slug.
    """

    id: int
    rules: ServerRules
    tables: int
    exists: Callable[[int], bool]
    takes: Callable[[int], bool]
    titles: Mapping[str, str]

    @property
    def left(self) -> Mapping[str, tuple[str, ...]]:
        """What is there still of each list, as the values of its menu."""
        rules = self.rules
        return {
            "channels": tuple(str(id_) for id_ in rules.channels if self.exists(id_)),
            "roles": tuple(str(id_) for id_ in rules.roles if self.exists(id_)),
            "seeking": tuple(str(id_) for id_ in rules.seeking if self.exists(id_)),
            "games": tuple(slug for slug in rules.games if slug in self.titles),
        }

    @property
    def mute(self) -> bool:
        """Whether calls for players have a channel in which no message can stand.

        Such a one could be chosen once.
        """
        return not all(self.takes(int(id_)) for id_ in self.left["seeking"])


def shown(server: Server, texts: Texts) -> Message:
    """All rules in words, with menus and buttons to change those that are lists."""
    rules = server.rules
    said = texts(
        "server-shown",
        channels=_list(server, texts, "channels"),
        roles=_list(server, texts, "roles"),
        games=_list(server, texts, "games"),
        most=rules.at_once,
        count=server.tables,
        days=rules.open_days,
        calls=texts(f"server-calls-{rules.calls}"),
        seeking=_list(server, texts, "seeking"),
        threads=texts("server-threads" if rules.threads else "server-no-threads"),
    )
    lost = [
        texts("server-lost", what=name)
        for name in LISTS
        if getattr(rules, name) and not server.left[name]
    ]
    if server.mute:
        lost.append(texts("server-lost", what="forum"))
    # In an embed a mention shows a name and notifies nobody.
    body = "\n".join([said, *lost])
    return Message(title=texts("server-title"), body=body, rows=_rows(server, texts))


def _list(server: Server, texts: Texts, name: str) -> str:
    """What a rule leaves; what is gone is counted."""
    there, count = server.left[name], len(getattr(server.rules, name))
    if not count:
        return texts(f"server-{name}-open")
    said = {"channels": "<#{}>", "roles": "<@&{}>", "seeking": "<#{}>"}
    words = [said[name].format(each) if name in said else server.titles[each] for each in there]
    gone = [texts("server-gone", count=count - len(there))] if count > len(there) else []
    return texts.list([*words, *gone])


def _rows(server: Server, texts: Texts) -> tuple[Row, ...]:
    games = tuple(Option(slug, title) for slug, title in server.titles.items())
    menus = (
        _menu(server, texts, "channels"),
        _menu(server, texts, "roles"),
        Menu(
            SetRule(str(server.id), "games").id,
            texts("server-games-menu"),
            games,
            high=len(games),
            chosen=server.left["games"],
        ),
        _menu(server, texts, "seeking"),
    )
    clear = tuple(
        Button(ClearRule(str(server.id), name).id, texts(f"server-{name}-clear"))
        for name in LISTS
        if getattr(server.rules, name)
    )
    return (*menus, clear) if clear else menus


def _menu(server: Server, texts: Texts, name: str) -> Menu:
    assert name != "games"
    mute = name == "seeking" and server.mute
    return Menu(
        SetRule(str(server.id), name).id,
        texts(f"server-{name}-menu"),
        high=1 if name == "seeking" else OPTIONS,
        of=_OF[name],
        chosen=() if mute else server.left[name],
    )
