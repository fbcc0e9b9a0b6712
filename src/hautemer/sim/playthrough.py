"""Playthroughs: a match as a text that is read, kept and compared line by line.

    python -m hautemer.sim.playthrough RECORD.json > FILE
    python -m hautemer.sim.playthrough --game KEY --seats 4 --bots random --seed S --option KEY=VALUE > FILE
    python -m hautemer.sim.playthrough --again FILE [FILE …]

The first line holds the record, so that the whole text can be made again from itself: after a change of the
rules or the views `--again` writes the files anew, and the difference is there to be read.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from hautemer import bots
from hautemer.core import registry
from hautemer.core.chance import secret_of
from hautemer.core.codec import decode, encode, plain
from hautemer.core.errors import NotARecord, Problem
from hautemer.core.game import Seat
from hautemer.core.match import Entry, Fact, Match, live
from hautemer.core.record import Record, Replay, checked, game_of, read, to_bytes, write
from hautemer.sim.run import play_match

HEADER = "record "
# All views are written after every `VIEWS_EVERY` entries: often enough to find where one went wrong.
VIEWS_EVERY = 20


def render(record: Record) -> str:
    """Return the playthrough of a record: entry by entry what was done, drawn, told and asked."""
    return "\n".join(lines(record)) + "\n"


def record_of(text: str) -> Record:
    """Return the record in the first line of a playthrough."""
    first = text.partition("\n")[0]
    if not first.startswith(HEADER):
        raise NotARecord("not_json")
    return read(first.removeprefix(HEADER).encode())


def bare(record: Record) -> Record:
    """Return a record without digests and seed: the text says them itself, and all luck is written."""
    written = decode(to_bytes(record))
    written.pop("seed", None)
    for entry in written["entries"]:
        entry.pop("digest", None)
    return checked(written)


def lines(record: Record) -> Iterator[str]:
    """Yield the lines of a playthrough."""
    replay = Replay(record, game_of(record, registry.find))
    match = replay.match
    yield HEADER + to_bytes(bare(record)).decode()
    for key, value in match.options.items():
        yield f"option {key} {text(value)}"
    for outcome in match.setup:
        yield f"luck {text(outcome)}"
    yield f"digest {match.game.digest(match.state)}"
    yield from asked(match)
    yield from views(match)
    for _ in record.entries:
        heard = {viewer: len(facts) for viewer, facts in match.facts.items()}
        replay.step()
        yield ""
        yield from entered(match.log[-1])
        yield from told(match, heard)
        yield f"digest {match.log[-1].digest}"
        yield from asked(match)
        if len(match.log) % VIEWS_EVERY == 0 or match.result is not None:
            yield from views(match)
    yield ""
    yield f"scores {text(match.game.scores(match.state))}"
    yield "unfinished" if match.result is None else f"result {text(match.result)}"


def entered(entry: Entry) -> Iterator[str]:
    """Yield the move and the random outcomes of an entry."""
    yield f"[{entry.position}] {who(entry.seat)} {text(entry.move)}"
    for outcome in entry.luck:
        yield f"luck {text(outcome)}"


def told(match: Match, heard: dict[Seat | None, int]) -> Iterator[str]:
    """Yield the facts for everybody, then those of single seats that differ."""
    everybody = match.facts[None][heard[None] :]
    yield from (f"fact {fact.fact} {text(fact.details)}" for fact in everybody)
    for seat in range(len(match.names)):
        for fact in differing(match.facts[seat][heard[seat] :], everybody):
            yield f"fact to {seat} {fact.fact} {text(fact.details)}"


def differing(heard: list[Fact], everybody: list[Fact]) -> Iterator[Fact]:
    """Yield the facts that a seat receives in other words than everybody, or alone."""
    left = list(everybody)
    for fact in heard:
        if fact in left:
            left.remove(fact)
        else:
            yield fact


def asked(match: Match) -> Iterator[str]:
    """Yield the seats that the match waits for, and the offers of every seat."""
    yield f"waiting for {text(match.waiting_for())}"
    for seat in sorted(match.game.actors(match.state), key=lambda actor: (actor is None, actor or 0)):
        for offer in match.offers(seat):
            yield f"open to {who(seat)} {text(offer.describe())}"


def views(match: Match) -> Iterator[str]:
    """Yield the public view, field by field, and what each seat knows beyond it."""
    for name, value in plain(match.game.public(match.state)).items():
        yield f"public {name} {text(value)}"
    for seat in range(len(match.names)):
        yield f"own {seat} {text(match.game.private(match.state, seat))}"


def who(seat: Seat | None) -> str:
    """Return a seat, or the clock."""
    return "clock" if seat is None else f"seat {seat}"


def text(value: object) -> str:
    """Return a value as JSON."""
    return encode(value).decode()


def played(key: str, seats: int, names: list[str], seed: str, options: dict[str, Any]) -> Record:
    """Return the record of a match between bots."""
    game = registry.find(key)
    chosen = bots.for_seats(game, names, seats)
    players = [bots.make(game, name) for name in chosen]
    match = play_match(game, chosen, options, players, live(secret_of(seed)), Random(seed))
    return write(match)


def option(argument: str) -> tuple[str, Any]:
    """Return an option from the command line: its value is JSON where it is JSON, else text."""
    key, _, value = argument.partition("=")
    try:
        return key, decode(value.encode())
    except NotARecord:
        return key, value


def main(arguments: list[str] | None = None) -> int:
    """Write the playthrough of a record, or of a match between bots, to standard output."""
    parser = argparse.ArgumentParser(prog="python -m hautemer.sim.playthrough", description=main.__doc__)
    parser.add_argument("record", nargs="?", type=Path)
    parser.add_argument("--game")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--seed", default="playthrough")
    parser.add_argument("--option", action="append", default=[], type=option)
    parser.add_argument("--again", nargs="+", type=Path, metavar="FILE")
    given = parser.parse_args(arguments)
    if [given.record, given.game, given.again].count(None) != 2:
        parser.error("name a record, or a game with --game, or playthroughs with --again")
    try:
        if given.again is not None:
            for file in given.again:
                file.write_text(render(record_of(file.read_text("utf-8"))), "utf-8")
            return 0
        if given.record is not None:
            record = read(given.record.read_bytes())
        else:
            seats = given.seats or registry.find(given.game).meta.seats[0]
            record = played(given.game, seats, given.bots.split(","), given.seed, dict(given.option))
        sys.stdout.write(render(record))
    except (Problem, OSError) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
