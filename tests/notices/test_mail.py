"""E-mail, delivered to a real server: unencrypted only to this machine, passwords only over TLS."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword

from hautemer.server.errors import Wrong
from hautemer.server.notifications.mail import MailServer, NotSent, check_address
from tests.notices.office import post_office

pytestmark = pytest.mark.anyio


def secured(certificate: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    return context


def only(server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
    known = isinstance(data, LoginPassword) and (data.login, data.password) == (b"me", b"s@cret")
    return AuthResult(success=known, handled=False)


async def test_a_mail_arrives() -> None:
    async with post_office() as (letters, port):
        post = MailServer.at(f"smtp://127.0.0.1:{port}?from=games@hautemer.example")
        await post.send("zoe@mail.example", "À vous !", "C’est à vous.\nhttps://x/#/table/1")
    (message,) = letters.got
    assert message["subject"] == "À vous !"
    assert message["from"] == "games@hautemer.example"
    assert message["to"] == "zoe@mail.example"
    assert letters.recipients == ["zoe@mail.example"]
    assert message["auto-submitted"] == "auto-generated"
    assert message["message-id"].endswith("@hautemer.example>")
    assert message.get_content().splitlines() == ["C’est à vous.", "https://x/#/table/1"]


async def test_a_password_is_sent_over_tls_only(trusted: Path) -> None:
    settings = {
        "tls_context": secured(trusted),
        "authenticator": only,
        "auth_required": True,
        "require_starttls": True,
    }
    async with post_office(**settings) as (letters, port):
        await MailServer.at(f"smtp://me:s%40cret@localhost:{port}?from=a@b.example").send(
            "z@m.example", "x", "y"
        )
        assert letters.secure == [True]
        with pytest.raises(NotSent):
            await MailServer.at(f"smtp://me:wrong@localhost:{port}?from=a@b.example").send(
                "z@m.example", "x", "y"
            )
        assert len(letters.got) == 1


async def test_an_untrusted_certificate_ends_the_connection(
    trusted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with post_office(tls_context=secured(trusted)) as (letters, port):
        monkeypatch.delenv("SSL_CERT_FILE")
        with pytest.raises(NotSent):
            await MailServer.at(f"smtp://localhost:{port}?from=a@b.example").send("z@m.example", "x", "y")
        assert letters.got == []


async def test_permanent_and_temporary_refusals_are_distinguished() -> None:
    async with post_office() as (_, port):
        post = MailServer.at(f"smtp://127.0.0.1:{port}?from=a@b.example")
        with pytest.raises(NotSent) as refused:
            await post.send("nobody@m.example", "x", "y")
        assert refused.value.final
        with pytest.raises(NotSent) as refused:
            await post.send("later@m.example", "x", "y")
        assert not refused.value.final
    with pytest.raises(NotSent) as refused:
        await post.send("z@m.example", "x", "y")
    assert not refused.value.final


@pytest.mark.parametrize(
    "address",
    [
        "http://x?from=a@b.example",
        "smtp://",
        "smtp://host",
        "smtp://host:x?from=a@b.example",
        "smtp://h?from=a",
        "",
    ],
)
async def test_invalid_mail_servers_are_refused(address: str) -> None:
    with pytest.raises(Wrong):
        MailServer.at(address)
    assert MailServer.at("smtp://a%40b.example:p@host") == (
        "smtp",
        "host",
        587,
        "a@b.example",
        "p",
        "a@b.example",
    )
    assert MailServer.at("smtps://host?from=a@b.example").port == 465


@pytest.mark.parametrize(
    "address",
    [
        "",
        "zoe",
        "zoe@",
        "@x.example",
        "zoe@localhost",
        "zoe@x.example\r\nbcc: all@x.example",
        "zoe@x.example, all@x.example",
        "<zoe@x.example>",
        "zoe zoe@x.example",
        "z" * 65 + "@x.example",
        "zoe@" + "x." * 200 + "example",
        "zoé@x.example",
    ],
)
async def test_invalid_mail_addresses_are_refused(address: str) -> None:
    with pytest.raises(Wrong):
        check_address(address)
    assert check_address("z.o+e@mail.x.example")
