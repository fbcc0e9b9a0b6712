"""The cryptography of Web Push: encryption for one browser (RFC 8291) and our signature (RFC 8292).

Needs the extra `push`. The encryption is our own, because http-ece is published without a wheel; the test
compares it with the example of the standard.
"""

from __future__ import annotations

import base64
import os
from typing import Any

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT, SECRET, SALT = 65, 16, 16
RECORD = 4096
# Push services accept 4096 bytes in all: header, one byte of padding, tag.
MAX_BODY = RECORD - (SALT + 4 + 1 + POINT) - 1 - 16


class VapidKey:
    """The key pair that identifies this server to push services."""

    def __init__(self, secret: bytes) -> None:
        self.private = ec.derive_private_key(int.from_bytes(secret), CURVE)
        self.public = to_base64(point(self.private.public_key()))

    @staticmethod
    def new_secret() -> bytes:
        """Return the 32 bytes of a new private key, as the database stores them."""
        return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32)

    def signed(self, claims: dict[str, Any]) -> str:
        """Return a JSON Web Token with these claims."""
        import jwt  # most servers never send a push

        return jwt.encode(claims, self.private, algorithm="ES256")


def read_keys(keys: dict[str, str]) -> tuple[bytes, bytes]:
    """Return the public key and the secret of a subscription. Raise `ValueError` if they are malformed."""
    try:
        browser, secret = from_base64(keys["p256dh"]), from_base64(keys["auth"])
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    except (KeyError, InvalidKey) as error:
        raise ValueError("The keys of a subscription are p256dh and auth.") from error
    if len(browser) != POINT or len(secret) != SECRET or len(keys) != 2:
        raise ValueError("The keys of a subscription have 65 and 16 bytes.")
    return browser, secret


def encrypt(
    body: bytes,
    browser: bytes,
    secret: bytes,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return a body encrypted for one browser, in one record of `aes128gcm` (RFC 8188)."""
    assert len(body) <= MAX_BODY
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT)
    ours = point(key.public_key())
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser))
    material = derive(secret, shared, b"WebPush: info\0" + browser + ours, 32)
    content_key = derive(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, material, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, body + b"\x02", None)
    return salt + RECORD.to_bytes(4) + bytes([len(ours)]) + ours + sealed


def derive(salt: bytes, material: bytes, what: bytes, length: int) -> bytes:
    """Return `length` bytes derived by HKDF with SHA-256."""
    return HKDF(SHA256(), length, salt, what).derive(material)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as the 65 bytes that browsers use."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_base64(value: bytes) -> str:
    """Return bytes in the URL-safe base64 alphabet, without padding."""
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """Return the bytes of a URL-safe base64 text. Raise `ValueError` if it has other characters."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
