"""Web Push: a message only the browser can read (RFC 8291), signed by us for its service (RFC 8292)."""

from __future__ import annotations

import base64
import os
import time
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from hautemer.core.codec import encode
from hautemer.server.problems import Wrong
from hautemer.storage import settings
from hautemer.storage.database import Database

CURVE = ec.SECP256R1()
POINT, SECRET, SALT = 65, 16, 16
RECORD = 4096
# Push services take 4096 bytes in all: header, one byte of padding, tag.
MAX_BODY = RECORD - (SALT + 4 + 1 + POINT) - 1 - 16
# A signature is good for half a day; services refuse more than a day.
VALID = 12 * 3600
# A browser that stays away for longer learns of its moves by looking.
TIME_TO_LIVE = 24 * 3600


class Sender:
    """Our key, by which push services know this server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self.key = key
        self.contact = contact

    @classmethod
    async def of(cls, database: Database, contact: str) -> Sender:
        """With the key that was drawn once for this database."""
        kept = await settings.keep(database, "webpush", new_key)
        return cls(ec.derive_private_key(int.from_bytes(kept), CURVE), contact)

    @property
    def public(self) -> str:
        """What a browser is told when it subscribes."""
        return letters(point(self.key.public_key()))

    def request(
        self, endpoint: str, keys: dict[str, str], body: bytes, topic: str
    ) -> tuple[bytes, dict[str, str]]:
        """The body and headers of a push; a later one of the same topic replaces it."""
        headers = {
            "authorization": f"vapid t={self.signed(endpoint)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TIME_TO_LIVE),
            "urgency": "high",
            "topic": topic[:32],
        }
        return encrypt(body, *check_keys(keys)), headers

    def signed(self, endpoint: str) -> str:
        """A token that says who we are, for the service of one endpoint."""
        place = urlsplit(endpoint)
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + VALID,
            "sub": self.contact,
        }
        said = f"{letters(encode({'typ': 'JWT', 'alg': 'ES256'}))}.{letters(encode(claims))}"
        r, s = decode_dss_signature(self.key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"{said}.{letters(r.to_bytes(32) + s.to_bytes(32))}"


def new_key() -> bytes:
    """A private key, as it is kept."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32)


def check_keys(keys: dict[str, str]) -> tuple[bytes, bytes]:
    """The point and the secret of a subscription; what is none is `Wrong`."""
    try:
        browser, secret = unlettered(keys["p256dh"]), unlettered(keys["auth"])
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, browser)
    except (KeyError, ValueError, InvalidKey):
        raise Wrong("wrong_address", why="keys") from None
    if len(browser) != POINT or len(secret) != SECRET or len(keys) != 2:
        raise Wrong("wrong_address", why="keys")
    return browser, secret


def encrypt(
    body: bytes,
    browser: bytes,
    secret: bytes,
    *,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A body that only the browser can read, in one record of `aes128gcm` (RFC 8188)."""
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
    """HKDF with SHA-256."""
    return HKDF(SHA256(), length, salt, what).derive(material)


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as the 65 bytes that browsers use."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def letters(value: bytes) -> str:
    """Bytes in the letters of addresses, without padding."""
    return base64.urlsafe_b64encode(value).decode().rstrip("=")


def unlettered(text: str) -> bytes:
    """The bytes of such letters."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars="-_", validate=True)
