"""Fair luck: hashes by fixed vectors, and what a proof must not let pass.

The vectors were computed with `b2sum -l 256` over bytes put together in a shell.
"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hautemer.core.errors import BadLuck, NotARecord, Problem
from hautemer.core.fairness import (
    Commitment,
    CommittedDevice,
    Round,
    check_shape,
    contributors,
    device_commitment,
    hashed,
    luck_key,
    prove,
    proved_key,
)

SECRET = bytes(range(32))
TABLE = "0123456789abcdef0123"
ONE, OTHER = b"\x11" * 32, b"\xab" * 32
NAMES = ("Zoë", "Bö", "Carmen")

BYTES = st.binary(min_size=32, max_size=32)


def test_vectors_of_commitments() -> None:
    assert device_commitment(TABLE, [0], ONE) == (
        "bb17d1db97b2732d9d55b0e8453527e137eb671632a7612eaa5a2e732c95f33d"
    )
    shared = "ffba1a879da3c4f447e4385264ef28b4c7ec0d13f3df7a3bb851da639f80d47a"
    assert device_commitment(TABLE, [1, 2], OTHER) == shared
    assert device_commitment(TABLE, [2, 1], OTHER) == shared


def test_vectors_of_keys() -> None:
    together = "fc984fa8d918939bff7f17998fe164b36809643a59daca8388c28a9c7bb5f0ca"
    assert luck_key(SECRET, TABLE, NAMES, 2, [([0], ONE), ([1, 2], OTHER)]).hex() == together
    assert luck_key(SECRET, TABLE, NAMES, 2, [([2, 1], OTHER), ([0], ONE)]).hex() == together
    alone = "09f37f7d6a3b9d4b0cc126f2d1859cd8dc2958c169ce1ff75234a4889ca60f1a"
    assert luck_key(SECRET, "t", ["A"], 0, []).hex() == alone


@given(st.lists(st.binary(max_size=40), max_size=6), st.lists(st.binary(max_size=40), max_size=6))
def test_other_fields_have_another_hash(one: list[bytes], other: list[bytes]) -> None:
    assert (hashed(*one) == hashed(*other)) == (one == other)


@given(BYTES, BYTES, st.integers(0, 3))
def test_every_part_changes_the_key(one: bytes, other: bytes, place: int) -> None:
    contributions = [([0], one), ([1, 2], other)]
    usual = luck_key(SECRET, TABLE, NAMES, 1, contributions)
    flipped = bytes((one[0] ^ 1, *one[1:]))
    assert len(usual) == 32
    for changed in (
        luck_key(bytes(32), TABLE, NAMES, 1, contributions),
        luck_key(SECRET, TABLE + "0", NAMES, 1, contributions),
        luck_key(SECRET, TABLE, ("Zoë", "Bö", "Carmén"), 1, contributions),
        luck_key(SECRET, TABLE, NAMES[:2], 1, contributions),
        luck_key(SECRET, TABLE, NAMES, 2, contributions),
        luck_key(SECRET, TABLE, NAMES, 1, contributions[:1]),
        luck_key(SECRET, TABLE, NAMES, 1, [([0], flipped), ([1, 2], other)]),
        luck_key(SECRET, TABLE, NAMES, 1, [([0], one), ([1], other)]),
    ):
        assert changed != usual


def test_a_copied_commitment_cannot_be_opened_for_another_seat_or_table() -> None:
    copied = device_commitment(TABLE, [0], ONE)
    assert copied != device_commitment(TABLE, [1], ONE)
    assert copied != device_commitment("another", [0], ONE)
    assert copied != device_commitment(TABLE, [0, 1], ONE)


def device(seats: tuple[int, ...], contributed: bytes, *, revealed: bool = True) -> CommittedDevice:
    return CommittedDevice(
        seats, device_commitment(TABLE, seats, contributed), contributed.hex() if revealed else ""
    )


def proof(**changed: Any) -> Commitment:
    failed = Round((device((0,), b"\x01" * 32), device((1, 2), b"\x02" * 32, revealed=False)))
    rounds = (failed, Round((device((0,), ONE), device((1, 2), OTHER))))
    usual = prove(SECRET, TABLE, NAMES, rounds, (), agreed=False)
    fields = {name: getattr(usual, name) for name in usual.__struct_fields__}
    return Commitment(**{**fields, **changed})


def test_a_whole_proof_holds() -> None:
    good = proof()
    check_shape(good, 3)
    assert proved_key(good, NAMES).hex() == good.key
    assert good.key == luck_key(SECRET, TABLE, NAMES, 2, [([0], ONE), ([1, 2], OTHER)]).hex()
    assert contributors(good) == (0, 1, 2)


def tampered() -> dict[str, tuple[Commitment, str]]:
    good = proof()
    first, last = good.rounds
    one, other = last.devices
    return {
        "another secret": (proof(secret="00" * 32), "broken_commitment"),
        "no secret": (proof(secret=""), "no_commitment"),
        "another hash": (proof(sha256="00" * 32), "broken_commitment"),
        "other bytes": (
            proof(rounds=(first, Round((CommittedDevice(one.seats, one.commitment, "22" * 32), other)))),
            "wrong_bytes",
        ),
        "a commitment that was changed afterwards": (
            proof(rounds=(first, Round((device((0,), b"\x22" * 32), other)))),
            "wrong_key",
        ),
        "bytes left out": (
            proof(rounds=(first, Round((CommittedDevice(one.seats, one.commitment), other)))),
            "not_revealed",
        ),
        "a device left out": (proof(rounds=(first, Round((other,)))), "wrong_key"),
        "a device added": (
            proof(rounds=(first, Round((one, device((1,), OTHER), device((2,), OTHER))))),
            "wrong_key",
        ),
        "a copied commitment": (
            proof(rounds=(first, Round((one, CommittedDevice((1, 2), one.commitment, one.bytes))))),
            "wrong_bytes",
        ),
        "a failed round left out": (proof(rounds=(last,)), "wrong_key"),
        "another table": (proof(table="other"), "wrong_bytes"),
        "another key": (proof(key="00" * 32), "wrong_key"),
        "bytes of a failed round": (
            proof(rounds=(Round((CommittedDevice((0,), first.devices[0].commitment, "33" * 32),)), last)),
            "wrong_bytes",
        ),
    }


@pytest.mark.parametrize("what", tampered())
def test_a_tampered_proof_is_found_out(what: str) -> None:
    changed, key = tampered()[what]
    with pytest.raises(BadLuck) as refused:
        proved_key(changed, NAMES)
    assert refused.value.key == key


def test_other_names_do_not_fit() -> None:
    with pytest.raises(BadLuck) as refused:
        proved_key(proof(), ("Zoë", "Bo", "Carmen"))
    assert refused.value.key == "wrong_key"


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"scheme": 3}, "unknown_scheme"),
        ({"scheme": 0}, "unknown_scheme"),
        ({"scheme": 1}, "broken_proof"),
        ({"table": ""}, "broken_proof"),
        ({"table": "t" * 65}, "broken_proof"),
        ({"key": "00"}, "broken_proof"),
        ({"key": "AB" * 32}, "broken_proof"),
        ({"without": (3,)}, "broken_proof"),
        ({"rounds": (Round((CommittedDevice((), "00" * 32),)),)}, "broken_proof"),
        ({"rounds": (Round((CommittedDevice((1, 0), "00" * 32),)),)}, "broken_proof"),
        ({"rounds": (Round((CommittedDevice((0, 0), "00" * 32),)),)}, "broken_proof"),
        (
            {"rounds": (Round((CommittedDevice((0,), "00" * 32), CommittedDevice((0,), "00" * 32))),)},
            "broken_proof",
        ),
        ({"rounds": (Round((CommittedDevice((3,), "00" * 32),)),)}, "broken_proof"),
        ({"rounds": (Round((CommittedDevice((0,), "zz" * 32),)),)}, "broken_proof"),
        ({"rounds": (Round((CommittedDevice((0,), "00" * 32, "0"),)),)}, "broken_proof"),
        ({"rounds": (Round(),) * 201}, "broken_proof"),
    ],
)
def test_what_is_not_well_formed_is_no_record(changed: dict[str, Any], key: str) -> None:
    with pytest.raises(NotARecord) as refused:
        check_shape(proof(**changed), 3)
    assert refused.value.key == key


def test_without_any_device_the_key_is_still_bound_to_the_table() -> None:
    alone = prove(SECRET, TABLE, NAMES, (Round(),), (0, 1), agreed=True)
    assert contributors(alone) == ()
    assert proved_key(alone, NAMES) != proved_key(Commitment(alone.sha256, alone.secret), NAMES) == SECRET


def test_problems_have_sentences() -> None:
    for changed, _ in tampered().values():
        with pytest.raises(Problem) as refused:
            proved_key(changed, NAMES)
        assert "{" not in str(refused.value)
