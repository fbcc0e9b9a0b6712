"""Sentences about the rules are true in every language."""

from __future__ import annotations

from typing import Any

import pytest

from hautemer.words import LANGUAGES, Plain, Words

NAMES = {f"seat_{seat}": Plain(name) for seat, name in enumerate(("Anne", "Bö", "Zoé"))}


def said(language: str, message: str, **details: Any) -> str:
    """Return a message of this game."""
    return Words(language, "cartagena").say(message, **details)


@pytest.mark.parametrize("language", LANGUAGES)
def test_c3_11_a_side_is_chosen_with_bijoux_or_ojo(language: str) -> None:
    for sentence in (said(language, "aim"), said(language, "coach-bijoux", **NAMES)):
        assert "Bijoux" in sentence
        assert "Ojo" in sentence


@pytest.mark.parametrize(
    ("language", "perhaps"),
    [("en", "may earn"), ("fr", "peut rapporter"), ("de", "kann es"), ("es", "puede")],
)
def test_c6_5_a_monkey_does_not_always_earn_a_coin(language: str, perhaps: str) -> None:
    assert perhaps in said(language, "about-monkey")


@pytest.mark.parametrize(
    ("language", "hurry"), [("en", "hurry"), ("fr", "presse"), ("de", "entschieden"), ("es", "prisa")]
)
def test_c5_3_the_coach_does_not_say_that_a_side_can_wait(language: str, hurry: str) -> None:
    """Without a side a seat is out when the mutiny starts."""
    assert hurry not in said(language, "coach-side")


def test_french_promises_no_order_and_swaps_the_sailors() -> None:
    assert "ordre" not in said("fr", "fact-drew-sailors", seat=Plain("Anne"), duel=Plain("A"))
    assert "échanger ses marins" in said("fr", "hint-inspect-known", side=Plain("Diaz"))
