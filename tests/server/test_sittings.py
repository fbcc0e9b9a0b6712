"""Decisions at a table and their consequences, without a server."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from hautemer.core import registry
from hautemer.core.codec import plain, read
from hautemer.core.errors import BadOptions, Refused
from hautemer.server import protocol
from hautemer.server.errors import Wrong
from hautemer.server.scheduler.scheduler import is_endless
from hautemer.server.tables import events
from hautemer.server.tables.absence import WITHOUT_HOST, carried, forgotten, inherited
from hautemer.server.tables.clock import LAST_BREATH
from hautemer.server.tables.commands import FREE_UNDOS
from hautemer.server.tables.events import line
from hautemer.server.tables.links import reissue
from hautemer.server.tables.seats import linked_seat
from hautemer.server.tables.settings import DAY, SECOND, Pace, Settings
from hautemer.server.tables.table import Table
from tests.cases import KEYS
from tests.server.people import smallest
from tests.server.sitting import Sitting

GAME, LEAST = smallest()


def test_a_command_without_effect_writes_nothing() -> None:
    """Otherwise one person could fill the journal."""
    for key in KEYS:
        sitting = Sitting(key, registry.meta(key).seats[0], 2)
        assert sitting.do(0, protocol.Ready, ahead=True) == [events.Readied((0,), ahead=True)]
        assert sitting.do(0, protocol.Ready, ahead=True) == []
        assert sitting.do(1, protocol.CastVote, motion="pause", wanted=False) == []
        for wanted in (True, False):
            assert len(sitting.do(1, protocol.CastVote, motion="pause", wanted=wanted)) == 1
            assert sitting.do(1, protocol.CastVote, motion="pause", wanted=wanted) == []
        assert sitting.do(0, protocol.Hush, seat=1, hushed=False) == []
        for hushed in (True, False):
            assert len(sitting.do(0, protocol.Hush, seat=1, hushed=hushed)) == 1
            assert sitting.do(0, protocol.Hush, seat=1, hushed=hushed) == []


def thought_better(sitting: Sitting, seat: int) -> None:
    """Undo the last move of a seat for free, and make it again."""
    move = plain(sitting.table.running.played[-1].move)
    assert [event.move["do"] for event in sitting.do(seat, protocol.TakeBack)] == ["undo"]
    prompt = sitting.table.running.prompts[seat].number
    sitting.do(seat, protocol.MakeMove, prompt=prompt, move=move)


def with_free_undo(pace: Pace | None = None) -> tuple[Sitting, int]:
    """Return a match in which a seat may undo its last move for free, and that seat."""
    for number in range(50):
        sitting, rng = Sitting(GAME, LEAST, LEAST, pace), Random(number)
        match = sitting.table.running
        for _ in range(30):
            seat = match.waiting_for()[0]
            sitting.move(seat, rng)
            if match.undo_to(seat) is not None:
                return sitting, seat
    raise AssertionError("nothing is free")


def test_free_undos_of_a_move_are_limited_then_the_others_are_asked() -> None:
    """Otherwise one person could continue until the match is too long for the server."""
    sitting, seat = with_free_undo()
    for _ in range(FREE_UNDOS):
        thought_better(sitting, seat)
    assert isinstance(sitting.do(seat, protocol.TakeBack)[0], events.Asked)
    for other in set(range(LEAST)) - {seat}:
        answered = sitting.do(other, protocol.AnswerUndo, agrees=True)
    assert isinstance(answered[-1], events.Entered)
    assert sitting.read_again().running.log == sitting.table.running.log


def with_undo_by_consent() -> tuple[Sitting, int]:
    """Return a match in which the last move of a seat can be undone, but not for free, and that seat."""
    for number in range(50):
        sitting, rng = Sitting(GAME, LEAST, LEAST), Random(number)
        match = sitting.table.running
        for _ in range(30):
            seat = match.waiting_for()[0]
            sitting.move(seat, rng)
            if match.result is not None:
                break
            if match.undo_to(seat) is None and not match.holds_commitment(match.played[-1].position):
                return sitting, seat
    raise AssertionError("every undo is free or impossible")


def test_nothing_revealed_is_undone_while_a_bot_plays_an_owners_seat() -> None:
    """Otherwise a host could look at hidden information while nobody is there to refuse the undo."""
    sitting, seat = with_undo_by_consent()
    absent = next(other for other in range(LEAST) if other != seat)
    sitting.write(events.Seen(absent, False))
    sitting.do(absent, protocol.Resign, bot="random")
    with pytest.raises(Wrong) as refused:
        sitting.do(seat, protocol.TakeBack)
    assert refused.value.key == "owner_away"
    sitting.now += DAY
    assert [event.by for event in sitting.do(seat, protocol.TakeBack)] == ["consent"]


def test_a_match_of_the_greatest_length_allows_no_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting, seat = with_free_undo()
    game = sitting.table.game
    monkeypatch.setattr(game, "meta", replace(game.meta, entries_at_most=len(sitting.table.running.log) + 2))
    thought_better(sitting, seat)
    with pytest.raises(Refused, match="no move"):
        sitting.do(seat, protocol.TakeBack)
    assert not is_endless(sitting.table)  # undone entries do not count
    while not is_endless(sitting.table):
        sitting.move(sitting.table.running.waiting_for()[0], Random(1))
    assert len(sitting.table.running.log) == game.meta.entries_at_most + 2


def test_an_undo_gains_no_time() -> None:
    """Thinking time before an undo counts, on the clock of the move and on that of the match."""
    # Without pauses of bots there are no staged moments, during which nobody's clock runs.
    pace = Pace(move=60 * SECOND, match=600 * SECOND, bot=0)
    sitting, seat = with_free_undo(pace)
    clock = sitting.table.clock
    before = clock.used[seat]
    for number in range(3):
        sitting.now += SECOND
        sitting.do(seat, protocol.TakeBack)
        sitting.now += 10 * SECOND
        move = plain(sitting.table.running.log[-2].move)
        sitting.do(seat, protocol.MakeMove, prompt=sitting.table.running.prompts[seat].number, move=move)
        assert clock.used[seat] - before >= (number + 1) * 10 * SECOND
    sitting.now += SECOND
    sitting.do(seat, protocol.TakeBack)
    left = sitting.table.deadline(seat)
    assert left is not None
    assert 0 < left - sitting.now <= 30 * SECOND
    assert clock.used[seat] == before
    sitting.now += 29 * SECOND
    sitting.do(seat, protocol.MakeMove, prompt=sitting.table.running.prompts[seat].number, move=move)
    sitting.do(seat, protocol.TakeBack)
    left = sitting.table.deadline(seat)
    assert left is not None
    assert left - sitting.now == LAST_BREATH  # so that an undo does not end anybody's time
    again = sitting.read_again()
    assert again.deadline(seat) == left


def missing(pace: Pace) -> Sitting:
    """Return a table of three people, the last of whom has just left."""
    key = next(key for key in KEYS if registry.meta(key).seats[0] <= 3 <= registry.meta(key).seats[1])
    sitting = Sitting(key, 3, 3, pace)
    for seat in range(3):
        sitting.do(seat, protocol.CastVote, motion="pause")
    assert sitting.table.paused
    sitting.write(events.Seen(2, False))
    return sitting


def test_a_vote_waits_the_grace_period_for_absent_people() -> None:
    """An absent person is overruled after the grace period of the vote, however long they were away."""
    for motion in ("go_on", "call_off"):
        sitting = missing(Pace(move=None, grace=10 * SECOND))
        sitting.now += 60 * SECOND
        sitting.do(0, protocol.CastVote, motion=motion)
        sitting.now += 9 * SECOND
        sitting.do(1, protocol.CastVote, motion=motion)
        assert carried(sitting.table, sitting.now) is None
        sitting.now += SECOND
        back = sitting.read_again()
        back.fold(events.Seen(2, True), sitting.now)
        assert carried(back, sitting.now) is None
        assert sitting.carry_out(carried(sitting.table, sitting.now)) == [events.Carried(motion)]
        assert (sitting.table.paused, sitting.table.phase) == (
            (False, "running") if motion == "go_on" else (True, "called_off")
        )
        assert sitting.read_again().phase == sitting.table.phase


def test_no_present_person_is_overruled_because_another_is_away() -> None:
    sitting = missing(Pace(move=None, grace=10 * SECOND))
    sitting.do(0, protocol.CastVote, motion="call_off")
    sitting.now += 60 * SECOND
    assert carried(sitting.table, sitting.now) is None


def test_a_vote_waits_for_an_absent_person_whom_the_clock_replaces() -> None:
    for pace, done in ((Pace(grace=10 * SECOND), False), (Pace(move=None, grace=10 * SECOND), True)):
        sitting = missing(pace)
        for seat in (0, 1):
            sitting.do(seat, protocol.CastVote, motion="go_on")
        sitting.now += 10 * SECOND
        sitting.carry_out(carried(sitting.table, sitting.now))
        assert not sitting.table.paused
        for seat in (0, 1):
            sitting.do(seat, protocol.CastVote, motion="call_off")
        sitting.now += 10 * SECOND
        assert (carried(sitting.table, sitting.now) is not None) == done


def test_a_vote_is_counted_again_when_somebody_lets_a_bot_play() -> None:
    for motion, after in (("call_off", "called_off"), ("pause", "running")):
        sitting = Sitting(GAME, LEAST, 2)
        sitting.do(0, protocol.CastVote, motion=motion)
        assert carried(sitting.table, sitting.now) is None
        sitting.do(1, protocol.Resign)
        assert (sitting.table.phase, sitting.table.paused) == (after, motion == "pause")
    sitting = Sitting(GAME, LEAST, 2)
    sitting.do(0, protocol.CastVote, motion="call_off")
    sitting.do(0, protocol.Resign)  # a wish of one person who has left is dropped
    assert sitting.table.phase == "running"


def test_nothing_is_taken_back_while_the_match_is_paused() -> None:
    sitting, seat = with_free_undo()
    for _ in range(FREE_UNDOS):
        thought_better(sitting, seat)
    sitting.do(seat, protocol.TakeBack)
    for person in range(LEAST):
        sitting.do(person, protocol.CastVote, motion="pause")
    other = next(person for person in range(LEAST) if person != seat)
    with pytest.raises(Wrong, match="paused"):
        sitting.do(other, protocol.AnswerUndo, agrees=True)
    for person in range(LEAST):
        sitting.do(person, protocol.CastVote, motion="go_on")
    assert sitting.do(other, protocol.AnswerUndo, agrees=True)


def test_nothing_is_said_at_a_closed_table() -> None:
    sitting = Sitting(GAME, LEAST, 2)
    assert sitting.do(1, protocol.Speak, text="Ahoy")
    sitting.write(events.TableClosed())
    with pytest.raises(Wrong, match="No match"):
        sitting.do(1, protocol.Speak, text="Ahoy")


def test_players_receive_remarks_of_spectators_when_the_match_is_called_off() -> None:
    sitting = Sitting(GAME, LEAST, 1)
    sitting.write(events.Remarked("Zoé", "before"))
    assert heard(sitting.table) == []
    sitting.do(0, protocol.CastVote, motion="call_off")
    assert heard(sitting.table) == ["before"]
    sitting.write(events.Remarked("Zoé", "after"))
    assert heard(sitting.table) == ["before", "after"]


def heard(table: Table) -> list[str]:
    """Return the remarks of spectators that players have received."""
    return [said.details["text"] for said in table.happened(plays=True) if said.what == "remarked"]


def asked_to_take_back() -> tuple[Sitting, int, list[int]]:
    """Return a match in which a seat asks for an undo, that seat, and the seats that must consent."""
    sitting, seat = with_free_undo()
    for _ in range(FREE_UNDOS):
        thought_better(sitting, seat)
    sitting.do(seat, protocol.TakeBack)
    return sitting, seat, [other for other in range(LEAST) if other != seat]


@pytest.mark.parametrize("by_host", [False, True])
def test_an_undo_waits_for_an_owner_whose_seat_a_bot_took_over(by_host: bool) -> None:
    sitting, seat, [*others, last] = asked_to_take_back()
    for other in others:
        sitting.do(other, protocol.AnswerUndo, agrees=True)
    length = len(sitting.table.running.played)
    if by_host:
        sitting.write(events.SeatMoved(None, f"p{seat}"), events.Seen(last, False))
        sitting.now += sitting.table.settings.pace.grace
        sitting.do(seat, protocol.Replace, seat=last)
    else:
        sitting.do(last, protocol.Resign)
    assert len(sitting.table.running.played) == length
    sitting.do(last, protocol.Return)
    assert isinstance(sitting.do(last, protocol.AnswerUndo, agrees=True)[-1], events.Entered)
    assert sitting.table.asking is None
    assert len(sitting.table.running.played) == length - 1
    assert sitting.read_again().running.log == sitting.table.running.log


def test_a_bot_that_takes_over_agrees_if_the_owner_has_been_away_for_a_day() -> None:
    sitting, seat, [*others, last] = asked_to_take_back()
    for other in others:
        sitting.do(other, protocol.AnswerUndo, agrees=True)
    length = len(sitting.table.running.played)
    sitting.write(events.SeatMoved(None, f"p{seat}"), events.Seen(last, False))
    sitting.now += DAY
    assert isinstance(sitting.do(seat, protocol.Replace, seat=last)[-1], events.Entered)
    assert len(sitting.table.running.played) == length - 1


def test_nothing_revealed_is_taken_back_while_a_bot_plays_an_absent_owners_seat() -> None:
    """Otherwise a host could draw a hidden card, look at it and undo the draw, as often as wanted."""
    tried = 0
    for key in KEYS:
        try:
            look_and_take_back(key)
        except NothingRevealed:
            continue  # in this game every such move is a secret commitment
        tried += 1
    assert tried >= 2


class NothingRevealed(Exception):
    """Raised if the match ends before a move reveals hidden information."""


def look_and_take_back(key: str) -> None:
    """Try to undo a move that revealed something, while a bot plays another person's seat."""
    sitting, rng = Sitting(key, registry.meta(key).seats[0], 2), Random(key)
    sitting.write(events.Seen(1, False))
    sitting.now += sitting.table.settings.pace.grace
    sitting.do(0, protocol.Replace, seat=1)
    revealed(sitting, rng)
    before = len(sitting.table.running.log)
    for later in (0, DAY - sitting.table.settings.pace.grace - 1):
        sitting.now += later
        with pytest.raises(Wrong, match="to return"):
            sitting.do(0, protocol.TakeBack)
    assert len(sitting.table.running.log) == before
    sitting.now += 1  # the owner has been away for a day
    assert isinstance(sitting.do(0, protocol.TakeBack)[-1], events.Entered)
    revealed(sitting, rng)
    sitting.write(events.Seen(1, True))
    with pytest.raises(Wrong, match="to return"):
        sitting.do(0, protocol.TakeBack)
    sitting.do(1, protocol.Return)
    assert isinstance(sitting.do(0, protocol.TakeBack)[-1], events.Asked)


