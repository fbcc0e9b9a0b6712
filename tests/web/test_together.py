"""Several browsers at one table: invitations, undo, lost connections, and what each of them receives."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from hautemer import registry
from hautemer.core.match import Fact
from hautemer.words import Words
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.serving import Serving

# Choices by each of two people, so that every hand has changed.
CHOICES = 24
# The number of repetitions if no seat has received a private fact yet.
LONGER = 2


def seat_two(
    open_screen: Callable[..., Screen], key: str, invited: str = "link", **settings: Any
) -> tuple[Screen, Screen]:
    """Start a match of two people, at a table of the first, with bots in the other seats."""
    one, other = open_screen("desktop"), open_screen("phone")
    least = registry.meta(key).seats[0]
    table = one.make(key, least, start=False, **settings)
    one.button("start").wait_for()
    if invited == "link":
        other.page.goto(one.page.get_by_label(one.say("link"), exact=True).input_value())
    else:
        code: str = one.page.evaluate(
            "async table => (await (await fetch(`api/tables/${table}`)).json()).code", table
        )
        assert one.page.get_by_text(code, exact=True).count() == 1
        other.page.get_by_label(other.say("code-label")).fill(code.lower())
        other.button("enter").click()
    other.page.get_by_label(other.say("your-name")).fill("Yann")
    other.button("take-seat").first.click()
    expect(other.page.get_by_text(other.say("wait-for-host"))).to_be_visible()
    expect(one.page.get_by_text("Yann", exact=True)).to_be_visible()
    fill = one.button("fill-with-bots")
    if least > 2:
        fill.click()
        expect(fill).to_have_count(0)
    one.button("start").click()
    one.dock.wait_for()
    other.dock.wait_for()
    return one, other


def play_on(screens: tuple[Screen, ...], rng: Random, choices: int) -> None:
    """Let everybody act in turn, as far as they can."""
    idle = 0
    for _ in range(choices * 10):
        if any(screen.over() for screen in screens) or choices <= 0:
            return
        acted = [screen.act(rng) for screen in screens]
        choices -= any(acted)
        idle = 0 if any(acted) else idle + 1
        if idle:
            screens[0].page.wait_for_timeout(20)


@pytest.mark.parametrize("key", KEYS)
def test_two_browsers_keep_their_secrets(key: str, open_screen: Callable[..., Screen]) -> None:
    """Neither the socket, the answers nor the page of one contains secrets of the other."""
    screens = seat_two(open_screen, key)
    rng = Random(key)
    play_on(screens, rng, CHOICES)
    for _ in range(LONGER):
        if len({written(scenes(screen)[-1].get("own")) for screen in screens}) == 2:
            break
        play_on(screens, rng, CHOICES)
    secret = 0
    for me, neighbour in (screens, screens[::-1]):
        mine = {written(one) for one in [*objects(scenes(me)), *objects(answers(me))]}
        secrets = {written(scene["own"]) for scene in scenes(neighbour) if scene.get("own")}
        my_own = {written(scene["own"]) for scene in scenes(me) if scene.get("own")}
        assert not (secrets - my_own) & mine
        secret += len(secrets - my_own)
        shown = me.page.locator("body").inner_text()  # first, because it does not contain later news
        words = Words("fr", key, ["Soizic", "Yann"] + ["…"] * 20)
        said = {words.fact(fact) for fact in own_facts(neighbour)} - {
            words.fact(fact) for fact in own_facts(me)
        }
        assert not [sentence for sentence in said if sentence in shown]
        everything = "\n".join([*me.device.heard, *me.device.told(), me.page.content()])
        person: str = neighbour.page.evaluate("async () => (await (await fetch('api/me')).json()).person")
        tokens = [cookie["value"] for cookie in neighbour.device.context.cookies()]
        assert tokens
        assert not [one for one in (person, *tokens) if one in everything]
    assert secret or not any(own_facts(screen) for screen in screens), "nothing was hidden"


def scenes(screen: Screen) -> list[dict[str, Any]]:
    """Return all scenes before the end, when secrets are opened."""
    heard = [json.loads(frame) for frame in screen.device.heard]
    return [message for message in heard if message["is"] == "scene" and not message.get("result")]


def answers(screen: Screen) -> list[Any]:
    """Return all answers to plain requests."""
    return [json.loads(text) for text in screen.device.told() if text.startswith(("{", "["))]


def own_facts(screen: Screen) -> list[Fact]:
    """Return the private facts of this seat."""
    told = [fact for scene in scenes(screen) for fact in scene.get("facts", ())]
    return [Fact(fact["fact"], fact.get("details", {})) for fact in told if fact["fact"].endswith("-own")]


def objects(value: Any) -> Iterator[dict[str, Any]]:
    """Yield every object in a value, at any depth."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from objects(one)


