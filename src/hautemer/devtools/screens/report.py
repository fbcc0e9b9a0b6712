"""`hautemer bench --screens`: measures the browser's screens and lists exceeded limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import click
from rich.console import Console

from hautemer.cli import sim_tables
from hautemer.cli.sim_tables import titled
from hautemer.core.codec import encode
from hautemer.devtools.screens import page_weight, paint, rendering
from hautemer.devtools.screenshots.camera import browsing, serving
from hautemer.devtools.screenshots.stage import Staged
from hautemer.words import Plain, Words

# Limits: milliseconds, transferred bytes, percent of the main thread.
PRESS = 100
TASK = 150
FIRST_PAGE = 150_000
BOARD = 90_000
BUSY = 25
# The allowed growth of nodes and memory of a tab over a whole match, as a factor.
GROWTH = 1.5


class ScreenFigures(NamedTuple):
    """All figures of the screens."""

    weight: page_weight.Weight
    paints: list[paint.Paint]
    loadings: list[page_weight.Loading]
    motions: list[rendering.Motion]
    tabs: list[page_weight.Tab]


class Missed(NamedTuple):
    """An exceeded limit: the place, the key of the limit, the measured value and the limit."""

    where: str
    limit: str
    measured: int
    allowed: int


def measure(matches: list[Staged], moments: int, loads: int, parts: list[str], words: Words) -> ScreenFigures:
    """Measure these parts of all boards, with a progress bar."""
    usual = first_of_each(matches)
    figures = ScreenFigures(page_weight.Weight(0, 0, []), [], [], [], [])
    slower = paint.SLOWER
    total = len(matches) * len(paint.SCREENS) if "presses" in parts else 0
    total += len(usual) * len({"load", "motion", "tab"} & set(parts))
    with sim_tables.progress(words, "bench-screens-progress") as bar:
        task = bar.add_task("", total=total)
        with serving() as address, browsing() as browser:
            first = page_weight.first_page(browser, address, slower, loads if "load" in parts else 0)
            figures = figures._replace(weight=first)
            for found in paint.measure(browser, address, matches if "presses" in parts else [], moments):
                figures.paints.append(found)
                bar.advance(task)
            for match in usual:
                if "load" in parts:
                    figures.loadings.append(page_weight.loading(browser, address, match, slower, loads))
                    bar.advance(task)
                if "motion" in parts:
                    figures.motions.extend(rendering.motions(browser, address, match, slower))
                    bar.advance(task)
                if "tab" in parts:
                    figures.tabs.append(page_weight.whole_match(browser, address, match))
                    bar.advance(task)
    return figures


def first_of_each(matches: list[Staged]) -> list[Staged]:
    """Return the match of each game with the fewest seats: loading and motion do not depend on seats."""
    found: dict[str, Staged] = {}
    for match in matches:
        found.setdefault(match.key, match)
    return list(found.values())


def missed(figures: ScreenFigures) -> Iterator[Missed]:
    """Yield the limits that are exceeded."""
    if figures.weight.packed > FIRST_PAGE:
        yield Missed("", "first-page", figures.weight.packed, FIRST_PAGE)
    if figures.weight.milliseconds > TASK:
        yield Missed("", "first-task", figures.weight.milliseconds, TASK)
    for press in figures.paints:
        if press.worst >= PRESS:
            yield Missed(f"{press.game} {press.seats} {press.size}", "press", press.worst, PRESS)
    for load in figures.loadings:
        where = f"{load.game} {load.seats}"
        if load.bytes > BOARD:
            yield Missed(where, "board", load.bytes, BOARD)
        if load.milliseconds > TASK:
            yield Missed(where, "task", load.milliseconds, TASK)
    for motion in figures.motions:
        where = f"{motion.game} {motion.seats} {motion.what}"
        for limit, found, allowed in (
            ("layouts", motion.layouts, 0),
            ("repaints", motion.repaints, 0),
            ("busy", motion.busy, BUSY),
        ):
            if found > allowed:
                yield Missed(where, limit, found, allowed)
    for tab in figures.tabs:
        where = f"{tab.game} {tab.seats}"
        for limit, before, after in (
            ("nodes", tab.nodes_before, tab.nodes_after),
            ("heap", tab.heap_before, tab.heap_after),
        ):
            if after > GROWTH * before:
                yield Missed(where, limit, after, round(GROWTH * before))


def as_json(figures: ScreenFigures) -> dict[str, Any]:
    """Return the figures for programs."""
    boards = [
        {**one._asdict(), "slowest": [press._asdict() for press in one.slowest]} for one in figures.paints
    ]
    return {
        "first_page": {**figures.weight._asdict(), "milliseconds": figures.weight.milliseconds},
        "boards": boards,
        "loading": [{**one._asdict(), "milliseconds": one.milliseconds} for one in figures.loadings],
        "motion": [one._asdict() for one in figures.motions],
        "tabs": [one._asdict() for one in figures.tabs],
        "missed": [one._asdict() for one in missed(figures)],
    }


def tell(figures: ScreenFigures, words: Words, *, json: bool) -> None:
    """Print the figures and the exceeded limits."""
    if json:
        click.echo(encode(as_json(figures)))
        return
    console = Console()
    presses = ("size", "presses", "half", "worst", "busy", "busiest")
    title = words.say("bench-screens-title", slower=paint.SLOWER)
    show(console, words, title, presses, [one[:-1] for one in figures.paints])
    slowest = [(*one[:3], press.name, press.wait) for one in figures.paints for press in one.slowest]
    show(console, words, words.say("bench-screens-slowest"), ("size", "press", "wait"), slowest)
    loads = [(*one[:-1], one.milliseconds, told_tasks(one.tasks)) for one in figures.loadings]
    show(console, words, words.say("bench-load-title"), ("bytes", "task", "tasks"), loads)
    motion = ("what", "repaints", "layouts", "own-layouts", "length", "thread", "frames")
    show(console, words, words.say("bench-motion-title"), motion, figures.motions)
    tab = ("nodes-before", "nodes-after", "log-before", "log-after", "heap-before", "heap-after")
    rows = [(*one[:-2], megabytes(one.heap_before), megabytes(one.heap_after)) for one in figures.tabs]
    show(console, words, words.say("bench-tab-title"), tab, rows)
    packed, unpacked = (size // 1000 for size in figures.weight[:2])
    console.print(words.say("bench-screens-weight", packed=packed, unpacked=unpacked))
    if figures.weight.tasks:
        loads_told = Plain(told_tasks(figures.weight.tasks))
        console.print(
            words.say("bench-screens-first-task", task=figures.weight.milliseconds, loads=loads_told)
        )
    console.print(words.say("bench-screens-quiet"))
    found = list(missed(figures))
    for one in found:
        told = words.say(f"bench-missed-{one.limit}", measured=one.measured, allowed=one.allowed)
        console.print(words.say("bench-missed", where=Plain(one.where), told=Plain(told)))
    if not found:
        console.print(words.say("bench-all-kept"))


def show(console: Console, words: Words, title: str, headings: tuple[str, ...], rows: Any) -> None:
    """Print a table whose rows begin with a game and its seats."""
    table = titled(title)
    table.add_column(words.say("bench-game"))
    table.add_column(words.say("bench-seats"), justify="right")
    for heading in headings:
        left = heading in ("size", "press", "what")
        table.add_column(words.say(f"bench-screens-{heading}"), justify="left" if left else "right")
    for row in rows:
        table.add_row(*map(str, row))
    if table.rows:
        console.print(table)


def told_tasks(tasks: list[int]) -> str:
    return " ".join(map(str, tasks))


def megabytes(size: int) -> str:
    return f"{size / 1_000_000:.1f}"
