"""What people at a table may do: each command becomes events for the journal, or is refused."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any

from hautemer.core import registry
from hautemer.core.errors import Refused
from hautemer.core.match import Match, Undo
from hautemer.core.talk import AT_ONCE, claim_in
from hautemer.server import journal as did
from hautemer.server import protocol as ask
from hautemer.server.conditions import (
    a_bot,
    a_seat,
    bot_names,
    by_host,
    going_on,
    in_lobby,
    long_away,
    not_closed,
    own_seat_playing,
    running,
)
from hautemer.server.decision import Decision
from hautemer.server.leaving import passed_on, still_asked, without
from hautemer.server.names import check_free, clean_name, is_called, is_plain
from hautemer.server.problems import Wrong
from hautemer.server.settings import check
from hautemer.server.table import Table, entered

# Bots' names at a table, by seat: people of the sea that everybody has heard of.
CREW = (
    "Surcouf", "Anne Bonny", "Bougainville", "Mary Read", "La Pérouse", "Jeanne Barret", "Störtebeker",
    "Zheng Yi Sao", "Jean Bart", "Grace O’Malley", "Cartier", "Laskarina", "Drake", "Sayyida al-Hurra",
    "Magellan", "Alfhild", "Tasman", "Teuta", "Cook", "Artemisia",
)  # fmt: skip
# So often a seat may think better of one move before the others are asked.
FREE_UNDOS = 5


def decide(table: Table, person: str, command: ask.Command, now: int) -> Decision | None:
    """The events of a person's command; None where all is as wanted; what it may not do is a `Problem`."""
    return DECISIONS[type(command)](table, person, command, now)


# Before the start


def join(table: Table, person: str, command: ask.Join, now: int) -> Decision:
    in_lobby(table)
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
        return Decision((did.Joined(seat, person, name),))
    return Decision((did.Joined(seat, person, name), did.Inherited(seat)))


def leave(table: Table, person: str, command: ask.Leave, now: int) -> Decision:
    in_lobby(table)
    own = table.seat_of(person)
    seat = own if command.seat is None else a_seat(table, command.seat)
    if seat is None:
        raise Wrong("not_seated")
    if seat == own:
        return Decision((did.Left(seat),))
    by_host(table, person)
    if table.places[seat].person is None:
        raise Wrong("not_seated")
    long_away(table, seat, now)
    return Decision((did.Left(seat, by_host=True),))


def bot(table: Table, person: str, command: ask.Bot, now: int) -> Decision:
    in_lobby(table)
    by_host(table, person)
    seat = a_seat(table, command.seat)
    if table.places[seat].person is not None:
        raise Wrong("seat_taken")
    if command.bot is None:
        return Decision((did.Seated(seat, None, ""),))
    a_bot(table, command.bot)
    name = clean_name(command.name) if command.name else bot_name(table, seat)
    check_free(name, [place.name for other, place in enumerate(table.places) if other != seat])
    return Decision((did.Seated(seat, command.bot, name),))


def arrange(table: Table, person: str, command: ask.Arrange, now: int) -> Decision:
    in_lobby(table)
    by_host(table, person)
    if sorted(command.order) != list(range(len(table.places))):
        raise Wrong("wrong_order")
    return Decision((did.Arranged(command.order),))


def change(table: Table, person: str, command: ask.Change, now: int) -> Decision:
    in_lobby(table)
    by_host(table, person)
    settings = command.settings
    check(settings)
    registry.find(settings.game).settle(settings.seats, settings.options)
    if any(not place.free for place in table.places[settings.seats :]):
        raise Wrong("seat_taken")
    if settings.game != table.settings.game and any(place.bot for place in table.places):
        known = bot_names(settings.game)
        if any(place.bot is not None and place.bot not in known for place in table.places):
            raise Wrong("seat_taken")
    return Decision((did.Changed(settings),))


def start(table: Table, person: str, command: ask.Start, now: int) -> Decision:
    in_lobby(table)
    by_host(table, person)
    order = tuple(seat for seat, place in enumerate(table.places) if not place.free)
    least = table.game.meta.seats[0]
    if len(order) < least:
        raise Wrong("too_few", game=table.game.meta.title, least=least)
    table.game.settle(len(order), table.settings.options)
    names = tuple(table.places[seat].name for seat in order)
    return Decision((did.Started(names, table.game.meta.rules, order),))


# Playing


def move(table: Table, person: str, command: ask.Move, now: int) -> Decision:
    seat = own_seat_playing(table, person)
    going_on(table)
    if command.move.get("do") == "undo":
        raise Wrong("not_asked")
    pending = table.running.prepare(seat, command.move, prompt=command.prompt, at=now)
    return Decision((entered(pending, "seat"),), pending)


def undo(table: Table, person: str, command: ask.Undo, now: int) -> Decision:
    """Free a few times where the match says so; otherwise the other people are asked; never over a secret
    commitment, nor when as much was entered as a match can take: moves would find no room."""
    seat = own_seat_playing(table, person)
    going_on(table)
    match = table.running
    if len(match.log) >= table.game.meta.entries_at_most:
        raise Refused("nothing_to_undo")
    free = match.undo_to(seat)
    if free is not None and undone(match, seat) < FREE_UNDOS:
        pending = match.prepare(seat, Undo(free), at=now)
        return Decision((entered(pending, "seat"),), pending)
    own = [entry.position for entry in match.played if entry.seat == seat and entry.position >= table.opening]
    if not own or table.asking is not None:
        raise Refused("nothing_to_undo")
    if any(entry.position >= own[-1] and table.game.is_commitment(entry.move) for entry in match.played):
        raise Refused("nothing_to_undo")
    if not [other for other in table.people() if other != seat]:
        pending = match.prepare_undo(seat, Undo(own[-1]), at=now)
        return Decision((entered(pending, "consent"),), pending)
    return Decision((did.Asked(seat, own[-1]),))


