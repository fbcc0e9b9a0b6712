"""Decisions about commands: the command of a person becomes events for the journal, or is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hautemer.core import registry
from hautemer.core import talk as core_talk
from hautemer.core.errors import Refused
from hautemer.core.match import Match, Undo
from hautemer.core.offers import MARKS
from hautemer.server import protocol
from hautemer.server.errors import Wrong
from hautemer.server.tables import events
from hautemer.server.tables.absence import has_a_say, passed_on, still_asked, without
from hautemer.server.tables.chat import clean_text, size_of
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.draw_commands import agree, not_drawing, reveal, start
from hautemer.server.tables.events import entered
from hautemer.server.tables.names import check_free, clean_name, is_called
from hautemer.server.tables.pace import FACTORS, sits_alone
from hautemer.server.tables.preconditions import (
    a_bot,
    a_seat,
    by_host,
    going_on,
    has_waited,
    in_lobby,
    is_bot,
    long_away,
    not_closed,
    own_seat,
    own_seat_playing,
    running,
)
from hautemer.server.tables.settings import FOR_PEOPLE, Shortest, check, check_pace
from hautemer.server.tables.table import Table

# The names of bots, by seat: well-known seafarers.
CREW = (
    "Surcouf", "Anne Bonny", "Bougainville", "Mary Read", "La Pérouse", "Jeanne Barret", "Störtebeker",
    "Zheng Yi Sao", "Jean Bart", "Grace O’Malley", "Cartier", "Laskarina", "Drake", "Sayyida al-Hurra",
    "Magellan", "Alfhild", "Tasman", "Teuta", "Cook", "Artemisia",
)  # fmt: skip
# Free undos of one move; for more, the other people are asked.
FREE_UNDOS = 5


def decide(
    table: Table, person: str, command: protocol.Command, now: int, shortest: Shortest = FOR_PEOPLE
) -> Decision | None:
    """Return the events of a command, or None if nothing changes. Raise a `Problem` if it is refused."""
    decision = DECISIONS[type(command)](table, person, command, now)
    for event in () if decision is None else decision.events:
        if isinstance(event, events.Changed):  # others may still join
            check_pace(event.settings.pace, len(table.places), shortest)
        elif isinstance(event, events.Started | events.LuckCalled | events.LuckListed):
            check_pace(table.settings.pace, len(table.people()), shortest)
    return decision


# Before the start


def join(table: Table, person: str, command: protocol.Join, now: int) -> Decision:
    in_lobby(table)
    not_drawing(table)
    if table.seat_of(person) is not None:
        raise Wrong("already_seated")
    name = clean_name(command.name)
    check_free(name, [place.name for place in table.places])
    if command.seat is None:
        free = [seat for seat, place in enumerate(table.places) if place.free]
        if not free:
            raise Wrong("no_free_seat")
        seat = free[0]
    else:
        seat = a_seat(table, command.seat)
        if not table.places[seat].free:
            raise Wrong("seat_taken")
    if table.host:
        return Decision((events.Joined(seat, person, name),))
    return Decision((events.Joined(seat, person, name), events.Inherited(seat)))


def leave(table: Table, person: str, command: protocol.Leave, now: int) -> Decision:
    in_lobby(table)
    own = table.seat_of(person)
    seat = own if command.seat is None else a_seat(table, command.seat)
    if seat is None:
        raise Wrong("not_seated")
    if seat == own:
        return Decision((events.Left(seat),))
    by_host(table, person)
    if table.places[seat].person is None:
        raise Wrong("not_seated")
    return Decision((events.Left(seat, by_host=True),))


def bot(table: Table, person: str, command: protocol.SeatBot, now: int) -> Decision:
    in_lobby(table)
    not_drawing(table)
    by_host(table, person)
    seat = a_seat(table, command.seat)
    if table.places[seat].person is not None:
        raise Wrong("seat_taken")
    if command.bot is None:
        return Decision((events.Seated(seat, None, ""),))
    a_bot(table, command.bot)
    name = clean_name(command.name) if command.name else bot_name(table, seat)
    check_free(name, [place.name for other, place in enumerate(table.places) if other != seat])
    return Decision((events.Seated(seat, command.bot, name),))


def arrange(table: Table, person: str, command: protocol.Arrange, now: int) -> Decision:
    in_lobby(table)
    not_drawing(table)
    by_host(table, person)
    if sorted(command.order) != list(range(len(table.places))):
        raise Wrong("wrong_order")
    return Decision((events.Arranged(command.order),))


def change(table: Table, person: str, command: protocol.Change, now: int) -> Decision:
    in_lobby(table)
    not_drawing(table)
    by_host(table, person)
    settings = command.settings
    check(settings)
    registry.find(settings.game).settle(settings.seats, settings.options)
    if any(not place.free for place in table.places[settings.seats :]):
        raise Wrong("seat_taken")
    if any(place.bot is not None and not is_bot(settings.game, place.bot) for place in table.places):
        raise Wrong("seat_taken")
    return Decision((events.Changed(settings),))


# Playing


def move(table: Table, person: str, command: protocol.MakeMove, now: int) -> Decision:
    seat = own_seat_playing(table, person)
    going_on(table)
    if command.move.get("do") == "undo":
        raise Wrong("not_asked")
    # A simple program answers with the offer itself, values filled in: its marks are no part of the move.
    written = {name: value for name, value in command.move.items() if name not in MARKS}
    pending = table.running.prepare(seat, written, prompt=command.prompt, at=now)
    return Decision((entered(pending, "seat"),), pending)


def undo(table: Table, person: str, command: protocol.TakeBack, now: int) -> Decision:
    """Decide on an undo: free a few times if it is known to be, otherwise the other people are asked.

    While a bot plays the seat of another person, only free undos are possible. A secret commitment is never
    undone. Nor is anything once the log has its maximum length, because moves would find no room.
    """
    seat = own_seat_playing(table, person)
    going_on(table)
    match = table.running
    if len(match.log) >= table.game.meta.entries_at_most:
        raise Refused("nothing_to_undo")
    free = match.known_undo_to(seat)  # a process of its own judges it before this (`UndoJudge`)
    if free is not None and undone(match, seat) < FREE_UNDOS:
        pending = match.prepare_undo(seat, Undo(free), at=now)
        return Decision((entered(pending, "seat"),), pending)
    own = next((entry.position for entry in reversed(match.played) if entry.seat == seat), -1)
    if own < table.opening or table.asking is not None or match.holds_commitment(own):
        raise Refused("nothing_to_undo")
    owners = [other for other in range(len(table.places)) if other != seat and has_a_say(table, other, now)]
    if any(table.places[other].bot is not None for other in owners):
        raise Wrong("owner_away")  # otherwise a host could see hidden things while nobody is there to refuse
    if not owners:
        pending = match.prepare_undo(seat, Undo(own), at=now)
        return Decision((entered(pending, "consent"),), pending)
    return Decision((events.Asked(seat, own),))


def undone(match: Match, seat: int) -> int:
    """Return the number of undos of a seat since the entry before the last one that stands."""
    before = match.played[-2].position if len(match.played) > 1 else -1
    return sum(entry.seat == seat and isinstance(entry.move, Undo) for entry in match.log[before + 1 :])


def answer(table: Table, person: str, command: protocol.AnswerUndo, now: int) -> Decision:
    seat = own_seat_playing(table, person)
    going_on(table)
    asking = table.asking
    if asking is None or seat not in asking.asked or seat in asking.agreed:
        raise Wrong("not_asked")
    answered = events.Answered(seat, command.agrees)
    if not command.agrees or still_asked(table, asking, now) != [seat]:
        return Decision((answered,))
    pending = table.running.prepare_undo(asking.seat, Undo(asking.to), at=now)
    return Decision((answered, entered(pending, "consent")), pending)


def ready(table: Table, person: str, command: protocol.Ready, now: int) -> Decision | None:
    seat = own_seat_playing(table, person)
    if table.clock.window is None and not command.ahead:
        raise Wrong("no_window")
    if table.settings.constant_windows:
        return None
    if seat in table.ready_ahead or (seat in table.ready and not command.ahead):
        return None
    return Decision((events.Readied((seat,), command.ahead),))


def wait(table: Table, person: str, command: protocol.Wait, now: int) -> Decision | None:
    seat = own_seat_playing(table, person)
    going_on(table)
    if table.settings.pace.kind == "days":
        return None
    if has_waited(table, seat):
        raise Wrong("already_waited")
    return Decision((events.Waited(seat),))


def say(table: Table, person: str, command: protocol.Speak, now: int) -> Decision:
    not_closed(table)
    seat = table.seat_of(person)
    if seat is None:
        raise Wrong("not_seated")
    if (command.claim is None) == (command.text is None):
        raise Wrong("wrong_text", limit=protocol.MAX_TEXT)
    if table.places[seat].hushed:
        raise Wrong("hushed")
    if command.text is not None:
        if table.settings.talk != "chat" and table.phase == "running":
            raise Wrong("no_talk")
        text = clean_text(command.text)
        table.talk.words.check_room(size_of(text))
        return Decision((events.Said(seat, text=text),))
    if table.settings.talk == "none":
        raise Wrong("no_talk")
    running(table)
    table.talk.claims.check_room()
    return Decision((claim(table, seat, command.claim or {}),))


def claim(table: Table, seat: int, said: dict[str, Any]) -> events.Said:
    """Return the event of a claim. Raise a `Problem` if the seat cannot make it now."""
    match = table.running
    sayable, after = table.game.claims(match.state, seat), len(match.log) - 1
    return events.Said(seat, claim=core_talk.say(sayable, match.talk, seat, said, after).claim)


# Around the match


def vote(table: Table, person: str, command: protocol.CastVote, now: int) -> Decision | None:
    seat = own_seat_playing(table, person)
    if command.motion == "pause" and table.paused:
        raise Wrong("paused")
    if command.motion == "go_on" and not table.paused:
        raise Wrong("not_paused")
    if command.motion in ("constant_windows", "ready_windows"):
        if not table.game.has_windows:
            raise Wrong("no_window")
        constant = (
            table.settings.constant_windows if table.window_vote.next is None else table.window_vote.next
        )
        if constant == (command.motion == "constant_windows"):
            return None
    if (seat in table.motions.get(command.motion, ())) == command.wanted:
        return None
    return Decision((events.Voted(seat, command.motion, command.wanted),))


def resign(table: Table, person: str, command: protocol.Resign, now: int) -> Decision:
    seat = own_seat_playing(table, person)
    resigned = events.Resigned(seat, a_bot(table, command.bot))
    return without(table, seat, (resigned, *passed_on(table, person)), now)


def give_back(table: Table, person: str, command: protocol.Return, now: int) -> Decision:
    running(table)
    seat = table.seat_of(person)
    if seat is None:
        raise Wrong("not_seated")
    if table.places[seat].bot is None:
        raise Wrong("not_resigned")
    return Decision((events.Returned(seat),))


def replace(table: Table, person: str, command: protocol.Replace, now: int) -> Decision:
    running(table)
    by_host(table, person)
    seat = a_seat(table, command.seat)
    if table.places[seat].bot is not None:
        raise Wrong("still_here")
    long_away(table, seat, now)
    resigned = events.Resigned(seat, a_bot(table, command.bot), by_host=True)
    return without(table, seat, (resigned,), now)


def hush(table: Table, person: str, command: protocol.Hush, now: int) -> Decision | None:
    by_host(table, person)
    seat = None if command.seat is None else a_seat(table, command.seat)
    hushed = table.spectators_hushed if seat is None else table.places[seat].hushed
    return None if hushed == command.hushed else Decision((events.Hushed(seat, command.hushed),))


def choose_pace(table: Table, person: str, command: protocol.ChoosePace, now: int) -> Decision | None:
    seat = own_seat(table, person)
    is_over = table.phase not in ("lobby", "running")
    known = table.places[seat].pace
    return None if is_over or known == command.pace else Decision((events.Paced(seat, command.pace),))


def hurry(table: Table, person: str, command: protocol.Hurry, now: int) -> Decision | None:
    seat = own_seat(table, person)
    running(table)
    if table.hurried or not FACTORS[table.pace] or not sits_alone(table.places, seat):
        return None
    return Decision((events.Hurried(seat),))


DECISIONS: dict[type[protocol.Command], Callable[[Table, str, Any, int], Decision | None]] = {
    protocol.Join: join,
    protocol.Leave: leave,
    protocol.SeatBot: bot,
    protocol.Arrange: arrange,
    protocol.Change: change,
    protocol.Start: start,
    protocol.LuckReveal: reveal,
    protocol.LuckAgree: agree,
    protocol.MakeMove: move,
    protocol.TakeBack: undo,
    protocol.AnswerUndo: answer,
    protocol.Ready: ready,
    protocol.Wait: wait,
    protocol.Speak: say,
    protocol.CastVote: vote,
    protocol.Resign: resign,
    protocol.Return: give_back,
    protocol.Replace: replace,
    protocol.Hush: hush,
    protocol.ChoosePace: choose_pace,
    protocol.Hurry: hurry,
}


def bot_name(table: Table, seat: int) -> str:
    """Return the name of a new bot that no player at the table has."""
    taken = [place.name for place in table.places]
    return next(name for name in CREW[seat:] + CREW[:seat] + CREW if not is_called(name, taken))
