"""A second, slow and plain implementation of the rules, for tests to compare.

A match is a generator: it yields the seat that is asked with its moves, and receives the move that was made.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from itertools import combinations
from typing import Any

from hypothesis import strategies as st

Move = dict[str, Any]
Question = tuple[int, list[Move]]
Part = Generator[Question, Move, None]

# key: buys, alone, two equal, three equal, ship
ISLANDS = {
    "hochland": ("any", 4, 3, 2, 5),
    "frosthoehle": ("cloth", 3, 2, 1, 3),
    "gruenland": ("salt", 5, 3, 2, 4),
    "karge_zunge": ("grain", 6, 3, 2, 4),
    "eisfelsen": ("ruby", 6, 4, 3, 5),
    "affeninsel": ("grain", 2, 1, 1, 2),
    "kalte_klippe": ("cloth", 5, 2, 2, 4),
    "sommerland": ("salt", 3, 1, 1, 2),
    "rotes_riff": ("wine", 4, 2, 2, 3),
    "piratennest": ("any", 4, 3, 2, 5),
    "fingerhut": ("ruby", 2, 1, 0, 2),
    "sandkap": ("wine", 4, 2, 1, 3),
}
GOODS = ("ruby", "salt", "wine", "cloth", "grain")
ROLES = ("mutineer", "cabin_boy", "mate", "merchant", "loader")
OPTIONS = st.fixed_dictionaries(
    {
        "ruleset": st.sampled_from(["revised", "v1.0"]),
        "layout": st.sampled_from(["shuffled", "introductory"]),
        "pirate": st.booleans(),
        "pirate_loot": st.sampled_from(["discard", "take"]),
    }
)


class Reading:
    """A match by the text of the rules; `asked` and `open` are the question, `enter` the answer."""

    def __init__(
        self, seats: int, options: dict[str, Any], setup: list[dict[str, Any]], rules: int = 2
    ) -> None:
        luck = [next(iter(outcome.items())) for outcome in setup]
        names = [name for name, _ in luck]
        shuffled = options["layout"] == "shuffled"
        assert names == (["captain", "islands", "deck"] if shuffled else ["captain", "deck"])
        outcomes = dict(luck)
        self.options = options
        self.rules = rules
        self.seats = seats
        self.captain: int = outcomes["captain"]  # M1.2
        self.ring: list[str] = list(outcomes["islands"]) if shuffled else list(ISLANDS)  # M1.1
        assert sorted(self.ring) == sorted(ISLANDS)
        self.ship = "hochland"
        self.active = ["hochland"]
        self.pirate = "piratennest"  # M9.1
        deck: list[str] = outcomes["deck"]
        assert len(deck) == (37 if options["pirate"] else 36)
        self.hands = [deck[5 * seat : 5 * seat + 5] for seat in range(seats)]  # M1.3
        self.pile = deck[5 * seats :]
        self.discard: list[str] = []
        self.scores = [0] * seats  # M1.4
        self.round = 0
        self.over = False
        self.reshuffles: list[list[str]] = []
        self.clear()
        self.telling = self.match()
        self.asked: int | None
        self.asked, self.open = next(self.telling)

    def enter(self, move: Move, luck: list[dict[str, Any]]) -> None:
        """Enter the next entry of a log."""
        self.reshuffles = [outcome["reshuffle"] for outcome in luck]
        try:
            self.asked, self.open = self.telling.send(move)
        except StopIteration:
            self.asked, self.open = None, []
        assert not self.reshuffles, "luck was asked for that the page does not ask for"

    def clear(self) -> None:
        self.laid: list[list[str]] = [[] for _ in range(self.seats)]
        self.fought = [0] * self.seats
        self.roles: dict[int, str] = {}
        self.goal = self.mutineer_goal = ""

    def lap(self) -> list[int]:
        return [(self.captain + step) % self.seats for step in range(self.seats)]

    def steps_from(self, island: str, steps: int) -> str:
        return self.ring[(self.ring.index(island) + steps) % 12]

    def who_is(self, role: str) -> int | None:
        return next((seat for seat, taken in self.roles.items() if taken == role), None)

    def match(self) -> Part:
        last = 9 if self.seats == 3 else 8
        while True:
            self.round += 1
            named = yield self.captain, [{"do": "reward", "points": points} for points in range(4)]  # M2.1
            yield from self.trading()
            mutiny = False
            mutineer = self.who_is("mutineer")
            if mutineer is not None:  # M4.1
                self.mutineer_goal = self.steps_from(self.ship, len(self.hands[mutineer]))
                yield from self.mutiny()
                mutiny = self.mutineers >= self.captains  # M5.4
            goal = self.voyage_points(mutiny, named["points"])
            yield from self.sales()
            if self.round == last:  # M8.5
                self.over = True
                return
            self.active = list(dict.fromkeys([self.ship, goal]))  # M7.1
            self.ship = goal
            yield from self.refill()
            self.clear()

    def trading(self) -> Part:
        inside = self.lap()
        left = list(ROLES)
        while inside:  # M3.6
            seat = inside.pop(0)
            hand = self.hands[seat]
            moves: list[Move] = [{"do": "play", "card": card} for card in dict.fromkeys(hand)]  # M3.1, M3.2
            if seat == self.captain or self.rules == 2:
                moves.append({"do": "pass"})
            else:
                moves += [{"do": "pass", "role": role} for role in left]
            move = yield seat, moves
            if move["do"] == "play":
                hand.remove(move["card"])
                if move["card"] == "pirate":
                    self.sail_pirate(seat)
                else:
                    self.laid[seat].append(move["card"])
                inside.append(seat)
            elif seat == self.captain:
                self.goal = self.steps_from(self.ship, len(hand))  # M3.4
            else:
                if self.rules == 2:  # M3.5
                    move = yield seat, [{"do": "take_role", "role": role} for role in left]
                self.roles[seat] = move["role"]
                left.remove(move["role"])

    def sail_pirate(self, seat: int) -> None:
        self.discard.append("pirate")  # M9.2
        steps = len(self.hands[seat])
        way = [self.steps_from(self.pirate, -step) for step in range(1, steps + 1)]
        together = self.pirate == self.ship
        if way:
            self.pirate = way[-1]
        if together and self.options["pirate_loot"] == "take":  # M9.4
            for laid in self.laid:
                self.hands[seat] += laid
                laid.clear()
        elif together or self.ship in way:  # M9.3
            for laid in self.laid:
                self.discard += laid
                laid.clear()

    def mutiny(self) -> Part:
        for seat in self.lap():  # M5.1
            if self.roles.get(seat) in ("merchant", "loader"):
                continue
            most = self.hands[seat].count("conflict")
            move = yield seat, [{"do": "fight", "conflicts": number} for number in range(most + 1)]
            for _ in range(move["conflicts"]):
                self.hands[seat].remove("conflict")
            self.fought[seat] = move["conflicts"]

    def strength(self, *seats: int | None) -> int:
        counted = [seat for seat in seats if seat is not None]
        total = sum(self.fought[seat] for seat in counted)
        if self.options["ruleset"] == "revised":  # M5.3
            total += sum(self.laid[seat].count("conflict") for seat in counted)
        return total

    @property
    def captains(self) -> int:
        mate = self.who_is("mate")
        return self.strength(self.captain, mate) + (1 if mate is not None else 0)  # M5.2

    @property
    def mutineers(self) -> int:
        return self.strength(self.who_is("mutineer"), self.who_is("cabin_boy"))

    def voyage_points(self, mutiny: bool, reward: int) -> str:
        if mutiny:  # M6.2
            mutineer, boy = self.who_is("mutineer"), self.who_is("cabin_boy")
            assert mutineer is not None
            self.scores[mutineer] += ISLANDS[self.mutineer_goal][4]
            self.captain = mutineer
            if boy is not None:
                self.scores[boy] += 2
            return self.mutineer_goal
        self.scores[self.captain] += ISLANDS[self.goal][4]  # M6.1
        mate = self.who_is("mate")
        if mate is not None:
            self.scores[mate] += 1 + reward
            self.scores[self.captain] -= reward
        return self.goal

    def sales(self) -> Part:
        sold: dict[str, dict[int, int]] = {island: {} for island in self.active}
        if len(self.active) == 1:  # M6.4
            island = self.active[0]
            for seat in range(self.seats):
                most = max(self.laid[seat].count(good) for good in bought(island))
                sold[island][seat] = most
        else:
            for seat in self.lap():
                moves = list(ways_to_sell(self.laid[seat], self.active))
                if len(moves) == 1:  # it laid nothing that they buy
                    continue
                move = yield seat, moves
                for island, sale in move["sales"].items():
                    sold[island][seat] = sale["count"]
        for island, counts in sold.items():
            self.sale_points(island, counts)

    def sale_points(self, island: str, counts: dict[int, int]) -> None:
        most = max(counts.values(), default=0)
        if most == 0:
            return
        equal = [seat for seat, count in counts.items() if count == most]  # M6.5
        points = {1: ISLANDS[island][1], 2: ISLANDS[island][2], 3: ISLANDS[island][3], 4: 0}[len(equal)]
        for seat in equal:
            self.scores[seat] += ISLANDS[island][1] if self.roles.get(seat) == "merchant" else points  # M6.6

    def draw(self) -> str | None:
        if not self.pile and self.discard:  # M8.2
            new = self.reshuffles.pop(0)
            assert Counter(new) == Counter(self.discard)
            self.pile, self.discard = list(new), []
        return self.pile.pop(0) if self.pile else None

    def draw_some(self, number: int) -> list[str]:
        return [card for card in (self.draw() for _ in range(number)) if card is not None]

    def refill(self) -> Part:
        for seat in range(self.seats):  # M8.1
            self.discard += self.laid[seat] + ["conflict"] * self.fought[seat]
            self.laid[seat], self.fought[seat] = [], 0
        for seat in self.lap():
            need = max(0, 5 - len(self.hands[seat]))  # M8.4
            if self.roles.get(seat) != "loader":
                self.hands[seat] += self.draw_some(need)
                continue
            drawn = self.draw_some(need + 3)  # M8.3
            choices = {tuple(sorted(chosen)) for chosen in combinations(drawn, min(need, len(drawn)))}
            move = yield seat, [{"do": "keep", "cards": list(chosen)} for chosen in choices]
            for card in move["cards"]:
                drawn.remove(card)  # the first of equal ones
                self.hands[seat].append(card)
            self.pile += drawn


def bought(island: str) -> tuple[str, ...]:
    buys = ISLANDS[island][0]
    return GOODS if buys == "any" else (buys,)


def ways_to_sell(laid: list[str], active: list[str]) -> Iterator[Move]:
    """M6.4: yield for each island nothing, or one good and its number; together no more than was laid."""
    nothing = ("", 0)
    one, other = (
        [nothing, *((good, n) for good in bought(island) for n in range(1, laid.count(good) + 1))]
        for island in active
    )
    for first in one:
        for second in other:
            chosen = dict(zip(active, (first, second), strict=True))
            totals: Counter[str] = Counter()
            for good, number in chosen.values():
                totals[good] += number
            if all(number <= laid.count(good) for good, number in totals.items() if good):
                sales = {
                    island: {"good": good, "count": number}
                    for island, (good, number) in chosen.items()
                    if number
                }
                yield {"do": "sell", "sales": sales}
