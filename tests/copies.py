"""Copies of the project, for what changes its files."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parent.parent
SLUGS = tuple(sorted(file.parent.name for file in (ROOT / "games").glob("*/__init__.py")))
"""Every game that has its rules here."""
NO_OTHER_GAME = ("-k", f"not ({' or '.join(SLUGS)})")
"""For a copy with a new game: what is asked of each of the others is asked of them at home."""


def copied(folder: Path) -> Path:
    """Copy everything that is in the repository, as it is now, into a folder."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def run_tests(
    folder: Path,
    *arguments: str,
    timeout: float | None = None,
    compiling: bool = False,
    variables: Mapping[str, str] | None = None,
) -> str:
    """What pytest prints in a copy when it fails; nothing when it does not.

    ``compiling`` keeps the bytecode for the next time. It is known by time and size, which a
    change of one sign within a second keeps: so not while files are being changed.

    Raises subprocess.TimeoutExpired.
    """
    writing = {"PYTHONDONTWRITEBYTECODE": "" if compiling else "1"}
    environment = {**os.environ, **writing, **(variables or {})}
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    return "" if ended.returncode == 0 else ended.stdout + ended.stderr or "no word"
