"""The settings of whoever runs the bot, from the environment and .env."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

ENV_FILE = Path(".env")
# Not by SQLAlchemy: a look at the heartbeat needs the folder, and must not load that.
_SQLITE_FILE = re.compile(r"sqlite[^:]*:///(?P<file>[^?]+)")
_NAME = re.compile(r"^\s*(?:export\s+)?(\w+)\s*=", re.MULTILINE)
_ALIKE = 0.8
"""How like one of ours (of 1) an unknown name must be to be taken for a slip of the pen."""


class BadSettings(ValueError):
    """A setting that cannot be used; the text says which, why and what is possible."""


def _or_none(value: object) -> object:
    """None for a line of .env that is empty."""
    return None if value == "" else value


_Empty = BeforeValidator(_or_none)
# Ids are stored as signed numbers of 64 bits.
_Snowflake = Annotated[int, Field(gt=0, lt=1 << 63)]


class Settings(BaseSettings):
    """Every setting there is; .env.example lists them with harmless values."""

    # A file may serve other programs as well; ``slips`` tells of what looks like one of ours.
    model_config = SettingsConfigDict(env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr = SecretStr("")
    database_url: str = "sqlite+aiosqlite:///data/bot.sqlite3"
    operator_id: Annotated[_Snowflake | None, _Empty] = None
    components_dir: Annotated[Path | None, _Empty] = None
    locales_dir: Annotated[Path | None, _Empty] = None
    default_language: str = Field(default="en", pattern=r"^[a-z]{2}(-[A-Z]{2})?$")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    sync_commands: Literal["auto", "never", "always"] = "auto"
    heartbeat_file: Annotated[Path | None, _Empty] = Path("heartbeat")

    @property
    def database_file(self) -> Path | None:
        """The file of a SQLite database; None for a server or a wrong address."""
        found = _SQLITE_FILE.match(self.database_url)
        return Path(found["file"]) if found else None

    @property
    def heartbeat(self) -> Path | None:
        """The heartbeat file: a relative one lies beside the SQLite database, else in data/."""
        if self.heartbeat_file is None:
            return None
        folder = self.database_file.parent if self.database_file else Path("data")
        # A path that begins at the root stays as it is when it is put behind a folder.
        return folder / self.heartbeat_file


def load_settings(file: Path | None = None) -> Settings:
    """The settings of the environment and of a file, .env unless another is named.

    Raises BadSettings naming the first wrong one, or the file if it was named and is not there.
    """
    if file is not None and not file.is_file():
        raise BadSettings(f"There is no file {file} with settings.")
    try:
        return Settings(_env_file=file or ENV_FILE)
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        name = str(first["loc"][0]).upper()
        raise BadSettings(
            f"{name} in {file or ENV_FILE}: {first['msg']}. See .env.example."
        ) from error


def slips(file: Path | None = None) -> list[str]:
    """A sentence for each name in the file that is no setting but looks like one of ours."""
    path = file or ENV_FILE
    known = [name.upper() for name in Settings.model_fields]
    found = []
    for name in _NAME.findall(path.read_text("utf-8")) if path.is_file() else ():
        near = get_close_matches(name.upper(), known, 1, _ALIKE)
        if near and name.upper() not in known:
            found.append(f"{name} in {path} is no setting and is not read: is {near[0]} meant?")
    return found
