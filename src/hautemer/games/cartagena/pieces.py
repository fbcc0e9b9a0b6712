"""The pieces: pirates, combat and gold cards, sailors, the track, and the printed numbers of `data.toml`."""

from __future__ import annotations

from hautemer.core.codec import Struct, read_toml
from hautemer.kit.data import require

SIDES = ("valverde", "diaz")
SIDE_OF = {key: side for side, key in enumerate(SIDES)}

# A combat card is its side times three plus its value minus one.
COMBAT = tuple(f"{side}-{value}" for side in SIDES for value in (1, 2, 3))
COMBAT_OF = {key: card for card, key in enumerate(COMBAT)}
CARD_SIDE = (0, 0, 0, 1, 1, 1)
CARD_VALUE = (1, 2, 3, 1, 2, 3)
MONKEY = len(COMBAT)  # committed in place of a card
COMMITS = (*COMBAT, "monkey")
COMMIT_OF = {key: card for card, key in enumerate(COMMITS)}

PIRATES = (
    "valverde",
    "diaz",
    "crackpott",
    "tembo",
    "wessel_jan",
    "dean_nero",
    "pang",
    "chang_ye",
    "sate",
    "bijoux",
    "ojo",
    "cambivalute",
    "ghost",
)
PIRATE_OF = {key: pirate for pirate, key in enumerate(PIRATES)}

DUELS = ("A", "B", "C", "D", "E")
DUEL_OF = {key: duel for duel, key in enumerate(DUELS)}
WINS = 3  # duels that decide the mutiny

EXTRA_CABINS = 3  # C2.1
FIRST_HAND = (COMBAT_OF["valverde-1"], COMBAT_OF["diaz-1"])  # C1.1


class PrintedCount(Struct, frozen=True):
    """A number of components and how well it is known."""

    count: int
    mark: str


class Values(Struct, frozen=True):
    """How many cards there are of the values 1, 2 and 3."""

    one: PrintedCount
    two: PrintedCount
    three: PrintedCount

    def counts(self) -> tuple[int, int, int]:
        """Return the numbers alone."""
        return self.one.count, self.two.count, self.three.count


class Space(Struct, frozen=True):
    """A space of the track and how well it is known."""

    space: int
    mark: str


class Spaces(Struct, frozen=True):
    """Some spaces of the track and how well they are known."""

    spaces: tuple[int, ...]
    mark: str


class Track(Struct, frozen=True):
    """Where the ship starts, where storms blow, where the mutiny starts."""

    two_seats: Space
    three_seats: Space
    four_seats: Space
    storms: Spaces
    mutiny: Space

    def start(self, seats: int) -> int:
        """Return the space on which the ship starts."""
        return (self.two_seats, self.three_seats, self.four_seats)[seats - 2].space


class Data(Struct, frozen=True):
    """The printed numbers of the box."""

    sailors: PrintedCount
    coins: PrintedCount
    combat: Values
    gold: Values
    track: Track


def read_data(document: bytes) -> Data:
    """Return the printed numbers of a data file. Raise `BadOptions` if they do not fit the box."""
    data = read_toml(document, Data)
    require(data.sailors.count == 2 * len(DUELS), f"sailors must be {2 * len(DUELS)}")
    require(4 < data.coins.count <= 100, "coins must be 5 to 100")
    require(all(0 <= count <= 30 for count in data.combat.counts()), "combat counts must be 0 to 30")
    require(data.combat.one.count >= 4, "combat.one must be 4 or more: each seat gets one of a side")
    require(sum(data.combat.counts()) > 4, "combat must leave a pile beside what the seats get")
    require(all(0 <= count <= 30 for count in data.gold.counts()), "gold counts must be 0 to 30")
    require(sum(data.gold.counts()) > 0, "gold must have cards")
    last = data.track.mutiny.space
    require(1 <= last <= 100, "track.mutiny must be 1 to 100")
    for seats in (2, 3, 4):
        require(0 <= data.track.start(seats) < last, "the ship must start before track.mutiny")
    require(all(0 < space < last for space in data.track.storms.spaces), "storms lie before track.mutiny")
    return data
