"""``python -m demo``: how it starts and stops, and playing in a terminal."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import sys
from io import StringIO
from pathlib import Path

import pytest

from demo import Demo
from demo.__main__ import arguments, run
from demo.terminal import DemoTerminal
from sandbox.serving import CannotStartError

ROOT = Path(__file__).parents[2]
PATIENCE = 90


async def started(*words: str) -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "demo", *words)
    return await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe
    )


async def finished(process: asyncio.subprocess.Process, typed: str = "") -> tuple[str, str]:
    async with asyncio.timeout(PATIENCE):
        out, errors = await process.communicate(typed.encode())
    return out.decode(), errors.decode()


@pytest.mark.long
async def test_it_says_what_to_do_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    process = await started("--port", "0", "--data", str(tmp_path / "new"))
    assert process.stdout is not None
    said = ""
    async with asyncio.timeout(PATIENCE):
        while "Ctrl-C" not in said:
            said += (await process.stdout.readline()).decode()
    process.send_signal(signal.SIGINT)
    out, errors = await finished(process)

    assert re.search(r"1\. Open http://127\.0\.0\.1:\d+/ in your browser\.", said)
    assert "Stopping." in out
    assert (process.returncode, errors) == (0, "")
    assert (tmp_path / "new" / "demo.sqlite3").exists()


@pytest.mark.parametrize("port", ["many", "70000", "-1"])
def test_a_bad_port(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        arguments([f"--port={port}"])

    assert ended.value.code == 2
    said = capsys.readouterr().err
    assert f"{port!r} is not a port; choose one from 1024 to 65535" in said


async def test_a_busy_port(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotStartError) as told:
            await run(arguments(["--port", str(port), "--data", str(tmp_path)]))

    assert str(told.value).startswith(f"Port {port} is in use; perhaps it runs already.")
    assert "\n" not in str(told.value)


async def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")

    with pytest.raises(CannotStartError, match="cannot be written") as told:
        await run(arguments(["--no-page", "--data", str(tmp_path / "file")]))

    assert "\n" not in str(told.value)


@pytest.mark.long
async def test_why_it_cannot_start_is_all_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    process = await started("--no-page", "--data", str(tmp_path / "file"))
    _, errors = await finished(process)
    assert process.returncode == 1
    assert "cannot be written" in errors
    assert errors.count("\n") == 1


@pytest.mark.asyncio(loop_scope="session")
async def test_a_table_is_dealt_in_the_terminal(
    demo: Demo, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed, out = iter(["deal", "quit"]), StringIO()
    monkeypatch.setattr("builtins.input", lambda _prompt: next(typed))

    await DemoTerminal(demo, None, out).run(asyncio.Event())

    assert "@Ann, your turn: " in out.getvalue()


@pytest.mark.long
async def test_a_game_is_played_in_the_terminal(tmp_path: Path) -> None:
    process = await started("--terminal", "--no-page", "--data", str(tmp_path))
    lines = ["/game ?", "/game show ?", "deal", "press My turn", "as bob", "/game show text:true"]
    out, errors = await finished(process, "\n".join([*lines, "quit", ""]))

    assert (process.returncode, errors) == (0, "")
    assert "  /game new\n" in out
    assert "  text: Show it as text instead of a picture" in out
    assert "@Ann, your turn: " in out
    assert "Games (only you): Delta V: your move" in out
    assert "Bob in #games> " in out
    saved = [Path(path) for path in re.findall(r"file: (\S+\.png)", out)]
    assert saved
    assert saved[0].parent == tmp_path / "pictures"
    assert saved[0].read_bytes().startswith(b"\x89PNG")


@pytest.mark.long
async def test_the_terminal_explains_what_it_cannot_do(tmp_path: Path) -> None:
    process = await started("--terminal", "--no-page", "--data", str(tmp_path))
    lines = [
        "as Nobody",
        "/fly",
        "/game new",
        "go nowhere",
        "press That",
        "later soon",
        "choose C3",
    ]
    out, errors = await finished(
        process, "\n".join([*lines, "hello", "later 24", "restart", "read"])
    )

    assert (process.returncode, errors) == (0, "")
    for answer in (
        "Nobody is called 'Nobody'. There are: Ann, Bob, Cleo.",
        "no command /fly",
        "the option 'game' is required",
        "There is no channel 'nowhere'. There are: #games.",
        "No button 'That'.",
        "How many hours later? For example: later 24",
        "There is no menu to choose from.",
        "The bot has been restarted.",
        "Ann: hello",
    ):
        assert answer in out, answer
