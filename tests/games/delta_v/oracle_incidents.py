"""Delta V's table beside the program: incidents, ambushes and standing orders."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Choice

from .oracle_board import LAST_ENCOUNTER, NOBODY, STATION, Board, Flow, Over, Said, is_mineral


class Incidents(Board):
    """What incidents do."""

    def _uses(self, seat: int) -> list[Said]:
        """DV12, DV81 to DV83: incidents that would do something."""
        useful = {
            "scan": bool(self._face_down()),
            "sabotage": any(
                self.companies[other].station or self.companies[other].rockets
                for other in self._others(seat)
            ),
            "acquisition": self.companies[seat].yard > 0,
        }
        usable = self.companies[seat].usable
        return [("use", name) for name, does in useful.items() if does and name in usable]

    def _may_show(self, seat: int, cells: list[str]) -> Flow:
        """DV31: after a look at these cells one incident among them may be turned up."""
        self._look(seat, cells)
        if not cells or "looks" in self.companies[seat].orders:
            return
        incidents = [cell for cell in cells if not is_mineral(self.board[cell])]
        _, choice = yield {seat: [("hide",), *[("show", cell) for cell in incidents]]}
        if choice.verb == "show":
            yield from self._incident(seat, choice.args[0])

    def _incident(self, seat: int, cell: str) -> Flow:
        """DV80, DV87: an incident has been turned up."""
        self._home(cell)
        if self.board[cell] != "alien":
            incident = self._take_off(cell)
            self.companies[seat].incidents.append(incident)
            self.companies[seat].fresh.append(incident)
            return
        self.changed = True
        self.encounters.append(cell)
        if len(self.encounters) == LAST_ENCOUNTER:
            self.attempt = None
            raise Over("aliens")
        moves: list[Said] = [("alien-to", to) for to in self.board if to != self.alien]  # DV88
        _, choice = yield {seat: [("alien-stays",), *moves]}
        if choice.verb == "alien-to":
            self.alien = choice.args[0]
        yield from self._steal(seat)

    def _steal(self, seat: int) -> Flow:
        loot: list[Said] = []
        for other in self._others(seat):
            victim = self.companies[other]
            bribes = list(victim.bribes)
            if self.attempt and self.attempt.bidder == other:
                bribes.remove(self.attempt.bid)  # DV70: it lies on the table as long as the bid
            loot += [("steal", f"seat-{other}", f"bribe-{bribe}") for bribe in set(bribes)]
            loot += [("steal", f"seat-{other}", name) for name in set(victim.incidents)]
        if not loot:
            return
        _, choice = yield {seat: [("steal-nothing",), *loot]}
        if choice.verb == "steal":
            self._stolen(seat, *choice.args)

    def _stolen(self, seat: int, whose: str, loot: str) -> None:
        thief, victim = self.companies[seat], self.companies[int(whose.split("-")[1])]
        if loot.startswith("bribe-"):
            bribe = loot.removeprefix("bribe-")
            victim.bribes.remove(bribe)
            thief.bribes.append(bribe)
        else:
            victim.incidents.remove(loot)
            if loot not in victim.incidents:
                victim.orders.pop(loot, None)  # DV86
            thief.incidents.append(loot)
            thief.fresh.append(loot)  # DV80

    def _discard(self, seat: int, incident: str) -> None:
        self.changed = True
        self.companies[seat].incidents.remove(incident)
        if incident not in self.companies[seat].incidents:
            self.companies[seat].orders.pop(incident, None)

    def _use(self, seat: int, incident: str) -> Flow:
        self._discard(seat, incident)
        if incident == "acquisition":
            self._buy(seat)  # DV83
        elif incident == "scan":
            yield from self._scan(seat)
        else:
            yield from self._sabotage(seat)

    def _scan(self, seat: int) -> Flow:
        """DV81."""
        mine = self.companies[seat]
        own = self._under(seat)
        others = [cell for cell in self._face_down() if cell not in own]
        count = min(mine.station + len(mine.rockets), len(others))
        if count:
            _, choice = yield {seat: [("scan-tiles", frozenset(others), count, count)]}
            self._look(seat, choice.args)
        yield from self._may_show(seat, own)

    def _sabotage(self, seat: int) -> Flow:
        """DV82."""
        targets: set[Said] = set()
        for other in self._others(seat):
            places = self.companies[other].rockets
            places = [*places, STATION] if self.companies[other].station else places
            targets |= {("sabotage", f"seat-{other}", place) for place in places}
        _, choice = yield {seat: list(targets)}
        victim, place = self.companies[int(choice.args[0].split("-")[1])], choice.args[1]
        victim.yard += 1
        if place == STATION:
            victim.station -= 1
        else:
            victim.rockets.remove(place)
        mine = self.companies[seat]
        origins = {*mine.rockets, *([STATION] if mine.station else [])} - {place, self.alien}
        if not origins:
            return
        _, choice = yield {seat: [("stay",), *[("follow", origin) for origin in origins]]}
        if choice.verb == "follow":
            if choice.args[0] == STATION:
                mine.station -= 1
            else:
                mine.rockets.remove(choice.args[0])
            self._arrive(seat, place)

    def _ambush(self, incident: str) -> Flow:
        """DV84 to DV86: whether somebody strikes; first clockwise, once all before have passed."""
        holders = [o for o in self._others(self.active) if incident in self.companies[o].usable]
        answers: dict[int, bool] = {}
        for holder in holders:
            order = self.companies[holder].orders.get(incident)
            if order is not None:
                answers[holder] = order == f"seat-{self.active}"
        while (striker := first_willing(holders, answers)) is None:
            waited = [holder for holder in holders if holder not in answers]
            seat, choice = yield {o: [("strike", incident), ("pass",)] for o in waited}
            answers[seat] = choice.verb == "strike"
        if striker == NOBODY:
            return False
        if self.companies[striker].orders.get(incident) == f"seat-{self.active}":
            del self.companies[striker].orders[incident]  # DV86: it has been carried out
        self._discard(striker, incident)
        return True

    def orders(self, seat: int) -> list[Said]:
        """DV74, DV86: the standing orders that a seat may leave."""
        found: list[Said] = []
        mine = self.companies[seat]
        if self.why:
            return []
        for about in ("bids", "looks"):
            found += [("order-ask", about)] if about in mine.orders else []
            found += [("order-pass", about)] if mine.orders.get(about) != "pass" else []
        found += [("order-below", 2, 20)]
        for incident in {"pirate", "meteor"} & set(mine.incidents):
            now = mine.orders.get(incident)
            found += [("order-ask", incident)] if now else []
            found += [("order-pass", incident)] if now != "pass" else []
            for other in self._others(seat):
                if now != f"seat-{other}":
                    found.append(("order-strike", incident, f"seat-{other}"))
        return found

    def _order(self, seat: int, choice: Choice) -> None:
        orders, incident = self.companies[seat].orders, choice.args[0]
        if choice.verb == "order-ask":
            del orders[incident]
        elif choice.verb == "order-below":
            orders["bids"] = choice.args[0]
        else:
            orders[incident] = choice.args[1] if choice.verb == "order-strike" else "pass"


def first_willing(order: Iterable[int], answers: dict[int, bool]) -> int | None:
    """DV71, DV86: the first who wants to; NOBODY if none does; None while one before is asked."""
    for seat in order:
        if seat not in answers:
            return None
        if answers[seat]:
            return seat
    return NOBODY
