"""The board in words: the ring of islands, the seats, and the secrets of one seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from hautemer.core.board import (
    Board,
    BoardTable,
    Cards,
    Cell,
    Lines,
    Ring,
    RingPlace,
    Row,
    Say,
    SeatName,
    Several,
)
from hautemer.games.meuterer.game import Meuterer
from hautemer.games.meuterer.views import PrivateView, PublicView

COLOURS = {
    "ruby": "bright_red",
    "salt": "bright_white",
    "wine": "magenta",
    "cloth": "bright_blue",
    "grain": "yellow",
    "conflict": "red",
    "pirate": "red",
}


def board(game: Meuterer, public: PublicView, own: PrivateView | None, seat: int | None) -> Board:
    """Return everything that a viewer may see."""
    parts: list[Ring | BoardTable | Lines] = [ring(game, public), aboard(public, own, seat), pile(public)]
    if own is not None and seat is not None:
        parts.append(Lines(Say("own"), list(secrets(public, own, seat)), secret=True))
    return parts


def opened(game: Meuterer, public: PublicView, owns: Sequence[PrivateView]) -> Board:
    """Return the secrets of all seats, after the end."""
    rows = [
        Row([SeatName(seat), standing(public, seat, own.role), Cards(own.hand)])
        for seat, own in enumerate(owns)
    ]
    return [BoardTable(Say("all-hands"), [Say("seat"), Say("role"), Say("hand")], rows)]


def ring(game: Meuterer, public: PublicView) -> Ring:
    """Return the islands, clockwise, with what they buy, what they pay, and what lies there."""
    ship = public.islands.index(public.ship)
    places = []
    for number, key in enumerate(public.islands):
        island = game.data.islands[key]
        alone, two, three = island.sales
        lines: list[list[Cell]] = [
            [key, Say("steps", {"count": (number - ship) % len(public.islands)})],
            [
                Say("buys-any") if island.buys == "any" else island.buys,
                Say("prices", {"alone": alone, "two": two, "three": three}),
            ],
            [
                Several([Say(f"sign-{mark}") for mark in marks(public, key)]),
                Say("wheel", {"points": island.ship}),
            ],
        ]
        places.append(RingPlace(lines, lit=key in public.active))
    used = sorted({mark for key in public.islands for mark in marks(public, key)})
    legend = [Say(f"explain-{mark}") for mark in used]
    return Ring(
        Say("islands"),
        places,
        list(middle(public)),
        [*legend, Say("explain-prices"), Say("explain-wheel")],
    )


def marks(public: PublicView, island: str) -> Iterator[str]:
    """Yield what lies at an island."""
    if island in public.active:
        yield "active"
    if island == public.ship:
        yield "ship"
    if island == public.captain_goal:
        yield "goal"
    if island == public.mutineer_goal:
        yield "mutineer-goal"
    if island == public.pirate_ship:
        yield "pirate-ship"


def middle(public: PublicView) -> Iterator[Say]:
    """Yield the state of the match."""
    yield Say("round", {"round": public.round, "rounds": public.rounds})
    yield Say("phase", {"phase": public.phase})
    yield Say("captain", {"seat": public.captain})
    if public.reward is not None:
        yield Say("reward", {"points": public.reward})
    if public.captain_goal is not None:
        yield Say("course-of-captain", {"island": public.captain_goal})
    if public.mutineer_goal is not None:
        yield Say("course-of-mutineer", {"island": public.mutineer_goal})
    if public.strengths is not None:
        captains, mutineers = public.strengths
        yield Say("sides", {"captains": captains, "mutineers": mutineers})
    elif public.phase == "trading":
        yield Say("roles-in-pile", {"count": public.roles_in_pile})
    if public.drawn:
        yield Say("drawn", {"count": public.drawn})


def aboard(public: PublicView, own: PrivateView | None, me: int | None) -> BoardTable:
    """Return the seats; the last columns depend on the phase."""
    headings = [Say("seat"), Say("score"), Say("hand"), Say("role"), Say("laid")]
    if public.phase == "mutiny":
        headings.append(Say("fought"))
    if public.phase == "sales":
        headings.append(Say("sold"))
    rows = []
    for seat, seen in enumerate(public.seats):
        role = own.role if own is not None and seat == me and seen.role is None else seen.role
        cells: list[Cell] = [
            SeatName(seat),
            seen.score,
            Cards(seen.known, hidden=seen.cards - len(seen.known)),
            standing(public, seat, role),
            Cards(seen.laid),
        ]
        if public.phase == "mutiny":
            cells.append(seen.conflicts)
        if public.phase == "sales":
            sales = [Say("sale", {"count": s.count, "good": s.good, "island": s.island}) for s in seen.sales]
            cells.append(Several(sales))
        rows.append(Row(cells))
    return BoardTable(Say("seats"), headings, rows)


def standing(public: PublicView, seat: int, role: str | None) -> Cell:
    """Return the status of a seat: its role as far as it is known, or that it still trades."""
    passed = public.seats[seat].passed and public.phase == "trading"
    if seat == public.captain and role is None:
        return Say("captain-passed" if passed else "is-captain")
    if role is not None:
        return role
    if public.phase != "trading":
        return None
    if seat == public.taking:
        return Say("takes-role")
    return Say("hidden-role" if passed else "is-trading")


def pile(public: PublicView) -> Lines:
    """Return the pile and, open to all (M8.8), the discard."""
    discard = Say("discard", {"cards": public.discard}) if public.discard else Say("discard-empty")
    return Lines(Say("pile", {"count": public.pile}), [discard])


def secrets(public: PublicView, own: PrivateView, seat: int) -> Iterator[Say]:
    """Yield the secrets of a seat."""
    yield Say("own-hand", {"cards": own.hand}) if own.hand else Say("own-hand-empty")
    if seat == public.captain and own.role is None:
        yield Say("own-captain")
    if own.role is not None:
        yield Say("own-role", {"role": own.role})
    seen = own.roles_seen[-1] if public.phase == "trading" and own.roles_seen else None
    if public.phase in ("reward", "trading") and (not public.seats[seat].passed or seat == public.taking):
        if seat == public.captain:
            yield Say("course", course(public, len(own.hand)))
        elif seen is None or "mutineer" in seen.left:
            yield Say("course-as-mutineer", course(public, len(own.hand)))
    if own.drawn:
        yield Say("own-drawn", {"cards": own.drawn, "count": own.keep})
    if seen is not None and (seen.taken or seat == public.taking):
        yield Say("roles-seen", {"taken": seen.taken, "left": seen.left})
    for known in own.known:
        message = "known-hand-or-pile" if known.maybe_under_pile else "known-hand"
        yield Say(message if known.holders else "known-pile", {"seats": known.holders, "cards": known.cards})
    for place in own.pile:
        yield Say("pile-place", {"place": place.place, "card": place.card})
    for known in own.known_of_mine:
        yield Say("known-of-mine", {"cards": known.cards})


def course(public: PublicView, cards: int) -> dict[str, Any]:
    """Return the destination of a captain with `cards` cards in hand (M3.4), or of a mutineer (M4.1)."""
    ship = public.islands.index(public.ship)
    return {"count": cards, "island": public.islands[(ship + cards) % len(public.islands)]}
