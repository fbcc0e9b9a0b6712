"""Shows what happened, in bundles: what is new is written for many tables, then all of it is sent.

Clients wake up once for a bundle instead of once for each table, which costs them and a machine that
they share with the server less than half.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hautemer.server.harbour import Berth

# Tables of one bundle: the first waits until the last is written, a millisecond or two.
BUNDLE = 16


class Showing:
    """The tables of this process that everybody is about to look at."""

    def __init__(self) -> None:
        self._berths: list[Berth] = []

    def add(self, berth: Berth) -> None:
        """Lets everybody look at a table, when what happens just now has happened."""
        if not self._berths:
            asyncio.get_running_loop().call_soon(self._show)
        self._berths.append(berth)

    def _show(self) -> None:
        berths, self._berths = self._berths[:BUNDLE], self._berths[BUNDLE:]
        if self._berths:
            asyncio.get_running_loop().call_soon(self._show)
        bundle = []
        for berth in berths:
            berth.announced = False
            bundle += [(viewer, news) for viewer in berth.viewers if (news := viewer.news())]
        for viewer, news in bundle:
            viewer.send(news)
