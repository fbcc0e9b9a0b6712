"""The bots: they keep to the offers, see no secrets, find obvious moves and beat weaker bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from hautemer.bots.random import RandomBot
from hautemer.core import registry
from hautemer.core.chance import Dice
from hautemer.core.codec import Move
from hautemer.core.game import Bot, DataFile, Situation, silent
from hautemer.core.offers import accept
from hautemer.core.why import Why, because
from hautemer.games.meuterer import GAME
from hautemer.games.meuterer.bots import Greedy, selling
from hautemer.games.meuterer.bots.reasons import selling_for
from hautemer.games.meuterer.bots.table import Box, read
from hautemer.games.meuterer.bots.yardsticks import Naive
from hautemer.games.meuterer.moves import Fight, Keep, Pass, Play, Sale, Sell, TakeRole
from hautemer.games.meuterer.pieces import CARD_OF, ISLANDS, NO_ROLE, ROLE_OF
from hautemer.games.meuterer.rules.mutiny import FIGHTERS
from hautemer.games.meuterer.state import KEEPING, MUTINY, SALES, TRADING, Phase, State
from hautemer.games.meuterer.tests.table import PreparedTable
from hautemer.kit.bags import Bag, bag_of, things, total, without
from hautemer.kit.masks import seat_set
from hautemer.sim.run import next_move

OPTIONS: list[dict[str, Any]] = [
    {},
    {"ruleset": "v1.0"},
    {"layout": "introductory"},
    {"pirate": True},
    {"pirate": True, "pirate_loot": "take"},
]
LAST = 8


def bag(cards: str) -> Bag:
    """Return a bag of cards named in a line."""
    return bag_of(CARD_OF[key] for key in cards.split())


def at_sea(
    hands: Sequence[str],
    laid: Sequence[str] = ("", "", "", ""),
    *,
    turn: int,
    phase: Phase = TRADING,
    roles: Sequence[str | None] = (None,) * 4,
    passed: Sequence[int] = (),
    wake: str | None = None,
    ship: str = "hochland",
    **changes: Any,
) -> State:
    """Return a world of four seats in the introductory ring, seat 0 captain, all cards accounted for."""
    options = {"layout": "introductory", "pirate": "pirate_ship" in changes, "pirate_loot": "discard"}
    state = GAME.start(4, GAME.settle(4, options), Dice(Random(1)))
    everything = total(state.hands) + bag_of(state.pile)
    state.hands = [bag(cards) for cards in hands]
    state.laid = [bag(cards) for cards in laid]
    state.pile = list(things(without(everything, total(state.hands) + total(state.laid))))
    state.captain, state.turn, state.phase = 0, turn, phase
    state.ship = ISLANDS.index(ship)
    state.wake = -1 if wake is None else ISLANDS.index(wake)
    state.roles = [NO_ROLE if role is None else ROLE_OF[role] for role in roles]
    state.takers = tuple(seat for seat in (1, 2, 3) if roles[seat] is not None)
    state.roles_left = sum(1 << role for role in range(5) if role not in state.roles)
    state.trading = seat_set(seat for seat in range(4) if phase == TRADING and seat not in passed)
    if turn in passed:  # it takes a role (M3.5)
        state.looks[turn] |= 1 << len(state.takers)
    if phase == MUTINY:
        state.lap = tuple(seat for seat in range(turn, 4) if state.roles[seat] in FIGHTERS)
    for name, value in changes.items():
        setattr(state, name, ISLANDS.index(value) if value in ISLANDS else value)
    return state


def answer(state: State, seed: int = 7) -> Move | None:
    """Return the bot's move in the seat that is asked."""
    return Greedy(GAME).choose(Situation.of(GAME, state, state.turn), Random(seed))


def reason(state: State) -> Why | None:
    """Return the bot's reason."""
    move = answer(state)
    assert move is not None
    return Greedy(GAME).why(Situation.of(GAME, state, state.turn), move)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("name", ["greedy", "naive"])
def test_every_answer_is_offered(name: str, options: dict[str, Any], seats: int) -> None:
    bot = registry.bots("meuterer")[name](GAME)
    wild = RandomBot(GAME)  # brings the bot into odd positions
    for number in range(4):
        rng = Random(f"offered:{number}")
        state = GAME.start(seats, GAME.settle(seats, options), Dice(rng))
        while actors := GAME.actors(state):
            seat = actors[0]
            situation = Situation.of(GAME, state, seat)
            player: Bot = wild if seat and number % 2 else bot
            move = player.choose(situation, rng)
            assert move is not None
            assert accept(situation.offers, move) is not None
            GAME.apply(state, seat, move, Dice(rng), silent)


