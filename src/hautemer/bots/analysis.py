"""What a bot makes of decisions: a hint for the next one, and a judgement of those of a whole match.

A judgement uses what the seat knew at the time. It is the same whatever the others held.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from hautemer.core.codec import plain
from hautemer.core.game import Bot, Explainer, Seat, Situation
from hautemer.core.match import Match
from hautemer.core.thinking import Analyst, Valued, ValuedMove
from hautemer.core.vectors import NOTHING
from hautemer.core.why import Why

SHOWN = 3  # moves in a hint: the best one and two alternatives


class BotHint(NamedTuple):
    """What a bot would do, why, and what its best moves are worth (empty if it does not compare moves)."""

    move: dict[str, Any] | None
    why: Why | None
    valued: Sequence[ValuedMove]


class JudgedDecision(NamedTuple):
    """A decision of a match: the position of its entry, the move, and the moves it was compared with."""

    position: int
    made: Valued
    best: Valued
    compared: Sequence[Valued]  # the best first, `made` among them

    @property
    def lost(self) -> float:
        """The estimated share of the win that the best move has more than the one made; at least 0."""
        return max(0.0, self.best.share - self.made.share)


def hint(bot: Bot, situation: Situation[Any], rng: Random) -> BotHint:
    """Return what a bot would do in a situation."""
    compared = bot.compare(situation, rng) if isinstance(bot, Analyst) else ()
    move = compared[0].move if compared else bot.choose(situation, rng)
    if move is NOTHING:
        move = None
    why = bot.why(situation, move) if move is not None and isinstance(bot, Explainer) else None
    alternatives = compared[:SHOWN] if len(compared) > 1 else ()
    return BotHint(None if move is None else plain(move), why, [written(one) for one in alternatives])


def written(valued: Valued) -> ValuedMove:
    """Return a compared move with its share in hundredths."""
    return ValuedMove(None if valued.move is NOTHING else plain(valued.move), round(100 * valued.share))


def judge(match: Match, seat: Seat, bot: Analyst, seed: str = "1") -> Iterator[JudgedDecision]:
    """Yield the decisions of a seat in which it had a choice, each judged from what it knew then.

    Decisions that were taken back, and moves that a bot made in the place of the seat's owner, are left out.
    A record is judged as the match that `record.replay` returns.
    """
    for entry, state in zip(match.played, match.states(), strict=False):
        if entry.seat != seat or entry.by is not None:
            continue
        said = [one for one in match.talk if one.after < entry.position]
        situation = Situation.of(match.game, state, seat, said)
        compared = bot.compare(situation, Random(f"{seed} {entry.position}"), entry.move)
        made = next((one for one in compared if one.move == entry.move), None)
        if made is not None and len(compared) > 1:
            yield JudgedDecision(entry.position, made, compared[0], compared)
