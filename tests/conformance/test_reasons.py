"""Hints say why: reasons have their words, and depend on nothing but what a seat knows."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from hautemer import bots, registry
from hautemer.bots.learned import Captain, vectors_of
from hautemer.core import ranking
from hautemer.core.codec import Move, encode
from hautemer.core.game import AnyGame, Explainer, Situation
from hautemer.core.match import Match, live
from hautemer.core.state import State
from hautemer.core.thinking import Budget
from hautemer.core.vectors import NOTHING
from hautemer.core.why import Why
from hautemer.sim.run import next_move
from hautemer.words import LANGUAGES, Words, hyphens
from tests.cases import KEYS, Case, cases
from tests.house.messages import game_file, messages
from tests.house.places import folder

# The distance between entries at which a seat asks for a hint, and the number of matches.
EVERY = 3
MATCHES = 2
SOME = 12  # of the moves that are open


def asked(case: Case, name: str) -> Iterator[tuple[Situation[Any], Situation[Any], Explainer]]:
    """Yield situations of a match among one kind of bots, each with one that looks the same."""
    game = case.game
    bot = bots.make(game, name, Budget())
    assert isinstance(bot, Explainer)
    rng = case.rng("reasons", name)
    match = Match.begin(game, case.names, case.options, live(case.secret))
    while (step := next_move(game, match.state, [bot] * case.seats, rng)) is not None:
        seat, _ = step
        if seat is not None and len(match.log) % EVERY == 0:
            world = game.resample(match.state, seat, Random(len(match.log)))
            yield Situation.of(game, match.state, seat), otherwise_imagined(game, world, seat), bot
        match.submit(*step)


def otherwise_imagined(game: AnyGame, world: State, seat: int) -> Situation[Any]:
    """Return a situation that imagines other worlds: reasons must not depend on an imagined world."""
    return Situation(
        game,
        seat,
        game.offers(world, seat),
        lambda: (game.public(world), game.private(world, seat)),
        lambda rng: game.resample(world, seat, Random(f"{rng.random()} otherwise")),
    )


def is_free(situation: Situation[Any], move: Move) -> bool:
    """True if something else could have been done."""
    waited_for = [offer for offer in situation.offers if not offer.may]
    return (
        not any(offer.kind is type(move) for offer in waited_for)
        or sum(offer.count() for offer in waited_for) > 1
    )


def reasoner(bot: Explainer) -> Any:
    """Return the bot whose reasons a bot gives: a captain borrows them from another."""
    if not isinstance(bot, Captain):
        return bot
    assert isinstance(bot.otherwise, Explainer)
    return bot.otherwise


def explainers(key: str) -> list[str]:
    """Return the bots of a game that say why."""
    game = registry.find(key)
    known = [name for name in bots.names(game) if ranking.canonical(name) == name]
    return [name for name in known if isinstance(bots.make(game, name, Budget()), Explainer)]


def grounds(key: str) -> dict[str, Sequence[int]]:
    """Return the reasons of a game that a captain may give for its own moves, with numbers of the encoder."""
    part = registry.part(key, "bots.grounds")
    return {} if part is None else dict(part.GROUNDS)


@cache
def given(key: str) -> dict[str, frozenset[str]]:
    """Return the reasons that a game's text gives, `because("…", …)`, with the names of their details."""
    found: dict[str, frozenset[str]] = {}
    for path in folder(key).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "because":
                (reason,) = node.args
                assert isinstance(reason, ast.Constant), f"{path}: a reason is written out"
                assert isinstance(reason.value, str)
                details = frozenset(str(keyword.arg) for keyword in node.keywords)
                assert found.setdefault(reason.value, details) == details, reason.value
    return found


@pytest.mark.parametrize("key", KEYS)
def test_the_bot_that_gives_hints_says_why(key: str) -> None:
    assert ranking.names(key)[-1] in explainers(key)


@pytest.mark.parametrize("key", KEYS)
def test_reasons_are_sentences_and_tell_no_secret(key: str) -> None:
    least = registry.meta(key).seats[0]
    words = [Words(language, key, [f"Player {seat}" for seat in range(least)]) for language in LANGUAGES]
    met: set[str] = set()
    chosen: set[type[Move]] = set()
    explained: set[type[Move]] = set()
    for case in cases(key, least, MATCHES):
        for name in explainers(key):
            for situation, alike, bot in asked(case, name):
                move = bots.make(case.game, name, Budget()).choose(situation, Random(7))
                if move is None:
                    continue
                why = bot.why(situation, move)
                assert encode(bot.why(alike, move)) == encode(why), f"{name} tells what a seat cannot know"
                # Reasons hold for what the bot that has them would choose, and some for any move.
                speaker = reasoner(bot)
                preferred = speaker.choose(situation, Random(0))
                if preferred is not None:
                    chosen |= {type(preferred)} if is_free(situation, preferred) else set()
                    explained |= {type(preferred)} if speaker.why(situation, preferred) else set()
                if speaker is not bot and (why is not None or preferred == move):
                    assert encode(why) == encode(speaker.why(situation, move)), "a reason of nobody"
                    assert preferred == move or (why is not None and why.reason in grounds(key))
                if why is None:
                    continue
                met.add(why.reason)
                assert frozenset(why.details) == given(key)[why.reason]
                for language in words:
                    sentence = language.why(why)
                    assert sentence.strip() == sentence != ""
    assert chosen <= explained, "kinds of moves that are chosen and never explained"
    assert len(met) >= 6


