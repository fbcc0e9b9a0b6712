"""The witness of a random draw: what a device reveals, and what it objects to in a record."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.core.codec import replace
from hautemer.core.fairness import Commitment, CommittedDevice, Round
from hautemer.core.witness import DeviceNotes, Witness

NAMES = ("Zoé", "Bö")
SEEN, OTHER = "1" * 64, "2" * 64


def committed() -> tuple[Witness, tuple[CommittedDevice, ...]]:
    """Return a device that has committed for seat 0, and the list that contains it."""
    witness = Witness(DeviceNotes("t"))
    assert not witness.is_changed(SEEN)
    own = CommittedDevice((0,), witness.commit([0], bytes(32)))
    return witness, (own, CommittedDevice((1,), OTHER))


def test_a_device_reveals_its_bytes_to_one_list_of_a_round() -> None:
    witness, devices = committed()
    own = bytes(32).hex()
    assert witness.reveal(1, SEEN, NAMES, devices) == own
    assert witness.reveal(1, SEEN, NAMES, devices) == own  # the same list again, after a reconnection
    assert witness.reveal(1, SEEN, NAMES, devices[:1]) is None
    assert witness.reveal(1, SEEN, (*NAMES, "Drake"), devices) is None
    assert witness.reveal(2, SEEN, NAMES, devices) is None  # the bytes are public by now
    assert [(one.round, one.revealed) for one in witness.kept.lists] == [(1, True), (2, False)]


@pytest.mark.parametrize("listed", [(), (CommittedDevice((1,), OTHER),)])
def test_a_device_that_is_not_listed_reveals_nothing(listed: tuple[CommittedDevice, ...]) -> None:
    witness, _ = committed()
    assert witness.reveal(1, SEEN, NAMES, listed) is None
    assert not witness.is_left_out(0, [])


def test_a_device_reveals_nothing_to_another_fingerprint() -> None:
    witness, devices = committed()
    assert witness.is_changed(OTHER)
    assert witness.reveal(1, OTHER, NAMES, devices) is None


def test_a_device_that_revealed_and_was_left_out_says_so() -> None:
    witness, devices = committed()
    witness.reveal(1, SEEN, NAMES, devices)
    assert witness.is_left_out(0, [1])
    assert not witness.is_left_out(0, [0, 1])
    assert Witness(witness.kept).is_left_out(0, [1])  # also after the page was closed


@pytest.mark.parametrize(
    ("changed", "names", "keys"),
    [
        ({}, NAMES, []),
        ({"sha256": OTHER}, NAMES, ["fingerprint"]),
        ({"table": "other"}, NAMES, ["table"]),
        ({"scheme": 1}, NAMES, ["missing"]),
        ({"rounds": ()}, NAMES, ["list", "left-out"]),
        ({}, ("Zoé", "Ada"), ["names"]),
    ],
)
def test_a_device_objects_to_a_record_that_differs_from_what_it_saw(
    changed: dict[str, Any], names: tuple[str, ...], keys: list[str]
) -> None:
    witness, (own, other) = committed()
    revealed = witness.reveal(1, SEEN, NAMES, (own, other))
    assert revealed is not None
    round = Round((replace(own, bytes=revealed), other))
    proof = replace(Commitment(SEEN, scheme=2, table="t", rounds=(round,)), **changed)
    assert [objection.key for objection in witness.objections(proof, names)] == keys


def test_a_device_objects_to_a_round_without_its_bytes_or_with_fewer_devices() -> None:
    witness, devices = committed()
    revealed = witness.reveal(1, SEEN, NAMES, devices)
    assert revealed is not None
    whole = replace(devices[0], bytes=revealed)
    for listed, keys in ((devices, ["left-out"]), ((whole,), ["list"])):
        proof = Commitment(SEEN, scheme=2, table="t", rounds=(Round(listed),))
        assert [objection.key for objection in witness.objections(proof, NAMES)] == keys