def written(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


def test_a_code_of_four_letters_leads_to_the_table(open_screen: Callable[..., Screen]) -> None:
    one, other = seat_two(open_screen, KEYS[0], invited="code")
    assert one.page.url == other.page.url


def test_a_move_is_taken_back(open_screen: Callable[..., Screen]) -> None:
    """A free undo happens at once; otherwise the other person is asked, and agrees."""
    screens = seat_two(open_screen, KEYS[0])
    rng = Random("undo")
    for me, neighbour in (screens, screens[::-1]) * 40:
        before = prompt_of(me)
        if not me.act(rng) or prompt_of(me) == before:
            continue
        if me.button("undo").get_attribute("aria-disabled"):
            continue  # a secret commitment, or another seat has acted
        me.button("undo").click()
        agree = neighbour.button("agree")
        me.page.wait_for_timeout(200)
        if agree.count():
            expect(me.dock.get_by_text("Vous demandez à reprendre")).to_be_visible()
            assert me.button("agree").count() == 0
            agree.click()
        if not me.dock.get_by_role("alert").count():
            expect(me.page.get_by_role("log")).to_contain_text("reprend un coup")
            return
    raise AssertionError("nothing could be taken back")


def prompt_of(screen: Screen) -> int:
    """Return the number of this seat's last prompt."""
    screen.page.wait_for_timeout(60)
    return int(scenes(screen)[-1].get("prompt", 0))


def log_of(screen: Screen) -> str:
    """Return the log on the screen."""
    return screen.page.get_by_role("complementary").get_by_role("list").inner_text()


def log_at_rest(screen: Screen) -> str:
    """Return the log after a second without a new line."""
    told = ""
    while told != (told := log_of(screen)):
        screen.page.wait_for_timeout(1000)
    return told


def test_nothing_is_lost_while_the_server_is_away(
    open_screen: Callable[..., Screen], serving: Serving
) -> None:
    """A move that is made without a connection is carried out, once, after reconnecting."""
    screen = open_screen("desktop")
    screen.make(KEYS[0], registry.meta(KEYS[0]).seats[0])
    rng = Random("line")
    play_on((screen,), rng, 6)
    while not screen.group("choices").or_(screen.pieces).count():
        play_on((screen,), rng, 1)
    asked = prompt_of(screen)
    serving.stop()
    lost = screen.page.get_by_text(screen.say("line-lost"))
    expect(lost).to_be_visible()
    while not screen.dock.and_(screen.page.locator("[aria-busy=true]")).count():  # pressed, and pending
        screen.act(rng)
    serving.start()
    expect(lost).to_have_count(0, timeout=20_000)
    screen.device.forgive(r"WebSocket|ERR_")
    open_parts = screen.group("choices").or_(screen.group("compose")).or_(screen.group("confirm"))
    expect(open_parts.or_(screen.pieces).first).to_be_visible()
    assert prompt_of(screen) > asked
    told = log_at_rest(screen)
    screen.page.reload()
    screen.dock.wait_for()
    assert log_at_rest(screen) == told


def test_a_device_without_a_connection_comes_back(open_screen: Callable[..., Screen]) -> None:
    """A train in a tunnel: a quiet note, the match continues elsewhere, and nothing is missed."""
    one, other = seat_two(open_screen, KEYS[0])
    rng = Random("tunnel")
    play_on((one, other), rng, 4)
    other.device.context.set_offline(True)
    lost = other.page.get_by_text(other.say("line-lost"))
    expect(lost).to_be_visible()
    play_on((one,), rng, 3)
    other.device.context.set_offline(False)
    expect(lost).to_have_count(0, timeout=20_000)
    other.device.forgive(r"WebSocket|ERR_INTERNET_DISCONNECTED")
    play_on((one, other), rng, 2)
    one.page.wait_for_timeout(300)
    assert public_story(other) == public_story(one)


def public_story(screen: Screen) -> list[str]:
    """Return the public facts that this device has received."""
    story: list[str] = []
    for scene in scenes(screen):
        story[scene["facts_from"] :] = [fact["fact"].removesuffix("-own") for fact in scene.get("facts", ())]
    return story
