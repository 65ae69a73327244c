"""The sandbox by itself: nothing of this bot in it, and a program of its own."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import sandbox
from sandbox.hooks import pointed_at

from .robot import Robot

PACKAGE = Path(sandbox.__file__).parent
ALL_OF_IT = """
import importlib, pkgutil, sandbox
for found in pkgutil.walk_packages(sandbox.__path__, "sandbox."):
    if not found.name.endswith("__main__"):
        importlib.import_module(found.name)
"""


async def test_it_is_loaded_where_there_is_nothing_else_of_this_project(tmp_path: Path) -> None:
    (tmp_path / "sandbox").symlink_to(PACKAGE)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", ALL_OF_IT, cwd=tmp_path, stderr=asyncio.subprocess.PIPE
    )
    _, errors = await process.communicate()
    assert (process.returncode, errors.decode()) == (0, "")


async def test_a_bot_logs_in_to_the_program(tmp_path: Path) -> None:
    words = ("--no-page", "--discord-port", "0", "--data", str(tmp_path))
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", *words),
        cwd=PACKAGE.parent,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    said = (await process.stdout.readuntil(b"Ctrl-C")).decode()
    token = (tmp_path / "token").read_text("ascii")
    assert token not in said
    found = re.search(r"(http://\S+)/api/v10", said)
    assert found is not None
    with pointed_at(found[1]):
        async with Robot() as robot:
            await robot.login(token)
            assert robot.user is not None
            assert [command.name for command in await robot.tree.fetch_commands()] != []
    process.terminate()
    await process.wait()
    assert process.returncode == 0
