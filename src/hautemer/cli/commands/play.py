"""`hautemer play`: a match against bots, here in the terminal."""

from __future__ import annotations

import getpass
import io
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from hautemer import bots
from hautemer.cli.options import (
    data_option,
    find_game,
    language_option,
    options_option,
    read_bots,
    read_file,
    read_options,
    telling,
)
from hautemer.cli.terminal import saves
from hautemer.cli.terminal.console import UninterruptedConsole
from hautemer.cli.terminal.local import LocalTable, best_bot
from hautemer.cli.terminal.match_setup import choose_game, choose_options, choose_seats, usual_seats
from hautemer.cli.terminal.prompt import Quit, TerminalPerson
from hautemer.cli.terminal.saves import SavedMatch, open_waiting
from hautemer.core.chance import secret_of
from hautemer.core.errors import BadOptions, Problem
from hautemer.core.match import Match, live
from hautemer.core.record import MAX_NAME
from hautemer.server.tables.lessons import lesson_of
from hautemer.words import Plain, Words


@click.command()
@click.argument("key", metavar="[GAME]", required=False)
@click.option("--seats", type=int, metavar="N", help="Number of seats, yours included.")
@click.option("--seat", type=click.IntRange(min=0), default=0, show_default=True, help="Your seat.")
@click.option(
    "--bots",
    "wanted",
    metavar="NAME[,NAME…]",
    default="",
    help="One bot for all other seats, or exactly one for each of them. `hautemer games` lists their names; "
    "MODULE:CLASS names a class of your own.",
)
@options_option
@click.option("--lesson", is_flag=True, help="A guided match with prepared moves and a coach who explains.")
@click.option(
    "--chapter", type=click.IntRange(min=1), default=1, help="With --lesson: the chapter to start with."
)
@click.option("--seed", metavar="TEXT", help="The same text gives the same random outcomes.")
@click.option("--name", metavar="NAME", help="Your name at the table.")
@data_option
@click.option(
    "--resume", "resuming", is_flag=True, help="Continue the match in FILE, or the newest saved match."
)
@click.option(
    "--server", "address", metavar="URL", help="Play at a server; the link of an invitation works too."
)
@click.option("--table", "wanted_table", metavar="CODE", help="At a server: the code, link or id of a table.")
@click.option("--pace", type=click.FloatRange(min=0, max=60), help="Seconds between bots' moves.")
@language_option
def command(
    key: str | None,
    seats: int | None,
    seat: int,
    wanted: str,
    options: tuple[str, ...],
    lesson: bool,
    chapter: int,
    seed: str | None,
    name: str | None,
    data: Path | None,
    resuming: bool,
    address: str | None,
    wanted_table: str | None,
    pace: float | None,
    language: str,
) -> None:
    """Play GAME against bots; without GAME, choose from a list.

    The match is saved after every move: leave with q or Ctrl-C, and continue with `hautemer play --resume`
    (name a saved match in place of GAME to choose it).
    """
    never_stumble()
    person = TerminalPerson(Words(language), UninterruptedConsole(highlight=False))
    with telling(language):
        if address is not None:
            here = {
                "--bots": wanted,
                "--seed": seed,
                "--data": data,
                "--lesson": lesson,
                "--resume": resuming,
            }
            for option in (option for option, value in here.items() if value):
                raise BadOptions("not_at_a_server", option=option)
            from hautemer.cli.terminal.lobby import visit

            called = names_of(person.words, [None], name)[0]
            chosen = (
                None if key is None else lambda: settings_of(str(key), seats, read_options(options), pace)
            )
            visit(address, wanted_table, person, called, chosen)
            return
        try:
            if resuming:
                waiting = resumed(person, None if key is None else Path(key), read_bots(wanted))
            elif lesson:
                waiting = taught(person, key or choose_game(person), chapter, wanted, name)
            else:
                waiting = (None if key else offered(person, read_bots(wanted))) or seated(
                    person, key, seats, seat, wanted, read_options(options), seed, name, data
                )
        except Quit:
            return
        while True:
            table = LocalTable(waiting, person, pace=pace or 0)
            try:
                if table.play() is None or not person.agrees(person.words.say("play-rematch"), default=False):
                    return
            except Quit:
                return
            waiting = rematch(waiting)


