"""Rendering work during animations: layouts, repaints of the board, load of the main thread."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from hautemer.core import registry
from hautemer.devtools.screenshots.camera import SIZES, Camera, ScreenLook
from hautemer.devtools.screenshots.manifest import Variant, listed_by
from hautemer.devtools.screenshots.moments import find_stage
from hautemer.devtools.screenshots.playback import Theatre
from hautemer.devtools.screenshots.stage import Staged

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession

SIZE = "phone"
# The name of a measurement of pieces that travel without a staged moment.
FLIGHT = "flight"
# The number of entries that are played until something travels.
ENTRIES = 60
# The share of a moment that is measured: its end changes the board.
MEASURED = 0.85
# Milliseconds to wait for a stage, or for a flight.
WAIT_FOR_STAGE, WAIT_FOR_FLIGHT = 40_000, 1500
CATEGORIES = [
    "devtools.timeline",
    "blink.user_timing",
    "toplevel",
    "disabled-by-default-devtools.timeline.frame",
]

# Lets timers be held, so that an animation stays where it is.
HOLD = """(() => {
    const later = setTimeout
    window.held = false
    window.setTimeout = (work, ms) => later(() => held || work(), ms)
    window.later = later
})()"""
# Marks the time from the first frame of a motion until shortly before its end, then holds it.
ARM = """([what, measured]) => {
    let [begin, end] = [null, null]
    window.begun = new Promise((resolve) => (begin = resolve))
    window.measured = new Promise((resolve) => (end = resolve))
    const wanted = what === 'flight' ? '.flying' : `.stage[data-stage="${what}"]`
    let shown = false
    const over = () => {
        found.disconnect()
        performance.mark('motion-end')
        held = true
        end(true)
    }
    const found = new MutationObserver(() => {
        const one = document.querySelector(wanted)
        if (shown && !one) over()
        if (shown || !one) return
        shown = true
        const since = performance.now()
        requestAnimationFrame(() => requestAnimationFrame(() => {
            // The stage may have had the length of the moment before until now.
            const length = what === 'flight' ? 380 : parseFloat(one.style.getPropertyValue('--length'))
            performance.mark('motion-begin')
            begin(true)
            later(over, length * measured - (performance.now() - since))
        }))
    })
    const news = { childList: true, subtree: true, attributes: true, attributeFilter: ['data-stage'] }
    found.observe(document.body, news)
    window.disarm = () => {
        found.disconnect()
        begin(false)
        end(false)
    }
}"""
AWAIT = """(ms) => {
    later(disarm, ms)
    return begun
}"""
# True in the browser if a node belongs to a stage over the board or travels over the page.
ABOVE = "function () { return !!(this.closest ?? this.parentElement?.closest)?.call(this, '.stage, .aloft') }"
PACE = "(pace) => localStorage.setItem('hautemer', JSON.stringify({ pace }))"


class Motion(NamedTuple):
    """One motion on one board: counts, and shares of the measured time."""

    game: str
    seats: int
    what: str
    repaints: int  # of the board's layer
    layouts: int  # of the board or of the page around it
    own: int  # layouts of the moving parts in their own layer
    milliseconds: int
    busy: int  # the main thread, in percent
    frames: int  # per second


def motions(browser: Browser, address: str, match: Staged, slower: int) -> Iterator[Motion]:
    """Trace every stage of a game, and things that travel without one."""
    key, seats = match.key, len(match.names)
    for stage in registry.meta(key).moments:
        variant = listed_by(key).variants.get(stage, Variant())
        found = find_stage(key, stage, seats, variant.bot, tuple(sorted(variant.options.items())))
        if found is not None:
            one = traced(browser, address, found.match, found.entries - 1, stage, slower)
            if one is not None:
                yield one
    one = traced(browser, address, match, match.asked(0.4), FLIGHT, slower)
    if one is not None:
        yield one


def traced(
    browser: Browser, address: str, match: Staged, entries: int, what: str, slower: int
) -> Motion | None:
    """Trace one motion. Return None if nothing moves."""
    width, height = SIZES[SIZE]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="fr", has_touch=True)
    camera = Camera(context.new_page(), ScreenLook(SIZE, "fr", "light"))
    camera.page.goto(address)
    camera.home()
    camera.page.evaluate(PACE, "instant" if what == FLIGHT else "calm")
    camera.page.add_init_script(HOLD)
    theatre = Theatre(camera, match, entries, frozen=False)
    session = context.new_cdp_session(camera.page)
    layers = BoardLayers(session)
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    try:
        for _ in range(min(ENTRIES if what == FLIGHT else 1, len(match.entries) - entries)):
            camera.page.evaluate(ARM, [what, MEASURED])
            browser.start_tracing(page=camera.page, categories=CATEGORIES)
            theatre.next()
            is_begun = camera.page.evaluate(AWAIT, WAIT_FOR_FLIGHT if what == FLIGHT else WAIT_FOR_STAGE)
            before = layers.board_painted
            camera.page.evaluate("measured")
            repaints = layers.board_painted - before
            events = json.loads(browser.stop_tracing())["traceEvents"]
            if is_begun and (counted := count(events, session)) is not None:
                return Motion(match.key, len(match.names), what, repaints, *counted)
    finally:
        context.close()
    return None


class BoardLayers:
    """Paint counts of the board's layer; moving parts have other layers."""

    def __init__(self, session: CDPSession) -> None:
        self.painted: dict[str, tuple[int, int]] = {}
        session.send("DOM.enable")
        root = session.send("DOM.getDocument")["root"]["nodeId"]
        found = session.send("DOM.querySelector", {"nodeId": root, "selector": ".match .place"})
        described = session.send("DOM.describeNode", {"nodeId": found["nodeId"]})
        self.board = int(described["node"]["backendNodeId"])
        session.on("LayerTree.layerTreeDidChange", self.see)
        session.send("LayerTree.enable")

    def see(self, event: dict[str, Any]) -> None:
        """Note the counts of a new tree of layers."""
        for layer in event.get("layers", ()):
            self.painted[layer["layerId"]] = layer.get("backendNodeId", 0), layer["paintCount"]

    @property
    def board_painted(self) -> int:
        return sum(count for node, count in self.painted.values() if node == self.board)


