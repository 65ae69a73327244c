"""The life of an interaction: what a bot may answer, when, how often, and with whose token."""

from __future__ import annotations

from . import checks_commands, checks_components, errors, messages, permissions, shapes, threads
from .errors import Refused
from .forms import Form
from .model import (
    EPHEMERAL,
    Callback,
    Channel,
    Interaction,
    InteractionType,
    Json,
    Message,
    User,
)
from .world import Change, World

ANSWER_MS = 3_000
TOKEN_MS = 15 * 60_000

_ALLOWED = {
    InteractionType.COMMAND: {Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL},
    InteractionType.COMPONENT: set(Callback) - {Callback.CHOICES},
    InteractionType.AUTOCOMPLETE: {Callback.CHOICES},
    InteractionType.MODAL_SUBMIT: {
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
    },
}


def begin(
    world: World,
    kind: InteractionType,
    user: User,
    place: Channel | Message | Interaction,
    data: Json,
) -> Interaction:
    """Somebody does something; the bot is told by the gateway.

    place: the channel, or the message with the component, or the interaction that opened a modal.
    """
    source = place if isinstance(place, Interaction) else None
    message = place if isinstance(place, Message) else source.message if source else None
    channel = place if isinstance(place, Channel) else source.channel if source else None
    if channel is None and message is not None:
        channel = world.channels[message.channel_id]
    assert channel is not None
    id_ = world.mint()
    interaction = Interaction(
        id_, world.interaction_token(id_), kind, user, channel, data, world.clock.now()
    )
    interaction.message, interaction.source = message, source
    world.interactions[id_] = interaction
    world.emit(Change("interaction", channel=channel, interaction=interaction, user=user))
    return interaction


def fail_unanswered(world: World, interaction: Interaction) -> None:
    """The three seconds are over: whoever got no answer is told so."""
    if interaction.answered_by is None and not interaction.failed:
        interaction.failed = True
        world.emit(Change("interaction-failed", interaction=interaction, user=interaction.user))


def find(world: World, interaction_id: int, token: str) -> Interaction:
    """The interaction that may still be answered first, or Refused 10062 or 40060."""
    interaction = world.interactions.get(interaction_id)
    if interaction is None or interaction.token != token:
        raise errors.unknown_interaction()
    if interaction.answered_by is not None:
        raise errors.already_answered()
    if interaction.failed or world.clock.now() - interaction.created_ms > ANSWER_MS:
        raise errors.unknown_interaction()
    if interaction.channel.id not in world.channels:
        raise errors.unknown_channel()
    return interaction


