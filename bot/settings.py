"""The settings of whoever runs the bot, from the environment and .env."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict


class BadSettings(ValueError):  # noqa: N818 - a value, not a crash
    """A setting that cannot be used; the text says which, why and what is possible."""


class Settings(BaseSettings):
    """Every setting there is; .env.example lists them with harmless values."""

    model_config = SettingsConfigDict(env_file=".env", env_file_encoding="utf-8", extra="ignore")

    discord_token: SecretStr = SecretStr("")
    database_url: str = "sqlite+aiosqlite:///data/bot.sqlite3"
    components_dir: Path | None = None
    default_language: str = Field(default="en", pattern=r"^[a-z]{2}(-[A-Z]{2})?$")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    sync_commands: Literal["auto", "never", "always"] = "auto"


def load_settings() -> Settings:
    """The settings of this process. Raises BadSettings naming the first wrong one."""
    try:
        settings = Settings()
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        name = "_".join(map(str, first["loc"])).upper()
        raise BadSettings(f"{name} in .env: {first['msg']}. See .env.example.") from error
    if settings.components_dir == Path():
        settings.components_dir = None  # an empty line in .env
    logging.getLogger().setLevel(settings.log_level)
    return settings