def test_other_printed_numbers_are_reckoned_with() -> None:
    document = registry.file("meuterer", "data.toml").replace(b"grain = { count = 8", b"grain = { count = 30")
    game = GAME.with_data(
        document.replace(b"conflict = { count = 6", b"conflict = { count = 0"), DataFile("x", "")
    )
    greedy = Greedy(game)
    rng = Random("grain")
    state = game.start(4, game.settle(4, {"pirate": True, "pirate_loot": "take"}), Dice(rng))
    while actors := game.actors(state):
        situation = Situation.of(game, state, actors[0])
        move = greedy.choose(situation, rng)
        assert accept(situation.offers, move) is not None
        game.apply(state, actors[0], move, Dice(rng), silent)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_worlds_that_look_the_same_get_the_same_answer(options: dict[str, Any]) -> None:
    greedy = Greedy(GAME)
    compared = 0
    for number in range(2):
        rng = Random(f"same:{number}")
        state = GAME.start(4, GAME.settle(4, options), Dice(rng))
        while actors := GAME.actors(state):
            seat = actors[0]
            twin = GAME.resample(state, seat, rng)
            move = greedy.choose(Situation.of(GAME, state, seat), Random(5))
            assert move == greedy.choose(Situation.of(GAME, twin, seat), Random(5))
            compared += GAME.digest(twin) != GAME.digest(state)
            GAME.apply(state, seat, move, Dice(rng), silent)
    assert compared > 100


def test_the_answer_leaves_the_situation_as_it_was() -> None:
    rng = Random("untouched")
    state = GAME.start(4, GAME.settle(4, {"pirate": True}), Dice(rng))
    while actors := GAME.actors(state):
        before = GAME.digest(state)
        move = Greedy(GAME).choose(Situation.of(GAME, state, actors[0]), rng)
        assert GAME.digest(state) == before
        GAME.apply(state, actors[0], move, Dice(rng), silent)


def wins(rival: type[Naive] | type[RandomBot], matches: int, seats: int, options: dict[str, Any]) -> float:
    """Return the wins of one greedy against a table of rivals; a shared win counts as its share."""
    greedy, other = Greedy(GAME), rival(GAME)
    total = 0.0
    for number in range(matches):
        rng = Random(f"tournament:{number}")
        seat = number % seats
        players: list[Bot] = [other] * seats
        players[seat] = greedy
        state = GAME.start(seats, GAME.settle(seats, options), Dice(rng))
        while (step := next_move(GAME, state, players, rng)) is not None:
            GAME.apply(state, *step, Dice(rng), silent)
        result = GAME.result(state)
        assert result is not None
        total += (seat in result.winners) / len(result.winners)
    return total


def test_greedy_beats_the_random_bot_nearly_always() -> None:
    assert wins(RandomBot, 40, 4, {}) >= 39


def test_greedy_beats_the_yardstick_by_a_clear_margin() -> None:
    assert wins(Naive, 60, 4, {}) >= 45  # fair: 15


@pytest.mark.parametrize("options", OPTIONS[1:], ids=str)
def test_greedy_wins_with_every_option(options: dict[str, Any]) -> None:
    assert wins(Naive, 24, 4, options) >= 15
    assert wins(Naive, 12, 3, options) >= 8


# Situations with an obvious answer; the ring is hochland, frosthoehle, gruenland, karge_zunge, eisfelsen …

MUTINY_GOALS: dict[str, Any] = {"captain_goal": "frosthoehle", "mutineer_goal": "eisfelsen"}


def test_the_mutineer_fights_just_enough_when_it_decides() -> None:
    state = at_sea(
        ["", "", "", "conflict conflict conflict salt"],
        ["conflict", "", "", ""],
        turn=3,
        phase=MUTINY,
        roles=[None, "loader", "merchant", "mutineer"],
        **MUTINY_GOALS,
    )
    assert answer(state) == Fight(1)  # equal strength is enough


def test_the_mate_fights_just_enough_against_what_may_still_come() -> None:
    state = at_sea(
        ["", "conflict conflict conflict", "", "conflict"],  # the last may come; a mate adds one
        turn=1,
        phase=MUTINY,
        roles=[None, "mate", "loader", "mutineer"],
        reward=3,
        round=LAST,
        **MUTINY_GOALS,
    )
    assert answer(state) == Fight(1)


def test_no_conflict_card_is_wasted_on_a_lost_mutiny() -> None:
    state = at_sea(
        ["", "", "", "conflict conflict salt"],
        ["conflict conflict", "", "", ""],
        turn=3,
        phase=MUTINY,
        roles=[None, "loader", "mate", "mutineer"],
        **MUTINY_GOALS,
    )
    assert answer(state) == Fight(0)


