"""The random draw in the terminal: shown in the lobby, agreed to by people, compared with the record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from hautemer.cli.terminal.prompt import ACCENT, QUIET, TerminalPerson
from hautemer.client import AtTable
from hautemer.words import Plain, Words

WARNING = "bold red"


class DrawVisit(Protocol):
    """The part of a visit to a table on a server that the random draw needs; `remote.RemoteTable` has it."""

    there: AtTable
    person: TerminalPerson
    words: Words
    told_left_out: bool

    def do(self, what: str, **fields: Any) -> dict[str, Any] | None:
        """Send a command to the table."""


def tell_lobby(visit: DrawVisit, table: Mapping[str, Any], told: str) -> str:
    """Print the state of the random draw if it is news; return the printed text."""
    draw = table.get("draw") or {}
    stage, waiting = draw.get("stage", "idle"), draw.get("awaited", ())
    if stage in ("commit", "reveal") and waiting:
        said = visit.words.say("draw-waiting", names=names_of(visit, table, waiting))
    else:
        chairs = draw.get("committed", ())
        said = visit.words.say("draw-committed", count=len(chairs), names=names_of(visit, table, chairs))
    if said != told:
        visit.person.write(said, QUIET)
    draws = visit.there.draws
    if draws is not None and draws.changed:
        visit.person.say("draw-changed", style=WARNING)
    return said


def is_drawing(scene: Mapping[str, Any]) -> bool:
    """True if the start waits for devices, or for people to agree."""
    draw: dict[str, Any] = scene["table"].get("draw") or {}
    return bool(draw.get("stage", "idle") != "idle")


def consent(visit: DrawVisit, scene: Mapping[str, Any]) -> bool:
    """Ask if the match may start without some contributions. True if there was something to ask."""
    table = scene["table"]
    draw = table.get("draw") or {}
    seat = scene["seat"]
    if draw.get("stage") != "agree" or seat is None or seat in draw.get("agreed", ()):
        return False
    without = draw.get("without", ())
    if not draw.get("committed") and without:
        question = visit.words.say("draw-ask-alone")
    elif without:
        question = visit.words.say("draw-ask", names=names_of(visit, table, without))
    else:
        question = visit.words.say("draw-ask-again")
    visit.do("luck_agree", agrees=visit.person.agrees(question, default=False))
    return True


def tell_result(visit: DrawVisit, table: Mapping[str, Any], document: Mapping[str, Any]) -> None:
    """Print whose devices contributed, and if the record is as this device saw it."""
    for said in sentences(visit, table):
        visit.person.write(said, QUIET)
    draws = visit.there.draws
    if draws is None or not draws.witness.lists:
        return
    found = draws.objections(document)
    for objection in found:
        visit.person.say(f"draw-objection-{objection.key}", style=WARNING, round=objection.round)
    if not found:
        visit.person.say("draw-kept", style=QUIET)


def tell_left_out(visit: DrawVisit) -> None:
    """Print, once, that the match began without the contribution that this device sent."""
    draws = visit.there.draws
    if draws is not None and draws.left_out and not visit.told_left_out:
        visit.told_left_out = True
        visit.person.say("draw-left-out", style=ACCENT)


def sentences(visit: DrawVisit, table: Mapping[str, Any]) -> list[str]:
    """Return sentences about the random draw of a match that has begun."""
    draw = table.get("draw")
    if draw is None:
        return []
    names = [chair.get("name", "") for chair in table["chairs"]]
    contributed, without = draw.get("committed", ()), draw.get("without", ())
    return drawn(visit.words, names, contributed, without, agreed=draw.get("consented", False))


def drawn(
    words: Words, names: Sequence[str], contributed: Sequence[int], without: Sequence[int], *, agreed: bool
) -> list[str]:
    """Return sentences about the seats whose devices contributed to a random draw."""
    if not contributed:
        said = [words.say("draw-alone")]
    else:
        said = [words.say("draw-together", names=names_at(words, names, contributed))]
        if without:
            said.append(words.say("draw-without", names=names_at(words, names, without)))
    return [*said, words.say("draw-agreed")] if agreed else said


def names_at(words: Words, names: Sequence[str], seats: Sequence[int]) -> Plain:
    """Return the names at some seats as a list in words."""
    return Plain(words.listed([names[seat] for seat in seats]))


def names_of(visit: DrawVisit, table: Mapping[str, Any], chairs: Sequence[int]) -> Plain:
    """Return the names of chairs as a list in words."""
    return Plain(visit.words.listed([table["chairs"][chair].get("name", "") for chair in chairs]))
