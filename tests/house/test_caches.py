"""A cache without a bound fills with few things: nothing that is put together is its key."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .tree import Source, faults, functions, python

BARE = ("cache", "functools.cache", "lru_cache(None)", "lru_cache(maxsize=None)")


def endless(source: Source) -> Iterator[str]:
    """Caches without a bound that are asked by tuples, sets or views: of these there is no end."""
    for each in functions(source.tree()) if "cache" in source.text else ():
        if any(ast.unparse(decorator) in BARE for decorator in each.decorator_list):
            yield from (
                f"line {each.lineno}: {each.name} keeps an answer for every {part.arg}"
                for part in ast.walk(each.args)
                if isinstance(part, ast.arg) and is_put_together(part.annotation)
            )


def is_put_together(annotation: ast.expr | None) -> bool:
    """Whether there may be as many of these as there are positions. Classes are few."""
    said = "" if annotation is None else ast.unparse(annotation)
    return said.endswith("View") or ("[" in said and not said.startswith("type["))


def test_what_is_kept_for_things_put_together_has_a_bound() -> None:
    product = [path for path in python() if "tests" not in path.parts]

    assert faults(endless, product) == []


def test_a_cache_without_an_end_would_be_noticed() -> None:
    text = """
@cache
def shape(kind: str, r: int, look: type[Any]): ...
@lru_cache(64)
def known(ring: tuple[PlanetView, ...]): ...
@cache
def fixed(ring: tuple[PlanetView, ...], seats: int): ...
@lru_cache(maxsize=None)
def site(*, look: PlanetView): ...
"""

    assert sorted(endless(Source("a.py", text))) == [
        "line 7: fixed keeps an answer for every ring",
        "line 9: site keeps an answer for every look",
    ]
