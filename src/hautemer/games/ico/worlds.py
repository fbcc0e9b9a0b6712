"""The sampler of worlds: random states drawn from a seat's knowledge and from nothing else."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from random import Random

from hautemer.games.ico.knowledge import Way, ways_of
from hautemer.games.ico.pieces import PIRATE, SAILOR, SIREN
from hautemer.games.ico.rules.ending import eyes, holders
from hautemer.games.ico.rules.voyage import shown
from hautemer.games.ico.state import DRAWN, FINAL_VOTE, HANDED_ON, NO_CARD, NO_SEAT, OVER, VOTE, State, Turn
from hautemer.games.ico.suspicion import demands_of, draw_pirates, known_cards, meets
from hautemer.kit.drawing import choice
from hautemer.kit.masks import CARD, NO_CARDS, NOBODY, SeatSet, members


def resample(state: State, seat: int, rng: Random) -> State:
    """Return a world that looks the same to a seat.

    Roles are uniform among those that agree with all it knows, secret choices uniform among those that were
    open, and bonus cards uniform among their possible histories.
    """
    world = state.copy()
    world.roles = imagine_roles(state, seat, rng)
    pirates = holders(world.roles, PIRATE)
    imagine_voyages(world, seat, pirates, rng)
    for turn in chain(world.interrupted, (world.turn,)):
        imagine_turn(turn, seat, pirates, rng)
    if world.turn.phase == FINAL_VOTE:
        imagine_accusations(world, seat, rng)
    if state.dealt:
        imagine_cards(world, state, seat, rng)
    return world


def imagine_roles(state: State, seat: int, rng: Random) -> tuple[int, ...]:
    """Sample roles (I1.2).

    A sailor knows nobody's role, a pirate knows all open eyes but not which are the siren's, the siren knows
    all.
    """
    roles = state.roles
    own = roles[seat]
    phase = state.turn.phase
    if own == SIREN or phase == OVER:
        return roles
    demands = demands_of(state, seat)
    if own == PIRATE or phase == FINAL_VOTE:
        open_eyes = eyes(state)
        sirens = [
            other
            for other in members(open_eyes)
            if other != seat and meets(open_eyes & ~(1 << other), demands)
        ]
        siren = choice(rng, sirens)
        pirates = open_eyes & ~(1 << siren)
    else:
        others = state.everybody & ~(1 << seat)
        pirates = draw_pirates(others, roles.count(PIRATE), demands, rng)
        sailors = members(others & ~pirates)
        siren = choice(rng, sailors)
    return tuple(
        PIRATE if pirates >> other & 1 else SIREN if other == siren else SAILOR
        for other in range(state.seats)
    )


def imagine_voyages(world: State, seat: int, pirates: SeatSet, rng: Random) -> None:
    """Sample the seats that placed poison: any that agree with the poisons shown and the seat's knowledge."""
    for number, voyage in enumerate(world.voyages):
        if not voyage.crew & pirates:
            if voyage.poisoned:
                world.voyages[number] = voyage._replace(poisoned=NOBODY)
            continue
        known = known_cards(voyage, seat)
        open_to = placings(
            voyage.crew & pirates & ~known, voyage.poisoned & known, voyage.swapped, voyage.poisons
        )
        world.voyages[number] = voyage._replace(poisoned=choice(rng, open_to))


@lru_cache(maxsize=1 << 14)
def placings(pirates: SeatSet, known: SeatSet, swapped: SeatSet, poisons: int) -> tuple[SeatSet, ...]:
    """Return all sets of seats that can have placed a poison: some of these pirates and all known ones."""
    found = []
    chosen = pirates
    while True:
        if shown(chosen | known, swapped).bit_count() == poisons:
            found.append(chosen | known)
        if not chosen:
            return tuple(found)
        chosen = SeatSet(chosen - 1) & pirates


def imagine_turn(turn: Turn, seat: int, pirates: SeatSet, rng: Random) -> None:
    """Sample votes and placed cards that are not shown yet: any that were open."""
    own = 1 << seat
    if turn.phase == VOTE:
        asked = turn.voted & ~(own | 1 << turn.proposer)
        turn.ayes = turn.ayes & ~asked | some(asked, rng)
    if turn.placed and turn.voyage < 0:
        turn.poisoned = turn.poisoned & own | some(turn.placed & pirates & ~own, rng)


def some(mask: SeatSet, rng: Random) -> SeatSet:
    """Return a random subset of a mask."""
    return mask & rng.getrandbits(mask.bit_length()) if mask else NOBODY


def imagine_accusations(world: State, seat: int, rng: Random) -> None:
    """Sample the accusations of others (I7.3): any that were open to them."""
    asked = members(eyes(world))
    for other in asked:
        if other != seat and world.accusations[other] != NO_SEAT:
            named = [target for target in asked if target != other]
            world.accusations[other] = choice(rng, named)


def imagine_cards(world: State, state: State, seat: int, rng: Random) -> None:
    """Sample a history of the bonus cards (I5.22), and cards for the tokens that this seat never saw."""
    every = ways_of(state, seat)
    way = choice(rng, every)
    unseen = [card for card in members(state.deck) if card not in way.faces]
    rng.shuffle(unseen)
    faces = [unseen.pop() if card == NO_CARD else card for card in way.faces]
    world.dealt = tuple(faces[: state.seats])
    hands = [NO_CARDS] * (state.seats + 2)
    for token, place in enumerate(way.places):
        hands[place] |= CARD[faces[token]]
    world.hands = hands[: state.seats]
    world.used = hands[state.seats] & ~(0 if state.play is None else 1 << state.play.card)
    world.lost = NO_CARDS
    for token in range(state.seats):
        if way.places[token] == state.seats + 1:
            world.lost |= 1 << faces[token]
    rewrite(world, way, faces)


def rewrite(world: State, way: Way, faces: list[int]) -> None:
    """Write the movements of a way with its cards into a world."""
    for number, (movement, tokens) in enumerate(zip(world.movements, way.moved, strict=True)):
        if movement.kind == HANDED_ON:
            hands = [0] * (world.seats + 2)
            for token, place in enumerate(tokens):
                hands[place] |= 1 << faces[token]
            cards = tuple(hands[: world.seats])
        else:
            cards = tuple(faces[token] for token in tokens)
            if movement.kind == DRAWN:
                cards = tuple(sorted(cards))
        world.movements[number] = movement._replace(cards=cards)
