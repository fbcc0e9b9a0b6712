"""Chat: claims outside the log, checked, stored in the record and sent to everybody."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from hautemer.core.chance import Dice
from hautemer.core.codec import digest, encode, name_of, plain
from hautemer.core.errors import Refused
from hautemer.core.game import Situation
from hautemer.core.match import seeded
from hautemer.core.record import read, replay, to_bytes, write
from hautemer.core.talk import AT_ONCE, Claim
from hautemer.games.ico import GAME
from hautemer.games.ico.claims import CLAIMS, Sailor, Suspect
from hautemer.games.ico.tests.table import PreparedTable
from hautemer.sim.run import play_match, play_out
from hautemer.words import LANGUAGES, Words, hyphens

SAMPLES: dict[str, dict[str, Any]] = {
    "sailor": {},
    "trust": {"target": 3},
    "suspect": {"target": 3},
    "advise": {"vote": "nay"},
    "saw": {"target": 3, "card": "poison"},
    "hold": {"card": "swap"},
    "held": {"card": "swap"},
}


def voting() -> PreparedTable:
    table = PreparedTable(bonus="loner", captain=6)
    table.crew(3, 4, 5)
    table.to("round_end")
    table.close()
    table.to("vote")
    return table


@pytest.mark.parametrize("say", SAMPLES)
def test_a_claim_is_told_to_everybody_in_three_languages(say: str) -> None:
    table = voting()
    said = table.match.say(1, {"say": say, **SAMPLES[say]})
    assert said.claim == {"say": say, **SAMPLES[say]}
    assert said.after == len(table.match.log) - 1
    for viewer in (None, *range(7)):
        fact = table.match.facts[viewer][-1]
        assert fact.fact == f"claim_{say}"
        assert fact.details == {"seat": 1, **SAMPLES[say]}
        for language in LANGUAGES:
            words = Words(language, "ico", table.match.names)
            assert "Seat 1" in words.fact(fact)
            assert words.say(f"claim-{hyphens(say)}", **SAMPLES[say])


@pytest.mark.parametrize(
    "claim",
    [
        {"say": "siren"},
        {"say": "pirate"},
        {"say": "trust"},
        {"say": "trust", "target": 1},
        {"say": "trust", "target": 7},
        {"say": "suspect", "target": True},
        {"say": "hold", "card": "rum"},
        {"say": "saw", "target": 2, "card": "swap"},
        {"do": "vote", "for": True},
        {},
    ],
)
def test_other_claims_are_refused_and_change_nothing(claim: dict[str, Any]) -> None:
    table = voting()
    before = [len(heard) for heard in table.match.facts.values()]
    with pytest.raises(Refused):
        table.match.say(1, claim)
    assert table.match.talk == []
    assert [len(heard) for heard in table.match.facts.values()] == before


def test_i7_5_there_is_no_claim_to_be_the_siren() -> None:
    assert {name_of(kind) for kind in CLAIMS} == set(SAMPLES)


def test_what_can_be_said_depends_on_nothing_secret() -> None:
    one = PreparedTable("pppsssw", "loner swap")
    other = PreparedTable("wssppps", "swap loner")
    for seat in range(7):
        mine = [offer.describe() for offer in GAME.claims(one.state, seat)]
        theirs = [offer.describe() for offer in GAME.claims(other.state, seat)]
        assert mine == theirs
        assert mine[0] == {"say": "sailor"}


def test_a_seat_says_only_so_much_between_two_entries() -> None:
    table = voting()
    for target in range(2, 2 + AT_ONCE):
        table.match.say(1, Suspect(target))
    with pytest.raises(Refused):
        table.match.say(1, Sailor())
    table.match.say(2, Sailor())
    table.enter(3, do="vote", for_=True)
    table.match.say(1, Sailor())


def test_talk_is_kept_in_the_record_and_comes_back() -> None:
    table = voting()
    table.match.say(1, Suspect(3))
    table.vote()
    table.match.say(3, Suspect(1))
    record = read(to_bytes(write(table.match)))
    again = replay(record, GAME)
    assert again.talk == table.match.talk
    assert again.facts == table.match.facts
    assert replay(record, GAME, until=record.talk[0].after + 1).talk == table.match.talk[:1]


def test_talk_that_is_no_claim_is_kept_and_not_told() -> None:
    table = voting()
    written = plain(write(table.match))
    written["talk"] = [
        {"after": 0, "seat": 1, "text": "ahoy"},
        {"after": 0, "seat": 99, "claim": {"say": "sailor"}},
        {"after": 0, "seat": 1, "claim": {"say": "siren"}},
    ]
    again = replay(read(encode(written)), GAME)
    assert len(again.talk) == 3
    assert again.facts == table.match.facts


def test_talk_changes_no_state_and_no_digest() -> None:
    table = voting()
    before = GAME.digest(table.state)
    table.match.say(1, Suspect(3))
    assert GAME.digest(table.state) == before


class Accuser:
    """A bot that suspects the next seat after every move."""

    def choose(self, situation: Situation[Any], rng: Random) -> Any:
        return situation.offers.sample(rng)

    def say(self, situation: Situation[Any], rng: Random) -> Claim | None:
        self.heard = len(situation.talk)
        return Suspect((situation.seat + 1) % 7)


def test_bots_talk_and_hear_what_was_said() -> None:
    players = [Accuser() for _ in range(7)]
    options = GAME.settle(7, {"rounds_to_win": 3, "bonus": "none"})
    luck = seeded(Random("dice"))
    match = play_match(GAME, [f"{seat}" for seat in range(7)], options, players, luck, Random(1))
    moved = [entry.seat for entry in match.log if entry.seat is not None]
    assert [said.seat for said in match.talk] == moved
    assert max(player.heard for player in players) == len(moved) - 1
    again = [Accuser() for _ in range(7)]
    state, entries = play_out(GAME, 7, options, again, Dice(Random("dice")), Random(1))
    assert entries == len(match.log)
    assert digest(state) == digest(match.state)