def test_no_conflict_card_is_wasted_on_a_won_mutiny() -> None:
    state = at_sea(
        ["", "", "", "conflict conflict salt"],
        ["", "conflict", "", ""],
        turn=3,
        phase=MUTINY,
        roles=[None, "mutineer", "loader", "cabin_boy"],
        **MUTINY_GOALS,
    )
    assert answer(state) == Fight(0)


def test_a_sale_is_split_so_that_both_islands_are_won_alone() -> None:
    state = at_sea(
        ["", "", "", ""],
        ["grain", "grain grain grain", "", ""],
        turn=1,
        phase=SALES,
        roles=[None, "cabin_boy", "loader", "mate"],
        ship="karge_zunge",
        wake="affeninsel",
        sales=[(4, 1, -1, 0), *[(-1, 0, -1, 0)] * 3],
    )
    assert answer(state) == Sell({"karge_zunge": Sale("grain", 2), "affeninsel": Sale("grain", 1)})


def test_a_sale_considers_seats_that_sell_later() -> None:
    state = at_sea(
        ["", "", "", ""],
        ["grain grain", "grain", "", ""],
        turn=0,
        phase=SALES,
        roles=[None, "cabin_boy", "loader", "mate"],
        ship="karge_zunge",
        wake="affeninsel",
    )
    # One on each would be answered by an equal sale on Karge Zunge (3 each); two there cannot be.
    assert answer(state) == Sell({"karge_zunge": Sale("grain", 2)})


def test_less_is_sold_where_four_equal_sales_would_bring_nothing() -> None:
    state = at_sea(
        ["", "", "", ""],
        ["grain wine", "grain wine", "grain wine", "grain"],
        turn=2,
        phase=SALES,
        roles=[None, "merchant", "loader", "mate"],
        ship="affeninsel",
        wake="hochland",
        sales=[(4, 1, 2, 1), (4, 1, 2, 1), (-1, 0, -1, 0), (-1, 0, -1, 0)],
    )
    # Grain on Affeninsel, too, would be answered there by an equal sale of seat 3.
    assert answer(state) == Sell({"hochland": Sale("wine", 1)})


def test_in_the_last_round_a_majority_is_laid_and_nothing_kept_for_later() -> None:
    state = at_sea(
        ["", "ruby ruby", "", ""],
        ["", "", "ruby", ""],
        turn=1,
        roles=[None, None, "mutineer", "merchant"],
        passed=(0, 2, 3),
        ship="eisfelsen",
        captain_goal="eisfelsen",
        round=LAST,
    )
    assert answer(state) == Play("ruby")
    state.hands[1], state.laid[1] = bag("ruby"), bag("ruby")
    assert answer(state) == Play("ruby")


def test_the_merchant_is_for_equal_sales_and_the_loader_for_another_round() -> None:
    def leaving(grain: str, number: int) -> Move | None:
        state = at_sea(
            ["", "", "", ""],
            ["", grain, grain, ""],
            turn=1,
            roles=[None, None, "mutineer", "cabin_boy"],
            passed=(0, 1, 2, 3),
            ship="karge_zunge",
            captain_goal="karge_zunge",
            round=number,
        )
        return answer(state)

    assert leaving("grain", LAST) == TakeRole("merchant")
    assert leaving("", 3) == TakeRole("loader")


def test_a_mutiny_that_is_sure_and_pays_is_taken() -> None:
    state = at_sea(
        ["", "conflict conflict wine cloth", "", ""],
        turn=1,
        roles=[None, None, "loader", "merchant"],
        passed=(0, 1, 2, 3),
        captain_goal="hochland",
        round=LAST,
        laid=["", "", "grain grain", "grain"],
    )
    assert answer(state) == TakeRole("mutineer")  # four cards lead to Eisfelsen, five points


def test_the_mate_of_a_safe_captain_takes_the_reward() -> None:
    state = at_sea(
        ["", "", "", ""],
        ["conflict conflict", "", "", ""],
        turn=1,
        roles=[None, None, "mutineer", "loader"],
        passed=(0, 1, 2, 3),
        captain_goal="hochland",
        round=LAST,
        reward=3,
    )
    assert answer(state) == TakeRole("mate")


def test_the_cabin_boy_goes_with_a_sure_mutiny() -> None:
    state = at_sea(
        ["", "", "", ""],
        ["", "", "conflict", ""],
        turn=1,
        roles=[None, None, "mutineer", "loader"],
        passed=(0, 1, 2, 3),
        captain_goal="hochland",
        round=LAST,
        reward=0,
    )
    assert answer(state) == TakeRole("cabin_boy")


