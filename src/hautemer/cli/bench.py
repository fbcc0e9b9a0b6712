"""`hautemer bench`: how fast the rules go."""

from __future__ import annotations

import importlib.util
from functools import partial
from typing import Any

import click
from rich.console import Console

from hautemer.cli import _tables
from hautemer.cli._shared import find_game, language_option, options_option, read_options, telling
from hautemer.cli._tables import titled
from hautemer.core import registry
from hautemer.core.codec import encode
from hautemer.sim import bench, peers
from hautemer.words import Plain, Words


@click.command()
@click.argument("games", nargs=-1)
@click.option("--seats", type=int, help="Number of seats.  [default: the most the game allows]")
@click.option(
    "--seconds", type=click.FloatRange(0.03, 600), default=3.0, show_default=True, help="For each figure."
)
@click.option(
    "--peers", "with_peers", is_flag=True, help="Measure other engines too, where they are installed."
)
@click.option(
    "--screens", is_flag=True, help="Measure the browser's screens, its processor slowed four times."
)
@click.option(
    "--moments",
    type=click.IntRange(1, 3),
    default=3,
    show_default=True,
    help="With --screens: early, in the middle and late in a match, or fewer.",
)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@options_option
@language_option
def command(
    games: tuple[str, ...],
    seats: int | None,
    seconds: float,
    with_peers: bool,
    screens: bool,
    moments: int,
    as_json: bool,
    options: tuple[str, ...],
    language: str,
) -> None:
    """Measure random playouts, copies and resamples on one core.

    GAMES are keys; none means all. A decision is a seat's move applied: offers are made, one move is chosen,
    the move is applied; entries of the clock do not count. Each figure is the best of three measurements,
    each game has a process of its own, and all take turns.

    With --screens: how long the browser takes from a press to the picture that shows it, on every board, and
    how heavy the first page is. It needs Playwright and a built client.
    """
    if screens:
        measure_screens(games, seats, moments, as_json, language)
        return
    with telling(language):
        engines: dict[str, bench.Engine] = {}
        seated: dict[str, int] = {}
        for key in games or registry.keys():
            game = find_game(key)
            seated[key] = game.meta.seats[1] if seats is None else seats
            settled = game.settle(seated[key], read_options(options))
            engines[key] = partial(bench.works_of, key, seated[key], settled)
        others, missing = peers.engines() if with_peers else ({}, [])
        with Console(stderr=True).status("…"):
            rates = bench.best_rates(engines | others, seconds)
    answer: dict[str, Any] = {
        "machine": bench.machine(),
        "games": {key: {"seats": number, **rates[key]} for key, number in seated.items()},
        "peers": {name: rates[name][peers.DECISIONS] for name in others},
    }
    if as_json:
        click.echo(encode(answer))
        return
    words = Words(language)
    show(answer, words)
    for peer in missing:
        click.echo(words.say("bench-missing", peer=Plain(peer)), err=True)


def show(answer: dict[str, Any], words: Words) -> None:
    """The figures as tables."""
    console = Console()
    title = words.say("bench-title", machine=Plain(answer["machine"]))
    table = titled(title)
    table.add_column(words.say("bench-game"))
    for heading in ("seats", "decisions", "copies", "resamples"):
        table.add_column(words.say(f"bench-{heading}"), justify="right")
    for key, figures in answer["games"].items():
        table.add_row(key, *(f"{figure:,.0f}" for figure in figures.values()))
    console.print(table)
    if answer["peers"]:
        table = titled(words.say("bench-peers"))
        table.add_column(words.say("bench-peer"))
        table.add_column(words.say("bench-decisions"), justify="right")
        for key in answer["games"]:
            table.add_column(words.say("bench-ratio", game=Plain(key)), justify="right")
        for peer, rate in answer["peers"].items():
            ratios = [figures["decisions_per_second"] / rate for figures in answer["games"].values()]
            table.add_row(peer, f"{rate:,.0f}", *(f"{ratio:.1f}" for ratio in ratios))
        console.print(table)


def measure_screens(
    games: tuple[str, ...], seats: int | None, moments: int, as_json: bool, language: str
) -> None:
    """Measures the screens, and tells."""
    words = Words(language)
    if importlib.util.find_spec("playwright") is None:
        click.echo(words.say("screenshots-missing"), err=True)
        raise click.exceptions.Exit(2)
    with telling(language):
        from hautemer.cli import _paint

        boards = _paint.boards([find_game(key).meta.key for key in games] or registry.keys(), seats)
        with _tables.progress(words, "bench-screens-progress") as bar:
            task = bar.add_task("", total=len(boards) * len(_paint.SCREENS))
            weight = _paint.Weight(0, 0)
            figures: list[_paint.Paint] = []
            for found in _paint.measure(boards, moments):
                if isinstance(found, _paint.Weight):
                    weight = found
                else:
                    figures.append(found)
                    bar.advance(task)
    if as_json:
        boards_told = [
            {**one._asdict(), "slowest": [press._asdict() for press in one.slowest]} for one in figures
        ]
        click.echo(encode({"first_page": weight._asdict(), "boards": boards_told}))
        return
    table = titled(words.say("bench-screens-title", slower=_paint.SLOWER))
    for heading in ("game", "seats"):
        table.add_column(words.say(f"bench-{heading}"), justify="right" if heading == "seats" else "left")
    for heading in ("size", "presses", "half", "worst", "busy", "busiest"):
        table.add_column(words.say(f"bench-screens-{heading}"), justify="right")
    for *shown, _ in figures:
        table.add_row(*map(str, shown))
    slowest = titled(words.say("bench-screens-slowest"))
    for heading in ("bench-game", "bench-seats", "bench-screens-size", "bench-screens-press"):
        slowest.add_column(words.say(heading))
    slowest.add_column(words.say("bench-screens-wait"), justify="right")
    for one in figures:
        for press in one.slowest:
            slowest.add_row(one.game, str(one.seats), one.size, press.name, str(press.wait))
    console = Console()
    console.print(table)
    console.print(slowest)
    console.print(
        words.say("bench-screens-weight", packed=weight.packed // 1000, unpacked=weight.unpacked // 1000)
    )
