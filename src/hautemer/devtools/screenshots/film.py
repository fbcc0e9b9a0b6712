"""A film of one round in the browser, as an animated WebP file."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from hautemer.core import registry
from hautemer.core.errors import BadOptions
from hautemer.devtools.screenshots.camera import Camera, ScreenLook, browsing, serving
from hautemer.devtools.screenshots.moments import Found, Wanted, find, steps
from hautemer.devtools.screenshots.playback import Theatre
from hautemer.devtools.screenshots.webp import Frame, animated

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

# The size of the page, and the factor by which its picture is smaller.
WIDTH, HEIGHT = 1280, 800
SMALLER = 0.6
# Milliseconds between two pictures, of a still board after an entry, and of the last picture.
STEP, REST, LAST = 100, 500, 2500
QUALITY = 0.5
LARGEST = 2_000_000

# Returns the part that has changed since the last picture: its place at even pixels, and a WebP file.
DIFFER = """async ([file, width, height, quality]) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${file}`)).blob())
    const canvas = new OffscreenCanvas(width, height)
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(picture, 0, 0, width, height)
    const now = new Uint32Array(brush.getImageData(0, 0, width, height).data.buffer)
    let [left, top, right, bottom] = window.before ? [width, height, 0, 0] : [0, 0, width, height]
    if (window.before)
        for (let place = 0; place < now.length; place++)
            if (now[place] !== before[place]) {
                const [x, y] = [place % width, Math.floor(place / width)]
                left = Math.min(left, x)
                right = Math.max(right, x + 1)
                top = Math.min(top, y)
                bottom = Math.max(bottom, y + 1)
            }
    window.before = now
    if (right <= left) return null
    left -= left % 2
    top -= top % 2
    const part = new OffscreenCanvas(right - left, bottom - top)
    part.getContext('2d').drawImage(canvas, -left, -top)
    const blob = await part.convertToBlob({ type: 'image/webp', quality })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192)
        text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return [left, top, right - left, bottom - top, btoa(text)]
}"""


class Reel:
    """The frames of a film; a picture equal to the last one prolongs it."""

    def __init__(self, lab: Page, width: int, height: int) -> None:
        self.lab = lab
        self.width, self.height = width, height
        self.frames: list[Frame] = []

    def add(self, picture: bytes, milliseconds: int) -> None:
        """Add a picture, given as a PNG file."""
        asked = [b64encode(picture).decode(), self.width, self.height, QUALITY]
        found: list[Any] | None = self.lab.evaluate(DIFFER, asked)
        if found is None:
            last = self.frames[-1]
            self.frames[-1] = last._replace(milliseconds=last.milliseconds + milliseconds)
        else:
            *place, text = found
            x, y, width, height = place
            self.frames.append(Frame(x, y, width, height, milliseconds, b64decode(text)))

    @property
    def file(self) -> bytes:
        return animated(self.width, self.height, self.frames)


class FilmScene(NamedTuple):
    """A range of entries of a match."""

    found: Found
    until: int


def one_round(key: str, round_: int) -> FilmScene:
    """Return a round of the first match between bots that has it, from its first to its last entry."""
    seats = min(registry.meta(key).seats[1], max(registry.meta(key).seats[0], 4))
    found = find(key, Wanted(round=round_), seats)
    if found is None:
        raise BadOptions("no_round", round=round_)
    game = registry.find(key)
    rounds = {step.entries: game.round(step.state) for step in steps(found.match)}
    first = min(entries for entries, number in rounds.items() if number == round_)
    last = max(entries for entries, number in rounds.items() if number == round_)
    return FilmScene(Found(found.match, first), min(last + 1, len(found.match.entries)))


def shoot(
    key: str, round_: int, language: str, file: Path, total: Callable[[int], None], done: Callable[[], None]
) -> int:
    """Film a round, entry by entry, and return the size of the file in bytes."""
    (match, first), until = one_round(key, round_)
    total(until - first)
    with serving() as address, browsing() as browser:
        lab = laboratory(browser, address)
        context = browser.new_context(
            viewport={"width": WIDTH, "height": HEIGHT}, locale=language, color_scheme="light"
        )
        camera = Camera(context.new_page(), ScreenLook("film", language, "light"))
        camera.page.goto(address)
        camera.home()
        theatre = Theatre(camera, match, first)
        reel = Reel(lab, round(WIDTH * SMALLER), round(HEIGHT * SMALLER))
        reel.add(camera.page.screenshot(), REST)
        while theatre.entries < until:
            theatre.next()
            reel.add(camera.page.screenshot(), STEP)
            while not theatre.is_still:
                for _ in range(STEP // 50):
                    theatre.frame(50)
                reel.add(camera.page.screenshot(), STEP)
            theatre.frame(REST)
            reel.add(camera.page.screenshot(), REST)
            done()
        reel.add(camera.page.screenshot(), LAST)
        written = reel.file
        context.close()
    if len(written) > LARGEST:
        raise BadOptions("film_too_large", bytes=len(written), limit=LARGEST)
    file.write_bytes(written)
    return len(written)


def laboratory(browser: Browser, address: str) -> Page:
    """Return a page that compares and encodes pictures, without the product's content security policy."""
    page = browser.new_context(bypass_csp=True).new_page()
    page.goto(address)
    return page
