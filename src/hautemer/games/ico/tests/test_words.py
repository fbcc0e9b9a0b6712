"""Sentences about the rules are true in every language."""

from __future__ import annotations

import pytest

from hautemer.words import Plain, Words


@pytest.mark.parametrize(
    ("language", "nobody"), [("en", "nobody"), ("fr", "personne"), ("de", "niemand"), ("es", "nadie")]
)
def test_i7_3_a_siren_who_wins_may_have_been_named_by_some(language: str, nobody: str) -> None:
    """Up to half of the pirates may have named her."""
    sentence = Words(language, "ico").say("fact-siren-unseen", seat=Plain("Zoé"))
    assert "Zoé" in sentence
    assert nobody not in sentence.lower()


def test_german_asks_for_the_target_of_a_card_that_helps_as_of_one_that_hurts() -> None:
    assert "gegen" not in Words("de", "ico").say("field-bonus-target").lower()


@pytest.mark.parametrize(
    ("language", "you_did"),
    [("en", "you placed"), ("fr", "vous avez"), ("de", "du hast"), ("es", "has ")],
)
def test_poison_of_a_seat_is_not_said_to_be_placed_by_its_owner(language: str, you_did: str) -> None:
    """Time may have run out, or a bot may have played for the person."""
    sentence = Words(language, "ico").say("board-own-poisons", rounds=[2, 3])
    assert "2" in sentence
    assert you_did not in sentence.lower()
