"""A real mail server on this machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP


class Letters:
    """A mail handler that keeps the messages it receives."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.secure: list[bool] = []

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, address: str, options: Any) -> str:  # noqa: N802
        if address.startswith("nobody"):
            return "550 no such mailbox"
        if address.startswith("later"):
            return "450 come back"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.got.append(found)
        self.recipients += envelope.rcpt_tos
        self.secure.append(session.ssl is not None)
        return "250 OK"


@asynccontextmanager
async def post_office(**settings: Any) -> AsyncIterator[tuple[Letters, int]]:
    """Start a mail server on loopback; yield its messages and its port."""
    letters = Letters()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(letters, **settings), "127.0.0.1", 0)
    try:
        yield letters, server.sockets[0].getsockname()[1]
    finally:
        server.close()
