"""The settings of an operator: limits, retention, addresses."""

from __future__ import annotations

from dataclasses import dataclass, field

# No bot answers earlier than this many milliseconds after an entry: four times what most bots need.
BUDGET = 50


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits per address, person and socket. Forty people may sit behind one router."""

    requests_a_second: float = 60
    requests_at_once: int = 600
    sockets: int = 240  # open at the same time, per address
    commands_a_second: float = 15
    commands_at_once: int = 60
    codes_a_minute: float = 80  # tries at four-letter codes, per address
    wrong_codes_a_minute: float = 240  # of all addresses together; beyond, each address has only a few tries
    logins_a_minute: float = 40
    tries_at_once: int = 5  # at the password of one account; each further one waits longer
    tables_an_hour: float = 400  # made per address
    uploads_a_minute: float = 20
    uploaded_mib_an_hour: float = 64
    channels_an_hour: float = 400  # notification channels per address
    tables_of_a_person: int = 60  # gathering or being played
    tables_of_a_household: int = 300  # the same, for all hosts at one address
    continued_entries_an_hour: float = 120_000  # in records from which tables continue, per address
    sockets_in_all: int = 20_000
    guests_a_minute: float = 120  # new guests per address
    connections: int = 600  # open HTTP connections per address, except those of our own proxies
    request_seconds: int = 30  # until a request must be complete
    answer_seconds: int = 30  # until a client must accept the next part of a response
    replay_seconds: int = 20  # per request to a replay; an accepted record needs at most a third
    asides_a_minute: float = 60  # chat, votes and what else is no move, per person; undo and hint count as 4
    heavy_a_minute: float = 240  # expensive ones of these commands (undo, hint), per household
    records_a_minute: float = 120  # downloads of finished records, per household
    notices_a_day: float = 100  # notifications sent over one channel
    confirmations_a_day: float = 10  # mails that ask a person to confirm an address, per person
    remarks_a_minute: float = 30  # messages of spectators, per table and household


# Limits for measurements and load tests on the developer's machine.
UNLIMITED = Limits(**dict.fromkeys(Limits.__dataclass_fields__, 10**9))


@dataclass(frozen=True, slots=True)
class Retention:
    """Days for which data are kept after their last use; 0: for ever."""

    sessions: int = 365  # devices that stay signed in
    newcomers: int = 7  # guests without a seat, a channel and a record
    guests: int = 180  # other people without an account
    matches: int = 90  # finished, without any account among the players
    own_matches: int = 730  # finished, with an account among the players
    records: int = 90  # uploaded by people without an account


@dataclass(frozen=True, slots=True)
class Config:
    """The settings of one server process."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8480
    public_url: str | None = None  # as clients see it: https://games.example.org/hautemer
    hosts: tuple[str, ...] = ()  # further accepted names in the Host header
    proxies: tuple[str, ...] = ()  # networks whose X-Forwarded-For and -Proto are trusted
    redis: str | None = None
    workers: int | None = None  # processes that run bots
    limits: Limits = field(default_factory=Limits)
    smtp: str | None = None  # smtp://user:password@host:port?from=…
    allowed_targets: tuple[str, ...] = ()  # private hosts to which notifications may be sent
    metrics: bool = True
    poll: float = 1.0  # seconds between two polls for the writes of other processes
    stale: float = 5.0  # seconds after which a silent process counts as dead
    budget: int = BUDGET
    notice_wait: float = 30.0  # seconds that a live match waits for a person before a notification is sent
    notice_every: float = 600.0  # seconds between two notifications over one channel about one table
    rest_after: float = 300.0  # seconds without any of its people after which a live match leaves memory
    abandoned_days: int = 30  # days without any of its people after which a match is called off; 0: never
    short_times: bool = False  # tables of people may have times of milliseconds: for tests and measurements
    keep: Retention = field(default_factory=Retention)
    bots_alone: bool = False  # bots also play without any person at the table: for tests and measurements

    @property
    def path(self) -> str:
        """The path of the server behind a proxy, without a trailing slash."""
        if self.public_url is None:
            return ""
        _, _, rest = self.public_url.partition("://")
        _, stroke, path = rest.partition("/")
        return (stroke + path).rstrip("/")
