"""Observations depend on what the seat knows alone; whole moves have different rows; the page is current."""

from __future__ import annotations

from random import Random

import numpy
import pytest

from hautemer.core import registry
from hautemer.core.offers import accept
from hautemer.rl.episode import Setting
from hautemer.rl.observations import described, observations_of
from hautemer.rl.page import SECTIONS, page
from tests.house.places import ROOT
from tests.rl.positions import KEYS, TABLES, positions


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_equal_views_give_equal_vectors(key: str, seats: int) -> None:
    rng = Random(2)
    observations = observations_of(registry.find(key), seats)
    for number, (game, state, asked) in enumerate(positions(key, seats, 6)):
        seat = (asked, number % seats)[number % 2]
        world = game.resample(state, seat, rng)
        offers = game.offers(state, seat)
        choice = observations.actions.root(offers, seat) if offers else None
        again = observations.actions.root(game.offers(world, seat), seat) if offers else None
        one, other = observations.observe(state, seat, choice), observations.observe(world, seat, again)
        assert one.shape == (observations.size,)
        assert one.dtype == numpy.float32
        assert (one == other).all()
        assert choice is None or again is None or choice.mask == again.mask


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_different_moves_have_different_rows(key: str, seats: int) -> None:
    rng = Random(4)
    observations = observations_of(registry.find(key), seats)
    for game, state, seat in positions(key, seats, 7):
        offers = game.offers(state, seat)
        drawn = {repr(move): move for move in (accept(offers, offers.sample(rng)) for _ in range(12)) if move}
        rows = observations.features(state, seat, offers, list(drawn.values()))
        assert rows.shape == (len(drawn), observations.move)
        assert len(numpy.unique(rows, axis=0)) == len(drawn)


@pytest.mark.parametrize("key", KEYS)
def test_the_tables_of_an_encoder_cover_all_its_numbers(key: str) -> None:
    shape = observations_of(registry.find(key), registry.meta(key).seats[0]).encoder.shape
    for section, length in SECTIONS.items():
        firsts = [row.first for row in described(key) if row.section == section]
        assert firsts[0] == 0
        assert firsts == sorted(set(firsts))
        assert firsts[-1] < getattr(shape, length)


def test_the_page_is_current() -> None:
    written = (ROOT / "docs" / "observations.md").read_text(encoding="utf-8")
    assert written == page(), "run: python -m hautemer.rl.page docs/observations.md"


@pytest.mark.parametrize("key", KEYS)
def test_the_choices_so_far_are_part_of_an_observation(key: str) -> None:
    setting = Setting(key, None, {})
    rng = Random(1)
    episode = setting.begin(rng)
    while not episode.over:
        assert episode.choice is not None
        before, seat = episode.observe(episode.seat), episode.seat
        number = rng.choice(episode.choice.numbers)
        if not episode.choose(number):
            after = episode.observe(seat)
            changed = numpy.flatnonzero(before != after)
            assert changed.tolist() == [setting.observations.view + number]
            return
    raise AssertionError("no move had two choices")
