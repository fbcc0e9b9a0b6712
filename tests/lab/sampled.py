"""The tables that the peers' suites run over: some of them, or all of them in a long campaign."""

from __future__ import annotations

from hautemer.core import registry
from hautemer.sim.variants import variants_of_options
from tests.cases import MATCHES
from tests.rl.positions import KEYS, TABLES

LONG = MATCHES > 12
# Every game with its least and its greatest number of seats, or every number of seats.
SAMPLED = [
    (key, seats)
    for key, seats in TABLES
    if LONG or seats in (min(n for k, n in TABLES if k == key), max(n for k, n in TABLES if k == key))
]
CYCLES = 400 if LONG else 100
# Every value of every option besides its default, with the least number of seats or, in a long campaign, all.
OPTIONS = [
    (key, seats, {one.subject: one.options[one.subject]})
    for key, seats in (TABLES if LONG else [(key, registry.meta(key).seats[0]) for key in KEYS])
    for one in variants_of_options(registry.find(key), seats, {})
]
