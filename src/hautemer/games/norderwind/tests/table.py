"""A table for tests: a match whose stacks, ships and random outcomes the test sets."""

from __future__ import annotations

from typing import Any

from hautemer.core.chance import Noted, Script, Stream, secret_of
from hautemer.core.codec import decode, encode, plain
from hautemer.core.match import Match
from hautemer.core.offers import MARKS
from hautemer.games.norderwind import GAME
from hautemer.games.norderwind.pieces import GOOD_OF, PORT_OF, PORTS, POST_OF, TILE_OF, TILES
from hautemer.games.norderwind.state import State
from hautemer.kit.bags import Bag, bag_of, things
from hautemer.kit.masks import seat_set

STACKS = {
    "norderkap": ["norderkap", "salt_1", "salt_3", "fog", "merchant_2", "equipment", "wreck", "wine_2"],
    "trutzhavn": ["trutzhavn", "fog", "fog", "equipment", "merchant_3", "wine_3", "wheat_1", "wheat_3"],
    "olesand": ["olesand", "fish_1", "fish_3", "wood_1", "wood_3", "fog", "fog", "equipment"],
}


class PreparedTable:
    """A match with the stacks above, or others."""

    def __init__(self, seats: int = 2, first: int = 0, **stacks: list[str]) -> None:
        dealt = {**STACKS, **stacks}
        self.luck: list[Any] = [{"first": first}, *({f"stack_{key}": dealt[key]} for key in PORTS)]
        names = [f"seat {seat}" for seat in range(seats)]
        self.match = Match.begin(GAME, names, {}, self._luck)

    def _luck(self, position: int) -> Noted:
        return Script(self.luck, Stream(secret_of("table"), position))

    @property
    def state(self) -> State:
        """The state, to look at and to lay out."""
        assert isinstance(self.match.state, State)
        return self.match.state

    def do(self, seat: int, do: str, *luck: dict[str, Any], **fields: Any) -> list[str]:
        """Enter a move with scripted outcomes; return the names of the public facts."""
        self.luck = list(luck)
        heard = len(self.match.facts[None])
        self.match.submit(seat, {"do": do, **fields})
        return [fact.fact for fact in self.match.facts[None][heard:]]

    def ship(self, seat: int, *, hold: str = "", crew: str = "", **parts: int) -> None:
        """Lay out a ship: its hold and crew by keys, anything else by number."""
        self.state.holds[seat] = bag_of(GOOD_OF[key] for key in hold.split())
        self.state.crews[seat] = sum(1 << POST_OF[key] for key in crew.split())
        for part, number in parts.items():
            getattr(self.state, part)[seat] = number

    def lay(self, port: str, *tiles: str) -> None:
        """Put tiles on top of a stack; those from elsewhere change places with others of it."""
        stacks = self.state.stacks
        home = stacks[PORT_OF[port]]
        for place, key in enumerate(tiles):
            tile = TILE_OF[key]
            where = home if tile in home[place:] else next(one for one in stacks if tile in one)
            found = where.index(tile, place) if where is home else where.index(tile)
            if where is not home:  # no destination leaves its stack
                assert key not in PORTS
                kept = next(at for at in range(place, len(home)) if TILES[home[at]] not in (*PORTS, *tiles))
                where[found], home[kept] = home[kept], tile
                found = kept
            home[place], home[found] = home[found], home[place]

    def sail(self, seat: int, port: str, *tiles: str, cut: int = 0) -> None:
        """Sail into a stack with these tiles on top."""
        self.lay(port, *tiles)
        self.do(seat, "sail", stack=port, cut=cut)

    def draw(self, seat: int, tiles: int = 1) -> None:
        """Draw `tiles` tiles and pass by all but the last."""
        for number in range(tiles):
            if number:
                self.do(seat, "skip")
            self.do(seat, "draw")

    def go_ashore(self, seat: int) -> None:
        """Play a voyage of one tile that changes nothing: the wreck is passed by."""
        self.sail(seat, "norderkap", "wreck")
        self.do(seat, "draw")
        self.do(seat, "skip")
        self.do(seat, "stop")

    def offers(self, seat: int) -> list[dict[str, Any]]:
        """Return the offers of a seat as programs read them, without marks for screens."""
        written = [decode(encode(offer.describe())) for offer in self.match.offers(seat)]
        return [{name: part for name, part in offer.items() if name not in MARKS} for offer in written]

    def moves(self, seat: int, do: str = "") -> list[dict[str, Any]]:
        """Return all moves open to a seat, of one kind or of all, as they are written."""
        found = [plain(move) for offer in self.match.offers(seat) for move in offer.moves()]
        return [move for move in found if do in ("", move["do"])]

    def hold(self, seat: int) -> list[str]:
        """Return the goods aboard."""
        keys = list(GOOD_OF)
        return [keys[good] for good in things(self.state.holds[seat])]

    def columns(self, **delivered: list[int]) -> None:
        """Set the delivered orders by port, with the cubes that follow from them."""
        state = self.state
        for port, seats in delivered.items():
            state.columns[PORT_OF[port]] = tuple(seats)
        for number, column in enumerate(state.columns):
            counts = [column.count(seat) for seat in range(state.seats)]
            alone = max(counts) > 0 and counts.count(max(counts)) == 1
            state.majorities[number] = counts.index(max(counts)) if alone else -1
        state.all_ports = seat_set(
            seat for seat in range(state.seats) if all(seat in column for column in state.columns)
        )
        for seat in range(state.seats):
            state.cubes[seat] = (
                sum(column.count(seat) for column in state.columns)
                + state.majorities.count(seat)
                + (state.all_ports >> seat & 1)
                + (state.full_crew >> seat & 1)
            )


def bag(*keys: str) -> Bag:
    """Return a bag of tiles."""
    return bag_of(TILE_OF[key] for key in keys)