@pytest.mark.parametrize("key", KEYS)
def test_every_reason_has_a_condition_that_can_be_checked(key: str) -> None:
    conditions = registry.part(key, "tests.reasons").HOLDS
    assert given(key).keys() <= conditions.keys(), "reasons without a condition"


@pytest.mark.parametrize("key", KEYS)
def test_what_a_reason_states_holds_in_the_view_it_was_given_for(key: str) -> None:
    conditions = registry.part(key, "tests.reasons")
    least, most = registry.meta(key).seats
    false: Counter[str] = Counter()
    met: Counter[str] = Counter()
    for seats in {least, min(most, 12)}:
        for case in cases(key, seats, MATCHES if seats == least else 1):
            game = case.game
            bot = bots.make(game, ranking.names(key)[-1], Budget())
            assert isinstance(bot, Explainer)
            rng = case.rng("conditions")
            match = Match.begin(game, case.names, case.options, live(case.secret))
            while (step := next_move(game, match.state, [bot] * seats, rng)) is not None:
                seat, move = step
                if seat is not None:
                    situation = Situation.of(game, match.state, seat)
                    why = bot.why(situation, move)
                    if why is not None:
                        met[why.reason] += 1
                        holds = conditions.HOLDS[why.reason]
                        false[why.reason] += not holds(conditions.read(situation, move, why.details))
                match.submit(*step)
    assert len(met) >= 6
    assert +false == Counter()


@pytest.mark.parametrize("key", [key for key in KEYS if grounds(key)])
def test_reasons_for_moves_of_others_hold_for_any_move(key: str) -> None:
    """Every move that is open is explained, also those that the bot would never make."""
    conditions = registry.part(key, "tests.reasons")
    vectors = vectors_of(registry.find(key))
    met: Counter[str] = Counter()
    for case in cases(key, registry.meta(key).seats[0], MATCHES):
        rng = case.rng("any move")
        for situation, _, bot in asked(case, "second"):
            world = situation.imagine(rng)
            moves = list(vectors.candidates(world, situation.seat, situation.offers))
            for move in rng.sample(moves, min(SOME, len(moves))):
                why = None if move is NOTHING else bot.why(situation, move)
                if why is not None and why.reason in grounds(key):
                    met[why.reason] += 1
                    assert conditions.HOLDS[why.reason](conditions.read(situation, move, why.details)), why
    assert len(met) >= len(grounds(key)) / 2


@pytest.mark.parametrize("key", [key for key in KEYS if grounds(key)])
def test_reasons_for_moves_of_others_name_numbers_of_a_move(key: str) -> None:
    length = vectors_of(registry.find(key)).shape.move
    assert grounds(key).keys() <= given(key).keys()
    assert all(0 <= number < length for numbers in grounds(key).values() for number in numbers)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words_and_every_sentence_its_reason(key: str, language: str) -> None:
    """A message speaks of all details of its reason, by themselves or by an attribute of their names."""
    written = messages(game_file(key, language))
    attributes = {attribute for found in written.values() for attribute in found.attributes} | {"count"}
    wanted = {f"hint-{hyphens(reason)}": details for reason, details in given(key).items()}
    assert {name for name in written if name.startswith("hint-")} == set(wanted)
    for message, details in wanted.items():
        said = written[message].variables
        forms = {name: {name, *(f"{name}_{attribute}" for attribute in attributes)} for name in details}
        unsaid = [name for name in details if not forms[name] & said]
        unknown = said - set().union(*forms.values())
        assert (unsaid, unknown) == ([], frozenset()), message


def test_a_reason_is_worded_with_its_details() -> None:
    key = next(key for key in KEYS if any("seat" in details for details in given(key).values()))
    reason = next(reason for reason, details in given(key).items() if details == {"seat"})
    for language in LANGUAGES:
        assert "Zoé" in Words(language, key, ["Anne", "Zoé"]).why(Why(reason, {"seat": 1}))
        with pytest.raises(LookupError):
            Words(language, key).why(Why(reason))
