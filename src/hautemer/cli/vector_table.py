"""The figures of `hautemer bench --vector`: steps per second of the environments, next to other libraries."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import click
from rich.console import Console

from hautemer.cli.options import find_game, telling
from hautemer.cli.sim_tables import titled
from hautemer.core import registry
from hautemer.core.codec import encode
from hautemer.extras import MissingExtra, require
from hautemer.sim import bench
from hautemer.words import Plain, Words


def measure_vector(
    games: Sequence[str], seats: int | None, seconds: float, language: str, *, as_json: bool
) -> None:
    """Measure vectorised play and the environments of other libraries, and print the figures."""
    words = Words(language)
    with telling(language):
        require("strong")
        from hautemer.rl import speed

        tables: dict[str, int] = {}
        for key in games or registry.keys():
            game = find_game(key)
            tables[key] = game.meta.seats[0] if seats is None else seats
            game.settle(tables[key], {})
        others, missing = speed.peers()
        with Console(stderr=True).status("…"):
            rates = bench.rates(speed.engines(tables) | others, seconds)
    answer: dict[str, Any] = {
        "machine": bench.machine(),
        "batches": list(speed.BATCHES),
        "cores": os.cpu_count(),
        "games": {
            key: {
                "seats": number,
                "steps_per_second": [
                    rates[f"{key}@{batch}"][bench.DECISIONS].whole for batch in speed.BATCHES
                ],
                "steps_per_second_on_all_cores": rates[f"{key}@{speed.ALL_CORES}"][bench.DECISIONS].whole,
            }
            for key, number in tables.items()
        },
        "peers": {name: rates[name][bench.DECISIONS].whole for name in others},
    }
    if as_json:
        click.echo(encode(answer))
        return
    show(answer, words)
    for module, extra in missing:
        click.echo(words.problem(MissingExtra(module, extra)), err=True)


def show(answer: dict[str, Any], words: Words) -> None:
    """Print the figures as tables; the ratios compare the largest batch on one core with each peer."""
    console = Console()
    table = titled(words.say("bench-vector-title", machine=Plain(answer["machine"])))
    table.add_column(words.say("bench-game"))
    table.add_column(words.say("bench-seats"), justify="right")
    for batch in answer["batches"]:
        table.add_column(words.say("bench-vector-batch", batch=Plain(str(batch))), justify="right")
    table.add_column(words.say("bench-vector-cores", cores=answer["cores"]), justify="right")
    for peer in answer["peers"]:
        table.add_column(words.say("bench-vector-ratio", peer=Plain(peer)), justify="right")
    for key, figures in answer["games"].items():
        steps, spread = figures["steps_per_second"], figures["steps_per_second_on_all_cores"]
        ratios = [f"{steps[-1] / rate:.1f}" for rate in answer["peers"].values()]
        table.add_row(key, str(figures["seats"]), *(f"{rate:,.0f}" for rate in (*steps, spread)), *ratios)
    console.print(table)
    if answer["peers"]:
        table = titled(words.say("bench-peers"))
        table.add_column(words.say("bench-peer"))
        table.add_column(words.say("bench-vector-steps"), justify="right")
        for peer, rate in answer["peers"].items():
            table.add_row(peer, f"{rate:,.0f}")
        console.print(table)
