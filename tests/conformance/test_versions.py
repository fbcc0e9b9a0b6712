"""Versions of the rules: new matches have the newest, old ones replay and continue, others are refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hautemer import bots, registry
from hautemer.bots.worker import think
from hautemer.core.chance import secret_of
from hautemer.core.codec import Raw, encode, plain, read_move
from hautemer.core.errors import BadOptions, IllegalEntry, NotARecord
from hautemer.core.match import Match, live
from hautemer.core.offers import accept
from hautemer.core.record import checked, game_of, replay, to_bytes, verify, write
from hautemer.core.thinking import BotQuestion, Budget
from hautemer.sim.run import next_move
from tests.cases import KEYS, cases
from tests.older import OLDER, finished, path_of

older = pytest.mark.parametrize(("key", "version"), OLDER)


@pytest.mark.parametrize("key", KEYS)
def test_a_match_begins_under_the_newest_version(key: str) -> None:
    meta = registry.meta(key)
    match = next(cases(key, meta.seats[0], 1)).play()
    assert match.game.meta.rules == write(match).rules == meta.rules
    assert all(version < meta.rules for version in meta.older_rules)


@pytest.mark.parametrize("key", KEYS)
def test_an_unknown_version_is_refused(key: str) -> None:
    meta = registry.meta(key)
    record = plain(write(next(cases(key, meta.seats[0], 1)).play()))
    for unknown in {0, -1, 99, meta.rules + 1} - {*meta.older_rules}:
        with pytest.raises(BadOptions) as refused:
            registry.find(key).under(unknown)
        assert refused.value.key == "unknown_rules"
        with pytest.raises(NotARecord) as found:
            game_of(checked({**record, "rules": unknown}), registry.find)
        assert found.value.key == "unknown_rules"


@older
def test_a_record_replays_with_its_digests_and_is_written_again(key: str, version: int) -> None:
    record = finished(key, version)
    assert record.rules == version
    assert record.result is not None
    assert all("digest" in entry for entry in record.entries)
    game = game_of(record, registry.find)
    match = replay(record, game)
    assert match.result == record.result
    assert [entry.digest for entry in match.log] == [entry["digest"] for entry in record.entries]
    written = to_bytes(write(match, commitment=record.commitment))  # type: ignore[arg-type]
    assert written == path_of(key, version, "finished.json").read_bytes().strip()
    verify(record, game, registry.lessons(key))


@older
def test_it_does_not_replay_as_another_version(key: str, version: int) -> None:
    record = finished(key, version)
    with pytest.raises(IllegalEntry):
        replay(checked({**plain(record), "rules": registry.meta(key).rules}), registry.find(key))


@older
def test_a_match_continues_under_its_version(key: str, version: int) -> None:
    """From any moment, with every bot, and written down it replays."""
    record = finished(key, version)
    game = game_of(record, registry.find)
    for number, name in enumerate(bots.names(game)):
        match = replay(record, game, len(record.entries) * number // len(bots.names(game)))
        match.luck = live(secret_of("go on"))
        players = [bots.make(game, name, Budget())] * len(record.seats)
        rng = Random(number)
        while (step := next_move(game, match.state, players, rng)) is not None:
            match.submit(*step)
        assert match.result is not None
        again = write(match)
        assert again.rules == version
        assert replay(again, game_of(again, registry.find)).state == match.state


@older
def test_a_worker_thinks_under_the_version_of_the_match(key: str, version: int) -> None:
    record = finished(key, version)
    game = game_of(record, registry.find)
    asked = 0
    for until in range(0, len(record.entries), 7):
        match = replay(record, game, until)
        for seat in match.waiting_for():
            for name in bots.names(game):
                assert accept(match.offers(seat), answer(match, seat, name)) is not None
                asked += 1
    assert asked


@older
def test_worker_processes_find_the_game_of_the_version_that_they_are_asked_with(
    key: str, version: int
) -> None:
    """Workers of bots, and the process that imagines worlds."""
    assert registry.under(key, version).meta.rules == version
    with pytest.raises(BadOptions):
        registry.under(key, registry.meta(key).rules + 1)


def answer(match: Match, seat: int, bot: str) -> Any:
    """Return what a worker process answers for a seat."""
    world = match.game.resample(match.state, seat, Random(1))
    rules = match.game.meta.rules
    question = BotQuestion(
        match.game.meta.key, rules, bot, seat, Raw(encode(world)), "1", must=True, explains=True
    )
    return read_move(think(question).move, match.game.moves)
