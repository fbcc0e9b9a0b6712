"""The bytes sent to a trading seat do not depend on the roles taken (M3.5); planted leaks are caught."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations

import pytest

from hautemer.core.chance import Chance
from hautemer.core.closed import Closed
from hautemer.core.codec import Move, replace
from hautemer.core.game import Tell
from hautemer.core.offers import Offers
from hautemer.games.meuterer import GAME, closing, offering, views
from hautemer.games.meuterer.game import Meuterer
from hautemer.games.meuterer.pieces import ROLES
from hautemer.games.meuterer.state import TRADING, State
from hautemer.games.meuterer.tests.table import PreparedTable

HANDS = ("5 wine", "3 salt 2 cloth", "4 grain ruby", "2 salt 2 cloth conflict")
TRADER = 3


def sent_to_the_trader(game: Meuterer, roles: Sequence[str]) -> Iterator[tuple[bytes, int | None]]:
    """Yield all that is sent to seat 3 while two others pass and take roles, and its free undo."""
    table = PreparedTable(*HANDS, game=game)
    table.play("0 reward 1; 0 play wine")
    taking = f"1 pass; 1 take {roles[0]}; 2 pass; 2 take {roles[1]}"
    for move in f"{taking}; 3 play salt; 0 play wine; 3 play cloth; 0 pass".split("; "):
        table.play(move)
        yield table.match.outlook(TRADER).written(), table.match.undo_to(TRADER)


def check_trader(game: Meuterer) -> None:
    """Raise `AssertionError` if the bytes for the trading seat differ by the roles that others took."""
    ways = [list(sent_to_the_trader(game, roles)) for roles in permutations(ROLES, 2)]
    assert all(way == ways[0] for way in ways)


def test_m3_5_the_bytes_for_a_trading_seat_do_not_depend_on_the_roles_taken() -> None:
    check_trader(GAME)


def test_m3_5_after_its_pass_a_seat_sees_what_was_taken() -> None:
    for first, second in permutations(ROLES, 2):
        table = PreparedTable(*HANDS)
        table.play(f"0 reward 0; 0 pass; 1 pass {first}; 2 pass {second}; 3 pass")
        left = [role for role in ROLES if role not in (first, second)]
        assert table.own(TRADER)["roles_seen"][-1] == {"taken": 2, "left": left}
        assert table.may(TRADER) == {f"take {role}" for role in left}


class LooksOnItsTurn(Meuterer):
    """A leak: a seat on turn sees the roles left, as under version 1."""

    def apply(self, state: State, seat: int | None, move: Move, chance: Chance, tell: Tell) -> None:
        super().apply(state, seat, move, chance, tell)
        if state.phase == TRADING and state.turn != state.captain:
            state.looks[state.turn] |= 1 << len(state.takers)


class OffersRoles(Meuterer):
    """A leak: a seat on turn is offered a pass for each role left."""

    def offers(self, state: State, seat: int | None) -> Offers:
        offers = super().offers(state, seat)
        if offers and state.phase == TRADING and state.trading >> state.turn & 1 and seat == TRADER:
            return Offers([*offers, *offering.trading(0, state.roles_left)])
        return offers


class ClosesWhatIsGone(Meuterer):
    """A leak: the reason why roles are closed depends on whether the mutineer is gone."""

    def closed(self, state: State, seat: int) -> Sequence[Closed]:
        return closing.HAS_ROLE if not state.roles_left & 1 else super().closed(state, seat)


class ShowsRoles(Meuterer):
    """A leak: everybody sees the strength of the role that was taken last."""

    def public(self, state: State) -> views.PublicView:
        seen = super().public(state)
        taken = state.roles[state.takers[-1]] if state.takers else 0
        return replace(seen, pile=taken)


@pytest.mark.parametrize("leaky", [LooksOnItsTurn, OffersRoles, ClosesWhatIsGone, ShowsRoles])
def test_a_planted_leak_is_caught(leaky: type[Meuterer]) -> None:
    game = leaky(GAME.data)
    with pytest.raises(AssertionError):
        check_trader(game)
