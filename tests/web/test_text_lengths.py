"""Texts on a phone in every language: no page is too wide, and no text is cut off or leaves its button."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hautemer.devtools.screenshots.stage import CALM, staged
from hautemer.words import LANGUAGES
from tests.cases import KEYS
from tests.web.person import Screen
from tests.web.test_rulebooks import TOO_WIDE

# Texts that their box cuts off, and texts that leave their button, link or cell. Texts for screen readers
# are clipped to nothing; the title, names of people
# and the line with the latest event may be shortened.
CUT = """() => [...document.querySelectorAll('body *')].flatMap((one) => {
    const texts = [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())
    const shown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!texts.length || !shown || one.closest('.hidden, .name, .latest, h1 > .title')) return []
    for (let around = one; around; around = around.parentElement)
        if (getComputedStyle(around).clipPath === 'inset(50%)') return []
    const { overflowX, overflowY } = getComputedStyle(one)
    const wide = /hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 1
    const high = /hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 2
    const box = one.closest(':is(dialog, header, nav, section.dock) :is(button, a, label, th)')
    const beyond = box && texts.some((text) => {
        const place = document.createRange()
        place.selectNodeContents(text)
        const [words, around] = [place.getBoundingClientRect(), box.getBoundingClientRect()]
        return words.left < around.left - 1 || words.right > around.right + 1
    })
    return wide || high || beyond ? [`${texts[0].data.trim()} in ${one.outerHTML.slice(0, 90)}`] : []
})"""


def misfits(screen: Screen, where: str) -> list[str]:
    """Return what does not fit the screen."""
    found: list[str] = screen.page.evaluate(CUT)
    if screen.page.evaluate(TOO_WIDE) > 0:
        found.append("the page is too wide")
    return [f"{where}, {screen.words.language}: {fault}" for fault in found]


def in_all_languages(screen: Screen, where: str, *, menu: bool = False) -> list[str]:
    """Switch to every language in the settings, and return what does not fit there and on the page."""
    found = []
    for language in LANGUAGES:
        if menu:
            screen.button("menu").click()
        screen.button("settings").click()
        screen.page.locator(f"dialog button[lang={language}]").click()
        screen.reads(language)
        screen.dialog("settings").wait_for()
        found += misfits(screen, "settings")
        screen.button("close").click()
        screen.dialog("settings").wait_for(state="detached")
        # Closing the dialog goes back in the history, which would undo the next step.
        screen.page.wait_for_function("() => !history.state?.layers")
        found += misfits(screen, where)
    return found


def test_the_home_page_fits_on_a_phone(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    screen.home.wait_for()
    assert in_all_languages(screen, "home") == []
    screen.page.evaluate(
        "() => document.querySelectorAll('button').forEach((one) => {"
        " Object.assign(one.style, { width: '20px', overflow: 'hidden', whiteSpace: 'nowrap' }) })"
    )
    assert misfits(screen, "narrow") != []


@pytest.mark.parametrize("key", KEYS)
def test_a_match_fits_on_a_phone(key: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", met=KEYS)
    match = staged(key)
    screen.continue_at(match, match.asked(0.7), CALM)
    assert in_all_languages(screen, key, menu=True) == []
