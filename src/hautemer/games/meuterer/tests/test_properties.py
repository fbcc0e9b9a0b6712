"""Properties of any match: points are announced, seats sell only what they laid, no card is lost."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hautemer.core.chance import secret_of
from hautemer.core.match import Match, live
from hautemer.games.meuterer import GAME
from hautemer.games.meuterer.tests.reading import OPTIONS
from hautemer.games.meuterer.tests.table import NAMES

SCORING = {"ship_points", "mate_points", "cabin_boy_points", "sale_points", "merchant_points"}


def points_told(match: Match) -> list[int]:
    """Return the scores of a person who writes down only the announced points."""
    scores = [0] * len(match.names)
    for heard in match.facts[None]:
        if heard.fact in SCORING:
            scores[heard.details["seat"]] += heard.details["points"]
        if heard.fact == "mate_points":
            scores[heard.details["captain_seat"]] -= heard.details["reward"]
    return scores


def no_more_than_laid(view: dict[str, Any]) -> None:
    """M6.3, M6.4: check that no seat sells more than it laid."""
    for seat in view["seats"]:
        sold: Counter[str] = Counter()
        for sale in seat["sales"]:
            assert sale["count"] > 0
            assert sale["island"] in view["active"]
            assert sale["good"] not in ("conflict", "pirate")
            sold[sale["good"]] += sale["count"]
        assert sold <= Counter(seat["laid"])
        assert len({sale["island"] for sale in seat["sales"]}) == len(seat["sales"])


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(3, 4), options=OPTIONS)
def test_random_matches(seed: int, seats: int, options: dict[str, Any]) -> None:
    rng = Random(seed)
    match = Match.begin(GAME, NAMES[:seats], options, live(secret_of(str(seed))))
    deck = {key: printed.count for key, printed in GAME.data.cards.items()} | {"roles": 5}
    if not options["pirate"]:
        deck["pirate"] = 0
    last = (1, 0)
    while match.result is None:
        (seat,) = match.waiting_for()
        match.submit(seat, match.offers(seat).sample(rng))
        view = match.game.view(match.state, None)
        assert points_told(match) == list(match.game.scores(match.state))
        assert [each["score"] for each in view["seats"]] == points_told(match)
        no_more_than_laid(view)
        assert match.game.inventory(match.state) == deck
        assert 1 <= len(view["active"]) <= 2
        assert view["ship"] in view["active"]
        held = sum(each["cards"] + len(each["laid"]) + (each["conflicts"] or 0) for each in view["seats"])
        assert held + view["pile"] + len(view["discard"]) + view["drawn"] == sum(deck.values()) - 5
        now = (
            view["round"],
            ("reward", "trading", "mutiny", "sales", "keeping", "over").index(view["phase"]),
        )
        assert now >= last or now[0] == last[0] + 1
        last = now
    assert last == (view["rounds"], 5)
