"""The pieces: goods, roles, islands, and the printed numbers of `data.toml`."""

from __future__ import annotations

from hautemer.core.codec import Struct, read_toml
from hautemer.kit.bags import ONE, total
from hautemer.kit.data import require

CARDS = ("ruby", "salt", "wine", "cloth", "grain", "conflict", "pirate")
RUBY, SALT, WINE, CLOTH, GRAIN, CONFLICT, PIRATE = range(7)
GOODS = (RUBY, SALT, WINE, CLOTH, GRAIN)
CARD_OF = {key: card for card, key in enumerate(CARDS)}

ROLES = ("mutineer", "cabin_boy", "mate", "merchant", "loader")
MUTINEER, CABIN_BOY, MATE, MERCHANT, LOADER = range(5)
ROLE_OF = {key: role for role, key in enumerate(ROLES)}
NO_ROLE = -1

ISLANDS = (
    "hochland",
    "frosthoehle",
    "gruenland",
    "karge_zunge",
    "eisfelsen",
    "affeninsel",
    "kalte_klippe",
    "sommerland",
    "rotes_riff",
    "piratennest",
    "fingerhut",
    "sandkap",
)
HOCHLAND, PIRATENNEST = ISLANDS.index("hochland"), ISLANDS.index("piratennest")

HAND = 5  # M1.3, M8.2
EXTRA = 3  # M8.3


class PrintedNumber(Struct, frozen=True):
    """A number on a component and how well it is known."""

    count: int
    mark: str


class Island(Struct, frozen=True):
    """An island: what it buys, what sales bring (alone, two equal, three equal), what the ship brings."""

    buys: str
    sales: tuple[int, int, int]
    ship: int
    mark: str


class Rounds(Struct, frozen=True):
    """How many rounds a match has."""

    three_seats: PrintedNumber
    four_seats: PrintedNumber


class Data(Struct, frozen=True):
    """The printed numbers of the box."""

    cards: dict[str, PrintedNumber]
    rounds: Rounds
    islands: dict[str, Island]


class Chart:
    """The printed numbers laid out for the rules: by island and by card, as small integers."""

    __slots__ = ("bought", "deck", "prices", "rounds", "ship", "wanted")

    def __init__(self, data: Data) -> None:
        islands = [data.islands[key] for key in ISLANDS]
        self.deck = [card for card, key in enumerate(CARDS) for _ in range(data.cards[key].count)]
        self.rounds = {3: data.rounds.three_seats.count, 4: data.rounds.four_seats.count}
        self.ship = tuple(island.ship for island in islands)
        self.prices = tuple((*island.sales, 0) for island in islands)  # four equal ones get nothing (M6.5)
        self.bought = tuple(GOODS if island.buys == "any" else (CARD_OF[island.buys],) for island in islands)
        self.wanted = tuple(
            total(255 * ONE[good] for good in goods) for goods in self.bought
        )  # masks of bags


def read_data(document: bytes) -> Data:
    """Return the printed numbers of a data file. Raise `BadOptions` if they do not fit the box."""
    data = read_toml(document, Data)
    require(tuple(data.cards) == CARDS, "[cards] must list " + ", ".join(CARDS))
    require(tuple(data.islands) == ISLANDS, "[islands] must list " + ", ".join(ISLANDS))
    for key, printed in data.cards.items():
        require(0 <= printed.count <= 30, f"cards.{key} must be 0 to 30")
    require(data.cards["pirate"].count == 1, "cards.pirate must be 1")
    dealt = sum(data.cards[CARDS[card]].count for card in (*GOODS, CONFLICT))
    require(dealt >= 4 * HAND, f"there must be {4 * HAND} cards to deal")
    for seats, printed in (("three_seats", data.rounds.three_seats), ("four_seats", data.rounds.four_seats)):
        require(1 <= printed.count <= 20, f"rounds.{seats} must be 1 to 20")
    for key, island in data.islands.items():
        goods = ("any", *(CARDS[good] for good in GOODS))
        require(island.buys in goods, f"islands.{key} must buy any or a good")
        points = (*island.sales, island.ship)
        require(all(0 <= number <= 50 for number in points), f"the points of islands.{key} must be 0 to 50")
    return data
