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
from rich.text import Text

from hautemer import bots
from hautemer.cli import _saves
from hautemer.cli._calm import Calm
from hautemer.cli._person import Cancelled, Left, Person
from hautemer.cli._saves import Waiting, open_waiting
from hautemer.cli._shared import (
    data_option,
    find_game,
    language_option,
    options_option,
    read_file,
    read_options,
    split_names,
    telling,
)
from hautemer.cli._table import Table, best_bot
from hautemer.cli.games import option_text, option_title, value_title
from hautemer.core import registry
from hautemer.core.chance import secret_of
from hautemer.core.errors import BadOptions, Problem
from hautemer.core.game import AnyGame
from hautemer.core.match import Match, live
from hautemer.core.record import MAX_NAME
from hautemer.server.lessons import lesson_of
from hautemer.words import Plain, Words

# A friendly number at a table, where a game allows it.
FRIENDLY = 4


@click.command()
@click.argument("key", metavar="[GAME]", required=False)
@click.option("--seats", type=int, metavar="N", help="How many play, you included.")
@click.option("--seat", type=click.IntRange(min=0), default=0, show_default=True, help="Your seat.")
@click.option(
    "--bots",
    "wanted",
    metavar="NAME[,NAME…]",
    default="",
    help="One bot for all other seats, or exactly one for each of them. `hautemer games` lists them.",
)
@options_option
@click.option("--lesson", is_flag=True, help="A guided first round: written luck, and a coach who explains.")
@click.option("--seed", metavar="TEXT", help="The same text gives the same luck.")
@click.option("--name", metavar="NAME", help="What the others call you.")
@data_option
@click.option(
    "--resume", "resuming", is_flag=True, help="Go on with FILE, or with the newest match that waits."
)
@click.option(
    "--server", "address", metavar="URL", help="Play with others at a server; an invitation's link will do."
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

    The match is saved after every move: leave with q or Ctrl-C, and go on with `hautemer play --resume`
    (a saved match may be named in place of GAME).
    """
    never_stumble()
    person = Person(Words(language), Calm(highlight=False))
    with telling(language):
        if address is not None:
            from hautemer.cli._lobby import visit

            called = names_of(person.words, [None], name)[0]
            chosen = (
                None if key is None else lambda: settings_of(str(key), seats, read_options(options), pace)
            )
            visit(address, wanted_table, person, called, chosen)
            return
        try:
            if resuming:
                waiting = resumed(person, None if key is None else Path(key))
            elif lesson:
                waiting = taught(person, key or choose_game(person), wanted, name)
            else:
                waiting = (None if key else offered(person)) or seated(
                    person, key, seats, seat, wanted, read_options(options), seed, name, data
                )
        except Left:
            return
        while True:
            table = Table(waiting, person, pace=pace or 0)
            try:
                if table.play() is None or not person.agrees(person.words.say("play-rematch"), default=False):
                    return
            except Left:
                return
            waiting = rematch(waiting)


def never_stumble() -> None:
    """No answer and no terminal is so odd that reading or printing it ends the match."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


# Going on


def resumed(person: Person, path: Path | None) -> Waiting:
    """The match in a file, or the newest that waits; a broken file is told of and left as it is."""
    if path is None:
        waiting = newest(person)
        if waiting is None:
            person.say("play-none-waits")
            raise click.exceptions.Exit(2)
        return waiting
    try:
        return open_waiting(path)
    except Problem as problem:
        tell_broken(person, path, problem)
        raise click.exceptions.Exit(2) from problem


def newest(person: Person) -> Waiting | None:
    """The newest match that waits; broken files are told of and passed over."""
    for path in _saves.kept():
        try:
            return open_waiting(path)
        except Problem as problem:
            tell_broken(person, path, problem)
    return None


def tell_broken(person: Person, path: Path, problem: Problem) -> None:
    """Says that a saved match cannot be read, and why."""
    why = Plain(person.words.problem(problem))
    click.echo(person.words.say("play-broken", file=Plain(str(path)), why=why), err=True)


def offered(person: Person) -> Waiting | None:
    """The match that waits, if there is one and the person wants to go on with it."""
    waiting = newest(person)
    if waiting is None:
        return None
    words = Words(person.words.language, waiting.match.game.meta.key, waiting.match.names)
    question = words.say("play-go-on", title=Plain(words.say("title")), moves=len(waiting.match.played))
    return waiting if person.agrees(question, default=True) else None


# Sitting down


def seated(
    person: Person,
    key: str | None,
    seats: int | None,
    seat: int,
    wanted: str,
    options: dict[str, Any],
    seed: str | None,
    name: str | None,
    data: Path | None,
) -> Waiting:
    """A new match, as the command line says or as the person chooses."""
    if key is None:
        key = choose_game(person)
        game = find_game(key, data)
        seats = choose_seats(person, game) if seats is None else seats
        options = choose_options(person, game, game.settle(seats, options))
    game = find_game(key, data)
    least, most = game.meta.seats
    seats = min(most, max(least, FRIENDLY)) if seats is None else seats
    game.settle(seats, options)
    if seat >= seats:
        raise BadOptions("no_such_seat", seat=seat)
    others = bots.for_seats(game, split_names(wanted) or [best_bot(bots.names(game))], seats - 1)
    players: list[str | None] = [*others[:seat], None, *others[seat:]]
    names = names_of(person.words, players, name)
    secret = secrets.token_bytes(32) if seed is None else secret_of(seed)
    match = Match.begin(game, names, options, live(secret))
    numbers = None if data is None else read_file(data)
    return Waiting(match, secret, seat, players, seed=seed, numbers=numbers)


def taught(person: Person, key: str, wanted: str, name: str | None) -> Waiting:
    """A guided first round: who sits where, the options and the first luck are written down."""
    game, lesson = find_game(key), lesson_of(key)
    others = bots.for_seats(game, split_names(wanted) or [best_bot(bots.names(game))], len(lesson.names) - 1)
    players: list[str | None] = [*others[: lesson.seat], None, *others[lesson.seat :]]
    own = names_of(person.words, [None], name)[0]
    if own.casefold() in (other.casefold() for other in lesson.names):
        own = person.words.say("play-me")
    names = [own if seat == lesson.seat else other for seat, other in enumerate(lesson.names)]
    secret = secrets.token_bytes(32)
    match = Match.begin(game, names, lesson.options, live(secret), lesson)
    return Waiting(match, secret, lesson.seat, players)


def settings_of(key: str, seats: int | None, options: dict[str, Any], pace: float | None) -> dict[str, Any]:
    """What a table at a server is to be."""
    game = find_game(key)
    least, most = game.meta.seats
    number = min(most, max(least, FRIENDLY)) if seats is None else seats
    settings = {"game": key, "seats": number, "options": game.settle(number, options)}
    return settings if pace is None else {**settings, "pace": {"bot": int(1000 * pace)}}


def choose_game(person: Person) -> str:
    """A menu of the games."""
    keys = registry.keys()
    person.write(Text(person.words.say("play-welcome"), "bold cyan"))
    labels = []
    for key in keys:
        words = Words(person.words.language, key)
        labels.append(Text.assemble((words.say("title"), "bold"), "  ", (words.say("tagline"), "italic")))
    person.list_choices(labels)
    question = person.words.say("play-which-game")
    while True:
        try:
            return keys[person.number(question, 1, len(keys), 1) - 1]
        except Cancelled:
            continue


def choose_seats(person: Person, game: AnyGame) -> int:
    """How many play."""
    least, most = game.meta.seats
    if least == most:
        return least
    default = min(most, max(least, FRIENDLY))
    question = person.words.say("play-how-many", low=least, high=most, default=default)
    while True:
        try:
            return person.number(question, least, most, default)
        except Cancelled:
            continue


def choose_options(person: Person, game: AnyGame, given: dict[str, Any]) -> dict[str, Any]:
    """The options in plain words; a number takes the next value of one, nothing begins the match."""
    words = Words(person.words.language, game.meta.key)
    options = {key: option for key, option in game.meta.options.items() if option.values}
    chosen = dict(given)
    while options:
        labels = [
            words.say(
                "play-option",
                option=Plain(option_title(words, key)),
                value=Plain(value_title(words, key, chosen[key])),
                standard=chosen[key] == options[key].standard(),
            )
            for key in options
        ]
        person.list_choices(labels)
        try:
            number = person.number(words.say("play-change-option", high=len(labels)), 0, len(labels), 0)
        except Cancelled:
            continue
        if number == 0:
            break
        key = list(options)[number - 1]
        values = options[key].values
        here = [option_text(value) for value in values].index(option_text(chosen[key]))
        chosen[key] = values[(here + 1) % len(values)]
    return chosen


def names_of(words: Words, players: Sequence[str | None], name: str | None) -> list[str]:
    """A name for every seat: the person's own, and sailors' for the bots."""
    own = "".join(letter for letter in (name or own_name(words)) if letter.isprintable()).strip()
    if not 1 <= len(own) <= MAX_NAME:
        raise BadOptions("names", limit=MAX_NAME)
    sailors = [sailor.strip() for sailor in words.say("play-sailors").split(",")]
    free = iter([sailor for sailor in sailors if sailor.casefold() != own.casefold()])
    return [own if player is None else next(free) for player in players]


def own_name(words: Words) -> str:
    """What the person is called on this machine."""
    try:
        return getpass.getuser().capitalize()
    except (OSError, KeyError, ImportError):
        return words.say("play-me")


def rematch(waiting: Waiting) -> Waiting:
    """The same again, with new luck."""
    match, secret = waiting.match, secrets.token_bytes(32)
    again = Match.begin(match.game, match.names, match.options, live(secret))
    return Waiting(again, secret, waiting.seat, waiting.bots, numbers=waiting.numbers)
