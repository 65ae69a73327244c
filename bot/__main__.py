"""``python -m bot``: the bot on the real Discord, with the settings of .env."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys

import discord

from locales import Library
from storage import BadDatabase, Storage

from .app import running
from .catalogue import shipped
from .settings import BadSettings, Settings, load_settings
from .usecases.clock import SystemClock

log = logging.getLogger("bot")

MISSING = (
    "DISCORD_TOKEN is not set. Copy .env.example to .env and put the token of your application "
    "there (README, “Invite the bot”). To look around without a token, run scripts/demo."
)
REFUSED = (
    "Discord does not accept DISCORD_TOKEN. Copy it again from the page of your application: "
    "Bot, Reset Token. A token is shown only once, and resetting it makes the old one void."
)


async def run(settings: Settings) -> None:
    """Run until the process is told to stop. Raises what main explains."""
    token = settings.discord_token.get_secret_value().strip()
    if not token:
        raise BadSettings(MISSING)
    catalogue = shipped(settings.components_dir)
    library = Library()
    store = await Storage.open(settings.database_url)
    try:
        async with running(
            token,
            store,
            catalogue,
            library,
            SystemClock(),
            language=settings.default_language,
            sync=settings.sync_commands,
        ) as bot:
            log.info("connected as %s", bot.user)
            stop = asyncio.Event()
            for number in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(number, stop.set)
            await stop.wait()
    finally:
        await store.close()


def main() -> int:
    """Run the bot; say in one sentence why it cannot run, if it cannot."""
    discord.utils.setup_logging(level=logging.INFO)
    try:
        asyncio.run(run(load_settings()))
    except (BadSettings, BadDatabase, ValueError) as error:
        sys.stderr.write(f"{error}\n")
    except discord.LoginFailure:
        sys.stderr.write(f"{REFUSED}\n")
    except (OSError, discord.HTTPException, discord.GatewayNotFound) as error:
        sys.stderr.write(f"Discord cannot be reached: {error}. The bot can be started again.\n")
    else:
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
