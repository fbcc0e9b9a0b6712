"""The guided match through the screen, at the size of a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from hautemer import registry
from hautemer.core.lesson import Lesson, LessonStep
from hautemer.words import Plain, Words, hyphens
from tests.cases import KEYS
from tests.conformance.test_lessons import ended
from tests.web.person import MAKE, Screen
from tests.web.test_screens import examine

# By how many pixels the plate of a ship reaches into the row of its course, on boards that have both.
COVERED = """() => {
    const plate = document.querySelector('main.board .plate-of-arms')?.getBoundingClientRect()
    const course = document.querySelector('main.board .strip')?.getBoundingClientRect()
    return plate && course && plate.right > course.left ? Math.max(0, plate.bottom - course.top) : 0
}"""


def waits(key: str) -> int:
    """Return how often other seats move in the lesson of a game."""
    lesson = registry.lesson(key)
    assert lesson is not None
    return sum(step.seat != lesson.seat for step in lesson.steps)


# The lesson in which bots have least to do: they answer at their pace unless they are hurried.
KEY = min(KEYS, key=waits)


def coach(screen: Screen) -> Locator:
    """Return the panel of the coach."""
    return screen.page.get_by_role("region", name=screen.say("coach"), exact=True)


def begin(screen: Screen) -> Lesson:
    """Begin the lesson from the home page with one click."""
    lesson = registry.lesson(KEY)
    assert lesson is not None
    screen.game(KEY).get_by_role("button", name=screen.say("lesson")).click()
    coach(screen).wait_for()
    return lesson


def begin_quickly(screen: Screen, key: str = KEY, chapter: int = 1) -> Lesson:
    """Begin a chapter with bots that answer at once."""
    lesson = registry.lesson(key, chapter)
    assert lesson is not None
    screen.home.wait_for()
    wanted = {"game": key, "seats": 0, "pace": {"bot": 0}}
    made = {"settings": wanted, "name": "Moi", "lesson": True, "chapter": chapter}
    screen.go("table", screen.page.evaluate(MAKE, made)["table"])
    coach(screen).wait_for()
    return lesson


def says(lesson: Lesson, key: str, message: str) -> str:
    """Return the first bubble of the coach's message to a learner without a name."""
    return bubbles(lesson, key, message)[0]


def bubbles(lesson: Lesson, key: str, message: str) -> list[str]:
    """Return the coach's message, bubble by bubble."""
    names = [name if seat != lesson.seat else "Moi" for seat, name in enumerate(lesson.names)]
    details = {f"seat_{seat}": Plain(name) for seat, name in enumerate(names)}
    return Words("fr", key, names).say(f"coach-{hyphens(message)}", **details).split("\n\n")


def steps_of(lesson: Lesson) -> list[LessonStep]:
    """Return the steps of the learner."""
    return [step for step in lesson.steps if step.seat == lesson.seat]


def advised(screen: Screen, lesson: Lesson, step: LessonStep, key: str = KEY) -> str:
    """Wait until the coach explains a step; return the name of its move."""
    expect(coach(screen)).to_contain_text(says(lesson, key, step.coach), timeout=30_000)
    names = [name if seat != lesson.seat else "Moi" for seat, name in enumerate(lesson.names)]
    return Words("fr", key, names).move(step.move)


def obey(screen: Screen, called: str) -> None:
    """Follow the coach's advice and confirm it."""
    coach(screen).get_by_role("button", name=screen.say("coach-try", move=Plain(called)), exact=True).click()
    confirm(screen).get_by_role("button", name=called).click()  # perhaps with its price


def confirm(screen: Screen) -> Locator:
    """Return the confirmation of a move."""
    return screen.dock.get_by_role("group", name=screen.say("confirm"), exact=True)


