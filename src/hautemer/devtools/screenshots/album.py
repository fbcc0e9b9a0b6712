"""The album: all screens by name, and taking pictures of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from pathlib import Path

from hautemer.core import registry
from hautemer.devtools.screenshots.animated_scenes import played_out
from hautemer.devtools.screenshots.camera import LONGER, SIZES, Camera, ScreenLook, browsing, serving
from hautemer.devtools.screenshots.scenes import corners, of_game
from hautemer.devtools.screenshots.stage import Staged, staged

# Early, in the middle and near the end, as shares of a match.
MOMENTS = {"early": 0.04, "middle": 0.5, "late": 0.9}

Screens = dict[str, Callable[[Camera], None]]


def screens() -> Screens:
    """Return every screen by name. A match is played when its first screen is shown."""
    found: Screens = {
        "home": Camera.home,
        "settings": Camera.settings,
        "lobby": Camera.lobby,
        "generic": Camera.generic,
    }
    found |= corners(lru_cache(maxsize=1)(partial(staged, registry.keys()[0])))
    for key in registry.keys():  # noqa: SIM118 - the registry is no dict
        least, most = registry.meta(key).seats
        found[f"{key}-rulebook"] = partial(Camera.rulebook, key=key)
        if registry.lesson(key) is not None:
            found[f"{key}-lesson"] = partial(Camera.lesson, key=key)
            found[f"{key}-advised"] = partial(Camera.advised, key=key)
        usual = min(most, max(least, 4))
        for seats in sorted({usual, most}):
            match = lru_cache(maxsize=1)(partial(staged, key, seats))
            shown = of_match(match)
            if seats == usual:
                shown |= of_game(match) | played_out(key, seats, match)
            for name, show in shown.items():
                found[f"{key}-{seats}-{name}"] = show
    return found


def of_match(match: Callable[[], Staged]) -> Screens:
    """Return the screens of one match."""
    moments: Screens = {
        name: lambda camera, share=share: camera.table(match(), match().asked(share))  # type: ignore[misc]
        for name, share in MOMENTS.items()
    }
    return moments | {
        "choosing": lambda camera: camera.choosing(match()),
        "around": lambda camera: camera.around(match()),
        "result": lambda camera: camera.result(match()),
        "replay": lambda camera: camera.replay(match(), match().asked(0.5)),
    }


def pictures(looks: list[ScreenLook], wanted: Screens, folder: Path) -> Iterator[Path]:
    """Take a picture of every screen at every look, each look in a separate browser context."""
    with serving() as address, browsing() as browser:
        for look in looks:
            width, height = SIZES[look.size]
            context = browser.new_context(
                viewport={"width": width, "height": height},
                locale=look.language,
                color_scheme=look.theme,
                reduced_motion="reduce",
            )
            for name, show in wanted.items():
                camera = Camera(context.new_page(), look)
                camera.page.goto(address)
                camera.home()
                show(camera)
                camera.page.wait_for_timeout(150)
                picture = folder / f"{name}-{look}.png"
                camera.page.screenshot(path=picture)
                yield picture
                if camera.page.evaluate(LONGER):
                    whole = folder / f"{name}-whole-{look}.png"
                    camera.take_whole(whole)
                    yield whole
                # Undo what the last screen changed.
                context.set_offline(False)
                camera.page.evaluate("localStorage.clear()")
                camera.close()
            context.close()
