"""Real receivers on this machine: an https server with a self-signed certificate, and a browser's keys."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import os
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from hautemer.server.notifications.push_crypto import to_base64

PATIENCE = 60


class Received(NamedTuple):
    """A received request."""

    line: str
    headers: dict[str, str]
    body: bytes
    name: str | None  # the server name of the TLS handshake


Answer = Callable[[asyncio.StreamWriter], Awaitable[None]]


def saying(status: int, *headers: str) -> Answer:
    """Return an answer with a status and headers."""

    async def answer(writer: asyncio.StreamWriter) -> None:
        lines = [f"HTTP/1.1 {status} X", "content-length: 0", "connection: close", *headers, "", ""]
        writer.write("\r\n".join(lines).encode())
        await writer.drain()

    return answer


class Receiver:
    """A server that keeps the requests it receives."""

    def __init__(self) -> None:
        self.port = 0
        self.arrived: asyncio.Queue[Received] = asyncio.Queue()
        self.answers: list[Answer] = []  # the next answers; after them 200
        self.lines = 0  # opened connections
        self._name: str | None = None

    async def next(self) -> Received:
        """Return the next request."""
        async with asyncio.timeout(PATIENCE):
            return await self.arrived.get()

    def named(self, _: object, name: str | None, __: object) -> None:
        self._name = name

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines += 1
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {
                name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:-2])
            }
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.arrived.put_nowait(Received(head[0], headers, body, self._name))
            answer = self.answers.pop(0) if self.answers else saying(201)
            await answer(writer)
        except (ConnectionError, asyncio.IncompleteReadError, ssl.SSLError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def receiver(certificate: Path | None) -> AsyncIterator[Receiver]:
    """Start a receiver on loopback, over https if there is a certificate."""
    made = Receiver()
    context = None
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        context.sni_callback = made.named
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0, ssl=context)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()


def certificate(path: Path, names: Sequence[str]) -> Path:
    """Write a self-signed certificate with its key into one file."""
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Hautemer's tests")])
    begin = datetime.datetime.now(datetime.UTC) - datetime.timedelta(hours=1)
    entries: list[x509.GeneralName] = [
        x509.IPAddress(ipaddress.ip_address(name)) if name[0].isdigit() else x509.DNSName(name)
        for name in names
    ]
    made = (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(begin)
        .not_valid_after(begin + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName(entries), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    path.write_bytes(made.public_bytes(Encoding.PEM) + private)
    return path


class Browser:
    """The browser's side of Web Push."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": to_base64(self.point), "auth": to_base64(self.secret)}

    def read(self, body: bytes) -> bytes:
        """Return the decrypted text of a push message (RFC 8188 and 8291)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        info = b"WebPush: info\x00" + self.point + theirs
        material = HKDF(SHA256(), 32, self.secret, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(material)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(material)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert padded.endswith(b"\x02")
        return padded[:-1]
