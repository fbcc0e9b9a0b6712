"""The board in words: the state of the match, the seats, the voyages, and the secrets of one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hautemer.core.board import Board, BoardTable, Cards, Cell, Lines, Row, Say, SeatName, Several
from hautemer.games.ico.game import Ico
from hautemer.games.ico.views import CardView, PrivateView, ProposalView, PublicView, TurnView

COLOURS = {
    "sailor": "bright_blue",
    "pirate": "red",
    "siren": "bright_magenta",
    "island": "green",
    "poison": "red",
}
# The number of past voyages that fit on a screen next to twenty seats; the log has the others.
VOYAGES = 8
PROPOSALS = 4


def board(game: Ico, public: PublicView, own: PrivateView | None, seat: int | None) -> Board:
    """Return everything that a viewer may see."""
    parts: list[BoardTable | Lines] = [Lines(Say("stand"), list(stand(public))), aboard(public, own, seat)]
    if public.voyages:
        parts.append(voyages(public))
    if public.proposals:
        parts.append(proposals(public))
    if public.deck:
        parts.append(Lines(Say("used-pile", {"count": public.used}), list(known_to_all(public))))
    if own is not None and seat is not None:
        parts.append(Lines(Say("own"), list(secrets(public, own, seat)), secret=True))
    return parts


def opened(game: Ico, public: PublicView, owns: Sequence[PrivateView]) -> Board:
    """Return the secrets of all seats, after the end."""
    rows = [
        Row(
            [
                SeatName(seat),
                own.role,
                Cards(own.bonus),
                sum(placed.card == "poison" for placed in own.placed),
            ]
        )
        for seat, own in enumerate(owns)
    ]
    headings = [Say("seat"), Say("role"), Say("bonus"), Say("poisons-placed")]
    return [BoardTable(Say("all-roles"), headings, rows)]


def stand(public: PublicView) -> Iterator[Say]:
    """Yield the state of the match."""
    turn = public.turn
    yield Say(
        "score",
        {
            "sailors": public.sailors_won,
            "pirates": public.pirates_won,
            "needed": public.needed,
            "round": public.round,
        },
    )
    yield Say("phase", {"phase": public.phase})
    yield Say("direction", {"direction": "clockwise" if public.clockwise else "anticlockwise"})
    if public.phase == "final_vote":
        yield Say("eyes", {"seats": public.eyes})
        return
    yield Say("loner" if turn.loner else "proposer", {"seat": turn.proposer})
    if turn.crew:
        yield Say("crew", {"seats": turn.crew})
    if turn.refused:
        yield Say("refused", {"seats": turn.refused})
    if turn.poisons is not None:
        yield Say("poisons", {"count": turn.poisons})
    for waiting in reversed(public.interrupted):
        yield Say("interrupted", {"seat": waiting.proposer, "phase": waiting.phase})
    if public.response is not None:
        yield Say("response", {"seat": public.response.seat, "card": public.response.card})


def aboard(public: PublicView, own: PrivateView | None, me: int | None) -> BoardTable:
    """Return one row per seat; columns that are empty in this match are left out."""
    headings = [Say("seat"), Say("role"), Say("standing"), Say("sailed")]
    with_bonus = bool(public.deck)
    if with_bonus:
        headings.insert(2, Say("bonus"))
    rows = []
    for seat, seen in enumerate(public.seats):
        sailed = [voyage for voyage in public.voyages if seat in voyage.crew]
        poisoned = sum(1 for voyage in sailed if voyage.poisons)
        cells: list[Cell] = [
            SeatName(seat),
            role(public, own, me, seat),
            Several(list(standing(public, public.turn, seat))),
            Say("voyages-of", {"count": len(sailed), "poisoned": poisoned}) if sailed else None,
        ]
        if with_bonus:
            known = [card.card for card in public.cards if certain(card) == seat]
            cells.insert(2, Cards(known, hidden=seen.cards - len(known)))
        rows.append(Row(cells, lit=seat in public.turn.crew))
    return BoardTable(Say("seats", {"pirates": public.pirates}), headings, rows)


def role(public: PublicView, own: PrivateView | None, me: int | None, seat: int) -> Cell:
    """Return a role as far as the viewer knows it."""
    shown = public.seats[seat].role
    if shown is not None:
        return shown
    if own is not None and seat == me:
        return own.role
    if own is not None and own.role == "siren" and seat in own.eyes:
        return "pirate"
    if seat in public.eyes or (own is not None and seat in own.eyes):
        return Say("open-eyes")
    return None


def standing(public: PublicView, turn: TurnView, seat: int) -> Iterator[Say]:
    """Yield the status of a seat in this turn: proposer, crew, vote and effects of cards."""
    if seat == public.captain and public.round == 1:
        yield Say("is-captain")
    if seat == turn.proposer:
        yield Say("is-proposer")
    if seat in turn.crew:
        yield Say("has-placed" if seat in turn.placed else "in-crew")
    if seat in turn.seasick:
        yield Say("is-seasick")
    if seat in turn.overboard:
        yield Say("is-overboard")
    if seat in turn.swapped:
        yield Say("is-swapped")
    if turn.votes_for is not None:
        yield Say("is-for" if seat in turn.votes_for else "is-against")
    elif seat in turn.voted:
        yield Say("has-voted")
    if seat in turn.doubled:
        yield Say("is-doubled")
    if seat in public.accused:
        yield Say("has-accused")


def voyages(public: PublicView) -> BoardTable:
    """Return the last voyages."""
    rows = [
        Row(
            [
                voyage.round,
                SeatName(voyage.proposer),
                Say("crew-names", {"seats": voyage.crew}),
                voyage.poisons,
                Several(
                    [
                        *([Say("was-void")] if voyage.void else []),
                        *(Say("was-swapped", {"seat": seat}) for seat in voyage.swapped),
                        *(
                            Say("was-observed", {"seat": look.target, "observer_seat": look.observer})
                            for look in voyage.looks
                        ),
                    ]
                ),
            ],
            lit=voyage.poisons > 0,
        )
        for voyage in public.voyages[-VOYAGES:]
    ]
    headings = [Say("round"), Say("proposed-by"), Say("crew-heading"), Say("poison-heading"), Say("notes")]
    return BoardTable(Say("voyages", {"count": len(public.voyages)}), headings, rows)


def proposals(public: PublicView) -> BoardTable:
    """Return the last votes."""
    rows = []
    for proposal in public.proposals[-PROPOSALS:]:
        against = [seat for seat in range(len(public.seats)) if seat not in proposal.votes_for]
        rows.append(
            Row(
                [
                    proposal.round,
                    SeatName(proposal.proposer),
                    Say("crew-names", {"seats": proposal.crew}),
                    Say(outcome(public, proposal)),
                    Say("crew-names", {"seats": against}) if against else None,
                ]
            )
        )
    headings = [Say("round"), Say("proposed-by"), Say("crew-heading"), Say("outcome"), Say("against")]
    return BoardTable(Say("proposals"), headings, rows)


def outcome(public: PublicView, proposal: ProposalView) -> str:
    """Return the message of what became of a crew after its vote."""
    if not proposal.accepted:
        return "was-refused"
    is_played = any(one.how == "played" and "rough_sea" in one.cards for one in public.movements)
    under_way = any(
        turn.crew and turn.proposer == proposal.proposer for turn in (public.turn, *public.interrupted)
    )
    is_latest = proposal is [one for one in public.proposals if one.proposer == proposal.proposer][-1]
    sailed = any(
        voyage.round == proposal.round
        or (voyage.round > proposal.round and voyage.crew == proposal.crew)  # interrupted (I5.19)
        for voyage in public.voyages
        if voyage.proposer == proposal.proposer
    )
    is_lost = is_played and not sailed and not (under_way and is_latest)
    return "was-rough-sea" if is_lost else "was-accepted"


def certain(card: CardView) -> int | None:
    """Return the seat that certainly holds a card, or None."""
    return card.seats[0] if len(card.seats) == 1 and not card.used and not card.out else None


def known_to_all(public: PublicView) -> Iterator[Say]:
    """Yield the cards of which everybody knows something."""
    used = [card.card for card in public.cards if card.used and not card.seats]
    if used:
        yield Say("used-cards", {"cards": used})
    yield from whereabouts(public.cards)


def whereabouts(cards: Sequence[CardView]) -> Iterator[Say]:
    """Yield where cards are or may be, separately for those in the used pile."""
    for card in cards:
        if card.seats:
            message = "card-or-used" if card.used else "card-or-out" if card.out else "card-at"
            yield Say(message, {"card": card.card, "seats": card.seats})
        elif card.out:
            yield Say("card-out", {"card": card.card})


def secrets(public: PublicView, own: PrivateView, seat: int) -> Iterator[Say]:
    """Yield the secrets of a seat."""
    yield Say("own-role", {"role": own.role})
    others = [other for other in own.eyes if other != seat]
    if others:
        yield Say("own-pirates" if own.role == "siren" else "own-eyes", {"seats": others})
    if public.deck:
        yield Say("own-bonus", {"cards": own.bonus}) if own.bonus else Say("own-no-bonus")
    now = own.turns[-1]
    if now.vote is not None and public.turn.votes_for is None:
        yield Say("own-vote", {"vote": "aye" if now.vote else "nay"})
    if now.card is not None:
        yield Say("own-card", {"card": now.card})
    poisoned = [public.voyages[placed.voyage].round for placed in own.placed if placed.card == "poison"]
    if poisoned:
        yield Say("own-poisons", {"rounds": poisoned})
    for seen in own.observed:
        details = {"seat": seen.seat, "card": seen.card, "round": public.voyages[seen.voyage].round}
        yield Say("own-observed", details)
    public_cards = {card.card: card for card in public.cards}
    news = [card for card in own.cards if card != public_cards.get(card.card) and card.card not in own.bonus]
    yield from whereabouts(news)
    if own.accused is not None:
        yield Say("own-accused", {"seat": own.accused})
