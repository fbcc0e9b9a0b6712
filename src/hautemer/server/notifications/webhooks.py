"""Webhooks: one sentence to a chat room or a program, in the form it reads."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from hautemer.core.codec import Struct, encode


class Message(Struct, frozen=True):
    """A notice as people read it: nothing in it depends on what a seat holds."""

    table: str
    game: str
    title: str
    text: str
    url: str


def plain(message: Message) -> dict[str, Any]:
    """For programs: every part by its name."""
    return {name: getattr(message, name) for name in Message.__struct_fields__}


def discord(message: Message) -> dict[str, Any]:
    """For Discord: names are no formatting and call nobody."""
    said = re.sub(r"([\\*_~`|>#\[\]()@<:-])", r"\\\1", message.text)
    return {"content": f"{said}\n<{message.url}>", "allowed_mentions": {"parse": []}}


def slack(message: Message) -> dict[str, Any]:
    """For Slack, Mattermost and others that read its form."""
    said = message.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": f"{said}\n<{message.url}>"}


FORMS: dict[str, Callable[[Message], dict[str, Any]]] = {"": plain, "discord": discord, "slack": slack}


def body(form: str, message: Message) -> bytes:
    """What is sent to a webhook."""
    return encode(FORMS[form](message))
