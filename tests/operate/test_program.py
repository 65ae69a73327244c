"""The program as whoever runs it starts it: exit codes, standard error, scripts/run."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from asyncio import create_subprocess_exec
from asyncio.subprocess import PIPE, Process
from configparser import ConfigParser
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operate.codes import Code
from bot.operate.heartbeat import INTERVAL
from sandbox import Sandbox

from .host import Host

ROOT = Path(__file__).parents[2]
PYTHON = """#!/bin/sh
echo "$@"
"""


async def started(sandbox: Sandbox, host: Host, **changes: str) -> Process:
    """The bot in a process of its own, which talks to the sandbox."""
    host.settings(sandbox, **changes)
    return await create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.operate.child",
        sandbox.url,
        "--settings",
        host.env,
        cwd=ROOT,
        stderr=PIPE,
    )


@pytest.mark.long
async def test_a_gateway_that_closes_for_good_ends_the_program_with_one_sentence(
    sandbox: Sandbox, host: Host
) -> None:
    program = await started(sandbox, host, LOG_LEVEL="WARNING")
    await sandbox.ready()
    sandbox.faults.closes(4004)
    _, said = await program.communicate()

    assert program.returncode == 78
    line = said.decode()
    assert line.count("\n") == 1, line
    assert "CRITICAL bot: Discord has closed the connection (4004). DISCORD_TOKEN has" in line
    assert sandbox.token not in line


@pytest.mark.long
async def test_a_program_that_is_told_to_stop_ends_with_nought(
    sandbox: Sandbox, host: Host
) -> None:
    host.database.unlink()
    program = await started(sandbox, host, LOG_LEVEL="WARNING")
    await sandbox.ready()
    program.terminate()
    _, said = await program.communicate()

    assert (program.returncode, said) == (0, b"")
    assert mode(host.database) == 0o600


@pytest.mark.long
async def test_the_log_of_a_quiet_run_is_two_lines(sandbox: Sandbox, host: Host) -> None:
    host.database.unlink()
    program = await started(sandbox, host)
    assert program.stderr is not None
    first = await program.stderr.readline()
    program.terminate()
    _, rest = await program.communicate()

    lines = [line.split(" ", 1)[1] for line in (first + rest).decode().splitlines()]
    assert [line.split("#")[0] for line in lines] == [
        "INFO bot: connected as Games",
        "INFO bot: stopped by a signal",
    ]


@pytest.mark.long
async def test_not_even_at_debug_are_statements_written_down(sandbox: Sandbox, host: Host) -> None:
    host.database.unlink()
    program = await started(sandbox, host, LOG_LEVEL="DEBUG")
    await sandbox.ready()
    program.terminate()
    _, said = await program.communicate()

    assert b"DEBUG discord" in said
    assert not re.search(rb"SELECT|INSERT|UPDATE|sqlalchemy", said)


def test_a_command_line_that_is_not_understood_is_answered_with_what_is_possible(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--statsu"])

    assert caught.value.code == Code.USAGE
    said = capsys.readouterr().err
    assert said.startswith("Unrecognized arguments: --statsu.")
    for flag in (
        "--status",
        "--backup FILE",
        "--restore FILE",
        "--thaw ID",
        "--block ID",
        "--healthy",
    ):
        assert flag in said


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """scripts/run, with a Python that says how it was called."""
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    (tmp_path / "scripts" / "setup").write_text("")
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(PYTHON)
    python.chmod(0o755)
    return tmp_path


def ran(folder: Path, *arguments: str) -> tuple[str, str]:
    """What scripts/run says."""
    found = subprocess.run(
        ["sh", folder / "scripts" / "run", *arguments],
        cwd="/",
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return found.stdout, found.stderr


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_the_script_keeps_token_and_data_from_others(checkout: Path) -> None:
    env, data = checkout / ".env", checkout / "data"
    env.touch(0o644)
    data.mkdir(0o755)

    out, err = ran(checkout, "--status")

    assert out == "-m bot --status\n"
    assert (mode(env), mode(data)) == (0o600, 0o700)
    assert err.splitlines() == [
        f"run: other users could get at {name}; now only its owner can" for name in ("data", ".env")
    ]
    assert ran(checkout) == ("-m bot\n", "")


def test_the_script_makes_a_folder_that_is_its_owners_alone(checkout: Path) -> None:
    assert ran(checkout) == ("-m bot\n", "")
    assert mode(checkout / "data") == 0o700


def test_a_look_at_the_heartbeat_loads_neither_discord_nor_the_database() -> None:
    program = (
        "import sys, bot.__main__\n"
        "code = bot.__main__.main(['--healthy'])\n"
        "print(code, {'discord', 'sqlalchemy'} & {*sys.modules})"
    )
    found = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, "DATABASE_URL": "sqlite:////nowhere/bot.sqlite3"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert found.stdout == "1 set()\n"


def test_the_unit_does_not_start_again_what_no_restart_mends() -> None:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]  # names as they are written
    unit.read(ROOT / "deploy" / "space-games-bot.service", "utf-8")
    service = unit["Service"]

    never_again = {int(code) for code in service["RestartPreventExitStatus"].split()}
    assert never_again == {Code.CONFIG, Code.USAGE}
    assert (service["Type"], service["Restart"]) == ("notify", "on-failure")
    assert int(service["WatchdogSec"]) > 3 * INTERVAL


def test_the_unit_lets_the_processes_beside_the_bot_limit_themselves() -> None:
    text = (ROOT / "deploy" / "space-games-bot.service").read_text("utf-8")

    calls = re.findall(r"^SystemCallFilter=(.+)$", text, re.MULTILINE)
    # What is allowed again after it was forbidden is allowed.
    assert {"setrlimit", "prlimit64", "nice", "setpriority"} <= set(calls[-1].split())
    assert "~@privileged @resources" in calls[:-1]


def test_the_page_for_hosts_tells_every_exit_code() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")

    told = {int(code) for code in re.findall(r"^\| (\d+) \|", page, re.MULTILINE)}
    assert {*Code} <= told
