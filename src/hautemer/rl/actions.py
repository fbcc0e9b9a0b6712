"""Moves as successive small choices with a mask: an alphabet of numbers per game, and a tree per offers.

A move is spelled by its kind, then by the values of its fields in the order of the offer. A field that takes
several values is spelled by one value after the other and `DONE`; a move ends with `END`. Where only one
number can follow, it is left out, so an agent is asked only where it has a choice. The first choice of a
move is always asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from hautemer.core import registry
from hautemer.core.choices import Steps
from hautemer.core.codec import Move, Struct, name_of, written_fields
from hautemer.core.fields import Field, SomeOf, Value
from hautemer.core.game import AnyGame, Seat
from hautemer.core.offers import Offers
from hautemer.rl.cursors import Cursor, Picking, Spelling
from hautemer.rl.errors import LabError

# To decline all offers or to wait for others; the end of a list; the end of a move.
WAIT, DONE, END = range(3)
# The trees of at most this many offers are kept. Offers are cached by the games, so most are met again.
KEPT = 1 << 12


class Thread:
    """One offer of a kind on the way through its fields."""

    __slots__ = ("cursor", "fields", "kind", "values")

    def __init__(
        self,
        kind: type[Move],
        fields: Sequence[tuple[str, Field]],
        values: tuple[Value, ...],
        cursor: Cursor,
    ) -> None:
        self.kind = kind
        self.fields = fields
        self.values = values
        self.cursor = cursor


Way = Thread | Move


class SmallChoice:
    """A point at which an agent chooses a number; the mask has a 1 for each that is open.

    `made` counts the numbers that were chosen for this move before. `depth` is how many numbers of the full
    spelling come before this one.
    """

    __slots__ = ("_actions", "_next", "_seat", "_ways", "depth", "made", "mask", "numbers")

    def __init__(
        self, actions: Actions, seat: Seat, ways: dict[int, list[Way | None]], depth: int, made: bytes
    ) -> None:
        self._actions = actions
        self._seat = seat
        self._ways = ways
        self._next: dict[int, SmallChoice | Move | None] = {}
        self.depth = depth
        self.made = made
        self.numbers = tuple(sorted(ways))
        mask = bytearray(actions.count)
        for number in ways:
            mask[number] = 1
        self.mask = bytes(mask)

    def after(self, number: int) -> SmallChoice | Move | None:
        """Return the next choice, the complete move, or None if the seat declines all offers.

        Raise `LabError` if the number is no action or is masked.
        """
        try:
            return self._next[number]
        except (KeyError, TypeError):
            pass
        ways = self._ways.get(self._actions.checked(number))
        if ways is None:
            name = self._actions.names[number]
            raise LabError("masked_action", action=int(number), name=name)
        made = bytearray(self.made)
        made[number] += 1
        found = self._actions.grown(ways, self._seat, self.depth + 1, bytes(made))
        self._next[int(number)] = found
        return found


class Actions:
    """The alphabet of a game's moves, for a number of seats."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats
        module = registry.part(game.meta.key, "bots.choices")
        if module is None:
            raise LabError("no_encoder", game=game.meta.title)
        self._choices = module.choices(game)
        written = {key: name for kind in game.moves for key, name in written_fields(kind).items()}
        self.names = ["wait", "done", "end"]
        self._kinds: dict[type[Move], int] = {}
        self._numbers: dict[tuple[str, type, Value], int] = {}
        self._steps: dict[str, int] = {}
        for kind in game.moves:
            self._kinds[kind] = len(self.names)
            self.names.append(name_of(kind))
        for field, values in self._choices.items():
            if isinstance(values, Steps):
                if values.nobody:
                    self._numbers[field, type(None), None] = len(self.names)
                    self.names.append(f"{written[field]}: nobody")
                self._steps[field] = len(self.names)
                self.names += [f"{written[field]}: {steps} seats on" for steps in range(values.seats)]
                continue
            for value in values:
                self._numbers[field, type(value), value] = len(self.names)
                self.names.append(f"{written[field]}: {str(value).lower()}")
        self.count = len(self.names)
        self.waiting = b"\1" + bytes(self.count - 1)  # the mask of a seat that is not asked
        self._none_made = bytes(self.count)
        self._turns = bool(self._steps)  # True if the tree of some offers depends on the seat
        self._roots: dict[tuple[int, Seat], tuple[Offers, SmallChoice]] = {}

    def root(self, offers: Offers, seat: Seat) -> SmallChoice:
        """Return the first choice of a seat that has these offers; there must be one."""
        key = (id(offers), seat if self._turns else 0)
        found = self._roots.get(key)
        if found is None:
            if len(self._roots) >= KEPT:
                self._roots.clear()
            # The offers are kept with their tree, so that no other object gets their id.
            found = self._roots[key] = (offers, self._rooted(offers, seat))
        return found[1]

    def encode(self, offers: Offers, seat: Seat, move: Move) -> tuple[int, ...]:
        """Return the numbers that an agent chooses to make a move.

        Raise `LabError` if the move is not inside the offers.
        """
        full = self.spelled(offers, seat, move)
        numbers: list[int] = []
        point: SmallChoice | Move | None = self.root(offers, seat)
        while isinstance(point, SmallChoice):
            numbers.append(full[point.depth])
            point = point.after(numbers[-1])
        return tuple(numbers)

    def decode(self, offers: Offers, seat: Seat, numbers: Iterable[int]) -> Move | None:
        """Return the move that some numbers make, or None if they decline all offers.

        Raise `LabError` if a number is masked, if numbers are missing or if there are too many.
        """
        point: SmallChoice | Move | None = self.root(offers, seat)
        given = list(numbers)
        for place, number in enumerate(given):
            if not isinstance(point, SmallChoice):
                raise LabError("choices_left", number=place, given=len(given))
            point = point.after(number)
        if isinstance(point, SmallChoice):
            raise LabError("unfinished_move")
        return point

    def spelled(self, offers: Offers, seat: Seat, move: Move) -> tuple[int, ...]:
        """Return the full spelling of a move, with the numbers that an agent is not asked for."""
        for offer in offers:
            accepted = offer.accept(move)
            if accepted is not None:
                numbers = [self._kinds[offer.kind]]
                for name, field in offer.fields.items():
                    numbers += self._of_field(name, field, getattr(accepted, name), seat)
                return (*numbers, END)
        raise LabError("not_encodable")

    def checked(self, number: Any) -> int:
        """Return a number as an int. Raise `LabError` if there is no such action."""
        try:
            whole = number.__index__()
        except (AttributeError, TypeError):
            whole = -1
        if isinstance(number, bool) or not 0 <= whole < self.count:
            raise LabError("wrong_action", action=str(number)[:40], most=self.count - 1)
        return int(whole)

    def grown(self, ways: list[Way | None], seat: Seat, depth: int, made: bytes) -> SmallChoice | Move | None:
        """Return where some ways lead: single numbers are passed over until there is a choice or a move."""
        while True:
            first = ways[0]
            if not isinstance(first, Thread) and not any(isinstance(way, Thread) for way in ways):
                return first  # offers that share a move lead to equal ones
            found = self._followed(ways, seat)
            if len(found) > 1:
                return SmallChoice(self, seat, found, depth, made)
            (ways,) = found.values()
            depth += 1

    def _rooted(self, offers: Offers, seat: Seat) -> SmallChoice:
        ways: dict[int, list[Way | None]] = {}
        for offer in offers:
            fields = tuple(offer.fields.items())
            ways.setdefault(self._kinds[offer.kind], []).append(self._entered(offer.kind, fields, (), seat))
        if offers.are_optional():
            ways[WAIT] = [None]
        if len(ways) == 1:
            (only,) = ways.values()
            below = self.grown(only, seat, 1, self._none_made)
            if isinstance(below, SmallChoice):
                return below
        return SmallChoice(self, seat, ways, 0, self._none_made)

    def _followed(self, ways: list[Way | None], seat: Seat) -> dict[int, list[Way | None]]:
        """Return the ways that continue some ways, by number."""
        found: dict[int, list[Way | None]] = {}
        for way in ways:
            if not isinstance(way, Thread):
                found.setdefault(END, []).append(way)
                continue
            for number, cursor, value in way.cursor.steps():
                if cursor is None:
                    values = (*way.values, value)
                    following = self._entered(way.kind, way.fields, values, seat)
                else:
                    following = Thread(way.kind, way.fields, way.values, cursor)
                found.setdefault(number, []).append(following)
        return found

    def _entered(
        self,
        kind: type[Move],
        fields: Sequence[tuple[str, Field]],
        values: tuple[Value, ...],
        seat: Seat,
    ) -> Way:
        """Return the way into the next field, or the move if all fields have their values."""
        at = len(values)
        if at == len(fields):
            return kind(**{name: value for (name, _), value in zip(fields, values, strict=True)})
        name, field = fields[at]
        if isinstance(field, SomeOf):
            numbers = {one: self._of_leaf(name, one, seat) for one in field.kinds}
            return Thread(kind, fields, values, Picking.of(field, numbers, DONE))
        options = [(self._of_value(name, value, seat), value) for value in field.choices()]
        return Thread(kind, fields, values, Spelling(options, 0))

    def _of_field(self, name: str, field: Field, value: Value, seat: Seat) -> list[int]:
        if not isinstance(field, SomeOf):
            return self._of_value(name, value, seat)
        numbers = [self._of_leaf(name, one, seat) for one in value]
        return [*(numbers if field.ordered else sorted(numbers)), DONE]

    def _of_value(self, name: str, value: Value, seat: Seat) -> list[int]:
        """Return the spelling of a value of a field."""
        if isinstance(value, Mapping):
            entries = sorted((self._of_leaf(name, key, seat), inner) for key, inner in value.items())
            spelled = [[number, *self._of_value(name, inner, seat)] for number, inner in entries]
            return [*(number for entry in spelled for number in entry), DONE]
        if isinstance(value, Struct):
            inside = [getattr(value, key) for key in value.__struct_fields__]
            return [number for one in inside for number in self._of_value(name, one, seat)]
        return [self._of_leaf(name, value, seat)]

    def _of_leaf(self, name: str, value: Value, seat: Seat) -> int:
        first = self._steps.get(name)
        if first is not None and value is not None:
            return first + (int(value) - seat) % self.seats
        try:
            return self._numbers[name, type(value), value]
        except KeyError:
            raise LabError(
                "not_in_alphabet", game=self.game.meta.title, value=str(value)[:40], field=name
            ) from None


@lru_cache(maxsize=1 << 6)
def actions_of(game: AnyGame, seats: int) -> Actions:
    """Return the alphabet of a game, shared by all matches of a process."""
    return Actions(game, seats)
