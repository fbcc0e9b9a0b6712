"""Sentences of the coach are true in every language."""

from __future__ import annotations

import pytest

from hautemer.words import Plain, Words


@pytest.mark.parametrize(
    ("language", "enough", "everything"),
    [
        ("en", "enough", "it all"),
        ("fr", "assez", "savez tout"),
        ("de", "genug", "weißt alles"),
        ("es", "bastante", "sabes todo"),
    ],
)
def test_the_coach_does_not_say_that_a_lesson_shows_everything(
    language: str, enough: str, everything: str
) -> None:
    """The loader, the mate and a sale on two islands do not occur in the lesson."""
    names = {f"seat_{seat}": Plain(name) for seat, name in enumerate(("Anne", "Bö", "Zoé"))}
    sentence = Words(language, "meuterer").say("coach-farewell", **names)
    assert enough in sentence
    assert everything not in sentence
