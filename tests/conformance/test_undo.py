"""Undo is an entry: it is free if nothing was revealed, and the log continues."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hautemer.core.chance import Script
from hautemer.core.errors import Refused
from hautemer.core.game import silent
from hautemer.core.match import Entry, Match, Undo
from hautemer.core.record import read, replay, to_bytes, write
from hautemer.core.state import State
from tests.cases import KEYS, cases, examined, fork, tables
from tests.checks.offers import footprint

# The number of redraws until the outcome differs: one of two cards is the same half of the time.
REDRAWN = 12
# Worlds in which a move that can be taken back is tried: what is hidden differs in most of them.
IMAGINED = 3


@pytest.mark.parametrize(("key", "seats"), tables())
def test_a_free_undo_gives_back_the_former_state(key: str, seats: int) -> None:
    for case in examined(key, seats):
        before = None
        for match in case.watch():
            if before is not None and match.result is None:
                check_undo(before, match)
            before = fork(match) if len(match.log) % case.step == 0 else None


@pytest.mark.parametrize("key", KEYS)
def test_some_move_of_every_game_can_be_taken_back(key: str) -> None:
    assert any(
        match.log and match.log[-1].seat is not None and match.undo_to(match.log[-1].seat) is not None
        for name, seats in tables()
        if name == key
        for case in examined(key, seats)
        for match in case.watch()
    )


def check_undo(before: Match, match: Match) -> None:
    """Take the last entry back in a fork, or sees that this is refused."""
    entry = match.log[-1]
    for seat in range(len(match.names)):
        if seat != entry.seat:
            assert match.undo_to(seat) is None, f"seat {seat} may take back a move of {entry.seat}"
    if entry.seat is None:
        return
    if match.undo_to(entry.seat) is None:
        untouched = footprint(match)
        with pytest.raises(Refused, match="no move"):
            match.undo(entry.seat)
        with pytest.raises(Refused, match="no move"):
            match.submit(entry.seat, Undo(entry.position))
        assert footprint(match) == untouched
        return
    assert not entry.luck
    assert not match.game.is_commitment(entry.move)
    check_nothing_was_learned(before, match)
    back = fork(match)
    made = back.undo(entry.seat)
    assert made.move == Undo(entry.position)
    assert (made.position, made.luck) == (len(match.log), ())
    assert made.digest == before.game.digest(before.state) == back.game.digest(back.state)
    assert [back.offers(seat) for seat in range(len(back.names))] == [
        before.offers(seat) for seat in range(len(before.names))
    ]
    assert back.played == before.played
    assert back.undo_to(entry.seat) == before.undo_to(entry.seat), "another move to take back than before"
    for viewer, heard in back.facts.items():
        assert heard[:-1] == match.facts[viewer]
        assert (heard[-1].fact, heard[-1].details) == ("undone", {"seat": entry.seat, "count": 1})
    again = back.submit(entry.seat, entry.move)
    assert (again.position, again.digest) == (len(match.log) + 1, entry.digest)


def check_nothing_was_learned(before: Match, match: Match) -> None:
    """Check that a move with a free undo shows its seat the same in every world that it can imagine."""
    game, entry = match.game, match.log[-1]
    assert entry.seat is not None
    for number in range(IMAGINED):
        world = game.resample(before.state, entry.seat, Random(f"another {number}"))
        game.apply(world, entry.seat, entry.move, Script(()), silent)
        assert game.view(world, entry.seat) == game.view(match.state, entry.seat), entry.move


@pytest.mark.parametrize(("key", "seats"), tables())
def test_whether_an_undo_is_free_tells_nothing(key: str, seats: int) -> None:
    """A seat receives the same answer in all worlds that looked the same to it, before its move and after."""
    for case in examined(key, seats):
        rng = case.rng("undo elsewhere")
        before = None
        for match in case.watch():
            entry = match.log[-1] if match.log else None
            if before is not None and match.result is None and entry is not None and entry.seat is not None:
                twin = elsewhere(match, before, entry, rng)
                if match.game.view(twin.state, entry.seat) == match.game.view(match.state, entry.seat):
                    assert twin.undo_to(entry.seat) == match.undo_to(entry.seat), entry
            before = match.state.copy() if len(match.log) % case.step == 0 else None


def elsewhere(match: Match, before: State, entry: Entry, rng: Random) -> Match:
    """Return the same last move in another world that looked the same to its seat."""
    assert entry.seat is not None
    world = match.game.resample(before, entry.seat, Random(rng.getrandbits(64)))
    state, chance = world.copy(), match.luck(entry.position)
    match.game.apply(state, entry.seat, entry.move, chance, silent)
    entered = entry._replace(luck=tuple(chance.finish()))
    log, played = [*match.log[:-1], entered], [*match.played[:-1], entered]
    return replace(match, state=state, former=world, log=log, played=played)


@pytest.mark.parametrize(("key", "seats"), tables())
def test_commitments_are_never_taken_back_freely(key: str, seats: int) -> None:
    for case in examined(key, seats):
        for match in case.look_into():
            if match.log and match.log[-1].seat is not None and match.game.is_commitment(match.log[-1].move):
                assert match.undo_to(match.log[-1].seat) is None


@pytest.mark.parametrize(("key", "seats"), tables())
def test_luck_after_an_undo_is_fresh_and_the_record_replays(key: str, seats: int) -> None:
    lucky_entries = fresh = 0
    for case in examined(key, seats):
        rng = case.rng("undo")
        match = case.play()
        lucky = [entry for entry in match.log if entry.luck] or match.log
        for entry in rng.sample(lucky, min(3, len(lucky))):
            back = until(match, entry.position + 1)
            seat = 0 if entry.seat is None else entry.seat
            for number in range(REDRAWN):
                undo = agreed(back, seat, entry.position + 2 * number)
                again = back.submit(entry.seat, entry.move)
                assert undo.position == entry.position + 2 * number + 1
                assert again.position == entry.position + 2 * number + 2
                if again.luck != entry.luck or not entry.luck:
                    break
            assert [next(iter(outcome)) for outcome in again.luck][:1] == [
                next(iter(outcome)) for outcome in entry.luck
            ][:1]
            lucky_entries += bool(entry.luck)
            fresh += again.luck != entry.luck
            record = read(to_bytes(write(back)))
            replayed = replay(record, case.game)
            assert [one.digest for one in replayed.log] == [one.digest for one in back.log]
            assert replayed.played == back.played
            assert to_bytes(write(replayed)) == to_bytes(write(back))
    assert fresh or not lucky_entries, "luck came out the same each time it was drawn again"


def agreed(match: Match, seat: int | None, to: int) -> Entry:
    """Enter an undo to which everybody has agreed, as a record may contain it."""
    pending = match.prepare_recorded(seat, Undo(to))
    match.accept(pending)
    return pending.entry


@pytest.mark.parametrize(("key", "seats"), tables())
def test_consent_gives_back_all_but_commitments(key: str, seats: int) -> None:
    for case in examined(key, seats):
        for match in case.look_into():
            if match.result is not None or not match.log:
                continue
            entry = match.log[-1]
            back = fork(match)
            if match.game.is_commitment(entry.move):
                with pytest.raises(Refused, match="no move"):
                    back.undo_by_consent(0, entry.position)
                assert footprint(back) == footprint(match)
            else:
                made = back.undo_by_consent(0, entry.position)
                assert made.move == Undo(entry.position)
                assert made.digest == back.game.digest(back.fold(len(match.played) - 1))


def until(match: Match, entries: int) -> Match:
    """Return the same match up to an entry."""
    again = Match.begin(match.game, match.names, match.options, match.luck)
    for entry in match.log[:entries]:
        again.submit(entry.seat, entry.move)
    return again


@pytest.mark.parametrize(("key", "seats"), tables())
def test_several_moves_are_taken_back_at_once_and_only_what_is_there(key: str, seats: int) -> None:
    match = until(next(cases(key, seats, 1)).play(), 8)
    digests = [match.game.digest(state) for state in match.states()]
    for to in range(8):
        back = fork(match)
        assert agreed(back, 0, to).digest == digests[to]
        assert [entry.position for entry in back.played] == list(range(to))
        for nothing in (to, 8, 9):
            with pytest.raises(Refused, match="no move"):
                agreed(back, 0, nothing)
    for to in (-1, 8, 10**9):
        with pytest.raises(Refused, match="no move"):
            agreed(match, 0, to)
    with pytest.raises(Refused, match="no move"):
        agreed(match, None, 3)
    with pytest.raises(Refused, match="no seat"):
        agreed(match, seats, 3)
    assert len(match.log) == 8
