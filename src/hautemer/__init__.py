"""Hautemer: four seafaring games of hidden information as a typed library.

- `games.keys()` lists the games and `games.find(key)` returns one.
- `Match` is one play of a game; `record` reads, writes and replays matches as `Record`s.
- `Situation` is what a bot receives. `simulate` lets bots play many matches.

>>> import hautemer
>>> key = hautemer.games.keys()[0]
>>> hautemer.games.find(key).meta.key == key
True
>>> hautemer.simulate(key, ["random"], matches=2).matches
2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hautemer import games
from hautemer.core import record, registry
from hautemer.core.game import Bot, Game, Situation
from hautemer.core.match import Match
from hautemer.core.record import Record

if TYPE_CHECKING:
    from hautemer.sim.simulation import simulate

__all__ = ["Bot", "Game", "Match", "Record", "Situation", "games", "record", "registry", "simulate"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    # Imported on first use: a server needs neither simulations nor bots.
    if name == "simulate":
        from hautemer.sim.simulation import simulate

        return simulate
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
