"""What has changed, as words in the names of the long tests that look at it: see ``tiers.is_of``.

It is what most likely sees a fault; CI runs all of them.
``python -m tests.changed [REF]`` prints pytest's arguments, and on standard error what it compared.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent
EVERYTHING = re.compile(
    r"(engine|minds)/|locales/[^/]*\.py$|tests/[^/]*\.py$|tests/tiny/"
    r"|(pyproject\.toml|requirements.*\.txt|scripts/(test|setup))$"
)
"""Files on which all else depends."""
OF_A_GAME = re.compile(
    r"games/(\w+?)(?:_cover)?(?:/|\.py$)|docs/rules/(\w+)\.md$|locales/[^/]*/(\w+)\.ftl$"
    r"|render/boards/(\w+)(?:/|\.py$)|tests/games/(\w+)/"
)
NOT_OF_A_GAME = {
    "games": ("tests/render",),
    "render": ("tests/games", "tests/heritage", "tests/laws", "tests/minds"),
}
"""Of the tests of a game, those that see nothing, or little, of a change of its rules, or board."""
OF_A_ROOM = {
    "bot": ("tests/bot", "tests/crash", "tests/heritage"),
    "demo": ("tests/page",),
    "locales": ("tests/bot", "tests/locales"),
    "render": ("tests/render",),
    "sandbox": ("tests/sandbox", "tests/page"),
    "storage": ("tests/storage", "tests/crash", "tests/heritage"),
}
OF_ONE_GAME = {"tests/bot", "tests/crash", "tests/heritage"}
"""What is done with any game there is mostly done with each: so a change of a room brings the tests
of one game."""
ONE = "space_mission"


def words(files: Iterable[str], slugs: Iterable[str]) -> list[str] | None:
    """The words that the names of the tests have; None for all tests."""
    found, games = set[str](), sorted(slugs, key=len, reverse=True)
    for file in files:
        if EVERYTHING.match(file):
            return None
        named = OF_A_GAME.match(file)
        name = next(filter(None, named.groups()), "") if named else ""
        # A file of a board may say more than its game: space_mission_planets.
        slug = next((slug for slug in games if name == slug or name.startswith(f"{slug}_")), "")
        room, _, rest = file.partition("/")
        if slug:
            found.add(_without(slug, NOT_OF_A_GAME.get(room, ())))
        elif room == "tests" and "/" in rest:
            found.add(f"tests/{rest.partition('/')[0]}")
        else:
            others = [slug for slug in sorted(games) if slug != ONE]
            for folder in OF_A_ROOM.get(room, ()):
                found.add(_without(folder, others if folder in OF_ONE_GAME else ()))
    return sorted(found)


def _without(word: str, others: Iterable[str]) -> str:
    return " ".join([word, *(f"-{other}" for other in others)])


def base(since: str) -> str:
    """The commit that is compared with: the one named, or where this left origin/main; or none."""
    if since:
        return _git("rev-parse", "--verify", f"{since}^{{commit}}").strip()
    try:
        return _git("merge-base", "HEAD", "origin/main").strip()
    except subprocess.CalledProcessError:
        return ""


def changed(commit: str) -> list[str]:
    """The files that differ from a commit, those included that git does not know yet."""
    listed = _git("diff", "--name-only", "--no-renames", "-z", commit)
    new = _git("ls-files", "-z", "--others", "--exclude-standard")
    return sorted(filter(None, [*listed.split("\0"), *new.split("\0")]))


def _git(*arguments: str) -> str:
    asked = ["git", *arguments]
    return subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def main(since: str = "") -> None:
    """Print which long tests are run besides the plain ones."""
    try:
        commit = base(since)
    except subprocess.CalledProcessError:
        raise SystemExit(f"test: git knows no commit {since}") from None
    slugs = [file.parent.name for file in (ROOT / "games").glob("*/__init__.py")]
    files = changed(commit) if commit else []
    every = words(files, slugs)
    said = "all" if every is None else ", ".join(every) or "none"
    against = f"{len(files)} files differ from {commit[:8]}" if commit else "no base to compare"
    print(f"test: {against}; long tests: {said}", file=sys.stderr)  # noqa: T201
    arguments = ["-m", "not deep", *(f"--long-of={word}" for word in every or ())]
    print("\n".join(arguments if every != [] else []))  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
