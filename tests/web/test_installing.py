"""Installation on a home screen: the device never stores a match."""

from __future__ import annotations

from collections.abc import Callable

from tests.cases import KEYS
from tests.web.person import Screen


def test_only_files_that_never_change_are_kept(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen()
    page = screen.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_load_state("networkidle")
    page.reload()
    screen.make(KEYS[0], 4)
    kept = page.evaluate(
        "caches.open('hautemer').then(s => s.keys()).then(all => all.map(one => new URL(one.url).pathname))"
    )
    assert kept
    assert [path for path in kept if not path.startswith("/assets/")] == []


def test_it_can_be_installed(open_screen: Callable[..., Screen]) -> None:
    page = open_screen().page
    sizes = page.evaluate(
        """async () => {
            const link = document.querySelector('link[rel=manifest]').href
            const { icons } = await (await fetch(link)).json()
            return Promise.all(icons.map(async ({ src, sizes }) => {
                const image = new Image()
                image.src = new URL(src, link)
                await image.decode()
                return [sizes, `${image.naturalWidth}x${image.naturalHeight}`]
            }))
        }"""
    )
    assert [found for asked, found in sizes if asked != "any"] == ["192x192", "512x512", "512x512"]
    assert [asked for asked, found in sizes if asked not in ("any", found)] == []


def test_the_frame_of_the_browser_is_wood_by_day_and_by_night(open_screen: Callable[..., Screen]) -> None:
    page = open_screen().page
    colours = "[...document.querySelectorAll('meta[name=theme-color]')].map(one => one.content)"
    assert page.evaluate(colours) == ["#5b3a22"] * 2
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(f"() => {colours}.every(one => one === '#2b1b10')")
