"""Web Push: the example of RFC 8291, signatures that services accept, and keys that fit."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from hautemer import extras
from hautemer.server.errors import Wrong
from hautemer.server.notifications.outbound import Unreachable
from hautemer.server.notifications.push_crypto import CURVE, MAX_BODY, VapidKey, encrypt, from_base64
from hautemer.server.notifications.webpush import Sender, check_keys
from hautemer.storage.connect import connect
from tests.notices.receivers import Browser

pytestmark = pytest.mark.anyio

# RFC 8291, section 5.
TEXT = b"When I grow up, I want to be a watermelon"
OURS = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
THEIRS = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SECRET = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
WRITTEN = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def sender() -> Sender:
    return Sender(VapidKey(VapidKey.new_secret()), "mailto:a@b.example")


async def test_the_example_of_the_standard() -> None:
    key = ec.derive_private_key(int.from_bytes(from_base64(OURS)), CURVE)
    sealed = encrypt(TEXT, from_base64(THEIRS), from_base64(SECRET), key=key, salt=from_base64(SALT))
    assert sealed == from_base64(WRITTEN)


@pytest.mark.parametrize("body", [b"", b"x", b"x" * MAX_BODY])
async def test_only_the_browser_can_read_it(body: bytes) -> None:
    browser = Browser()
    sealed, headers = sender().request("https://push.example/1", browser.keys, body, "t" * 40)
    assert browser.read(sealed) == body
    assert len(sealed) <= 4096
    assert headers["content-encoding"] == "aes128gcm"
    assert headers["topic"] == "t" * 32
    again, _ = sender().request("https://push.example/1", browser.keys, body, "t")
    assert again != sealed


async def test_the_request_is_signed_with_our_key() -> None:
    ours = sender()
    _, headers = ours.request("https://push.example:8443/a?b", Browser().keys, b"x", "t")
    scheme, token, key = headers["authorization"].replace(",", "").split()
    assert scheme == "vapid"
    assert key == f"k={ours.public}"
    said, _, signature = token.removeprefix("t=").rpartition(".")
    head, claims = (json.loads(from_base64(part)) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == "https://push.example:8443"
    assert claims["sub"] == "mailto:a@b.example"
    assert time.time() < claims["exp"] <= time.time() + 24 * 3600
    raw = from_base64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(ours.public))
    public.verify(der, said.encode(), ec.ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(der, said.encode() + b"x", ec.ECDSA(SHA256()))


async def test_the_key_is_drawn_once(tmp_path: Path) -> None:
    seen = set()
    for _ in range(2):
        database = await connect(f"sqlite:///{tmp_path}/hautemer.db")
        seen.add((await Sender.of(database, "mailto:a@b.example")).public)
        await database.close()
    assert len(seen) == 1


async def test_without_the_extra_nothing_is_pushed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    database = await connect(f"sqlite:///{tmp_path}/hautemer.db")
    ours = await Sender.of(database, "mailto:a@b.example")
    await database.close()
    for attempt in (lambda: ours.public, lambda: check_keys(Browser().keys)):
        with pytest.raises(Wrong) as refused:
            attempt()
        assert refused.value.key == "no_push"
    with pytest.raises(Unreachable):
        ours.request("https://push.example/1", Browser().keys, b"x", "t")


@pytest.mark.parametrize(
    "keys",
    [
        {},
        {"p256dh": THEIRS},
        {"p256dh": THEIRS, "auth": ""},
        {"p256dh": THEIRS, "auth": SECRET + "AA"},
        {"p256dh": THEIRS[:-2], "auth": SECRET},
        {"p256dh": "B" + "A" * 86, "auth": SECRET},
        {"p256dh": "é", "auth": SECRET},
        {"p256dh": THEIRS, "auth": SECRET, "more": "x"},
    ],
)
async def test_keys_that_do_not_fit_are_refused(keys: dict[str, str]) -> None:
    with pytest.raises(Wrong):
        check_keys(keys)
    assert len(check_keys({"p256dh": THEIRS, "auth": SECRET})[0]) == 65
