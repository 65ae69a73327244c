"""scripts/setup with an interpreter that only writes down what it is asked to do."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INTERPRETER = """#!/bin/sh
case "$*" in
    -V) echo "Python {version}" ;;
    "-c "*version_info\\ \\<*) [ {recent} = yes ] ;;
    "-c "*ensurepip*) [ {venv} = yes ] ;;
    "-c "*print*) echo python3.13-venv ;;
    "-m venv"*) mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
    "-m pip install"*) echo "$*" >>installs; [ ! -e offline ] ;;
esac
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    folder = tmp_path / "a clone with spaces"
    shutil.copytree(ROOT / "scripts", folder / "scripts")
    for name in ("requirements.txt", "requirements-dev.txt"):
        (folder / name).write_text(f"# {name}\n")
    interpreter(folder)
    return folder


def interpreter(
    folder: Path, *, version: str = "3.13.0", recent: str = "yes", venv: str = "yes"
) -> None:
    file = folder / "python"
    file.write_text(INTERPRETER.format(version=version, recent=recent, venv=venv))
    file.chmod(0o755)


def setup(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", folder / "scripts" / "setup", *arguments],
        cwd="/",
        env={"PATH": os.environ["PATH"], "PYTHON": str(folder / "python")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def installs(folder: Path) -> list[str]:
    file = folder / "installs"
    return file.read_text().splitlines() if file.exists() else []


def test_the_first_run_installs_with_hashes_and_the_second_does_nothing(checkout: Path) -> None:
    first = setup(checkout)
    second = setup(checkout)

    assert (first.returncode, second.returncode) == (0, 0)
    assert "ready" in first.stderr
    assert second.stderr == ""
    assert len(installs(checkout)) == 1
    assert installs(checkout)[0].endswith("--require-hashes --requirement requirements.txt")


def test_changed_requirements_are_installed_again(checkout: Path) -> None:
    setup(checkout)
    (checkout / "requirements.txt").write_text("# other pins\n")

    setup(checkout)

    assert len(installs(checkout)) == 2


def test_the_tools_bring_what_the_bot_needs(checkout: Path) -> None:
    setup(checkout, "dev")
    setup(checkout)

    assert [line.split()[-1] for line in installs(checkout)] == ["requirements-dev.txt"]


def test_another_python_in_the_environment_is_a_reason_to_install_again(checkout: Path) -> None:
    setup(checkout)
    interpreter(checkout, version="3.14.0")
    shutil.copy(checkout / "python", checkout / ".venv" / "bin" / "python")

    setup(checkout)

    assert len(installs(checkout)) == 2


def test_a_failed_install_is_tried_again(checkout: Path) -> None:
    (checkout / "offline").touch()
    failed = setup(checkout)
    (checkout / "offline").unlink()

    assert failed.returncode == 1
    assert "network" in failed.stderr
    assert setup(checkout).returncode == 0


def test_an_old_python_is_refused_in_one_sentence(checkout: Path) -> None:
    interpreter(checkout, version="3.9.2", recent="no")

    refused = setup(checkout)

    assert refused.returncode == 1
    assert len(refused.stderr.splitlines()) == 1
    assert "3.11 or newer" in refused.stderr
    assert "3.9.2" in refused.stderr
    assert not (checkout / ".venv").exists()


def test_a_missing_venv_module_is_named_with_its_package(checkout: Path) -> None:
    interpreter(checkout, venv="no")

    refused = setup(checkout)

    assert refused.returncode == 1
    assert "apt install python3.13-venv" in refused.stderr
    assert not (checkout / ".venv").exists()
