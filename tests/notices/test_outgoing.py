"""Addresses that people enter: the server reaches nothing private, and no receiver can block it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from hautemer.server.errors import Wrong
from hautemer.server.notifications.outbound import Outgoing, Unreachable, is_public
from tests.notices.conftest import HOST
from tests.notices.receivers import Receiver, certificate, receiver, saying

pytestmark = pytest.mark.anyio

PRIVATE = [
    "127.0.0.1",
    "127.1.2.3",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "192.0.2.1",
    "198.18.0.1",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::a00:1",
    "2002:7f00:1::",
    "2001:0:0:0:0:0:80ff:fffe",
    "fe80::1",
    "fe80::1%lo",
    "fc00::1",
    "fd12:3456::1",
    "ff02::1",
    "2001:db8::1",
    "nonsense",
]
PUBLIC = ["9.9.9.9", "151.101.1.69", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::909:909"]


class Names:
    """A resolver with prepared answers."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked.append(host)
        return self.answers.pop(0)


async def everywhere(host: str, port: int) -> Sequence[str]:
    return ["127.0.0.1"]


@pytest.fixture
async def outgoing(trusted: Path) -> AsyncIterator[Outgoing]:
    """Yield a client with one allowed host; this host and every other name resolve to this machine."""
    made = Outgoing([HOST], resolve=everywhere)
    yield made
    await made.close()


@pytest.mark.parametrize("address", PRIVATE)
async def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
async def test_public_addresses_are_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "LOCALHOST",
        "localhost.",
        "2130706433",
        "0x7f000001",
        "0177.0.0.1",
        "127.1",
        "[::1]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "0.0.0.0",
        "169.254.169.254",
        "[fe80::1]",
    ],
)
async def test_no_spelling_of_this_machine_is_reached(host: str, hook: Receiver) -> None:
    outgoing = Outgoing(patience=20)
    address = f"https://{host}:{hook.port}/"
    with pytest.raises((Unreachable, Wrong)):
        await outgoing.post(address, b"{}", {})
    with pytest.raises(Wrong):
        await outgoing.check(address)
    await outgoing.close()
    assert hook.lines == 0


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://other.example/", "https"),
        ("ftp://hooks.example/", "https"),
        ("file:///etc/passwd", "form"),
        ("gopher://hooks.example/", "https"),
        ("https://", "form"),
        ("", "form"),
        ("hooks.example", "form"),
        ("https://user:password@hooks.example/", "form"),
        ("https://hooks.example:99999/", "form"),
        ("https://hooks.example/\r\nx: y", "form"),
        ("https://hooks.example/" + "a" * 2000, "form"),
        ("https://höoks.example/", "form"),
    ],
)
async def test_other_addresses_are_refused(outgoing: Outgoing, address: str, why: str) -> None:
    with pytest.raises(Wrong) as refused:
        await outgoing.check(address)
    assert refused.value.details == {"why": why}


async def test_a_name_that_leads_to_this_machine_is_refused(outgoing: Outgoing, hook: Receiver) -> None:
    with pytest.raises(Unreachable):
        await outgoing.post(f"https://evil.example:{hook.port}/", b"{}", {})
    assert hook.lines == 0


async def test_one_private_address_among_public_ones_is_enough(trusted: Path) -> None:
    outgoing = Outgoing(resolve=Names(["9.9.9.9", "10.0.0.1"], []))
    with pytest.raises(Unreachable):
        await outgoing.post("https://evil.example/", b"{}", {})
    with pytest.raises(Unreachable):
        await outgoing.post("https://unknown.example/", b"{}", {})
    await outgoing.close()


async def test_what_is_sent_arrives(outgoing: Outgoing, hook: Receiver) -> None:
    address = f"https://{HOST}:{hook.port}/a/b?c=d#e"
    await outgoing.check(address)
    assert await outgoing.post(address, b'{"x":1}', {"content-type": "application/json"}) == 201
    got = await hook.next()
    assert got.line == "POST /a/b?c=d HTTP/1.1"
    assert got.headers["host"] == f"{HOST}:{hook.port}"
    assert got.headers["content-type"] == "application/json"
    assert got.name == HOST
    assert got.body == b'{"x":1}'


