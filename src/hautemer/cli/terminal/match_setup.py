"""Menus of the terminal in which a person chooses the game, the seats and the options of a new match."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from hautemer.cli.commands.games import option_text, option_title, value_title
from hautemer.cli.terminal.prompt import Cancelled, TerminalPerson
from hautemer.core import registry
from hautemer.core.game import AnyGame
from hautemer.words import Plain, Words

# Seats of a match for which no number is chosen, if the game allows it.
USUAL_SEATS = 4


def usual_seats(game: AnyGame) -> int:
    """Return the number of seats of a match for which no number is chosen."""
    least, most = game.meta.seats
    return min(most, max(least, USUAL_SEATS))


def choose_game(person: TerminalPerson) -> str:
    """Let the person choose a game from a menu."""
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


def choose_seats(person: TerminalPerson, game: AnyGame) -> int:
    """Let the person choose the number of seats."""
    least, most = game.meta.seats
    if least == most:
        return least
    default = usual_seats(game)
    question = person.words.say("play-how-many", low=least, high=most, default=default)
    while True:
        try:
            return person.number(question, least, most, default)
        except Cancelled:
            continue


def choose_options(person: TerminalPerson, game: AnyGame, given: dict[str, Any]) -> dict[str, Any]:
    """Let the person change the options: a number selects the next value of one, Enter begins the match."""
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
