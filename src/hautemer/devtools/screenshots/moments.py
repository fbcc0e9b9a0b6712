"""Moments for pictures: their conditions, and the search for them in matches between bots."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from hautemer.core import record, registry
from hautemer.core.codec import Struct, plain
from hautemer.core.match import Fact
from hautemer.devtools.screenshots.stage import Staged, staged

# The largest number of matches that are played to find a moment.
SEEDS = 24
# A seat has any offer.
ANYTHING = "*"


class Wanted(Struct, frozen=True):
    """The conditions of a moment. Without any condition it is the middle of a match.

    `public` and `own` name values of the view by their path: `"turn.phase" = "vote"`. A path that ends with
    `#` counts the items, a table of `least` and `most` gives a range, and `some` says if there are any items.
    """

    asks: str | None = None  # the kind of a move that is offered to the seat; `*`: any
    waits: bool = False  # the match waits for others, not for the seat
    over: bool = False  # the match has ended
    tells: str | None = None  # a public fact of the entry before the moment
    round: int | None = None
    window: bool = False  # a window is open
    public: dict[str, Any] = {}  # noqa: RUF012 - a Struct copies it
    own: dict[str, Any] = {}  # noqa: RUF012
    share: float = 0.5  # of several moments, choose the nearest to this share of the match


class Found(NamedTuple):
    """A moment of a match: the state after `entries` entries."""

    match: Staged
    entries: int


class MatchStep(NamedTuple):
    """A match after some of its entries."""

    entries: int
    state: Any
    facts: list[Fact]  # public facts of the last entry


played = lru_cache(maxsize=64)(staged)


def find(
    key: str, wanted: Wanted, seats: int, bot: str = "greedy", options: tuple[tuple[str, Any], ...] = ()
) -> Found | None:
    """Return the first match between bots with such a moment, seen from the seat that has it, or None."""
    for seed in range(1, SEEDS + 1):
        match = played(key, seats, str(seed), bot, **dict(options))
        found = [
            (seat > 0, abs(step.entries - wanted.share * len(match.entries)), seat, step.entries)
            for step in steps(match)
            for seat in range(seats)
            if holds(match, step, seat, wanted)
        ]
        if found:
            *_, seat, entries = min(found)
            return Found(match.seen_from(seat), entries)
    return None


def find_stage(
    key: str, stage: str, seats: int, bot: str = "greedy", options: tuple[tuple[str, Any], ...] = ()
) -> Found | None:
    """Return the first match between bots in which a stage plays, at its longest moment, or None."""
    lengths = registry.meta(key).moments[stage]
    for seed in range(1, SEEDS + 1):
        match = played(key, seats, str(seed), bot, **dict(options))
        longest, entries = max(
            (sum(lengths.get(fact.fact, 0) for fact in step.facts), step.entries) for step in steps(match)
        )
        if longest:
            return Found(match.seen_from(0), entries)
    return None


@lru_cache(maxsize=64)
def steps(match: Staged) -> list[MatchStep]:
    """Return a match before its first and after each entry, with the public facts of the last entry."""
    replay = record.Replay(record.read(match.record), registry.find(match.key))
    found = [MatchStep(0, replay.match.state, list(replay.match.facts[None]))]
    for entries in range(1, len(match.entries) + 1):
        heard = len(replay.match.facts[None])
        replay.step()
        found.append(MatchStep(entries, replay.match.state, replay.match.facts[None][heard:]))
    return found


def holds(match: Staged, step: MatchStep, seat: int, wanted: Wanted) -> bool:
    """True if the moment fulfils the conditions for a seat."""
    game = registry.find(match.key)
    offers = game.offers(step.state, seat)
    kinds = {offer.do for offer in offers}
    ended = game.result(step.state) is not None
    if wanted.over != ended:
        return False
    if wanted.asks is not None and not (kinds if wanted.asks == ANYTHING else wanted.asks in kinds):
        return False
    if any(offer.forced for offer in offers) or (wanted.waits and offers):
        return False
    if wanted.tells is not None and wanted.tells not in {fact.fact for fact in step.facts}:
        return False
    if wanted.window and game.window(step.state) is None:
        return False
    if wanted.round is not None and game.round(step.state) != wanted.round:
        return False
    if wanted.public and not is_like(plain(game.public(step.state)), wanted.public):
        return False
    return not wanted.own or is_like(plain(game.private(step.state, seat)), wanted.own)


def is_like(view: Any, wanted: dict[str, Any]) -> bool:
    """True if a view has these values at these paths.

    >>> is_like({"turn": {"phase": "vote", "voted": [1, 2]}}, {"turn.phase": "vote", "turn.voted#": 2})
    True
    >>> is_like({"ship": 9}, {"ship": {"least": 3, "most": 8}})
    False
    """
    return all(is_value(at(view, path), value) for path, value in wanted.items())


def at(view: Any, path: str) -> Any:
    """Return the value at a path, or None."""
    for name in path.removesuffix("#").split("."):
        if isinstance(view, dict):
            view = view.get(name)
        elif isinstance(view, list | tuple) and name.isdigit() and int(name) < len(view):
            view = view[int(name)]
        else:
            return None
    return (len(view) if view is not None else None) if path.endswith("#") else view


def is_value(value: Any, wanted: Any) -> bool:
    if isinstance(wanted, dict) and "some" in wanted:
        return (value is not None) is wanted["some"]
    if isinstance(wanted, dict):
        low, high = wanted.get("least", -1_000_000), wanted.get("most", 1_000_000)
        return isinstance(value, int) and low <= value <= high
    return bool(value == wanted)
