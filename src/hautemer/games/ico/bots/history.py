"""What seats did and said, counted, for the encoder; all of it is public."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from hautemer.core.talk import Talk
from hautemer.games.ico.pieces import ISLAND
from hautemer.games.ico.state import Proposal, State
from hautemer.kit.masks import SeatSet, members

BLOCK = 52  # numbers per seat, see `vectors`
FIRST, HISTORY = 21, 13  # the numbers from 21 to 33
CLAIMS = 9  # numbers per seat, see `vectors`: 42 to 50
MOST = 100

# Places in a row of the history.
CLEAN, POISONED, WORSE, PROPOSED_CLEAN, PROPOSED_POISONED = range(5)
FOR_CLEAN, AGAINST_CLEAN, FOR_POISONED, AGAINST_POISONED, FOR_NOTHING, AGAINST_NOTHING = range(5, 11)
ACCEPTED, REFUSED = 11, 12

# Places in a row of the claims.
SAYS_SAILOR, SUSPECTED, TRUSTED, SUSPECTS_ME, TRUSTS_ME, SAW_POISON, SAW_ISLAND, HOLDS, SUSPECTS = range(9)


class Trip(NamedTuple):
    """What everybody knows of a voyage."""

    round: int
    proposer: int
    crew: SeatSet
    poisons: int


def history_of(state: State) -> bytes:
    """Return the blocks of all seats with what they did: voyages, crews, votes."""
    trips = tuple([Trip(one.round, one.proposer, one.crew, one.poisons) for one in state.voyages])
    return counted(state.seats, tuple(state.proposals), trips)


@lru_cache(maxsize=1 << 8)
def counted(seats: int, proposals: tuple[Proposal, ...], trips: tuple[Trip, ...]) -> bytes:
    """Return the block of each seat with the numbers of its voyages, crews and votes, otherwise 0."""
    rows = [[0] * HISTORY for _ in range(seats)]
    poisons_of = {}
    for trip in trips:
        poisons_of[trip.round] = trip.poisons
        for seat in members(trip.crew):
            rows[seat][min(trip.poisons, WORSE)] += 1
        rows[trip.proposer][PROPOSED_POISONED if trip.poisons else PROPOSED_CLEAN] += 1
    for proposal in proposals:
        poisons = poisons_of.get(proposal.round) if proposal.accepted else None
        in_favour = FOR_NOTHING if poisons is None else FOR_POISONED if poisons else FOR_CLEAN
        for seat in range(seats):
            rows[seat][in_favour + (not proposal.ayes >> seat & 1)] += 1
        rows[proposal.proposer][ACCEPTED if proposal.accepted else REFUSED] += 1
    return b"".join(
        b"\1"
        + bytes(FIRST - 1)
        + bytes([min(MOST, number) for number in row])
        + bytes(BLOCK - FIRST - HISTORY)
        for row in rows
    )


@lru_cache(maxsize=1 << 8)
def votes_of(proposals: tuple[Proposal, ...], seats: int) -> tuple[int, ...]:
    """Return by seat its votes on all crews as bits."""
    found = [0] * seats
    for number, proposal in enumerate(proposals):
        for seat in members(proposal.ayes):
            found[seat] |= 1 << number
    return tuple(found)


def claims_of(talk: Sequence[Talk], own: int, seats: int) -> list[list[int]]:
    """Return by seat what it claimed, and what others claimed about it."""
    rows = [[0] * CLAIMS for _ in range(seats)]
    for said in talk:
        claim = said.claim
        if claim is None:
            continue
        speaker, target = rows[said.seat], claim.get("target", said.seat)
        match claim.get("say"):
            case "sailor":
                speaker[SAYS_SAILOR] = 1
            case "suspect":
                rows[target][SUSPECTED] += 1
                speaker[SUSPECTS] += 1
                speaker[SUSPECTS_ME] |= target == own
            case "trust":
                rows[target][TRUSTED] += 1
                speaker[TRUSTS_ME] |= target == own
            case "saw":
                # A crew member who kept the island placed the poison.
                rows[target][SAW_POISON if claim.get("card") == ISLAND else SAW_ISLAND] += 1
            case "hold":
                speaker[HOLDS] += 1
    return [[min(MOST, number) for number in row] for row in rows]
