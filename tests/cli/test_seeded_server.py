"""A server that draws the secrets of its matches from a seed."""

from __future__ import annotations

import pytest

from hautemer.devtools import seeded_server
from hautemer.server.tables import lobby


def test_equal_seeds_deal_equal_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the secrets of matches come from the seed: ids of tables stay unpredictable."""
    monkeypatch.setattr(lobby, "secrets", vars(lobby)["secrets"])
    dealt = []
    for seed in ("1", "1", "2"):
        seeded_server.deal_from(seed)
        source = vars(lobby)["secrets"]
        dealt.append((source.token_bytes(32), source.token_hex(10)))
    assert dealt[0][0] == dealt[1][0] != dealt[2][0]
    assert dealt[0][1] != dealt[1][1]
