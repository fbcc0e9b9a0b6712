"""How long a slow device takes from a press to the picture that shows it, on every board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from hautemer.cli._camera import SIZES, Camera, Look, browsing, serving
from hautemer.cli._stage import Staged, staged
from hautemer.core import registry

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

# A phone of the cheaper kind beside the machine that this runs on.
SLOWER = 4
SCREENS = ("phone", "desktop")
# At these moments of a match, as shares of it, and at most so many presses in each part of the screen.
SHARES = (0.05, 0.5, 0.9)
PRESSES = 6

# The browser itself measures each press, from the finger to the next picture; shorter ones are not told.
SHORTEST = 16
OBSERVE = """() => {
    window.presses = new Map()
    const observer = new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries()) {
            if (interactionId) presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0))
        }
    })
    observer.observe({ type: 'event', durationThreshold: 16 })
}"""
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
WEIGH = """() => {
    const all = performance.getEntriesByType('resource').filter(({ name }) => /[.](js|css)$/.test(name))
    return ['encodedBodySize', 'decodedBodySize'].map((size) => all.reduce((sum, one) => sum + one[size], 0))
}"""


class Paint(NamedTuple):
    """The presses of one board on one screen, in milliseconds.

    `half` and `worst` are what a person waits, on this machine as busy as it is; `busy` and `busiest` what
    the page's own thread needed of the processor, which other work on the machine does not change.
    """

    game: str
    seats: int
    size: str
    presses: int
    half: int
    worst: int
    busy: int
    busiest: int


class Weight(NamedTuple):
    """What the first page needs, in bytes: on the line, and unpacked."""

    packed: int
    unpacked: int


def boards(keys: Iterable[str], seats: int | None) -> list[Staged]:
    """A match of each game, with as many seats as people play with at home, and with the most."""
    found = []
    for key in keys:
        least, most = registry.meta(key).seats
        numbers = {min(most, max(least, 4)), most} if seats is None else {seats}
        found += [staged(key, number) for number in sorted(numbers)]
    return found


def measure(matches: list[Staged], moments: int) -> Iterator[Weight | Paint]:
    """The first page's weight, then the presses of every board and screen."""
    with serving() as address, browsing() as browser:
        for size in SCREENS:
            camera = opened(browser, size, address)
            if size == SCREENS[0]:
                camera.page.wait_for_load_state("networkidle")
                yield Weight(*camera.page.evaluate(WEIGH))
            finger = Finger(camera)
            for match in matches:
                camera.page.evaluate(OBSERVE)
                finger.busy.clear()
                for share in SHARES[:moments]:
                    press_about(finger, match, share)
                camera.page.wait_for_timeout(300)
                told: list[float] = camera.page.evaluate("[...presses.values()]")
                busy = finger.busy
                times = [*told, *[SHORTEST] * (len(busy) - len(told))]
                figures = (median(times), max(times), median(busy), max(busy))
                yield Paint(match.key, len(match.names), size, len(busy), *map(round, figures))
            camera.page.context.close()


def opened(browser: Browser, size: str, address: str) -> Camera:
    """A device with motion on, as most have it."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="fr")
    camera = Camera(context.new_page(), Look(size, "fr", "light"))
    camera.page.goto(address)
    camera.home()
    return camera


class Finger:
    """Presses buttons on a slow device, and keeps how busy each press made it."""

    def __init__(self, camera: Camera) -> None:
        self.camera = camera
        self.busy: list[float] = []
        self.session = camera.page.context.new_cdp_session(camera.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def worked(self) -> float:
        """What the page's thread has needed of the processor so far, in milliseconds."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return next(1000 * float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    def press(self, found: Locator) -> None:
        """Presses some of the buttons, one after the other, each time until the picture has changed."""
        for number in range(min(found.count(), PRESSES)):
            one = found.nth(number)
            if not (one.count() and one.is_visible() and one.is_enabled()):
                continue
            one.scroll_into_view_if_needed()
            box = one.bounding_box()
            assert box is not None
            before = self.worked()
            self.camera.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.camera.page.evaluate(PAINTED)
            self.busy.append(self.worked() - before)


def press_about(finger: Finger, match: Staged, share: float) -> None:
    """Presses what can be pressed at a moment without moving."""
    camera, page = finger.camera, finger.camera.page
    camera.table(match, match.asked(share))
    page.wait_for_timeout(500)
    dock = page.get_by_role("region", name=camera.words.say("web-your-part"))
    for message in ("web-choices", "web-compose"):
        part = dock.get_by_role("group", name=camera.words.say(message), exact=True)
        # A choice that needs no more than the press would be the move itself.
        finger.press(part.locator("button[aria-pressed], button[aria-expanded]"))
    finger.press(page.locator("main button:enabled"))
    for message in ("web-log", "web-talk-tab", "web-log"):
        name = camera.words.say(message)
        tab = page.get_by_role("tab", name=name, exact=True)
        finger.press(page.get_by_role("button", name=name, exact=True).or_(tab))
    finger.press(page.get_by_role("button", name=camera.words.say("web-menu"), exact=True))
    page.keyboard.press("Escape")
