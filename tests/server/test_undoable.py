"""`undo` in the scene of a seat depends only on the facts that this seat received."""

from __future__ import annotations

from random import Random

import pytest

from hautemer.core import registry
from hautemer.core.codec import read_json
from hautemer.core.match import Entry, Match, Undo, live
from hautemer.server.sockets.scenes import Scenes
from hautemer.server.tables import events
from hautemer.server.tables.events import entered
from hautemer.server.tables.seats import TableSeat, note_undoable
from hautemer.server.tables.settings import Settings
from hautemer.server.tables.table import Table
from tests.cases import KEYS

MOVES = 120


def begun(key: str) -> Table:
    """Return a running match of people."""
    seats = registry.meta(key).seats[0]
    table = Table("t" * 20, b"s" * 32)
    table.fold(events.Made(Settings(key, seats), "p0", ""), 1)
    for seat in range(seats):
        table.fold(events.Joined(seat, f"p{seat}", f"N{seat}"), 1)
    names = tuple(f"N{seat}" for seat in range(seats))
    table.fold(events.Started(names, table.game.meta.rules, tuple(range(seats))), 1)
    return table


def undo_in(table: Table, seat: int) -> str:
    """Return the value of `undo` in a seat's scene."""
    said: str = read_json(b"{%b}" % Scenes(table).body(seat)).get("undo", "none")
    return said


@pytest.mark.parametrize("key", KEYS)
def test_no_free_undo_is_hidden_and_other_seats_end_it(key: str) -> None:
    table, rng = begun(key), Random(key)
    offered = 0
    for _ in range(MOVES):
        match = table.running
        if match.result is not None:
            break
        seat = next((seat for seat in match.waiting_for()), None)
        move = match.offers(seat).sample(rng)
        pending = match.prepare(seat, move, at=2)
        before = [undo_in(table, other) for other in range(len(match.names))]
        heard = [len(match.facts[other]) for other in range(len(match.names))]
        table.fold(entered(pending, "seat" if seat is not None else "clock"), 2, pending)
        if table.phase != "running":
            break
        for other in range(len(match.names)):
            said = undo_in(table, other)
            if other != seat:  # a seat without a new fact sees no difference
                assert said == ("none" if len(match.facts[other]) > heard[other] else before[other])
            elif match.undo_to(other) is not None:
                assert said == "maybe"
                offered += 1
            elif table.game.is_commitment(move):
                assert said == "none"
    assert offered


def test_an_undone_move_cannot_be_undone_again() -> None:
    table, rng = begun(KEYS[0]), Random(1)
    for _ in range(MOVES):
        match = table.running
        seat = match.waiting_for()[0]
        pending = match.prepare(seat, match.offers(seat).sample(rng), at=2)
        table.fold(entered(pending, "seat"), 2, pending)
        to = match.undo_to(seat)
        if to is not None and table.places[seat].undoable == [to]:
            pending = match.prepare(seat, Undo(to), at=3)
            table.fold(entered(pending, "seat"), 3, pending)
            assert undo_in(table, seat) == "none"
            return
    raise AssertionError("no free undo")


def test_an_entry_without_facts_for_a_seat_changes_nothing_for_it() -> None:
    key = KEYS[0]
    match = Match.begin(
        registry.find(key), [f"N{seat}" for seat in range(registry.meta(key).seats[0])], {}, live(b"s" * 32)
    )
    places = [TableSeat(undoable=[0]) for _ in match.names]
    heard = [len(match.facts[seat]) for seat in range(len(match.names))]
    move = match.offers(match.waiting_for()[0]).sample(Random(1))
    secret = Entry(1, 1, move, (), "", 1)
    note_undoable(places, match, secret, heard)
    assert places[0].undoable == [0]
    match.facts[0].append(match.facts[0][0] if match.facts[0] else object())  # type: ignore[arg-type]
    note_undoable(places, match, secret, heard)
    assert places[0].undoable == []