def revealed(sitting: Sitting, rng: Random) -> None:
    """Play until seat 0 has made a move that it can only undo with consent."""
    match, commits = sitting.table.running, sitting.table.game.is_commitment
    while match.result is None:
        seat = next(iter(match.waiting_for()), None)
        if seat is None:  # a window
            match.submit(None, match.offers(None).sample(rng))
            continue
        if seat == 0:
            sitting.move(0, rng)
            if match.undo_to(0) is None and not commits(match.played[-1].move):
                return
        else:
            match.submit(seat, match.offers(seat).sample(rng))
    raise NothingRevealed


def test_the_undo_request_of_a_person_who_resigns_is_dropped() -> None:
    sitting, seat, _ = asked_to_take_back()
    sitting.do(seat, protocol.Resign)
    assert sitting.table.asking is None


def test_a_match_of_other_rules_is_not_read() -> None:
    sitting = Sitting(GAME, LEAST, 1)
    started = read(sitting.lines[-1][0], events.KINDS)
    assert isinstance(started, events.Started)
    sitting.lines[-1] = (line(replace(started, rules=started.rules + 1)), sitting.now)
    with pytest.raises(BadOptions):
        sitting.read_again()


def test_a_link_of_the_host_leads_to_a_seat_for_a_day_unless_its_owner_is_back() -> None:
    sitting = Sitting(GAME, LEAST, LEAST, Pace(move=None, grace=10 * SECOND))
    sitting.write(events.Seen(1, False))
    sitting.now += 10 * SECOND - 1
    with pytest.raises(Wrong, match="away"):
        reissue(sitting.table, "p0", 1, "hash", sitting.now)
    sitting.now += 1
    for back in (None, events.Seen(1, True), events.Returned(1), events.SeatMoved(1, "new")):
        assert sitting.carry_out(reissue(sitting.table, "p0", 1, "hash", sitting.now)) == [
            events.Reissued(1, "hash")
        ]
        table = sitting.read_again()
        assert [linked_seat(table.places, "hash", sitting.now + later) for later in (0, DAY - 1, DAY)] == [
            1,
            1,
            None,
        ]
        assert linked_seat(table.places, "", sitting.now) is None
        if back is not None:
            table.fold(back, sitting.now)
            assert linked_seat(table.places, "hash", sitting.now) is None
    with pytest.raises(Wrong, match="host"):
        reissue(sitting.table, "p1", 1, "hash", sitting.now)
    sitting.do(0, protocol.CastVote, motion="call_off")
    sitting.now += 10 * SECOND
    sitting.carry_out(carried(sitting.table, sitting.now))
    with pytest.raises(Wrong, match="No match"):
        reissue(sitting.table, "p0", 1, "hash", sitting.now)