async def test_the_name_is_looked_up_once(trusted: Path, hook: Receiver) -> None:
    """The address cannot change between the check and the connection."""
    names = Names(["127.0.0.1"], ["9.9.9.9"])
    outgoing = Outgoing([HOST], resolve=names)
    assert await outgoing.post(f"https://{HOST}:{hook.port}/", b"", {}) == 201
    assert names.asked == [HOST]
    await outgoing.close()


async def test_the_next_address_is_tried(trusted: Path, hook: Receiver) -> None:
    outgoing = Outgoing([HOST], resolve=Names(["127.0.0.2", "127.0.0.1"]))
    assert await outgoing.post(f"https://{HOST}:{hook.port}/", b"", {}) == 201
    await outgoing.close()


async def test_an_allowed_host_may_use_plain_http(outgoing: Outgoing) -> None:
    async with receiver(None) as plain:
        assert await outgoing.post(f"http://{HOST}:{plain.port}/", b"", {}) == 201


async def test_a_certificate_must_be_for_the_name(trusted: Path, tmp_path: Path) -> None:
    other = certificate(tmp_path / "other.pem", ["other.example"])
    async with receiver(other) as wrong:
        outgoing = Outgoing([HOST], resolve=everywhere)
        with pytest.raises(Unreachable):
            await outgoing.post(f"https://{HOST}:{wrong.port}/", b"", {})
        await outgoing.close()
        assert wrong.arrived.empty()


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
async def test_redirects_are_not_followed(outgoing: Outgoing, hook: Receiver, status: int) -> None:
    async with receiver(None) as target:
        hook.answers.append(saying(status, f"location: http://{HOST}:{target.port}/"))
        assert await outgoing.post(f"https://{HOST}:{hook.port}/", b"", {}) == status
        assert target.lines == 0


async def test_proxies_of_the_environment_are_not_asked(
    trusted: Path, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with receiver(None) as proxy:
        for name in ("HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"):
            monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
        outgoing = Outgoing([HOST], resolve=everywhere)
        assert await outgoing.post(f"https://{HOST}:{hook.port}/", b"", {}) == 201
        await outgoing.close()
        assert proxy.lines == 0


async def test_a_huge_answer_is_not_read(outgoing: Outgoing, hook: Receiver) -> None:
    written = 0

    async def huge(writer: asyncio.StreamWriter) -> None:
        nonlocal written
        writer.write(b"HTTP/1.1 200 X\r\ncontent-length: 1000000000000\r\n\r\n")
        while True:
            writer.write(b"x" * 65536)
            await writer.drain()
            written += 65536

    hook.answers.append(huge)
    assert await outgoing.post(f"https://{HOST}:{hook.port}/", b"", {}) == 200
    async with asyncio.timeout(60):
        while hook.answers:
            await asyncio.sleep(0.01)
    assert written < 50_000_000


async def test_endless_headers_are_not_read(outgoing: Outgoing, hook: Receiver) -> None:
    async def endless(writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 X\r\n")
        while True:
            writer.write(b"x: " + b"y" * 60000 + b"\r\n")
            await writer.drain()

    hook.answers.append(endless)
    with pytest.raises(Unreachable):
        await outgoing.post(f"https://{HOST}:{hook.port}/", b"", {})


@pytest.mark.parametrize("begin", [b"", b"HTTP/1.1 200 X\r\n", b"HTTP/1.1 103 X\r\n\r\n"])
async def test_a_slow_answer_times_out(trusted: Path, hook: Receiver, begin: bytes) -> None:
    outgoing = Outgoing([HOST], resolve=everywhere, patience=0.5)

    async def slow(writer: asyncio.StreamWriter) -> None:
        for _ in range(6000):
            writer.write(begin)
            await writer.drain()
            await asyncio.sleep(0.01)

    hook.answers.append(slow)
    with pytest.raises(Unreachable):
        async with asyncio.timeout(30):
            await outgoing.post(f"https://{HOST}:{hook.port}/", b"", {})
    await outgoing.close()
