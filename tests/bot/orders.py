"""One order of each kind, at the worst case: what is typed or pressed, and what comes before it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Any

from bot import own_presses as own
from bot import presses
from bot.message import Menu, Message
from bot.press import AnyPress
from bot.routing.declare import Command
from bot.routing.requests import Responder
from bot.table.table import Table
from engine import AnyOffer, Offer, Seat, act, copy
from tests.secrecy.world import GUILD, Recorder

from .club import picked, typed
from .hall import ANN, BOB, EVE, HERE, THERE, Paper
from .worst import ENDED, FREE, GAME, OPEN, PEOPLE, Worst, seat_of


@dataclass(frozen=True)
class Order:
    """What somebody types (a line and its options) or presses (a custom id and its values)."""

    user: int
    line: str = ""
    given: Mapping[str, Any] = field(default_factory=dict)
    custom_id: str = ""
    values: Sequence[str] = ()
    channel: int = HERE

    async def given_to(self, worst: Worst, answer: Responder) -> None:
        """Order it: of somebody who sees all channels, and manages the server."""
        seen = range(3_000_000)
        who = worst.hall.who(self.user, self.channel, seen)
        who = replace(who, manages_server=True, exists=lambda _: True)
        if self.line:
            await worst.hall.router.command(who, self.line, self.given, answer)
        else:
            await worst.hall.router.press(who, self.custom_id, self.values, answer)


Doing = Callable[[Worst], Awaitable[Order]]
"""Does what comes before an order, and says it."""


def types(user: int, line: str, channel: int = HERE, /, **given: Any) -> Doing:
    """Somebody types a command."""

    async def order(_: Worst) -> Order:
        return Order(user, line, given, channel=channel)

    return order


def uses(
    user: int, kind: Callable[..., AnyPress], *words: Any, about: str = "", **more: Any
) -> Doing:
    """Somebody presses what is ``about`` the match of the channel, or something else.

    channel: where. values: what was chosen or typed.
    """

    async def order(worst: Worst) -> Order:
        press = kind(about or worst.matches.get(more.get("channel", HERE), worst.here), *words)
        return Order(user, custom_id=press.id, **more)

    return order


def then(*first: Doing, last: Doing) -> Doing:
    """Orders before the one that counts."""

    async def order(worst: Worst) -> Order:
        for each in first:
            await answered(worst, await each(worst))
        return await last(worst)

    return order


def shown(first: Doing, word: str) -> Doing:
    """Somebody uses what the answer to an order shows: the control of this word.

    Of a menu they take the last option.
    """

    async def order(worst: Worst) -> Order:
        before = await first(worst)
        answer = await answered(worst, before)
        found = control(answer, word)
        menus = [row for row in answer.rows if isinstance(row, Menu) and row.id == found]
        values = tuple(menu.options[-1].value for menu in menus)
        return Order(before.user, custom_id=found, values=values, channel=before.channel)

    return order


def on_board(first: Doing, word: str, *users: int) -> Doing:
    """Some people press what an order leaves in the channel; the last of them counts."""

    async def order(worst: Worst) -> Order:
        await answered(worst, await first(worst))
        stands = [m for m in worst.hall.sender.stands(HERE) if any(is_of(c, word) for c in ids(m))]
        assert stands, f"no {word} in the channel"
        *before, last = [Order(user, custom_id=control(stands[-1], word)) for user in users]
        for each in before:
            await answered(worst, each)
        return last

    return order


def does(table: Table, seat: Seat, match: str, *, sealed: bool = True) -> str:
    """The custom id with which a seat does something that is ``sealed`` or not, if it can."""
    game, state = table.game, table.running()
    found = [picked(each, Random(0)) for each in table.offers(seat)]
    fit = (c for c in found if act(game, copy(game, state), seat, c, state.now).sealed == sealed)
    choice = next(fit, found[0])
    return presses.Do(match, table.token(seat), (choice.verb, *choice.args)).id


def panel(kind: type[presses.PanelPress], *values: str, deep: bool = True) -> Doing:
    """Ann presses something in their panel, at their longest choice."""

    async def order(worst: Worst) -> Order:
        table, seat = await worst.turn()
        offers = [each for each in table.offers(seat) if isinstance(each, Offer)]
        offer = max(offers, key=lambda each: len(each.ids))
        path = (offer.verb,) if deep else ()
        press = kind(worst.here, table.token(seat), path)
        chosen = values or (offer.ids[:1] if kind is presses.Pick else ())
        return Order(ANN, custom_id=press.id, values=chosen)

    return order


async def answered(worst: Worst, order: Order) -> Message:
    """Order something, and let what follows from it be done; the answer."""
    answer = Recorder()
    await order.given_to(worst, answer)
    worst.hall.clock.advance(10_000)
    await worst.settles()
    return answer.last or Message()


def ids(message: Message) -> list[str]:
    """The custom ids in a message."""
    rows = message.rows
    return [c for row in rows for c in ([row.id] if isinstance(row, Menu) else [b.id for b in row])]


def is_of(custom_id: str, word: str) -> bool:
    """Whether a control is of a kind."""
    return custom_id.split(":")[1] == word


def control(message: Message, word: str) -> str:
    """The custom id of the control of a kind in a message."""
    found = [each for each in ids(message) if is_of(each, word)]
    assert found, f"no {word} among {ids(message)} of {message.text or message.body}"
    return found[0]


async def plays(worst: Worst, *, sealed: bool = False) -> Order:
    """Ann does something by a button of their panel."""
    return Order(ANN, custom_id=does(*await worst.turn(), worst.here, sealed=sealed))


async def others_play(worst: Worst) -> Order:
    """Ann has done something, and then another; Ann looks at the help."""
    await answered(worst, await plays(worst))
    for _ in range(3):
        await worst.hall.plays(worst.here)
    await worst.settles()
    return Order(ANN, "help")


async def takes_seat_back(worst: Worst) -> Order:
    """Bob, who has let others have the seat, thinks better of it."""
    await answered(worst, await on_board(GIVES, "agree", BOB)(worst))
    table = await worst.hall.at(worst.here)
    offered = table.players[seat_of(table, BOB)].offered
    assert offered is not None
    return Order(BOB, custom_id=presses.TakeBack(worst.here, offered.id).id)


async def record(worst: Worst) -> Order:
    """Somebody brings the record of the match that is over."""
    answer = Recorder()
    await Order(ANN, "game export", channel=THERE).given_to(worst, answer)
    assert answer.last is not None
    assert answer.last.document is not None
    return Order(EVE, "game import", {"file": Paper(answer.last.document.text)}, channel=FREE)


async def takes_back(worst: Worst) -> Order:
    """Ann presses the way back below the panel in which they have just moved."""
    await answered(worst, await plays(worst))
    table, _ = await worst.turn()
    return Order(ANN, custom_id=presses.TakeMoveBack(worst.here, table.question).id)


async def changes_notes(worst: Worst) -> Order:
    """Somebody sends the form with all of their notebook."""
    await answered(worst, await NOTED(worst))
    table = await worst.hall.at(worst.here)
    mark = (await worst.hall.services.notebooks.of(table, ANN)).mark
    return await uses(ANN, own.ChangedNotes, mark, values=("y" * 1_900,))(worst)


async def imagines(worst: Worst, kind: Callable[..., AnyPress], *, moved: bool) -> Order:
    """Ann presses something of an imagined match, after a move in it or not."""
    begun = await answered(worst, Order(ANN, custom_id=own.OpenWhatIf(worst.here).id))
    id_ = control(begun, own.EndWhatIf.word).split(":")[2]
    if moved:
        table = worst.hall.services.what_ifs.of(ANN, id_)
        do = does(table, seat_of(table, ANN), id_)
        await answered(worst, Order(ANN, custom_id=do))
    return Order(ANN, custom_id=kind(id_).id)


def imagined(kind: Callable[..., AnyPress], *, moved: bool = False) -> Doing:
    """The same, as others are made."""
    return partial(imagines, kind=kind, moved=moved)


def on_token(kind: Any) -> Doing:
    """Ann presses something that names their question, and a choice of one word."""

    async def order(worst: Worst) -> Order:
        table, seat = await worst.turn()
        verbs = [each.verb for each in table.offers(seat) if not getattr(each, "ids", ())]
        told = {"token": table.token(seat), "verb": (verbs or ["pass"])[0]}
        names = [name for name in kind.__dataclass_fields__ if name in told]
        return Order(ANN, custom_id=kind(worst.here, *(told[name] for name in names)).id)

    return order


def by_command(command: Command) -> Doing:
    """Somebody types a command of the game, at the next position where it can do something.

    Where none comes soon Ann types it without options: then it shows the panel, or is refused with
    what is possible.
    """

    async def order(worst: Worst) -> Order:
        def fit(offers: Sequence[AnyOffer]) -> list[dict[str, str]]:
            found = (typed(table, picked(offer, Random(0))) for offer in offers)
            return [given for made, given in found if made.name == command.word]

        table, seat = await worst.turn()
        there = (*table.offers(seat), *table.orders(seat))
        if not fit(there):
            table, seat = await worst.goes_on(lambda offers: bool(fit(offers)))
            there = tuple(table.offers(seat))
        user = table.players[seat].user
        assert user is not None
        return Order(user, command.name, next(iter(fit(there)), {}))

    return order


P = presses
AWAY = types(ANN, "away", HERE, last="20d")
LENDS = types(ANN, "game replace", HERE, player="Ann", until="2d")
GIVES = types(ANN, "game replace", HERE, player="Bob", **{"with": EVE})
VOTE = uses(ANN, P.AskEnd)
WRITES = types(ANN, "notes", HERE, note="Sell the fish at once. " * 15)
NOTED = uses(ANN, own.AddedNote, values=("x" * 1_900,))
IMAGINES = uses(ANN, own.OpenWhatIf)
TAKEN = on_board(LENDS, "take", EVE)
SEEKING = uses(ANN, P.SetRule, "seeking", about=str(GUILD), values=("15",))
RULES = "merchant_of_venus"
WORDS = "Volois"
HOW = uses(EVE, P.HowToPlay, about=RULES)
FOUND = uses(EVE, P.TypedWords, about=RULES, values=(WORDS,))

ORDERS: Mapping[str, Doing] = {
    # Before the start.
    "/game new": types(EVE, "game new", FREE, game=GAME),
    "/game learn": types(EVE, "game learn", -EVE, game=ENDED),
    "/game join": types(EVE, "game join", OPEN),
    "/game leave": types(BOB, "game leave", OPEN),
    "/game add-computer": types(ANN, "game add-computer", OPEN),
    "/game start": types(ANN, "game start", OPEN),
    "/game option": types(ANN, "game option", OPEN, setting="advice", value="False"),
    "learn": uses(EVE, P.Learn, about=ENDED, channel=-EVE),
    "join": uses(EVE, P.Join, channel=OPEN),
    "seek": then(SEEKING, last=uses(ANN, P.CallPlayers, channel=OPEN)),
    "leave": uses(BOB, P.Leave, channel=OPEN),
    "computer": uses(ANN, P.AddComputer, channel=OPEN),
    "seat-computer": uses(ANN, P.SeatComputer, "easy", channel=OPEN),
    "level": uses(ANN, P.SetLevel, values=("2 strong",), channel=OPEN),
    "free-seat": uses(ANN, P.FreeSeat, values=(f"1 {BOB}",), channel=OPEN),
    "start": uses(ANN, P.Start, channel=OPEN),
    "options": uses(ANN, P.OpenOptions, channel=OPEN),
    "options-page": uses(ANN, P.ShowOptions, 1, channel=OPEN),
    "option": uses(ANN, P.SetOption, "advice", values=("False",), channel=OPEN),
    "option-form": uses(ANN, P.AskOption, "advice", channel=OPEN),
    "option-typed": uses(ANN, P.TypedOption, "advice", values=("off",), channel=OPEN),
    # Looking.
    "/game show": types(ANN, "game show"),
    "/game me": types(ANN, "game me"),
    "/game recap": types(ANN, "game recap", THERE),
    "/game log": types(ANN, "game log", THERE, page=1),
    "/game list": types(ANN, "game list"),
    "/help": types(ANN, "help"),
    "/game export": types(ANN, "game export", THERE),
    "/game verify": types(ANN, "game verify", THERE),
    "/game import": record,
    "/game film": types(ANN, "game film", THERE),
    "me": uses(ANN, P.ShowMine),
    "board": uses(ANN, P.ShowBoard),
    "text": uses(ANN, P.ShowText),
    "signs": uses(ANN, P.ShowLegend),
    "turn-signs": uses(ANN, P.TurnLegend, 1),
    "recap": uses(ANN, P.ShowRecap, channel=THERE),
    "log": uses(ANN, P.TurnLog, 1, channel=THERE),
    "record": uses(ANN, P.ShowRecord, channel=THERE),
    "film": uses(ANN, P.ShowFilm, channel=THERE),
    "secrets": uses(ANN, P.ShowSecrets),
    "/statistics": types(ANN, "statistics", HERE, server=True),
    "/ladder": types(ANN, "ladder", HERE, game=GAME),
    # The rules.
    "/game rules": types(EVE, "game rules", FREE, game=RULES, clause=WORDS),
    "how": HOW,
    "how-page": uses(EVE, P.ShowPage, about=RULES),
    "what": uses(EVE, P.WhatIsWhat, about=RULES),
    "what-page": uses(EVE, P.ShowSigns, 1, about=RULES),
    "contents": shown(HOW, "contents"),
    "section": shown(HOW, "section"),
    "clauses": uses(EVE, P.TurnRules, 2, about=RULES),
    "tables": shown(HOW, "tables"),
    "table": shown(shown(shown(HOW, "tables"), "table-text"), "table"),
    "table-text": shown(shown(HOW, "tables"), "table-text"),
    "rows": shown(FOUND, "rows"),
    "search": uses(EVE, P.AskWords, about=RULES),
    "words": FOUND,
    "found": uses(EVE, P.TurnFound, tuple(WORDS.split()), 1, about=RULES),
    # The panel.
    "/game turn": types(ANN, "game turn"),
    "turn": uses(ANN, P.OpenPanel),
    "next-table": uses(ANN, P.NextTable, about=str(ANN)),
    "answer": on_token(P.Answer),
    "reply": on_token(P.Reply),
    "refresh": uses(ANN, P.Refresh),
    "go": panel(P.Go),
    "menu": panel(P.Pick),
    "form": panel(P.AskNumber),
    "typed": panel(P.Typed, "2"),
    "help": panel(P.Explain),
    "unfold": panel(P.Unfold, deep=False),
    "suggest": panel(P.Suggest, deep=False),
    "do": partial(plays, sealed=True),
    "no-lessons": uses(ANN, P.NoLessons),
    "call-every-turn": uses(ANN, P.CallEveryTurn),
    "why": uses(ANN, P.ShowWhy),
    "why-not": uses(ANN, P.AskWhy, values=("fly",)),
    "mute": on_token(P.Mute),
    "undo": takes_back,
    "/game undo": then(plays, last=types(ANN, "game undo")),
    "undo-ask": shown(then(others_play, last=types(ANN, "game undo")), "undo-ask"),
    # Imagining.
    "what-if": IMAGINES,
    "what-if-on": imagined(own.PlayOthers),
    "what-if-back": imagined(own.StepBack, moved=True),
    "what-if-end": imagined(own.EndWhatIf),
    # Writing down.
    "/notes": WRITES,
    "notes": then(NOTED, last=uses(ANN, own.ShowNotes)),
    "note-add": uses(ANN, own.AddNote),
    "note-added": NOTED,
    "notes-change": then(NOTED, last=uses(ANN, own.ChangeNotes)),
    "remind-me": uses(ANN, own.RemindMe),
    "remind-me-of": uses(ANN, own.RemindMeOf, values=("x" * 400,)),
    "notes-changed": changes_notes,
    "notes-clear": shown(NOTED, "notes-clear"),
    "notes-cleared": shown(shown(NOTED, "notes-clear"), "notes-cleared"),
    # Seats.
    "/game replace": GIVES,
    "give-up": uses(BOB, P.GiveUp, "easy"),
    "withdraw": shown(LENDS, "withdraw"),
    "take": on_board(LENDS, "take", EVE),
    "agree": on_board(GIVES, "agree", BOB),
    "keep": on_board(GIVES, "keep", BOB),
    "home": then(TAKEN, last=uses(ANN, P.ComeHome)),
    "back": takes_seat_back,
    # The table.
    "/game pace": types(ANN, "game pace", HERE, limit="3h", late="vote", bank="1d"),
    "/game pause": types(ANN, "game pause"),
    "/game end": types(ANN, "game end"),
    "/game resign": types(ANN, "game resign"),
    "play-on": then(types(ANN, "game pause"), last=uses(ANN, P.PlayOn)),
    "end-ask": uses(ANN, P.AskEnd),
    "stop": uses(ANN, P.Stop, channel=OPEN),
    "vote-yes": on_board(VOTE, "vote-yes", *PEOPLE[1:5]),
    "vote-no": on_board(VOTE, "vote-no", BOB),
    "vote-end": shown(uses(ANN, P.AskEnd), "vote-end"),
    "resign": shown(types(ANN, "game resign"), "resign"),
    "rematch": uses(ANN, P.Rematch, channel=THERE),
    # Oneself, and the server.
    "/settings": types(ANN, "settings", HERE, notify="direct", **{"quiet-from": 22, "quiet-to": 8}),
    "/away": AWAY,
    "return": then(AWAY, last=uses(ANN, P.Return, about=str(ANN))),
    "sit-in": then(AWAY, last=uses(ANN, P.SitIn)),
    "/server": types(ANN, "server", HERE, threads=True, calls="loud"),
    "rule": uses(ANN, P.SetRule, "roles", about=str(GUILD), values=tuple(map(str, range(25)))),
    "no-rule": uses(ANN, P.ClearRule, "roles", about=str(GUILD)),
}
