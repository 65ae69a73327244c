"""Marks made smaller."""

from __future__ import annotations

from dataclasses import replace

from .scene import Box, Disc, Group, Line, Mark, Point, Polygon, Text


def scaled(marks: tuple[Mark, ...], percent: int) -> tuple[Mark, ...]:
    """The marks at so many percent of their size, seen from (0, 0)."""
    return tuple(_scaled(mark, percent) for mark in marks)


def _scaled(mark: Mark, percent: int) -> Mark:
    def part(length: int) -> int:
        return round(length * percent / 100)

    def thin(width: int) -> int:
        """Lines become thinner, but none vanishes."""
        return max(part(width), 1) if width else 0

    def points(many: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((part(x), part(y)) for x, y in many)

    match mark:
        case Disc():
            return replace(
                mark, x=part(mark.x), y=part(mark.y), r=thin(mark.r), width=thin(mark.width)
            )
        case Polygon():
            return replace(mark, points=points(mark.points), width=thin(mark.width))
        case Line():
            return replace(mark, points=points(mark.points), width=thin(mark.width))
        case Box():
            return replace(
                mark,
                x=part(mark.x),
                y=part(mark.y),
                w=thin(mark.w),
                h=thin(mark.h),
                width=thin(mark.width),
                round=part(mark.round),
            )
        case Text():
            return replace(
                mark,
                x=part(mark.x),
                y=part(mark.y),
                size=max(part(mark.size), 1),
                room=thin(mark.room),
            )
        case Group():
            return replace(mark, marks=scaled(mark.marks, percent), x=part(mark.x), y=part(mark.y))
