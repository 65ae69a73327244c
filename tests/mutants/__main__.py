"""Runs the tests of a game, or of a room, against a sample of mutants; prints those that live."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import cast

from minds.arena import share
from tests.copies import ROOT, SLUGS, copied, run_tests

from .areas import KINDS, ROOMS, Area, Kind, area, kind_of
from .changes import Mutant, placed, watched
from .reached import CHOSEN, NOTES, SECONDS, Reached

PATIENCE, START = 4, 60.0
"""A mutant that takes so many times as long as the code itself, and seconds, never ends."""
IDLE = 10
"""So many times as long it may take by the clock: it may wait, and so may the machine."""
PLUGIN = ("-p", "tests.mutants.reached")


class Copy:
    """A copy of the project in which one file at a time is another."""

    def __init__(self, folder: Path, area: Area, marks: Sequence[str]) -> None:
        """Copy what the tests need."""
        self.folder = copied(folder / "copy")
        self._list = folder / "tests"
        self._area = area
        self._arguments = [*PLUGIN, *marks, *(["-k", area.named] if area.named else [])]

    def watch(self, chosen: Sequence[Mutant], notes: Path, workers: int) -> Reached:
        """Run all tests, and note which come by. Raises SystemExit where one fails."""
        by_file = defaultdict[Path, dict[int, Mutant]](dict)
        for number, mutant in enumerate(chosen):
            by_file[mutant.file][number] = mutant
        here = {self._here(file): watched(file, many) for file, many in by_file.items()}
        before = {file: file.read_text("utf-8") for file in here}
        run_tests(self.folder, "--collect-only", *self._area.tests, compiling=True)
        _write(here)
        said = run_tests(
            self.folder,
            *self._arguments,
            *(f"-n{workers}", *self._area.tests),
            variables={NOTES: str(notes)},
        )
        _write(before)
        if said:
            raise SystemExit(f"the tests of {self._area.name} fail without any change: {said}")
        return Reached.read(notes)

    def notices(self, mutant: Mutant, tests: Sequence[str], seconds: float) -> bool:
        """Whether a test fails, or does not end, with this change."""
        if not tests:
            return False
        file = self._here(mutant.file)
        before = file.read_text("utf-8")
        self._list.write_text("\n".join(tests), "utf-8")
        _write({file: mutant.source()})
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        try:
            limit = START + PATIENCE * seconds
            variables = {CHOSEN: str(self._list), SECONDS: str(int(limit))}
            arguments, timeout = (*self._arguments, "-x", *files), IDLE * limit
            return bool(run_tests(self.folder, *arguments, timeout=timeout, variables=variables))
        except subprocess.TimeoutExpired:
            return True
        finally:
            _write({file: before})

    def _here(self, file: Path) -> Path:
        return self.folder / file.relative_to(ROOT)


def _write(files: Mapping[Path, str]) -> None:
    for file, source in files.items():
        file.write_text(source, "utf-8")


def tried(
    area: Area, chosen: Sequence[Mutant], marks: Sequence[str], workers: int
) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant, and whether a test noticed it. Raises SystemExit where the tests fail."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(workers) as pool:
        copies = [Copy(Path(folder) / str(number), area, marks) for number in range(workers)]
        notes = Path(folder) / "notes"
        notes.mkdir()
        reached = copies[0].watch(chosen, notes, workers)
        free = SimpleQueue[Copy]()
        for copy in copies:
            free.put(copy)

        def attempt(number: int) -> tuple[Mutant, bool]:
            tests, copy = reached.order(number), free.get()
            seconds = sum(reached.took[test] for test in tests)
            try:
                return chosen[number], copy.notices(chosen[number], tests, seconds)
            finally:
                free.put(copy)

        yield from pool.map(attempt, range(len(chosen)))


def kind(mutant: Mutant) -> str:
    """What a mutant is counted under: rules, minds or hints of a game, or a room."""
    room = mutant.file.relative_to(ROOT).parts[0]
    return kind_of(mutant.file) or "laws" if room == "games" else room


def main() -> None:
    """Try the sample that the command line asks for."""
    parser = argparse.ArgumentParser(prog="scripts/mutants", description=__doc__)
    parser.add_argument("area", choices=(*SLUGS, *ROOMS), help="a game or a room")
    chosen_by = parser.add_mutually_exclusive_group(required=True)
    chosen_by.add_argument("--seed", type=int, help="which sample")
    chosen_by.add_argument("--again", type=Path, help="the mutants of an earlier report")
    parser.add_argument("--count", type=int, default=100, help="how many mutants (100)")
    parser.add_argument(
        "--kind", action="append", choices=KINDS, help="of a game: only rules, minds or hints"
    )
    parser.add_argument("--marks", help="which tests, as pytest's -m wants it (the plain ones)")
    parser.add_argument("--report", type=Path, help="where each mutant goes as a line of JSON")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    place = area(options.area, cast("tuple[Kind, ...]", tuple(options.kind or KINDS)))
    if options.again:
        chosen = list(_again(options.again))
    else:
        chosen = place.sample(options.seed, options.count)
    marks = ["-m", options.marks] if options.marks is not None else []
    noticed, every = Counter[str](), Counter(map(kind, chosen))
    for mutant, found in tried(place, chosen, marks, options.workers):
        noticed[kind(mutant)] += found
        if not found:
            print(f"lives: {mutant}".replace(f"{ROOT}/", ""), flush=True)  # noqa: T201
        if options.report:
            with options.report.open("a", encoding="utf-8") as report:
                report.write(json.dumps(mutant.stored(ROOT) | {"noticed": found}) + "\n")
    for each, count in sorted(every.items()):
        sure = share(noticed[each], count)
        bounds = f"95 % interval {sure.low:.0%} to {sure.high:.0%}"
        print(f"{options.area}, {each}: {noticed[each]} of {count} noticed, {bounds}")  # noqa: T201


def _again(report: Path) -> Iterator[Mutant]:
    """The mutants of a report, where they are now. Raises SystemExit for one that is gone."""
    for line in report.read_text("utf-8").splitlines():
        stored = json.loads(line)
        found = placed(ROOT / stored["file"], stored)
        if found is None:
            raise SystemExit(f"there is no such place any more: {line}")
        yield found


if __name__ == "__main__":
    main()
