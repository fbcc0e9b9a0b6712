"""A hint says what to do, and why."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from hautemer import registry
from hautemer.words import Plain
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.test_asking_once import asked

# A forced answer needs no reason: within this number of steps there is a choice.
STEPS = 400


@pytest.mark.parametrize("key", KEYS)
def test_a_hint_says_what_and_why(key: str, open_screen: Callable[..., Screen]) -> None:
    """The sentence is in a live region, so that screen readers announce it."""
    screen, rng = open_screen("phone"), Random(key)
    screen.make(key, registry.meta(key).seats[0])
    hint = screen.dock.locator(".hint[role=status]")
    because = hint.locator(".because")
    for _ in range(STEPS):
        if screen.button("ask-hint").count():
            if not hint.count():  # a second press closes it
                screen.button("ask-hint").click()
            expect(hint).to_contain_text(screen.say("hint", move=Plain("")).strip())
            if because.count():
                break
        if not screen.act(rng):
            screen.page.wait_for_timeout(20)
    expect(because).to_be_visible()
    assert len(because.inner_text()) > 15
    assert because.inner_text().endswith(".")


def test_a_hint_that_comes_after_the_answer_is_not_shown(open_screen: Callable[..., Screen]) -> None:
    """It would speak of the last question under the next one."""
    screen, rng, key = open_screen("desktop"), Random(1), KEYS[0]
    late: list[Callable[[], None]] = []

    def hold_hints(socket: WebSocketRoute) -> None:
        def pass_on(said: str | bytes) -> None:
            if '"hinted"' in str(said) and not late:
                late.append(lambda: socket.send(said))
            else:
                socket.send(said)

        socket.connect_to_server().on_message(pass_on)

    screen.page.route_web_socket("**/socket", hold_hints)
    screen.make(key, registry.meta(key).seats[0])
    hint = screen.dock.locator(".hint[role=status]")
    until_asked(screen, rng)
    prompt = asked(screen)["prompt"]
    screen.button("ask-hint").click()
    for _ in range(STEPS):
        if late:
            break
        screen.page.wait_for_timeout(20)
    while asked(screen)["prompt"] == prompt or not screen.button("ask-hint").count():
        if not screen.act(rng):
            screen.page.wait_for_timeout(20)
    late[0]()
    screen.page.wait_for_timeout(500)
    expect(hint).to_have_count(0)
    until_asked(screen, rng)
    screen.button("ask-hint").click()
    expect(hint).to_be_visible()


def until_asked(screen: Screen, rng: Random) -> None:
    """Play until the person may ask for a hint."""
    for _ in range(STEPS):
        if screen.button("ask-hint").count():
            return
        if not screen.act(rng):
            screen.page.wait_for_timeout(20)
    raise AssertionError("the person is never asked")
