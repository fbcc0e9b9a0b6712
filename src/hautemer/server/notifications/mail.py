"""E-mail over SMTP, sent in a thread; the connection is encrypted except to this machine."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from hautemer.server.errors import Wrong
from hautemer.server.http.middleware import LOOPBACK

SECONDS = 20
PORTS = {"smtp": 587, "smtps": 465}
# The syntax of people's addresses; the confirmation shows whether a mailbox exists.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,253}$)[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class NotSent(Exception):
    """The mail server did not accept a message; `final`: it never will."""

    def __init__(self, why: str, *, final: bool = False) -> None:
        self.final = final
        super().__init__(why)


class MailServer(NamedTuple):
    """A mail server: `smtp://user:password@host:port?from=address` (STARTTLS) or `smtps://…`."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str

    @classmethod
    def at(cls, address: str) -> MailServer:
        """Return the mail server of a URL. Raise `Wrong` if it is malformed."""
        try:
            place = urlsplit(address)
            port = place.port or PORTS[place.scheme]
            sender = parse_qs(place.query).get("from", [unquote(place.username or "")])[0]
        except (ValueError, KeyError):
            raise Wrong("wrong_address", why="smtp") from None
        if not place.hostname or not ADDRESS.fullmatch(sender):
            raise Wrong("wrong_address", why="smtp")
        user, password = unquote(place.username or ""), unquote(place.password or "")
        return cls(place.scheme, place.hostname, port, user, password, sender)

    async def send(self, to: str, subject: str, text: str, context: ssl.SSLContext | None = None) -> None:
        """Send a message. Raise `NotSent` if the server does not accept it."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"  # no automatic reply shall answer
        message.set_content(text)
        try:
            await asyncio.to_thread(self._send, message, context or ssl.create_default_context())
        except smtplib.SMTPRecipientsRefused as error:
            refused = [code for code, _ in error.recipients.values()]
            raise NotSent("recipient", final=all(500 <= code < 600 for code in refused)) from None
        except (smtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from None

    def _send(self, message: EmailMessage, context: ssl.SSLContext) -> None:
        line: smtplib.SMTP
        if self.scheme == "smtps":
            line = smtplib.SMTP_SSL(self.host, self.port, timeout=SECONDS, context=context)
        else:
            line = smtplib.SMTP(self.host, self.port, timeout=SECONDS)
        with line:
            if self.scheme == "smtp":
                line.ehlo()
                if line.has_extn("starttls"):
                    line.starttls(context=context)
                elif self.host not in LOOPBACK:
                    raise smtplib.SMTPNotSupportedError("no STARTTLS")
            if self.password:
                line.login(self.user, self.password)
            line.send_message(message)


def check_address(address: str) -> str:
    """Return an e-mail address. Raise `Wrong` if it is malformed."""
    if not ADDRESS.fullmatch(address):
        raise Wrong("wrong_address", why="form")
    return address
