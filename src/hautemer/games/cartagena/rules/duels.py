"""The duels (C6): sailors face each other, seats commit cards in secret, monkeys leave."""

from __future__ import annotations

from functools import lru_cache

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.core.offers import NO_OFFERS, Offer, Offers, OneOf, forced
from hautemer.games.cartagena.moves import Commit, Rob
from hautemer.games.cartagena.pieces import (
    CARD_SIDE,
    CARD_VALUE,
    COMBAT,
    COMMIT_OF,
    COMMITS,
    DUELS,
    MONKEY,
    SIDES,
    WINS,
    Data,
)
from hautemer.games.cartagena.rules import ending
from hautemer.games.cartagena.rules.supplies import keys, rob
from hautemer.games.cartagena.state import COMMITTING, LOOTING, NONE, NOT_YET, SHOWN, State
from hautemer.kit.bags import ONE, Bag, kinds
from hautemer.kit.masks import everybody
from hautemer.kit.ring import clockwise


def begin(state: State, tell: Tell) -> None:
    """Begin the next duel: show its sailors, and let all seats that are not out take part (C6.1)."""
    state.phase = COMMITTING
    state.duel += 1
    state.duel_round = 1
    seats = everybody(state.seats)
    state.fighting = state.awaited = seats & ~state.out
    state.commits = [NOT_YET] * state.seats
    state.strength = [0, 0]
    state.posted_seen[state.duel] = seats
    valverde, diaz = state.posted[state.duel]
    tell(EVERYONE, "duel", duel=DUELS[state.duel], valverde=valverde, diaz=diaz)


def offers(state: State, seat: int) -> Offers:
    """C6.1: return the commits of a seat, which is asked even if it has only the monkey (C6.3, C6.4)."""
    if not state.awaited >> seat & 1:
        return NO_OFFERS
    return committing(state.hands[seat], state.duel_round == 1)


@lru_cache(maxsize=1 << 11)
def committing(hand: Bag, first_round: bool) -> Offers:
    """Return the offer of a combat card or, from the second round or without cards, of the monkey."""
    cards = [COMMITS[card] for card in kinds(hand)]
    if not first_round or not cards:
        cards.append(COMMITS[MONKEY])
    offers = Offers([Offer(Commit, {"card": OneOf(cards)})])
    return offers if hand else forced(offers)  # the number of cards is public, the cards are not


def commit(state: State, seat: int, move: Commit, chance: Chance, tell: Tell, data: Data) -> None:
    """C6.1: a seat commits; nothing is shown before all have committed."""
    state.commits[seat] = COMMIT_OF[move.card]
    state.awaited &= ~(1 << seat)
    tell(EVERYONE, "committed", {seat: {"card": move.card}}, seat=seat)
    if not state.awaited:
        show(state, chance, tell)


def show(state: State, chance: Chance, tell: Tell) -> None:
    """C6.2: show the committed cards, shuffled."""
    given = [NOT_YET if card == MONKEY else card for card in state.commits]
    monkeys = [seat for seat, card in enumerate(state.commits) if card == MONKEY]
    state.commits = [NOT_YET] * state.seats
    cards = [card for card in given if card != NOT_YET]
    if cards:
        cards = chance.shuffle("reveal", cards, COMBAT)
        state.passages.append((SHOWN, NONE, *given))
        for seat, card in enumerate(given):
            if card != NOT_YET:
                state.hands[seat] -= ONE[card]
                state.spent += ONE[card]
                state.strength[CARD_SIDE[card]] += CARD_VALUE[card]
        valverde, diaz = totals(state)
        tell(EVERYONE, "shown", cards=keys(cards), valverde=valverde, diaz=diaz)
    for seat in monkeys:
        state.fighting &= ~(1 << seat)
    leave(state, monkeys, tell)


def leave(state: State, monkeys: list[int], tell: Tell) -> None:
    """Apply the monkeys, by the round of the duel (C6.3 to C6.5)."""
    if state.duel_round == 1:
        for seat in monkeys:
            state.out |= 1 << seat
            tell(EVERYONE, "eliminated", seat=seat)
        if not state.fighting:  # C6.9
            ending.lose(state, "all_eliminated", tell)
            return
    else:
        for seat in monkeys:
            tell(EVERYONE, "monkey", seat=seat)
        if state.duel_round == 2 and len(monkeys) == 1:
            state.phase = LOOTING
            state.turn = monkeys[0]
            return
        if state.duel_round == 2 and monkeys:
            pay_monkeys(state, monkeys, tell)
    go_on(state, tell)


def loot(state: State, seat: int, move: Rob, chance: Chance, tell: Tell, data: Data) -> None:
    """C6.5: a lone monkey robs a seat."""
    rob(state, seat, move.target, tell)
    state.phase = COMMITTING
    go_on(state, tell)


def pay_monkeys(state: State, monkeys: list[int], tell: Tell) -> None:
    """C6.5, C6.6: monkeys of the second round get coins from the supply."""
    if state.supply < len(monkeys):
        payers = [seat for seat, coins in enumerate(state.coins) if coins]
        for seat in payers:
            state.coins[seat] -= 1
        state.supply += len(payers)
        tell(EVERYONE, "refilled", seats=payers)
    for seat in clockwise(state.dealer, state.seats):
        if seat in monkeys and state.supply:
            state.supply -= 1
            state.coins[seat] += 1
            tell(EVERYONE, "took_coins", seat=seat, count=1)


def go_on(state: State, tell: Tell) -> None:
    """Begin the next round of the duel or, when all have left it, end it (C6.7)."""
    if state.fighting:
        state.duel_round += 1
        state.awaited = state.fighting
        return
    valverde, diaz = totals(state)
    if valverde == diaz:
        valverde, diaz = state.strength
    winner = 0 if valverde > diaz else 1
    state.wins[winner] += 1
    tell(EVERYONE, "duel_won", duel=DUELS[state.duel], side=SIDES[winner], wins=state.wins[winner])
    if state.wins[winner] == WINS:
        ending.settle(state, tell)
    else:
        begin(state, tell)


def totals(state: State) -> tuple[int, int]:
    """Return the total of each side: sailor and cards."""
    valverde, diaz = state.posted[state.duel]
    return valverde + state.strength[0], diaz + state.strength[1]
