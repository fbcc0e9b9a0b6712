"""A seat's view and its moves as numbers, for players that learn (`core.vectors`).

Version 1 covers seven to twenty seats and all options. All numbers are signed bytes. Roles, cards and phases
are in the order of `pieces` and `state`. A chance is in twentieths: 0 is impossible, 20 is certain.

Chances come from the public record and from what the seat itself knows (`thoughts`). All sets of pirates are
weighed where there are at most 2,000 (up to 13 seats). Where there are more, the weighed sets are a sample
that the public record determines (`evidence.candidates`), so equal views have equal vectors.

The whole table (`GLOBALS` numbers):

    0     the number of seats, one number each for seven to twenty
    14    the number of pirates
    15    the seat's role, one number each
    18    rounds that a side must win, rounds that the sailors and that the pirates still need
    21    the phase, one number each
    32    the round, voyages, crews refused since the last voyage
    35    1 if it is a loner's turn, 1 if the crew is voted on, turns owed, interrupted turns, 1 if this turn
          has a refused crew
    40    poisons shown in this turn, 1 if the voyage is void, the size of the crew
    43    1 if the seat voted for the crew, 1 if against; 1 if it placed an island, 1 if a poison
    47    1 if play goes clockwise, 1 if the siren is found by plurality, 1 if there are bonus cards
    50    the weight of the votes for and against the crew, once they are shown
    52    the chance that the crew is clean: to the seat, to everybody; open eyes that the seat knows in it
    55    the chance that the three least suspected are clean, to somebody in this seat who is no pirate
    56    1 for each bonus card in the seat's hand (20)
    76    1 for each bonus card that can be in the match (20)
    96    1 for each bonus card that the seat knows to be used or out of the match (20)
    116   the bonus card that waits for a response, one number each (20)
    136   the chance that its player is a pirate, 1 if the seat played it itself
    138   cards in the used pile
    139   1 if the seat has accused somebody

A seat (`PER_SEAT` numbers):

    0     1: there is such a seat
    1     the chance that it is a pirate to the encoded seat, to everybody; the chance that it is the siren
    4     1 if it is certainly a pirate, 1 if certainly none, 1 if its eyes are known to be open
    7     1 for the captain, 1 for the proposer, 1 for the next proposer, steps until its turn
    11    1 each in this turn: in the crew, voted, voted for the crew (once shown), vote doubled, seasick,
          overboard, placed, swapped
    19    1 if in the refused crew, 1 if in the crew that sailed last
    21    its voyages without a poison, with one, with more
    24    crews it proposed that sailed without and with poison
    26    its votes for and against crews without poison, for and against crews with poison, for and against
          crews that did not sail
    32    crews it proposed that were accepted, refused
    34    its votes equal to those of the encoded seat, other than those
    36    bonus cards it holds
    37    cards that it certainly holds, by group (`GROUPS`, 5)
    42    claims: it says that it is a sailor; suspicions against it, words of trust for it; 1 if it
          suspects, 1 if it trusts the encoded seat; reports that it placed a poison, an island; bonus
          cards that it says it holds; suspicions that it voiced
    51    1 if it has accused somebody

A move (`MOVE` numbers):

    0     its kind, one number each: crew, vote, place, bonus, accuse, nothing
    6     1 for a vote for the crew, 1 for a poison
    8     the bonus card, one number each (20)
    28    1 for each seat that is named, clockwise from the encoded seat (20)
    48    the chance that the seat that leaves the crew is a pirate
    49    the crew after the move: the chance that it is clean to the seat, to everybody; open eyes that the
          seat knows in it, 1 if the seat is in it
    53    of the seats that are named: the highest chance of a pirate to the seat, to everybody, the highest
          chance of the siren, the lowest chance of a pirate
    57    1 if the seat names itself, the number of seats that it names

Crews are bounded: where there are more than `MANY`, only those are candidates that consist of the seven seats
that somebody who is no pirate would suspect least, the encoded seat and, for open eyes, the fellow that is
suspected least (at most 84). Pairs of seats are bounded in the same way, by the four seats that are suspected
most and the four that are suspected least. Equal chances are ordered by seat. Claims do not change the list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from hautemer.core.codec import UNSET, Move
from hautemer.core.game import AnyGame
from hautemer.core.offers import Offer, Offers, OneOf, SomeOf
from hautemer.core.talk import Talk
from hautemer.core.vectors import NOTHING, Nothing, Shape
from hautemer.games.ico import knowledge
from hautemer.games.ico.bots.belief import shortlist
from hautemer.games.ico.bots.history import BLOCK, claims_of
from hautemer.games.ico.bots.thoughts import (
    RecordReading,
    Thoughts,
    reading_of,
    remember_records,
    thoughts_of,
)
from hautemer.games.ico.moves import Accuse, Bonus, Crew, Place, Vote
from hautemer.games.ico.pieces import CARD_OF, CARDS, CREW, PIRATE, POISON
from hautemer.games.ico.state import FINAL_VOTE, NO_SEAT, VOTE, State, phase_of
from hautemer.kit.masks import members, seat_set
from hautemer.kit.ring import clockwise

VERSION = 1
GLOBALS, PER_SEAT, MOVE = 140, BLOCK, 59
SEATS, FEWEST = 20, 7

MANY = 60  # moves of an offer of which all are candidates
TRUSTED = 7  # seats of which crews are made where there are too many
EXTREMES = 4  # seats at either end of the order of suspicion of which pairs are made
KINDS = (Crew, Vote, Place, Bonus, Accuse, Nothing)
KIND_OF = {kind: number for number, kind in enumerate(KINDS)}
# Bonus cards by what they do: change the crew, spoil or save a round, learn, change turns, move cards.
GROUPS = (
    ("seasick", "overboard", "swap", "parrot", "express"),
    ("rough_sea", "antidote", "leviathan", "double"),
    ("observer", "medusa"),
    ("starboard", "treasure_map", "mooring", "loner"),
    ("brigand", "lucky", "charlatan", "merchant", "typhoon"),
)
GROUP_OF = {CARD_OF[key]: number for number, keys in enumerate(GROUPS) for key in keys}
LATE = 100  # rounds and counts beyond this look the same
ABSENT = tuple(bytes(PER_SEAT * (SEATS - seats)) for seats in range(SEATS + 1))
COLUMNS = tuple(slice(column, None, PER_SEAT) for column in range(11, 21))
# Chances in twentieths to 1 for what is certain, and to 1 for what is impossible.
CERTAIN = bytes(int(chance == 20) for chance in range(256))
NONE = bytes(int(chance == 0) for chance in range(256))


def twentieths(chance: float) -> int:
    """Return a chance as a whole number from 0 to 20; only what is certain is 0 or 20."""
    number = round(20 * chance)
    if 0 < number < 20:
        return number
    if number <= 0:
        return 0 if chance <= 0 else 1
    return 20 if chance >= 1 else 19


def marks(chances: Sequence[float], first: int) -> bytes:
    """Return chances by seat as `twentieths`, clockwise from a seat."""
    rounded = [round(20 * chance) for chance in chances]
    if 0 in rounded or 20 in rounded:  # what is not certain is not written as certain
        rounded = [twentieths(chance) for chance in chances]
    return bytes(rounded[first:] + rounded[:first])


class Vectors:
    """The encoder of ICO."""

    version = VERSION
    shape = Shape(GLOBALS, SEATS, PER_SEAT, MOVE)
    weigh = (1.0, 1.0)

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def fits(self, state: State) -> bool:
        """True: there is one version of the rules."""
        return True

    def stage(self, state: State) -> int:
        """Return the round."""
        return state.round

    def standings(self, state: State) -> list[float]:
        """Return by seat the rounds that its side is ahead, in units of those needed.

        The siren counts with the sailors, as in the scores.
        """
        ahead = (state.sailors_won - state.pirates_won) / state.needed
        return [-ahead if role == PIRATE else ahead for role in state.roles]

    def side(self, state: State, seat: int) -> int:
        """Return 1 for a pirate, 0 for everybody else."""
        return int(state.roles[seat] == PIRATE)

    def candidates(self, state: State, seat: int, offers: Offers) -> Sequence[Move]:
        """Return the moves, of crews and pairs a bounded list; nothing first where nothing must be done."""
        found: list[Move] = []
        if offers.are_optional():
            found.append(NOTHING)
        thoughts: Thoughts | None = None
        for offer in offers:
            if offer.count() <= MANY or not isinstance(offer.fields.get("seats"), SomeOf):
                found += offer.moves()
                continue
            thoughts = thoughts or thoughts_of(state, seat, ())
            found += bounded(offer, thoughts, seat)
        return found

    def remember(self, matches: int) -> None:
        """Keep enough to encode that many matches in turns."""
        remember_records(matches)
        knowledge.remember_movements(matches)

    def view(self, state: State, seat: int, talk: Sequence[Talk] = ()) -> bytes:
        """Return what a seat knows; with `talk`, also what was claimed."""
        reading = reading_of(state)
        places = knowledge.whereabouts(state, seat) if state.movements else {}
        if talk:
            thoughts = reading.heard(state, seat, talk)
            blocks = seat_blocks(reading, thoughts, seat)
            said = claims_of(talk, seat, state.seats)
            for step, other in enumerate(clockwise(seat, state.seats)):
                blocks[step * PER_SEAT + 42 : step * PER_SEAT + 51] = bytes(said[other])
        else:
            found = reading.of(state, seat)
            thoughts = found.thoughts
            if found.blocks is None:
                found.blocks = bytes(seat_blocks(reading, thoughts, seat))
            blocks = bytearray(found.blocks)
        write_turn(blocks, state, seat)
        for card, at in places.items():
            if len(at) == 1 and at[0] < state.seats:
                blocks[(at[0] - seat) % state.seats * PER_SEAT + 37 + GROUP_OF[card]] += 1
        return b"".join((self.table(state, seat, reading, thoughts, places), blocks, ABSENT[state.seats]))

    def table(
        self,
        state: State,
        seat: int,
        reading: RecordReading,
        thoughts: Thoughts,
        places: Mapping[int, tuple[int, ...]],
    ) -> bytearray:
        """Return the numbers about the whole table."""
        turn, seats, bit = state.turn, state.seats, 1 << seat
        phase = phase_of(state)
        voted = turn.voted & bit
        placed = turn.placed & bit
        poisoned = (turn.poisoned if turn.voyage < 0 else state.voyages[turn.voyage].poisoned) & bit
        numbers = bytearray(GLOBALS)
        numbers[seats - FEWEST] = 1
        numbers[14] = thoughts.pirates
        numbers[15 + state.roles[seat]] = 1
        numbers[18:21] = bytes(
            (
                state.needed,
                max(0, state.needed - state.sailors_won),
                max(0, state.needed - state.pirates_won),
            )
        )
        numbers[21 + phase] = 1
        numbers[32:50] = bytes(
            (
                min(LATE, state.round),
                min(LATE, len(state.voyages)),
                min(LATE, reading.refusals),
                turn.loner,
                turn.with_vote,
                min(LATE, turn.owed),
                min(LATE, len(state.interrupted)),
                turn.refused != 0,
                state.voyages[turn.voyage].poisons if turn.voyage >= 0 else 0,
                turn.void,
                turn.crew.bit_count(),
                voted != 0 and turn.ayes & bit != 0,
                voted != 0 and turn.ayes & bit == 0,
                placed != 0 and not poisoned,
                placed != 0 and poisoned != 0,
                state.direction > 0,
                state.plurality,
                state.deck != 0,
            )
        )
        if turn.phase != VOTE and turn.voted:
            ayes, nays = turn.ayes, state.everybody & ~turn.ayes
            numbers[50] = ayes.bit_count() + (ayes & turn.doubled).bit_count()
            numbers[51] = nays.bit_count() + (nays & turn.doubled).bit_count()
        if turn.crew:
            numbers[52] = twentieths(thoughts.clean(turn.crew))
            numbers[53] = twentieths(thoughts.looks_clean(turn.crew))
            numbers[54] = (turn.crew & thoughts.eyes).bit_count()
        numbers[55] = twentieths(thoughts.best(state.last_crew))
        numbers[56:76] = flags(state.hands[seat])
        numbers[76:96] = flags(state.deck)
        for card, at in places.items():
            numbers[96 + card] = at[0] >= seats
        if state.play is not None:
            numbers[116 + state.play.card] = 1
            numbers[136] = twentieths(thoughts.pirate[state.play.seat])
            numbers[137] = state.play.seat == seat
        numbers[138] = state.used.bit_count()
        numbers[139] = state.accusations[seat] != NO_SEAT
        return numbers

    def moves(self, state: State, seat: int, moves: Sequence[Move]) -> bytes:
        """Return the vectors of some moves, one after the other."""
        thoughts = thoughts_of(state, seat, ())
        found = bytearray()
        for move in moves:
            vector = bytearray(MOVE)
            vector[KIND_OF[type(move)]] = 1
            named: tuple[int, ...] = ()
            crew: int = state.turn.crew
            match move:
                case Crew():
                    named = move.seats
                    crew = seat_set(named)
                case Vote():
                    vector[6] = move.for_
                case Place():
                    vector[7] = move.card == POISON
                case Accuse():
                    named = (move.target,)
                case Bonus():
                    vector[8 + CARD_OF[move.card]] = 1
                    named = seats_of(move)
                    crew = crew_after(state, move)
                    if move.out is not UNSET:
                        vector[48] = twentieths(thoughts.pirate[move.out])
            if crew:
                vector[49] = twentieths(thoughts.clean(crew))
                vector[50] = twentieths(thoughts.looks_clean(crew))
                vector[51] = (crew & thoughts.eyes).bit_count()
                vector[52] = crew >> seat & 1
            if named:
                for other in named:
                    vector[28 + (other - seat) % state.seats] = 1
                pirate = [thoughts.pirate[other] for other in named]
                vector[53] = twentieths(max(pirate))
                vector[54] = twentieths(max(thoughts.looks[other] for other in named))
                vector[55] = twentieths(max(thoughts.siren[other] for other in named))
                vector[56] = twentieths(min(pirate))
                vector[57] = seat in named
                vector[58] = len(named)
            found += vector
        return bytes(found)


def seat_blocks(reading: RecordReading, thoughts: Thoughts, seat: int) -> bytearray:
    """Return the blocks of all seats, clockwise, with what stays while nobody votes and no crew sails."""
    seats = len(thoughts.looks)
    own = seat * PER_SEAT
    blocks = bytearray(reading.history[own:] + reading.history[:own])
    chances = marks(thoughts.pirate, seat)
    blocks[1::PER_SEAT] = chances
    blocks[2::PER_SEAT] = marks(thoughts.looks, seat)
    blocks[3::PER_SEAT] = marks(thoughts.siren, seat)
    blocks[4::PER_SEAT] = chances.translate(CERTAIN)
    blocks[5::PER_SEAT] = chances.translate(NONE)
    if thoughts.eyes:
        blocks[6::PER_SEAT] = by_seat(thoughts.eyes, seats, seat)
    cast, votes = len(reading.proposals), reading.votes
    if cast:
        mine = votes[seat]
        other = [(cast_by ^ mine).bit_count() for cast_by in votes[seat:] + votes[:seat]]
        blocks[34::PER_SEAT] = bytes([min(LATE, cast - number) for number in other])
        blocks[35::PER_SEAT] = bytes(other if cast <= LATE else [min(LATE, number) for number in other])
    return blocks


def write_turn(blocks: bytearray, state: State, seat: int) -> None:
    """Write what seats are and did in this turn."""
    turn, seats = state.turn, state.seats
    blocks[(state.captain - seat) % seats * PER_SEAT + 7] = 1
    blocks[(turn.proposer - seat) % seats * PER_SEAT + 8] = 1
    blocks[(turn.proposer + state.direction - seat) % seats * PER_SEAT + 9] = 1
    blocks[10::PER_SEAT] = steps_from(turn.proposer, state.direction, seats, seat)
    sets = (
        turn.crew,
        turn.voted,
        turn.ayes if turn.phase != VOTE else 0,
        turn.doubled,
        turn.seasick,
        turn.overboard,
        turn.placed,
        turn.swapped,
        turn.refused,
        state.last_crew,
    )
    for column, chosen in zip(COLUMNS, sets, strict=True):
        if chosen:
            blocks[column] = by_seat(chosen, seats, seat)
    if state.deck:
        hands = state.hands
        blocks[36::PER_SEAT] = bytes([hands[other].bit_count() for other in clockwise(seat, seats)])
    if turn.phase == FINAL_VOTE:
        for other, target in enumerate(state.accusations):
            if target != NO_SEAT:
                blocks[(other - seat) % seats * PER_SEAT + 51] = 1


@lru_cache(maxsize=1 << 12)
def by_seat(chosen: int, seats: int, first: int) -> bytes:
    """Return a set of seats as one number per seat, clockwise."""
    return bytes([chosen >> seat & 1 for seat in clockwise(first, seats)])


@lru_cache(maxsize=1 << 11)
def steps_from(proposer: int, direction: int, seats: int, first: int) -> bytes:
    """Return by seat, clockwise, the turns until it is the proposer."""
    return bytes([(seat - proposer) * direction % seats for seat in clockwise(first, seats)])


@lru_cache(maxsize=1 << 10)
def flags(cards: int) -> bytes:
    """Return a set of cards as one number per card."""
    return bytes([cards >> card & 1 for card in range(len(CARDS))])


def seats_of(move: Bonus) -> tuple[int, ...]:
    """Return the seats that a bonus card names, except the one that leaves the crew."""
    if isinstance(move.seats, tuple):
        return move.seats
    if isinstance(move.target, int):
        return (move.target,)
    return (move.in_,) if isinstance(move.in_, int) else ()


def crew_after(state: State, move: Bonus) -> int:
    """Return the crew once a bonus card has taken effect."""
    crew: int = state.turn.crew
    if isinstance(move.out, int) and isinstance(move.in_, int):
        return crew & ~(1 << move.out) | 1 << move.in_
    if move.card == "overboard" and isinstance(move.target, int):
        return crew & ~(1 << move.target)
    if move.card == "express" and isinstance(move.seats, tuple):
        return seat_set(move.seats)
    return state.last_crew if move.card == "parrot" else crew


def bounded(offer: Offer, thoughts: Thoughts, seat: int) -> list[Move]:
    """Return the candidates of an offer that names too many crews or pairs."""
    field = offer.fields["seats"]
    assert isinstance(field, SomeOf)
    if field.most == CREW:
        fellows = members(thoughts.eyes & ~(1 << seat))
        sure = 1 << seat
        if fellows:
            sure |= 1 << min(fellows, key=lambda other: (thoughts.looks[other], other))
        some = shortlist(thoughts.as_sailor, thoughts.looks, TRUSTED, sure)
    else:
        order = sorted(field.kinds, key=lambda other: (thoughts.pirate[other], thoughts.looks[other], other))
        some = sorted({*order[:EXTREMES], *order[-EXTREMES:]})
    card = offer.fields.get("card")
    fixed = {"card": card.values[0]} if isinstance(card, OneOf) else {}
    return [
        offer.kind(**fixed, seats=chosen)
        for chosen in combinations(some, field.most)
        if chosen not in field.without
    ]