def is_above(session: CDPSession, node: int) -> bool:
    """True if a node belongs to a moving part over the board."""
    from playwright.sync_api import Error

    try:
        resolved = session.send("DOM.resolveNode", {"backendNodeId": node})["object"]["objectId"]
    except Error:  # the node is gone: only moving parts come and go
        return True
    asked = {"objectId": resolved, "functionDeclaration": ABOVE, "returnByValue": True}
    return bool(session.send("Runtime.callFunctionOn", asked)["result"]["value"])


def count(events: list[dict[str, Any]], session: CDPSession) -> tuple[int, int, int, int, int] | None:
    """Return the values of a `Motion` from a trace, in its order; None if no time was marked."""
    begin = next((one for one in events if one["name"] == "motion-begin"), None)
    end = next((one for one in events if one["name"] == "motion-end"), None)
    if begin is None or end is None or end["ts"] <= begin["ts"]:
        return None
    # On a slow machine a moment may end earlier than that: the task that ends it does not belong to it.
    until = min(
        (
            one["ts"]
            for one in events
            if one["name"].endswith("RunTask")
            and (one["pid"], one["tid"]) == (begin["pid"], begin["tid"])
            and begin["ts"] < one["ts"] <= end["ts"] < one["ts"] + one.get("dur", 0)
        ),
        default=end["ts"],
    )
    length = until - begin["ts"]
    within = [one for one in events if begin["ts"] <= one.get("ts", 0) < until]
    main = [one for one in within if (one["pid"], one["tid"]) == (begin["pid"], begin["tid"])]
    roots = [
        root["nodeId"]
        for one in main
        if one["name"] == "Layout"
        for root in one["args"].get("endData", {}).get("layoutRoots", ())
    ]
    above = {node: is_above(session, node) for node in set(roots)}
    tasks = [one for one in main if one["name"].endswith("RunTask")]
    busy = sum(min(one.get("tdur", one.get("dur", 0)), until - one["ts"]) for one in tasks)
    drawn = sum(one["name"] == "DrawFrame" and one["pid"] == begin["pid"] for one in within)
    return (
        sum(not above[node] for node in roots),
        sum(above[node] for node in roots),
        round(length / 1000),
        round(100 * busy / length),
        round(drawn * 1_000_000 / length),
    )
