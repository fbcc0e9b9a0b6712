"""`hautemer verify`: checks that the random outcomes of a match were fixed before its first move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from hautemer.cli.options import data_option, language_option, read_data, read_file
from hautemer.cli.terminal.random_draw import names_at
from hautemer.core import record, registry
from hautemer.core.codec import MAX_BYTES
from hautemer.core.errors import BadLuck, IllegalEntry, Problem
from hautemer.core.fairness import contributors
from hautemer.words import Plain, Words

NOT_PROVED, NO_RECORD = 1, 2


@click.command()
@click.argument("file", metavar="RECORD", type=click.Path(path_type=Path))
@click.option("--hash", "promised", metavar="SHA256", help="The hash that was shown before the first move.")
@data_option
@language_option
@click.pass_context
def command(ctx: click.Context, file: Path, promised: str | None, data: Path | None, language: str) -> None:
    """Prove that the random outcomes of RECORD were fixed before the first move.

    The table showed a hash before the match began. The record of a finished match reveals the secret behind
    it, and what the players' devices contributed (docs/fair-luck.md). All outcomes are drawn again from these
    and compared. Name the hash that you saw with --hash: this proves that the record contains the same one.
    `-` reads standard input.

    The exit status is 0 if the outcomes are proved, 1 if they are not, 2 if the file is not a record. The
    outcomes of a guided match are written down beforehand: the command says so and does not call them
    proved.
    """
    words = Words(language)
    try:
        found = record.read(read_file(file, MAX_BYTES + 1))
        game = record.game_of(found, registry.find, read_data(data))
        shown = found.commitment
        sha256 = shown.sha256 if isinstance(shown, record.Commitment) else None
        if promised is not None and sha256 is not None and promised.strip().lower() != sha256.lower():
            raise BadLuck("broken_commitment")
        written = record.verify(found, game, registry.lessons(found.game))
    except Problem as problem:
        click.echo(words.problem(problem), err=True)
        if isinstance(problem, BadLuck | IllegalEntry):
            click.echo(words.say("verify-not-proved"), err=True)
            ctx.exit(NOT_PROVED)
        ctx.exit(NO_RECORD)
    assert sha256 is not None
    outcomes = len(found.setup) + sum(len(entry.get("chance", ())) for entry in found.entries)
    if written:
        click.echo(words.say("verify-written", count=written, drawn=outcomes - written), err=True)
        click.echo(words.say("verify-not-proved"), err=True)
        ctx.exit(NOT_PROVED)
    click.echo(words.say("verify-proved", count=outcomes, entries=len(found.entries)))
    message = "verify-hash" if promised is None else "verify-hash-compared"
    click.echo(words.say(message, sha256=Plain(sha256)))
    assert isinstance(shown, record.Commitment)
    for line in contributions(words, shown, found.seats):
        click.echo(line)


def contributions(words: Words, shown: record.Commitment, names: Sequence[str]) -> list[str]:
    """Return sentences about the devices that contributed to proved random outcomes."""
    seats, last = contributors(shown), shown.rounds[-1].devices if shown.rounds else ()
    lines = (
        [words.say("verify-together", count=len(last), names=names_at(words, names, seats))] if seats else []
    )
    if not seats:
        lines.append(words.say("verify-server-only"))
    elif shown.without:
        lines.append(words.say("verify-without", names=names_at(words, names, shown.without)))
    if shown.agreed:
        lines.append(words.say("verify-agreed"))
    return lines
