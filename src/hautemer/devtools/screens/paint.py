"""Press times: from a press on a slow device to the frame that shows its effect, on every board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

from hautemer.core import registry
from hautemer.devtools.screenshots.camera import SIZES, Camera, ScreenLook
from hautemer.devtools.screenshots.stage import Staged, staged

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator

# A cheap phone is about this factor slower than the machine that runs the benchmark.
SLOWER = 4
SCREENS = ("phone", "desktop")
TOUCHED = "phone"
# Moments of a match, as shares of it, and the most presses in each part of the screen.
SHARES = (0.05, 0.5, 0.9)
PRESSES = 6

# The number of slowest presses that the report names per board.
NAMED = 3

# The browser reports each press, from the input to the next frame, if it takes at least this long.
SHORTEST = 16
OBSERVE = """() => {
    window.presses = []
    const observer = new PerformanceObserver((list) => {
        for (const { interactionId, startTime, duration } of list.getEntries()) {
            const press = presses.findLast(({ at }) => at <= startTime)
            if (interactionId && press) press.wait = Math.max(press.wait, duration)
        }
    })
    observer.observe({ type: 'event', durationThreshold: 16 })
}"""
BEGIN = """([name, shortest]) => {
    presses.push({ name: name.replaceAll(/\\s+/g, ' ').trim(), at: performance.now(), wait: shortest })
}"""
NAME = "(button) => button.ariaLabel ?? button.textContent"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


class Press(NamedTuple):
    """A press: the control, and the milliseconds until the next frame."""

    name: str
    wait: int


class Paint(NamedTuple):
    """The presses of one board on one screen, in milliseconds.

    `half`, `worst` and `slowest` are waiting times of a person on this machine under its present load; `busy`
    and `busiest` are processor times of the page's own thread. Other work on the machine also raises the
    latter, if less, because it shares caches and cores. Compare only figures that were taken on a quiet
    machine.
    """

    game: str
    seats: int
    size: str
    presses: int
    half: int
    worst: int
    busy: int
    busiest: int
    slowest: list[Press]


def boards(keys: Iterable[str], seats: int | None) -> list[Staged]:
    """Return two matches of each game: with a usual number of seats and with the most."""
    found = []
    for key in keys:
        least, most = registry.meta(key).seats
        numbers = {min(most, max(least, 4)), most} if seats is None else {seats}
        found += [staged(key, number) for number in sorted(numbers)]
    return found


def measure(browser: Browser, address: str, matches: list[Staged], moments: int) -> Iterator[Paint]:
    """Yield the presses of every board and screen."""
    for size in SCREENS:
        camera = opened(browser, size, address)
        finger = Finger(camera)
        for match in matches:
            camera.page.evaluate(OBSERVE)
            finger.busy.clear()
            for share in SHARES[:moments]:
                press_about(finger, match, share)
            camera.page.wait_for_timeout(300)
            told = camera.page.evaluate("presses.map(({ name, wait }) => [name, wait])")
            presses = sorted((Press(*one) for one in told), key=lambda press: -press.wait)
            half, worst = round(median(press.wait for press in presses)), presses[0].wait
            busy, busiest = round(median(finger.busy)), round(max(finger.busy))
            count, slowest = len(presses), presses[:NAMED]
            yield Paint(match.key, len(match.names), size, count, half, worst, busy, busiest, slowest)
        camera.page.context.close()


def opened(browser: Browser, size: str, address: str) -> Camera:
    """Open a device with animations, as most have them. A phone is tapped, so nothing hovers first."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="fr", has_touch=size == TOUCHED
    )
    camera = Camera(context.new_page(), ScreenLook(size, "fr", "light"))
    camera.page.goto(address)
    camera.home()
    return camera


class Finger:
    """A finger or mouse that presses buttons on a slow device and records processor times."""

    def __init__(self, camera: Camera) -> None:
        self.camera = camera
        self.touches = camera.look.size == TOUCHED
        self.busy: list[float] = []
        self.before = 0.0
        self.session = camera.page.context.new_cdp_session(camera.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def worked(self) -> float:
        """Return the processor time of the page's thread until now, in milliseconds."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return next(1000 * float(one["value"]) for one in metrics if one["name"] == "TaskDuration")

    def press(self, found: Locator, *, closes: bool = False) -> None:
        """Press up to `PRESSES` of the buttons, in turn, and wait for the next frame each time."""
        for number in range(min(found.count(), PRESSES)):
            one = found.nth(number)
            if not (one.count() and one.is_visible() and one.is_enabled()):
                continue
            one.scroll_into_view_if_needed()
            box = one.bounding_box()
            assert box is not None
            place = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if not self.touches:  # a mouse hovers before it presses
                self.camera.page.mouse.move(*place)
                self.camera.page.evaluate(PAINTED)
            self.begin(one.evaluate(NAME))
            (self.camera.page.touchscreen.tap if self.touches else self.camera.page.mouse.click)(*place)
            self.end()
            self.camera.page.evaluate(PAINTED)
            if closes and self.camera.page.locator("dialog[open]").count():
                self.escape()

    def escape(self) -> None:
        """Press Escape, which closes the topmost dialog."""
        self.begin("Escape")
        self.camera.page.keyboard.press("Escape")
        self.end()

    def begin(self, name: str) -> None:
        """Attribute the browser's reports from now on to this press."""
        self.camera.page.evaluate(BEGIN, [name, SHORTEST])
        self.before = self.worked()

    def end(self) -> None:
        """Wait for the next frame."""
        self.camera.page.evaluate(PAINTED)
        self.busy.append(self.worked() - self.before)


def press_about(finger: Finger, match: Staged, share: float) -> None:
    """Press the controls of a moment that make no move."""
    camera, page = finger.camera, finger.camera.page
    camera.table(match, match.asked(share))
    page.wait_for_timeout(500)
    dock = page.get_by_role("region", name=camera.words.say("web-your-part"))
    for message in ("web-choices", "web-compose"):
        part = dock.get_by_role("group", name=camera.words.say(message), exact=True)
        # A choice without these attributes would be the move itself.
        finger.press(part.locator("button[aria-pressed], button[aria-expanded]"))
    finger.press(page.locator("main button:enabled"), closes=True)
    for message in ("web-log", "web-talk-tab", "web-log"):
        name = camera.words.say(message)
        tab = page.get_by_role("tab", name=name, exact=True)
        finger.press(page.get_by_role("button", name=name, exact=True).or_(tab))
    finger.press(page.get_by_role("button", name=camera.words.say("web-menu"), exact=True))
    finger.escape()
