"""A seat's knowledge of cards follows them (I5.22), and a seat sees only its own placed cards."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast

from hautemer.bots.random import RandomBot
from hautemer.core.chance import Dice
from hautemer.core.game import silent
from hautemer.games.ico.game import GAME
from hautemer.games.ico.knowledge import SPECTATOR, seen_by, ways, ways_of
from hautemer.games.ico.pieces import CARDS
from hautemer.games.ico.state import DRAWN, NO_CARD, State
from hautemer.games.ico.tests.table import PreparedTable
from hautemer.sim.run import next_move, play_out


def at(card: str, *seats: int, used: bool = False, out: bool = False) -> dict[str, Any]:
    """Return the expected knowledge of a card."""
    return {"card": card, "seats": list(seats), "used": used, "out": out}


def everybody_knows(table: PreparedTable, card: str) -> dict[str, Any] | None:
    return next((known for known in table.public["cards"] if known["card"] == card), None)


def test_i5_22_a_card_shown_stays_known_while_it_moves_openly() -> None:
    table = PreparedTable(bonus="medusa observer charlatan mooring")
    table.bonus(0, "medusa", target=1)
    assert everybody_knows(table, "observer") == at("observer", 1)
    table.bonus(2, "charlatan")
    assert everybody_knows(table, "observer") == at("observer", 2)


def test_i5_22_an_only_card_stolen_is_still_known() -> None:
    table = PreparedTable(bonus="medusa observer brigand")
    table.bonus(0, "medusa", target=1)
    table.bonus(2, "brigand", target=1)
    assert everybody_knows(table, "observer") == at("observer", 2)


def test_i5_22_an_only_card_exchanged_is_still_known() -> None:
    table = PreparedTable(bonus="medusa observer merchant loner")
    table.bonus(0, "medusa", target=1)
    table.bonus(2, "merchant", seats=[1, 3])
    assert everybody_knows(table, "observer") == at("observer", 3)


def three_hands() -> PreparedTable:
    """Return a table in which seat 0 drew brigand and typhoon out of three used cards."""
    table = PreparedTable(bonus="lucky brigand typhoon mooring merchant medusa observer")
    table.bonus(1, "brigand", target=6)  # 1 holds the observer
    table.bonus(3, "mooring")
    table.bonus(2, "typhoon", target=5)  # the medusa leaves the match
    table.bonus(0, "lucky", {"drawn": ["brigand", "typhoon"]})
    return table


def test_i5_22_a_draw_is_known_only_to_the_seat_that_draws() -> None:
    table = three_hands()
    assert table.knows(0, "brigand") == at("brigand", 0)
    assert table.knows(0, "mooring") == at("mooring", used=True)
    for card in ("brigand", "typhoon", "mooring"):
        assert table.knows(4, card) == at(card, 0, used=True)
        assert everybody_knows(table, card) == at(card, 0, used=True)
    assert everybody_knows(table, "lucky") == at("lucky", used=True)


def test_i5_22_unless_that_seat_took_the_whole_pile() -> None:
    table = PreparedTable(bonus="lucky brigand")
    table.bonus(1, "brigand", target=6)
    table.bonus(0, "lucky", {"drawn": ["brigand"]})
    assert everybody_knows(table, "brigand") == at("brigand", 0)


def test_i5_22_where_one_of_several_is_drawn_the_others_no_longer_know_which_stayed() -> None:
    table = three_hands()
    table.bonus(4, "merchant", {"exchanged": "typhoon"}, seats=[0, 1])
    assert table.hand(0) == ["observer", "brigand"]
    assert table.hand(1) == ["typhoon"]
    assert table.knows(5, "typhoon") == at("typhoon", 0, 1, used=True)
    assert table.knows(6, "observer") == at("observer", 0), "it was 1's only card, and 6 knew it"
    assert table.knows(5, "observer") is None
    for seat in (0, 1):
        assert table.knows(seat, "typhoon") == at("typhoon", 1), "both sides know what they gave and got"
        assert table.knows(seat, "observer") == at("observer", 0)
    assert table.knows(0, "brigand") == at("brigand", 0)
    assert table.knows(1, "brigand") == at("brigand", 0, used=True)


def test_i5_22_thief_and_victim_know_what_went() -> None:
    table = PreparedTable(bonus="brigand observer")
    table.bonus(0, "brigand", target=1)
    assert table.knows(1, "observer") == at("observer", 0)
    assert table.knows(2, "observer") is None


def test_i5_22_a_played_card_settles_what_was_open() -> None:
    table = three_hands()
    table.bonus(0, "typhoon", target=1)
    assert table.knows(4, "typhoon") == at("typhoon", used=True)
    assert table.knows(4, "brigand") == at("brigand", 0, used=True)
    table.bonus(0, "brigand", target=4)
    assert table.knows(4, "mooring") == at("mooring", used=True)


def test_i5_22_charlatan_a_giver_knows_the_cards_given() -> None:
    table = PreparedTable(bonus="charlatan mooring loner")
    table.bonus(0, "charlatan")
    assert table.knows(1, "mooring") == at("mooring", 2)
    assert table.knows(2, "loner") == at("loner", 3)
    assert table.knows(4, "loner") is None


def test_i5_22_worlds_put_every_card_where_it_can_be() -> None:
    table = three_hands()
    table.bonus(4, "merchant", {"exchanged": "typhoon"}, seats=[0, 1])
    rng = Random(7)
    drawn: Counter[tuple[str, ...]] = Counter()
    for _ in range(3000):
        world = table.imagine(5, rng)
        assert [hand.bit_count() for hand in world.hands] == [2, 1, 0, 0, 0, 0, 0]
        (draw,) = (movement for movement in world.movements if movement.kind == DRAWN)
        drawn[tuple(CARDS[card] for card in draw.cards)] += 1
        assert world.hands[1] & world.used == 0
    # Two of three cards were drawn, and one of two went to seat 1: each equally likely.
    assert set(drawn) == {("brigand", "mooring"), ("brigand", "typhoon"), ("mooring", "typhoon")}
    assert all(900 < count < 1100 for count in drawn.values()), drawn


def test_i5_22_the_view_tells_who_saw_what() -> None:
    table = PreparedTable(bonus="brigand observer")
    table.bonus(0, "brigand", target=1)
    stolen = {"how": "stolen", "seat": 1, "to": 0, "count": 1}
    assert table.public["movements"][-1] == {**stolen, "cards": []}
    assert table.own(2)["movements"][-1] == {**stolen, "cards": []}
    assert table.own(1)["movements"][-1] == {**stolen, "cards": ["observer"]}


def test_a_long_match_of_twenty_seats_stays_in_the_cache() -> None:
    """Every event is looked at by all seats and the spectators, and each look needs all looks before it."""
    rng = Random(4)
    chance = Dice(rng)
    looks = 0
    while looks < 25:
        last, _ = play_out(GAME, 20, GAME.settle(20, {}), [RandomBot(GAME)] * 20, chance, rng)
        state = cast(State, last)
        looks = len(state.movements)
    viewers = (*range(20), SPECTATOR)
    ways.cache_clear()
    for viewer in viewers:
        ways_of(state, viewer)
    missed = ways.cache_info().misses
    for viewer in viewers:
        ways_of(state, viewer)
    assert ways.cache_info().misses == missed


def test_what_is_kept_of_a_match_is_what_all_movements_say() -> None:
    """Each viewer looks now and then, so that some movements are new to it and others are not."""
    rng = Random(11)
    chance = Dice(rng)
    state = GAME.start(9, GAME.settle(9, {}), chance)
    followed = 0
    players = [RandomBot(GAME)] * 9
    while (turn := next_move(GAME, state, players, rng)) is not None:
        viewer = rng.choice((*range(9), SPECTATOR))
        own = NO_CARD if viewer == SPECTATOR else state.dealt[viewer]
        assert ways_of(state, viewer) == ways(9, state.deck.bit_count(), viewer, own, seen_by(state, viewer))
        followed = max(followed, len(state.movements))
        GAME.apply(state, *turn, chance, silent)
    assert followed > 10
