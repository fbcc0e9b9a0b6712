"""Options and results, the registry, and a match of a tiny game with everything that can be asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hautemer.core import registry
from hautemer.core.chance import Chance
from hautemer.core.codec import Move, Struct
from hautemer.core.errors import BadOptions, NotARecord, Problem, Refused, UnknownGame, declare
from hautemer.core.game import (
    EVERYONE,
    DataFile,
    Game,
    Meta,
    Option,
    Options,
    Result,
    Situation,
    Tell,
    silent,
)
from hautemer.core.match import Match, Undo, live
from hautemer.core.offers import Between, Offer, Offers, OneOf
from hautemer.core.record import data_file, game_of, read, replay, to_bytes, write
from hautemer.core.state import State
from tests.house.sentences import SENTENCES


class Hide(Move, frozen=True):
    coins: int


class Guess(Move, frozen=True):
    coins: int


class Stop(Move, frozen=True): ...


@dataclass(slots=True)
class Coins(State):
    hidden: list[int]
    guesses: list[int]
    lucky: int


class Seen(Struct, frozen=True):
    hidden: tuple[bool, ...]
    guesses: tuple[int, ...]


class Own(Struct, frozen=True):
    hidden: int


UNKNOWN = -1


class Toy(Game[Coins]):
    """Both hide coins at once, then seat 0 guesses the sum; the clock may end it, luck decides ties."""

    moves = (Hide, Guess, Stop)
    meta = Meta(
        "toy",
        "Toy",
        (2, 3),
        1,
        20,
        ("guessed", "stopped"),
        {
            "most": Option(between=(1, 5), default=3),
            "mood": Option(values=("calm", "wild")),
            "flag": Option(values=(False, True)),
            "cards": Option(values=("none",), some_of=("a", "b", "c", "d")),
        },
        "",
    )

    def start(self, seats: int, options: Options, chance: Chance) -> Coins:
        return Coins([UNKNOWN] * seats, [], chance.pick("lucky", range(seats)))

    def actors(self, state: Coins) -> Sequence[int | None]:
        hiding = [seat for seat, coins in enumerate(state.hidden) if coins == UNKNOWN]
        return [] if self.result(state) else [*(hiding or [0]), None]

    def offers(self, state: Coins, seat: int | None) -> Offers:
        if self.result(state):
            return Offers()
        if seat is None:
            return Offers([Offer(Stop, may=True)])
        if state.hidden[seat] == UNKNOWN:
            return Offers([Offer(Hide, {"coins": Between(0, 3)})])
        if seat == 0 and UNKNOWN not in state.hidden:
            return Offers([Offer(Guess, {"coins": OneOf(range(10))})])
        return Offers()

    def apply(self, state: Coins, seat: int | None, move: Move, chance: Chance, tell: Tell) -> None:
        match move:
            case Hide(coins):
                assert seat is not None
                state.hidden[seat] = coins
                tell(EVERYONE, "hid", {seat: {"coins": coins}}, seat=seat)
            case Guess(coins):
                state.guesses.append(coins)
                tell(EVERYONE, "guessed", coins=coins)
                tell([1], "whisper", coins=coins)
            case Stop():
                state.guesses.append(-1)

    def public(self, state: Coins) -> Seen:
        return Seen(tuple(coins != UNKNOWN for coins in state.hidden), tuple(state.guesses))

    def private(self, state: Coins, seat: int) -> Own:
        return Own(state.hidden[seat])

    def scores(self, state: Coins) -> Sequence[int]:
        return [0] * len(state.hidden)

    def result(self, state: Coins) -> Result | None:
        if -1 in state.guesses:
            return Result((0,) * len(state.hidden), (), "stopped")
        if state.guesses and state.guesses[-1] == sum(state.hidden):
            return Result((0,) * len(state.hidden), (0,), "guessed")
        return None

    def resample(self, state: Coins, seat: int, rng: Random) -> Coins:
        world = state.copy()
        for other, coins in enumerate(state.hidden):
            if other != seat and coins != UNKNOWN:
                world.hidden[other] = rng.randrange(4)
        return world

    def inventory(self, state: Coins) -> Mapping[str, int]:
        return {"seats": len(state.hidden)}

    def is_commitment(self, move: Move) -> bool:
        return isinstance(move, Hide)


TOY = Toy()


def begin() -> Match:
    return Match.begin(TOY, ["A", "B"], {}, live(bytes(32)))


def coins(state: State) -> Coins:
    """Return the state of a match of the tiny game."""
    assert isinstance(state, Coins)
    return state


def hidden() -> Match:
    match = begin()
    match.submit(1, Hide(2))
    match.submit(0, Hide(1))
    return match


def test_simultaneous_choices_leave_the_others_prompt_alone() -> None:
    match = begin()
    assert match.waiting_for() == (0, 1)
    match.submit(1, Hide(2))
    assert (match.prompts[0].number, match.prompts[1].number) == (0, 1)
    match.submit(0, {"do": "hide", "coins": 1}, prompt=0)
    assert (match.prompts[0].number, match.prompts[1].number) == (1, 1)
    assert match.waiting_for() == (0,)
    with pytest.raises(Refused, match="prompt has changed"):
        match.submit(0, Guess(1), prompt=0)


def test_facts_reach_their_audience_in_their_own_words() -> None:
    match = hidden()
    match.submit(0, Guess(5))
    assert [fact.fact for fact in match.facts[0]] == ["hid", "hid-own", "guessed"]
    assert [fact.fact for fact in match.facts[1]] == ["hid-own", "hid", "guessed", "whisper"]
    assert [fact.fact for fact in match.facts[None]] == ["hid", "hid", "guessed"]
    assert match.facts[1][0].details == {"seat": 1, "coins": 2}
    assert match.facts[0][0].details == {"seat": 1}
    assert [fact.fact for fact in match.outlook(1, since=2).facts] == ["guessed", "whisper"]
    assert match.outlook(None).own is None


def test_a_prepared_entry_is_no_part_of_the_match_until_it_is_accepted() -> None:
    match = begin()
    pending = match.prepare(1, Hide(2), at=7)
    assert (match.log, coins(match.state).hidden) == ([], [UNKNOWN, UNKNOWN])
    match.accept(pending)
    assert (match.log[0].move, match.log[0].at) == (Hide(2), 7)
    with pytest.raises(Refused, match="changed"):
        match.accept(pending)


def test_the_clock_acts_by_its_own_offers() -> None:
    match = begin()
    with pytest.raises(Refused, match="not open"):
        match.submit(0, Stop())
    with pytest.raises(Refused, match="not open"):
        match.submit(None, Hide(1))
    with pytest.raises(Refused, match="prompt has changed"):
        match.submit(None, Stop(), prompt=0)
    match.submit(None, Stop())
    assert match.result == Result((0, 0), (), "stopped")
    assert replay(read(to_bytes(write(match))), TOY).result == match.result


def test_revealed_secrets_and_commitments_are_not_taken_back() -> None:
    match = hidden()
    assert (match.undo_to(0), match.undo_to(1)) == (None, None)
    with pytest.raises(Refused):
        match.undo_by_consent(0, 1)
    match.submit(0, Guess(5))
    assert match.undo_to(0) is None, "seat 1 was told something alone"
    match.undo_by_consent(1, 2)
    assert coins(match.state).guesses == []
    with pytest.raises(Refused, match="no seat"):
        match.undo_by_consent(5, 2)
    with pytest.raises(Refused):
        match.submit(None, Undo(0))


class Quiet(Toy):
    """Hiding announces nothing; it is a commitment only where `binding` says so."""

    def __init__(self, binding: bool) -> None:
        self.binding = binding

    def apply(self, state: Coins, seat: int | None, move: Move, chance: Chance, tell: Tell) -> None:
        super().apply(state, seat, move, chance, silent)

    def is_commitment(self, move: Move) -> bool:
        return self.binding


def test_a_commitment_stands_even_where_nothing_was_told() -> None:
    for binding in (True, False):
        match = Match.begin(Quiet(binding), ["A", "B"], {}, live(bytes(32)))
        match.submit(1, Hide(2))
        assert match.undo_to(1) == (None if binding else 0)
        assert match.undo_to(0) is None


def test_the_states_of_a_match_are_yielded_one_by_one() -> None:
    match = hidden()
    match.submit(0, Guess(5))
    assert [coins(state).hidden for state in match.states()] == [[-1, -1], [-1, 2], [1, 2], [1, 2]]
    assert match.game.digest(match.fold(len(match.played))) == match.game.digest(match.state)


def test_a_situation_shows_a_seat_its_own_and_lets_it_imagine() -> None:
    match = hidden()
    assert isinstance(match.state, Coins)
    situation = Situation.of(TOY, match.state, 0)
    public, own = situation.look()
    assert (public.hidden, own.hidden) == ((True, True), 1)
    worlds = [situation.imagine(Random(number)) for number in range(40)]
    assert {world.hidden[1] for world in worlds} == {0, 1, 2, 3}
    assert {world.hidden[0] for world in worlds} == {1}
    worlds[0].hidden[0] = 9
    assert match.state.hidden == [1, 2]
    assert not hasattr(situation, "state")


# Options


def test_missing_options_take_their_defaults_in_the_order_of_the_game() -> None:
    assert list(TOY.settle(2, {}).items()) == [
        ("most", 3),
        ("mood", "calm"),
        ("flag", False),
        ("cards", "none"),
    ]
    assert TOY.settle(2, {"flag": True, "most": 5})["most"] == 5
    assert TOY.settle(3, {"cards": ["a", "c", "b"]})["cards"] == ["a", "c", "b"]


@pytest.mark.parametrize(
    "options",
    [
        {"most": 0},
        {"most": 6},
        {"most": True},
        {"most": 3.0},
        {"most": "3"},
        {"most": None},
        {"mood": "angry"},
        {"mood": ["calm"]},
        {"mood": {}},
        {"flag": 0},
        {"flag": "true"},
        {"cards": ["a"]},
        {"cards": ["a", "a", "b"]},
        {"cards": ["a", "z"]},
        {"cards": ["a", 1]},
        {"cards": [["a"], {}]},
        {"cards": "a"},
        {"cards": []},
        {"unknown": 1},
        {"": 1},
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        TOY.settle(2, options)


@given(
    st.dictionaries(
        st.sampled_from(["most", "mood", "flag", "cards", "x"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(), st.lists, max_leaves=5
        ),
    )
)
def test_any_options_settle_or_are_refused(options: dict[str, Any]) -> None:
    try:
        settled = TOY.settle(2, options)
    except BadOptions:
        return
    assert {**settled, **options} == settled


@pytest.mark.parametrize("seats", [1, 4, 0, -1, True, 2.0, "2", None])
def test_wrong_numbers_of_seats_are_refused(seats: Any) -> None:
    with pytest.raises(BadOptions, match="needs 2 to 3 players"):
        TOY.settle(seats, {})


def test_a_game_without_data_refuses_a_data_file() -> None:
    document, mark = data_file("mine.toml", b"x = 1")
    assert mark == DataFile("mine.toml", mark.sha256)
    with pytest.raises(BadOptions, match="no data to replace"):
        TOY.with_data(document, mark)
    record = write(begin())
    with pytest.raises(NotARecord, match="no data to replace"):
        game_of(record, lambda key: TOY, (document, mark))


# The registry


@pytest.mark.parametrize("key", ["zzz", "", ".", "../core", "core", "x" * 1000, "__init__", "a.b"])
def test_an_unknown_game_is_a_problem_with_a_short_sentence(key: str) -> None:
    for ask in (registry.find, registry.package_of, registry.meta, registry.bots):
        with pytest.raises(UnknownGame) as found:
            ask(key)
        assert len(str(found.value)) < 300


def test_every_registered_game_is_found_whole() -> None:
    assert registry.keys() == sorted(registry.keys())
    for key in registry.keys():  # noqa: SIM118 - the registry is no dict
        game = registry.find(key)
        assert isinstance(game, Game)
        assert game is registry.find(key)
        assert game.meta == registry.meta(key)
        assert game.meta.key == key
        least, most = game.meta.seats
        assert 1 <= least <= most
        for option in game.meta.options.values():
            assert option.admits(option.standard(), most)
        with pytest.raises(FileNotFoundError):
            registry.file(key, "nothing.toml")
        assert registry.part(key, "nothing") is None


def test_every_problem_has_a_sentence_with_its_details() -> None:
    for key, sentence in SENTENCES.items():
        assert sentence.endswith((".", "{why}", "[{extra}]"))
        assert key == key.lower()
    with pytest.raises(KeyError):
        Problem("zzz")
    with pytest.raises(ValueError, match="finished"):
        declare({"finished": "The match is over."})