def test_laid_conflicts_are_nothing_under_the_old_rule_set() -> None:
    def leaving(revised: bool) -> Move | None:
        state = at_sea(
            ["", "", "", ""],
            ["conflict conflict", "", "", ""],
            turn=1,
            roles=[None, None, "mutineer", "loader"],
            passed=(0, 1, 2, 3),
            captain_goal="hochland",
            round=LAST,
            reward=0,
        )
        state.laid_conflicts_count = revised
        state.roles_left &= ~(1 << ROLE_OF["merchant"])
        return answer(state)

    assert leaving(True) == TakeRole("mate")
    # A mate alone makes it 1–0 for the captain; with the cabin boy gone over it is 0–0 and the mutineer's.
    assert leaving(False) == TakeRole("cabin_boy")


def test_the_captain_sails_to_the_best_island_in_reach() -> None:
    state = at_sea(
        ["wine wine cloth salt grain", "", "", ""],
        turn=0,
        roles=[None, "loader", "merchant", "mate"],
        passed=(1, 2, 3),
        ship="gruenland",
        round=LAST,
    )
    state.laid[1] = state.laid[2] = bag("salt salt")
    # Two steps to Eisfelsen (5); three cards are laid first, salt that cannot win among them.
    for _ in range(3):
        move = answer(state)
        assert isinstance(move, Play)
        state.hands[0] -= bag(move.card)
        state.laid[0] += bag(move.card)
    assert answer(state) == Pass()


def test_the_loader_keeps_what_the_active_islands_buy() -> None:
    state = at_sea(
        ["", "ruby cloth", "", ""],
        turn=1,
        phase=KEEPING,
        roles=[None, "loader", None, None],
        ship="eisfelsen",
        wake="gruenland",
        need=3,
        drawn=tuple(CARD_OF[key] for key in ("grain", "ruby", "wine", "salt", "cloth", "salt")),
    )
    assert answer(state) == Keep(("ruby", "salt", "salt"))


def test_the_pirate_robs_what_others_have_laid() -> None:
    def laying(pirate_ship: str) -> Move | None:
        state = at_sea(
            ["", "pirate conflict wine", "", ""],
            ["ruby ruby", "", "ruby", "ruby"],
            turn=1,
            roles=[None, None, None, None],
            passed=(0,),
            ship="eisfelsen",
            captain_goal="eisfelsen",
            pirate_ship=pirate_ship,
            round=LAST,
        )
        return answer(state)

    assert laying("kalte_klippe") == Play("pirate")  # two steps away, and two cards are left in hand


def test_it_says_why_it_fights_and_why_not() -> None:
    def fighting(captains: str) -> Why | None:
        hands = ["", "conflict conflict salt", "", ""]
        roles = [None, "mutineer", "loader", "merchant"]
        laid = [captains, "", "", ""]
        return reason(at_sea(hands, laid, turn=1, phase=MUTINY, roles=roles, **MUTINY_GOALS))

    assert fighting("conflict") == because("fight", chance=100, otherwise=0)
    assert fighting("") == because("fight_safe")
    assert fighting("conflict conflict conflict") == because("fight_vain")


def test_it_says_what_a_sale_brings() -> None:
    state = at_sea(
        ["", "", "", ""],
        ["grain", "grain grain grain", "", ""],
        turn=1,
        phase=SALES,
        roles=[None, "cabin_boy", "loader", "mate"],
        ship="karge_zunge",
        wake="affeninsel",
        sales=[(4, 1, -1, 0), *[(-1, 0, -1, 0)] * 3],
    )
    both = sum(GAME.chart.prices[ISLANDS.index(key)][0] for key in ("karge_zunge", "affeninsel"))
    assert reason(state) == because("sell", points=both)


class TwoWays:
    """Sales of seat 1 that bring it nothing or 2 points; the first costs seat 0 everything."""

    ways = ((0, 1), (1, 0))

    def amounts_of(self, move: Any) -> tuple[int, int]:
        return self.ways[0]

    def after(self, way: tuple[int, int]) -> list[int]:
        return [0, 0, 0] if way == self.ways[0] else [8, 2, 0]


def test_it_does_not_say_that_no_sale_can_be_won_if_it_spoils_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selling, "Sales", lambda *_: TwoWays())
    table = PreparedTable("5 wine", "5 cloth", "5 grain")
    public, private = Situation.of(GAME, table.state, 1).look()
    why = selling_for(read(1, public, private, Box(GAME.chart)), public, Sell({}))
    assert why == because("sell_spoils")


def test_it_says_where_the_course_leads() -> None:
    state = at_sea(
        ["wine cloth", "", "", ""],
        turn=0,
        roles=[None, "loader", "merchant", "mate"],
        passed=(1, 2, 3),
        ship="gruenland",
        round=LAST,
    )
    assert reason(state) == because("pass_course", count=2, island="eisfelsen", points=5)
