"""The pieces: roles, islands and poisons, the twenty bonus cards, and the printed numbers of `data.toml`."""

from __future__ import annotations

from hautemer.core.codec import Struct, read_toml
from hautemer.kit.data import require

ROLES = ("sailor", "pirate", "siren")
SAILOR, PIRATE, SIREN = range(3)

ISLAND, POISON = "island", "poison"
CREW = 3  # I2.1

CARDS = (
    "seasick",
    "rough_sea",
    "antidote",
    "observer",
    "starboard",
    "overboard",
    "treasure_map",
    "brigand",
    "express",
    "mooring",
    "lucky",
    "parrot",
    "charlatan",
    "double",
    "leviathan",
    "medusa",
    "swap",
    "merchant",
    "loner",
    "typhoon",
)
CARD_OF = {key: card for card, key in enumerate(CARDS)}


class Sides(Struct, frozen=True):
    """The number of seats on each side; the siren is one more."""

    pirates: int
    sailors: int
    mark: str


class Data(Struct, frozen=True):
    """The printed numbers of the box."""

    roles: dict[str, Sides]


def read_data(document: bytes) -> Data:
    """Return the printed numbers of a data file. Raise `BadOptions` if they do not fit the box."""
    data = read_toml(document, Data)
    require(list(data.roles) == [str(seats) for seats in range(7, 21)], "[roles] must list 7 to 20")
    for seats, sides in data.roles.items():
        shared = sides.pirates + sides.sailors + 1 == int(seats)
        require(
            shared and sides.pirates >= 2 and sides.sailors >= 1,
            f"roles.{seats} must share out {seats} seats",
        )
    return data
