"""What the browser does while something moves: layouts, repaints of the board, how busy its main thread is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from hautemer.cli._camera import SIZES, Camera, Look
from hautemer.cli._finding import find_stage
from hautemer.cli._pictures import Variant, listed_by
from hautemer.cli._stage import Staged
from hautemer.cli._theatre import Theatre
from hautemer.core import registry

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession

SIZE = "phone"
# Things travel without a stage where nothing is staged.
FLIGHT = "flight"
# So many entries of a match are told until something travels.
ENTRIES = 60
# The end of a moment changes the board: so much of it is measured.
MEASURED = 0.85
CATEGORIES = ["devtools.timeline", "blink.user_timing", "toplevel", "disabled-by-default-devtools.timeline.frame"]

# Waits until something moves, then for the picture that shows it; returns how long it takes, in milliseconds.
BEGIN = """() => new Promise((resolve) => {
    const began = performance.now()
    const look = () => {
        const stage = document.querySelector('.stage')
        const flying = document.querySelector('.flying')
        if (!stage && !flying) return performance.now() - began < 4000 ? setTimeout(look, 4) : resolve(0)
        const length = stage ? parseFloat(stage.style.getPropertyValue('--length')) : 380
        const since = performance.now()
        requestAnimationFrame(() => requestAnimationFrame(() => {
            performance.mark('motion-begin')
            resolve(length * MEASURED - (performance.now() - since))
        }))
    }
    look()
})""".replace("MEASURED", str(MEASURED))
END = """(left) => new Promise((resolve) => setTimeout(() => {
    performance.mark('motion-end')
    resolve()
}, Math.max(0, left)))"""
PACE = "(pace) => localStorage.setItem('hautemer', JSON.stringify({ pace }))"


class Motion(NamedTuple):
    """One motion on one board: counts, and shares of the time that was measured."""

    game: str
    seats: int
    what: str
    milliseconds: int
    layouts: int
    repaints: int  # of the board's layer
    paints: int  # of the page
    busy: int  # the main thread, in percent
    frames: int  # per second


class Layers:
    """How often the layers of the board have been painted."""

    def __init__(self, camera: Camera) -> None:
        self.session = camera.page.context.new_cdp_session(camera.page)
        self.painted: dict[str, int] = {}
        self.nodes: dict[str, int] = {}
        self.session.send("DOM.enable")
        self.session.on("LayerTree.layerTreeDidChange", self.see)
        self.session.send("LayerTree.enable")
        root = self.session.send("DOM.getDocument")["root"]["nodeId"]
        found = self.session.send("DOM.querySelector", {"nodeId": root, "selector": ".match .place"})
        described = self.session.send("DOM.describeNode", {"nodeId": found["nodeId"]})
        self.board = int(described["node"]["backendNodeId"])

    def see(self, event: dict[str, Any]) -> None:
        """Note the counts of a new tree of layers."""
        for layer in event.get("layers", ()):
            self.painted[layer["layerId"]] = layer["paintCount"]
            self.nodes[layer["layerId"]] = layer.get("backendNodeId", 0)

    @property
    def board_painted(self) -> int:
        """How often the layer of the board itself was painted; what moves over it has layers of its own."""
        return sum(count for layer, count in self.painted.items() if self.nodes[layer] == self.board)


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
    """Trace one motion; None where nothing moves."""
    width, height = SIZES[SIZE]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="fr", has_touch=True)
    camera = Camera(context.new_page(), Look(SIZE, "fr", "light"))
    camera.page.goto(address)
    camera.home()
    camera.page.evaluate(PACE, "instant" if what == FLIGHT else "calm")
    theatre = Theatre(camera, match, entries, frozen=False)
    layers = Layers(camera)
    slow(layers.session, slower)
    try:
        for _ in range(ENTRIES if what == FLIGHT else 1):
            browser.start_tracing(page=camera.page, categories=CATEGORIES)
            left = moved(theatre, what)
            if left:
                before = layers.board_painted
                camera.page.evaluate(END, left)
                repaints = layers.board_painted - before
            events = json.loads(browser.stop_tracing())["traceEvents"]
            if left and (counted := count(events)) is not None:
                return Motion(match.key, len(match.names), what, *counted[:2], repaints, *counted[2:])
    finally:
        slow(layers.session, 1)
        context.close()
    return None


def slow(session: CDPSession, rate: int) -> None:
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def moved(theatre: Theatre, what: str) -> float:
    """Tell the next entry, and return for how many milliseconds what it starts is worth measuring."""
    page = theatre.page
    if theatre.entries + 1 > len(theatre.match.entries):
        return 0.0
    theatre.next()
    if what == FLIGHT:
        page.wait_for_timeout(30)
        if not page.locator(".flying").count():
            return 0.0
        return float(page.evaluate(BEGIN))
    stage = page.locator(f'.stage[data-stage="{what}"]')
    stage.wait_for(timeout=60_000)
    return float(page.evaluate(BEGIN))


def count(events: list[dict[str, Any]]) -> tuple[int, int, int, int, int] | None:
    """Return the milliseconds, layouts, paints, share of the main thread and frames per second of a motion."""
    begin = next((one for one in events if one["name"] == "motion-begin"), None)
    end = next((one for one in events if one["name"] == "motion-end"), None)
    if begin is None or end is None or end["ts"] <= begin["ts"]:
        return None
    place, length = (begin["pid"], begin["tid"]), end["ts"] - begin["ts"]
    within = [one for one in events if begin["ts"] <= one.get("ts", 0) < end["ts"]]
    main = [one for one in within if (one["pid"], one["tid"]) == place]
    names = [one["name"] for one in main]
    tasks = [one for one in main if one["name"].endswith("RunTask")]
    busy = sum(min(one.get("tdur", one.get("dur", 0)), end["ts"] - one["ts"]) for one in tasks)
    drawn = sum(one["name"] == "DrawFrame" and one["pid"] == begin["pid"] for one in within)
    return (
        round(length / 1000),
        names.count("Layout"),
        names.count("Paint"),
        round(100 * busy / length),
        round(drawn * 1_000_000 / length),
    )
