"""Tables with the results of simulations."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from hautemer.core import registry
from hautemer.server.tables.settings import LIVE, MINUTE
from hautemer.sim.report import Estimate, Summary, Tally, mean, share
from hautemer.words import Plain, Words, hyphens


def progress(words: Words, message: str = "simulate-progress") -> Progress:
    """Return a progress bar on standard error, so that standard output stays clean."""
    return Progress(
        TextColumn(words.say(message)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def percent(estimate: Estimate) -> str:
    return f"{estimate.value:.1%} ({estimate.low:.1%} – {estimate.high:.1%})"


def figure(estimate: Estimate) -> str:
    return f"{estimate.value:.2f} ({estimate.low:.2f} – {estimate.high:.2f})"


def titled(title: str, **looks: Any) -> Table:
    """Return an empty table with a title."""
    return Table(title=title, title_justify="left", title_style="bold", **looks)


def tally_table(words: Words, title: str, head: str, rows: list[tuple[str, Tally]]) -> Table:
    """Return a table of wins and scores with one row per bot or seat."""
    table = titled(title)
    table.add_column(words.say(head))
    for heading in ("simulate-played", "simulate-wins", "simulate-score"):
        table.add_column(words.say(heading), justify="right")
    for name, tally in rows:
        wins = percent(share(tally.wins, tally.played))
        table.add_row(name, str(tally.played), wins, figure(mean(tally.scores)))
    return table


def show(summary: Summary, words: Words, console: Console) -> None:
    """Print the statistics of many matches."""
    by_bot = sorted(summary.by_bot.items())
    console.print(tally_table(words, words.say("simulate-by-bot"), "simulate-bot", by_bot))
    by_seat = [(str(seat), tally) for seat, tally in sorted(summary.by_seat.items())]
    console.print(tally_table(words, words.say("simulate-by-seat"), "simulate-seat", by_seat))
    console.print(rest_table(summary, words))


def rest_table(summary: Summary, words: Words) -> Table:
    """Return a table of endings, lengths and the game's own figures."""
    table = titled(words.say("simulate-rest"), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for reason, number in summary.reasons.most_common():
        message = "simulate-stopped" if reason is None else f"reason-{hyphens(reason)}"
        table.add_row(words.say(message), percent(share(number, summary.matches)))
    lengths = summary.entries
    table.add_row(words.say("simulate-entries"), figure(mean(lengths)))
    table.add_row(words.say("simulate-range"), f"{min(lengths):.0f} – {max(lengths):.0f}")
    if any(summary.windows):
        table.add_row(words.say("simulate-windows"), figure(mean(window_numbers(summary))))
        table.add_row(
            words.say("simulate-window-minutes"), figure(mean(window_minutes(summary, words.key or "")))
        )
    for name, numbers in summary.numbers.items():
        table.add_row(words.say(f"figure-{hyphens(name)}"), figure(mean(numbers)))
    for name, kinds in summary.kinds.items():
        for kind, number in kinds.most_common():
            counted = Plain(words.say(f"figure-{hyphens(name)}"))
            label = words.say("simulate-kind", figure=counted, kind=Plain(words.name(kind)))
            table.add_row(label, percent(share(number, sum(kinds.values()))))
    return table


def window_numbers(summary: Summary) -> list[float]:
    """Return the number of windows that the clock closed in each match."""
    return [closed.total() for closed in summary.windows]


def window_minutes(summary: Summary, game: str) -> list[float]:
    """Return the total time of these windows per match, in minutes at the default pace of a live table."""
    usual = registry.find(game).meta.windows
    return [
        sum(number * LIVE.length_of(window, usual) for window, number in closed.items()) / MINUTE
        for closed in summary.windows
    ]


def as_json(summary: Summary, game: str) -> dict[str, Any]:
    """Return the same figures for programs."""

    def tally(one: Tally) -> dict[str, Any]:
        wins, score = share(one.wins, one.played), mean(one.scores)
        return {
            "played": one.played,
            "wins": [wins.value, wins.low, wins.high],
            "score": [score.value, score.low, score.high],
        }

    entries = mean(summary.entries)
    return {
        "matches": summary.matches,
        "bots": {name: tally(one) for name, one in sorted(summary.by_bot.items())},
        "seats": {str(seat): tally(one) for seat, one in sorted(summary.by_seat.items())},
        "reasons": {str(reason): number for reason, number in summary.reasons.most_common()},
        "entries": [entries.value, min(summary.entries), max(summary.entries)],
        "windows": mean(window_numbers(summary)).value,
        "window_minutes": mean(window_minutes(summary, game)).value,
        "figures": {name: mean(numbers).value for name, numbers in summary.numbers.items()}
        | {name: dict(kinds) for name, kinds in summary.kinds.items()},
    }


__all__ = ["as_json", "progress", "show", "tally_table", "titled"]
