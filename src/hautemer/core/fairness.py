"""Fair random outcomes: the contributions of the players' devices, and how anybody can check them.

`docs/fair-luck.md` describes the protocol. This module has its arithmetic and the part of a record that
proves it. Every hash is BLAKE2b with 256 bits over fields that each follow their length. The first field is a
tag that says what the hash is for.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence

from hautemer.core.chance import commitment_to
from hautemer.core.codec import Count, Struct
from hautemer.core.errors import BadLuck, NotARecord

COMMITMENT_TAG = b"hautemer device commitment"
KEY_TAG = b"hautemer luck key"
# The size in bytes of the server's secret, and of one device's contribution.
SIZE = 32
# Rounds of revealing that a record may list; a table asks its people to agree from the third on.
MAX_ROUNDS = 200
# The server's secret alone; the server's secret and the devices' bytes.
ALONE, TOGETHER = 1, 2

HEX = re.compile(r"[0-9a-f]{64}")


class CommittedDevice(Struct, frozen=True):
    """One device in one round: the seats at it, its commitment, and its bytes if it revealed them."""

    seats: tuple[Count, ...]
    commitment: str
    bytes: str = ""


class Round(Struct, frozen=True):
    """One round of revealing: every device whose commitment was listed, in the order of their seats."""

    devices: tuple[CommittedDevice, ...] = ()


class Commitment(Struct, frozen=True):
    """The hash published before the first move, and after the end the secret that it stands for.

    With `scheme` 2 also the table, the rounds of revealing (the last one counts), the seats of people whose
    device contributed nothing, whether everybody agreed to that, and the key of all random outcomes.
    """

    sha256: str
    secret: str = ""
    scheme: int = ALONE
    table: str = ""
    rounds: tuple[Round, ...] = ()
    without: tuple[Count, ...] = ()
    agreed: bool = False
    key: str = ""


def promise(secret: bytes) -> Commitment:
    """Return what is published before the first move."""
    return Commitment(commitment_to(secret))


def reveal(secret: bytes) -> Commitment:
    """Return what is published after the end if all outcomes are drawn from the server's secret alone."""
    return Commitment(commitment_to(secret), secret.hex())


def hashed(*fields: bytes) -> bytes:
    """Return 256 bits of BLAKE2b over fields, each after its length in eight bytes.

    >>> hashed(b"ab", b"c") == hashed(b"a", b"bc")
    False
    """
    written = hashlib.blake2b(digest_size=SIZE)
    for field in fields:
        written.update(number(len(field)))
        written.update(field)
    return written.digest()


def number(value: int) -> bytes:
    """Return a number as eight bytes, the most significant first."""
    return value.to_bytes(8, "big")


def numbers(values: Iterable[int]) -> bytes:
    """Return numbers one after the other, eight bytes each."""
    return b"".join(map(number, values))


def device_commitment(table: str, seats: Sequence[int], contributed: bytes) -> str:
    """Return what a device publishes before it reveals its bytes; it holds at one table for these seats only.

    >>> device_commitment("t", [0], bytes(32)) == device_commitment("t", [1], bytes(32))
    False
    """
    return hashed(COMMITMENT_TAG, table.encode(), numbers(sorted(seats)), contributed).hex()


def luck_key(
    secret: bytes,
    table: str,
    names: Sequence[str],
    round: int,
    contributions: Iterable[tuple[Sequence[int], bytes]],
) -> bytes:
    """Return the key from which all random outcomes of a match are drawn.

    `names` are those of all seats, `round` counts from 1 (0: no device was asked to reveal), `contributions`
    are the seats and the bytes of each device, in any order.
    """
    fields = [KEY_TAG, secret, table.encode(), number(round), number(len(names))]
    fields += [name.encode() for name in names]
    for seats, contributed in sorted((sorted(seats), contributed) for seats, contributed in contributions):
        fields += [numbers(seats), contributed]
    return hashed(*fields)


