"""Playback of a match between bots in a browser: at its own pace, or frame by frame.

A page sits at a table that continues from a moment of a record. A second table continues from one entry
later. Its scene shows what happened next in the record, and is passed to the page as if its socket had
received it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from hautemer.devtools.screenshots.camera import Camera
from hautemer.devtools.screenshots.stage import SIT_DOWN, UPLOAD, Staged, sailor_in

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Keeps the sockets that the page opens.
LISTEN = """(() => {
    const Plain = WebSocket
    window.lines = []
    window.WebSocket = class extends Plain {
        constructor(...place) {
            super(...place)
            lines.push(this)
        }
    }
})()"""
# Return the scene of another table, with all facts of the match that this viewer received.
LOOK = """(table) => new Promise((resolve, reject) => {
    const line = new WebSocket(new URL(`api/tables/${table}/socket`, location.href.replace(/^http/, 'ws')))
    lines.pop()
    line.onerror = reject
    const hello = { do: 'hello', facts: 0, beside: 0, seat: null, watching: false, token: null }
    line.onopen = () => line.send(JSON.stringify(hello))
    line.onmessage = ({ data }) => {
        line.close()
        resolve(data)
    }
})"""
# Pass a scene to the page as news; its socket and its table stay the same.
HEAR = """(text) => {
    const { done, ...scene } = JSON.parse(text)
    lines.at(-1).onmessage({ data: JSON.stringify({ ...scene, now: Date.now(), done: [] }) })
}"""
# Stop all animations, and advance them by `ms` milliseconds per call.
ADVANCE = """(ms) => {
    window.still ??= new Set()
    for (const one of document.getAnimations()) {
        if (!still.has(one)) {
            still.add(one)
            one.pause()
            one.currentTime = 0
            continue
        }
        const end = one.effect.getComputedTiming().endTime
        if (one.currentTime + ms < end) one.currentTime += ms
        else if (one.playState !== 'finished') one.finish()
    }
}"""
# Milliseconds of a frame, and until a stage that does not start counts as missing.
FRAME = 40
LONGEST = 20_000


def seated(camera: Camera, match: Staged, entries: int) -> str:
    """Return a new table that continues after some entries; the person of this browser has a seat there."""
    wanted = match.table_at(entries, sailor_in(camera.look.language))
    table: str = camera.page.evaluate(SIT_DOWN, [camera.page.evaluate(UPLOAD, match.text), wanted])
    return table


class Theatre:
    """A page that plays a record; frame by frame if its clock is stopped."""

    def __init__(self, camera: Camera, match: Staged, entries: int, *, frozen: bool = True) -> None:
        self.camera = camera
        self.match = match
        self.entries = entries
        self.frozen = frozen
        self.passed = 0
        page = self.page
        page.add_init_script(LISTEN)
        page.emulate_media(reduced_motion="no-preference")
        page.reload()
        camera.home()
        camera.go("table", seated(camera, match, entries))
        page.locator(".match .place > *").first.wait_for()
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(300)
        if frozen:
            page.clock.install()
            page.clock.pause_at(time.time() + 2)
            self.frame(2000)

    @property
    def page(self) -> Page:
        return self.camera.page

    def next(self) -> None:
        """Show the next entry of the record."""
        self.entries += 1
        scene = self.page.evaluate(LOOK, seated(self.camera, self.match, self.entries))
        self.page.evaluate(HEAR, scene)
        if self.frozen:
            self.frame(0)

    def frame(self, ms: int = FRAME) -> None:
        """Advance the page's clock."""
        self.page.clock.run_for(ms)
        self.page.evaluate(ADVANCE, ms)
        self.passed += ms

    def frames(self, until: Callable[[], bool], most: int = LONGEST) -> Iterator[None]:
        """Advance frame by frame until a condition holds. Raise `LookupError` after `most`."""
        end = self.passed + most
        while not until():
            if self.passed >= end:
                raise LookupError(f"nothing came in {most} ms")
            self.frame()
            yield

    def wait_for(self, stage: str, share: float) -> None:
        """Advance until a share of a stage has passed."""
        shown = self.page.locator(f'.stage[data-stage="{stage}"]')
        for _ in self.frames(lambda: shown.count() > 0):
            pass
        length = float(shown.evaluate("(one) => parseFloat(one.style.getPropertyValue('--length'))"))
        for _ in range(int(length * share / FRAME)):
            self.frame()

    @property
    def is_still(self) -> bool:
        """True if nothing moves and no stage is playing."""
        moves = "document.getAnimations().some(({ playState }) => playState !== 'finished')"
        return not self.page.evaluate(f"document.querySelector('.stage') !== null || {moves}")
