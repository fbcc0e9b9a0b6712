"""`hautemer replay`: checks every entry of a record against the rules and prints the match."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path
from typing import Any

import click

from hautemer.cli.options import data_option, language_option, read_data, read_file
from hautemer.cli.terminal.random_draw import drawn
from hautemer.core import record, registry
from hautemer.core.codec import MAX_BYTES, Move, encode, plain
from hautemer.core.errors import BadOptions, IllegalEntry, NotARecord, Problem
from hautemer.core.fairness import TOGETHER, contributors
from hautemer.core.game import DataFile
from hautemer.core.match import Match
from hautemer.words import Plain, Words

# More moves than this are of no use to a reader, and some offers have millions.
MAX_MOVES = 100_000

ILLEGAL, NO_RECORD = 1, 2


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object per record instead of sentences."
)
@click.option("--until", type=click.IntRange(min=0), metavar="N", help="Stop after N entries.")
@click.option(
    "--view", metavar="SEAT", help="Add everything that this seat knows; `all` adds the whole state."
)
@click.option("--moves", metavar="SEAT", help="Add every legal move of this seat; `null` for the clock.")
@data_option
@language_option
@click.pass_context
def command(
    ctx: click.Context,
    files: tuple[Path, ...],
    as_json: bool,
    until: int | None,
    view: str | None,
    moves: str | None,
    data: Path | None,
    language: str,
) -> None:
    """Replay records and check every entry against the rules.

    FILES are records; `-` reads standard input, and a file that ends in .jsonl has one record per line.
    The exit status is the worst of: 0 replayed; 1 an entry is not legal, or its random outcomes
    are missing, impossible or too many; 2 the file is not a record, or its game, seats, options or initial
    deal are wrong.
    """
    worst = 0
    for document in documents(files):
        try:
            if isinstance(document, Problem):
                raise document
            replay = begun(document, read_data(data))
            if as_json:
                click.echo(encode(describe(replay.run(until), view, moves)))
                continue
            try:
                replay.run(until)
            finally:  # print the match up to a wrong entry
                tell(replay.match, view, moves, language)
                tell_draw(replay.record, language)
        except Problem as problem:
            worst = max(worst, ILLEGAL if isinstance(problem, IllegalEntry) else NO_RECORD)
            complain(problem, language, as_json=as_json)
    ctx.exit(worst)


def documents(files: tuple[Path, ...]) -> Iterator[bytes | Problem]:
    """Yield the undecoded records of some files. A file that cannot be read yields its problem."""
    for path in files:
        try:
            if path.suffix == ".jsonl":
                yield from lines(path)
            else:
                yield read_file(path, MAX_BYTES + 1)
        except Problem as problem:
            yield problem


def lines(path: Path) -> Iterator[bytes]:
    """Yield the lines of a file that are not empty, one at a time: such files may be long."""
    empty = True
    try:
        with path.open("rb") as file:
            while line := file.readline(MAX_BYTES + 1):
                if line.strip():
                    empty = False
                    yield line
    except OSError:
        raise BadOptions("unreadable", file=str(path)) from None
    if empty:
        raise NotARecord("empty_file")


def begun(document: bytes, replacement: tuple[bytes, DataFile] | None) -> record.Replay:
    """Return the replay of a record at its beginning."""
    found = record.read(document)
    return record.Replay(found, record.game_of(found, registry.find, replacement))


def describe(match: Match, view: str | None, moves: str | None) -> dict[str, Any]:
    """Return the object that `--json` prints."""
    game, state, result = match.game, match.state, match.result
    answer: dict[str, Any] = {
        "game": game.meta.key,
        "seats": len(match.names),
        "entries": len(match.log),
        "finished": result is not None,
        "scores": list(game.scores(state)),
        "winners": [] if result is None else list(result.winners),
        "reason": None if result is None else result.reason,
        "waiting_for": list(match.waiting_for()),
        "offers": {
            "null" if actor is None else str(actor): [offer.describe() for offer in match.offers(actor)]
            for actor in sorted(game.actors(state), key=lambda actor: (actor is None, actor))
        },
        "public": game.view(state, None),
    }
    if view == "all":
        answer["state"] = plain(state)
    elif view is not None:
        answer["view"] = game.view(state, seat_of(match, view))
    if moves is not None:
        answer["moves"] = [plain(move) for move in every_move(match, moves)]
    return answer


def every_move(match: Match, mover: str) -> Iterator[Move]:
    """Return the legal moves of a seat or, for `null`, of the clock."""
    offers = match.offers(None if mover == "null" else seat_of(match, mover))
    return islice(chain.from_iterable(offer.each() for offer in offers), MAX_MOVES)


def seat_of(match: Match, text: str) -> int:
    """Return the seat that the command line names."""
    if not text.isdecimal() or int(text) >= len(match.names):
        raise BadOptions("no_such_seat", seat=text[:20])
    return int(text)


def tell(match: Match, view: str | None, moves: str | None, language: str) -> None:
    """Print the match in sentences, as a spectator or one of the seats sees it."""
    viewer = None if view in (None, "all") else seat_of(match, view)
    words = Words(language, match.game.meta.key, match.names)
    everybody = list(range(len(match.names)))
    click.secho(words.say("replay-title", title=Plain(words.say("title")), seats=everybody), bold=True)
    for fact in match.facts[viewer]:
        click.echo("  " + words.fact(fact, viewer))
    result = match.result
    if result is None:
        if match.waiting_for():
            click.echo(words.say("replay-waiting", seats=list(match.waiting_for())))
    else:
        click.echo(words.say(f"reason-{result.reason.replace('_', '-')}"))
        click.echo(words.say("winners", seats=list(result.winners), count=len(result.winners)))
    for seat, score in enumerate(match.game.scores(match.state)):
        click.echo("  " + words.say("score-line", seat=seat, score=score))
    for move in every_move(match, moves) if moves is not None else ():
        click.echo(encode(move))


def tell_draw(found: record.Record, language: str) -> None:
    """Print whose devices contributed to the random draw; `hautemer verify` checks it."""
    proof = found.commitment
    if isinstance(proof, record.Commitment) and proof.scheme == TOGETHER:
        said = drawn(Words(language), found.seats, contributors(proof), proof.without, agreed=proof.agreed)
        click.echo("\n".join(said))


def complain(problem: Problem, language: str, *, as_json: bool) -> None:
    """Print what is wrong with a record."""
    if as_json:
        reason = problem.reason if isinstance(problem, IllegalEntry) else problem
        entry = problem.position if isinstance(problem, IllegalEntry) else None
        click.echo(encode({"error": {"entry": entry, "message": Words(language).problem(reason)}}))
    else:
        click.echo(Words(language).problem(problem), err=True)
