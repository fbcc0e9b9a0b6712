"""Endpoints of notification channels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Protocol
from urllib.parse import urlsplit

from starlette.requests import Request

from hautemer.core.codec import Struct
from hautemer.server.auth.accounts import hashed, new_token
from hautemer.server.errors import Wrong
from hautemer.server.http.api.common import CommonServices, Part
from hautemer.server.http.endpoint import Empty, Endpoint
from hautemer.server.http.rate_limits import Buckets
from hautemer.server.notifications import webhooks
from hautemer.server.notifications.mail import check_address
from hautemer.server.notifications.planner import Notifications
from hautemer.server.notifications.webpush import check_keys
from hautemer.server.tables.preconditions import by_host
from hautemer.server.tables.registry import Tables
from hautemer.storage import notices as outbox
from hautemer.storage.notices import Channel

CHANNELS = 20  # per person
# Mails that ask to confirm an address: at most `MAILS` per day to one mailbox, whoever asks.
MAILS, DAY = 5, 24 * 3600

Kind = Literal["webpush", "webhook", "email"]


class NewChannel(Struct, frozen=True):
    """A new notification channel: a browser's subscription, a webhook or an e-mail address.

    With a `table` it is for that table only. A webhook of a table belongs to its host and reports the turns
    of all players there. `form` is the format of a webhook: `discord`, `slack`, or empty for plain JSON.
    `keys` are those of a browser's subscription, `p256dh` and `auth`.
    """

    kind: Kind
    address: str
    table: str | None = None
    form: str = ""
    keys: dict[str, str] = {}  # noqa: RUF012 - structs copy their defaults


class ChannelAnswer(Struct, frozen=True):
    """A channel as its owner sees it; only the host name of a secret address."""

    id: str
    kind: Kind
    address: str
    table: str | None
    form: str
    confirmed: bool
    failing: bool


class PushKey(Struct, frozen=True):
    """The public key with which a browser subscribes."""

    key: str


class Token(Struct, frozen=True):
    """The code in a mail that asks for a confirmation."""

    token: str


class ChannelsServices(CommonServices, Protocol):
    """The services that channels of notifications use."""

    notifications: Notifications
    tables: Tables


class ChannelsApi(Part[ChannelsServices]):
    """The endpoints of notification channels."""

    def endpoints(self) -> Iterable[Endpoint]:
        """Yield the endpoints."""
        rate = self.services.config.limits.channels_an_hour
        self.added = Buckets(rate / 3600, rate)
        self.mailed = Buckets(MAILS / DAY, MAILS)
        rate = self.services.config.limits.confirmations_a_day
        self.asked = Buckets(rate / DAY, rate)
        place = "/api/channels"
        yield Endpoint("GET", "/api/push-key", "The key for Web Push", self.push_key, gives=PushKey)
        yield Endpoint("GET", place, "My channels", self.channels, gives=list[ChannelAnswer])
        yield Endpoint("POST", place, "Add a channel", self.add_channel, NewChannel, ChannelAnswer)
        yield Endpoint(
            "POST",
            f"{place}/confirm",
            "Confirm an e-mail address",
            self.confirm_channel,
            Token,
            ChannelAnswer,
        )
        yield Endpoint("DELETE", place + "/{channel}", "Remove a channel", self.remove_channel, gives=Empty)

    async def push_key(self, request: Request) -> PushKey:
        """Return the public key for Web Push."""
        return PushKey(self.services.notifications.push.public)

    async def channels(self, request: Request) -> list[ChannelAnswer]:
        """Return all channels of the person."""
        visitor = await self.visitor(request)
        return [shown(one) for one in await outbox.channels_of(self.services.database, visitor.person.id)]

    async def add_channel(self, request: Request, wanted: NewChannel) -> ChannelAnswer:
        """Add a channel; an e-mail address must be confirmed first."""
        visitor = await self.visitor(request)
        person = visitor.person
        self.limit(self.added, request)
        await self._check(wanted, person.id)
        if len(await outbox.channels_of(self.services.database, person.id)) >= CHANNELS:
            raise Wrong("too_many", status=429)
        mail = wanted.kind == "email"
        token = new_token()
        channel = Channel(
            outbox.new_id(),
            person.id,
            wanted.kind,
            wanted.address,
            wanted.table,
            wanted.form,
            wanted.keys,
            confirmed=not mail,
            token_hash=hashed(token) if mail else None,
            session=visitor.token_hash if wanted.kind == "webpush" else None,
        )
        if mail:
            if not self.asked.take(person.id) or not self.mailed.take(mailbox(wanted.address)):
                raise Wrong("too_fast", status=429)
            await self.services.notifications.confirm(channel, token, person.language)
        await outbox.add_channel(self.services.database, channel)
        return shown(channel)

    async def _check(self, wanted: NewChannel, person: str) -> None:
        """Raise `Wrong` if an address cannot be used, or the table belongs to others."""
        if (wanted.keys and wanted.kind != "webpush") or (wanted.form and wanted.kind != "webhook"):
            raise Wrong("wrong_address", why="form")
        if wanted.kind == "webpush":
            check_keys(wanted.keys)
        if wanted.form not in webhooks.FORMS:
            raise Wrong("wrong_address", why="form")
        if wanted.table is not None:
            loaded = await self.services.tables.current(wanted.table)
            if wanted.kind == "webhook":
                by_host(loaded.table, person)
            elif loaded.table.seat_of(person) is None:
                raise Wrong("not_seated", status=403)
        if wanted.kind == "email":
            check_address(wanted.address)
        else:
            await self.services.notifications.outgoing.check(wanted.address)

    async def confirm_channel(self, request: Request, wanted: Token) -> ChannelAnswer:
        """Confirm an e-mail address by the code of a mail, on any device."""
        self.limit(self.added, request)
        channel = await outbox.confirm(self.services.database, hashed(wanted.token.strip()[:100]))
        if channel is None:
            raise Wrong("link_spent", status=410)
        return shown(channel)

    async def remove_channel(self, request: Request) -> Empty:
        """Remove a channel of the person; the answer does not reveal whether a channel of others exists."""
        visitor = await self.visitor(request)
        channel = await outbox.channel(self.services.database, request.path_params["channel"])
        if channel is None or channel.person != visitor.person.id:
            raise Wrong("not_found", status=404)
        await outbox.remove_channel(self.services.database, channel.id)
        return Empty()


def mailbox(address: str) -> str:
    """Return an address without the part after a plus sign: most servers use the same mailbox for it."""
    name, _, host = address.lower().rpartition("@")
    return f"{name.partition('+')[0] or name}@{host}"


def shown(channel: Channel) -> ChannelAnswer:
    """Return a channel as its owner sees it."""
    address = channel.address if channel.kind == "email" else urlsplit(channel.address).hostname or ""
    return ChannelAnswer(
        channel.id,
        channel.kind,
        address,
        channel.table,
        channel.form,
        channel.confirmed,
        channel.failures > 0,
    )
