"""Sampled worlds: uniform over all that agree with a seat's knowledge, by full enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product
from random import Random

import pytest

from hautemer.core.chance import Dice
from hautemer.core.game import silent
from hautemer.games.ico import GAME
from hautemer.games.ico.pieces import PIRATE, SAILOR, SIREN
from hautemer.games.ico.state import State
from hautemer.games.ico.suspicion import Demand, draw_pirates, meets
from hautemer.games.ico.tests.table import PreparedTable
from hautemer.kit.masks import members, seat_set

Roles = tuple[int, ...]


def all_roles(seats: int = 7, pirates: int = 3) -> Iterator[Roles]:
    """Yield every role assignment: 140 at 7 seats."""
    for chosen in combinations(range(seats), pirates):
        for siren in range(seats):
            if siren not in chosen:
                yield tuple(
                    PIRATE if seat in chosen else SIREN if seat == siren else SAILOR for seat in range(seats)
                )


def agrees(roles: Roles, state: State, seat: int) -> bool:
    """True if roles agree with a seat's knowledge; checked by trying all possible placed cards."""
    if roles[seat] != state.roles[seat]:
        return False
    if roles[seat] != SAILOR:
        eyes = [role != SAILOR for role in roles]
        if eyes != [role != SAILOR for role in state.roles]:
            return False
    if roles[seat] == SIREN and roles != state.roles:
        return False
    for voyage in state.voyages:
        crew = members(voyage.crew)
        known = {look.target for look in voyage.looks if look.observer == seat} | {seat}
        for placed in product((False, True), repeat=len(crew)):
            poisons = 0
            for member, poison in zip(crew, placed, strict=True):
                if poison and roles[member] != PIRATE:
                    break
                if member in known and poison != bool(voyage.poisoned >> member & 1):
                    break
                poisons += poison != bool(voyage.swapped >> member & 1)
            else:
                if poisons == voyage.poisons:
                    break
        else:
            return False
    return True


def quiet() -> PreparedTable:
    return PreparedTable()


def poisoned() -> PreparedTable:
    table = PreparedTable()
    table.sail(0, 3, 4, poison=[0])
    table.sail(0, 1, 5, poison=[0, 1])
    table.sail(1, 2, 6)
    return table


def sailing(crew: tuple[int, ...], bonus: str, poison: Sequence[int] = ()) -> PreparedTable:
    """Return a table where a crew has placed its cards: poison where it is named, else islands."""
    table = PreparedTable(bonus=bonus)
    table.crew(*crew)
    table.close()
    table.place(poison=poison)
    return table


def swapped() -> PreparedTable:
    """Return a table where a swap turned a sailor's island into a poison, and one poison is shown."""
    table = sailing((1, 3, 4), "swap")
    table.bonus(0, "swap", target=3)
    return table


def swapped_away() -> PreparedTable:
    """Return a table where a swap turned a poison into an island: its owner is a pirate."""
    table = sailing((1, 3, 4), "swap", poison=[1])
    table.bonus(0, "swap", target=1)
    return table


def observed() -> PreparedTable:
    table = sailing((0, 1, 4), "loner mooring medusa observer", poison=[1])
    table.to("revealed")
    table.bonus(3, "observer", target=1)
    return table


def observed_after_a_swap() -> PreparedTable:
    table = sailing((0, 1, 4), "swap mooring medusa observer", poison=[1])
    table.bonus(0, "swap", target=4)
    table.bonus(3, "observer", target=4)
    return table


STORIES = (quiet, poisoned, swapped, swapped_away, observed, observed_after_a_swap)


def test_there_are_140_at_seven_seats() -> None:
    assert len(set(all_roles())) == 140


