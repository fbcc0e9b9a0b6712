"""The fog: treasure, or pirates (N5)."""

from __future__ import annotations

from hautemer.core.chance import Chance
from hautemer.core.game import EVERYONE, Tell
from hautemer.core.offers import Offer, Offers
from hautemer.games.norderwind.moves import Fight, Pay
from hautemer.games.norderwind.pieces import PrintedDice, Ship
from hautemer.games.norderwind.rules import crew
from hautemer.games.norderwind.state import PIRATES, SAILING, STACK, Phase, State
from hautemer.games.norderwind.tiles.tile import Tile

PAY = Offers([Offer(Pay)])
FIGHT = Offers([Offer(Fight)])
PAY_OR_FIGHT = Offers([*PAY, *FIGHT])
RANSOM = 1


class Fog(Tile):
    """A tile without an action: the event die decides what comes out of it."""

    __slots__ = ("battle", "event", "prison")

    def __init__(self, dice: PrintedDice, ship: Ship) -> None:
        self.event = dice.event.faces
        self.battle = dice.battle.faces
        self.prison = ship.prison.most

    def meet(self, state: State, seat: int, chance: Chance, tell: Tell) -> Phase:
        """N5.1, N5.2: roll the event die; a fight that cannot be won is lost at once (N5.5)."""
        face = chance.pick("event", self.event)
        if face == "coin":
            state.gold[seat] += 1
            tell(EVERYONE, "treasure", seat=seat, gold=1)
            return SAILING
        state.strength = int(face)
        tell(EVERYONE, "pirates", seat=seat, strength=state.strength)
        if state.gold[seat] < RANSOM and not can_win(state, seat):
            tell(EVERYONE, "overwhelmed", seat=seat)
            return STACK
        return PIRATES

    def offers(self, state: State, seat: int) -> Offers:
        """N5.2, N5.5: a seat that cannot win may only pay, a seat without gold only fight."""
        if not can_win(state, seat):
            return PAY
        return PAY_OR_FIGHT if state.gold[seat] >= RANSOM else FIGHT

    def pay(self, state: State, seat: int, tell: Tell) -> Phase:
        """N5.2: pay; return the next phase."""
        state.gold[seat] -= RANSOM
        tell(EVERYONE, "paid", seat=seat, gold=RANSOM)
        return SAILING

    def fight(self, state: State, seat: int, chance: Chance, tell: Tell) -> Phase:
        """N5.3, N5.4: fight; return the next phase."""
        shots = chance.roll("battle", self.battle, state.cannons[seat])
        hits = shots.count("silver") + shots.count("blue") * crew.hits_of_blue(state.crews[seat])
        tell(EVERYONE, "fought", seat=seat, shots=shots, hits=hits, strength=state.strength)
        if hits < state.strength:
            tell(EVERYONE, "beaten", seat=seat)
            return STACK
        if state.captains[seat] < self.prison:
            state.captains[seat] += 1
            tell(EVERYONE, "captured", seat=seat, captains=state.captains[seat])
        else:
            state.gold[seat] += 1
            tell(EVERYONE, "prison_full", seat=seat, gold=1)
        return SAILING


def can_win(state: State, seat: int) -> bool:
    """True if the best shots would be enough (N5.5)."""
    return state.cannons[seat] * crew.best_hits(state.crews[seat]) >= state.strength
