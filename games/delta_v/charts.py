"""The tables of the rules page, made from the box."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Chart

from .parts import Box, number, wanted


def charts(box: Box) -> Sequence[Chart]:
    """The contracts, and how many tiles there are of what."""
    contracts = tuple((number(id_), wanted(id_)) for id_ in box.contract_ids)
    minerals = tuple(
        (entry.mineral, len(entry.points), tuple(sorted(entry.points)), sum(entry.points))
        for entry in box.minerals
    )
    incidents = tuple((entry.incident, entry.count) for entry in box.incidents)
    return (
        Chart("contracts", ("contract", "asks"), contracts),
        Chart("minerals", ("mineral", "tiles", "values", "sum"), minerals),
        Chart("incidents", ("incident", "tiles"), incidents),
    )
