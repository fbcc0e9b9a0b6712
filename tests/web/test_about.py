"""From every card, tile, pirate, role and island one tap leads to what it does."""

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
    """A match, played once."""
    return staged(key)


def sit_down(screen: Screen, key: str, share: float) -> None:
    """Goes to a table at a moment of a match at which something is asked."""
    match = match_of(key)
    screen.go()
    screen.home.wait_for()
    record = screen.page.evaluate(UPLOAD, match.text)
    at = match.table_at(match.asked(share), "Soizic")
    screen.go("table", screen.page.evaluate(SIT_DOWN, [record, at]))
    screen.dock.wait_for()


def asking(screen: Screen, part: Locator) -> Locator:
    """The buttons of a part of the screen that tell of rules."""
    begun = " ".join(screen.say("rules-for", name=Plain("")).split())
    return part.get_by_role("button", name=re.compile(f"^{begun}"))


def told(screen: Screen, key: str) -> list[str]:
    """Reads what is told of some pieces, each with its clause, and closes it; answers their names."""
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
    expect(screen.page.locator("dialog")).to_have_count(0)  # out of sight, and put away
    return names


@pytest.mark.parametrize("key", KEYS)
def test_one_tap_leads_from_the_own_cards_to_what_they_do(
    key: str, open_screen: Callable[..., Screen]
) -> None:
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
def test_one_tap_leads_from_the_board_to_what_is_on_it(key: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", pace="brisk")
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
def test_what_can_be_picked_is_asked_about_without_being_picked(
    key: str, open_screen: Callable[..., Screen]
) -> None:
    """A long press, the other button of the mouse and the key « ? » do the same, and play nothing."""
    screen = open_screen(pace="brisk")
    sit_down(screen, key, 0.3)
    things = screen.page.locator("[data-asks]")
    expect(things.first).to_be_visible()
    confirm = screen.dock.get_by_role("group", name=screen.say("confirm"), exact=True)
    before = confirm.count()
    asked = 0
    for number in range(things.count()):
        things.nth(number).click(button="right", force=True)
        try:
            screen.dialog("about").wait_for(timeout=1500)  # it comes after the picture that shows the press
        except TimeoutError:
            continue  # a closed door, somebody whose role is not known
        asked += 1
        names = told(screen, key)
        things.nth(number).focus()
        screen.page.keyboard.press("?")
        assert told(screen, key) == names
        if asked == 1:  # each takes its time
            things.nth(number).hover(force=True)
            screen.page.mouse.down()
            expect(screen.dialog("about")).to_be_visible()
            screen.page.mouse.up()
            assert told(screen, key) == names
        assert confirm.count() == before
    assert asked


@pytest.mark.parametrize("key", KEYS)
def test_what_is_picked_is_asked_about_where_it_is_confirmed(
    key: str, open_screen: Callable[..., Screen]
) -> None:
    screen = open_screen("phone", pace="brisk")
    for share in (0.1, 0.3, 0.5, 0.7, 0.9):
        sit_down(screen, key, share)
        # A choice that needs no more than the press would be the move itself.
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
