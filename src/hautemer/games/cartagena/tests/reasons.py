"""Conditions that the sentences of hints state about the view for which a hint was given."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from hautemer.core.codec import Move
from hautemer.core.game import Situation
from hautemer.games.cartagena.bots.appraisal import ENOUGH, Appraisal
from hautemer.games.cartagena.bots.duels import Stand
from hautemer.games.cartagena.bots.greedy import prey, treasure, worth_of
from hautemer.games.cartagena.bots.pirates import SIDE_TAKERS, WORTH, adverse
from hautemer.games.cartagena.moves import Rob, Spy, Visit
from hautemer.games.cartagena.pieces import CARD_SIDE, CARD_VALUE, COMMIT_OF, DUELS, PIRATES, SIDE_OF, SIDES


class Given(NamedTuple):
    """A hint: the view in numbers, the offers, the move, and the details of the reason."""

    outlook: Appraisal
    situation: Situation[Any]
    move: Any
    details: dict[str, Any]

    @property
    def stand(self) -> Stand:
        return Stand(self.outlook, Random(0))

    @property
    def side(self) -> int:
        """The side that the sentence names."""
        return SIDE_OF[self.details["side"]]

    @property
    def card(self) -> int:
        return COMMIT_OF[self.move.card]

    def moves(self, kind: type[Move]) -> list[Any]:
        """Return all moves of a kind that were open."""
        return [move for offer in self.situation.offers if offer.kind is kind for move in offer.moves()]

    def doors(self) -> list[str]:
        return [visit.pirate for visit in self.moves(Visit)]

    def no_better_door(self) -> bool:
        worth = WORTH[self.move.pirate](self.outlook)
        return all(WORTH[pirate](self.outlook) <= worth for pirate in self.doors())

    def unseen(self) -> list[str]:
        return list(self.outlook.unseen_pirates(PIRATES))

    def counts_hand(self) -> bool:
        return bool(self.details["count"] == len(self.outlook.own.hand))

    def names_favoured(self) -> bool:
        own = self.outlook.own.side
        return own is None or self.details["side"] == own

    def leads(self) -> float:
        """Return the chance of winning on the named side less that on the other."""
        return self.outlook.chance_of_win(self.side) - self.outlook.chance_of_win(1 - self.side)

    def known_for_side(self, duel: str) -> int | None:
        """Return the lead of the named side in a duel that the seat knows, or None."""
        for pair in self.outlook.own.duels:
            if pair.duel == duel:
                return (1 if self.side == 0 else -1) * (pair.valverde - pair.diaz)
        return None


def read(situation: Situation[Any], move: Move, details: dict[str, Any]) -> Given:
    """Return a hint in the form that the conditions read."""
    return Given(Appraisal(*situation.look(), situation.seat), situation, move, details)


def short_of_cards(given: Given) -> bool:
    return given.counts_hand() and len(given.outlook.hand) < ENOUGH


def closed_doors_promise_more(given: Given) -> bool:
    outlook = given.outlook
    rest = [one for one in given.unseen() if outlook.side is not None or one not in SIDE_TAKERS]
    mean = sum(WORTH[one](outlook) for one in rest) / len(rest)
    return mean > max(WORTH[pirate](outlook) for pirate in given.doors())


def is_among_declared(given: Given) -> bool:
    return any(given.outlook.public.seats[other].declared for other in given.outlook.opponents)


def speaks_for(given: Given) -> bool:
    """True if the hand and the known duels of this seat are stronger for the named side."""
    strength = given.outlook.force(given.side) - given.outlook.force(1 - given.side)
    known = [given.known_for_side(pair.duel) or 0 for pair in given.outlook.own.duels]
    return strength + 2 * sum(known) > 0


def keeps(given: Given, own: int) -> bool:
    """True if `own` of the two cards looked at serve the side, and the kept one is the best of them."""
    looked = [COMMIT_OF[card] for card in given.outlook.own.looking]
    serving = [card for card in looked if CARD_SIDE[card] == given.side]
    best = max((CARD_VALUE[card] for card in serving), default=0)
    return len(serving) == own and (not own or (given.card in serving and CARD_VALUE[given.card] == best))


def swap_helps(given: Given) -> bool:
    duel = given.outlook.public.inspected
    return duel is not None and adverse(given.outlook, DUELS.index(duel)) > 0


HOLDS: dict[str, Callable[[Given], bool]] = {
    "visit_cards": lambda given: short_of_cards(given) and given.outlook.public.combat_pile > 0,
    "visit_more_cards": lambda given: len(given.outlook.hand) >= ENOUGH and given.no_better_door(),
    "visit_riches": lambda given: WORTH[given.move.pirate](given.outlook) > 0,
    "visit_exchange": lambda given: 0 < given.details["count"] == len(given.outlook.misfits()),
    "visit_sell": lambda given: len(given.outlook.hand) > ENOUGH and given.outlook.public.supply > 0,
    "visit_side": lambda given: given.outlook.own.side is None and given.move.pirate in SIDE_TAKERS,
    "visit_switch": lambda given: given.outlook.own.side != given.details["side"] and given.leads() > 0,
    "visit_spy": lambda given: given.outlook.own.side is not None and is_among_declared(given),
    "visit_post": lambda given: bool(given.outlook.public.unposted) and given.names_favoured(),
    "visit_swap": lambda given: not given.outlook.public.unposted and given.names_favoured(),
    "visit_least": lambda given: given.no_better_door(),
    "knock": closed_doors_promise_more,
    "knock_side": lambda given: given.outlook.own.side is None and bool({*given.unseen()} & {*SIDE_TAKERS}),
    "knock_sideless": lambda given: given.outlook.own.side is None,
    "knock_slow": lambda given: given.outlook.own.side is not None and short_of_cards(given),
    "knock_weak": lambda given: given.outlook.hurry() < 0 and len(given.outlook.hand) >= ENOUGH,
    "choose_combat": lambda given: given.counts_hand() and given.outlook.public.combat_pile > 0,
    "choose_gold": lambda given: treasure("gold", given.outlook) >= treasure("combat", given.outlook),
    "keep_side": lambda given: keeps(given, 1),
    "keep_higher": lambda given: keeps(given, 2),
    "keep_any": lambda given: keeps(given, 0),
    "exchange": lambda given: all(CARD_SIDE[COMMIT_OF[card]] != given.side for card in given.move.cards),
    "exchange_nothing": lambda given: not given.outlook.misfits() and not given.move.cards,
    "barter_buy": lambda given: short_of_cards(given) and given.move.coins > 0,
    "barter_sell": lambda given: (
        len(given.outlook.hand) > ENOUGH
        and all(CARD_SIDE[COMMIT_OF[card]] != given.side for card in given.move.cards)
    ),
    "barter_nothing": lambda given: not given.move.cards and not given.move.coins,
    "rob": lambda given: (
        prey(given.details["seat"], given.outlook)
        >= max(prey(rob.target, given.outlook) for rob in given.moves(Rob) if rob.target is not None)
    ),
    "declare": lambda given: given.outlook.own.side is None and given.leads() > 0 and speaks_for(given),
    "declare_open": lambda given: given.leads() <= 0 and not speaks_for(given),
    "declare_again": lambda given: given.outlook.own.side == given.details["side"] and given.leads() >= 0,
    "declare_other": lambda given: given.outlook.own.side != given.details["side"] and given.leads() > 0,
    "spy": lambda given: (
        worth_of(given.move, given.outlook) >= max(worth_of(spy, given.outlook) for spy in given.moves(Spy))
    ),
    "post": lambda given: given.names_favoured(),
    "inspect_known": lambda given: (given.known_for_side(given.move.duel) or 0) < 0,
    "inspect": lambda given: all(pair.duel != given.move.duel for pair in given.outlook.own.duels),
    "swap": lambda given: given.move.swap and swap_helps(given),
    "swap_not": lambda given: not given.move.swap and not swap_helps(given),
    "monkey_ahead": lambda given: given.stand.lead >= given.stand.wanted(),
    "monkey_no_card": lambda given: not given.stand.own,
    "monkey_in_vain": lambda given: given.stand.number == len(DUELS) - 1 and given.stand.is_open(),
    "monkey_save": lambda given: given.stand.number < len(DUELS) - 1 and len(given.outlook.hand) > 0,
    "commit_harmless": lambda given: given.details["lead"] == given.stand.lead > CARD_VALUE[given.card],
    "commit_no_choice": lambda given: not given.stand.own and given.stand.first,
    "commit_give_up": lambda given: bool(given.stand.own) and CARD_SIDE[given.card] != given.side,
    "commit_turn": lambda given: given.stand.lead <= 0 < given.stand.lead + CARD_VALUE[given.card],
    "commit_first": lambda given: given.stand.first and given.card == given.stand.own[0],
    "commit_hold": lambda given: given.stand.lead > 0 and given.details["side"] == SIDES[given.stand.side],
    "commit_step": lambda given: given.stand.lead <= 0,
}
