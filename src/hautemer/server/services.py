"""The services of one server process, and the order in which they start and stop."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from dataclasses import dataclass, field

import structlog

from hautemer.server.auth.passwords import Passwords
from hautemer.server.bus.base import Alone, Bus
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.http.rate_limits import RateLimits
from hautemer.server.notifications.planner import Notifications
from hautemer.server.replay.pool import ReplayPool
from hautemer.server.replay.upload import AT_ONCE
from hautemer.server.scheduler.bot_pool import BotPool
from hautemer.server.scheduler.bot_questions import BotQuestions
from hautemer.server.scheduler.draw_timeouts import DrawClock
from hautemer.server.scheduler.leases import Leases
from hautemer.server.scheduler.scheduler import Scheduler
from hautemer.server.sockets.broadcast import Broadcast
from hautemer.server.sockets.presence import Presence
from hautemer.server.tables.households import Households
from hautemer.server.tables.registry import Tables
from hautemer.server.tables.settings import FOR_PEOPLE, FOR_TESTS
from hautemer.server.workers.fair_queue import FairQueue
from hautemer.server.worlds.pool import WorldPool
from hautemer.storage.connect import connect
from hautemer.storage.database import Database, DatabaseAway
from hautemer.storage.journal import Journal

# Seconds in which everything must stop; a part that hangs longer, such as a database, is abandoned.
SECONDS_TO_CLOSE = 15

log = structlog.get_logger()


@dataclass
class Services:
    """The services of one server process; those without a default exist while it is open."""

    config: Config
    process: str = field(default_factory=lambda: secrets.token_hex(8))
    ready: bool = False
    making: Counter[str] = field(default_factory=Counter)  # tables in the making, per person and household
    households: Households = field(default_factory=Households)
    passwords: Passwords = field(default_factory=Passwords)
    limits: RateLimits = field(init=False)
    # An uploaded record may be slow on purpose, so replays of our own matches do not wait for it.
    played: ReplayPool = field(init=False)
    uploaded: ReplayPool = field(init=False)
    checks: FairQueue = field(default_factory=lambda: FairQueue(AT_ONCE))  # of uploaded records
    database: Database = field(init=False)
    bus: Bus = field(init=False)
    tables: Tables = field(init=False)
    presence: Presence = field(init=False)
    worlds: WorldPool = field(init=False)
    bot_pool: BotPool = field(init=False)
    scheduler: Scheduler = field(init=False)
    draw_clock: DrawClock = field(init=False)
    notifications: Notifications = field(init=False)
    leases: Leases = field(init=False)

    def __post_init__(self) -> None:
        self.limits = RateLimits(self.config)
        self.played = ReplayPool(self.config.limits.replay_seconds)
        self.uploaded = ReplayPool(self.config.limits.replay_seconds)

    async def open(self) -> None:
        """Start all services."""
        config = self.config
        self.database = await connect(config.database)
        self.bus = make_bus(config, self.database)
        self.worlds = WorldPool(self.households)
        self.bot_pool = BotPool(config.workers)
        self.tables = Tables(
            self.database,
            Journal(self.database),
            self.bus,
            self.process,
            FOR_TESTS if config.short_times else FOR_PEOPLE,
            Broadcast().audience,
            self.worlds.judge_undo,
        )
        self.presence = Presence(self.tables)
        questions = BotQuestions(self.worlds, self.bot_pool, self.households)
        self.scheduler = Scheduler(self.tables, questions, config)
        self.draw_clock = DrawClock(self.tables)
        self.notifications = Notifications(self.tables, config)
        self.leases = Leases(self.tables, self.scheduler, self.notifications, config)
        await self.notifications.start()
        await self.bus.start(self.tables.heard)
        await self.leases.start()
        self.ready = True
        log.info("open", process=self.process, database=self.database.kind)

    async def close(self) -> bool:
        """Stop all services; return False if one did not stop in time.

        Everything that was acknowledged is on disk, and the next process continues from there.
        """
        self.ready = False
        self.hang_up()
        self.scheduler.close()
        self.draw_clock.close()
        self.tables.close()
        await self.worlds.close()
        await self.bot_pool.close()
        await self.played.close()
        await self.uploaded.close()
        self.passwords.close()
        self.presence.close()
        leaving = asyncio.create_task(self._disconnect())
        await asyncio.wait([leaving], timeout=SECONDS_TO_CLOSE)
        if not leaving.done():
            leaving.cancel()
            log.warning("not closed in time", process=self.process)
            return False
        leaving.result()
        log.info("closed", process=self.process)
        return True

    async def _disconnect(self) -> None:
        """Release the leases, then close the bus and the database."""
        await self.leases.stop()
        await self.notifications.stop()
        with contextlib.suppress(DatabaseAway, Wrong):
            await self.leases.dock()
        await self.bus.close()
        await self.database.close()

    def hang_up(self) -> None:
        """Ask every client to reconnect later."""
        self.presence.hang_up()
        self.played.hang_up()
        self.uploaded.hang_up()


def make_bus(config: Config, database: Database) -> Bus:
    """Return the message bus that the configuration asks for."""
    if config.redis is not None:
        from hautemer.server.bus.redis import RedisBus

        return RedisBus(config.redis)
    if database.kind == "postgresql":
        from hautemer.server.bus.postgresql import PostgresqlBus

        return PostgresqlBus(config.database)
    return Alone()
