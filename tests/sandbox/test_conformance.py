"""The check against Discord's own description, and the fixture that fails tests for it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sandbox import Channel, Sandbox, conformance, shapes

from .robot import Robot

needs_description = pytest.mark.skipif(
    conformance.from_environment() is None, reason=conformance.SKIPPED
)

ROOT = Path(__file__).parent.parent.parent

OPTIONS = (
    "-q -p no:cacheprovider -p no:hypothesispytest -p no:xdist -W ignore -o asyncio_mode=auto "
    f"-o asyncio_default_fixture_loop_scope=function -c {os.devnull}"
).split()

TEST = """
from sandbox import Sandbox

async def test_fails(sandbox: Sandbox) -> None:
    ann = sandbox.user("Ann")
    ann.post(sandbox.channel, "the last words")
    assert ann.sees(sandbox.channel) == []

async def test_leaves_a_gap(sandbox: Sandbox) -> None:
    sandbox.gaps.append("GET /nowhere")

async def test_leaves_a_violation(sandbox: Sandbox) -> None:
    sandbox.violations.append("wrong shape")

async def test_passes(sandbox: Sandbox) -> None:
    pass
"""


def test_fixture_shows_the_transcript_and_fails_for_findings(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("from sandbox.pytest_plugin import *", "utf-8")
    (tmp_path / "test_it.py").write_text(TEST, "utf-8")
    environment = {k: v for k, v in os.environ.items() if k != conformance.VARIABLE}
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *OPTIONS, str(tmp_path)],
        cwd=ROOT,
        env=environment | {"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "1 failed, 3 passed, 2 errors" in run.stdout, run.stdout + run.stderr
    assert "sandbox transcript" in run.stdout
    assert "the last words" in run.stdout
    assert "GET /nowhere" in run.stdout
    assert "wrong shape" in run.stdout


def test_without_the_description_one_line_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(conformance.VARIABLE, raising=False)
    assert conformance.from_environment() is None
    monkeypatch.setenv(conformance.VARIABLE, "/does/not/exist.json")
    assert conformance.from_environment() is None
    assert "\n" not in conformance.SKIPPED


@needs_description
async def test_a_wrong_answer_is_found(
    sandbox: Sandbox, robot: Robot, games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = shapes.user
    monkeypatch.setattr(shapes, "user", lambda person: good(person) | {"flags": "none"})
    await robot.get_partial_messageable(games.id).send("x")
    assert len(sandbox.violations) == 1
    assert "author" in sandbox.violations[0]
    sandbox.violations.clear()


@needs_description
async def test_a_wrong_request_that_was_taken_is_found(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    payload = {"content": "x", "embeds": [{"title": "t", "color": "red"}]}
    await robot.raw("POST", f"/channels/{games.id}/messages", payload)
    assert any("request" in violation for violation in sandbox.violations)
    sandbox.violations.clear()


@needs_description
async def test_ids_as_numbers_are_taken(sandbox: Sandbox, robot: Robot, games: Channel) -> None:
    ann = sandbox.user("Ann")
    await robot.raw("POST", "/users/@me/channels", {"recipient_id": ann.id})
    payload = {"content": "x", "allowed_mentions": {"parse": [], "users": [ann.id]}}
    await robot.raw("POST", f"/channels/{games.id}/messages", payload)
    assert sandbox.violations == []


@needs_description
def test_an_operation_that_discord_does_not_have() -> None:
    check = conformance.from_environment()
    assert check is not None
    assert check.of_answer("PUT", "/users/@me/channels", 200, {}) != []
    assert check.of_answer("GET", "/nowhere", 200, {}) != []
    assert check.of_request("GET", "/users/@me", {"body": 1}) != []
