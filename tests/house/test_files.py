"""Files that say the same thing twice agree."""

from __future__ import annotations

import re
import subprocess
from itertools import pairwise

import discord
import pytest

from bot.settings import Settings

from .tree import PROJECT, ROOT, Source, faults, files

LINK = re.compile(r"\]\(([^)#\s]+)")
REQUIREMENTS = {
    "requirements.txt": PROJECT["project"]["dependencies"],
    "requirements-dev.txt": PROJECT["project"]["dependencies"]
    + PROJECT["project"]["optional-dependencies"]["dev"],
}
SCRIPTS = sorted(
    file.name for file in (ROOT / "scripts").iterdir() if file.is_file() and not file.suffix
)


def pins(file: str) -> dict[str, str]:
    """Name and version of each package of a requirements file."""
    text = (ROOT / file).read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


def plain(requirement: str) -> tuple[str, str]:
    """Name and version as requirements files write them, without extras."""
    name, version = re.sub(r"\[.*?\]", "", requirement).split("==")
    return re.sub(r"[._]", "-", name).lower(), version


@pytest.mark.parametrize("file", REQUIREMENTS)
def test_requirements_hold_the_versions_of_the_project(file: str) -> None:
    assert dict(map(plain, REQUIREMENTS[file])).items() <= pins(file).items()


def test_what_is_tested_is_what_runs() -> None:
    assert pins("requirements.txt").items() <= pins("requirements-dev.txt").items()


@pytest.mark.parametrize("file", REQUIREMENTS)
def test_every_requirement_has_a_hash_and_no_address(file: str) -> None:
    lines = (ROOT / file).read_text("utf-8").splitlines()
    allowed = re.compile(
        r"#.*|[a-z0-9-]+==[\w.]+( ; [^/]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?"
    )

    assert [line for line in lines if not allowed.fullmatch(line)] == []
    assert all(after.startswith("    --hash=") for line, after in pairwise(lines) if "==" in line)
    assert "://" not in "".join(lines)


def test_the_example_has_every_setting_with_the_value_it_has_anyway() -> None:
    lines = (ROOT / ".env.example").read_text("utf-8").splitlines()
    given = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))

    assert {name.lower() for name in given} == set(Settings.model_fields)
    for name, field in Settings.model_fields.items():
        default = field.get_default()
        expected = "" if name == "discord_token" or default is None else str(default)
        assert given[name.upper()] == expected


def test_the_invitation_asks_for_the_permissions_that_the_readme_explains() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (number,) = re.findall(r"permissions=(\d+)", readme)
    table = readme.split("| permission | for |")[1].split("\n\n")[0]
    rows = re.findall(r"^\| ([A-Z][\w, ]+) \|", table, re.MULTILINE)
    explained = [
        name.lower().replace("channels", "channel").replace(" ", "_")
        for row in rows
        for name in row.split(", ")
    ]

    assert int(number) == discord.Permissions(**dict.fromkeys(explained, True)).value


def lost_links(source: Source) -> list[str]:
    """Where a page points to nothing, seen from its own folder."""
    folder = (ROOT / source.name).parent
    targets = [target for target in LINK.findall(source.text) if "://" not in target]
    return [target for target in targets if not (folder / target).exists()]


def test_links_lead_somewhere() -> None:
    pages = [path for path in files() if path.suffix == ".md"]

    assert faults(lost_links, pages) == []
    assert any(LINK.search(page.read_text("utf-8")) for page in pages)


def test_a_link_that_leads_nowhere_would_be_noticed() -> None:
    page = "[a](hosting.md#top) [b](../README.md) [c](nowhere.md) [d](https://example.org/x)"

    assert lost_links(Source("docs/page.md", page)) == ["nowhere.md"]


@pytest.mark.parametrize("name", SCRIPTS)
def test_scripts_are_plain_shell_and_can_be_run(name: str) -> None:
    script = ROOT / "scripts" / name

    assert script.read_text("utf-8").startswith("#!/bin/sh\n")
    assert script.stat().st_mode & 0o111
    subprocess.run(["sh", "-n", script], check=True, timeout=60)


def test_the_image_has_every_room_that_the_bot_stands_on() -> None:
    lines = (ROOT / "Dockerfile").read_text("utf-8").splitlines()
    copied = {line.split()[1] for line in lines if line.startswith("COPY ")}
    ignored = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    rooms = set(PROJECT["tool"]["importlinter"]["root_packages"]) - {"demo", "sandbox"}

    assert rooms <= copied
    assert copied == {line.removeprefix("!") for line in ignored if line.startswith("!")}
