"""Our rulings, where the rules leave something open."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hautemer.core.chance import Script, Stream
from hautemer.core.match import SETUP, Match
from hautemer.games.meuterer import GAME
from hautemer.games.meuterer.pieces import CARDS, ISLANDS
from hautemer.games.meuterer.state import State

NAMES = ("Bernard", "Stéphanie", "Florian", "Carmen")
SECRET = bytes(32)


def match(hands: str, pile: str = "", **options: Any) -> Match:
    """Return a match in the introductory layout with these hands (parted by /), the first seat captain."""
    dealt = [hand.split() for hand in hands.split("/")]
    left = Counter(CARDS[card] for card in GAME.chart.deck)
    if not options.get("pirate"):
        del left["pirate"]
    top = [*(card for hand in dealt for card in hand), *pile.split()]
    left.subtract(top)
    assert min(left.values()) >= 0, left
    setup = [{"captain": 0}, {"deck": [*top, *left.elements()]}]

    def luck(position: int) -> Script:
        return Script(setup if position == SETUP else [], Stream(SECRET, position))

    return Match.begin(GAME, NAMES[: len(dealt)], {"layout": "introductory", **options}, luck)


def enter(played: Match, *moves: str) -> None:
    """Enter moves of the seats that are asked: `reward 0`, `play wine`, `pass`, `fight 1`, `keep salt`.

    `pass mate` is a pass and a role taken.
    """
    for move in moves:
        do, *words = move.split()
        if do == "pass" and words:
            played.submit(played.waiting_for()[0], {"do": do})
            do = "take_role"
        (seat,) = played.waiting_for()
        written: dict[str, Any] = {"do": do}
        if do == "keep":
            written["cards"] = words
        elif do == "sell":
            written["sales"] = {}
        elif words:
            field = {"reward": "points", "play": "card", "take_role": "role", "fight": "conflicts"}[do]
            written[field] = int(words[0]) if words[0].isdigit() else words[0]
        played.submit(seat, written)


def state_of(played: Match) -> State:
    """Return the state of a match, typed as one of this game."""
    assert isinstance(played.state, State)
    return played.state


def view(played: Match, seat: int | None) -> dict[str, Any]:
    """Return the view of a seat."""
    return GAME.view(state_of(played), seat)


THREE = "wine salt salt conflict grain / ruby cloth grain conflict grain / ruby cloth grain wine conflict"


def test_m4_2_roles_stay_open_until_the_round_is_over() -> None:
    played = match(THREE)
    enter(played, "reward 0", "pass", "pass loader")
    assert [seat["role"] for seat in view(played, None)["seats"]] == [None, None, None]
    enter(played, "pass mate")
    shown = view(played, None)
    assert shown["phase"] == "keeping"
    assert [seat["role"] for seat in shown["seats"]] == [None, "loader", "mate"]
    enter(played, "keep")
    assert [seat["role"] for seat in view(played, None)["seats"]] == [None, None, None]


def test_m5_6_conflicts_laid_are_seen_by_those_asked_later() -> None:
    played = match(THREE)
    enter(played, "reward 0", "pass", "pass mutineer", "pass mate", "fight 1")
    shown = view(played, 1)
    assert [seat["conflicts"] for seat in shown["seats"]] == [1, None, None]
    assert tuple(shown["strengths"]) == (2, 0)
    enter(played, "fight 0")
    assert [seat["conflicts"] for seat in view(played, 2)["seats"]] == [1, 0, None]
    assert view(played, 2)["seats"][1]["known"] == []


def test_m8_8_the_discard_is_open_and_the_pile_is_counted() -> None:
    played = match(THREE)
    enter(played, "reward 0", "play conflict", "play ruby", "pass mate", "pass", "pass loader")
    shown = view(played, None)
    assert shown["discard"] == ["ruby", "conflict"]
    assert (shown["pile"], shown["drawn"]) == (36 - 15 - 1 - 4, 4)
    enter(played, "keep " + view(played, 1)["own"]["drawn"][0])
    assert view(played, None)["pile"] == 36 - 15 - 1 - 1
    told = {fact.fact: fact.details for fact in played.facts[None]}
    assert told["loader_drew"] == {"seat": 1, "count": 4}
    assert told["loader_kept"] == {"seat": 1, "count": 1, "returned": 3}


@pytest.mark.parametrize("loot", ["discard", "take"])
def test_m9_6_a_pirate_that_sets_out_from_the_ship_acts_once(loot: str) -> None:
    played = match("pirate salt salt salt salt / wine wine wine wine grain / grain grain ruby ruby ruby",
                   pirate=True, pirate_loot=loot)  # fmt: skip
    enter(played, "reward 0", "play salt", "play wine", "play grain")
    state = played.state = state_of(played).copy()
    state.pirate_ship = state.ship
    state.hands[0] += 9 << (8 * CARDS.index("cloth"))  # twelve cards are left: once round the ring
    enter(played, "play pirate")
    state = state_of(played)
    assert ISLANDS[state.ring[state.pirate_ship]] == "hochland"
    shown = view(played, None)
    assert [seat["laid"] for seat in shown["seats"]] == [[], [], []]
    told = [fact.fact for fact in played.facts[None]]
    assert told[-2:] == ["pirate", "robbed" if loot == "discard" else "looted"]
    taken = ["salt", "wine", "grain"] if loot == "take" else []
    assert shown["seats"][0]["known"] == taken
    assert shown["seats"][0]["cards"] == 12 + len(taken)


def test_m9_7_the_option_for_loot_is_without_effect_when_no_pirate_sails() -> None:
    plain, with_loot = match(THREE), match(THREE, pirate_loot="take")
    for played in (plain, with_loot):
        enter(played, "reward 1", "play salt", "play grain", "pass loader", "pass", "pass mate")
    assert view(plain, 0) == view(with_loot, 0)
    assert GAME.inventory(state_of(with_loot))["pirate"] == 0


def test_m8_6_a_loader_who_draws_their_own_card_again_is_known_to_nobody() -> None:
    played = match(THREE, "ruby ruby conflict")
    enter(played, "reward 0", "pass", "pass loader", "pass mate", "keep")
    state = played.state = state_of(played).copy()
    known = {place["place"]: place["card"] for place in view(played, 1)["own"]["pile"]}
    assert [known[place] for place in sorted(known)] == ["ruby", "ruby", "conflict"]
    del state.pile[3:], state.seen[3:], state.groups[3:]  # the cards that it put back come up next
    enter(played, "reward 0", "play salt", "play grain", "play cloth", "pass", "play grain", "pass mate")
    enter(played, "pass merchant", "sell", "sell", "sell")
    # Seat 0 draws a ruby, seat 1 a ruby and the conflict; seat 1 had seen all three.
    state = state_of(played)
    captain, loader = view(played, 0)["own"], view(played, 1)["own"]
    assert captain["known_of_mine"] == [{"cards": ["ruby"], "holders": [0], "maybe_under_pile": False}]
    assert loader["known"] == [{"cards": ["ruby"], "holders": [0], "maybe_under_pile": False}]
    assert loader["known_of_mine"] == []