def test_an_absent_host_without_a_seat_is_succeeded_by_a_present_person() -> None:
    sitting = Sitting(GAME, LEAST, LEAST)
    sitting.write(events.SeatMoved(None, "organiser"), events.Seen(None, True))
    sitting.now += WITHOUT_HOST
    assert inherited(sitting.table, sitting.now) is None
    sitting.write(events.Seen(None, False))
    sitting.now += WITHOUT_HOST - 1
    assert inherited(sitting.table, sitting.now) is None
    sitting.now += 1
    assert sitting.carry_out(inherited(sitting.table, sitting.now)) == [events.Inherited(0)]
    assert sitting.table.host == "p0"


def test_the_presence_of_a_seated_host_counts_in_the_seat() -> None:
    """The presence of a seated host counts in the seat, so a spectator connection does not keep the table."""
    table = Table("t", bytes(32))
    table.fold(events.Made(Settings(GAME, LEAST), "p0", ""), 0)
    table.fold(events.Seen(None, True), 0)
    assert forgotten(table, 2 * DAY) is None
    table.fold(events.Joined(0, "p0", "P0"), 0)
    assert forgotten(table, 2 * DAY) is not None
    table.fold(events.Seen(0, True), 0)
    assert forgotten(table, 2 * DAY) is None


@pytest.mark.parametrize("leaves", [False, True])
def test_before_the_start_an_absent_host_is_succeeded_by_a_present_person(leaves: bool) -> None:
    table = Table("t", bytes(32))
    for event in (
        events.Made(Settings(GAME, LEAST), "p0", ""),
        *(events.Joined(seat, f"p{seat}", f"P{seat}") for seat in range(2)),
        *(events.Seen(seat, True) for seat in range(2)),
        events.Left(0) if leaves else events.Seen(0, False),
    ):
        table.fold(event, 0)
    assert (
        inherited(table, WITHOUT_HOST - 1) is None
    )  # a person who invites others looks at other things meanwhile
    decided = inherited(table, WITHOUT_HOST)
    assert decided is not None
    assert decided.events == (events.Inherited(1),)
