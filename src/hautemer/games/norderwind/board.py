"""The board in words: the ships, the ports with their stacks, the voyage, and the secrets of one seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hautemer.core.board import Board, BoardTable, Cards, Cell, Lines, Row, Say, SeatName
from hautemer.games.norderwind.game import Norderwind
from hautemer.games.norderwind.views import CurrentVoyageView, PortView, PrivateView, PublicView

COLOURS = {
    "salt": "bright_white",
    "wheat": "yellow",
    "wine": "magenta",
    "wood": "green",
    "fish": "bright_blue",
    "gold": "bright_yellow",
    "captain": "red",
    "fog": "bright_black",
}


def board(game: Norderwind, public: PublicView, own: PrivateView | None, seat: int | None) -> Board:
    """Return everything that a viewer may see."""
    parts: list[BoardTable | Lines] = [ports(public), ships(public), voyage(public), unseen(public, own)]
    if own is not None:
        secrets = list(known_alone(public, own))
        if secrets:
            parts.append(Lines(Say("own"), secrets, secret=True))
    return parts


def ships(public: PublicView) -> BoardTable:
    """Return the ships; the row of the sailing one is lit."""
    headings = [
        Say("seat"),
        Say("cubes", {"goal": public.goal}),
        Say("gold"),
        Say("letters"),
        Say("sail"),
        Say("cannons"),
        Say("hold"),
        Say("prison"),
        Say("crew"),
    ]
    rows = [
        Row(
            [
                SeatName(seat),
                ship.cubes,
                ship.gold,
                ship.letters,
                ship.sail,
                ship.cannons,
                Cards(ship.hold),
                Cards(["captain"] * ship.captains),
                Cards(ship.crew),
            ],
            lit=seat == public.turn and public.phase != "over",
        )
        for seat, ship in enumerate(public.seats)
    ]
    return BoardTable(Say("seats"), headings, rows)


def ports(public: PublicView) -> BoardTable:
    """Return the ports with their open orders, and what is known of their stacks."""
    headings = [
        Say("port"),
        Say("order"),
        Say("delivered"),
        Say("majority"),
        Say("known"),
        Say("unknown"),
    ]
    rows = []
    for port in public.ports:
        cells: list[Cell] = [
            port.port,
            open_order(port),
            Say("deliveries", {"seats": port.delivered}) if port.delivered else None,
            None if port.majority is None else SeatName(port.majority),
            Cards([tile for tile in port.known if tile != port.port]),
            port.unknown,
        ]
        rows.append(Row(cells, lit=public.voyage is not None and public.voyage.port == port.port))
    return BoardTable(Say("ports"), headings, rows)


def open_order(port: PortView) -> Say:
    """Return the order that the port wants next."""
    number = len(port.delivered)
    if number == len(port.orders):
        return Say("no-order")
    things = [key for key, count in port.orders[number].items() for _ in range(count)]
    return Say("wants", {"number": number + 1, "things": things})


def voyage(public: PublicView) -> Lines:
    """Return the voyage under way."""
    under_way = public.voyage
    if under_way is None:
        return Lines(Say("ashore", {"seat": public.turn}), [])
    title = Say("voyage", {"seat": public.turn, "port": under_way.port})
    return Lines(title, list(course(public, under_way)))


def course(public: PublicView, under_way: CurrentVoyageView) -> Iterator[Say]:
    """Yield the progress of the voyage."""
    yield Say("drawn", {"tiles": under_way.drawn}) if under_way.drawn else Say("nothing-drawn")
    yield Say(
        "reach",
        {"drawn": len(under_way.drawn), "reach": under_way.reach, "actions": under_way.actions},
    )
    if under_way.put_under:
        yield Say("put-under")
    if under_way.pirates is not None:
        yield Say("fighting", {"strength": under_way.pirates})
    elif under_way.open is not None:
        yield Say("open", {"tile": under_way.open})
    if under_way.barred_buying:
        yield Say("barred-buying", {"goods": under_way.barred_buying})
    if under_way.barred_selling:
        yield Say("barred-selling", {"goods": under_way.barred_selling})
    if under_way.barred_equipment:
        yield Say("barred-equipment", {"things": under_way.barred_equipment})
    if public.asked != public.turn:
        yield Say("asked", {"seat": public.asked})


def unseen(public: PublicView, own: PrivateView | None) -> Lines:
    """Return the tiles in unknown places; for a seat, those that it does not know itself."""
    tiles = public.unseen if own is None else own.unseen
    return Lines(Say("unseen"), [Say("unseen-tiles", {"tiles": tiles}) if tiles else Say("all-seen")])


def known_alone(public: PublicView, own: PrivateView) -> Iterator[Say]:
    """Yield what only this seat's lookout has seen."""
    if own.spotted is not None:
        yield Say(f"spotted-{own.spotted.place}", {"tile": own.spotted.tile})
    for port, stack in zip(public.ports, own.stacks, strict=True):
        alone = list((Counter(stack.known) - Counter(port.known)).elements())
        if alone:
            yield Say("own-known", {"port": port.port, "tiles": alone})
