"""Application commands as the bot has synced them."""

from __future__ import annotations

from . import checks_commands, errors, permissions
from .model import Channel, Command, Json, User
from .world import Change, World

_KEPT = (
    "name",
    "name_localizations",
    "description",
    "description_localizations",
    "options",
    "default_member_permissions",
    "nsfw",
    "type",
    "contexts",
    "integration_types",
)
GUILD_INSTALL, USER_INSTALL = 0, 1
_SUB_TYPES = (checks_commands.SUB, checks_commands.GROUP)


def listed(world: World, guild_id: int | None) -> list[Command]:
    """The commands of a guild, or the global ones."""
    return [command for command in world.commands.values() if command.guild_id == guild_id]


def overwrite(world: World, guild_id: int | None, bodies: list[Json]) -> list[Command]:
    """Replace all commands of a guild, or the global ones; names that stay keep their id."""
    checks_commands.check_commands(bodies)
    before = {(c.body["type"], c.name): c for c in listed(world, guild_id)}
    normal = [_normal(body) for body in bodies]
    _count_creates(
        world, guild_id, sum((body["type"], body["name"]) not in before for body in normal)
    )
    for command in before.values():
        del world.commands[command.id]
    result = [
        _put(world, guild_id, body, before.get((body["type"], body["name"]))) for body in normal
    ]
    world.emit(Change("commands-synced"))
    return result


def upsert(world: World, guild_id: int | None, body: Json) -> tuple[Command, bool]:
    """Make a command, or replace the one of that name; says whether it is new."""
    checks_commands.check_command(body)
    body = _normal(body)
    found = [
        c
        for c in listed(world, guild_id)
        if (c.body["type"], c.name) == (body["type"], body["name"])
    ]
    before = found[0] if found else None
    others = [c.body for c in listed(world, guild_id) if c is not before]
    checks_commands.check_commands([*others, body])
    if before is None:
        _count_creates(world, guild_id, 1)
    command = _put(world, guild_id, body, before)
    world.emit(Change("commands-synced"))
    return command, before is None


def change(world: World, command: Command, fields: Json) -> Command:
    """Change some fields of a command."""
    body = _normal(command.body | fields)
    checks_commands.check_command(body)
    changed = _put(world, command.guild_id, body, command)
    world.emit(Change("commands-synced"))
    return changed


def delete(world: World, command: Command) -> None:
    """Take a command away."""
    del world.commands[command.id]
    world.emit(Change("commands-synced"))


def find(world: World, guild_id: int | None, command_id: int) -> Command:
    """The command, or Refused 10063."""
    command = world.commands.get(command_id)
    if command is None or command.guild_id != guild_id:
        raise errors.unknown_command()
    return command


def _count_creates(world: World, guild_id: int | None, count: int) -> None:
    now = world.clock.now()
    world.command_creates = [
        (at, guild) for at, guild in world.command_creates if at > now - checks_commands.DAY_MS
    ]
    today = [at for at, guild in world.command_creates if guild == guild_id]
    if len(today) + count > checks_commands.CREATES_A_DAY:
        wait = (today[0] + checks_commands.DAY_MS - now) / 1000 if today else 0.0
        raise errors.creates_used_up(wait if world.clock.running else 0.01)
    world.command_creates += [(now, guild_id)] * count


def _put(world: World, guild_id: int | None, body: Json, before: Command | None) -> Command:
    command = Command(before.id if before else world.mint(), world.mint(), guild_id, body)
    world.commands[command.id] = command
    return command


def _normal(body: Json) -> Json:
    kept = {key: body.get(key) for key in _KEPT}
    kept["type"] = kept["type"] or checks_commands.CHAT
    kept["nsfw"] = bool(kept["nsfw"])
    if kept["default_member_permissions"] is not None:
        kept["default_member_permissions"] = str(kept["default_member_permissions"])
    kept["description"] = kept["description"] or ""
    kept["integration_types"] = kept["integration_types"] or [0]
    kept["options"] = [_normal_option(option) for option in kept["options"] or []]
    if body.get("dm_permission") is False and kept["contexts"] is None:
        kept["contexts"] = [0]
    return kept


def _normal_option(option: Json) -> Json:
    kept = {key: value for key, value in option.items() if value is not None}
    if option["type"] in _SUB_TYPES:
        kept["options"] = [_normal_option(each) for each in option.get("options") or []]
    return kept


def shape(world: World, command: Command, *, with_localizations: bool = True) -> Json:
    """The documented JSON of a command."""
    body: Json = {
        "id": str(command.id),
        "application_id": str(world.app_id),
        "version": str(command.version),
        "dm_permission": command.body["contexts"] is None or 1 in command.body["contexts"],
        **command.body,
    }
    if command.guild_id is not None:
        body["guild_id"] = str(command.guild_id)
    if not body["options"]:
        del body["options"]
    return body if with_localizations else _unlocalized(body)


def _unlocalized(body: Json) -> Json:
    kept = {key: value for key, value in body.items() if not key.endswith("_localizations")}
    for key in ("options", "choices"):
        if key in kept:
            kept[key] = [_unlocalized(each) for each in kept[key]]
    return kept


def offered(
    world: World, user: User, channel: Channel, kind: int = checks_commands.CHAT
) -> list[Command]:
    """The commands of a kind that the person finds in the channel, guild commands first."""
    visible = [
        command
        for command in world.commands.values()
        if command.body["type"] == kind
        and _is_there(world, user, channel, command)
        and _may_use(world, user, channel, command)
    ]
    return sorted(visible, key=lambda command: (command.guild_id is None, command.name))


def _is_there(world: World, user: User, channel: Channel, command: Command) -> bool:
    """Whether the command belongs to the place, by the guild's or the person's installation."""
    guild = world.guild_of(channel)
    if command.guild_id is not None:
        return guild is not None and guild.id == command.guild_id and guild.has_commands
    contexts = command.body["contexts"]
    if contexts is not None and channel.context not in contexts:
        return False
    installs = command.body["integration_types"]
    by_user = USER_INSTALL in installs and user.id in world.installed_by
    if guild is not None:
        return by_user or (GUILD_INSTALL in installs and guild.has_commands)
    return by_user or (channel.is_dm and GUILD_INSTALL in installs)


def _may_use(world: World, user: User, channel: Channel, command: Command) -> bool:
    """Whether age and permissions allow it, as far as the command says."""
    if command.body["nsfw"] and not world.is_nsfw(channel):
        return False
    needed = command.body["default_member_permissions"]
    if needed is None or channel.guild_id is None:
        return True
    granted = world.permissions(user, channel)
    if int(needed) == 0:  # nobody but administrators
        return bool(granted & permissions.ADMINISTRATOR)
    return granted & int(needed) == int(needed)
