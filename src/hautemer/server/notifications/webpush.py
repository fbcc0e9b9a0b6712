"""Web Push: requests to push services. Without the extra `push` the server runs and offers none."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from hautemer.extras import is_installed
from hautemer.server.errors import Wrong
from hautemer.server.notifications.outbound import Unreachable
from hautemer.storage import keys as stored_keys
from hautemer.storage.database import Database

if TYPE_CHECKING:
    from hautemer.server.notifications.push_crypto import VapidKey

# Seconds for which a signature is valid; services refuse more than a day.
VALID = 12 * 3600
# Seconds after which a service drops a push that it could not deliver.
TIME_TO_LIVE = 24 * 3600


class Sender:
    """A builder of signed and encrypted requests. `key` is None if the extra `push` is not installed."""

    def __init__(self, key: VapidKey | None, contact: str) -> None:
        self._key = key
        self.contact = contact

    @classmethod
    async def of(cls, database: Database, contact: str) -> Sender:
        """Return a sender with the key of this database, which the first process generates."""
        if not is_installed("push"):
            return cls(None, contact)
        from hautemer.server.notifications.push_crypto import VapidKey

        return cls(VapidKey(await stored_keys.keep(database, "webpush", VapidKey.new_secret)), contact)

    @property
    def key(self) -> VapidKey:
        """The key pair. Raise `Wrong` if this server cannot send pushes."""
        if self._key is None:
            raise Wrong("no_push", status=409)
        return self._key

    @property
    def public(self) -> str:
        """The public key, which a browser needs to subscribe."""
        return self.key.public

    def request(
        self, endpoint: str, keys: dict[str, str], body: bytes, topic: str
    ) -> tuple[bytes, dict[str, str]]:
        """Return the body and headers of a push. A later push of the same topic replaces it.

        Raise `Unreachable` if the extra has been removed since the browser subscribed.
        """
        if self._key is None:
            raise Unreachable("the extra push is not installed")
        headers = {
            "authorization": f"vapid t={self.signed(endpoint)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TIME_TO_LIVE),
            "urgency": "high",
            "topic": topic[:32],
        }
        browser, secret = check_keys(keys)
        from hautemer.server.notifications.push_crypto import encrypt

        return encrypt(body, browser, secret), headers

    def signed(self, endpoint: str) -> str:
        """Return a token that identifies us to the service of one endpoint."""
        place = urlsplit(endpoint)
        return self.key.signed(
            {
                "aud": f"{place.scheme}://{place.netloc}",
                "exp": int(time.time()) + VALID,
                "sub": self.contact,
            }
        )


def check_keys(keys: dict[str, str]) -> tuple[bytes, bytes]:
    """Return the public key and the secret of a subscription. Raise `Wrong` if they are malformed."""
    if not is_installed("push"):
        raise Wrong("no_push", status=409)
    from hautemer.server.notifications.push_crypto import read_keys

    try:
        return read_keys(keys)
    except ValueError:
        raise Wrong("wrong_address", why="keys") from None
