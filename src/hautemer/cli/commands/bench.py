"""`hautemer bench`: measures the speed of the rules, of the screens and of memory growth."""

from __future__ import annotations

from functools import partial
from random import Random
from statistics import median
from typing import Any

import click
from rich.console import Console

from hautemer.cli import sim_tables
from hautemer.cli.options import (
    find_game,
    json_option,
    language_option,
    options_option,
    read_options,
    seats_option,
    split_names,
    telling,
)
from hautemer.cli.sim_tables import titled
from hautemer.cli.vector_table import measure_vector
from hautemer.core import ranking, registry
from hautemer.core.codec import encode
from hautemer.extras import MissingExtra, require
from hautemer.sim import bench, peers, searching
from hautemer.sim.memory import SAMPLES, Sample, growth, samples
from hautemer.words import Plain, Words


@click.command()
@click.argument("games", nargs=-1)
@seats_option
@click.option(
    "--seconds",
    type=click.FloatRange(0.1, 600),
    default=20.0,
    show_default=True,
    help="Processor time for the playouts of each game and engine; copies and resamples get a tenth.",
)
@click.option("--peers", "with_peers", is_flag=True, help="Also measure other engines that are installed.")
@click.option(
    "--screens", is_flag=True, help="Measure the screens in a browser whose processor is slowed four times."
)
@click.option(
    "--presses",
    is_flag=True,
    help="Count the presses that whole matches take in a browser if you follow the hints.",
)
@click.option(
    "--seeds",
    type=click.IntRange(1, 100),
    default=10,
    show_default=True,
    help="With --presses: matches per game.",
)
@click.option(
    "--search", is_flag=True, help="Measure the search of learned bots, next to OpenSpiel's if installed."
)
@click.option(
    "--vector",
    is_flag=True,
    help="Measure the steps of learning agents, next to other libraries if installed.",
)
@click.option("--memory", is_flag=True, help="Play all games in one process and print how its memory grows.")
@click.option(
    "--moments",
    type=click.IntRange(1, 3),
    default=3,
    show_default=True,
    help="With --screens: how many moments of a match are measured.",
)
@click.option(
    "--loads",
    type=click.IntRange(1, 20),
    default=5,
    show_default=True,
    help="With --screens: how often each page is loaded. Other work on the machine lengthens single tasks.",
)
@click.option(
    "--parts",
    default="presses,load,motion,tab",
    show_default=True,
    help="With --screens: the parts to measure.",
)
@json_option
@options_option
@language_option
def command(
    games: tuple[str, ...],
    seats: int | None,
    seconds: float,
    with_peers: bool,
    screens: bool,
    presses: bool,
    seeds: int,
    search: bool,
    vector: bool,
    memory: bool,
    moments: int,
    loads: int,
    parts: str,
    as_json: bool,
    options: tuple[str, ...],
    language: str,
) -> None:
    """Measure random playouts, copies and resamples on one core.

    GAMES are keys; without one, all games are measured. A decision is one move of a seat: its offers are
    built, one move is chosen at random and applied; entries of the clock do not count. Every match has a new
    deal. The rates of the first and the last third of the run show whether a game slows down. Each game has
    its own process, and the processes take turns.

    With --screens, for every board, with the processor slowed four times: the time from a press to the
    frame that shows its effect; bytes and the longest task on load; layouts, repaints and main-thread load
    during animations; nodes and memory over a whole match. Limits that are exceeded are listed. Needs the
    extra `dev` and a built client. Use a quiet machine.

    With --presses: the number of presses in a match of four seats against three good bots with default
    settings, if you follow the hints. A press activates a control; the hint button does not count.

    With --vector: the steps per second of vectorised play with observations, for 1, 64 and 1024 matches at a
    time, with the fewest seats that the game allows unless --seats is given; then for 1024 matches with one
    worker process per core. If the extras `rl` and `lab` are installed, environments of PettingZoo and
    RLCard are measured in the same run.

    With --memory: the memory growth of a process that plays all games for --seconds, with random moves and
    with good bots. Caches fill in the first half, so only the second half counts.

    With --search: the decisions that the search of `capitaine` simulates per second, 64 rollouts in
    lock-step, and the milliseconds that the network alone takes for an answer.
    """
    if search:
        measure_search(games, seats, seconds, language, as_json=as_json)
        return
    if vector:
        measure_vector(games, seats, seconds, language, as_json=as_json)
        return
    if memory:
        measure_memory(seconds, language, as_json=as_json)
        return
    if presses:
        count_presses(games, seeds, language, as_json=as_json)
        return
    if screens:
        measure_screens(games, seats, moments, loads, split_names(parts), language, as_json=as_json)
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
            rates = bench.rates(engines | others, seconds)
    answer: dict[str, Any] = {
        "machine": bench.machine(),
        "games": {key: {"seats": number, **figures(rates[key])} for key, number in seated.items()},
        "peers": {name: rates[name][bench.DECISIONS].whole for name in others},
    }
    if as_json:
        click.echo(encode(answer))
        return
    words = Words(language)
    show(answer, words)
    for peer in missing:
        click.echo(words.problem(MissingExtra(peer, "bench")), err=True)


