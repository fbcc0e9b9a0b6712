"""Webhooks: one sentence to a chat room or a program, in its own format."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from hautemer.core.codec import Struct, encode


class Message(Struct, frozen=True):
    """The text of a notification: nothing in it depends on hidden information."""

    table: str
    game: str
    title: str
    text: str
    url: str


def plain(message: Message) -> dict[str, Any]:
    """Return the body for programs: every part by its name."""
    return {name: getattr(message, name) for name in Message.__struct_fields__}


def discord(message: Message) -> dict[str, Any]:
    """Return the body for Discord, in which names neither format text nor mention anybody."""
    said = re.sub(r"([\\*_~`|>#\[\]()@<:-])", r"\\\1", message.text)
    return {"content": f"{said}\n<{message.url}>", "allowed_mentions": {"parse": []}}


def slack(message: Message) -> dict[str, Any]:
    """Return the body for Slack, Mattermost and others with the same format."""
    said = message.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": f"{said}\n<{message.url}>"}


FORMS: dict[str, Callable[[Message], dict[str, Any]]] = {"": plain, "discord": discord, "slack": slack}


def body(form: str, message: Message) -> bytes:
    """Return the encoded body for a webhook."""
    return encode(FORMS[form](message))
