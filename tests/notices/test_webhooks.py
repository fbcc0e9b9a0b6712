"""Names of people in mails and chat rooms."""

from __future__ import annotations

import json
import re

import pytest

from hautemer.server.notifications import webhooks
from hautemer.server.notifications.planner import message, words_of
from tests.server.people import smallest
from tests.server.sitting import Sitting

GAME, LEAST = smallest()


@pytest.mark.parametrize("form", ["", "discord", "slack", "mail"])
def test_a_name_that_is_an_address_becomes_no_link(form: str) -> None:
    """The only address that a mail program or a chat room recognises is the table's."""
    sitting = Sitting(GAME, LEAST, LEAST)
    for place, name in zip(sitting.table.places, ("evil.example", "https://evil.tld/x"), strict=False):
        place.name = name
    words = words_of("en", GAME)
    for seats in (None, [0], [0, 1]):
        told = message(words, sitting.table, "https://games.example", seats)
        written = told.text if form == "mail" else json.loads(webhooks.body(form, told))
        text = written if isinstance(written, str) else "\n".join(map(str, written.values()))
        found = re.findall(r"https?://[^\s>\"]+|\b[\w-]+\.[a-z]{2,}\b", text)
        assert all(one.startswith("https://games.example/#/table/") for one in found), found
