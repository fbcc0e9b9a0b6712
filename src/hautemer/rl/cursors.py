"""Cursors: a field of an offer on the way from the first number of its spelling to its value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from hautemer.core.fields import SomeOf, Value, bags, orders, sequences

# A number that may come next, with the cursor after it, or with None and the value at its end.
Step = tuple[int, "Cursor | None", Value]


class Spelling:
    """Some values with their spellings, all of which begin with the same `depth` numbers.

    >>> [number for number, _, _ in Spelling([([4], "salt"), ([5], "wine")], 0).steps()]
    [4, 5]
    """

    __slots__ = ("depth", "options")

    def __init__(self, options: Sequence[tuple[Sequence[int], Value]], depth: int) -> None:
        self.options = options
        self.depth = depth

    def steps(self) -> Iterator[Step]:
        """Yield the numbers that may come next."""
        depth = self.depth
        groups: dict[int, list[tuple[Sequence[int], Value]]] = {}
        for option in self.options:
            groups.setdefault(option[0][depth], []).append(option)
        for number, group in groups.items():
            spelling, value = group[0]
            if len(spelling) == depth + 1:
                yield number, None, value
            else:
                yield number, Spelling(group, depth + 1), None


class Picking:
    """Values of a `SomeOf` that are picked one after the other, in ascending order if order is free.

    Only values that can be completed to an allowed choice are open.
    """

    __slots__ = ("counts", "done", "field", "kinds", "numbers", "picked", "without")

    def __init__(
        self,
        field: SomeOf,
        kinds: tuple[Value, ...],
        numbers: tuple[int, ...],
        counts: tuple[int, ...],
        without: tuple[tuple[int, ...], ...],
        picked: tuple[int, ...],
        done: int,
    ) -> None:
        self.field = field
        self.kinds = kinds  # sorted by number
        self.numbers = numbers
        self.counts = counts  # of each kind, how many are left
        self.without = without  # sets that are not allowed, as sorted places of kinds
        self.picked = picked  # places of kinds
        self.done = done

    @classmethod
    def of(cls, field: SomeOf, numbers: Mapping[Value, int], done: int) -> Picking:
        """Return the cursor at the beginning of a field."""
        kinds = tuple(sorted(field.kinds, key=lambda kind: numbers[kind]))
        place_of = {kind: place for place, kind in enumerate(kinds)}
        tally = dict(zip(field.kinds, field.counts, strict=True))
        return cls(
            field,
            kinds,
            tuple(numbers[kind] for kind in kinds),
            tuple(tally[kind] for kind in kinds),
            tuple(tuple(sorted(place_of[one] for one in chosen)) for chosen in field.without),
            (),
            done,
        )

    def steps(self) -> Iterator[Step]:
        """Yield the numbers that may come next."""
        field, picked = self.field, self.picked
        if len(picked) >= field.least and tuple(sorted(picked)) not in self.without:
            value = tuple(self.kinds[place] for place in picked)
            yield self.done, None, value if field.ordered else tuple(sorted(value))
        if len(picked) == field.most:
            return
        first = 0 if field.ordered or not picked else picked[-1]
        for place in range(first, len(self.kinds)):
            if self.counts[place]:
                counts = tuple(left - (at == place) for at, left in enumerate(self.counts))
                following = Picking(
                    field, self.kinds, self.numbers, counts, self.without, (*picked, place), self.done
                )
                if following.completions() > 0:
                    yield self.numbers[place], following, None

    def completions(self) -> int:
        """Return in how many ways the picked values can be completed."""
        field, picked, size = self.field, self.picked, len(self.picked)
        sizes = range(max(field.least - size, 0), field.most - size + 1)
        if field.ordered:
            total = sum(sequences(self.counts, more) for more in sizes)
            tally = Counter(picked)
            barred = [Counter(chosen) - tally for chosen in self.without if not tally - Counter(chosen)]
            return total - sum(orders(tuple(rest.elements())) for rest in barred)
        total = sum(bags(self.counts[picked[-1] :], more) for more in sizes)
        return total - sum(chosen[:size] == picked for chosen in self.without)


Cursor = Spelling | Picking
