"""Settings: a wrong one is one sentence, and a slip of the pen is noticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import BadSettings, Settings, load_settings, slips

from .host import Host


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("OPERATOR_ID=ann", "OPERATOR_ID in .*: Input should be a valid integer"),
        ("OPERATOR_ID=-5", "OPERATOR_ID in .*: Input should be greater than 0"),
        ("LOG_LEVEL=LOUD", "LOG_LEVEL in .*: Input should be 'DEBUG', 'INFO'"),
        ("SYNC_COMMANDS=perhaps", "SYNC_COMMANDS in .*'auto', 'never' or 'always'"),
        ("DEFAULT_LANGUAGE=English", "DEFAULT_LANGUAGE in .*should match pattern"),
    ],
)
def test_a_wrong_setting_is_named_in_one_sentence(tmp_path: Path, line: str, sentence: str) -> None:
    (tmp_path / "env").write_text(line)

    with pytest.raises(BadSettings, match=sentence) as caught:
        load_settings(tmp_path / "env")

    assert "\n" not in str(caught.value)


async def test_a_settings_file_that_is_not_there_is_named(host: Host) -> None:
    host.env.unlink()

    said = await host.types("--status")

    assert (said.code, said.err) == (78, f"There is no file {host.env} with settings.\n")


def test_empty_lines_mean_nothing(tmp_path: Path) -> None:
    (tmp_path / "env").write_text("OPERATOR_ID=\nCOMPONENTS_DIR=\nHEARTBEAT_FILE=\n")

    settings = load_settings(tmp_path / "env")

    assert (settings.operator_id, settings.components_dir, settings.heartbeat) == (None,) * 3


def test_the_operator_is_a_number(tmp_path: Path) -> None:
    (tmp_path / "env").write_text("OPERATOR_ID=80351110224678912")

    assert load_settings(tmp_path / "env").operator_id == 80_351_110_224_678_912


@pytest.mark.parametrize(
    ("url", "file", "place"),
    [
        ("sqlite+aiosqlite:///data/bot.sqlite3", "heartbeat", "data/heartbeat"),
        ("sqlite:////var/lib/games/bot.sqlite3?timeout=9", "heartbeat", "/var/lib/games/heartbeat"),
        ("sqlite:////var/lib/games/bot.sqlite3", "/run/beat", "/run/beat"),
        ("postgresql://a:b@c/d", "heartbeat", "data/heartbeat"),
    ],
)
def test_the_heartbeat_lies_beside_the_database(url: str, file: str, place: str) -> None:
    settings = Settings(_env_file=None, database_url=url, heartbeat_file=Path(file))

    assert settings.heartbeat == Path(place)


def test_a_slip_of_the_pen_is_noticed_and_other_programs_names_are_not(tmp_path: Path) -> None:
    env = tmp_path / "env"
    env.write_text(
        "# DISCORD_TOKN=\nDISCORD_TOKEN=\nlog_level=INFO\nexport DISCORD_TOKN=x\nOPERATORID = 5\n"
        "COMPOSE_PROJECT_NAME=games\nTZ=Europe/Warsaw\n"
    )

    assert slips(env) == [
        f"DISCORD_TOKN in {env} is no setting and is not read: is DISCORD_TOKEN meant?",
        f"OPERATORID in {env} is no setting and is not read: is OPERATOR_ID meant?",
    ]


def test_without_a_file_there_are_no_slips(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)

    assert slips() == []
