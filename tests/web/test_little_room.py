"""Small screens: a phone shows what is needed, the board stays visible, and nothing is shown twice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from hautemer import registry
from hautemer.core.record import Replay, read
from hautemer.devtools.screenshots.moments import Wanted, find
from hautemer.devtools.screenshots.stage import SIT_DOWN, UPLOAD, Staged, staged
from hautemer.words import Words
from tests.cases import KEYS
from tests.house.places import ROOT
from tests.web.person import QUICK, Screen

# Games in which goods are sold in several places.
SOLD = [key for key in KEYS if Words("fr", key).has("move-sell-sale")]
# Games whose tray contains the hand, in which cards are pressed.
HELD = [key for key in KEYS if (ROOT / "web" / "src" / "games" / key / "tray" / "Hand.svelte").exists()]
# Games with crews, a game with windows, and games whose boards show roles.
PROPOSED = [key for key in KEYS if Words("fr", key).has("choose-crew")]
WINDOWED = next(key for key in KEYS if Words("fr", key).has("name-round-end"))
TOLD = [key for key in KEYS if Words("fr", key).has("board-of-role")]

# Elements beyond the right edge of the screen.
BEYOND = """() => [...document.querySelectorAll(':is(main.board, header) :not(svg *)')].flatMap((one) => {
    const { right, width } = one.getBoundingClientRect()
    return width > 1 && right > innerWidth + 1 && one.checkVisibility() ? [one.outerHTML.slice(0, 120)] : []
})"""

# Seats that would cover a place in the middle of the ring if the text above it had one line more.
COVERED = """() => [...document.querySelectorAll("[data-spot^='seat:']")].flatMap((seat) => {
    const one = seat.getBoundingClientRect()
    const below = [...document.querySelectorAll("[data-spot^='place:']")].some((place) => {
        const { left, right, top, bottom } = place.getBoundingClientRect()
        return one.left < right && left < one.right && one.top < bottom + 18 && top < one.bottom
    })
    return below ? [seat.innerText] : []
})"""
# The distance of a list from its end after its height has changed and a scroll event came before.
SHRUNK = """async (list) => {
    list.style.height = `${list.clientHeight / 2}px`
    list.dispatchEvent(new Event('scroll'))
    for (let picture = 0; picture < 2; picture++) await new Promise(requestAnimationFrame)
    return list.scrollHeight - list.scrollTop - list.clientHeight
}"""


def sit_down(screen: Screen, match: Staged, moment: int) -> None:
    """Continue from a moment of a match between bots."""
    screen.home.wait_for()
    record = screen.page.evaluate(UPLOAD, match.text)
    screen.go("table", screen.page.evaluate(SIT_DOWN, [record, match.table_at(moment, "Soizic")]))
    screen.dock.wait_for()


@pytest.mark.parametrize("key", SOLD)
def test_the_board_is_visible_while_goods_are_chosen_for_sale(
    key: str, open_screen: Callable[..., Screen]
) -> None:
    match = staged(key)
    sales = [
        number
        for number, entry in enumerate(match.entries)
        if entry.get("seat") == 0 and entry.get("do") == "sell"
    ]
    screen = open_screen("phone", pace="brisk")
    sit_down(screen, match, max(sales, key=lambda number: len(str(match.entries[number]))))
    expect(screen.group("compose").first).to_be_in_viewport()
    place = screen.page.locator("main.board .place").bounding_box()
    assert place is not None
    assert place["height"] > 280
    for seat in range(len(match.names)):
        expect(screen.page.locator(f"[data-score='{seat}']")).to_be_in_viewport(ratio=0.9)
    for laid in screen.page.locator("[data-spot^='laid:']").all():
        expect(laid).to_be_in_viewport(ratio=0.9)
    assert screen.page.evaluate(BEYOND) == []


@pytest.mark.parametrize("key", HELD)
def test_cards_are_chosen_in_the_hand(key: str, open_screen: Callable[..., Screen]) -> None:
    match = staged(key)
    laid = next(
        number for number, entry in enumerate(match.entries) if entry.get("seat") == 0 and "card" in entry
    )
    phone, desktop = open_screen("phone", pace="brisk"), open_screen(pace="brisk")
    for screen in (phone, desktop):
        sit_down(screen, match, laid)
        card = screen.page.locator("[data-spot^='hand:']").first
        card.wait_for()
        if screen.button("understood").count():
            screen.button("understood").click()
        # Each card of the hand is one button, and no other button plays it.
        label, spot = card.get_attribute("aria-label"), card.get_attribute("data-spot")
        assert label is not None
        same = screen.page.locator(f"[data-spot='{spot}']")
        assert screen.page.get_by_role("button", name=label, exact=True).count() == same.count()
        card.click()
        expect(screen.group("confirm").first).to_be_in_viewport(ratio=1)
    for seat in range(len(match.names)):
        expect(phone.page.locator(f"[data-score='{seat}']")).to_be_in_viewport(ratio=0.9)


def proposing(key: str) -> tuple[Staged, int]:
    """Return a match, and a moment of it at which the sailor proposes others or does something else."""
    for seed in range(1, 20):
        match = staged(key, seed=str(seed))
        replay = Replay(read(match.record), registry.find(key))
        for moment in range(len(match.entries)):
            kinds = {offer.do for offer in replay.match.offers(0)}
            if "crew" in kinds and len(kinds) > 1:
                return match, moment
            replay.step()
    raise AssertionError("who proposes never has another choice")


@pytest.mark.parametrize("key", PROPOSED)
def test_other_answers_stay_complete_while_a_move_is_composed(
    key: str, open_screen: Callable[..., Screen]
) -> None:
    """The seats of a crew are pressed on the board without layout shifts; a card is in the tray."""
    screen = open_screen("phone", pace="brisk")
    sit_down(screen, *proposing(key))
    choices = screen.group("choices")
    seats = screen.page.locator("main.board [data-spot^='seat:']")
    assert choices.count() > seats.count()
    before = [choice.bounding_box() for choice in choices.all()]
    for number in (1, 1, 2, 3):  # the second press deselects the seat
        seats.nth(number).click()
    expect(screen.called(screen.say("not-complete"))).to_be_disabled()
    for choice in choices.all():
        expect(choice).to_be_in_viewport(ratio=1)
    for number in (2, 3):
        seats.nth(number).click()
    assert [choice.bounding_box() for choice in choices.all()] == before


def test_an_open_window_leaves_room_for_the_header(open_screen: Callable[..., Screen]) -> None:
    """The button to be ready is at the bottom, near the thumb."""
    screen, rng = open_screen("phone"), Random("window")
    screen.make(WINDOWED, registry.meta(WINDOWED).seats[0], pace={**QUICK, "window": 60_000})
    on = screen.button("ready")
    for _ in range(200):
        if on.count():
            break
        if not screen.act(rng):
            screen.page.wait_for_timeout(20)
    expect(screen.dock.get_by_role("button", name=screen.say("ready"))).to_be_in_viewport(ratio=1)
    expect(screen.button("menu")).to_be_in_viewport(ratio=1)
    assert screen.page.evaluate(BEYOND) == []
    # On a low screen, no seat covers the middle.
    screen.page.set_viewport_size({"width": 360, "height": 560})
    screen.page.wait_for_timeout(100)
    assert screen.page.evaluate(COVERED) == []
    screen.page.set_viewport_size({"width": 360, "height": 740})
    question = screen.dock.locator(".question")
    asked = question.inner_text()
    for _ in range(5):  # a press too soon after a change does not count
        if on.count() and question.inner_text() == asked:
            on.click()
        screen.page.wait_for_timeout(800)
    expect(question).not_to_have_text(asked)


def test_the_log_stays_at_its_end_however_much_happens_at_once(open_screen: Callable[..., Screen]) -> None:
    screen, rng = open_screen(), Random("log")
    key = KEYS[0]
    screen.make(key, registry.meta(key).seats[0])
    log = screen.page.get_by_role("region", name=screen.say("log"))
    for _ in range(400):
        if log.get_by_role("listitem").count() >= 30:
            break
        if not screen.act(rng):
            screen.page.wait_for_timeout(20)
    assert log.evaluate("list => list.scrollHeight - list.clientHeight") > 100
    screen.page.wait_for_timeout(200)
    assert log.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight") < 40
    # A scroll event before the list has followed is not the person's.
    assert log.evaluate(SHRUNK) < 40


@pytest.mark.parametrize("key", TOLD)
def test_open_secrets_name_their_owners(key: str, open_screen: Callable[..., Screen]) -> None:
    screen, match, words = open_screen(pace="brisk"), staged(key), Words("fr", key)
    sit_down(screen, match, len(match.entries))
    result = screen.dialog("you-won").or_(screen.dialog("match-over"))
    result.get_by_text(screen.say("all-secrets")).wait_for()
    told = " ".join(result.inner_text().split())
    of, own = (
        " ".join(words.say(f"board-{whose}-role", role=0).split("0")[0].split()) for whose in ("of", "own")
    )
    assert of in told
    assert told.count(own) == 1


@pytest.mark.parametrize("key", PROPOSED)
def test_a_claim_about_a_seat_closes_the_page_over_the_table(
    key: str, open_screen: Callable[..., Screen]
) -> None:
    words, screen = Words("fr", key), open_screen("phone", met=[key])
    found = find(key, Wanted(asks="crew"), registry.meta(key).seats[0])
    assert found is not None
    screen.continue_at(found.match, found.entries, QUICK)
    seats = screen.page.locator("[data-spot^='seat:']")
    screen.called(words.say("web-page-history")).click()
    expect(seats).to_have_count(0)
    screen.called(words.say("web-claim-trust")).click()
    expect(seats.first).to_be_visible()
