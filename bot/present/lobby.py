"""The card of a table that has not started: what is played, how long, by whom, and how to join."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from bot.message import Button, Message, Picture, Row, Style
from bot.press import AnyPress
from bot.presses import (
    AddComputer,
    CallPlayers,
    HowToPlay,
    Join,
    Leave,
    OpenOptions,
    Start,
    WhatIsWhat,
)
from bot.registry import RegisteredGame
from bot.table.deputy import leader, waits_alone
from bot.table.table import Table
from engine import Cover, Seat, Setup, begin
from locales import Texts
from render.board import Caption
from render.kept import Kept
from render.scene import Scene

from .legends import callouts, legend, pages
from .painting import paint, to_paint
from .speaker import speaker

SAMPLE = "5a3c"
"""The seed of the position that is shown: the same for every table, so that it tells nothing."""
_SAMPLES = Kept[bytes](2**21, len)
"""What has been painted: whoever joins changes the card, and the picture is sent with it."""


def lobby(table: Table, texts: Texts, now: int) -> Message:
    """The message of a table that has not started, as it is at an instant (ms UTC)."""
    say = speaker(table, texts)
    seats = [_seated(table, texts, n, say.name(Seat(n))) for n in range(len(table.players))]
    about = facts(table.game.cover, texts, table.options)
    lines = [
        texts("game-summary"),
        "",
        texts("lobby-players", players=about["players"]),
        texts("lobby-length", days=about["days"], presses=about["presses"]),
        texts("lobby-weight", weight=about["weight"]),
        *changed_lines(table, texts),
    ]
    if table.registered.own_box:
        lines.append(texts("lobby-own-box"))
    most, promise = table.game.cover.seats[-1], table.commitment
    lines += [
        "",
        texts("lobby-seats", who=seats, count=len(seats), most=most)
        if seats
        else texts("lobby-nobody"),
        # In an embed a mention shows a name and notifies nobody.
        texts("lobby-how", host=f"<@{table.host}>"),
        *_door(table, texts, now),
    ]
    return Message(
        title=texts("lobby-title", game=say.title),
        body="\n".join(lines),
        # Of an older bot's table nothing is promised yet.
        footer=texts("lobby-promise", commitment=promise) if promise else "",
        picture=sample(table.registered, texts),
        rows=_rows(table, texts),
    )


def _door(table: Table, texts: Texts, now: int) -> list[str]:
    """Who stands in for a host who is away, and who is invited and does not sit there yet."""
    lines, led = list[str](), leader(table, now)
    if led is None and not waits_alone(table):
        lines.append(texts("lobby-leaderless"))
    elif led not in (None, table.host):
        lines.append(texts("lobby-deputy", deputy=f"<@{led}>"))
    invited = [f"<@{user}>" for user in table.door.invited if table.seat_of(user) is None]
    if invited:
        lines.append(texts("lobby-invited", who=invited))
    return lines


def facts(cover: Cover, texts: Texts, options: Mapping[str, Any]) -> dict[str, str]:
    """Players, length and weight of a game, each in words."""
    length = cover.length_with(options)
    low, high = length.days
    days = texts("card-days", low=low, high=high) if high else texts("card-sitting")
    return {
        "players": texts("card-players", low=cover.seats[0], high=cover.seats[-1]),
        "days": days,
        "presses": texts("card-presses", presses=length.presses),
        "weight": texts(f"weight-{cover.weight}"),
    }


def changed_lines(table: Table, texts: Texts) -> list[str]:
    """The options that are not as usual, a line each."""
    return [
        texts("lobby-option", name=texts(f"setting-{name}"), value=option_value(texts, name, value))
        for name, setting in table.settings.items()
        if (value := table.setting(name)) != setting.default
    ]


def option_value(texts: Texts, name: str, value: object) -> str:
    """What an option's value is called."""
    if isinstance(value, bool):
        return texts("option-on" if value else "option-off")
    key = f"setting-{name}-{value}"
    return texts(key) if texts.has(key) else str(value)


def sample(title: RegisteredGame, texts: Texts) -> Picture:
    """The board of the game as it is dealt for some: what to look forward to."""
    alt = texts("lobby-picture", game=texts("game-name"))
    picture = to_paint(texts, lambda: alt, lambda: paint(_scene(title, texts)))
    return _kept(picture, title, texts)


def explained(title: RegisteredGame, texts: Texts) -> Picture:
    """The same with its most important signs numbered and named, where the board has any."""
    if not title.board.callouts:
        return sample(title, texts)
    scene = cache(lambda: _scene(title, texts))
    picture = callouts(title.board, scene, _caption(title, texts))
    return _kept(replace(picture, shows="callouts"), title, texts)


def signs(title: RegisteredGame, texts: Texts, page: int) -> tuple[Picture, int]:
    """A page of what the signs on it are, and how many pages there are. Its board has some."""
    scene = cache(lambda: _scene(title, texts))
    count = pages(title.board, scene)
    there = min(page, count)
    picture = legend(title.board, scene, _caption(title, texts), there)
    return _kept(picture, title, texts), count


def _kept(picture: Picture, title: RegisteredGame, texts: Texts) -> Picture:
    """The picture, painted once. Those that take each other's place in a message differ in name."""
    key = picture.file, title.cover.slug, title.box.model_dump_json(), texts.language
    return replace(picture, paint=lambda: _SAMPLES.find(key, picture.paint))


def _scene(title: RegisteredGame, texts: Texts) -> Scene:
    game = title.game
    setup = Setup(
        game=game.slug,
        version=game.cover.version,
        seats=_seats(title),
        options=game.rules.options().model_dump(mode="json"),
        box=title.box.model_dump(mode="json") if title.own_box else None,
        seed=SAMPLE,
        now=0,
    )
    view = game.rules.view(begin(game, setup).state, None)
    return title.board.scene(view, _caption(title, texts))


def _caption(title: RegisteredGame, texts: Texts) -> Caption:
    numbers = range(1, _seats(title) + 1)
    names = tuple(texts("seat-name", number=number) for number in numbers)
    return Caption(texts=texts, names=names, phrase=title.game.help.phrase)


def _seats(title: RegisteredGame) -> int:
    return title.cover.seats[len(title.cover.seats) // 2]


def _seated(table: Table, texts: Texts, seat: int, name: str) -> str:
    kind = table.players[seat].computer
    # A stored table may name a kind that the game does not have any more.
    if kind is None or not texts.has(f"computer-{kind}"):
        return name
    said = texts(f"computer-{kind}")
    # Computers of older releases are called after their kind.
    return name if said in name else texts("lobby-computer-seat", name=name, kind=said)


def _rows(table: Table, texts: Texts) -> tuple[Row, ...]:
    options = [_button(OpenOptions(table.id), texts("lobby-change"))] if table.settings else []
    seats = (
        _button(Join(table.id), texts("lobby-join"), "success"),
        _button(Leave(table.id), texts("lobby-leave")),
        _button(AddComputer(table.id), texts("lobby-computer")),
        *options,
        _button(Start(table.id), texts("lobby-start"), "primary"),
    )
    help_ = [_button(HowToPlay(table.game.slug), texts("rules-how"))]
    if table.registered.board.signs:
        help_.insert(0, _button(WhatIsWhat(table.game.slug), texts("panel-signs")))
    free = len(table.players) < table.game.cover.seats[-1] and table.house.guests == "everybody"
    if table.guild is not None and free:
        help_.append(_button(CallPlayers(table.id), texts("lobby-seek")))
    return seats, tuple(help_)


def _button(press: AnyPress, label: str, style: Style = "secondary") -> Button:
    return Button(press.id, label, style)
