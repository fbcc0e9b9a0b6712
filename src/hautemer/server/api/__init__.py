"""What can be asked by HTTP; everything at a table goes through its socket."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hautemer.server import pages
from hautemer.server.api.accounts import AccountsApi
from hautemer.server.api.channels import ChannelsApi
from hautemer.server.api.operations import OperationsApi
from hautemer.server.api.people import PeopleApi
from hautemer.server.api.replays import ReplaysApi
from hautemer.server.api.tables import TablesApi
from hautemer.server.api.talk import TalkApi
from hautemer.server.http import Endpoint

if TYPE_CHECKING:
    from hautemer.server.app import House


def endpoints(house: House) -> Iterable[Endpoint]:
    """Everything that can be asked; the files of the client come last, since they take any path."""
    yield from PeopleApi(house).endpoints()
    yield from AccountsApi(house).endpoints()
    yield from TablesApi(house).endpoints()
    yield from ReplaysApi(house).endpoints()
    yield from TalkApi(house).endpoints()
    yield from ChannelsApi(house).endpoints()
    yield from OperationsApi(house, lambda: endpoints(house)).endpoints()
    yield from pages.endpoints(house)
