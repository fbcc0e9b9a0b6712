"""The board in words: the voyage or the mutiny, the seats, and the secrets of one seat."""

from __future__ import annotations

from collections.abc import Iterator

from hautemer.core.board import Board, BoardTable, Cards, Cell, Lines, Row, Say, SeatName
from hautemer.games.cartagena.game import Cartagena
from hautemer.games.cartagena.views import CabinView, PrivateView, PublicView, SeatView

COLOURS = {
    "valverde": "magenta",
    "valverde-1": "magenta",
    "valverde-2": "magenta",
    "valverde-3": "bright_magenta",
    "diaz": "cyan",
    "diaz-1": "cyan",
    "diaz-2": "cyan",
    "diaz-3": "bright_cyan",
    "gold-1": "yellow",
    "gold-2": "yellow",
    "gold-3": "bright_yellow",
    "monkey": "red",
    "ghost": "bright_white",
}


def board(game: Cartagena, public: PublicView, own: PrivateView | None, seat: int | None) -> Board:
    """Return everything that a viewer may see."""
    parts: list[BoardTable | Lines] = []
    if public.duel is None:
        parts += [Lines(Say("voyage"), list(voyage(public))), cabins(public)]
    else:
        parts.append(Lines(Say("mutiny"), list(mutiny(public))))
    if public.duels:
        parts.append(duels(public, own))
    parts.append(aboard(public, own, seat))
    if own is not None:
        parts.append(Lines(Say("own"), list(secrets(public, own)), secret=True))
    return parts


def voyage(public: PublicView) -> Iterator[Say]:
    """Yield the position of the ship and what remains."""
    yield Say("round", {"round": public.round, "seat": public.dealer})
    if public.pirate is not None:
        yield Say("asks", {"pirate": public.pirate, "seat": public.turn})
    elif public.turn is not None:
        yield Say("turn", {"seat": public.turn})
    yield Say("ship", {"space": public.ship, "left": public.mutiny - public.ship})
    ahead = [space for space in public.storms if space > public.ship]
    if ahead:
        yield Say("storm", {"space": min(ahead)})
    if public.lifeboat is not None:
        yield Say("lifeboat", {"pirate": public.lifeboat})
    yield supplies(public)
    if public.unposted:
        yield Say("unposted", {"count": public.unposted})


def supplies(public: PublicView) -> Say:
    """Return the piles and the supply."""
    left = {"combat": public.combat_pile, "gold": public.gold_pile, "coins": public.supply}
    return Say("supplies", left)


def cabins(public: PublicView) -> BoardTable:
    """Return the row of doors."""
    rows = [
        Row([number, cabin.pirate, state_of(cabin)], lit=cabin.pirate is not None and not cabin.visited)
        for number, cabin in enumerate(public.cabins, start=1)
    ]
    return BoardTable(Say("cabins"), [Say("door"), Say("behind"), Say("state")], rows)


def state_of(cabin: CabinView) -> Say:
    """Return the state of a door: closed, open or passed."""
    if cabin.pirate is None:
        return Say("closed")
    return Say("visited") if cabin.visited else Say("waiting", {"count": cabin.waited})


def mutiny(public: PublicView) -> Iterator[Say]:
    """Yield the state of the duels."""
    valverde, diaz = public.wins
    yield Say("wins", {"valverde": valverde, "diaz": diaz})
    if public.totals is not None:
        valverde, diaz = public.totals
        fought = {"duel": public.duel, "round": public.duel_round, "valverde": valverde, "diaz": diaz}
        yield Say("duel-now", fought)
    if public.turn is not None:
        yield Say("turn", {"seat": public.turn})
    yield supplies(public)
    if public.spent:
        yield Say("spent", {"cards": public.spent})


def duels(public: PublicView, own: PrivateView | None) -> BoardTable:
    """Return the sailors that are posted, with the strengths that the viewer knows."""
    known = {} if own is None else {pair.duel: (pair.valverde, pair.diaz) for pair in own.duels}
    rows = []
    for duel in public.duels:
        valverde, diaz = known.get(duel.duel, (duel.valverde, duel.diaz))
        everybody = len(duel.seen_by) == len(public.seats)
        seen = Say("seen-by-all") if everybody else Say("seen-by", {"seats": duel.seen_by})
        rows.append(Row([duel.duel, valverde, diaz, seen], lit=duel.duel == public.duel))
    headings = [Say("duel"), Say("for-valverde"), Say("for-diaz"), Say("known-to")]
    return BoardTable(Say("duels"), headings, rows)


def aboard(public: PublicView, own: PrivateView | None, me: int | None) -> BoardTable:
    """Return the seats."""
    headings = [Say("seat"), Say("coins"), Say("gold"), Say("combat"), Say("side"), Say("status")]
    rows = []
    for seat, seen in enumerate(public.seats):
        gold = [f"gold-{value}" for value in seen.gold_cards or ()]
        cells: list[Cell] = [
            SeatName(seat),
            seen.coins,
            Cards(gold, hidden=len(seen.gold) - len(gold)),
            seen.combat,
            own.side if own is not None and seat == me and own.side else side_of(seen),
            status_of(public, seen),
        ]
        rows.append(Row(cells, lit=seat == public.turn))
    return BoardTable(Say("seats"), headings, rows)


def side_of(seen: SeatView) -> Cell:
    """Return the public part of a side."""
    if seen.side is not None:
        return seen.side
    return Say("secret") if seen.declared else Say("undeclared")


def status_of(public: PublicView, seen: SeatView) -> Cell:
    """Return the status of a seat: out, in the duel, or committed."""
    if seen.out:
        return Say("out")
    if public.totals is None:
        return None
    if not seen.fighting:
        return Say("left")
    return Say("committed") if seen.committed else Say("fighting")


def secrets(public: PublicView, own: PrivateView) -> Iterator[Say]:
    """Yield the secrets of a seat."""
    yield Say("own-hand", {"cards": own.hand})
    yield Say("own-gold", {"cards": [f"gold-{value}" for value in own.gold]})
    yield Say("own-no-side") if own.side is None else Say("own-side", {"side": own.side})
    if own.committed is not None:
        yield Say("own-committed", {"card": own.committed})
    if own.looking:
        yield Say("own-looking", {"cards": own.looking})
    if own.drawn:
        yield Say("own-drawn", {"one": own.drawn[0], "other": own.drawn[1]})
    if public.duel is None:
        for place in own.pile:
            yield Say("own-place", {"place": place.place, "card": place.card})
        for place in own.gold_pile:
            yield Say("own-gold-place", {"place": place.place, "card": place.card})
    for seat, cards in enumerate(own.known):
        if cards:
            yield Say("own-known", {"seat": seat, "cards": cards})
    for seat, values in enumerate(own.known_gold):
        if values:
            yield Say("own-known-gold", {"seat": seat, "cards": [f"gold-{value}" for value in values]})
    for spied in own.spied:
        still = spied.pledge == public.seats[spied.target].pledges
        yield Say("own-spied-now" if still else "own-spied", {"seat": spied.target, "side": spied.side})