def never_stumble() -> None:
    """Replace characters that the terminal cannot read or print, so that they do not end the match."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


# Saved matches


def resumed(person: TerminalPerson, path: Path | None, own: Sequence[str]) -> SavedMatch:
    """Return the match in a file, or else the newest saved match. Report a broken file and leave it.

    `own`: the bots of the person's own (`module:Class`) that the command line names.
    """
    if path is None:
        waiting = newest(person, own)
        if waiting is None:
            person.say("play-none-waits")
            raise click.exceptions.Exit(2)
        return waiting
    try:
        return open_waiting(path, own)
    except Problem as problem:
        tell_broken(person, path, problem)
        raise click.exceptions.Exit(2) from problem


def newest(person: TerminalPerson, own: Sequence[str]) -> SavedMatch | None:
    """Return the newest saved match. Report broken files and pass over them."""
    for path in saves.kept():
        try:
            return open_waiting(path, own)
        except Problem as problem:
            tell_broken(person, path, problem)
    return None


def tell_broken(person: TerminalPerson, path: Path, problem: Problem) -> None:
    """Print that a saved match cannot be read, and why."""
    why = Plain(person.words.problem(problem))
    click.echo(person.words.say("play-broken", file=Plain(str(path)), why=why), err=True)


def offered(person: TerminalPerson, own: Sequence[str]) -> SavedMatch | None:
    """Return the newest saved match if the person wants to continue it."""
    waiting = newest(person, own)
    if waiting is None:
        return None
    words = Words(person.words.language, waiting.match.game.meta.key, waiting.match.names)
    question = words.say("play-go-on", title=Plain(words.say("title")), moves=len(waiting.match.played))
    return waiting if person.agrees(question, default=True) else None


# New matches


def seated(
    person: TerminalPerson,
    key: str | None,
    seats: int | None,
    seat: int,
    wanted: str,
    options: dict[str, Any],
    seed: str | None,
    name: str | None,
    data: Path | None,
) -> SavedMatch:
    """Return a new match, as the command line says or as the person chooses."""
    if key is None:
        key = choose_game(person)
        game = find_game(key, data)
        seats = choose_seats(person, game) if seats is None else seats
        options = choose_options(person, game, game.settle(seats, options))
    game = find_game(key, data)
    seats = usual_seats(game) if seats is None else seats
    game.settle(seats, options)
    if seat >= seats:
        raise BadOptions("no_such_seat", seat=seat)
    others = bots.for_seats(game, read_bots(wanted) or [best_bot(bots.names(game))], seats - 1)
    players: list[str | None] = [*others[:seat], None, *others[seat:]]
    names = names_of(person.words, players, name)
    secret = secrets.token_bytes(32) if seed is None else secret_of(seed)
    match = Match.begin(game, names, options, live(secret))
    numbers = None if data is None else read_file(data)
    return SavedMatch(match, secret, seat, players, seed=seed, numbers=numbers)


def taught(person: TerminalPerson, key: str, chapter: int, wanted: str, name: str | None) -> SavedMatch:
    """Return a chapter of a guided match: seats, options and the first random outcomes are prepared."""
    game, lesson = find_game(key), lesson_of(key, chapter)
    others = bots.for_seats(game, read_bots(wanted) or [best_bot(bots.names(game))], len(lesson.names) - 1)
    players: list[str | None] = [*others[: lesson.seat], None, *others[lesson.seat :]]
    own = names_of(person.words, [None], name)[0]
    if own.casefold() in (other.casefold() for other in lesson.names):
        own = person.words.say("play-me")
    names = [own if seat == lesson.seat else other for seat, other in enumerate(lesson.names)]
    secret = secrets.token_bytes(32)
    match = Match.begin(game, names, lesson.options, live(secret), lesson)
    match.play_prologue()
    return SavedMatch(match, secret, lesson.seat, players)


def settings_of(key: str, seats: int | None, options: dict[str, Any], pace: float | None) -> dict[str, Any]:
    """Return the settings of a new table at a server."""
    game = find_game(key)
    number = usual_seats(game) if seats is None else seats
    settings = {"game": key, "seats": number, "options": game.settle(number, options)}
    return settings if pace is None else {**settings, "pace": {"bot": int(1000 * pace)}}


def names_of(words: Words, players: Sequence[str | None], name: str | None) -> list[str]:
    """Return a name for every seat: the person's, and sailors' names for the bots."""
    own = "".join(letter for letter in (name or own_name(words)) if letter.isprintable()).strip()
    if not 1 <= len(own) <= MAX_NAME:
        raise BadOptions("names", limit=MAX_NAME)
    sailors = [sailor.strip() for sailor in words.say("play-sailors").split(",")]
    free = iter([sailor for sailor in sailors if sailor.casefold() != own.casefold()])
    return [own if player is None else next(free) for player in players]


def own_name(words: Words) -> str:
    """Return the name of the person's account on this machine."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError, ImportError):
        return words.say("play-me")


def rematch(waiting: SavedMatch) -> SavedMatch:
    """Return a match with the same settings and a new deal."""
    match, secret = waiting.match, secrets.token_bytes(32)
    again = Match.begin(match.game, match.names, match.options, live(secret))
    return SavedMatch(again, secret, waiting.seat, waiting.bots, numbers=waiting.numbers)
