"""Days as a language calls them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date


def day(when: date, language: str) -> str:
    """A day with its name, and no year: 'Thu, Dec 24'."""
    # Not at a start: few ask for a day, and the tables are large.
    from babel.dates import format_skeleton  # noqa: PLC0415 - see above

    return format_skeleton("MMMEd", when, locale=_locale(language))


def weekdays(language: str) -> Mapping[int, str]:
    """The days of the week by number, 0 is Monday."""
    from babel.dates import get_day_names  # noqa: PLC0415 - as above

    names = get_day_names("wide", locale=_locale(language))
    return {number: names[number] for number in range(7)}


def _locale(language: str) -> str:
    return language.replace("-", "_")
