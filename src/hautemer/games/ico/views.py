"""The public half and the private half of a seat, constructed and never stripped down. `worlds` samples."""

from __future__ import annotations

from functools import lru_cache

from hautemer.core.codec import Struct
from hautemer.games.ico import knowledge
from hautemer.games.ico.knowledge import SPECTATOR
from hautemer.games.ico.pieces import CARDS, ISLAND, PIRATE, POISON, ROLES, SAILOR, SIREN
from hautemer.games.ico.rules.ending import eyes
from hautemer.games.ico.rules.voyage import unplaced
from hautemer.games.ico.state import (
    FINAL_VOTE,
    HANDED_ON,
    MOVEMENTS,
    NO_CARD,
    NO_SEAT,
    OVER,
    PHASES,
    VOTE,
    Proposal,
    State,
    Turn,
    phase_of,
)
from hautemer.kit.masks import members, names


class TurnView(Struct, frozen=True, omit_defaults=False):
    """The public view of a turn that is running or interrupted."""

    proposer: int
    phase: str
    loner: bool
    vote: bool  # its crew is voted on
    owed: int
    crew: list[int]
    refused: list[int]
    voted: list[int]
    votes_for: list[int] | None  # once they are shown
    doubled: list[int]
    seasick: list[int]
    overboard: list[int]
    placed: list[int]
    swapped: list[int]
    poisons: int | None  # once they are shown
    void: bool


class ProposalView(Struct, frozen=True, omit_defaults=False):
    """A crew that was voted on."""

    round: int
    proposer: int
    crew: list[int]
    votes_for: list[int]
    doubled: list[int]
    accepted: bool


class LookView(Struct, frozen=True, omit_defaults=False):
    """An observer and the crew member whose unplaced card it saw."""

    observer: int
    target: int


class VoyageView(Struct, frozen=True, omit_defaults=False):
    """A crew that sailed."""

    round: int
    proposer: int
    crew: list[int]
    poisons: int
    swapped: list[int]
    void: bool
    looks: list[LookView]


class PlayView(Struct, frozen=True, omit_defaults=False):
    """A bonus card that waits for its response."""

    seat: int
    card: str
    target: int | None
    replacement: int | None
    seats: list[int]


class MovementView(Struct, frozen=True, omit_defaults=False):
    """How bonus cards moved; the cards only where the viewer saw them."""

    how: str
    seat: int | None
    to: int | None
    count: int
    cards: list[str]


class CardView(Struct, frozen=True, omit_defaults=False):
    """A bonus card that is partly known: the hands it can be in, the used pile, out of the match."""

    card: str
    seats: list[int]
    used: bool
    out: bool


class SeatView(Struct, frozen=True, omit_defaults=False):
    """The public view of a seat."""

    cards: int
    role: str | None  # after the end


class PublicView(Struct, frozen=True, omit_defaults=False):
    """The public half of the view."""

    phase: str
    round: int
    captain: int
    needed: int
    sailors_won: int
    pirates_won: int
    pirates: int  # their number; the siren is one more
    clockwise: bool
    turn: TurnView
    interrupted: list[TurnView]
    response: PlayView | None
    last_crew: list[int]
    seats: list[SeatView]
    deck: list[str]  # the bonus cards of this match, dealt or not
    used: int  # cards in the used pile
    cards: list[CardView]
    movements: list[MovementView]
    proposals: list[ProposalView]
    voyages: list[VoyageView]
    eyes: list[int]  # from the final vote on
    accused: list[int]  # the seats that have accused


class PlacedView(Struct, frozen=True, omit_defaults=False):
    """A card that a seat itself placed in a voyage, before any swap."""

    voyage: int  # its number among the voyages
    card: str


class ObservedView(Struct, frozen=True, omit_defaults=False):
    """A card that a seat saw lying unplaced before a crew member, after any swap (I5.4)."""

    voyage: int  # its number among the voyages
    seat: int
    card: str


class OwnTurn(Struct, frozen=True, omit_defaults=False):
    """A seat's secret choices in a turn that is running or interrupted, the innermost last."""

    vote: bool | None
    card: str | None


class PrivateView(Struct, frozen=True, omit_defaults=False):
    """The private half of the view: what one seat knows besides."""

    role: str
    eyes: list[int]
    bonus: list[str]
    turns: list[OwnTurn]
    placed: list[PlacedView]
    observed: list[ObservedView]
    cards: list[CardView]
    movements: list[MovementView]
    accused: int | None


