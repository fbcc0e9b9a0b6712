"""Target pictures next to the product in the same state, size, language and theme."""

from __future__ import annotations

import struct
from base64 import b64encode
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from hautemer.core import registry
from hautemer.core.errors import BadOptions
from hautemer.devtools.screenshots import scenes
from hautemer.devtools.screenshots.camera import Camera, ScreenLook, browsing, serving
from hautemer.devtools.screenshots.manifest import Picture, listed
from hautemer.devtools.screenshots.moments import Found, find, steps
from hautemer.devtools.screenshots.playback import Theatre
from hautemer.devtools.screenshots.stage import CALM
from hautemer.words import Plain, Words

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PNG = b"\x89PNG\r\n\x1a\n"
# Without staged moments, so that a round is watched quickly.
AT_ONCE = "localStorage.setItem('hautemer', JSON.stringify({ pace: 'instant' }))"


class Target(NamedTuple):
    """A target picture, and the game that it shows."""

    picture: Picture
    key: str | None
    file: Path


class Compared(NamedTuple):
    """A picture next to its target, or the key of the reason why there is none."""

    target: str
    made: Path | None
    why: str | None = None


def targets(folder: Path, only: list[str]) -> tuple[list[Target], list[Compared]]:
    """Return the targets to compare, and those left out: skipped, missing in the folder, or unlisted."""
    found: list[Target] = []
    left: list[Compared] = []
    named: set[str] = set()
    for key, lists in listed():
        named |= {*lists.skipped, *(picture.target for picture in lists.picture)}
        left += [Compared(name, None, why) for name, why in lists.skipped.items() if is_wanted(name, only)]
        for picture in lists.picture:
            if not is_wanted(picture.target, only):
                continue
            file = folder / picture.target
            if file.is_file():
                found.append(Target(picture, key, file))
            else:
                left.append(Compared(picture.target, None, "missing"))
    others = (str(path.relative_to(folder).as_posix()) for path in sorted(folder.rglob("*.png")))
    left += [
        Compared(name, None, "unlisted") for name in others if name not in named and is_wanted(name, only)
    ]
    if not found:
        raise BadOptions("no_targets", folder=str(folder))
    return found, left


def is_wanted(name: str, only: list[str]) -> bool:
    return not only or any(part in name for part in only)


def size_of(file: Path) -> tuple[int, int]:
    """Return the width and the height of a PNG file."""
    head = file.read_bytes()[:24]
    if not head.startswith(PNG):
        raise BadOptions("no_picture", file=file.name)
    width, height = struct.unpack(">II", head[16:24])
    return width, height


class Missing(Exception):
    """Raised if no match between bots has the wanted moment."""


class Shot:
    """One screen in the state of a target picture."""

    def __init__(self, camera: Camera, target: Target) -> None:
        self.camera = camera
        self.picture = target.picture
        self.key = target.key or registry.keys()[0]

    @property
    def seats(self) -> int:
        least, most = registry.meta(self.key).seats
        return min(most, max(least, 4)) if self.picture.seats is None else self.picture.seats

    def found(self) -> Found:
        """Return the wanted moment in a match between bots."""
        options = tuple(sorted(self.picture.options.items()))
        wanted = self.picture.moment
        found = find(self.key, wanted, self.seats, self.picture.bot, options)
        if found is None:
            raise Missing
        return found

    def table(self) -> None:
        match, entries = self.found()
        pace = {**CALM, "window": self.picture.window}
        self.camera.table(match, entries, pace)

    def pressed(self) -> None:
        """Show the board after one piece was pressed."""
        self.table()
        dock = self.camera.page.get_by_role("region", name=self.camera.words.say("web-your-part"))
        dock.get_by_role("group").get_by_role("button", disabled=False).first.click()

    def stage(self) -> None:
        match, entries = self.found()
        theatre = Theatre(self.camera, match, entries - 1)
        theatre.next()
        theatre.wait_for(self.picture.stage, self.picture.at)

    def watched(self) -> None:
        """Show the board to a person who has watched the round before."""
        match, entries = self.found()
        game = registry.find(self.key)
        rounds = {step.entries: game.round(step.state) for step in steps(match)}
        before = rounds[entries] - 1
        self.camera.page.evaluate(AT_ONCE)
        theatre = Theatre(
            self.camera, match, min(one for one, number in rounds.items() if number == before), frozen=False
        )
        while theatre.entries < entries:
            theatre.next()

    def result(self) -> None:
        match = self.found().match
        self.camera.result(match)

    def ended(self) -> None:
        """Show the board after the end with the result closed."""
        self.result()
        self.camera.page.keyboard.press("Escape")
        self.camera.dialog.wait_for(state="detached")

    def replay(self) -> None:
        self.camera.replay(*self.found())

    def lost(self) -> None:
        self.table()
        self.camera.page.context.set_offline(True)
        self.camera.page.get_by_text(self.camera.words.say("web-line-lost")).wait_for()

    def settings(self) -> None:
        self.table()
        self.camera.press("web-menu")
        self.camera.press("web-settings")
        self.camera.page.get_by_role("dialog", name=self.camera.words.say("web-settings")).wait_for()

    def rulebook(self) -> None:
        """Show a section of the rulebook; a printed one is shown as it leaves the printer."""
        self.camera.rulebook(self.key)
        self.camera.go("learn", self.key, self.picture.section)

    def printed(self) -> None:
        self.rulebook()
        self.camera.page.emulate_media(media="print")

    def lobby(self) -> None:
        scenes.peopled(self.camera, self.key, self.seats)

    def harbour(self) -> None:
        scenes.harbour(self.camera)

    def nowhere(self) -> None:
        scenes.address(self.camera, "table", "nowhere", message="error-no-such-table")

    def generic(self) -> None:
        self.camera.generic()

    def take(self, file: Path) -> None:
        """Set the screen up and take its picture."""
        show: Callable[[], None] = getattr(self, self.picture.screen)
        show()
        self.camera.page.evaluate("document.fonts.ready")
        self.camera.page.wait_for_timeout(250)
        self.camera.page.screenshot(path=file)


