"""Moves by the clock or a bot for a person: public, and stored in journal, record and replay."""

from __future__ import annotations

from random import Random

import pytest

from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import plain, read_json, shaped
from hautemer.core.match import Instead, Undo
from hautemer.server import protocol
from hautemer.server.replay.moments import Replayed
from hautemer.server.sockets.scenes import Scenes
from hautemer.server.tables import events
from hautemer.server.tables.events import By, entered, line
from hautemer.server.tables.table import Table
from tests.cases import KEYS
from tests.server.sitting import Sitting


def enter(sitting: Sitting, seat: int, by: By, rng: Random) -> None:
    """Enter a move for a seat."""
    match = sitting.table.running
    pending = match.prepare(seat, match.offers(seat).sample(rng))
    event = entered(pending, by)
    sitting.lines.append((line(event), sitting.now))
    sitting.table.fold(event, sitting.now, pending)


def marks(table: Table, viewer: int | None) -> list[Instead]:
    return [fact.instead for fact in table.running.facts[viewer] if fact.instead is not None]


def seat_to_move(sitting: Sitting, *seats: int) -> int | None:
    """Return one of these seats if the match waits for it."""
    return next((seat for seat in sitting.table.running.waiting_for() if seat in seats), None)


def play_until(sitting: Sitting, rng: Random, *seats: int) -> int:
    """Play the other seats until the match waits for one of these seats."""
    table = sitting.table
    for _ in range(300):
        seat = seat_to_move(sitting, *seats)
        if seat is not None:
            return seat
        match = table.running
        mover = next(iter(match.waiting_for()), None)
        if mover is None:
            pending = match.prepare(None, match.offers(None).sample(rng))
            event = entered(pending, "clock")
            sitting.lines.append((line(event), 0))
            table.fold(event, 0, pending)
        else:
            enter(sitting, mover, "seat" if table.places[mover].bot is None else "bot", rng)
    raise AssertionError("nobody of them is ever asked")


def stood_in(table: Table, seat: int) -> list[int]:
    scene = read_json(b"{%b}" % Scenes(table).body(seat))
    numbers: list[int] = scene.get("stood_in", [])
    return numbers


@pytest.mark.parametrize("key", KEYS)
def test_moves_for_a_person_are_public_and_moves_of_bot_seats_are_not_marked(key: str) -> None:
    seats, rng = registry.meta(key).seats[0], Random(key)
    sitting = Sitting(key, seats, 1)
    table = sitting.table
    for other in range(1, seats):
        if seat_to_move(sitting, other) is None:
            play_until(sitting, rng, other)
        enter(sitting, other, "bot", rng)
        break
    assert marks(table, None) == []
    play_until(sitting, rng, 0)
    enter(sitting, 0, "clock", rng)
    assert [(one.by, one.seat) for one in marks(table, None)] == [("clock", 0)]
    for viewer in range(1, seats):
        assert [(one.by, one.seat) for one in marks(table, viewer)] == [("clock", 0)]
    sitting.do(0, protocol.Resign, bot="greedy")
    play_until(sitting, rng, 0)
    enter(sitting, 0, "bot", rng)
    assert [(one.by, one.seat) for one in marks(table, None)] == [("clock", 0), ("bot", 0)]
    again = sitting.read_again()
    assert again.running.facts == table.running.facts
    assert [entry.by for entry in again.running.log] == [entry.by for entry in table.running.log]
    # The clock closes a window for nobody.
    assert all(entry.by is None for entry in table.running.log if entry.seat is None)


@pytest.mark.parametrize("key", KEYS)
def test_owners_see_the_moves_played_for_them_until_they_move(key: str) -> None:
    seats, rng = registry.meta(key).seats[0], Random(key)
    sitting = Sitting(key, seats, seats)
    table = sitting.table
    assert stood_in(table, 0) == []
    for count in (1, 2):
        play_until(sitting, rng, 0)
        before = len(table.running.facts[0])
        enter(sitting, 0, "clock", rng)
        numbers = stood_in(table, 0)
        assert len(numbers) == count
        assert numbers[-1] == before
        first = table.running.facts[0][before]
        assert first.instead == Instead("clock", 0, first=True, own=True)
        assert stood_in(table, 1) == []
        assert b"stood_in" not in Scenes(table).body(None)
    assert stood_in(sitting.read_again(), 0) == stood_in(table, 0)
    play_until(sitting, rng, 0)
    enter(sitting, 0, "seat", rng)
    assert stood_in(table, 0) == []


def test_undone_moves_were_not_played_for_anybody() -> None:
    key = KEYS[0]
    sitting, rng = Sitting(key, registry.meta(key).seats[0], 2), Random(1)
    play_until(sitting, rng, 0)
    enter(sitting, 0, "clock", rng)
    assert stood_in(sitting.table, 0)
    match = sitting.table.running
    pending = match.prepare_undo(1, Undo(match.played[-1].position))
    event = entered(pending, "consent")
    sitting.table.fold(event, 0, pending)
    assert stood_in(sitting.table, 0) == []
    assert marks(sitting.table, None)[-1].by == "consent"


def finished() -> tuple[Sitting, bytes]:
    """Return a match that was called off after a move by the clock, and its record."""
    key = KEYS[0]
    sitting, rng = Sitting(key, registry.meta(key).seats[0], 2), Random(2)
    play_until(sitting, rng, 0)
    enter(sitting, 0, "clock", rng)
    sitting.write(events.Carried("call_off"))
    return sitting, sitting.table.record()


def test_record_replay_and_continued_match_keep_the_mover() -> None:
    sitting, document = finished()
    record = records.read(document)
    assert record.entries[-1]["by"] == "clock"
    assert sum("by" in entry for entry in record.entries) == 1
    replayed = Replayed(record)
    moment = replayed.at(len(record.entries), [], None)
    assert [fact.instead for fact in moment.facts if fact.instead] == [Instead("clock", 0, first=True)]
    assert replayed.beginning(len(record.entries)).opening["entries"][-1]["by"] == "clock"
    names = sitting.table.running.names
    onward = Table("u", bytes(32))
    onward.fold(events.Made(sitting.table.settings, "p0", ""), 0)
    for seat, name in enumerate(names):
        onward.fold(events.Joined(seat, f"p{seat}", name), 0)
    opening = plain(record)
    opening.pop("result", None)
    opening.pop("commitment", None)
    onward.fold(events.Started(names, record.rules, tuple(range(len(names))), opening), 0)
    assert onward.moved_by[-1] == "clock"
    assert onward.running.log[-1].by == "clock"
    assert [mark.by for mark in marks(onward, None)] == ["clock"]
    assert stood_in(onward, 0) == []


def test_an_old_journal_line_without_a_mover_is_the_seats_own() -> None:
    event = shaped({"is": "entered", "seat": 0, "move": {}, "luck": [], "digest": ""}, events.Entered)
    assert event.by == "seat"
