"""One tap on every card, tile, pirate, role and island leads to its description."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from hautemer.devtools.screenshots.stage import SIT_DOWN, UPLOAD, Staged, staged
from hautemer.words import Plain, Words, hyphens
from tests.cases import KEYS
from tests.house.clauses import clauses
from tests.web.person import Screen


@cache
def match_of(key: str) -> Staged:
    """Return a match, played once."""
    return staged(key)


def sit_down(screen: Screen, key: str, share: float) -> None:
    """Go to a table at a moment of a match with a question."""
    match = match_of(key)
    screen.go()
    screen.home.wait_for()
    record = screen.page.evaluate(UPLOAD, match.text)
    at = match.table_at(match.asked(share), "Soizic")
    screen.go("table", screen.page.evaluate(SIT_DOWN, [record, at]))
    screen.dock.wait_for()


def asking(screen: Screen, part: Locator) -> Locator:
    """Return the buttons of a part of the screen that show rules."""
    begun = " ".join(screen.say("rules-for", name=Plain("")).split())
    return part.get_by_role("button", name=re.compile(f"^{begun}"))


def told(screen: Screen, key: str) -> list[str]:
    """Read the descriptions of some pieces, each with its clause, and close them; return their names."""
    dialog = screen.dialog("about")
    expect(dialog).to_be_visible()
    sentences, links = dialog.get_by_role("definition"), dialog.get_by_role("link")
    assert sentences.count() == links.count() > 0
    for number in range(links.count()):
        clause = re.search(r"\w+\.\d+", links.nth(number).inner_text())
        assert clause
        assert clause[0] in clauses(key)
        assert re.search(r"\w{3}.*[.!]\s", sentences.nth(number).inner_text())
    names = [term.split("\n")[-1] for term in dialog.get_by_role("term").all_inner_texts()]
    screen.page.keyboard.press("Escape")
    expect(screen.page.locator("dialog")).to_have_count(0)  # hidden, and closed
    return names


@pytest.mark.parametrize("key", KEYS)
def test_one_tap_on_the_own_cards_shows_their_rules(key: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", pace="brisk")
    sit_down(screen, key, 0.3)
    secrets = screen.page.get_by_role("region", name=screen.say("secrets"))
    asking(screen, secrets).or_(secrets.locator("button.ask[aria-haspopup=dialog]")).last.click()
    link = screen.dialog("about").get_by_role("link").first
    clause = re.search(r"\w+\.\d+", link.inner_text())
    assert clause
    with screen.page.context.expect_page() as opened:
        link.click()
    said = f"clause-{hyphens(clause[0])}"
    shown = opened.value.locator(f"#{said}").get_by_text(Words("fr", key).say(said), exact=True)
    expect(shown).to_be_in_viewport()
    opened.value.close()
    assert told(screen, key)


@pytest.mark.parametrize("key", KEYS)
def test_one_tap_on_the_board_shows_its_rules(key: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", pace="brisk", met=[key])
    words = Words("fr", key)
    for share in (0.1, 0.6):
        sit_down(screen, key, share)
        board = screen.page.get_by_role("main")
        pieces, groups = board.locator("[data-piece]"), asking(screen, board)
        expect(pieces.or_(groups).first).to_be_visible()
        for number in range(pieces.count()):
            piece = pieces.nth(number)
            piece.click()
            name = words.name(piece.get_attribute("data-piece") or "")
            assert [one.casefold() for one in told(screen, key)] == [name.casefold()]
        for number in range(groups.count()):
            groups.nth(number).click()
            told(screen, key)


@pytest.mark.parametrize("key", KEYS)
def test_rules_of_a_choice_open_without_choosing_it(key: str, open_screen: Callable[..., Screen]) -> None:
    """A long press, the secondary mouse button and the key « ? » show the description and play nothing."""
    screen = open_screen(pace="brisk")
    sit_down(screen, key, 0.3)
    things = screen.page.locator("[data-asks]")
    expect(things.first).to_be_visible()
    confirm = screen.dock.get_by_role("group", name=screen.say("confirm"), exact=True)
    before = confirm.count()
    asked = 0
    for thing in things.element_handles():  # more may be drawn later
        thing.click(button="right", force=True)
        try:
            screen.dialog("about").wait_for(timeout=1500)  # it appears after the frame that shows the press
        except TimeoutError:
            continue  # a closed door, or a person with an unknown role
        asked += 1
        names = told(screen, key)
        thing.focus()
        screen.page.keyboard.press("?")
        assert told(screen, key) == names
        if asked == 1:  # each takes time
            thing.hover(force=True)
            screen.page.mouse.down()
            expect(screen.dialog("about")).to_be_visible()
            screen.page.mouse.up()
            assert told(screen, key) == names
        assert confirm.count() == before
    assert asked


@pytest.mark.parametrize("key", KEYS)
def test_rules_of_a_choice_open_from_its_confirmation(key: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", pace="brisk")
    for share in (0.1, 0.3, 0.5, 0.7, 0.9):
        sit_down(screen, key, share)
        # A choice without these attributes would be the move itself.
        choices = screen.dock.get_by_role("group").locator(
            "button[aria-pressed]:visible, button[aria-expanded]:visible"
        )
        for number in range(4):
            if number >= choices.count():
                break
            choices.nth(number).click()
            ask = screen.dock.get_by_role("group", name=screen.say("confirm"), exact=True).get_by_role(
                "button", name=screen.say("about"), exact=True
            )
            if ask.count():
                ask.click()
                assert told(screen, key)
                return
    raise AssertionError("nothing that was picked has a rule")
