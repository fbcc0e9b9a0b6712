"""Draws what a person sees in the middle of a match: a text and a picture for the documents.

python tools/terminal_picture.py GAME [SEED [ENTRIES [LANGUAGE]]]
writes docs/terminal.txt and docs/terminal.svg.
"""

from __future__ import annotations

import contextlib
import html
import io
import re
import sys
import tempfile
from pathlib import Path
from random import Random

from rich.cells import cell_len
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from hautemer import bots
from hautemer.cli.terminal.local import LocalTable, best_bot
from hautemer.cli.terminal.prompt import Quit, TerminalPerson
from hautemer.cli.terminal.saves import SavedMatch
from hautemer.core import registry
from hautemer.core.chance import secret_of
from hautemer.core.match import Match, live
from hautemer.sim.run import next_move
from hautemer.words import Words

WIDTH = 80
CELL = 12.2  # the width of a letter in rich's pictures
TITLE = "hautemer play"
NAMES = ("Camille", "Anne", "Corentin", "Jeanne")
SEAT = 0

# Ink, paper and a lantern.
CHART = TerminalTheme(
    (15, 29, 45),
    (226, 219, 202),
    [
        (15, 29, 45),
        (214, 92, 80),
        (122, 168, 116),
        (232, 178, 82),
        (92, 142, 204),
        (176, 122, 190),
        (118, 172, 190),
        (226, 219, 202),
    ],
    [
        (92, 108, 124),
        (236, 112, 99),
        (146, 192, 140),
        (246, 200, 110),
        (126, 174, 230),
        (200, 150, 212),
        (150, 204, 220),
        (250, 246, 236),
    ],
)


def main(key: str, seed: str = "README", entries: str = "60", language: str = "fr") -> None:
    """Plays bots against each other until the first seat is asked, then draws its screen."""
    game = registry.find(key)
    secret = secret_of(seed)
    match = Match.begin(game, NAMES[: game.meta.seats[1]], {}, live(secret))
    bot = best_bot(bots.names(game))
    players = [bots.make(game, bot) for _ in match.names]
    rng = Random(seed)
    while len(match.log) < int(entries) or match.waiting_for() != (SEAT,):
        step = next_move(game, match.state, players, rng)
        if step is None:
            raise SystemExit("the match ended before that")
        match.submit(*step)
    mine = [number for number, entry in enumerate(match.log) if entry.seat == SEAT]
    since = len(match.log) - mine[-1] - 1
    console = Console(
        record=True,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "match.json"
        path.touch()
        named = [None if seat == SEAT else bot for seat in range(len(match.names))]
        waiting = SavedMatch(match, secret, SEAT, named, path=path)
        waiting.heard = max(0, len(match.facts[SEAT]) - since)
        table = LocalTable(waiting, TerminalPerson(Words(language), console))
        table.drawn = 0  # somebody who has been playing for a while needs no legend
        table.tell_news()
        sys.stdin = io.StringIO()
        with contextlib.suppress(Quit):
            table.person_moves(may=False)
    docs = Path("docs")
    picture = console.export_svg(title=TITLE, clear=False, theme=CHART)
    picture = re.sub(
        r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", picture, flags=re.DOTALL
    )  # nothing is fetched
    picture = re.sub(r'x="([\d.]+)" y="([\d.]+)" textLength="[\d.]+"([^>]*)>([^<]+)<', trimmed, picture)
    text = "\n".join(line.rstrip() for line in console.export_text().splitlines())
    docs.joinpath("terminal.txt").write_text(text.strip("\n") + "\n")
    docs.joinpath("terminal.svg").write_text(picture)


def trimmed(found: re.Match[str]) -> str:
    """A piece of text without the spaces around it, moved to where its first letter stands."""
    x, y, rest, text = found.groups()
    letters = html.unescape(text)
    begin = float(x) + CELL * (len(letters) - len(letters.lstrip("\N{NO-BREAK SPACE}")))
    inner = letters.strip("\N{NO-BREAK SPACE}")
    length = CELL * cell_len(inner)
    return f'x="{begin:.1f}" y="{y}" textLength="{length:.1f}"{rest}>{html.escape(inner)}<'


if __name__ == "__main__":
    main(*sys.argv[1:])