def figures(rates: dict[str, bench.Rate]) -> dict[str, int]:
    """Return the rates of a game for printing. Only decisions have thirds: other runs are short."""
    decisions = rates[bench.DECISIONS]
    rest = {work: rate.whole for work, rate in rates.items() if work != bench.DECISIONS}
    return {
        bench.DECISIONS: decisions.whole,
        "first_third": decisions.first,
        "last_third": decisions.last,
    } | rest


def show(answer: dict[str, Any], words: Words) -> None:
    """Print the figures as tables."""
    console = Console()
    title = words.say("bench-title", machine=Plain(answer["machine"]))
    table = titled(title)
    table.add_column(words.say("bench-game"))
    for heading in ("seats", "decisions", "first", "last", "copies", "resamples"):
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


def measure_memory(seconds: float, language: str, *, as_json: bool) -> None:
    """Measure the memory of this process while it plays, and print it."""
    words = Words(language)
    found: list[Sample] = []
    with sim_tables.progress(words, "bench-memory-progress") as bar:
        task = bar.add_task("", total=SAMPLES)
        for sample in samples(seconds, Random(1)):
            found.append(sample)
            bar.advance(task)
    if as_json:
        click.echo(encode({"growth": growth(found), "samples": [one._asdict() for one in found]}))
        return
    table = titled(words.say("bench-memory-title", growth=Plain(f"{growth(found):.1%}")))
    for heading in ("bench-memory-seconds", "bench-memory-decisions", "bench-memory-megabytes"):
        table.add_column(words.say(heading), justify="right")
    for one in found:
        table.add_row(f"{one.seconds:.0f}", f"{one.decisions:,}", f"{one.kilobytes / 1000:.1f}")
    Console().print(table)


def measure_search(
    games: tuple[str, ...], seats: int | None, seconds: float, language: str, *, as_json: bool
) -> None:
    """Measure the search of learned bots and print the figures."""
    words = Words(language)
    with telling(language):
        keys = [find_game(key).meta.key for key in games] or registry.keys()
        seated = {
            key: registry.meta(key).seats[1] if seats is None else seats
            for key in keys
            if ranking.has_captain(key)
        }
        own, others, missing = searching.engines(seated)
        with Console(stderr=True).status("…"):
            rates = bench.rates(own | others, seconds)
    found = {name: rate[bench.DECISIONS].whole for name, rate in rates.items()}
    answers = {key: 1000 / rates[key][searching.ANSWERS].whole for key in seated}
    if as_json:
        click.echo(encode({"machine": bench.machine(), "decisions": found, "milliseconds": answers}))
        return
    table = titled(words.say("bench-search-title", machine=Plain(bench.machine())))
    table.add_column(words.say("bench-peer"))
    table.add_column(words.say("bench-search-decisions"), justify="right")
    table.add_column(words.say("bench-search-answer"), justify="right")
    for name, rate in found.items():
        table.add_row(name, f"{rate:,}", f"{answers[name]:.2f}" if name in answers else "")
    Console().print(table)
    for peer in missing:
        click.echo(words.problem(MissingExtra(peer, "bench")), err=True)


def count_presses(games: tuple[str, ...], seeds: int, language: str, *, as_json: bool) -> None:
    """Count the presses of whole matches, and print them."""
    words = Words(language)
    with telling(language):
        require("server", "dev")
        from hautemer.devtools.screens import presses

        keys = [find_game(key).meta.key for key in games] or registry.keys()
        numbers = [str(seed) for seed in range(seeds)]
        with sim_tables.progress(words, "bench-screens-progress") as bar:
            task = bar.add_task("", total=len(keys) * seeds)
            found: dict[str, list[presses.Presses]] = {key: [] for key in keys}
            for key in keys:
                for one in presses.measure(key, numbers):
                    found[key].append(one)
                    bar.advance(task)
    medians = {key: median(one.presses for one in counted) for key, counted in found.items()}
    if as_json:
        told = {key: [one._asdict() for one in counted] for key, counted in found.items()}
        click.echo(encode({"median": medians, "matches": told}))
        return
    table = titled(words.say("bench-presses-title"))
    for heading in ("bench-game", "bench-presses-seed", "bench-presses-questions"):
        table.add_column(words.say(heading))
    for heading in ("bench-screens-presses", "bench-presses-by-hand"):
        table.add_column(words.say(heading), justify="right")
    for key, counted in found.items():
        for one in counted:
            table.add_row(key, *map(str, one))
        table.add_row(key, words.say("bench-presses-median"), "", f"{medians[key]:g}", "")
    Console().print(table)


def measure_screens(
    games: tuple[str, ...],
    seats: int | None,
    moments: int,
    loads: int,
    parts: list[str],
    language: str,
    *,
    as_json: bool,
) -> None:
    """Measure the screens and print the figures."""
    words = Words(language)
    with telling(language):
        require("server", "dev")
        from hautemer.devtools.screens import paint, report

        boards = paint.boards([find_game(key).meta.key for key in games] or registry.keys(), seats)
        report.tell(report.measure(boards, moments, loads, parts, words), words, json=as_json)
