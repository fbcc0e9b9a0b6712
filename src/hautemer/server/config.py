"""What an operator can set."""

from __future__ import annotations

from dataclasses import dataclass, field

# Milliseconds after an entry in which no bot answers, however quickly it thinks: four times what most need.
BUDGET = 50


@dataclass(frozen=True, slots=True)
class Limits:
    """How much one address, one person, one socket may ask for. Forty people may sit behind one router."""

    requests_a_second: float = 60
    requests_at_once: int = 600
    sockets: int = 240  # open at the same time, an address
    commands_a_second: float = 15
    commands_at_once: int = 60
    codes_a_minute: float = 80  # tries at four-letter codes, an address
    wrong_codes_a_minute: float = 240  # of all addresses together, before each has only a few tries
    logins_a_minute: float = 40
    tries_at_once: int = 5  # at the password of one account, before each further one waits longer
    tables_an_hour: float = 400  # made, an address
    uploads_a_minute: float = 20
    uploaded_mib_an_hour: float = 64
    channels_an_hour: float = 400  # notification channels per address
    tables_of_a_person: int = 60  # gathering or being played
    tables_of_a_household: int = 300  # the same, kept by everybody at one address
    continued_entries_an_hour: float = 120_000  # of records that tables go on from, an address
    sockets_in_all: int = 20_000
    guests_a_minute: float = 120  # newcomers, an address
    connections: int = 600  # open at the same time and no sockets, an address that is no proxy of ours
    request_seconds: int = 30  # in which a request must have come whole
    answer_seconds: int = 30  # in which a client must take another part of an answer
    replay_seconds: int = 20  # that one look at a replay may take; a record that was let in needs a third
    asides_a_minute: float = 60  # words, votes and whatever is no move, per person; undo and hint count as 4
    heavy_a_minute: float = 240  # asides that cost more than others (undo, hint), per household
    records_a_minute: float = 120  # records of finished matches that are downloaded, per household
    notices_a_day: float = 100  # notifications sent over one channel
    confirmations_a_day: float = 10  # mails that ask whether an address is somebody's, per person
    remarks_a_minute: float = 30  # messages of spectators, per table and household


# For measuring and torturing a server on the own machine.
UNLIMITED = Limits(**dict.fromkeys(Limits.__dataclass_fields__, 10**9))


@dataclass(frozen=True, slots=True)
class Retention:
    """Days for which data are kept after they were last used; 0: for ever."""

    sessions: int = 365  # devices that stay signed in
    newcomers: int = 7  # guests without a seat, a channel and a record
    guests: int = 180  # other people without an account
    matches: int = 90  # that are over and that no account took part in
    own_matches: int = 730  # that are over, with an account among their people
    records: int = 90  # that people without an account brought


@dataclass(frozen=True, slots=True)
class Config:
    """The settings of one server process."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8480
    public_url: str | None = None  # as people outside see it: https://games.example.org/hautemer
    hosts: tuple[str, ...] = ()  # further names in the Host header that are ours
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For and -Proto are believed
    redis: str | None = None
    workers: int | None = None  # processes in which bots think
    limits: Limits = field(default_factory=Limits)
    smtp: str | None = None  # smtp://user:password@host:port?from=…
    allowed_targets: tuple[str, ...] = ()  # hosts that notices may go to although they are private
    metrics: bool = True
    poll: float = 1.0  # seconds between looks at what other processes wrote
    stale: float = 5.0  # seconds after which a silent process is dead
    budget: int = BUDGET
    notice_wait: float = 30.0  # seconds that a live match waits for a person before a notification is sent
    notice_every: float = 600.0  # seconds between two notifications over one channel about one table
    rest_after: float = 300.0  # seconds without any of its people after which a live match rests
    abandoned_days: int = 30  # without any of its people after which a match is called off; 0: never
    short_times: bool = False  # people may sit at tables with times of milliseconds: for tests and measuring
    keep: Retention = field(default_factory=Retention)
    bots_alone: bool = False  # bots also play where nobody sits or watches: for tests and measuring

    @property
    def path(self) -> str:
        """The path under which the server lives behind a proxy, without a last stroke."""
        if self.public_url is None:
            return ""
        _, _, rest = self.public_url.partition("://")
        _, stroke, path = rest.partition("/")
        return (stroke + path).rstrip("/")