def prove(
    secret: bytes,
    table: str,
    names: Sequence[str],
    rounds: Sequence[Round],
    without: Sequence[int],
    *,
    agreed: bool,
) -> Commitment:
    """Return the part of a match's record that proves its random outcomes."""
    return Commitment(
        commitment_to(secret),
        secret.hex(),
        TOGETHER,
        table,
        tuple(rounds),
        tuple(without),
        agreed,
        key_of(secret, table, names, rounds).hex(),
    )


def key_of(secret: bytes, table: str, names: Sequence[str], rounds: Sequence[Round]) -> bytes:
    """Return the key of a match from its rounds: what was revealed in the last one counts."""
    last = rounds[-1].devices if rounds else ()
    revealed = [(device.seats, bytes.fromhex(device.bytes)) for device in last if device.bytes]
    return luck_key(secret, table, names, len(rounds), revealed)


def check_shape(commitment: Commitment, seats: int) -> None:
    """Raise `NotARecord` if the proof of the random outcomes of a record is malformed."""
    if commitment.scheme not in (ALONE, TOGETHER):
        raise NotARecord("unknown_scheme", scheme=commitment.scheme)
    if commitment.scheme == ALONE:
        if commitment != Commitment(commitment.sha256, commitment.secret):
            raise NotARecord("broken_proof")
        return
    rounds = commitment.rounds
    listed = [device for round in rounds for device in round.devices]
    hashes = [*(device.commitment for device in listed), *(device.bytes for device in listed if device.bytes)]
    if (
        len(rounds) > MAX_ROUNDS
        or not 1 <= len(commitment.table) <= 64
        or any(not HEX.fullmatch(text) for text in (*hashes, commitment.key))
        or any(overlapping(round) for round in rounds)
        or any(seat >= seats for seat in commitment.without)
        or any(seat >= seats for device in (rounds[-1].devices if rounds else ()) for seat in device.seats)
    ):
        raise NotARecord("broken_proof")


def overlapping(round: Round) -> bool:
    """True if a seat is at two devices of a round, or a device has no seat or unsorted ones."""
    seats = [seat for device in round.devices for seat in device.seats]
    return (
        len(set(seats)) != len(seats)
        or any(not device.seats for device in round.devices)
        or any(list(device.seats) != sorted(device.seats) for device in round.devices)
    )


def secret_in(commitment: Commitment | str | None) -> bytes:
    """Return the server's secret in a record. Raise `BadLuck` if it does not match the commitment."""
    if not isinstance(commitment, Commitment) or not commitment.secret:
        raise BadLuck("no_commitment")
    try:
        secret = bytes.fromhex(commitment.secret)
    except ValueError:
        raise BadLuck("broken_commitment") from None
    if len(secret) != SIZE or commitment_to(secret) != commitment.sha256:
        raise BadLuck("broken_commitment")
    return secret


def proved_key(commitment: Commitment | str | None, names: Sequence[str]) -> bytes:
    """Return the key of the random outcomes of a record. Raise `BadLuck` if its proof does not hold.

    Every commitment must be that of the bytes revealed for it, every device of the last round must have
    revealed, and the key must follow from the secret and those bytes.
    """
    secret = secret_in(commitment)
    assert isinstance(commitment, Commitment)
    if commitment.scheme == ALONE:
        return secret
    for position, round in enumerate(commitment.rounds, 1):
        for device in round.devices:
            if not device.bytes:
                if position == len(commitment.rounds):
                    raise BadLuck("not_revealed", round=position)
                continue
            opened = device_commitment(commitment.table, device.seats, bytes.fromhex(device.bytes))
            if opened != device.commitment:
                raise BadLuck("wrong_bytes", round=position, seat=device.seats[0])
    key = key_of(secret, commitment.table, names, commitment.rounds)
    if key.hex() != commitment.key:
        raise BadLuck("wrong_key")
    return key


def contributors(commitment: Commitment) -> tuple[int, ...]:
    """Return the seats whose device contributed to the random outcomes of a record, ascending."""
    last = commitment.rounds[-1].devices if commitment.rounds else ()
    return tuple(sorted(seat for device in last if device.bytes for seat in device.seats))
