"""The tables of the database, of types that SQLite and PostgreSQL share; all times are milliseconds."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

# Constraints have names, so that a later migration can change them on either database.
NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)


def belongs(to: str) -> ForeignKey:
    """Return a foreign key to an owner; the row is deleted with its owner."""
    return ForeignKey(to, ondelete="CASCADE")


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("code", Text, unique=True),
    Column("phase", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("updated_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, index=True),  # when a process must next act
    Column("owner", Text, index=True),  # the process that runs it
    Column("secret", LargeBinary, nullable=False),  # 256 bits from which random outcomes are drawn
    Column("commitment", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("settings", Text, nullable=False),  # JSON
    Column("finished_at", BigInteger, index=True),
    Column("label", Text, nullable=False),
    Column("host", Text, nullable=False, index=True, server_default=""),  # the person who hosts it
    # While a running table rests: since when, how long there was no server meanwhile, when somebody was last
    # at it, and the seats whose people are asked (JSON).
    Column("rested_at", BigInteger),
    Column("forgiven", BigInteger, nullable=False, server_default="0"),
    Column("seen_at", BigInteger),
    Column("asked", Text),
    Index(None, "open", "phase", "made_at"),
    Index(None, "phase", "rested_at"),
)

# The hot path: no foreign keys here, a line costs one place in one tree. `tables.delete` removes them too.
journal = Table(
    "journal",
    metadata,
    Column("table", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# Short rows found by their whole key only: without a second tree they are written faster.
commands = Table(
    "commands",
    metadata,
    Column("table", Text, primary_key=True),
    Column("actor", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    sqlite_with_rowid=False,
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text),
    Column("name_key", Text, unique=True),
    Column("password_hash", Text),
    Column("language", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Text, belongs("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, belongs("people.id"), nullable=False, index=True),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("table", Text, belongs("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("person", Text, belongs("people.id"), nullable=False, index=True),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

channels = Table(
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, belongs("people.id"), nullable=False, index=True),
    Column("table", Text, belongs("tables.id"), index=True),
    Column("kind", Text, nullable=False),  # webpush, webhook, email
    Column("address", Text, nullable=False),
    Column("form", Text, nullable=False),
    Column("keys", Text, nullable=False),  # JSON
    Column("confirmed", Boolean, nullable=False),
    Column("token_hash", Text, unique=True),
    Column("made_at", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("session", Text, index=True),  # the device whose browser it is; it goes when that signs out
    Column("answered", Boolean, nullable=False),  # a notification has arrived there
)

notices = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("channel", Text, belongs("channels.id"), nullable=False, index=True),
    Column("table", Text, belongs("tables.id"), index=True),
    Column("body", LargeBinary, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
)

# Notifications that were sent over a channel in the last day, for the limits on them.
sent = Table(
    "sent",
    metadata,
    Column("id", Text, primary_key=True),
    Column("channel", Text, belongs("channels.id"), nullable=False, index=True),
    Column("table", Text, belongs("tables.id"), index=True),
    Column("at", BigInteger, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, belongs("people.id"), index=True),
    Column("made_at", BigInteger, nullable=False),
    Column("document", LargeBinary, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
