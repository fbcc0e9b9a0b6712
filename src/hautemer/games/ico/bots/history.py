"""What seats did and said, counted, for the encoder; all of it is public."""

from __future__ import annotations

from collections.abc import Sequence

from hautemer.core.talk import Talk
from hautemer.games.ico.pieces import ISLAND
from hautemer.games.ico.state import State
from hautemer.kit.masks import SeatSet, members

BLOCK = 52  # numbers per seat, see `vectors`
FIRST, HISTORY = 21, 13  # the numbers from 21 to 33
BEGIN, REST = b"\1" + bytes(FIRST - 1), bytes(BLOCK - FIRST - HISTORY)
CLAIMS = 9  # numbers per seat, see `vectors`: 42 to 50
MOST = 100

# Places in a row of the history.
CLEAN, POISONED, WORSE, PROPOSED_CLEAN, PROPOSED_POISONED = range(5)
FOR_CLEAN, AGAINST_CLEAN, FOR_POISONED, AGAINST_POISONED, FOR_NOTHING, AGAINST_NOTHING = range(5, 11)
ACCEPTED, REFUSED = 11, 12

# Places in a row of the claims.
SAYS_SAILOR, SUSPECTED, TRUSTED, SUSPECTS_ME, TRUSTS_ME, SAW_POISON, SAW_ISLAND, HOLDS, SUSPECTS = range(9)


def history_of(state: State, votes: Sequence[int]) -> bytes:
    """Return the blocks of all seats with what they did: voyages, crews, and their votes (`votes_of`)."""
    rows = [[0] * HISTORY for _ in range(state.seats)]
    poisons_of = {}
    for voyage in state.voyages:
        poisons_of[voyage.round] = voyage.poisons
        for seat in members(voyage.crew):
            rows[seat][min(voyage.poisons, WORSE)] += 1
        rows[voyage.proposer][PROPOSED_POISONED if voyage.poisons else PROPOSED_CLEAN] += 1
    # By what became of the crew, the votes as bits.
    clean = poisoned = nothing = 0
    bit = 1
    for proposal in state.proposals:
        poisons = poisons_of.get(proposal.round) if proposal.accepted else None
        if poisons is None:
            nothing |= bit
        elif poisons:
            poisoned |= bit
        else:
            clean |= bit
        bit <<= 1
        rows[proposal.proposer][ACCEPTED if proposal.accepted else REFUSED] += 1
    for row, cast in zip(rows, votes, strict=True):
        for ayes, crews in ((FOR_CLEAN, clean), (FOR_POISONED, poisoned), (FOR_NOTHING, nothing)):
            row[ayes] = (cast & crews).bit_count()
            row[ayes + 1] = (~cast & crews).bit_count()
    return b"".join(
        [
            BEGIN + bytes(row if max(row) <= MOST else [min(MOST, number) for number in row]) + REST
            for row in rows
        ]
    )


def votes_of(before: Sequence[int], first: int, ayes: Sequence[SeatSet]) -> tuple[int, ...]:
    """Return by seat its votes on all crews as bits: those `before`, then the ones from number `first` on."""
    found = list(before)
    for number, seats in enumerate(ayes, first):
        for seat in members(seats):
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
