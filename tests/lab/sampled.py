"""The tables that the peers' suites run over: some of them, or all of them in a long campaign."""

from __future__ import annotations

from tests.cases import MATCHES
from tests.rl.positions import TABLES

LONG = MATCHES > 12
# Every game with its least and its greatest number of seats, or every number of seats.
SAMPLED = [
    (key, seats)
    for key, seats in TABLES
    if LONG or seats in (min(n for k, n in TABLES if k == key), max(n for k, n in TABLES if k == key))
]
CYCLES = 400 if LONG else 100