def undone(match: Match, seat: int) -> int:
    """How often a seat has taken something back since the entry before the last one that stands."""
    *_, before, _ = (-1, *(entry.position for entry in match.played))
    return sum(entry.seat == seat and isinstance(entry.move, Undo) for entry in match.log[before + 1 :])


def answer(table: Table, person: str, command: ask.Answer, now: int) -> Decision:
    seat = own_seat_playing(table, person)
    going_on(table)
    asking = table.asking
    if asking is None or seat not in asking.asked or seat in asking.agreed:
        raise Wrong("not_asked")
    answered = did.Answered(seat, command.agrees)
    if not command.agrees or still_asked(table, asking) != [seat]:
        return Decision((answered,))
    pending = table.running.prepare_undo(asking.seat, Undo(asking.to), at=now)
    return Decision((answered, entered(pending, "consent")), pending)


def ready(table: Table, person: str, command: ask.Ready, now: int) -> Decision | None:
    seat = own_seat_playing(table, person)
    if table.clock.window is None and not command.ahead:
        raise Wrong("no_window")
    if seat in table.ready_ahead or (seat in table.ready and not command.ahead):
        return None
    return Decision((did.Readied((seat,), command.ahead),))


def say(table: Table, person: str, command: ask.Say, now: int) -> Decision:
    not_closed(table)
    seat = table.seat_of(person)
    if seat is None:
        raise Wrong("not_seated")
    if (command.claim is None) == (command.text is None):
        raise Wrong("wrong_text", limit=ask.MAX_TEXT)
    if table.places[seat].hushed:
        raise Wrong("hushed")
    if command.text is not None:
        if table.settings.talk != "chat" and table.phase == "running":
            raise Wrong("no_talk")
        return Decision((did.Said(seat, text=clean_text(command.text)),))
    if table.settings.talk == "none":
        raise Wrong("no_talk")
    running(table)
    return Decision((claim(table, seat, command.claim or {}),))


def claim(table: Table, seat: int, said: dict[str, Any]) -> did.Said:
    """A claim that a seat can make now."""
    match = table.running
    made = claim_in(table.game.claims(match.state, seat), said)
    if made is None:
        raise Refused("not_sayable")
    after = len(match.log) - 1
    if sum(talk.seat == seat and talk.after == after for talk in match.talk) >= AT_ONCE:
        raise Refused("too_much_talk", limit=AT_ONCE)
    return did.Said(seat, claim=said)


# Around the match


def vote(table: Table, person: str, command: ask.Vote, now: int) -> Decision | None:
    seat = own_seat_playing(table, person)
    if command.motion == "pause" and table.paused:
        raise Wrong("paused")
    if command.motion == "go_on" and not table.paused:
        raise Wrong("not_paused")
    if (seat in table.motions.get(command.motion, ())) == command.wanted:
        return None
    return Decision((did.Voted(seat, command.motion, command.wanted),))


def resign(table: Table, person: str, command: ask.Resign, now: int) -> Decision:
    seat = own_seat_playing(table, person)
    resigned = did.Resigned(seat, a_bot(table, command.bot))
    return without(table, seat, (resigned, *passed_on(table, person)), now)


def give_back(table: Table, person: str, command: ask.Return, now: int) -> Decision:
    running(table)
    seat = table.seat_of(person)
    if seat is None:
        raise Wrong("not_seated")
    if table.places[seat].bot is None:
        raise Wrong("not_resigned")
    return Decision((did.Returned(seat),))


def replace(table: Table, person: str, command: ask.Replace, now: int) -> Decision:
    running(table)
    by_host(table, person)
    seat = a_seat(table, command.seat)
    if table.places[seat].bot is not None:
        raise Wrong("still_here")
    long_away(table, seat, now)
    resigned = did.Resigned(seat, a_bot(table, command.bot), by_host=True)
    return without(table, seat, (resigned,), now)


def hush(table: Table, person: str, command: ask.Hush, now: int) -> Decision | None:
    by_host(table, person)
    seat = a_seat(table, command.seat)
    if table.places[seat].hushed == command.hushed:
        return None
    return Decision((did.Hushed(seat, command.hushed),))


DECISIONS: dict[type[ask.Command], Callable[[Table, str, Any, int], Decision | None]] = {
    ask.Join: join,
    ask.Leave: leave,
    ask.Bot: bot,
    ask.Arrange: arrange,
    ask.Change: change,
    ask.Start: start,
    ask.Move: move,
    ask.Undo: undo,
    ask.Answer: answer,
    ask.Ready: ready,
    ask.Say: say,
    ask.Vote: vote,
    ask.Resign: resign,
    ask.Return: give_back,
    ask.Replace: replace,
    ask.Hush: hush,
}


def bot_name(table: Table, seat: int) -> str:
    """A name that nobody at the table has."""
    taken = [place.name for place in table.places]
    return next(name for name in CREW[seat:] + CREW[:seat] + CREW if not is_called(name, taken))


def clean_text(text: str) -> str:
    """A line of chat."""
    clean = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(clean) <= ask.MAX_TEXT or not is_plain(clean.replace("\n", " ")):
        raise Wrong("wrong_text", limit=ask.MAX_TEXT)
    return clean
