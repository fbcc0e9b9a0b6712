"""The HTTP API. Everything at a table goes through its socket instead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from hautemer.server.http import static
from hautemer.server.http.api.accounts import AccountsApi, AccountsServices
from hautemer.server.http.api.channels import ChannelsApi, ChannelsServices
from hautemer.server.http.api.chat import TalkApi
from hautemer.server.http.api.operations import OperationsApi, OperationsServices
from hautemer.server.http.api.people import PeopleApi
from hautemer.server.http.api.replays import ReplaysApi, ReplaysServices
from hautemer.server.http.api.tables import TablesApi, TablesServices
from hautemer.server.http.endpoint import Endpoint


class ApiServices(
    AccountsServices, TablesServices, ReplaysServices, ChannelsServices, OperationsServices, Protocol
):
    """The services that all endpoints together use."""


def endpoints(services: ApiServices) -> Iterable[Endpoint]:
    """Yield all endpoints; the files of the client come last, since they match any path."""
    yield from PeopleApi(services).endpoints()
    yield from AccountsApi(services).endpoints()
    yield from TablesApi(services).endpoints()
    yield from ReplaysApi(services).endpoints()
    yield from TalkApi(services).endpoints()
    yield from ChannelsApi(services).endpoints()
    yield from OperationsApi(services, lambda: endpoints(services)).endpoints()
    yield from static.endpoints(services.config)
