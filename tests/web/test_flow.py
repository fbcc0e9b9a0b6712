"""Automatic moves: the screen sends the only answer that everybody can derive, but no secret one."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import expect

from hautemer import registry
from hautemer.core.codec import name_of
from hautemer.core.match import Match
from hautemer.core.record import Replay, game_of, read
from hautemer.devtools.screenshots.stage import SAILOR, Staged, staged
from hautemer.words import Plain, Words
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.test_asking_once import asked, confirming, is_answered
from tests.web.test_sideways import sit_down

SEEDS = 12
# Milliseconds, longer than a screen waits before it sends a move automatically.
LONGER = 2500
# Milliseconds after which a question has settled and a sent move has come back.
SETTLED = 1500


def game_with(*kinds: str) -> str:
    """Return the game that has all these kinds of move."""
    (key,) = (key for key in KEYS if {*kinds} <= {name_of(one) for one in registry.find(key).moves})
    return key


@cache
def moment(key: str, wanted: Callable[[Match], bool]) -> tuple[Staged, int]:
    """Return a match between bots and a moment of it with a question to the person's seat."""
    for seed in range(SEEDS):
        match = staged(key, 4, str(seed))
        replay = Replay(read(match.record), game_of(read(match.record), registry.find))
        for number, entry in enumerate(match.entries):
            if entry.get("seat") == SAILOR and wanted(replay.match):
                return match, number
            replay.step()
    raise AssertionError(f"no such moment in {SEEDS} matches of {key}")


def does(match: Match) -> list[str]:
    """Return the kinds of move that are open to the person's seat."""
    return [offer.do for offer in match.offers(SAILOR)]


def fights_without_cards(match: Match) -> bool:
    return does(match) == ["fight"] and match.offers(SAILOR)[0].count() == 1


def may_sell(match: Match) -> bool:
    return bool(does(match) == ["sell"] and match.offers(SAILOR)[0].gives_up)


def must_pass(match: Match) -> bool:
    return does(match) == ["skip"] and match.offers(SAILOR)[0].then is not None


def may_pass(match: Match) -> bool:
    offers = match.offers(SAILOR)
    return len(offers) > 1 and any(one.do == "skip" and one.then and one.at_once for one in offers)


def test_a_secretly_forced_answer_looks_like_a_free_choice(open_screen: Callable[..., Screen]) -> None:
    """No pause, missing press or different look reveals that a seat has no conflict cards."""
    key = game_with("fight", "reward")
    screen = open_screen("phone")
    sit_down(screen, *moment(key, fights_without_cards))
    prompt = asked(screen)["prompt"]
    screen.page.wait_for_timeout(LONGER)
    expect(screen.page.locator(".coming")).to_have_count(0)
    assert asked(screen)["prompt"] == prompt, "the screen answered by itself"
    (choice,) = screen.group("choices").and_(screen.page.locator("[aria-pressed]")).all()
    expect(choice).to_have_attribute("aria-pressed", "false")
    choice.click()
    expect(choice).to_have_attribute("aria-pressed", "true")
    expect(confirming(screen)).to_be_visible()
    assert asked(screen)["prompt"] == prompt, "one press was enough"
    choice.click()
    assert is_answered(screen, prompt)


def test_a_costly_move_asks_once_more(open_screen: Callable[..., Screen]) -> None:
    """A double tap sells nothing by mistake: the second press counts after a delay."""
    key = game_with("sell", "reward")
    screen = open_screen("phone")
    sit_down(screen, *moment(key, may_sell))
    prompt = asked(screen)["prompt"]
    nothing = Words("fr", key).move({"do": "sell", "sales": {}})
    screen.dock.get_by_role("button", name=nothing, exact=True).first.click()
    main = confirming(screen).get_by_role("button", name=nothing)
    main.dblclick()
    expect(main).to_contain_text(screen.say("really"))
    assert asked(screen)["prompt"] == prompt, "a double tap sold nothing"
    screen.page.wait_for_timeout(700)
    main.click()
    assert is_answered(screen, prompt)


# Records the announcements of the screen, and holds the move with this name.
WATCH = """(held) => {
    window.announced = []
    new MutationObserver(() => {
        const coming = document.querySelector('.coming')
        const said = coming?.querySelector('span').textContent
        if (!said || announced.at(-1) === said) return
        announced.push(said)
        if (held && said.includes(held)) coming.querySelector('button').click()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
}"""


def announced(screen: Screen, move: str) -> str:
    """Return the announcement of an automatic move."""
    return screen.say("coming", move=Plain(move))


def test_the_only_answer_is_sent_after_a_pause(open_screen: Callable[..., Screen]) -> None:
    """A tile without an action is passed and the next one turned up, without a press."""
    key = game_with("sail", "draw")
    skip, draw = (Words("fr", key).move({"do": do}) for do in ("skip", "draw"))
    screen = open_screen("phone")
    screen.page.evaluate(WATCH, "")
    sit_down(screen, *moment(key, must_pass))
    expected = [announced(screen, skip), announced(screen, draw)]
    screen.page.wait_for_function("() => announced.length > 1")
    assert screen.page.evaluate("announced.slice(0, 2)") == expected


