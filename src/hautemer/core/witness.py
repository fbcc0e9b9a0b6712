"""The witness: what a player's device stores of a random draw, and how it checks a record against it.

A device stores its own bytes, the hash of the server's secret as it first saw it, and every list of
commitments that it saw before it revealed. `docs/fair-luck.md` describes the protocol.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hautemer.core.codec import Struct
from hautemer.core.fairness import Commitment, CommittedDevice, device_commitment


class Listed(Struct, frozen=True):
    """A list of commitments that the device saw; `revealed`: it answered with its own bytes."""

    round: int
    names: tuple[str, ...]
    devices: tuple[CommittedDevice, ...]
    own: str = ""  # this device's commitment in the list
    revealed: bool = False


class DeviceNotes(Struct, frozen=True):
    """Everything that a device stores of one table."""

    table: str
    fingerprint: str = ""
    contributions: dict[str, str] = {}  # noqa: RUF012 - by commitment: the bytes
    lists: tuple[Listed, ...] = ()


class Objection(NamedTuple):
    """A part of a record that differs from what the device saw: `draw-objection-<key>`."""

    key: str
    round: int = 0


class Witness:
    """One device at one table."""

    def __init__(self, kept: DeviceNotes) -> None:
        self.table = kept.table
        self.fingerprint = kept.fingerprint
        self.contributions = dict(kept.contributions)
        self.lists = {listed.round: listed for listed in kept.lists}

    @property
    def kept(self) -> DeviceNotes:
        """The notes to store."""
        return DeviceNotes(self.table, self.fingerprint, self.contributions, tuple(self.lists.values()))

    def is_changed(self, fingerprint: str) -> bool:
        """True if the server shows another hash of its secret than the first one, which is stored."""
        self.fingerprint = self.fingerprint or fingerprint
        return fingerprint != self.fingerprint

    def commit(self, seats: Sequence[int], contributed: bytes) -> str:
        """Store new random bytes for these seats; return the commitment to them."""
        commitment = device_commitment(self.table, seats, contributed)
        self.contributions[commitment] = contributed.hex()
        return commitment

    def reveal(
        self, round: int, fingerprint: str, names: Sequence[str], devices: Sequence[CommittedDevice]
    ) -> str | None:
        """Store a list of commitments; return the bytes to reveal, or None if this device must not.

        It reveals once per commitment, only for the hash of the server's secret that it knows, and only in
        one list per round.
        """
        known = self.lists.get(round)
        own = next((one.commitment for one in devices if one.commitment in self.contributions), "")
        if known is None:
            known = self.lists[round] = Listed(round, tuple(names), tuple(devices), own)
        is_same = (known.names, known.devices) == (tuple(names), tuple(devices))
        spent = any(one.own == own and one.revealed for one in self.lists.values() if one.round != round)
        if not own or spent or not is_same or self.is_changed(fingerprint):
            return None
        self.lists[round] = Listed(round, known.names, known.devices, own, revealed=True)
        return self.contributions[own]

    def is_left_out(self, seat: int, contributed: Sequence[int]) -> bool:
        """True if this device revealed its bytes, but the match that began does not count its seat."""
        return seat not in contributed and any(listed.revealed for listed in self.lists.values())

    def objections(self, proof: Commitment, names: Sequence[str]) -> list[Objection]:
        """Return every part of a match's record that differs from what this device saw."""
        found: list[Objection] = []
        if self.fingerprint and proof.sha256 != self.fingerprint:
            found.append(Objection("fingerprint"))
        if proof.scheme == 1:
            return found + [Objection("missing", one.round) for one in self.lists.values() if one.revealed]
        if proof.table != self.table:
            found.append(Objection("table"))
        for round, listed in sorted(self.lists.items()):
            devices = proof.rounds[round - 1].devices if round <= len(proof.rounds) else ()
            last = round == len(proof.rounds)
            if [(one.seats, one.commitment) for one in devices] != [
                (one.seats, one.commitment) for one in listed.devices
            ]:
                found.append(Objection("list", round))
            elif last and tuple(names) != listed.names:
                found.append(Objection("names", round))
            if listed.revealed and self.contributions[listed.own] not in [one.bytes for one in devices]:
                found.append(Objection("left-out", round))
        return found
