"""Browser costs of a board: bytes and long tasks on load, nodes and memory over a whole match."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

from hautemer.devtools.screenshots.camera import SIZES, Camera, ScreenLook
from hautemer.devtools.screenshots.playback import LISTEN, seated
from hautemer.devtools.screenshots.scenes import OWN
from hautemer.devtools.screenshots.stage import Staged

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession

SIZE = "phone"
# Bots that answer at once, so that a whole match takes a minute.
HASTY: dict[str, Any] = {"kind": "live", "move": None, "window": 50, "windows": {}, "bot": 0}
LONGEST_MATCH = 400_000
# Milliseconds between two samples of the tab.
SAMPLING = 500
INSTANT = "localStorage.setItem('hautemer', JSON.stringify({ pace: 'instant' }))"
TASKS = """(() => {
    window.tasks = []
    const note = (list) => tasks.push(...list.getEntries().map(({ duration }) => duration))
    new PerformanceObserver(note).observe({ type: 'longtask', buffered: true })
})()"""
# Bytes that were transferred so far, compressed and decompressed, without requests to the table itself.
WEIGH = """() => {
    const all = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
    const kept = all.filter(({ name }) => !/[/]api[/](?!words|games)/.test(name))
    return ['encodedBodySize', 'decodedBodySize'].map((size) => kept.reduce((sum, one) => sum + one[size], 0))
}"""
# Waits until nothing was fetched for longer than an idle callback of the client may wait (3 s).
# The browser reaches "network idle" once per document, and misses what is fetched by itself afterwards.
FETCHED = """async () => {
    const count = () => performance.getEntriesByType('resource').length
    let [last, since] = [count(), performance.now()]
    while (performance.now() - since < 4000) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        if (count() !== last) [last, since] = [count(), performance.now()]
    }
}"""
# A bot takes over this seat.
RESIGN = "lines.at(-1).send(JSON.stringify({ do: 'resign', bot: 'greedy', id: 'measured' }))"
LOG_NODES = """() => {
    const log = document.querySelector('.match > aside') ?? new Text()
    const walker = document.createTreeWalker(log, NodeFilter.SHOW_ALL)
    let count = 0
    while (walker.nextNode()) count++
    return count
}"""


class Weight(NamedTuple):
    """The first page: its bytes, transferred and decompressed, and the longest task of each load in ms."""

    packed: int
    unpacked: int
    tasks: list[int]

    @property
    def milliseconds(self) -> int:
        return middle(self.tasks)


class Loading(NamedTuple):
    """The bytes that a board adds to the first page, and the longest task of each load in milliseconds."""

    game: str
    seats: int
    bytes: int
    tasks: list[int]

    @property
    def milliseconds(self) -> int:
        return middle(self.tasks)


def middle(tasks: list[int]) -> int:
    """Return the median, 0 if nothing was measured."""
    return round(median(tasks)) if tasks else 0


class Tab(NamedTuple):
    """A tab in the first and in the last third of a whole match, after garbage collection: medians."""

    game: str
    seats: int
    nodes_before: int  # without those of the log, which has a line per fact
    nodes_after: int
    log_before: int
    log_after: int
    heap_before: int  # in bytes
    heap_after: int


def opened(browser: Browser, address: str, *scripts: str) -> Camera:
    """Open the first page on a phone."""
    width, height = SIZES[SIZE]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="fr",
        has_touch=True,
        service_workers="block",  # their caches would hide transfers
    )
    camera = Camera(context.new_page(), ScreenLook(SIZE, "fr", "light"))
    for script in scripts:
        camera.page.add_init_script(script)
    camera.page.goto(address)
    camera.home()
    camera.page.wait_for_load_state("networkidle")
    return camera


def first_page(browser: Browser, address: str, slower: int, loads: int) -> Weight:
    """Measure the size of the first page, and the tasks of some loads."""
    camera = opened(browser, address, TASKS)
    camera.page.evaluate(FETCHED)
    packed, unpacked = camera.page.evaluate(WEIGH)
    tasks = longest_tasks(camera, slower, loads, camera.home)
    camera.page.context.close()
    return Weight(packed, unpacked, tasks)


def loading(browser: Browser, address: str, match: Staged, slower: int, loads: int) -> Loading:
    """Measure the size of a board, and the tasks of some loads."""
    camera = opened(browser, address, TASKS)
    page = camera.page
    page.evaluate(FETCHED)
    before: int = page.evaluate(WEIGH)[0]
    camera.go("table", seated(camera, match, match.asked(0.5)))
    drawn = page.locator(".match .place > *").first
    drawn.wait_for()
    page.evaluate(FETCHED)
    added = page.evaluate(WEIGH)[0] - before
    tasks = longest_tasks(camera, slower, loads, drawn.wait_for)
    page.context.close()
    return Loading(match.key, len(match.names), added, tasks)


def longest_tasks(camera: Camera, slower: int, loads: int, wait: Callable[[], None]) -> list[int]:
    """Load the page some times on a slower processor. Return the longest task of each load, sorted."""
    page, found = camera.page, []
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    for _ in range(loads):
        page.reload()
        wait()
        page.wait_for_timeout(2000)
        found.append(round(max(page.evaluate("tasks"), default=0)))
    return sorted(found)


def whole_match(browser: Browser, address: str, match: Staged) -> Tab:
    """Show a whole match between bots, and count nodes and memory before and after it."""
    camera = opened(browser, address, LISTEN)
    page, seats = camera.page, len(match.names)
    page.evaluate(INSTANT)
    page.reload()
    camera.home()
    wanted = {
        "settings": {"game": match.key, "seats": seats, "pace": HASTY},
        "name": "Soizic",
        "bots": [None, *["greedy"] * (seats - 1)],
        "start": True,
    }
    camera.go("table", page.evaluate(OWN, wanted))
    page.locator(".match .place > *").first.wait_for()
    page.evaluate(FETCHED)  # what a match loads once is no growth
    session = page.context.new_cdp_session(page)
    samples = [counted(camera, session)]
    page.evaluate(RESIGN)
    result = page.locator("dialog[open]")
    until = time.monotonic() + LONGEST_MATCH / 1000
    while not result.count() and time.monotonic() < until:
        samples.append(counted(camera, session))
        page.wait_for_timeout(SAMPLING)
    result.first.wait_for(timeout=SAMPLING)
    third = max(1, len(samples) // 3)
    begun, ended = medians(samples[:third]), medians(samples[-third:])
    page.context.close()
    pairs = [figure for pair in zip(begun, ended, strict=True) for figure in pair]
    return Tab(match.key, seats, *pairs)


def medians(samples: list[tuple[int, int, int]]) -> list[int]:
    """Return the median of each figure."""
    return [middle(list(figures)) for figures in zip(*samples, strict=True)]


def counted(camera: Camera, session: CDPSession) -> tuple[int, int, int]:
    """Return the number of nodes outside the log and in it, and the bytes of the heap."""
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    nodes = session.send("Memory.getDOMCounters")["nodes"]
    log = camera.page.evaluate(LOG_NODES)
    heap = session.send("Runtime.getHeapUsage")["usedSize"]
    return nodes - log, log, round(heap)
