"""What people at a table may do: each command becomes events for the journal, or is refused."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, NamedTuple

from hautemer.core import registry
from hautemer.core.errors import Refused
from hautemer.core.match import Match, Pending, Undo
from hautemer.core.talk import AT_ONCE, claim_in
from hautemer.server import journal as did
from hautemer.server import protocol as ask
from hautemer.server.names import check_free, clean_name, is_called, is_plain
from hautemer.server.problems import Wrong
from hautemer.server.settings import DAY, check
from hautemer.server.table import Table, entered

# Bots' names at a table, by seat: people of the sea that everybody has heard of.
CREW = (
    "Surcouf", "Anne Bonny", "Bougainville", "Mary Read", "La Pérouse", "Jeanne Barret", "Störtebeker",
    "Zheng Yi Sao", "Jean Bart", "Grace O’Malley", "Cartier", "Laskarina", "Drake", "Sayyida al-Hurra",
    "Magellan", "Alfhild", "Tasman", "Teuta", "Cook", "Artemisia",
)  # fmt: skip
# The bot that takes a seat over where nobody names one.
GOOD = ("greedy",)
ANYTHING = "random"
# So often a seat may think better of one move before the others are asked.
FREE_UNDOS = 5


class Decision(NamedTuple):
    """What a command does: events, and what was worked out for the entry among them."""

    events: tuple[Any, ...]
    pending: Pending | None = None


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
    still = [other for other in asking.asked if other not in asking.agreed and other in table.people()]
    if not command.agrees or still != [seat]:
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
    return Decision((resigned, *passed_on(table, person), *carried_without(table, seat)))


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
    return Decision((resigned, *carried_without(table, seat)))


def give_up(table: Table, person: str) -> Decision | None:
    """Somebody will never come back: the seat is free again or, in a match, a bot's; others host."""
    seat = table.seat_of(person)
    events: list[Any] = []
    if table.phase not in ("lobby", "running"):
        return None
    if seat is not None and table.phase == "lobby":
        events.append(did.Left(seat))
    elif seat is not None and table.places[seat].bot is None:
        events += [did.Resigned(seat, a_bot(table, "")), *carried_without(table, seat)]
    events += passed_on(table, person)
    if person == table.host and table.heir() is None:
        events.append(did.Inherited(None))
    return Decision(tuple(events)) if events else None


def passed_on(table: Table, person: str) -> list[Any]:
    """Somebody leaves: if he is the host, the next person at the table takes that over."""
    heir = table.heir() if person == table.host else None
    return [] if heir is None else [did.Inherited(heir)]


def inherited(table: Table, now: int) -> Decision | None:
    """The host lets a bot play, or is missed: somebody who is here takes over.

    Missed is who has been away for the grace period while the match waits for people who are.
    """
    seat = table.seat_of(table.host)
    if table.phase != "running" or seat is None:
        return None
    missed = is_long_away(table, seat, now) and is_stuck(table, now)
    if table.places[seat].bot is None and not missed:
        return None
    heir = table.heir()
    return None if heir is None or not table.places[heir].here else Decision((did.Inherited(heir),))


def carried(table: Table, now: int) -> Decision | None:
    """A motion is carried out that all want whom it still takes: others let bots play, or are missed."""
    if table.phase != "running":
        return None
    for motion, wanting in table.motions.items():
        missed = sum(is_missed(table, seat, motion, now) for seat in table.people() if seat not in wanting)
        if wanting and len(wanting) >= table.needed(missed):
            return Decision((did.Carried(motion),))
    return None


def carried_without(table: Table, seat: int) -> list[Any]:
    """A bot plays for somebody from now on: what all the others want, if anything, is carried out with it."""
    for motion, wanting in table.motions.items():
        others = wanting - {seat}
        if others and len(others) >= table.needed(missed=1):
            return [did.Carried(motion)]
    return []


def is_missed(table: Table, seat: int, motion: did.Motion, now: int) -> bool:
    """Whether a motion need not wait for somebody who is away.

    So it is where nothing goes on without people: the match is paused, or has no clock. Whoever is away has
    the grace period, from when it is proposed, to come back and have a say.
    """
    pace = table.settings.pace
    goes_on = not table.paused and (pace.move, pace.match) != (None, None)
    return not goes_on and is_long_away(table, seat, now) and now - table.proposed[motion] >= pace.grace


def forgotten(table: Table, now: int) -> Decision | None:
    """Nobody has been at a table for a day that has not begun: it is closed."""
    patience = max(DAY, table.settings.pace.grace)
    if table.phase != "lobby" or now - table.last_at < patience or any(place.here for place in table.places):
        return None
    return Decision((did.Closed(),))


def is_stuck(table: Table, now: int) -> bool:
    """Whether a match waits for somebody who has been away for long, or for all to go on."""
    waiting = (seat for seat in table.running.waiting_for() if table.places[seat].bot is None)
    return table.paused or any(is_long_away(table, seat, now) for seat in waiting)


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


# What commands ask of a table


def in_lobby(table: Table) -> None:
    """Refuses what belongs before the start."""
    if table.phase != "lobby":
        raise Wrong("not_in_lobby")


def running(table: Table) -> None:
    """Refuses what needs a match that is being played."""
    if table.phase != "running":
        raise Wrong("not_running")


def not_closed(table: Table) -> None:
    """Refuses words at a table that is closed for good."""
    if table.phase == "closed":
        raise Wrong("not_running")


def going_on(table: Table) -> None:
    """Refuses moves while the match is paused."""
    running(table)
    if table.paused:
        raise Wrong("paused")


def by_host(table: Table, person: str) -> None:
    """Refuses what only the host may do."""
    if person != table.host:
        raise Wrong("not_your_table", status=403)


def long_away(table: Table, seat: int, now: int) -> None:
    """Refuses to take a seat from who is here, or has been away for less than the grace period."""
    if not is_long_away(table, seat, now):
        raise Wrong("still_here")


def is_long_away(table: Table, seat: int, now: int) -> bool:
    """Whether a seat's owner has been away for the grace period."""
    place = table.places[seat]
    return (
        not place.here
        and place.away_since is not None
        and now - place.away_since >= table.settings.pace.grace
    )


def own_seat_playing(table: Table, person: str) -> int:
    """The seat that a person plays itself."""
    running(table)
    seat = table.seat_of(person)
    if seat is None:
        raise Wrong("not_seated", status=403)
    if table.places[seat].bot is not None:
        raise Wrong("not_seated", status=403)
    return seat


def a_seat(table: Table, seat: int) -> int:
    """A seat of this table."""
    if not 0 <= seat < len(table.places):
        raise Refused("no_such_seat", seat=str(seat)[:20])
    return seat


def bot_names(game: str) -> list[str]:
    """The bots that a game has, the weakest first."""
    brought = registry.bots(game)
    return [ANYTHING, *(name for name in GOOD if name in brought)]


def a_bot(table: Table, wanted: str) -> str:
    """A bot of this game by name; the best where none is named."""
    known = bot_names(table.settings.game)
    if not wanted:
        return known[-1]
    if wanted not in known:
        raise Wrong("unknown_bot", bot=wanted[:40], known=", ".join(known))
    return wanted


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