def answer(world: World, interaction: Interaction, payload: Json, form: Form) -> None:
    """Take the first answer. ``form`` is the message in ``payload["data"]`` with its files.

    Raises Refused 50035 for an answer that this kind of interaction does not take.
    """
    try:
        callback = Callback(payload.get("type", 0))
    except ValueError:
        callback = None
    allowed = set(_ALLOWED[interaction.kind])
    if interaction.kind is InteractionType.MODAL_SUBMIT and interaction.message is None:
        allowed -= {Callback.UPDATE, Callback.DEFERRED_UPDATE}
    if callback not in allowed:
        choices = ", ".join(str(int(each)) for each in sorted(allowed))
        raise errors.invalid(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({choices}).")
    try:
        _answer(world, interaction, callback, form)
    except Refused as refused:
        raise refused.under("data") from None
    interaction.answered_by = callback
    world.emit(Change("interaction-answered", interaction=interaction, user=interaction.user))


def _answer(world: World, interaction: Interaction, callback: Callback, form: Form) -> None:
    data = form.payload
    if callback is Callback.MESSAGE:
        _opened(interaction, _reply(world, interaction, form, first=True))
    elif callback is Callback.DEFERRED_MESSAGE:
        if form.flags & ~EPHEMERAL:
            raise errors.invalid(
                ("flags",), "BASE_TYPE_CHOICES", "Only EPHEMERAL can be set on a defer."
            )
        ephemeral = bool(form.flags & EPHEMERAL) or _is_hidden(world, interaction)
        if not ephemeral:
            threads.check_answer(world, interaction.channel)
        _opened(interaction, messages.loading(world, interaction, ephemeral=ephemeral))
    elif callback is Callback.MODAL:
        checks_components.check_modal(data)
        interaction.modal = data
    elif callback is Callback.CHOICES:
        checks_commands.check_suggestions(data.get("choices"), _focused(interaction.data))
        interaction.choices = data["choices"]
    else:
        _answer_in_place(world, interaction, callback, form)


def _answer_in_place(
    world: World, interaction: Interaction, callback: Callback, form: Form
) -> None:
    """Change the message that was clicked, now or later."""
    assert interaction.message is not None
    message = world.messages.get(interaction.message.id)
    interaction.original_id = interaction.message.id
    if callback is Callback.UPDATE:
        if message is None:
            raise errors.unknown_message()
        if not message.is_ephemeral:
            threads.check_edit(world, world.bot, interaction.channel)
        # Such an answer loses the files that it does not mention.
        messages.edit(world, message, form, keep_files=False)


def _opened(interaction: Interaction, message: Message) -> None:
    interaction.original_id = message.id
    interaction.opened_ids.append(message.id)


def _is_hidden(world: World, interaction: Interaction) -> bool:
    """Whether only whoever acted may see the answer, whatever the bot says.

    So it is in a guild without the application, for people who brought it along and may not use
    what is not of the guild.
    """
    if set(shapes.owners(world, interaction)) != {"1"} or interaction.channel.guild_id is None:
        return False
    granted = world.permissions(interaction.user, interaction.channel)
    return not granted & permissions.USE_EXTERNAL_APPS


def _reply(world: World, interaction: Interaction, form: Form, *, first: bool) -> Message:
    if _is_hidden(world, interaction):
        form = Form(form.payload | {"flags": form.flags | EPHEMERAL}, form.uploads)
    if not form.flags & EPHEMERAL:
        threads.check_answer(world, interaction.channel)
    return messages.create(
        world,
        interaction.channel,
        world.bot,
        form,
        interaction=interaction,
        kind=messages.kind_of_answer(interaction) if first else messages.DEFAULT,
    )


def _focused(data: Json) -> int:
    """The type of the option that is being typed."""
    for option in data.get("options") or []:
        if option.get("focused"):
            return int(option["type"])
        if "options" in option:
            return _focused(option)
    return checks_commands.STRING


def by_token(world: World, token: str) -> Interaction:
    """The answered interaction with this token, or Refused 10015 or 50027."""
    id_ = token.rpartition("-")[2]
    interaction = world.interactions.get(int(id_)) if id_.isdecimal() else None
    if interaction is None or interaction.token != token or interaction.answered_by is None:
        raise errors.unknown_webhook()
    if interaction.expired or world.clock.now() - interaction.created_ms > TOKEN_MS:
        raise errors.token_expired()
    if interaction.channel.id not in world.channels:
        raise errors.unknown_channel()
    return interaction


def follow_up(world: World, interaction: Interaction, form: Form) -> Message:
    """One more message; the first one after a deferral takes the place of the deferral."""
    original = world.messages.get(interaction.original_id or 0)
    if original is not None and original.is_loading:
        check_edit(world, interaction, original)
        return messages.edit(world, original, _without_flags(form))
    if original is not None and not original.is_ephemeral and not form.flags & EPHEMERAL:
        reference = {"message_id": str(original.id), "fail_if_not_exists": False}
        form = Form({"message_reference": reference} | form.payload, form.uploads)
    message = _reply(world, interaction, form, first=False)
    interaction.opened_ids.append(message.id)
    return message


def check_edit(world: World, interaction: Interaction, message: Message) -> None:
    """Refuse (50083) a change for all to see in a thread that is archived or locked."""
    if not message.is_ephemeral:
        threads.check_edit(world, world.bot, interaction.channel)


def _without_flags(form: Form) -> Form:
    """A deferral has decided already whether the answer is ephemeral."""
    flags = form.flags & ~EPHEMERAL
    return Form(form.payload | {"flags": flags}, form.uploads)


def message_of(world: World, interaction: Interaction, name: str) -> Message:
    """A message that the token gives access to: ``@original`` or an id. Refused 10008 else."""
    if name == "@original":
        id_ = interaction.original_id or 0
    else:
        id_ = int(name) if name.isdecimal() else 0
        if id_ not in (*interaction.opened_ids, interaction.original_id):
            raise errors.unknown_message()
    if (message := world.messages.get(id_)) is None:
        raise errors.unknown_message()
    return message
