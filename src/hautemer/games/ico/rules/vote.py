"""The vote on a crew (I2.3 to I2.5)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.games.ico.moves import Vote
from hautemer.games.ico.rules import turn as turns
from hautemer.games.ico.state import NOBODY, PROPOSE, VOTED, Proposal, State
from hautemer.kit.masks import SeatSet, members


def cast(state: State, seat: int, move: Vote, chance: Chance, tell: Tell) -> None:
    """I2.3: note a vote; that a seat has voted is public, how is not."""
    turn = state.turn
    bit = 1 << seat
    turn.voted |= bit
    if move.for_:
        turn.ayes |= bit
        tell(EVERYONE, "voted", {seat: FOR}, seat=seat)
    else:
        tell(EVERYONE, "voted", {seat: AGAINST}, seat=seat)
    if turn.voted == state.everybody:
        turn.phase = VOTED
        tell(
            EVERYONE,
            "votes_shown",
            for_seats=members(turn.ayes),
            against_seats=members(state.everybody & ~turn.ayes),
        )


FOR = {"vote": "aye"}
AGAINST = {"vote": "nay"}


def count(state: State, tell: Tell) -> None:
    """I2.4: accept the crew with strictly more than half of the weight; a tie refuses it."""
    turn = state.turn
    ayes = weight(turn.ayes, turn.doubled)
    nays = weight(state.everybody & ~turn.ayes, turn.doubled)
    accepted = ayes > nays
    state.proposals.append(Proposal(state.round, turn.proposer, turn.crew, turn.ayes, turn.doubled, accepted))
    if accepted:
        tell(EVERYONE, "accepted", ayes=ayes, nays=nays)
        turns.settle(state, turn.crew, tell)
    elif turn.refused == NOBODY:  # I2.5
        tell(EVERYONE, "refused", seat=turn.proposer, ayes=ayes, nays=nays)
        turn.refused = turn.crew
        turn.crew = NOBODY
        turns.drop_votes(state)
        turn.phase = PROPOSE
    else:
        tell(EVERYONE, "refused_again", seat=turn.proposer, ayes=ayes, nays=nays)
        turns.end(state)


def weight(votes: SeatSet, doubled: SeatSet) -> int:
    """Return the weight of some votes: one each, two if doubled (I5.14)."""
    return votes.bit_count() + (votes & doubled).bit_count()
