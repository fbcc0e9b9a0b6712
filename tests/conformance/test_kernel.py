"""Matches through the kernel: states stay as they are, prompts are numbered, facts and outlooks are JSON."""

from __future__ import annotations

import pytest

from hautemer.core.codec import decode, encode, plain, shaped
from hautemer.core.errors import Refused
from hautemer.core.state import State
from tests.cases import cases, examined, fork, tables, written
from tests.checks.prompts import Prompts
from tests.checks.states import check_actors, check_conserved, check_copy, check_result

# The last facts that are looked at after an entry: more than one entry ever tells.
FACTS = 40


@pytest.mark.parametrize(("key", "seats"), tables())
def test_a_state_once_passed_on_never_changes(key: str, seats: int) -> None:
    for case in written(key, seats):
        kept: list[tuple[State, str]] = []
        for match in case.watch():
            match.outlook(None, len(match.facts[None]))
            match.outlook(len(match.log) % seats, len(match.facts[0]))
            digest = match.log[-1].digest if match.log else match.game.digest(match.state)
            kept.append((match.state, digest))
        assert len(kept) == len(match.log) + 1
        assert len({id(state) for state, _ in kept}) == len(kept)
        for state, digest in kept:
            assert match.game.digest(state) == digest, f"{case}: a state changed after it was passed on"


@pytest.mark.parametrize(("key", "seats"), tables())
def test_prompts_change_with_the_own_offers_only(key: str, seats: int) -> None:
    for case in written(key, seats):
        prompts = Prompts()
        for match in case.watch():
            prompts.check(match)


@pytest.mark.parametrize(("key", "seats"), tables())
def test_an_old_prompt_is_refused(key: str, seats: int) -> None:
    refused = 0
    for case in examined(key, seats):
        for match in case.look_into():
            for seat in match.game.actors(match.state):
                if seat is not None and (number := match.prompts[seat].number):
                    move = next(iter(match.offers(seat)[0].moves()))
                    for old in (number - 1, number + 1, -1):
                        with pytest.raises(Refused, match="prompt has changed"):
                            match.submit(seat, move, prompt=old)
                    fork(match).submit(seat, move, prompt=number)
                    refused += 1
    assert refused


@pytest.mark.parametrize(("key", "seats"), tables())
def test_every_state_is_whole(key: str, seats: int) -> None:
    for case in examined(key, seats):
        inventory: dict[str, int] = {}
        for match in case.look_into():
            inventory.update({} if match.log else match.game.inventory(match.state))
            check_actors(match.game, match.state, seats)
            check_conserved(match.game, match.state, inventory)
            check_result(match.game, match.state, seats)
            check_copy(match.game, match.state)
        assert match.result is not None


@pytest.mark.parametrize(("key", "seats"), tables())
def test_views_and_outlooks_are_json_and_back(key: str, seats: int) -> None:
    for case in examined(key, seats):
        for match in case.look_into():
            public = match.game.public(match.state)
            assert shaped(decode(encode(public)), type(public)) == public
            for seat in case.viewers(len(match.log)):
                private = match.game.private(match.state, seat)
                assert shaped(decode(encode(private)), type(private)) == private
                outlook = match.outlook(seat, max(0, len(match.facts[seat]) - FACTS))
                assert encode(decode(outlook.written())) == outlook.written()
                assert match.game.view(match.state, seat) == {**plain(public), "own": plain(private)}
            assert match.game.view(match.state, None) == plain(public)
            spectator = match.outlook(None, max(0, len(match.facts[None]) - FACTS)).written()
            assert encode(decode(spectator)) == spectator


@pytest.mark.parametrize(("key", "seats"), tables())
def test_facts_since_a_number_are_the_rest_of_all_facts(key: str, seats: int) -> None:
    match = next(cases(key, seats, 1)).play()
    for viewer in (None, *range(seats)):
        everything = match.outlook(viewer).facts
        assert everything
        for since in (0, 1, len(everything) // 2, len(everything)):
            outlook = match.outlook(viewer, since)
            assert (outlook.facts_from, outlook.facts) == (since, everything[since:])


@pytest.mark.parametrize(("key", "seats"), tables())
def test_a_finished_match_takes_no_move(key: str, seats: int) -> None:
    match = next(cases(key, seats, 1)).play()
    for entry in match.log[-3:]:
        with pytest.raises(Refused, match="over"):
            match.submit(entry.seat, entry.move)
        with pytest.raises(Refused, match="over"):
            match.submit(entry.seat, {"do": "undo", "to": entry.position})
    assert match.waiting_for() == ()