def test_a_guided_round_is_played_on_a_phone(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone", examined=True)
    lesson, faults = begin_quickly(screen), list[str]()
    for step in steps_of(lesson):
        called = advised(screen, lesson, step)
        faults += examine(screen, step.coach)
        obey(screen, called)
    expect(coach(screen)).to_contain_text(says(lesson, KEY, "farewell"), timeout=30_000)
    faults += examine(screen, "farewell")
    assert not screen.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    screen.button("coach-go-on").click()
    expect(coach(screen)).to_have_count(0)
    expect(screen.dock).to_be_visible()
    assert not faults, "\n".join(faults)


def pointed_at(screen: Screen, step: LessonStep) -> None:
    """Require that the places of a step are lit and in sight, and no others."""
    for place in step.at.split(" "):
        expect(screen.page.locator(f'.pointed-at[data-spot="{place}"]').first).to_be_in_viewport()
    lit = screen.page.locator(".pointed-at").evaluate_all("places => places.map(place => place.dataset.spot)")
    assert set(lit) == set(step.at.split(" "))


@pytest.mark.parametrize(
    ("key", "chapter"), [(key, lesson.chapter) for key in KEYS for lesson in registry.lessons(key)]
)
def test_the_coach_says_one_thing_at_a_time_and_points_at_its_place(
    open_screen: Callable[..., Screen], key: str, chapter: int
) -> None:
    """Each chapter is played to its end on a phone."""
    screen = open_screen("phone")
    lesson = begin_quickly(screen, key, chapter)
    for step in steps_of(lesson):
        if step.claim_coach:
            expect(coach(screen)).to_contain_text(says(lesson, key, step.claim_coach), timeout=30_000)
            pointed_at(screen, step)
            coach(screen).locator(".try").click()
        called = advised(screen, lesson, step, key)
        pointed_at(screen, step)
        assert screen.page.evaluate(COVERED) <= 2, step.coach
        for bubble in bubbles(lesson, key, step.coach)[1:]:
            coach(screen).get_by_role("button", name=screen.say("coach-more"), exact=True).click()
            expect(coach(screen)).to_contain_text(bubble)
        expect(coach(screen).get_by_role("button", name=screen.say("coach-more"))).to_have_count(0)
        obey(screen, called)
    expect(coach(screen)).to_contain_text(says(lesson, key, lesson.named("farewell")), timeout=30_000)
    assert not screen.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    leave = "understood" if ended(key, chapter).result else "coach-go-on"
    expect(coach(screen).locator(".primary")).to_have_text(screen.say(leave))


def test_the_next_chapter_is_offered_in_the_rulebook(open_screen: Callable[..., Screen]) -> None:
    """It begins in mid-match, with a claim of its own."""
    key = next(key for key in KEYS if any(step.claim_coach for step in registry.lessons(key)[-1].steps))
    lesson = registry.lessons(key)[-1]
    words = Words("fr", key)
    title = words.say(f"chapter-{lesson.chapter}")
    screen = open_screen("phone")
    screen.home.wait_for()
    screen.go("learn", key)
    called = screen.say("chapter", number=lesson.chapter, title=Plain(title))
    screen.page.get_by_role("button", name=called, exact=True).click()
    expect(coach(screen)).to_contain_text(says(lesson, key, lesson.named("welcome")), timeout=30_000)


def test_another_move_leaves_the_lesson(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    lesson = begin(screen)
    for step in steps_of(lesson):
        called = advised(screen, lesson, step)
        others = screen.group("choices").filter(has_not_text=called)
        if others.count():
            break
        obey(screen, called)
    others.first.click()
    if confirm(screen).is_visible():  # one press was not enough
        confirm(screen).get_by_role("button").first.click()
    expect(coach(screen)).to_contain_text(screen.say("coach-left"), timeout=30_000)
    screen.button("coach-go-on").click()
    expect(coach(screen)).to_have_count(0)


def test_the_rulebook_leads_to_the_guided_round(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    screen.home.wait_for()
    screen.go("learn", max(KEYS, key=lambda key: len(Words("fr", key).say("title"))))
    screen.button("lesson").wait_for()
    title, back = (
        screen.page.get_by_role("heading", level=1).bounding_box(),
        screen.link("home").bounding_box(),
    )
    assert title is not None
    assert back is not None
    assert title["y"] < back["y"] + back["height"] / 2, "they stand in one line"
    screen.go("learn", KEY)
    screen.page.get_by_role("heading", level=1, name=Words("fr", KEY).say("title")).wait_for()
    screen.button("lesson").click()
    coach(screen).wait_for()
    screen.link("home").click()
    expect(screen.page.get_by_role("heading", name=screen.say("my-matches"))).to_be_visible()
