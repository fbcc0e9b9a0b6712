"""The pieces: tiles, goods, posts, and the printed numbers of `data.toml`."""

from __future__ import annotations

from hautemer.core.codec import Struct, read_toml
from hautemer.kit.data import require

GOODS = ("salt", "wheat", "wine", "wood", "fish")
GOOD_OF = {key: good for good, key in enumerate(GOODS)}

PORTS = ("norderkap", "trutzhavn", "olesand")
PORT_OF = {key: port for port, key in enumerate(PORTS)}

POSTS = ("boatman", "gunner", "treasurer", "accountant", "lookout")
POST_OF = {key: post for post, key in enumerate(POSTS)}

TILES = (
    *PORTS,  # a destination is the tile of its port's number
    "salt_1",
    "salt_3",
    "wheat_1",
    "wheat_3",
    "fish_1",
    "fish_3",
    "wood_1",
    "wood_3",
    "wine_2",
    "wine_3",
    "merchant_2",
    "merchant_3",
    "equipment",
    "wreck",
    "fog",
)
TILE_OF = {key: tile for tile, key in enumerate(TILES)}
DEALT = 7  # tiles per stack besides its destination (N1.1)
IN_STACK = DEALT + 1

TURNS = 200  # the maximum per seat (N6.5)
ACTIONS = 2  # per voyage (N2.5)
TOLL = 1  # the gold that pirates demand (N5.2)

EVENTS = ("1", "2", "3", "coin")
SHOTS = ("silver", "blue", "blank")


class PrintedTile(Struct, frozen=True):
    """A kind of tile: its effect, the number of copies, and the numbers on it."""

    does: str
    count: int
    mark: str
    good: str = ""
    price: int = 0
    gold: int = 0


class Price(Struct, frozen=True):
    """The price of a piece of equipment."""

    price: int
    mark: str


class EquipmentPrices(Struct, frozen=True):
    """The prices of an equipment port."""

    sail: Price
    cannon: Price
    crew: Price


class PrintedOrder(Struct, frozen=True):
    """An order of a port for one cube."""

    mark: str
    salt: int = 0
    wheat: int = 0
    wine: int = 0
    wood: int = 0
    fish: int = 0
    gold: int = 0
    captain: int = 0


class Die(Struct, frozen=True):
    """The faces of a die."""

    faces: tuple[str, ...]
    mark: str


class PrintedDice(Struct, frozen=True):
    """The two dice."""

    event: Die
    battle: Die


class Places(Struct, frozen=True):
    """The number of something that a ship has at the start and at most."""

    start: int
    mark: str
    most: int = 0


class Ship(Struct, frozen=True):
    """The numbers of a ship and of its captain's purse."""

    sail: Places
    cannons: Places
    hold: Places
    of_a_good: Places
    prison: Places
    crew: Places
    gold: Places
    letters: Places


class Count(Struct, frozen=True):
    """A number of components."""

    count: int
    mark: str


class Cubes(Struct, frozen=True):
    """The number of cubes of a seat; placing all of them wins."""

    two_seats: Count
    three_seats: Count
    four_seats: Count

    def of(self, seats: int) -> int:
        """Return the number for a table of `seats` seats."""
        return (self.two_seats, self.three_seats, self.four_seats)[seats - 2].count


class Data(Struct, frozen=True):
    """The printed numbers of the box."""

    tiles: dict[str, PrintedTile]
    equipment: EquipmentPrices
    orders: dict[str, tuple[PrintedOrder, ...]]
    dice: PrintedDice
    ship: Ship
    cubes: Cubes


def read_data(document: bytes) -> Data:
    """Return the printed numbers of a data file. Raise `BadOptions` if they do not fit the box."""
    data = read_toml(document, Data)
    check_tiles(data.tiles)
    require(tuple(data.orders) == PORTS, "[orders] must list " + ", ".join(PORTS))
    for port, orders in data.orders.items():
        require(1 <= len(orders) <= 20, f"orders.{port} must have 1 to 20 orders")
        for order in orders:
            wanted = [order.gold, order.captain, *(getattr(order, good) for good in GOODS)]
            require(
                all(0 <= number <= 50 for number in wanted), f"an order of {port} must be 0 to 50 of each"
            )
    for name, die, faces in (("event", data.dice.event, EVENTS), ("battle", data.dice.battle, SHOTS)):
        require(1 <= len(die.faces) <= 20, f"dice.{name} must have 1 to 20 faces")
        require(set(die.faces) <= set(faces), f"dice.{name} may show " + ", ".join(faces))
    check_ship(data.ship)
    for part in (data.equipment.sail, data.equipment.cannon, data.equipment.crew):
        require(0 <= part.price <= 50, "equipment must cost 0 to 50")
    for seats in (2, 3, 4):
        require(1 <= data.cubes.of(seats) <= 30, "cubes must be 1 to 30")
    return data


def check_tiles(tiles: dict[str, PrintedTile]) -> None:
    """Check that there are seven tiles per stack besides its destination, each with the effect of its key."""
    require(tuple(tiles) == TILES, "[tiles] must list " + ", ".join(TILES))
    for key, tile in tiles.items():
        require(tile.does == what_does(key), f"tiles.{key} must do {what_does(key)}")
        require(0 <= tile.count <= 3 * DEALT, f"the number of tiles.{key} must be 0 to {3 * DEALT}")
        require(0 <= tile.gold <= 50, f"the gold of tiles.{key} must be 0 to 50")
        if tile.does in ("trade_port", "merchant"):
            require(1 <= tile.price <= 50, f"the price of tiles.{key} must be 1 to 50")
        if tile.does == "trade_port":
            require(tile.good == key.split("_")[0], f"tiles.{key} must trade {key.split('_')[0]}")
        if key in PORTS:
            require(tile.count == 1, f"there must be one {key}")
    require(sum(tile.count for tile in tiles.values()) == 3 * IN_STACK, f"there must be {3 * IN_STACK} tiles")


def what_does(key: str) -> str:
    """Return the effect of the tile of a key."""
    if key in PORTS:
        return "destination"
    kind = key.split("_")[0]
    return "trade_port" if kind in GOODS else kind


def check_ship(ship: Ship) -> None:
    """Check that a ship can sail, but never to the bottom of a stack."""
    require(1 <= ship.sail.start <= ship.sail.most < IN_STACK, f"the sail must be 1 to {DEALT}")
    require(0 <= ship.cannons.start <= ship.cannons.most <= 20, "cannons must be 0 to 20")
    require(
        ship.hold.start == ship.of_a_good.start == ship.prison.start == ship.crew.start == 0,
        "ships are empty",
    )
    require(1 <= ship.hold.most <= 20 and 1 <= ship.of_a_good.most <= 20, "a hold must have 1 to 20 places")
    require(0 <= ship.prison.most <= 20, "a prison must have 0 to 20 places")
    require(1 <= ship.crew.most <= len(POSTS), f"a crew must be 1 to {len(POSTS)}")
    require(0 <= ship.gold.start <= 100, "gold must be 0 to 100")
    require(0 <= ship.letters.start <= ship.letters.most <= 10, "letters must be 0 to 10")
