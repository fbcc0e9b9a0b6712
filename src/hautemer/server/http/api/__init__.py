"""The HTTP API. Everything at a table goes through its socket instead."""

from __future__ import annotations

from collections.abc import Iterable

from hautemer.server.http import static
from hautemer.server.http.api.accounts import AccountsApi
from hautemer.server.http.api.channels import ChannelsApi
from hautemer.server.http.api.chat import TalkApi
from hautemer.server.http.api.operations import OperationsApi
from hautemer.server.http.api.people import PeopleApi
from hautemer.server.http.api.replays import ReplaysApi
from hautemer.server.http.api.tables import TablesApi
from hautemer.server.http.endpoint import Endpoint
from hautemer.server.services import Services


def endpoints(services: Services) -> Iterable[Endpoint]:
    """Yield all endpoints; the files of the client come last, since they match any path."""
    yield from PeopleApi(services).endpoints()
    yield from AccountsApi(services).endpoints()
    yield from TablesApi(services).endpoints()
    yield from ReplaysApi(services).endpoints()
    yield from TalkApi(services).endpoints()
    yield from ChannelsApi(services).endpoints()
    yield from OperationsApi(services, lambda: endpoints(services)).endpoints()
    yield from static.endpoints(services)