def public(state: State) -> PublicView:
    """Return the public half."""
    over = state.turn.phase == OVER
    return PublicView(
        phase=PHASES[phase_of(state)],
        round=state.round,
        captain=state.captain,
        needed=state.needed,
        sailors_won=state.sailors_won,
        pirates_won=state.pirates_won,
        pirates=state.roles.count(PIRATE),
        clockwise=state.direction > 0,
        turn=turn_view(state, state.turn),
        interrupted=[turn_view(state, turn) for turn in state.interrupted],
        response=play_view(state),
        last_crew=[*members(state.last_crew)],
        seats=[
            SeatView(hand.bit_count(), ROLES[role] if over else None)
            for hand, role in zip(state.hands, state.roles, strict=True)
        ],
        deck=names(state.deck, CARDS),
        used=state.used.bit_count(),
        cards=card_views(state, SPECTATOR),
        movements=movement_views(state, SPECTATOR),
        proposals=[proposal_view(proposal) for proposal in state.proposals],
        voyages=[
            VoyageView(
                voyage.round,
                voyage.proposer,
                [*members(voyage.crew)],
                voyage.poisons,
                [*members(voyage.swapped)],
                voyage.void,
                [LookView(*look) for look in voyage.looks],
            )
            for voyage in state.voyages
        ],
        eyes=[*members(eyes(state))] if state.turn.phase in (FINAL_VOTE, OVER) else [],
        accused=[seat for seat, target in enumerate(state.accusations) if target != NO_SEAT],
    )


@lru_cache(maxsize=1 << 9)
def proposal_view(proposal: Proposal) -> ProposalView:
    """Return the public view of a crew that was voted on. A long match has a thousand of them."""
    return ProposalView(
        proposal.round,
        proposal.proposer,
        [*members(proposal.crew)],
        [*members(proposal.ayes)],
        [*members(proposal.doubled)],
        proposal.accepted,
    )


def turn_view(state: State, turn: Turn) -> TurnView:
    """Return the public view of a turn."""
    shown = turn.voyage >= 0
    return TurnView(
        proposer=turn.proposer,
        phase=PHASES[turn.phase],
        loner=turn.loner,
        vote=turn.with_vote,
        owed=turn.owed,
        crew=[*members(turn.crew)],
        refused=[*members(turn.refused)],
        voted=[*members(turn.voted)],
        votes_for=[*members(turn.ayes)] if turn.phase != VOTE and turn.voted else None,
        doubled=[*members(turn.doubled)],
        seasick=[*members(turn.seasick)],
        overboard=[*members(turn.overboard)],
        placed=[*members(turn.placed)],
        swapped=[*members(turn.swapped)],
        poisons=state.voyages[turn.voyage].poisons if shown else None,
        void=turn.void,
    )


def play_view(state: State) -> PlayView | None:
    """Return the card that waits for its response."""
    play = state.play
    if play is None:
        return None
    return PlayView(
        play.seat,
        CARDS[play.card],
        None if play.target == NO_SEAT else play.target,
        None if play.other == NO_SEAT else play.other,
        [*members(play.seats)],
    )


def card_views(state: State, viewer: int) -> list[CardView]:
    """Return the bonus cards about which a viewer knows something."""
    used, out = state.seats, state.seats + 1
    return [
        CardView(CARDS[card], [place for place in places if place < used], used in places, out in places)
        for card, places in knowledge.whereabouts(state, viewer).items()
    ]


def movement_views(state: State, viewer: int) -> list[MovementView]:
    """Return the movements of bonus cards as a viewer saw them."""
    return [
        MovementView(
            how=MOVEMENTS[seen.kind],
            seat=None if seen.seat == NO_SEAT else seen.seat,
            to=None if seen.to == NO_SEAT else seen.to,
            count=0 if seen.kind == HANDED_ON else len(seen.cards),
            cards=[CARDS[card] for card in seen.cards if card != NO_CARD],
        )
        for seen in knowledge.seen_by(state, viewer)
    ]


def private(state: State, seat: int) -> PrivateView:
    """Return the private half."""
    role = state.roles[seat]
    bit = 1 << seat
    return PrivateView(
        role=ROLES[role],
        eyes=[] if role == SAILOR else [*members(eyes(state))],
        bonus=names(state.hands[seat], CARDS),
        turns=[own_turn(turn, bit) for turn in (*state.interrupted, state.turn)],
        placed=[
            PlacedView(number, POISON if voyage.poisoned & bit else ISLAND)
            for number, voyage in enumerate(state.voyages)
            if voyage.crew & bit
        ],
        observed=[
            ObservedView(number, look.target, unplaced(voyage.poisoned, voyage.swapped, look.target))
            for number, voyage in enumerate(state.voyages)
            for look in voyage.looks
            if look.observer == seat
        ],
        cards=card_views(state, seat),
        movements=movement_views(state, seat),
        accused=None if state.accusations[seat] == NO_SEAT else state.accusations[seat],
    )


def own_turn(turn: Turn, bit: int) -> OwnTurn:
    """Return a seat's vote and placed card that are not shown yet."""
    placed = turn.placed & bit and turn.voyage < 0
    return OwnTurn(
        vote=bool(turn.ayes & bit) if turn.voted & bit else None,
        card=(POISON if turn.poisoned & bit else ISLAND) if placed else None,
    )


def inventory(state: State) -> dict[str, int]:
    """Return the number of every role and bonus card, wherever it lies."""
    pending = 0 if state.play is None else 1 << state.play.card
    undealt = state.deck
    for card in state.dealt:
        undealt &= ~(1 << card)
    places = (*state.hands, state.used, state.lost, pending, undealt)
    counts = dict.fromkeys((CARDS[card] for card in members(state.deck)), 0)
    for place in places:
        for card in members(place):
            counts[CARDS[card]] += 1
    return counts | {ROLES[role]: state.roles.count(role) for role in (PIRATE, SAILOR, SIREN)}
