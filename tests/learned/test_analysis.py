"""Hints with alternatives, and the judgement of a match from what a seat knew at the time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hautemer import bots
from hautemer.bots import analysis
from hautemer.bots.learned import Captain, Learned, Method, vectors_of, weights_of
from hautemer.bots.network import Network
from hautemer.bots.worker import think
from hautemer.core import ranking, record, registry
from hautemer.core.codec import Raw, encode
from hautemer.core.game import Situation
from hautemer.core.match import Match, live
from hautemer.core.thinking import Analyst, BotQuestion, Budget
from hautemer.sim.run import play_match
from hautemer.words import LANGUAGES, Plain, Words

ALL = registry.keys()
KEYS = [key for key in ALL if ranking.has_captain(key)]


def captain(key: str, budget: Budget = Budget(), method: Method = Method()) -> Captain:  # noqa: B008
    game = registry.find(key)
    learned = Learned(game, vectors_of(game), weights_of(key), budget, method)
    return Captain(learned, bots.make(game, "second"))


def played(key: str, bot: str = "second", seed: int = 3) -> Match:
    game = registry.find(key)
    seats = game.meta.seats[0]
    players = [bots.make(game, bot)] * seats
    names = [f"Seat {seat}" for seat in range(seats)]
    return play_match(game, names, game.settle(seats, {}), players, live(bytes(32)), Random(seed))


def position(match: Match, key: str, seat: int) -> Any:
    """Return a state of a match in which a seat has a choice."""
    vectors = vectors_of(match.game)
    for entry, state in zip(match.played, match.states(), strict=False):
        if entry.seat == seat and entry.position > 10:
            offers = match.game.offers(state, seat)
            if len(vectors.candidates(state, seat, offers)) > 2:
                return state
    raise AssertionError("never a choice")


@pytest.mark.parametrize("key", KEYS)
def test_a_hint_has_the_best_move_and_two_alternatives(key: str) -> None:
    match = played(key)
    situation = Situation.of(match.game, position(match, key, 1), 1)
    hint = analysis.hint(captain(key, Budget(batches=1), Method(lanes=8)), situation, Random(1))
    assert 2 <= len(hint.valued) <= analysis.SHOWN
    assert hint.move == hint.valued[0].move
    assert all(0 <= one.share <= 100 for one in hint.valued)
    assert len({encode(one.move) for one in hint.valued}) == len(hint.valued)
    plain = analysis.hint(bots.make(match.game, "second"), situation, Random(1))
    assert plain.move is not None
    assert not plain.valued


@pytest.mark.parametrize("key", KEYS)
def test_a_captain_gives_reasons_for_moves_of_its_own(key: str) -> None:
    """Some of the moves that `second` would not make have a reason, and the network values what it says."""
    bot = captain(key)
    given = silent = 0
    for situation, move in own_moves(key, bot):
        why = bot.why(situation, move)
        given += why is not None
        silent += why is None
        if why is not None:
            assert bot.learned.speaks_for(situation, move, bot.grounds[why.reason])
    assert given
    assert silent, "not every move has a reason that holds"


@pytest.mark.parametrize("key", KEYS)
def test_what_the_network_does_not_value_is_no_reason(key: str) -> None:
    """A network that is blind for the numbers of a reason does not give it."""
    bot = captain(key)
    found = [(situation, move, bot.why(situation, move)) for situation, move in own_moves(key, bot)]
    seeing = bot.learned.network
    for situation, move, why in found:
        if why is not None:
            moves = seeing.arrays["move.w"].copy()
            moves[list(bot.grounds[why.reason])] = 0
            bot.learned.network = Network({**seeing.arrays, "move.w": moves})
            assert bot.why(situation, move) is None


def own_moves(key: str, bot: Captain) -> list[tuple[Situation[Any], Any]]:
    """Return what a captain does in a match where `second` would do something else."""
    found = []
    for seed in range(2):
        match = played(key, seed=seed)
        for entry, state in zip(match.played, match.states(), strict=False):
            if entry.seat is not None:
                situation = Situation.of(match.game, state.copy(), entry.seat)
                move = bot.choose(situation, Random(1))
                if move is not None and move != bot.otherwise.choose(situation, Random(0)):
                    found.append((situation, move))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_alternatives_have_words(language: str) -> None:
    words = Words(language)
    said = words.say("web-hint-worth", move=Plain("X"), percent=41)
    assert "X" in said
    assert "41" in said
    assert words.say("web-hint-compared").endswith(".")


@pytest.mark.parametrize("key", KEYS)
def test_a_match_is_judged_from_what_the_seat_knew(key: str) -> None:
    """Every decision with a choice is judged, equally in the record, and whatever the others held."""
    match = played(key)
    bot = captain(key)
    judged = list(analysis.judge(match, 0, bot))
    assert len(judged) > 5
    own = {entry.position: entry for entry in match.log if entry.seat == 0}
    for one in judged:
        assert one.made.move == own[one.position].move
        assert one.best == one.compared[0]
        assert one.made in one.compared
        assert 0 <= one.lost <= 1
    again = record.replay(record.read(record.to_bytes(record.write(match))), match.game)
    assert list(analysis.judge(again, 0, bot)) == judged


@pytest.mark.parametrize("key", KEYS)
def test_a_judgement_is_the_same_in_every_world_that_looks_the_same(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(key)
    bot = captain(key)
    judged = list(analysis.judge(match, 0, bot))
    worlds = [match.game.resample(state, 0, Random(7)) for state in match.states()]
    monkeypatch.setattr(Match, "states", lambda self: iter(worlds))
    assert list(analysis.judge(match, 0, bot)) == judged


@pytest.mark.parametrize("key", KEYS[:1])
def test_the_best_move_loses_nothing_and_a_bad_player_loses_more(key: str) -> None:
    """Moves at random lose more of the win than those of the bot that judges."""

    def mean(bot: str) -> float:
        judged = list(analysis.judge(played(key, bot), 0, captain(key)))
        return sum(one.lost for one in judged) / len(judged)

    assert mean("capitaine@0") == 0
    assert mean("random") > 0.005


def test_a_worker_answers_with_alternatives() -> None:

    key = KEYS[0]
    match = played(key)
    state = position(match, key, 0)
    world = match.game.resample(state, 0, Random(2))
    question = BotQuestion(
        key, match.game.meta.rules, "capitaine", 0, Raw(encode(world)), "1", explains=True, seconds=0.05
    )
    answer = think(question)
    assert answer.valued
    assert answer.valued[0].move == answer.move
    assert isinstance(bots.make(match.game, "capitaine"), Analyst)