@pytest.mark.parametrize("story", STORIES)
@pytest.mark.parametrize("seat", [0, 1, 3, 4, 6])
def test_roles_are_uniform_over_all_that_agree(story: Callable[[], PreparedTable], seat: int) -> None:
    table = story()
    consistent = {roles for roles in all_roles() if agrees(roles, table.state, seat)}
    rng = Random(seat)
    each = 60
    found = Counter(table.imagine(seat, rng).roles for _ in range(each * len(consistent)))
    assert set(found) == consistent
    # A chi-square of this many degrees is within five standard deviations but once in millions.
    degrees = len(consistent) - 1
    chi_square = sum((count - each) ** 2 / each for count in found.values())
    assert chi_square <= degrees + 5 * (2 * degrees) ** 0.5 + 1


def test_stories_differ_in_what_they_prove() -> None:
    numbers = {
        story.__name__: sum(agrees(roles, story().state, 3) for roles in all_roles()) for story in STORIES
    }
    assert numbers == {
        "quiet": 60,
        "poisoned": numbers["poisoned"],
        "swapped": 60,
        "swapped_away": 30,
        "observed": 30,
        "observed_after_a_swap": numbers["observed_after_a_swap"],
    }
    assert numbers["poisoned"] < 30


def test_rare_sets_are_found_where_guessing_fails() -> None:
    """Demands that hardly any set of pirates meets are met all the same, each way as often."""
    demands = tuple(Demand(seat_set((seat, seat + 1)), 1) for seat in range(0, 18, 2))
    rng = Random(5)
    found = Counter(draw_pirates(seat_set(tuple(range(19))), 9, demands, rng) for _ in range(4000))
    assert all(meets(pirates, demands) and pirates.bit_count() == 9 for pirates in found)
    by_seat = [sum(count for pirates, count in found.items() if pirates >> seat & 1) for seat in range(18)]
    assert all(1800 < count < 2200 for count in by_seat), by_seat


def test_hidden_votes_and_placed_cards_vary_and_choices_not_made_stay_open() -> None:
    table = PreparedTable(captain=6)
    table.sail(3, 4, 5)
    table.crew(0, 1, 2)
    table.enter(4, do="vote", for_=True)
    ayes = {table.imagine(3, Random(seed)).turn.ayes for seed in range(20)}
    assert ayes == {0b0000001, 0b0010001}
    assert {table.imagine(4, Random(seed)).turn.ayes for seed in range(20)} == {0b0010001}
    table.vote()
    table.enter(0, do="place", card="poison")
    worlds = [table.imagine(3, Random(seed)) for seed in range(60)]
    assert {world.turn.poisoned for world in worlds} == {0, 1}
    assert all(world.turn.placed == 1 for world in worlds)
    assert all(world.roles[0] == PIRATE for world in worlds if world.turn.poisoned)
    assert {table.imagine(0, Random(seed)).turn.poisoned for seed in range(20)} == {1}


def test_final_ballots_vary() -> None:
    table = PreparedTable(rounds_to_win=3)
    for crew in ((0, 1, 3), (0, 1, 4), (0, 1, 3)):
        table.sail(*crew, poison=[0])
    table.enter(0, do="accuse", target=6)
    worlds = [table.imagine(3, Random(seed)) for seed in range(200)]
    assert {world.accusations[0] for world in worlds} == {1, 2, 6}
    for world in worlds:
        assert [seat for seat, role in enumerate(world.roles) if role != SAILOR] == [0, 1, 2, 6]
    assert {world.roles.index(SIREN) for world in worlds} == {0, 1, 2, 6}


def test_a_world_can_be_played_on() -> None:
    """Imagined worlds are whole: any of them can be played to its end."""
    rng = Random(11)
    for seats in (7, 20):
        state = GAME.start(seats, GAME.settle(seats, {"rounds_to_win": 3}), Dice(rng))
        for step in range(400):
            actors = GAME.actors(state)
            if not actors:
                break
            seat = actors[int(rng.random() * len(actors))]
            GAME.apply(state, seat, GAME.offers(state, seat).sample(rng), Dice(rng), silent)
            if step % 5 == 0:
                state = GAME.resample(state, step % seats, rng)
        assert GAME.inventory(state)["siren"] == 1