def compare(found: list[Target], out: Path, words: Words) -> Iterator[Compared]:
    """Take a picture of each state, and place it next to its target."""
    with serving() as address, browsing() as browser:
        for target in found:
            picture = target.picture
            width, height = size_of(target.file)
            context = browser.new_context(
                viewport={"width": width // picture.scale, "height": height // picture.scale},
                device_scale_factor=picture.scale,
                locale=picture.language,
                color_scheme=picture.theme,
                reduced_motion="reduce",
                has_touch=picture.scale > 1,
            )
            camera = Camera(context.new_page(), ScreenLook("target", picture.language, picture.theme))
            camera.page.goto(address)
            camera.home()
            name = picture.target.removesuffix(".png").replace("/", "-")
            product, beside = out / f"{name}-product.png", out / f"{name}.png"
            try:
                Shot(camera, target).take(product)
            except Missing:
                yield Compared(picture.target, None, "moment")
                continue
            except Exception as problem:  # one failing screen must not stop the others
                yield Compared(picture.target, None, f"failed: {str(problem).splitlines()[0]}")
                continue
            finally:
                camera.close()
                context.close()
            lay_beside(browser, target.file, product, beside, width, height, words)
            product.unlink()
            yield Compared(picture.target, beside)


def lay_beside(
    browser: Browser, target: Path, product: Path, beside: Path, width: int, height: int, words: Words
) -> None:
    """Draw two pictures of one size side by side, each under its name."""
    page = browser.new_page(viewport={"width": 2 * width + 24, "height": height + 44})
    shown = "".join(
        f"<figure><figcaption>{escape(words.say(message))}</figcaption>"
        f'<img width="{width}" src="data:image/png;base64,{b64encode(file.read_bytes()).decode()}"></figure>'
        for message, file in (("compare-target", target), ("compare-product", product))
    )
    style = (
        "body{margin:8px;display:flex;gap:8px;background:#777}figure{margin:0}img{display:block}"
        "figcaption{font:16px/28px sans-serif;color:#fff}"
    )
    page.set_content(f"<style>{style}</style>{shown}", wait_until="load")
    page.screenshot(path=beside)
    page.close()


def write_index(out: Path, compared: list[Compared], words: Words) -> None:
    """Write the page that shows all pairs, and lists the targets without one."""
    made = "".join(
        f'<h2>{escape(one.target)}</h2><img loading="lazy" src="{escape(one.made.name)}">'
        for one in compared
        if one.made is not None
    )
    left = "".join(
        f"<li>{escape(one.target)}: {escape(reason_of(one, words))}</li>"
        for one in compared
        if one.made is None
    )
    title = escape(words.say("compare-title"))
    style = "body{font:16px sans-serif;margin:16px;background:#eee}img{max-width:100%}"
    page = f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>{title}</title>'
    page += f"<style>{style}</style><h1>{title}</h1><ul>{left}</ul>{made}</html>\n"
    (out / "index.html").write_text(page, encoding="utf-8")


def reason_of(one: Compared, words: Words) -> str:
    """Return why a picture has no pair."""
    key, _, detail = (one.why or "").partition(": ")
    return words.say(f"compare-{key}", why=Plain(detail))
