"""Debates: while seats talk about a choice that all make at the same time, bots wait for the people.

Bots answer when all people who are there and play their own seat have answered, or a while after the question
(12 seconds at the default pace of bots, at most half of the time for a move). All of them answer within a few
milliseconds, in an order drawn at random, so that nobody can tell one from another. The moment depends on
public things only: the people who are there, the answers so far, and the pace. All strengths wait alike. All
of them think again after every claim of a person.
"""

from __future__ import annotations

from random import Random

from hautemer.server.tables.table import Table

# By how many pauses of bots at most people delay them.
PATIENCE = 8


def is_open(table: Table) -> bool:
    """True if the match waits for a choice that seats talk about."""
    return table.phase == "running" and table.game.is_debated(table.running.state)


def answers_at(table: Table, seat: int, since: int, pause: int) -> int | None:
    """Return when a bot that is asked since then answers, or None if nobody delays the bots.

    `pause` is the time that bots take once the people have answered, the same for all of them.
    """
    match = table.running
    people = [
        at
        for at, place in enumerate(table.places)
        if place.person is not None and place.bot is None and place.here
    ]
    waiting = match.waiting_for()
    if not people or seat not in waiting or not is_open(table):
        return None
    pace = table.settings.pace
    latest = since + PATIENCE * pace.bot
    if pace.move is not None:
        latest = min(latest, since + pace.move // 2)
    if any(at in waiting for at in people):
        begun = latest
    else:
        begun = min(latest, max(since, last_answer(table, seat, people)) + pause)
    return begun + place_in_batch(table, seat, since)


def heard(table: Table) -> int:
    """Return how many claims people have made, while the match waits for a choice that seats talk about."""
    if not is_open(table):
        return 0
    places = table.places
    return sum(said.claim is not None and places[said.seat].bot is None for said in table.running.talk)


def last_answer(table: Table, seat: int, people: list[int]) -> int:
    """Return when one of the people last answered what `seat` is asked, in milliseconds since the epoch.

    Other moves, such as a card that may be played meanwhile, delay nobody. 0: none of them ever answered.
    """
    match = table.running
    asked = {offer.kind for offer in match.offers(seat) if not offer.may}
    answers = (one.at for one in reversed(match.log) if one.seat in people and type(one.move) in asked)
    return next(answers, None) or 0


def place_in_batch(table: Table, seat: int, since: int) -> int:
    """Return the place of a bot in the order in which all bots answer."""
    order = [at for at, _ in table.bots()]
    Random(f"{table.secret.hex()} {since - table.clock.extended} batch").shuffle(order)
    return order.index(seat) if seat in order else 0