def test_a_held_automatic_move_waits(open_screen: Callable[..., Screen]) -> None:
    key = game_with("sail", "draw")
    draw = Words("fr", key).move({"do": "draw"})
    screen = open_screen("phone")
    screen.page.evaluate(WATCH, draw)
    sit_down(screen, *moment(key, must_pass))
    screen.page.wait_for_function("() => announced.length > 1")
    drawn, prompt = turned(screen), asked(screen)["prompt"]
    screen.page.wait_for_timeout(LONGER)
    assert (turned(screen), asked(screen)["prompt"]) == (drawn, prompt), "what was held was sent"
    screen.called(draw).last.click()
    expect(screen.page.locator(".strip .drawn")).to_have_count(drawn + 1)


def turned(screen: Screen) -> int:
    """Return the number of tiles of the voyage that are turned up."""
    return screen.page.locator(".strip .drawn").count()


def test_one_press_sails_on(open_screen: Callable[..., Screen]) -> None:
    """The panel, the next empty place of the voyage and the stack all work."""
    key = game_with("sail", "draw")
    words = Words("fr", key)
    for way in ("panel", "place", "stack"):
        screen = open_screen("desktop")
        sit_down(screen, *moment(key, may_pass))
        screen.page.locator(".strip .drawn").first.wait_for()
        before = turned(screen)
        found: dict[str, Any] = {
            "panel": screen.called(words.say("move-skip-then-draw")),
            "place": screen.page.locator(".strip .next"),
            "stack": screen.page.locator(".stack.lit"),
        }
        found[way].click()
        expect(screen.page.locator(".strip .drawn")).to_have_count(before + 1)


def test_the_first_tile_turns_with_the_stack(open_screen: Callable[..., Screen]) -> None:
    key = game_with("sail", "draw")
    screen = open_screen("desktop")
    sit_down(screen, *moment(key, sails_without_lookout))
    screen.page.locator(".stack.lit").first.click()
    expect(screen.page.locator(".strip .drawn").first).to_be_visible()


def sails_without_lookout(match: Match) -> bool:
    return does(match) == ["sail"] and "lookout" not in str(match.outlook(SAILOR, 0).public)


# Presses a button and, as soon as the question has changed, the button at the same place.
AGAIN = """async (button) => {
    const buttons = () => [...document.querySelectorAll('.choices button')]
    const before = buttons().map((one) => one.getBoundingClientRect())
    const names = () => buttons().map((one) => one.textContent).join()
    const asked = names()
    button.click()
    while (names() === asked || !buttons().length) await new Promise(requestAnimationFrame)
    for (const one of buttons()) {
        const now = one.getBoundingClientRect()
        const common = before.map((was) => [
            [Math.max(was.left, now.left), Math.min(was.right, now.right)],
            [Math.max(was.top, now.top), Math.min(was.bottom, now.bottom)],
        ])
        const place = common.find((sides) => sides.every(([low, high]) => high - low > 4))
        if (!place) continue
        const [x, y] = place.map(([low, high]) => (low + high) / 2)
        const press = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y }
        one.dispatchEvent(new MouseEvent('click', press))
        return one.textContent.trim()
    }
    return ''
}"""


def test_a_press_meant_for_the_last_question_is_ignored(
    open_screen: Callable[..., Screen],
) -> None:
    key = game_with("sail", "draw")
    screen = open_screen("desktop", patient=True)
    sit_down(screen, *moment(key, may_pass))
    screen.button("understood").click()  # closing the explanation moves everything
    screen.page.wait_for_timeout(800)
    pressed = screen.called(Words("fr", key).move({"do": "skip"})).evaluate(AGAIN)
    assert pressed == Words("fr", key).move({"do": "draw"})
    drawn = turned(screen)
    screen.page.wait_for_timeout(1000)
    assert turned(screen) == drawn, "the next tile was turned by the rest of a double tap"
    expect(screen.dock.locator("[aria-pressed=true]")).to_have_count(0)


def may_knock_on(match: Match) -> bool:
    return does(match) == ["visit", "knock"]


# Presses a button, and the place where it is again as soon as it says something else.
TWICE = """async (button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    const at = [left + width / 2, top + height / 2]
    const there = () => document.elementFromPoint(...at).closest('button')
    const name = () => there().querySelector('.hidden').textContent
    const said = name()
    const press = () => {
        const where = { detail: 1, clientX: at[0], clientY: at[1] }
        there().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...where }))
    }
    press()
    while (name() === said) await new Promise(requestAnimationFrame)
    press()
}"""


def test_a_double_tap_on_the_board_answers_one_question(open_screen: Callable[..., Screen]) -> None:
    """If the first tap counts, it opens a door; the second would visit the pirate behind it."""
    key = game_with("visit", "knock")
    screen = open_screen("phone", patient=True, pace="instant")
    sit_down(screen, *moment(key, may_knock_on))
    screen.set("at-once")
    closed = screen.page.locator(".door.lit:has(.knock)")
    closed.wait_for()
    screen.page.wait_for_timeout(SETTLED)
    opened, visited = doors(screen)
    closed.evaluate(TWICE)
    screen.page.wait_for_timeout(SETTLED)
    assert doors(screen) == (opened + 1, visited)
    expect(screen.page.locator(".door[aria-pressed=true]")).to_have_count(0)


def doors(screen: Screen) -> tuple[int, int]:
    """Return how many doors the person has opened, and how many pirates they have visited."""
    told = [fact for frame in screen.device.heard for fact in json.loads(frame).get("facts", ())]
    mine = [fact["fact"] for fact in told if fact["details"].get("seat") == SAILOR]
    return mine.count("knocked"), mine.count("visited")
